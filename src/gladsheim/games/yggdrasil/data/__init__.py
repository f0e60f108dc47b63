"""Figures that the rulebooks do not give: reconstructed by us, in one file that an owner of the game can replace."""
