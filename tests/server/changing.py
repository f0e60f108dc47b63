"""The Feast under rules that have changed since: some can take an older state over, some cannot."""

from __future__ import annotations

from gladsheim.kernel.dump import Data
from gladsheim.testing.feast.campaign import Winter
from gladsheim.testing.feast.game import Feast


class Newer(Feast):
    """Understands the states of the first rules."""

    def __init__(self) -> None:
        super().__init__()
        self.rules_version = 2

    def raised(self, data: Data) -> Data | None:
        return {**data, "rules": 2}


class Other(Feast):
    """Understands nothing but itself."""

    def __init__(self) -> None:
        super().__init__()
        self.rules_version = 3


NEWER = Newer()
OTHER = Other()
CAMPAIGN = Winter()
