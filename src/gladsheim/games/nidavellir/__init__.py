"""Nidavellir (Serge Laget, Grrre Games 2020); see docs/games/nidavellir.md."""

from gladsheim.games.nidavellir.game import Nidavellir

GAME = Nidavellir()
