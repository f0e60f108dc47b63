"""Blood Rage in the terminal."""
