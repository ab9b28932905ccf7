"""The 32 Belle Époque cards, each in one class; the two cards for a moment share a file."""
