"""Völuspá (Scott Caputo, White Goblin Games 2012) with the Saga of Edda; see docs/games/voluspa.md."""
