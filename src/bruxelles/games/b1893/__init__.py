"""Bruxelles 1893."""
