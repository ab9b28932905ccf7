"""Give every seat a colour; existing seats get the colour of their place."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

COLOURS = ("red", "blue", "violet", "green", "amber")

tables = sa.table("tables", sa.column("id", sa.String), sa.column("seats", sa.JSON))


def upgrade() -> None:
    connection = op.get_bind()
    for name, seats in connection.execute(sa.select(tables.c.id, tables.c.seats)).all():
        coloured = [{**seat, "colour": colour} for seat, colour in zip(seats, COLOURS, strict=False)]
        connection.execute(sa.update(tables).where(tables.c.id == name).values(seats=coloured))


def downgrade() -> None:
    connection = op.get_bind()
    for name, seats in connection.execute(sa.select(tables.c.id, tables.c.seats)).all():
        plain = [{key: value for key, value in seat.items() if key != "colour"} for seat in seats]
        connection.execute(sa.update(tables).where(tables.c.id == name).values(seats=plain))
