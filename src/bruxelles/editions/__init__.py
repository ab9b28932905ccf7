"""Two editions of one game compared: from their scripts, makers and boxes, the rules that they cite, and the ledger."""
