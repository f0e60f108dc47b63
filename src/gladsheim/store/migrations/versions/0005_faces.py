"""People choose a face."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("users", sa.Column("face", sa.String(length=20), server_default="", nullable=False))
