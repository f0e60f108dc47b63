"""With which code the server closes a websocket."""

from __future__ import annotations

from typing import Final

THEY_LEFT: Final = 1000
GOING_AWAY: Final = 1012
SESSION_ENDED: Final = 4001
NOT_WELCOME: Final = 4003
NO_SUCH_TABLE: Final = 4004
TOO_SLOW: Final = 4008
TOO_FAST: Final = 4009
TOO_MANY: Final = 4013
