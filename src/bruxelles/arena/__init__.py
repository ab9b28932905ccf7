"""Where bots meet: many games, counted."""
