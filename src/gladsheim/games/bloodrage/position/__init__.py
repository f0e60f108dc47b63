"""Positions of Blood Rage written by hand."""
