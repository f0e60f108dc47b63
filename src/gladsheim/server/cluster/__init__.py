"""Several workers on one database: what they tell each other, and which of them leads a table."""
