"""Why a move: what to expect of it, in words."""

from __future__ import annotations

from gladsheim.games.yggdrasil.bot.acts import best_act
from gladsheim.games.yggdrasil.bot.forecast import Forecast
from gladsheim.games.yggdrasil.bot.pages import done_part, gained, helps
from gladsheim.games.yggdrasil.bot.risk import Means
from gladsheim.games.yggdrasil.bot.turn import SAGA_QUESTIONS, proposed
from gladsheim.games.yggdrasil.cards.artifacts import TakeArtifact, weapon_cancels
from gladsheim.games.yggdrasil.cards.journeys import FIRST_FIGHT, FightBesides
from gladsheim.games.yggdrasil.enemies.enemies import strength
from gladsheim.games.yggdrasil.enemies.foreseen import could_lose
from gladsheim.games.yggdrasil.risks.dice import risks_left
from gladsheim.games.yggdrasil.risks.risks import ChangeDie, UseHeroes
from gladsheim.games.yggdrasil.risks.throwing import ChooseDice, Reroll
from gladsheim.games.yggdrasil.rules.notation import count_words, enemy_words, god_words, world_words
from gladsheim.games.yggdrasil.rules.notation import opponent_of as whom
from gladsheim.games.yggdrasil.rules.printed import (
    ALFHEIM,
    ASGARD,
    HERO_COUNT,
    IOTUNHEIM,
    MIDGARD,
    MUSPELLHEIM,
    NIDAVELLIR,
    NIDHOGG,
    NIFLHEIM,
    NONE,
    SVARTALFHEIM,
    VANAHEIM,
)
from gladsheim.games.yggdrasil.rules.rounds import Move, ProposeNext, ProposeOrder
from gladsheim.games.yggdrasil.rules.setup import ChooseGod, PickSupport
from gladsheim.games.yggdrasil.rules.state import State
from gladsheim.games.yggdrasil.sagas.deeds import MOST_COSTS, deed_at, deed_risks
from gladsheim.games.yggdrasil.sagas.obeying import page_of
from gladsheim.games.yggdrasil.worlds.act import ACT, BLESS, DEED, HEAL, PASS, Act, is_fight, opponent_of
from gladsheim.games.yggdrasil.worlds.gathering import DriveGiants, FreeAnonymous, TakeDice, TakeElves, TakeHeroes
from gladsheim.games.yggdrasil.worlds.worlds import amount, heal_cost, mode_of, risks_of
from gladsheim.kernel.step import Step
from gladsheim.words import Term, Words


def why(s: State, step: Step, move: int) -> Words:
    """A sentence that begins with the move."""
    said: dict[str, Term] = {"move": step.show(s, move)}
    if isinstance(step, Act):
        return why_act(s, step.slot, move, said)
    if isinstance(step, Move):
        return why_move(s, step.slot, move, said)
    if isinstance(step, FightBesides):
        if move < FIRST_FIGHT:
            return Words("bot-yggdrasil-pass", said)
        return why_fight(s, step.slot, move - FIRST_FIGHT, 1, said)
    if isinstance(step, (ProposeOrder, ProposeNext)):
        return why_order(s, step, move, said)
    if isinstance(step, (ChooseGod, PickSupport)):
        return Words("bot-yggdrasil-god" if s.hard else "bot-yggdrasil-god-easy", said)
    if isinstance(step, (TakeElves, TakeDice, TakeHeroes, FreeAnonymous, DriveGiants)):
        return Words("bot-yggdrasil-many" if move == step.most else "bot-yggdrasil-few", said)
    if isinstance(step, TakeArtifact):
        return Words("bot-yggdrasil-artifact", said)
    if isinstance(step, SAGA_QUESTIONS):
        return Words("bot-yggdrasil-saga-choice", said)
    return why_throw(s, step, move, said)


def why_throw(s: State, step: Step, move: int, said: dict[str, Term]) -> Words:
    """Within a throw: the life that it will probably cost."""
    if isinstance(step, UseHeroes):
        if s.god_face != NONE or s.faces:
            return Words("bot-yggdrasil-throw", {**said, "life": max(0, risks_left(s) - move)})
        means = Means(s, step.slot)
        plan = means.plan(risks_left(s), move)
        return Words("bot-yggdrasil-throw", {**said, "life": expected(means, risks_left(s) - move, plan.dice)})
    if isinstance(step, ChooseDice):
        return Words("bot-yggdrasil-throw", {**said, "life": expected(Means(s, step.slot), risks_left(s), move)})
    if isinstance(step, ChangeDie):
        return Words("bot-yggdrasil-elf" if move else "bot-yggdrasil-no-elf", said)
    if isinstance(step, Reroll):
        return Words("bot-yggdrasil-reroll" if move else "bot-yggdrasil-no-reroll", said)
    return Words("bot-yggdrasil-best", said)


def expected(means: Means, risks: int, dice: int) -> int:
    """Life that a throw of so many dice will probably cost."""
    return round(means.life_lost(risks, dice)) if risks > 0 else 0


