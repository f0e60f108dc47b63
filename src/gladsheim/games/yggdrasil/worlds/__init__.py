"""The nine worlds and what gods do there."""
