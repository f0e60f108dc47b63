"""Nidavellir (Serge Laget, Grrre Games 2020); see docs/games/nidavellir.md."""
