"""Pillage and battle."""
