"""The options of 1897, each a difference that attaches to a quantity, a decision or a moment."""
