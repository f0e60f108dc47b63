"""Why to fight, to join, to lay a card or to lose, in words."""

from __future__ import annotations

from typing import Final

from gladsheim.games.bloodrage.battle.call import STAY, Call
from gladsheim.games.bloodrage.battle.dying import FLEE, NOBODY, Save
from gladsheim.games.bloodrage.battle.outcome import KeepCards
from gladsheim.games.bloodrage.battle.playing import USE, Declare, LateCard, LayCard
from gladsheim.games.bloodrage.battle.rewards import STAYS, LeaderMoves
from gladsheim.games.bloodrage.battle.texts import KeepOne
from gladsheim.games.bloodrage.bot.battles import Battle
from gladsheim.games.bloodrage.bot.turn import move_in
from gladsheim.games.bloodrage.bot.worth import beside
from gladsheim.games.bloodrage.cards.printed import CARD_COUNT
from gladsheim.games.bloodrage.rules.figures import free_villages
from gladsheim.games.bloodrage.rules.notation import token_words
from gladsheim.games.bloodrage.rules.state import NONE, RAGNAROK, TOKENS, State
from gladsheim.games.bloodrage.rules.stats import axes
from gladsheim.kernel.step import Step
from gladsheim.words import Term, Words

HOPELESS: Final = 0.25
"""Below this chance nobody fights to win."""


def percent(chance: float) -> int:
    """A chance in steps of five percent, never quite sure."""
    return min(95, max(5, 5 * round(20 * chance)))


def why_pillage(s: State, seat: int, province: int, said: dict[str, Term]) -> Words:
    """What a pillage brings, and how likely."""
    battle = Battle(s, seat, province, seat, True)
    battle.settle()
    said |= {"token": token_words(TOKENS[s.tokens[province]])}
    if not battle.enemies:
        joined = may_be_joined(s, seat, province)
        return Words("bloodrage-hint-pillage-open" if joined else "bloodrage-hint-pillage-alone", said)
    if battle.lost >= battle.won:
        return Words("bloodrage-hint-pillage-to-die", said)
    kind = battle.best_kind()
    chance = battle.chance(0.0) if kind == NONE else battle.card_chance(kind)
    if chance < HOPELESS:
        return Words("bloodrage-hint-fight-low", said)
    return Words("bloodrage-hint-pillage", {**said, "chance": percent(chance), "glory": axes(s, seat)})


def may_be_joined(s: State, seat: int, province: int) -> bool:
    """Whether an enemy beside a province finds a village there."""
    villages = free_villages(s, province)
    if villages <= 0:
        return False
    for other in range(s.seats):
        if other != seat and beside(s, other, province, 1) > 0.0:
            return True
    return False


def why_battle(s: State, seat: int, step: Step, move: int, said: dict[str, Term]) -> Words | None:
    """Everything that is asked in a battle, but for stats; None for other questions."""
    if isinstance(step, Call):
        return why_join(s, seat, move, said)
    if isinstance(step, LayCard):
        return why_lay(s, seat, move, said)
    if isinstance(step, Declare):
        return Words("bloodrage-hint-declare" if move == USE else "bloodrage-hint-leave", said)
    if isinstance(step, LateCard):
        return Words("bloodrage-hint-no-late" if move == CARD_COUNT else "bloodrage-hint-late", said)
    if isinstance(step, KeepOne):
        return Words("bloodrage-hint-keep-one", said)
    if isinstance(step, Save):
        if move == NOBODY:
            return Words("bloodrage-hint-die-gladly" if s.phase == RAGNAROK else "bloodrage-hint-let-die", said)
        return Words("bloodrage-hint-flee" if move == FLEE else "bloodrage-hint-save", said)
    if isinstance(step, KeepCards):
        return Words("bloodrage-hint-give-up" if move == CARD_COUNT else "bloodrage-hint-hold", said)
    if isinstance(step, LeaderMoves) and move == STAYS:
        return Words("bloodrage-hint-leader-stays", said)
    return None


def why_join(s: State, seat: int, move: int, said: dict[str, Term]) -> Words:
    """What another figure makes of a battle."""
    after = s.copy()
    if move != STAY:
        move_in(after, seat, move)
    battle = Battle(after, seat, s.province, s.pillager, False)
    if not battle.present:
        return Words("bloodrage-hint-keep-out", said)
    battle.settle()
    if not battle.enemies:
        return Words("bloodrage-hint-nobody-comes" if move == STAY else "bloodrage-hint-join-free", said)
    kind = battle.best_kind()
    chance = battle.chance(0.0) if kind == NONE else battle.card_chance(kind)
    said |= {"chance": percent(chance)}
    if move == STAY:
        return Words("bloodrage-hint-no-more-low" if chance < HOPELESS else "bloodrage-hint-no-more", said)
    if battle.lost >= battle.won:
        return Words("bloodrage-hint-join-to-die", said)
    return Words("bloodrage-hint-fight-low" if chance < HOPELESS else "bloodrage-hint-join", said)


def why_lay(s: State, seat: int, move: int, said: dict[str, Term]) -> Words:
    """Whether a card is to win or to lose."""
    battle = Battle(s, seat, s.province, s.pillager, False)
    battle.settle()
    chance = battle.card_chance(move)
    said |= {"chance": percent(chance)}
    if battle.lost >= battle.won:
        return Words("bloodrage-hint-lay-to-die", said)
    return Words("bloodrage-hint-lay-low" if chance < HOPELESS else "bloodrage-hint-lay", said)
