"""Which games were practice is found without reading their journals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    practised = sa.text("step = 'Practice'")
    op.create_index("ix_journal_practice", "journal", ["table_id"], sqlite_where=practised, postgresql_where=practised)
