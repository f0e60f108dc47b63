"""From the store to a match: a journal played again."""
