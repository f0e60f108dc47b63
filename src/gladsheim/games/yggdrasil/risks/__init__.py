"""Fights and saving throws."""
