"""What a clan can do in its turn."""
