"""The application: what is asked over HTTP, who asks, and what is refused."""
