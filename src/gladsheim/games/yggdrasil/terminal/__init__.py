"""Yggdrasil Chronicles in the terminal."""
