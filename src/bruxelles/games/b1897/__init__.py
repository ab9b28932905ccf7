"""Bruxelles 1897, told in the order of its rulebook."""
