"""What happens in a battle, for the log and for animation."""

from __future__ import annotations

from gladsheim.games.bloodrage.rules.notation import (
    card_words,
    cards_words,
    figures_words,
    in_words,
    place_words,
    to_words,
    token_words,
    who,
)
from gladsheim.kernel.events import Event
from gladsheim.words import Words


def strengths_words(strengths: list[int | None]) -> list[Words]:
    """The strengths of those who fought."""
    return [
        Words("bloodrage-strength-of", {"seat": seat, "strength": strength})
        for seat, strength in enumerate(strengths)
        if strength is not None
    ]


class PillageBegan(Event, frozen=True):
    """A seat set out to pillage a province."""

    seat: int
    province: str
    again: bool

    def words(self) -> Words:
        if self.again:
            return Words(
                "bloodrage-event-pillage-began-again", {"seat": self.seat, "province": place_words(self.province)}
            )
        return Words("bloodrage-event-pillage-began", {"seat": self.seat, "province": place_words(self.province)})


class Joined(Event, frozen=True):
    """A figure joined the battle."""

    seat: int
    figure: str
    from_: str
    province: str

    def words(self) -> Words:
        return Words(
            "bloodrage-event-joined",
            {
                "seat": self.seat,
                "figure": figures_words(self.figure, 1),
                "from": place_words(self.from_),
                "province": to_words(self.province),
            },
        )


class PillagedUnopposed(Event, frozen=True):
    """Nobody stood against the pillager."""

    seat: int
    province: str

    def words(self) -> Words:
        return Words("bloodrage-event-pillaged-unopposed", {"seat": self.seat, "province": place_words(self.province)})


class CardsRevealed(Event, frozen=True):
    """The cards of a battle were revealed, by seat; None for whoever laid none."""

    province: str
    cards: list[str | None]

    def words(self) -> Words:
        cards = [
            Words("bloodrage-card-of", {"seat": seat, "card": card_words(card)})
            for seat, card in enumerate(self.cards)
            if card is not None
        ]
        return Words("bloodrage-event-cards-revealed", {"province": place_words(self.province), "cards": cards})


class QuestDeclared(Event, frozen=True):
    """A seat uses a quest as a battle card."""

    seat: int
    card: str
    strength: int

    def words(self) -> Words:
        return Words(
            "bloodrage-event-quest-declared",
            {"seat": self.seat, "card": card_words(self.card), "strength": self.strength},
        )


class CardCancelled(Event, frozen=True):
    """The text of a seat's card was cancelled."""

    seat: int
    card: str

    def words(self) -> Words:
        return Words("bloodrage-event-card-cancelled", {"seat": self.seat, "card": card_words(self.card)})


class CardsWatched(Event, frozen=True):
    """All revealed cards, by seat, were discarded, and one seat gained Glory for them."""

    seat: int
    glory: int
    cards: list[list[str]]

    def words(self) -> Words:
        return Words(
            "bloodrage-event-cards-watched",
            {
                "seat": self.seat,
                "glory": self.glory,
                "cards": [card_words(card) for cards in self.cards for card in cards],
            },
        )


class LateCardPlayed(Event, frozen=True):
    """A seat added a card after the reveal."""

    seat: int
    card: str

    def words(self) -> Words:
        return Words("bloodrage-event-late-card-played", {"seat": self.seat, "card": card_words(self.card)})


class FigureDied(Event, frozen=True):
    """Figures of a kind went to Valhalla."""

    seat: int
    figure: str
    count: int
    place: str

    def words(self) -> Words:
        return Words(
            "bloodrage-event-figure-died",
            {"seat": self.seat, "figure": figures_words(self.figure, self.count), "place": in_words(self.place)},
        )


class FigureSaved(Event, frozen=True):
    """A figure was kept from dying."""

    seat: int
    figure: str
    place: str

    def words(self) -> Words:
        return Words(
            "bloodrage-event-figure-saved",
            {"seat": self.seat, "figure": figures_words(self.figure, 1), "place": in_words(self.place)},
        )


class WitchFled(Event, frozen=True):
    """The Volur Witch fled to Yggdrasil."""

    seat: int
    province: str

    def words(self) -> Words:
        return Words("bloodrage-event-witch-fled", {"seat": self.seat, "province": place_words(self.province)})


class FigureKept(Event, frozen=True):
    """A seat chose the one figure that stays."""

    seat: int
    figure: str

    def words(self) -> Words:
        return Words("bloodrage-event-figure-kept", {"seat": self.seat, "figure": figures_words(self.figure, 1)})


class BattleWon(Event, frozen=True):
    """A seat won the battle; strengths by seat, None for whoever was not in it."""

    seat: int
    province: str
    strengths: list[int | None]

    def words(self) -> Words:
        return Words(
            "bloodrage-event-battle-won",
            {"seat": self.seat, "province": place_words(self.province), "strengths": strengths_words(self.strengths)},
        )


class BattleTied(Event, frozen=True):
    """The highest strength was shared, and everybody lost."""

    province: str
    strengths: list[int | None]

    def words(self) -> Words:
        return Words(
            "bloodrage-event-battle-tied",
            {"province": place_words(self.province), "strengths": strengths_words(self.strengths)},
        )


class Pillaged(Event, frozen=True):
    """A seat pillaged a province."""

    seat: int
    province: str
    token: str

    def words(self) -> Words:
        return Words(
            "bloodrage-event-pillaged",
            {"seat": self.seat, "province": place_words(self.province), "token": token_words(self.token)},
        )


class RageStolen(Event, frozen=True):
    """A seat stole Rage."""

    seat: int
    from_: int
    amount: int

    def words(self) -> Words:
        return Words(
            "bloodrage-event-rage-stolen", {"seat": self.seat, "other": who(self.from_), "amount": self.amount}
        )


class GloryStolen(Event, frozen=True):
    """A seat stole Glory."""

    seat: int
    from_: int
    amount: int

    def words(self) -> Words:
        return Words(
            "bloodrage-event-glory-stolen", {"seat": self.seat, "other": who(self.from_), "amount": self.amount}
        )


class CardsTaken(Event, frozen=True):
    """A seat took the winner's cards."""

    seat: int
    from_: int
    cards: list[str]

    def words(self) -> Words:
        return Words(
            "bloodrage-event-cards-taken",
            {"seat": self.seat, "other": who(self.from_), "cards": cards_words(self.cards)},
        )


class CardsKept(Event, frozen=True):
    """The winner kept some of the cards played."""

    seat: int
    cards: list[str]

    def words(self) -> Words:
        return Words("bloodrage-event-cards-kept", {"seat": self.seat, "cards": cards_words(self.cards)})


class CardsDiscarded(Event, frozen=True):
    """The winner discarded the cards played."""

    seat: int
    cards: list[str]

    def words(self) -> Words:
        return Words("bloodrage-event-cards-discarded", {"seat": self.seat, "cards": cards_words(self.cards)})


class CardsReturned(Event, frozen=True):
    """A loser took the cards played back."""

    seat: int
    cards: list[str]

    def words(self) -> Words:
        return Words("bloodrage-event-cards-returned", {"seat": self.seat, "cards": cards_words(self.cards)})


class LeaderMoved(Event, frozen=True):
    """A leader moved on after pillaging."""

    seat: int
    from_: str
    to: str

    def words(self) -> Words:
        return Words(
            "bloodrage-event-leader-moved",
            {"seat": self.seat, "from": place_words(self.from_), "place": to_words(self.to)},
        )
