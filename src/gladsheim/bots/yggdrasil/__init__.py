"""How Yggdrasil Chronicles is played well together: which Enemy threatens most, who can stop it, and at what risk."""

from __future__ import annotations

from gladsheim.bots.yggdrasil.evaluation import Yggdrasil

EVALUATION = Yggdrasil()
