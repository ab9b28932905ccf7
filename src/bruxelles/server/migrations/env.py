"""Run by Alembic: changes the database over the connection that the store provides."""

from alembic import context

from bruxelles.server.schema import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
