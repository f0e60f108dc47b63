"""What a host can set, and where it is set."""

from gladsheim.server.config.settings import Config

__all__ = ["Config"]
