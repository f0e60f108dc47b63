"""Blood Rage (Eric M. Lang, CMON 2015); see docs/games/bloodrage.md."""

from gladsheim.games.bloodrage.game import BloodRage

GAME = BloodRage()
