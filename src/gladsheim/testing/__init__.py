"""Tools that hold a game to its promises: shipped, for other people's games too."""
