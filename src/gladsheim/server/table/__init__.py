"""A table that is alive: its match under a lock, its clocks, its bots, its people."""
