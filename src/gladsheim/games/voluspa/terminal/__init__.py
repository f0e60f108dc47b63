"""Völuspá in the terminal."""
