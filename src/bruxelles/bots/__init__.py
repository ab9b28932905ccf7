"""Bots: programs that answer decisions."""
