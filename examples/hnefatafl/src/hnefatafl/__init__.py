"""Hnefatafl, the king's table: Brandubh on 7 × 7 squares and Tablut on 9 × 9."""
