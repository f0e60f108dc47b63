"""How Nidavellir is played well: what armies, heroes and coins will be worth in the end, and what to bid for them."""

from __future__ import annotations

from gladsheim.games.nidavellir.bot.evaluation import Nidavellir

EVALUATION = Nidavellir()
