"""One file for each change of the database, in the order of their numbers."""
