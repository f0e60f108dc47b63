"""People who share a screen have names and faces of their own at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("seats", sa.Column("alias", sa.String(length=30), server_default=sa.text("''"), nullable=False))
    op.add_column("seats", sa.Column("face", sa.String(length=20), server_default=sa.text("''"), nullable=False))
