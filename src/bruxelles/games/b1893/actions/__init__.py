"""What a meeple does: five actions on the Art Nouveau board, four in Brussels, the free actions of house owners."""
