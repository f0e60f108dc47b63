"""All tables that are alive in this worker, and what looks after them."""
