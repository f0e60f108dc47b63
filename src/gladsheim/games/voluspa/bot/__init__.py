"""What makes a position of Völuspá good beyond its points: tiles in hand, lines that lie open, and the turn."""

from __future__ import annotations

from gladsheim.games.voluspa.bot.evaluation import Voluspa

EVALUATION = Voluspa()
