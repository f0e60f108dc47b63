"""People who are away are told that it is their turn."""