def risk_terms(s: State, slot: int, risks: int) -> dict[str, Term]:
    """Risks, and the life that they will probably cost."""
    means = Means(s, slot)
    plan = means.plan(risks)
    return {"risks": risks, "life": expected(means, risks - plan.heroes, plan.dice)}


def why_fight(s: State, slot: int, opponent: int, cancelled: int, said: dict[str, Term]) -> Words:
    """What a fight prevents, and what it costs."""
    risks = max(0, strength(s, opponent) - weapon_cancels(s, slot, opponent) - cancelled)
    said |= {**risk_terms(s, slot, risks), "opponent": whom(s, opponent)}
    if s.saga.is_campaign and gained(s, opponent, done_part(s, page_of(s))) > 0:
        return Words("bot-yggdrasil-fight-goal", said)
    if opponent < NIDHOGG and could_lose(s, opponent, list(range(s.seats))):
        return Words("bot-yggdrasil-fight-now", said)
    return Words("bot-yggdrasil-fight", said)


def why_act(s: State, slot: int, move: int, said: dict[str, Term]) -> Words:
    """Step 3."""
    if move == PASS:
        return Words("bot-yggdrasil-pass", said)
    if move == HEAL:
        world = s.places[slot]
        return Words("bot-yggdrasil-heal", {**said, "world": world_words(world), "life": heal_cost(s, slot, world)})
    if is_fight(move):
        return why_fight(s, slot, opponent_of(move), 0, said)
    if move >= DEED:
        return why_deed(s, slot, move - DEED, said)
    if move >= BLESS:
        return Words("bot-yggdrasil-bless", {**said, "god": god_words(s, move - BLESS)})
    return why_action(s, slot, said)


def why_deed(s: State, slot: int, number: int, said: dict[str, Term]) -> Words:
    """A saga action: whether it leads to the goal, and what it costs."""
    world = s.places[slot]
    risks = deed_risks(s, slot, world, deed_at(s, number), mode_of(s, slot, world))
    said |= risk_terms(s, slot, risks)
    return Words("bot-yggdrasil-deed" if helps(s, number // MOST_COSTS) else "bot-yggdrasil-deed-safe", said)


def why_action(s: State, slot: int, said: dict[str, Term]) -> Words:
    """The action of the world where a god stands."""
    world = s.places[slot]
    mode = mode_of(s, slot, world)
    number = amount(s, world, mode)
    risks = risks_of(s, world, mode)
    if risks:
        said |= risk_terms(s, slot, risks)
    if world == ASGARD:
        return Words("bot-yggdrasil-heal-afar", said)
    if world == ALFHEIM:
        return Words("bot-yggdrasil-gather", {**said, "what": count_words("elves", min(number, s.elf_reserve))})
    if world == VANAHEIM:
        return Words("bot-yggdrasil-gather", {**said, "what": count_words("dice", min(number, s.dice_reserve))})
    if world == MIDGARD:
        return Words(
            "bot-yggdrasil-gather", {**said, "what": count_words("heroes", min(number, HERO_COUNT - s.heroes))}
        )
    if world == NIDAVELLIR:
        return Words("bot-yggdrasil-forge", {**said, "level": number})
    if world == SVARTALFHEIM:
        return Words("bot-yggdrasil-creatures", {**said, "count": number})
    if world == IOTUNHEIM:
        return Words("bot-yggdrasil-stones", {**said, "count": number})
    if world == NIFLHEIM:
        return Words("bot-yggdrasil-ladder", {**said, "what": count_words("anonymous", min(number, s.anonymous))})
    assert world == MUSPELLHEIM, "every world has its reason"
    return Words("bot-yggdrasil-ladder", {**said, "what": count_words("giants", min(number, s.giants))})


def why_move(s: State, slot: int, world: int, said: dict[str, Term]) -> Words:
    """What a god can do where he goes."""
    after = s.copy()
    after.places[slot] = world
    act = best_act(after, slot, 0, Forecast(s)).move
    said |= {"world": world_words(world)}
    if act == ACT:
        return Words("bot-yggdrasil-go-act", said)
    if act == HEAL:
        return Words("bot-yggdrasil-go-heal", said)
    if act >= DEED:
        return Words("bot-yggdrasil-go-deed", {**said, "deed": deed_at(s, act - DEED).words})
    if is_fight(act):
        return Words("bot-yggdrasil-go-fight", {**said, "opponent": whom(s, opponent_of(act))})
    if act >= BLESS:
        return Words("bot-yggdrasil-go-bless", {**said, "god": god_words(s, act - BLESS)})
    return Words("bot-yggdrasil-go", said)


def why_order(s: State, step: Step, move: int, said: dict[str, Term]) -> Words:
    """The Enemy that may win soonest, and who goes first."""
    seats = proposed(s, step, move)
    said |= {"god": god_words(s, seats[0])}
    for enemy in range(NIDHOGG):
        if s.wheel[enemy * 2] != NONE and s.wheel[enemy * 2 + 1] == NONE and could_lose(s, enemy, seats):
            return Words("bot-yggdrasil-order", {**said, "enemy": enemy_words(enemy)})
    return Words("bot-yggdrasil-order-free", said)
