"""Anything that answers decisions."""
