"""The B-sides of the Architect boards, each in its own file."""
