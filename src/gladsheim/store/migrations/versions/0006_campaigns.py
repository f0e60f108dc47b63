"""Campaigns: series of games that people share; a table may belong to one, and start from more than its options."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("setup", sa.Text()))
    op.add_column("tables", sa.Column("campaign", sa.String(length=10)))
    op.create_index("ix_tables_campaign", "tables", ["campaign"])
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("host_id", sa.String(length=12)),
        sa.Column("invitation", sa.String(length=64)),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("others", sa.Text(), nullable=False),
        sa.Column("extra", sa.Text(), nullable=False),
        sa.Column("story", sa.Text()),
        sa.Column("table_id", sa.String(length=10)),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["host_id"], ["users.id"], name="fk_campaigns_host_id"),
        sa.PrimaryKeyConstraint("id", name="pk_campaigns"),
    )
    op.create_index("ix_campaigns_host_id", "campaigns", ["host_id"])
    op.create_index("ix_campaigns_status", "campaigns", ["status"])
    op.create_index("ix_campaigns_invitation", "campaigns", ["invitation"], unique=True)
    op.create_table(
        "campaign_seats",
        sa.Column("campaign_id", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("hero", sa.String(length=40), nullable=False),
        sa.Column("user_id", sa.String(length=12)),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("entropy", sa.String(length=64), nullable=False),
        sa.Column("link", sa.String(length=64)),
        sa.ForeignKeyConstraint(["campaign_id"], ["campaigns.id"], name="fk_campaign_seats_campaign_id"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_campaign_seats_user_id"),
        sa.PrimaryKeyConstraint("campaign_id", "seat", name="pk_campaign_seats"),
    )
    op.create_index("ix_campaign_seats_user_id", "campaign_seats", ["user_id"])
    op.create_index("ix_campaign_seats_link", "campaign_seats", ["link"], unique=True)
    op.create_table(
        "campaign_records",
        sa.Column("campaign_id", sa.String(length=10), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["campaign_id"], ["campaigns.id"], name="fk_campaign_records_campaign_id"),
        sa.PrimaryKeyConstraint("campaign_id", "number", name="pk_campaign_records"),
    )
