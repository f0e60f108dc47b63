"""The first release: people, tables, the journal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

REFUSAL = "the journal is append-only"


def upgrade() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.String(length=12), nullable=False),
        sa.Column("name", sa.String(length=30), nullable=False),
        sa.Column("login", sa.String(length=30)),
        sa.Column("login_key", sa.String(length=120)),
        sa.Column("password", sa.String(length=200)),
        sa.Column("webhook", sa.String(length=500), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("deleted", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
    )
    op.create_index("ix_users_login_key", "users", ["login_key"], unique=True)
    op.create_index("ix_users_seen", "users", ["seen"])
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.String(length=12), nullable=False),
        sa.Column("other_id", sa.String(length=12), nullable=False),
        sa.ForeignKeyConstraint(["other_id"], ["users.id"], name="fk_blocks_other_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_blocks_user_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("user_id", "other_id", name="pk_blocks"),
    )
    op.create_index("ix_blocks_other_id", "blocks", ["other_id"])
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.String(length=12), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_sessions_user_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="pk_sessions"),
    )
    op.create_index("ix_sessions_expires", "sessions", ["expires"])
    op.create_index("ix_sessions_user_id", "sessions", ["user_id"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=10), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("invitation", sa.String(length=64)),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("companion", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("host_id", sa.String(length=12)),
        sa.Column("rematch_of", sa.String(length=10)),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("entropies", sa.Text(), nullable=False),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("reason", sa.Text()),
        sa.Column("scores", sa.Text()),
        sa.Column("places", sa.Text()),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger()),
        sa.Column("ended", sa.BigInteger()),
        sa.ForeignKeyConstraint(["host_id"], ["users.id"], name="fk_tables_host_id"),
        sa.ForeignKeyConstraint(
            ["rematch_of"], ["tables.id"], name="fk_tables_rematch_of", initially="DEFERRED", deferrable=True
        ),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_host_id", "tables", ["host_id"])
    op.create_index("ix_tables_invitation", "tables", ["invitation"], unique=True)
    op.create_index("ix_tables_status", "tables", ["status", "created"])
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(length=10), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.String(length=12), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_chat_user_id"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
    )
    op.create_index("ix_chat_user_id", "chat", ["user_id"])
    op.create_table(
        "conduct",
        sa.Column("table_id", sa.String(length=10), nullable=False),
        sa.Column("user_id", sa.String(length=12), nullable=False),
        sa.Column("removed", sa.Boolean(), nullable=False),
        sa.Column("muted", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_conduct_table_id"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_conduct_user_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name="pk_conduct"),
    )
    op.create_index("ix_conduct_user_id", "conduct", ["user_id"])
    op.create_table(
        "dumps",
        sa.Column("table_id", sa.String(length=10), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_dumps_table_id"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_dumps"),
    )
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(length=10), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("step", sa.String(length=40), nullable=False),
        sa.Column("text", sa.String(length=500), nullable=False),
        sa.Column("client", sa.String(length=64), nullable=False),
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_journal_table_id"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_journal"),
    )
    op.create_index(
        "ix_journal_client",
        "journal",
        ["table_id", "client"],
        unique=True,
        sqlite_where=sa.text("client <> ''"),
        postgresql_where=sa.text("client <> ''"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("user_id", sa.String(length=12)),
        sa.Column("owner_id", sa.String(length=12)),
        sa.Column("bot", sa.String(length=40), nullable=False),
        sa.Column("link", sa.String(length=64)),
        sa.Column("remaining", sa.BigInteger()),
        sa.ForeignKeyConstraint(["owner_id"], ["users.id"], name="fk_seats_owner_id"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name="fk_seats_user_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_link", "seats", ["link"], unique=True)
    op.create_index("ix_seats_owner_id", "seats", ["owner_id"])
    op.create_index("ix_seats_user_id", "seats", ["user_id"])
    guard_journal()


def guard_journal() -> None:
    """Let no statement change or delete a line of the journal."""
    if op.get_bind().dialect.name == "sqlite":
        for verb in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER journal_{verb.lower()} BEFORE {verb} ON journal "
                f"BEGIN SELECT RAISE(ABORT, '{REFUSAL}'); END"
            )
        return
    op.execute(
        "CREATE FUNCTION journal_is_append_only() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN RAISE EXCEPTION '{REFUSAL}'; END $$"
    )
    op.execute(
        "CREATE TRIGGER journal_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON journal "
        "FOR EACH STATEMENT EXECUTE FUNCTION journal_is_append_only()"
    )
