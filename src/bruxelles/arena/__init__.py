"""Simulations: many games between bots, and their statistics."""
