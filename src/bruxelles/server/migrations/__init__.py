"""How the database grew; Alembic runs what is new when a server starts."""
