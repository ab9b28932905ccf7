"""Comparing two editions of a game: their rules (by the ledger's tables), contents and boxes."""
