"""The first edition of Bruxelles 1893: only what differs from the second."""
