"""Belle Époque: what the expansion adds to the second edition and what it changes. (chapters 93-BE)"""
