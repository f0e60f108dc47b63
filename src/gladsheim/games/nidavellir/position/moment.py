"""Which question is open in a position written by hand, and what waits behind it."""

from __future__ import annotations

from typing import Final

from gladsheim.errors import Unreadable
from gladsheim.games.nidavellir.cards.army import is_hero_due
from gladsheim.games.nidavellir.cards.heroes import (
    LAY_THRUD,
    MUSTER,
    RECRUIT,
    Discard,
    LayThrud,
    Recruit,
    is_any_to_be_had,
)
from gladsheim.games.nidavellir.cards.printed import (
    CLASS_OF,
    CLASSES,
    DISTINCTIONS,
    GRID,
    HERO_NAMES,
    HERO_OF,
    HEROES,
    KINGS_HAND,
    RAISE_3,
    RAISE_5,
    RAISE_GRID,
    RAISE_HAND,
    RAISES,
    SPYGLASS,
    THRUD,
    THRUD_AS,
    ULINE,
    YLUD,
    YLUD_AS,
)
from gladsheim.games.nidavellir.cards.scoring import tell_scores
from gladsheim.games.nidavellir.coins.purse import find
from gladsheim.games.nidavellir.coins.trading import SHOW_COINS, TRADE_AWAY, ShowCoins, TradeAway, must_trade
from gladsheim.games.nidavellir.coins.upgrades import UPGRADE, Upgrade
from gladsheim.games.nidavellir.position.written import bad
from gladsheim.games.nidavellir.rules.ages import AGE_BEGINS, AGE_ENDS, GAME_ENDS, LAY_YLUD, REVEAL, ROUND_ENDS, LayYlud
from gladsheim.games.nidavellir.rules.bidding import BID, BIDS_TOGETHER
from gladsheim.games.nidavellir.rules.distinctions import AWARD, KEEP_CARD, LOOK, LOOKS, KeepCard, Look
from gladsheim.games.nidavellir.rules.notation import COPPER_5, GOLD_5
from gladsheim.games.nidavellir.rules.setup import DealGem
from gladsheim.games.nidavellir.rules.state import (
    AGE_END,
    HAND,
    NOBODY,
    NONE,
    OVER,
    POUCH,
    SETUP,
    TAVERN,
    UNDECIDED,
    State,
    lies_as,
)
from gladsheim.games.nidavellir.rules.tavern import NEXT_TURN, TURN_ENDS, ask_open_bid, next_turn
from gladsheim.kernel.dump import Data
from gladsheim.kernel.play import legal, settle
from gladsheim.kernel.step import MISSING, Moves, Step, then
from gladsheim.kernel.written import by_seat, not_now, place_of, spelled

TRADES: Final = ("tradeaway", "showcoins")
MUSTERS: Final = ("recruit", "laythrud", "discard", "upgrade")
"""Questions in the middle of a card's effects: heroes may be due, and are counted afterwards."""
QUESTIONS: Final = (*MUSTERS, "layylud", "look", "keepcard", *TRADES)
OBJECTS: Final = {"discard": HERO_NAMES, "upgrade": tuple(card.name for card in RAISES)}
"""What the second word of some questions may be."""


def open_of(data: Data) -> list[str]:
    """The words of the open question: `Discard dagda miner`; none if a turn or a phase begins."""
    words = spelled(data.get("open", "")).split()
    if words:
        place_of("open", words[0], QUESTIONS)
    if words and words[0] in OBJECTS:
        place_of("open", words[1] if len(words) > 1 else "", OBJECTS[words[0]])
    if words and words[0] == "discard" and len(words) > 2:
        place_of("open", words[2], CLASSES)
    return words


def actor(s: State) -> int:
    """Whose card has effect just now, or NOBODY."""
    if s.phase == TAVERN:
        return s.order[s.turns_done] if s.order else NOBODY
    if s.phase != AGE_END:
        return NOBODY
    number = decided(s)
    return s.heroes[YLUD] if s.age == 2 or number == 0 else s.distinctions[number - 1]


def decided(s: State) -> int:
    """How many distinctions have been judged."""
    return len(DISTINCTIONS) - s.distinctions.count(UNDECIDED)


