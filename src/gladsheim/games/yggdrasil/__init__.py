"""Yggdrasil Chronicles (Cédric Lefebvre, Ludonaute 2019); see docs/games/yggdrasil.md."""
