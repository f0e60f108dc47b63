"""Accounts, tables and the journal of every game, in SQLite or PostgreSQL."""

from gladsheim.store.store import Store

__all__ = ["Store"]
