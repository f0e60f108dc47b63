"""A series of games whose outcomes count later on, as plain data and pure functions."""

from gladsheim.kit.campaign.campaign import Campaign, Chapter, Plan
from gladsheim.kit.campaign.checking import read_story
from gladsheim.kit.campaign.outcome import Outcome
from gladsheim.kit.campaign.sheets import Box, Gift, Line, PrintedBox, PrintedLine
from gladsheim.kit.campaign.story import Played, Purchase, Sheet, Story

__all__ = [
    "Box",
    "Campaign",
    "Chapter",
    "Gift",
    "Line",
    "Outcome",
    "Plan",
    "Played",
    "PrintedBox",
    "PrintedLine",
    "Purchase",
    "Sheet",
    "Story",
    "read_story",
]
