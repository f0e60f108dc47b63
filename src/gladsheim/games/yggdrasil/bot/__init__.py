"""How Yggdrasil Chronicles is played well together: which Enemy threatens most, who can stop it, and at what risk."""

from __future__ import annotations

from gladsheim.games.yggdrasil.bot.evaluation import Yggdrasil

EVALUATION = Yggdrasil()
