"""The Enemy cards: true orders, and what everybody knows of them."""

from __future__ import annotations

from tests.games.yggdrasil.oracle.table import ENEMIES, NATURE, Card, God, Question, Rules, Table


def deal(t: Table) -> None:
    """Six cards for each god; with two players three of the support's each, alone all in one deck."""
    for god in t.players():
        t.decks[god.slot] = [Card(god.slot, enemy, f"{god.name} {enemy}", True) for enemy in ENEMIES]
    for god in t.gods:
        if god.is_support:
            cards = [Card(god.slot, enemy, f"{god.name} {enemy}", t.seats == 1) for enemy in ENEMIES]
            t.rng.shuffle(cards)
            if t.seats == 1:
                t.decks[0] += cards
            else:
                t.decks[0] += cards[:3]
                t.decks[1] += cards[3:]
    for deck in t.decks:
        t.rng.shuffle(deck)


def draw(t: Table) -> None:
    """Everybody lays the top card of his deck face down on the wheel."""
    for seat, deck in enumerate(t.decks):
        t.down[seat] = deck.pop(0) if deck else None


def undecided(t: Table) -> list[Card]:
    """The support's cards of which nobody knows in whose deck they are."""
    return [card for seat in range(t.seats) for card in middle(t, seat) if not card.surely_here]


def middle(t: Table, seat: int) -> list[Card]:
    """The cards of a deck whose place nobody knows, the face-down one included."""
    down = t.down[seat]
    return [card for card in [*t.decks[seat], *([down] if down else [])] if not card.known]


def deduce(t: Table) -> None:
    """If all undecided cards are known to be in one deck, they are decided."""
    for seat in range(t.seats):
        if all(card in middle(t, seat) for card in undecided(t)):
            for card in undecided(t):
                card.surely_here = True


def question(t: Table, step: str, seat: int, truth: Card, late: int, early: int) -> Question:
    """Which card it may be and how likely: a late one counts `late`, any other `early`; a support's as it is shared."""
    pool = middle(t, seat)
    shared = undecided(t)
    share = sum(not card.surely_here for card in pool)
    size = max(1, len(shared))
    weights = {card.text: size * (late if card.late else early) for card in pool if card.surely_here}
    weights |= {card.text: share * early for card in shared}
    weights = {text: weight for text, weight in weights.items() if weight}
    return Question(step, (NATURE,), frozenset(weights), weights, truth.text)


def reveal(t: Table, seat: int) -> Rules:
    """The face-down card is turned up."""
    card = t.down[seat]
    assert card
    if not card.known:
        yield question(t, "Reveal", seat, card, 0, 1)
    t.down[seat] = None
    card.known = card.surely_here = True
    deduce(t)
    for other in t.decks[seat]:
        other.late = False


def look(t: Table, seat: int, count: int) -> Rules:
    """The top cards of a deck are looked at."""
    for card in t.decks[seat][:count]:
        if not card.known:
            down = t.down[seat]
            hidden = down is not None and not down.known
            old = sum(not other.late for other in middle(t, seat))
            yield question(t, "Look", seat, card, old if hidden else 1, old - 1 if hidden else 1)
            card.known, card.late, card.surely_here = True, False, True
            deduce(t)


def put_under(t: Table, seat: int, card: Card) -> None:
    """Beneath the deck."""
    t.decks[seat].append(card)


def shuffle_in(t: Table, seat: int, card: Card) -> None:
    """Into the deck: all orders in it are lost."""
    down = t.down[seat]
    hidden = down is not None and not down.known
    deck = t.decks[seat]
    deck.append(card)
    for other in deck:
        if other.known:
            other.known, other.late = False, hidden
    t.rng.shuffle(deck)


def receivers(t: Table, old: Card, new: Card) -> tuple[int, int]:
    """Whose decks the two cards go to; the support's to the player who does not own the other card."""
    return owner_beside(t, old, new), owner_beside(t, new, old)


def owner_beside(t: Table, card: Card, other: Card) -> int:
    """The owner of one of the two cards."""
    god: God = t.gods[card.owner]
    return 1 - other.owner if god.is_support else card.owner
