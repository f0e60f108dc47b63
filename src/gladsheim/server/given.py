"""What a handler can ask for by the name of an argument: `hall: TheHall`, `user: TheUser`, `data: JSONBody[…]`."""

from __future__ import annotations

from litestar.di import NamedDependency

from gladsheim.server.hall import Hall
from gladsheim.server.limits import Limits
from gladsheim.store.records import User

TheHall = NamedDependency[Hall]
"""`hall`: everything alive in this process."""

TheLimits = NamedDependency[Limits]
"""`limits`: how much is too much."""

TheUser = NamedDependency[User]
"""`user`: whoever is behind the request; nobody is refused."""

Visitor = NamedDependency[User | None]
"""`visitor`: whoever is behind the request, perhaps nobody."""
