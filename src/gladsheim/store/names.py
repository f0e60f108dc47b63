"""Ids, tokens, and what people may call themselves."""

from __future__ import annotations

import secrets
import string
import unicodedata
from hashlib import sha256
from typing import Final

from gladsheim.store.refusals import declined
from gladsheim.store.visible import is_visible, shows, unstyled

LONGEST_NAME: Final = 30
LETTERS: Final = string.ascii_letters + string.digits
FACES: Final = (
    *("seeress", "wanderer", "thunderer", "maiden", "queen", "dwarf", "smith", "berserk", "elder", "skald", "jarl"),
    *("hunter", "raven", "wolf", "bear", "boar", "stag", "goat", "squirrel", "cat", "serpent", "horse", "eagle", "fox"),
)
"""What people may look like; the client draws each."""
BOTS: Final = frozenset(("elder", "raven", "eagle", "squirrel", "skald"))
"""Those that bots look like, or did: nobody gets one without choosing it, so that two at a table look different."""
DEALT: Final = tuple(face for face in FACES if face not in BOTS)


def new_id(length: int) -> str:
    """A random id of letters and digits."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def new_token() -> str:
    """32 random bytes for a cookie or an address; only their hash is stored."""
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode(errors="surrogatepass")).hexdigest()


def clean_name(name: str) -> str:
    """A name as it is kept: 1 to 30 characters that can be seen, single spaces between words."""
    clean = " ".join(part for part in unstyled(unicodedata.normalize("NFC", name)).strip().split(" ") if part)
    if not clean and name.strip():
        raise declined("account/name-characters")
    if not 1 <= len(clean) <= LONGEST_NAME:
        raise declined("account/name-length", longest=LONGEST_NAME)
    if not is_visible(clean) or not shows(clean):
        raise declined("account/name-characters")
    return clean


def clean_face(face: str) -> str:
    """One of the faces."""
    if face not in FACES:
        raise declined("account/unknown-face", face=face[:LONGEST_NAME])
    return face


def face_of(user: str, chosen: str) -> str:
    """The face that somebody has chosen; until then one that goes with his id and stays, and that no bot has."""
    if chosen in FACES:
        return chosen
    number, other, *_ = sha256(user.encode()).digest()
    face = FACES[number % len(FACES)]
    return face if face in DEALT else DEALT[other % len(DEALT)]


def login_key(login: str) -> str:
    """One key for all spellings of a login that look alike in capitals and small letters."""
    return unicodedata.normalize("NFKC", login.casefold()).casefold()


def is_keepable(text: str, longest: int) -> bool:
    """Short enough, without the characters that a database refuses: NUL and half surrogate pairs."""
    if len(text) > longest or "\0" in text:
        return False
    return text.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in text)
