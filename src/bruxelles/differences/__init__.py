"""What differs between two editions of a game: their rules by the ledger's tables, their contents and their boxes."""
