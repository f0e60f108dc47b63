"""Positions of Yggdrasil Chronicles written by hand."""
