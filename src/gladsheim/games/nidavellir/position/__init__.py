"""Positions of Nidavellir written by hand."""
