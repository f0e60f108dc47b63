"""Errors of the store by their code; the sentences stand in locale/*/store.ftl."""

from __future__ import annotations

from gladsheim.errors import BrokenChain, Conflict, Declined, Repeated, StoreError
from gladsheim.words import Refusal, say


def store_error(code: str, **terms: int | str) -> StoreError:
    """The database cannot be used, with the reason."""
    return StoreError(code, sentence(code, terms), terms)


def declined(code: str, **terms: int | str) -> Declined:
    """What was asked for cannot be had, with the reason."""
    return Declined(code, sentence(code, terms), terms)


def conflict(number: int, last: int) -> Conflict:
    """The journal does not go on with this number."""
    terms = {"number": number, "last": last}
    return Conflict("journal/conflict", sentence("journal/conflict", terms), terms)


def repeated(number: int) -> Repeated:
    """The client's line is in the journal under this number."""
    terms = {"number": number}
    return Repeated("journal/repeated", sentence("journal/repeated", terms), terms, number)


def broken_chain(table: str, number: int) -> BrokenChain:
    """The first line that is not as it was written."""
    terms: dict[str, int | str] = {"table": table, "number": number}
    return BrokenChain("journal/broken", sentence("journal/broken", terms), terms)


def sentence(code: str, terms: dict[str, int | str] | dict[str, int]) -> str:
    """What a code says in English."""
    return say(Refusal(code, dict(terms)).words)
