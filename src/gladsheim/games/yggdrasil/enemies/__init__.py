"""The Enemies and their cards."""
