"""Whose turn it is, what players add to the dice, and which table repeats which."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("turn", sa.Text()))
    op.add_column("tables", sa.Column("turn_number", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("entropy", sa.String(length=64)))
    op.create_index("ix_tables_rematch_of", "tables", ["rematch_of"])
