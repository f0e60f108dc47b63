"""How cards, figures and places are called in sentences."""

from __future__ import annotations

from gladsheim.words import Words


def card_words(name: str) -> Words:
    """A card's title."""
    return Words(f"bloodrage-card-{name}")


def cards_words(names: list[str]) -> list[Words]:
    """Several titles, as an enumeration."""
    return [card_words(name) for name in names]


def figure_words(name: str) -> Words:
    """A figure's bare name."""
    return Words(f"bloodrage-figure-{name}")


def figures_words(name: str, count: int) -> Words:
    """So many figures of a kind: a warrior, three warriors, the leader."""
    return Words(f"bloodrage-figures-{name}", {"count": count})


def place_words(name: str) -> Words:
    """The bare name of a province, a fjord, the reserve or Valhalla."""
    return Words(f"bloodrage-place-{name}")


def to_words(name: str) -> Words:
    """To a province, into a fjord."""
    return Words(f"bloodrage-to-{name}")


def in_words(name: str) -> Words:
    """In a province or a fjord."""
    return Words(f"bloodrage-in-{name}")


def region_words(name: str) -> Words:
    """A region's name."""
    return Words(f"bloodrage-region-{name}")


def stat_words(name: str) -> Words:
    """Rage, Axes or Horns."""
    return Words(f"bloodrage-stat-{name}")


def token_words(name: str) -> Words:
    """What a pillage token gives."""
    return Words(f"bloodrage-token-{name}")


def why_words(name: str) -> Words:
    """What Glory or Rage was for."""
    return Words(f"bloodrage-why-{name}")


def who(seat: int) -> Words:
    """Another seat than the one a sentence is about."""
    return Words("who", {"seat": seat})
