"""Blood Rage (Eric M. Lang, CMON 2015); see docs/games/bloodrage.md."""
