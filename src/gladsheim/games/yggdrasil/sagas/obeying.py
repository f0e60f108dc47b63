"""Carrying out what a page says: its lines one after the other, at their moments, and turning the page (p. 27)."""

from __future__ import annotations

from gladsheim.games.yggdrasil.rules.life import is_decided, lose, win
from gladsheim.games.yggdrasil.rules.printed import NONE
from gladsheim.games.yggdrasil.rules.state import IMPOSSIBLE, PLAYING, SAGA_LOST, State
from gladsheim.games.yggdrasil.sagas.book import At, Block, Page, Rule
from gladsheim.games.yggdrasil.sagas.events import ConditionMet, PageTurned, SagaWon
from gladsheim.kernel.note import note
from gladsheim.kernel.step import Then, then
from gladsheim.words import Words


def page_of(s: State) -> Page:
    """The page that lies open."""
    return s.saga.pages[s.page]


def actor(s: State) -> int:
    """Who decides where nobody is named: the active god, before the first turn the first seat."""
    return s.active if s.active != NONE else 0


def obey(s: State, block: Block, at: At) -> None:
    """Carry out some lines now, as far as nobody is asked; the rest waits for the answers."""
    carry_on(s, block, 0, at)


def later(s: State, block: Block, slot: int, here: int, it: int) -> None:
    """Carry out some lines as soon as what is going on is done."""
    then(s, Obey(block.number, 0, s.page, slot, here, it))


class Obey(Then):
    """Lines that wait; those of a page that was turned meanwhile are not carried out any more (decision 26)."""

    def __init__(self, block: int, index: int, page: int, slot: int, here: int, it: int) -> None:
        self.block = block
        self.index = index
        self.page = page
        self.slot = slot
        self.here = here
        self.it = it

    def run(self, s: State) -> None:
        if s.page == self.page:
            carry_on(s, s.saga.blocks[self.block], self.index, At(self.slot, self.here, self.it))


def carry_on(s: State, block: Block, index: int, at: At) -> None:
    """Line by line; after each, the page's goal and losing conditions are looked at (C43, C53)."""
    page = s.page
    count = len(block.effects)
    while index < count:
        effect = block.effects[index]
        index += 1
        if index == count:
            effect.run(s, at)
            watch(s)
            return
        rest = Obey(block.number, index, page, at.slot, at.here, at.it)
        then(s, rest)
        effect.run(s, at)
        watch(s)
        if is_decided(s) or s.stack[-1] is not rest:
            return
        s.stack.pop()


def watch(s: State) -> None:
    """The goal turns the page at once, and comes before a loss; set-up is carried out whole before either is tested."""
    if not s.saga.is_campaign or s.opening or s.outcome != PLAYING:
        return
    page = page_of(s)
    if is_met(s, page):
        turn_page(s)
        return
    at = At(actor(s), NONE, NONE)
    for loss in page.losses:
        if loss.condition.value(s, at):
            lose_by(s, loss.words)
            return


def is_met(s: State, page: Page) -> bool:
    """Whether all goals of a page are met, or one where one is enough."""
    if not page.goals:
        return False
    at = At(actor(s), NONE, NONE)
    for goal in page.goals:
        if (goal.condition.value(s, at) != 0) == page.is_any_goal:
            return page.is_any_goal
    return not page.is_any_goal


def lose_by(s: State, words: Words) -> None:
    """A page's own losing condition (C53)."""
    note(s, ConditionMet, words)
    lose(s, SAGA_LOST)


def lose_impossible(s: State) -> None:
    """What a page demands cannot be done (C57)."""
    lose(s, IMPOSSIBLE)


def turn_page(s: State) -> None:
    """Nidhögg goes to the first spot of the next page, whose set-up comes next; behind the last stands the Tree."""
    if s.page + 1 == len(s.saga.pages):
        note(s, SagaWon, s.saga.name, s.saga.words)
        win(s)
        return
    s.page += 1
    s.spot = 0
    note(s, PageTurned, s.page + 1, len(s.saga.pages), page_of(s).title, page_of(s).story)
    open_page(s)


def open_page(s: State) -> None:
    """The set-up of the page is carried out before anything else that waits."""
    s.opening = 1
    then(s, PageOpens())
    setup = page_of(s).setup
    if setup is not None:
        later(s, setup, actor(s), NONE, NONE)


class PageTurns(Then):
    """Behind the effects of its spot the page is turned, unless they have turned it themselves (C44)."""

    def __init__(self, page: int) -> None:
        self.page = page

    def run(self, s: State) -> None:
        if s.page == self.page:
            turn_page(s)


class PageOpens(Then):
    """The set-up is done: from now on goal and losing conditions hold."""

    def run(self, s: State) -> None:
        s.opening = 0
        watch(s)


class SagaBegins(Then):
    """Before the first round, the set-up of the first page (C8)."""

    def run(self, s: State) -> None:
        note(s, PageTurned, 1, len(s.saga.pages), page_of(s).title, page_of(s).story)
        open_page(s)


def fire(s: State, moment: int, piece: int, slot: int, here: int) -> None:
    """Rules of the page for this moment come next, in their order; what they ask for is judged now."""
    if not s.saga.is_campaign or s.outcome != PLAYING:
        return
    found = [rule for rule in page_of(s).rules if speaks(s, rule, moment, piece, slot, here)]
    for rule in reversed(found):
        later(s, rule.block, slot, here, piece)


def speaks(s: State, rule: Rule, moment: int, piece: int, slot: int, here: int) -> bool:
    """Whether a rule is for this moment and this piece."""
    if rule.moment != moment or (rule.pieces and piece not in rule.pieces):
        return False
    return rule.condition is None or rule.condition.value(s, At(slot, here, piece)) != 0


def replaced(s: State, moment: int, piece: int) -> bool:
    """Whether a rule stands in place of something; then it is carried out."""
    for rule in page_of(s).rules:
        if speaks(s, rule, moment, piece, s.active, NONE):
            obey(s, rule.block, At(s.active, NONE, piece))
            return True
    return False
