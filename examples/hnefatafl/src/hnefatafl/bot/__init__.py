"""What bots know of Hnefatafl."""

from hnefatafl.bot.evaluation import EVALUATION

__all__ = ["EVALUATION"]
