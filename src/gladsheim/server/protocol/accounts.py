"""People and their sessions, over HTTP."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from gladsheim.words import Words


class Problem(Struct, frozen=True):
    """Why a request was refused: a code for programs, a sentence in the reader's language, words for any other."""

    code: str
    sentence: str
    words: Words


class Me(Struct, frozen=True):
    """What only I may know of myself. Nobody has a login but an account; an empty webhook is none."""

    id: str
    name: str
    face: str
    guest: bool
    login: str
    webhook: str
    created: int


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends over HTTP; its repr shows nothing, for there may be secrets in it."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


class NewGuest(Body, frozen=True):
    """Play at once; who gives no name gets one."""

    name: str = ""


class ChangeMe(Body, frozen=True):
    """Another name or face, or an address that is told when it is my turn (empty for none); null leaves it as it is."""

    name: str | None = None
    face: str | None = None
    webhook: str | None = None


class Credentials(Body, frozen=True):
    """With these an account is made, or opened."""

    login: str
    password: str


class NewPassword(Body, frozen=True):
    """Another password, for whoever knows the old one."""

    old: str
    new: str


class Farewell(Body, frozen=True):
    """Delete me and all that is known of me; an account gives its password once more."""

    password: str = ""


class SeatLink(Body, frozen=True):
    """The token of a private link to a seat."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class SeatOpened(Struct, frozen=True):
    """Where a private link has led, to a seat at a table or to a place in a campaign, and who I am there."""

    table: str
    campaign: str
    seat: int
    me: Me
