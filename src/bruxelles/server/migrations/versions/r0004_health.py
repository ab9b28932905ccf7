"""Rows that belong to no table, with which the server finds out whether it can write."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "health",
        sa.Column("mark", sa.String(40), primary_key=True),
        sa.Column("filling", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("health")
