"""What is told to whoever looks at a table."""
