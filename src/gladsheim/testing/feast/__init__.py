"""The Feast: a small game of our own that uses every feature of the kernel, written in plain Python on it.

Two to four guests bring a feast to a good end together, or not at all. They deal dishes and draft them, passing the
rest on; the steward looks into the cellar and lowers a cask; then four courses, each opened by whoever rises first.
"""

from gladsheim.testing.feast.campaign import Winter
from gladsheim.testing.feast.game import Feast

GAME = Feast()
CAMPAIGN = Winter()
