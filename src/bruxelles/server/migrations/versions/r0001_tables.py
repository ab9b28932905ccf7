"""Tables with their links and logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("base", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("opening", sa.JSON, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("opened", sa.String(40), nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("holder", sa.String(10), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False),
    )
    op.create_table(
        "log",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("key", sa.String(120)),
        sa.Column("what", sa.JSON, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("lines", sa.JSON, nullable=False),
        sa.Column("written", sa.String(40), nullable=False),
        sa.UniqueConstraint("table", "key"),
    )


def downgrade() -> None:
    for table in ("log", "links", "tables"):
        op.drop_table(table)
