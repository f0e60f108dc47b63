"""Where a finished game was won and lost: every decision thought over again, with what its seat could know."""

from gladsheim.review.decisions import Decision, decisions_of
from gladsheim.review.report import Alternative, CurvePoint, Judged, Luck, Played, Player, Review, Turn
from gladsheim.review.study import Study, judge, review

__all__ = [
    "Alternative",
    "CurvePoint",
    "Decision",
    "Judged",
    "Luck",
    "Played",
    "Player",
    "Review",
    "Study",
    "Turn",
    "decisions_of",
    "judge",
    "review",
]
