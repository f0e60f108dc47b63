"""The tables of the database; migrations/ makes them, and a test compares the two.

Times are milliseconds since 1970. Of tokens only the SHA-256 is stored, of passwords only the Argon2 hash.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    SmallInteger,
    String,
    Table,
    Text,
    text,
)

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

USERS: Final = Table(
    "users",
    METADATA,
    Column("id", String(12), primary_key=True),
    Column("name", String(30), nullable=False),
    Column("login", String(30)),
    Column("login_key", String(120)),
    Column("password", String(200)),
    Column("webhook", String(500), nullable=False),
    Column("face", String(20), nullable=False, server_default=text("''")),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("deleted", BigInteger),
    Index("ix_users_login_key", "login_key", unique=True),
    Index("ix_users_seen", "seen"),
)
"""Guests and accounts; a guest has no login, a deleted user no name. Who has chosen no face has one by his id."""

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("user_id", String(12), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("ix_sessions_user_id", "user_id"),
    Index("ix_sessions_expires", "expires"),
)

DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("user_id", String(12), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("ix_devices_user_id", "user_id"),
)
"""Browsers from which somebody has logged in before; the hash covers the user and the token of the browser."""

BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("user_id", String(12), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("other_id", String(12), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    PrimaryKeyConstraint("user_id", "other_id"),
    Index("ix_blocks_other_id", "other_id"),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(10), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("invitation", String(64)),
    Column("hints", Boolean, nullable=False),
    Column("companion", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("host_id", String(12), ForeignKey("users.id")),
    Column("rematch_of", String(10), ForeignKey("tables.id", deferrable=True, initially="DEFERRED")),
    Column("secret", LargeBinary, nullable=False),
    Column("entropies", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("reason", Text),
    Column("scores", Text),
    Column("places", Text),
    Column("turn", Text),
    Column("turn_number", Integer, nullable=False, server_default="0"),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("setup", Text),
    Column("campaign", String(10)),
    Index("ix_tables_status", "status", "created"),
    Index("ix_tables_host_id", "host_id"),
    Index("ix_tables_invitation", "invitation", unique=True),
    Index("ix_tables_rematch_of", "rematch_of"),
    Index("ix_tables_campaign", "campaign"),
)
"""Where people meet; options, setup, clock, entropies, reason, scores, places and turn are JSON.

`turn` lists the seats that owed an answer after line `turn_number` of the journal; null if nobody has looked yet.
"""

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(10), ForeignKey("tables.id"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("user_id", String(12), ForeignKey("users.id")),
    Column("owner_id", String(12), ForeignKey("users.id")),
    Column("bot", String(40), nullable=False),
    Column("link", String(64)),
    Column("remaining", BigInteger),
    Column("entropy", String(64)),
    Column("alias", String(30), nullable=False, server_default=text("''")),
    Column("face", String(20), nullable=False, server_default=text("''")),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_seats_user_id", "user_id"),
    Index("ix_seats_owner_id", "owner_id"),
    Index("ix_seats_link", "link", unique=True),
)
"""`user_id` answers now; `owner_id` is whose seat it is while a bot answers for him.

`entropy` is what he adds to the dice; it counts when the game begins. `alias` and `face` are those of somebody beside
him who plays here on his screen; empty, they are his own.
"""

CONDUCT: Final = Table(
    "conduct",
    METADATA,
    Column("table_id", String(10), ForeignKey("tables.id"), nullable=False),
    Column("user_id", String(12), ForeignKey("users.id", ondelete="CASCADE"), nullable=False),
    Column("removed", Boolean, nullable=False),
    Column("muted", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "user_id"),
    Index("ix_conduct_user_id", "user_id"),
)
"""Whom the host of a table has removed or muted."""

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", String(10), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("user_id", String(12), ForeignKey("users.id"), nullable=False),
    Column("text", String(500), nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    Index("ix_chat_user_id", "user_id"),
)

IS_PRACTICE: Final = text("step = 'Practice'")
"""A line with which somebody who plays without other people had nature answer anew."""

JOURNAL: Final = Table(
    "journal",
    METADATA,
    Column("table_id", String(10), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("step", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("client", String(64), nullable=False),
    Column("hash", String(64), nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    Index(
        "ix_journal_client",
        "table_id",
        "client",
        unique=True,
        sqlite_where=text("client <> ''"),
        postgresql_where=text("client <> ''"),
    ),
    Index("ix_journal_practice", "table_id", sqlite_where=IS_PRACTICE, postgresql_where=IS_PRACTICE),
)
"""The truth: append-only, one row per move, chained by hashes.

Triggers refuse to change a row, and to delete one unless its whole table is being removed.
"""

DUMPS: Final = Table(
    "dumps",
    METADATA,
    Column("table_id", String(10), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)
"""The whole state after a line of the journal, for a table whose rules have changed since."""

REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("table_id", String(10), ForeignKey("tables.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("status", String(10), nullable=False),
    Column("tries", SmallInteger, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("data", Text),
    PrimaryKeyConstraint("table_id"),
    Index("ix_reviews_status", "status"),
)
"""What was thought of a finished game afterwards: how many decisions of how many, and in the end all of it as JSON."""

CAMPAIGNS: Final = Table(
    "campaigns",
    METADATA,
    Column("id", String(10), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(60), nullable=False),
    Column("host_id", String(12), ForeignKey("users.id")),
    Column("invitation", String(64)),
    Column("hints", Boolean, nullable=False),
    Column("clock", Text, nullable=False),
    Column("status", String(10), nullable=False),
    Column("others", Text, nullable=False),
    Column("extra", Text, nullable=False),
    Column("story", Text),
    Column("table_id", String(10)),
    Column("version", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index("ix_campaigns_host_id", "host_id"),
    Index("ix_campaigns_status", "status"),
    Index("ix_campaigns_invitation", "invitation", unique=True),
)
"""Series of games. What its owner brings (`extra`) and the story are JSON, the latter null before it begins.

`table_id` is the game that is played now.

`version` counts the changes, so that a client knows whether it has the newest.
"""

CAMPAIGN_SEATS: Final = Table(
    "campaign_seats",
    METADATA,
    Column("campaign_id", String(10), ForeignKey("campaigns.id"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("hero", String(40), nullable=False),
    Column("user_id", String(12), ForeignKey("users.id")),
    Column("bot", String(40), nullable=False),
    Column("away", Boolean, nullable=False),
    Column("entropy", String(64), nullable=False),
    Column("link", String(64)),
    PrimaryKeyConstraint("campaign_id", "seat"),
    Index("ix_campaign_seats_user_id", "user_id"),
    Index("ix_campaign_seats_link", "link", unique=True),
)
"""Who plays whom: a person, for whom a bot plays while he is away, or a bot, or nobody yet."""

CAMPAIGN_RECORDS: Final = Table(
    "campaign_records",
    METADATA,
    Column("campaign_id", String(10), ForeignKey("campaigns.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("record", Text, nullable=False),
    PrimaryKeyConstraint("campaign_id", "number"),
)
"""The finished games of a campaign as texts: they outlive their tables."""
