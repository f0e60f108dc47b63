"""Devices from which somebody has logged in before; the journal of a table goes when the whole table does."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

REFUSAL = "the journal is append-only"
GOES = "EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id AND status = 'pruned')"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.String(length=12), nullable=False),
        sa.Column("used", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_devices_user_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="pk_devices"),
    )
    op.create_index("ix_devices_user_id", "devices", ["user_id"])
    let_whole_journals_go()


def let_whole_journals_go() -> None:
    """Let no statement change a line of the journal, nor delete one of a table that stays."""
    if op.get_bind().dialect.name == "sqlite":
        op.execute("DROP TRIGGER journal_delete")
        op.execute(
            f"CREATE TRIGGER journal_delete BEFORE DELETE ON journal WHEN NOT {GOES} "
            f"BEGIN SELECT RAISE(ABORT, '{REFUSAL}'); END"
        )
        return
    op.execute("DROP TRIGGER journal_append_only ON journal")
    op.execute(
        "CREATE TRIGGER journal_append_only BEFORE UPDATE OR TRUNCATE ON journal "
        "FOR EACH STATEMENT EXECUTE FUNCTION journal_is_append_only()"
    )
    op.execute(
        "CREATE FUNCTION journal_goes_with_its_table() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN IF NOT {GOES} THEN RAISE EXCEPTION '{REFUSAL}'; END IF; RETURN OLD; END $$"
    )
    op.execute(
        "CREATE TRIGGER journal_delete BEFORE DELETE ON journal "
        "FOR EACH ROW EXECUTE FUNCTION journal_goes_with_its_table()"
    )
