"""Yggdrasil Chronicles as the kernel sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gladsheim.games.yggdrasil.cards.artifacts import ARTIFACT_FRAMES
from gladsheim.games.yggdrasil.cards.creatures import CREATURE_FRAMES
from gladsheim.games.yggdrasil.cards.stones import STONE_FRAMES
from gladsheim.games.yggdrasil.enemies.decks import Look, LookOn
from gladsheim.games.yggdrasil.enemies.iotunns import DrawIotunn
from gladsheim.games.yggdrasil.enemies.reveal import CardsReturn, Reveal, SupportMove
from gladsheim.games.yggdrasil.position.given import checked, examples
from gladsheim.games.yggdrasil.position.table import KEYS, read_position, write_position
from gladsheim.games.yggdrasil.position.texts import EXACT
from gladsheim.games.yggdrasil.risks.fighting import FightWon, SpendOn
from gladsheim.games.yggdrasil.risks.kin import TO_CHANGE
from gladsheim.games.yggdrasil.risks.risks import RISK_FRAMES
from gladsheim.games.yggdrasil.rules.events import EVENTS
from gladsheim.games.yggdrasil.rules.imagine import imagined
from gladsheim.games.yggdrasil.rules.powers import POWER_FRAMES
from gladsheim.games.yggdrasil.rules.printed import WORLD_COUNT
from gladsheim.games.yggdrasil.rules.relations import RELATION_FRAMES
from gladsheim.games.yggdrasil.rules.rounds import (
    Move,
    MoveStep,
    NextGod,
    NextTurn,
    Order,
    ProposeNext,
    ProposeOrder,
    RoundBegins,
)
from gladsheim.games.yggdrasil.rules.seen import own_view, view_of
from gladsheim.games.yggdrasil.rules.setup import (
    ChartsReady,
    ChooseGod,
    ChooseSupport,
    GodsGiven,
    GodsReady,
    PickSupport,
    new,
    new_from,
)
from gladsheim.games.yggdrasil.rules.state import WON, State
from gladsheim.games.yggdrasil.rules.state_fields import HIDDEN, PARTLY, SHOWN
from gladsheim.games.yggdrasil.rules.view import YggdrasilView
from gladsheim.games.yggdrasil.sagas.choosing import CHOOSING_FRAMES
from gladsheim.games.yggdrasil.sagas.deeds import DEED_FRAMES
from gladsheim.games.yggdrasil.sagas.library import SAGAS, STANDARD
from gladsheim.games.yggdrasil.sagas.obeying import Obey, PageOpens, PageTurns, SagaBegins
from gladsheim.games.yggdrasil.worlds.act import Act, ActAgain, ActStep, TiesBetween
from gladsheim.games.yggdrasil.worlds.actions import WORLD_ACTIONS
from gladsheim.games.yggdrasil.worlds.gathering import (
    DriveGiants,
    FreeAnonymous,
    HealFromAfar,
    HealWhere,
    LadderEmpties,
    TakeDice,
    TakeElves,
    TakeHeroes,
)
from gladsheim.kernel.dump import Data
from gladsheim.kernel.game import Game
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.view import Option, Options

assert len(WORLD_ACTIONS) == WORLD_COUNT, "every world has an action"


class Yggdrasil(Game):
    """1 to 5 players against the Enemies; hard brings abilities, powers and a longer path."""

    def __init__(self) -> None:
        self.name = "yggdrasil"
        self.seats = (1, 2, 3, 4, 5)
        self.options = (
            Option("hard", False),
            Option("free_order", False, is_ruling=True),
            Option("saga", "none", ("none", *SAGAS)),
        )
        self.rules_version = 3
        self.older_rules = (1, 2)
        self.position_keys = KEYS
        self.exact_keys = EXACT
        self.is_cooperative = True
        self.has_secrets = False
        self.frames = (
            ChooseGod, ChooseSupport, PickSupport, GodsGiven, GodsReady, ChartsReady, RoundBegins, Order, ProposeOrder,
            NextGod, ProposeNext, NextTurn, MoveStep, Move, ActStep, Act, ActAgain, TiesBetween, Reveal, CardsReturn,
            SupportMove, Look, LookOn, DrawIotunn, FightWon, HealFromAfar, HealWhere, TakeElves, TakeDice,
            TakeHeroes, LadderEmpties,
            FreeAnonymous, DriveGiants, *RISK_FRAMES, *ARTIFACT_FRAMES, *CREATURE_FRAMES, *STONE_FRAMES,
            *POWER_FRAMES, *RELATION_FRAMES, SpendOn, Obey, PageTurns, PageOpens, SagaBegins, *CHOOSING_FRAMES,
            *DEED_FRAMES,
        )  # fmt: skip
        self.events = EVENTS
        self.state = State
        self.shown, self.partly, self.hidden = SHOWN, PARTLY, HIDDEN

    def new(self, seats: int, options: Options) -> State:
        return new(seats, options)

    def new_from(self, seats: int, options: Options, setup: Data) -> State:
        return new_from(seats, options, setup)

    def check_setup(self, seats: int, options: Options, setup: Any) -> Data | None:
        return None if setup is None else checked(seats, setup)

    def setups(self, seats: int) -> Sequence[Data]:
        return examples(seats)

    def view(self, s: State, seat: int | None) -> YggdrasilView:
        return view_of(s, seat)

    def own_view(self, s: State, seat: int, shared: YggdrasilView) -> YggdrasilView:
        return own_view(s, seat, shared)

    def imagine(self, s: State, seat: int, rng: Rng) -> State:
        return imagined(s, seat, rng)

    def scores(self, s: State) -> list[int]:
        """A won game counts one for everybody, any other none."""
        return [1 if s.outcome == WON else 0] * s.seats

    def ranking(self, s: State) -> list[int]:
        """All are first if the Tree stands, and second to the Enemies if not."""
        return [1 if s.outcome == WON else 2] * s.seats

    def raised(self, data: Data) -> Data | None:
        """Version 1 asked kin for Elves by a frame of another name; before version 3 there were two paths, no pages."""
        if data.get("rules") not in self.older_rules:
            return None
        asks = ["AskKin", data["thrower"], TO_CHANGE, 0]
        stack = [asks if frame[0] == "KinElves" else frame for frame in data["stack"]]
        pages: Data = {"saga": STANDARD[data["path"]], "page": 0, "opening": 0, "counters": [], "standees": []}
        return {**data, "rules": self.rules_version, "stack": stack, **pages, "figures": "", "out": 0, "aside": 0}

    def read_position(self, data: Data, options: Options) -> State:
        return read_position(data, options)

    def to_position(self, s: State) -> Data:
        return write_position(s)


GAME = Yggdrasil()
