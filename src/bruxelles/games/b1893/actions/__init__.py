"""Actions: five on the Art Nouveau board, four in Brussels, and the free actions of house owners."""
