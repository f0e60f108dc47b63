"""Sagas: pages with paths, goals, deeds and rules, read from files and interpreted; see docs/games/yggdrasil.md."""
