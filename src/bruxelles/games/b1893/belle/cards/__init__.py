"""The 32 Belle Époque cards, two of each window to a file; all that a card does stands in its entry."""
