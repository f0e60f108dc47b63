"""The search of the stronger bots: one tree for all games, worlds that the seat cannot tell from the real one."""

from gladsheim.bots.search.budget import Budget, Flag
from gladsheim.bots.search.levels import LEVELS
from gladsheim.bots.search.thinker import Thinker, think
from gladsheim.bots.search.thought import Candidate, Thought

__all__ = ["LEVELS", "Budget", "Candidate", "Flag", "Thinker", "Thought", "think"]
