"""Every address below which the server answers, by its subject."""
