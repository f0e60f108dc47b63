"""Matches between bots, many at a time, and what can be learnt from them."""

from gladsheim.arena.result import Result, SeatStanding, Standing, Summary, summary, wilson
from gladsheim.arena.series import play_game, play_games

__all__ = ["Result", "SeatStanding", "Standing", "Summary", "play_game", "play_games", "summary", "wilson"]