def put_question(s: State, data: Data) -> None:
    """Ask what is open in this position."""
    words = open_of(data)
    seat = actor(s)
    if words and seat < 0:
        raise bad("not-open", text=" ".join(words))
    if s.looked and words[:1] not in (["look"], ["keepcard"]):
        raise not_now("looked")
    check_heroes(s, seat if words and words[0] in MUSTERS else NOBODY, words)
    if s.phase == TAVERN:
        put_tavern(s, seat, words)
    elif s.phase == AGE_END:
        put_age_end(s, seat, words)
    elif s.phase == OVER:
        tell_scores(s)
    else:
        put_round(s, data)
    settle(s)


def check_heroes(s: State, seat: int, words: list[str]) -> None:
    """Nobody but the seat at work on its army may owe a hero, or hold Thrud between two columns (R12, R17)."""
    for other in range(s.seats):
        if other != seat and is_hero_due(s, other) and is_any_to_be_had(s, other):
            raise bad("hero-due", seat=other)
    owner = s.heroes[THRUD]
    lifted = owner >= 0 and s.phase != OVER and lies_as(s, owner, THRUD_AS) == NONE
    if lifted and (owner != seat or words[0] not in ("laythrud", "discard")):
        raise bad("thrud-lifted", seat=owner)


def put_round(s: State, data: Data) -> None:
    """Gems are dealt, cards revealed, bids made."""
    if 0 in s.gems:
        to = s.gems.index(0)
        if (
            any(s.gems[to:])
            or to == s.seats - 1
            or (s.age, s.round) != (1, 1)
            or s.taverns.count(NONE) < len(s.taverns)
        ):
            raise bad("gems-missing")
        s.phase = SETUP
        s.round = 0
        then(s, AGE_BEGINS[1])
        then(s, DealGem(to))
        return
    then(s, AGE_ENDS)
    then(s, ROUND_ENDS)
    if NONE in s.taverns:
        if "laid" in data:
            raise not_now("laid")
        s.phase = SETUP
        then(s, REVEAL)
    else:
        then(s, BIDS_TOGETHER)
        read_laid(s, data)


def read_laid(s: State, data: Data) -> None:
    """Bids that some have made already, while others still think."""
    laid = by_seat(data, "laid", s.seats, None)
    answers = [MISSING if text is None else bid_of(s, seat, text) for seat, text in enumerate(laid)]
    asked = BIDS_TOGETHER.seats(s)
    if all(answers[seat] != MISSING for seat in asked):
        raise bad("all-laid")
    s.answers = answers if any(answer != MISSING for answer in answers) else []


def bid_of(s: State, seat: int, text: object) -> int:
    """The bid of a text, if that seat could make it."""
    if isinstance(text, str) and s.heroes[ULINE] != seat:
        try:
            move = BID[seat].read(s, text)
        except Unreadable:
            move = MISSING
        if move in legal(s, seat):
            return move
    raise bad("no-such-bid", seat=seat, text=spelled(text) or '""')


def put_tavern(s: State, seat: int, words: list[str]) -> None:
    """A turn begins, or stands where a card has its effect; Uline's owner may still have to lay a coin."""
    then(s, AGE_ENDS)
    then(s, ROUND_ENDS)
    if seat == NOBODY:
        ask_open_bid(s, s.heroes[ULINE])
    elif not words:
        next_turn(s)
    else:
        if words[0] in TRADES:
            then(s, NEXT_TURN)
        else:
            then(s, TURN_ENDS[seat])
            then(s, MUSTER[seat])
        then(s, question(s, seat, words))


def put_age_end(s: State, seat: int, words: list[str]) -> None:
    """Ylud is to be laid, the next distinction judged, or one of them is having its effect."""
    number = decided(s)
    if s.age == 2:
        then(s, GAME_ENDS)
    else:
        then(s, AGE_BEGINS[2])
        if number < len(DISTINCTIONS):
            then(s, AWARD[number])
    if words:
        then(s, MUSTER[seat])
        then(s, question(s, seat, words))
    elif s.heroes[YLUD] >= 0 and (s.age == 2 or (number == 0 and lies_as(s, s.heroes[YLUD], YLUD_AS) == NONE)):
        then(s, MUSTER[s.heroes[YLUD]])
        then(s, LAY_YLUD[s.heroes[YLUD]])


