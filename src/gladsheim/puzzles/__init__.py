"""Positions where one move is clearly best: found in games of bots, checked by longer searches, shipped as data."""

from gladsheim.puzzles.puzzle import Puzzle, puzzle_of, puzzles_of, today

__all__ = ["Puzzle", "puzzle_of", "puzzles_of", "today"]
