"""When somebody last visited a table, and the state of its game. Existing tables count as visited now, and as under way
until somebody comes, because their visits and states were not stored before.
"""

import sqlalchemy as sa
from alembic import op

from bruxelles.server.store import now

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

SAVE_ALL = """
insert into visits ("table", state, last)
select id, case when exists (
    select 1 from log where log."table" = tables.id and log.kind = 'answer' and log.key is not null
) then 'going' else 'unbegun' end, :now from tables
"""


def upgrade() -> None:
    op.create_table(
        "visits",
        sa.Column("table", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("last", sa.String(40), nullable=False),
    )
    op.get_bind().execute(sa.text(SAVE_ALL), {"now": now()})
    op.create_index("visits_by_state", "visits", ["state", "last"])


def downgrade() -> None:
    op.drop_table("visits")