def question(s: State, seat: int, words: list[str]) -> Step:
    """The question that some words name, if it can be open now."""
    name, more = words[0], words[1:]
    step: Step | None = None
    if name == "discard" and more:
        step = discard_for(s, seat, more)
    elif name == "upgrade" and len(more) == 1:
        step = upgrade_by(s, seat, more[0])
    elif not more:
        step = plain(s, seat, name)
    if step is None:
        raise bad("not-open", text=" ".join(words))
    return step


def plain(s: State, seat: int, name: str) -> Step | None:
    """A question that needs no further word."""
    number = decided(s)
    looking = s.phase == AGE_END and s.age == 1 and number == len(DISTINCTIONS)
    laying = s.phase == AGE_END and (s.age == 2 or number == 0)
    if name == "recruit" and is_hero_due(s, seat) and is_any_to_be_had(s, seat):
        return RECRUIT[seat]
    if name == "laythrud" and s.heroes[THRUD] == seat and lies_as(s, seat, THRUD_AS) == NONE:
        return LAY_THRUD[seat]
    if name == "layylud" and laying and (s.age == 2 or lies_as(s, seat, YLUD_AS) == NONE):
        return LAY_YLUD[seat]
    if name == "look" and looking and len(s.looked) < LOOKS:
        return LOOK[seat]
    if name == "keepcard" and looking and len(s.looked) == LOOKS:
        return KEEP_CARD[seat]
    if s.phase == TAVERN and must_trade(s, seat):
        place = HAND if s.heroes[ULINE] == seat else POUCH
        if name == "showcoins" and place == HAND and choices(s, SHOW_COINS[seat]) > 1:
            return SHOW_COINS[seat]
        fives = find(s, seat, COPPER_5, place) != NONE and find(s, seat, GOLD_5, place) != NONE
        if name == "tradeaway" and fives:
            return TRADE_AWAY[seat]
    return None


def discard_for(s: State, seat: int, more: list[str]) -> Step | None:
    """`dagda`, or `dagda miner` when a miner has gone already; Thrud, if she was covered, is laid afterwards."""
    hero = HERO_OF.get(more[0], NONE)
    barred = CLASS_OF.get(more[1], NONE) if len(more) == 2 else NONE
    if hero == NONE or s.heroes[hero] != seat or len(more) > HEROES[hero].discards:
        return None
    if (len(more) == 2) != (barred != NONE) or barred == HEROES[hero].class_:
        return None
    step = Discard(seat, hero, barred)
    if choices(s, step) <= step.count():
        return None
    if s.heroes[THRUD] == seat and lies_as(s, seat, THRUD_AS) == NONE:
        then(s, LAY_THRUD[seat])
    return step


def upgrade_by(s: State, seat: int, name: str) -> Step | None:
    """An offering of the age, Grid whom the seat has, or the King's Hand just won."""
    by = next((number for number, card in enumerate(RAISES) if card.name == name), NONE)
    last = decided(s) - 1 if s.phase == AGE_END and s.age == 1 else NONE
    fits = {
        RAISE_3: s.phase == TAVERN and s.age == 1,
        RAISE_5: (s.phase == TAVERN and s.age == 2) or last == SPYGLASS,
        RAISE_GRID: s.heroes[GRID] == seat,
        RAISE_HAND: last == KINGS_HAND,
    }
    return UPGRADE[seat][by] if fits.get(by, False) else None


def choices(s: State, step: Step) -> int:
    """How many answers a question has; where there is no choice it is not asked."""
    out = Moves()
    step.moves(s, out)
    return int(out.n)


def question_text(s: State) -> str:
    """The open question as `put_question` reads it; nothing where a turn or a phase begins."""
    step = s.stack[-1] if s.stack else None
    if isinstance(step, Discard):
        column = "" if step.barred == NONE else f" {CLASSES[step.barred]}"
        return f"Discard {HERO_NAMES[step.hero]}{column}"
    if isinstance(step, Upgrade):
        return f"Upgrade {RAISES[step.by].name}"
    if isinstance(step, Recruit | LayThrud | LayYlud | Look | KeepCard | TradeAway | ShowCoins):
        return step.name
    return ""


def laid_text(s: State) -> list[str | None]:
    """The bids already made while others still think."""
    return [None if move == MISSING else BID[seat].show(s, move) for seat, move in enumerate(s.answers)]
