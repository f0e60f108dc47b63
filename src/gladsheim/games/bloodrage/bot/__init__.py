"""How Blood Rage is played well: what cards, figures and provinces are worth, and which battles to win or to lose."""

from __future__ import annotations

from gladsheim.games.bloodrage.bot.evaluation import Bloodrage

EVALUATION = Bloodrage()
