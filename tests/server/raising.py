"""The Feast and its winter under newer rules: both take over what is older, but nobody can be Loki any more."""

from __future__ import annotations

from gladsheim.kernel.dump import Data
from gladsheim.testing.feast.campaign import Winter
from tests.server.changing import Newer


class LongerWinter(Winter):
    """Raises stories of the first version, unless Loki plays in them."""

    def __init__(self) -> None:
        super().__init__()
        self.version = 2
        self.heroes = tuple(hero for hero in self.heroes if hero != "loki")

    def raised(self, data: Data) -> Data | None:
        return None if "loki" in data["heroes"] else {**data, "version": self.version}


GAME = Newer()
CAMPAIGN = LongerWinter()
