"""What a game builds on besides its rules: what a bot and a terminal ask of it."""
