"""Two editions of one game compared: from their scripts, makers and boxes, the rules that these cite, and the ledger."""
