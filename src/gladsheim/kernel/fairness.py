"""Fair dice by commit and reveal: nobody can choose a draw or a roll, and everybody can check each one afterwards.

Before the first move the SHA-256 of a secret is published; every player adds entropy of his own. The n-th answer of
nature takes HMAC-SHA-256 with the secret as key over the table's name, the entropies and n; its first 8 bytes seed a
fresh generator for that one answer. n never goes back, not even when answers are taken back.
"""

from __future__ import annotations

import hmac
import json
import secrets
from hashlib import sha256

from gladsheim.kernel.rng import Rng


class Dice:
    """Where nature's answers come from."""

    def __init__(self, secret: bytes, entropies: tuple[str, ...] = (), table: str = "", rolled: int = 0) -> None:
        self.secret = secret
        self.entropies = entropies
        self.table = table
        self.rolled = rolled
        self.opening = json.dumps([table, list(entropies)], separators=(",", ":"))[:-1]
        self.keyed = hmac.new(secret, digestmod=sha256)

    @property
    def commit(self) -> str:
        """What may be published before the game: it fixes the secret and tells nothing of it."""
        return sha256(self.secret).hexdigest()

    def roll(self) -> Rng:
        """The generator for nature's next answer."""
        rng = self.rng(self.rolled)
        self.rolled += 1
        return rng

    def rng(self, n: int) -> Rng:
        """The generator for nature's n-th answer, counted from 0."""
        keyed = self.keyed.copy()
        keyed.update(f"{self.opening},{n}]".encode())
        return Rng(int.from_bytes(keyed.digest()[:8], "big"))

    def aside(self, purpose: str) -> int:
        """A seed for something that is no answer of nature: the same for the same purpose, and nobody foresees it."""
        keyed = self.keyed.copy()
        keyed.update(f"{self.opening},{json.dumps(purpose)}]".encode())
        return int.from_bytes(keyed.digest()[:8], "big")


def seeded(seed: int) -> Dice:
    """Dice that always fall the same: for tests, research and games whose seed may be known."""
    return Dice(f"seed {seed}".encode())


def fresh(entropies: tuple[str, ...] = (), table: str = "") -> Dice:
    """Dice with a new secret."""
    return Dice(secrets.token_bytes(32), entropies, table)
