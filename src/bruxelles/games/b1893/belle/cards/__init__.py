"""The 32 Belle Époque cards, two of each window to a file; all there is to say about a card stands in its entry."""
