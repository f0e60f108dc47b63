"""Blood Rage as the kernel sees it."""

from __future__ import annotations

from gladsheim.games.bloodrage.actions.invading import (
    ExtraWarrior,
    FreeInvasion,
    PillageAtOnce,
    PillageMayFollow,
    WarriorMayFollow,
)
from gladsheim.games.bloodrage.actions.marching import March
from gladsheim.games.bloodrage.actions.sacrificing import Sacrifice
from gladsheim.games.bloodrage.actions.turn import Act, NextTurn
from gladsheim.games.bloodrage.battle.call import Call
from gladsheim.games.bloodrage.battle.dying import FiguresDie, Save
from gladsheim.games.bloodrage.battle.outcome import (
    AxesGlory,
    BattleEnds,
    CardsReturn,
    Compare,
    CountDead,
    KeepCards,
    LosersDie,
    WinnerKeeps,
)
from gladsheim.games.bloodrage.battle.playing import BattleCards, Declare, LateCard, LateCards, LayCard, Resolve
from gladsheim.games.bloodrage.battle.rewards import LeaderMoves, LordActs, Reward, RewardAgain
from gladsheim.games.bloodrage.battle.texts import KeepOne, RestDies, TextActs
from gladsheim.games.bloodrage.position.table import KEYS, read_position, write_position
from gladsheim.games.bloodrage.rules.ages import (
    ActionPhase,
    AgeBegins,
    DiscardPhase,
    Discards,
    KeepCard,
    QuestPhase,
    RagnarokPays,
    RagnarokPhase,
    ValhallaPhase,
)
from gladsheim.games.bloodrage.rules.events import EVENTS
from gladsheim.games.bloodrage.rules.gifts import Deal, Gifts, Take
from gladsheim.games.bloodrage.rules.imagine import imagined
from gladsheim.games.bloodrage.rules.seen import own_view, view_of
from gladsheim.games.bloodrage.rules.setup import DrawDoom, FirstPlayer, LayToken, Ruin, new
from gladsheim.games.bloodrage.rules.state import State
from gladsheim.games.bloodrage.rules.state_fields import HIDDEN, PARTLY, SHOWN
from gladsheim.games.bloodrage.rules.stats import RaiseStat, StatDue
from gladsheim.games.bloodrage.rules.view import BloodrageView
from gladsheim.kernel.dump import Data
from gladsheim.kernel.game import Game
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.view import Option, Options


class BloodRage(Game):
    """2 to 5 players; in a first game the first age is played without a draft (R74)."""

    def __init__(self) -> None:
        self.name = "bloodrage"
        self.seats = (2, 3, 4, 5)
        self.options = (Option("first_game", False),)
        self.rules_version = 2
        self.older_rules = (1,)
        self.position_keys = KEYS
        self.frames = (
            FirstPlayer, LayToken, DrawDoom, Ruin, AgeBegins, Deal, Gifts, Take, ActionPhase, Act, NextTurn, March,
            FreeInvasion, ExtraWarrior, PillageAtOnce, WarriorMayFollow, PillageMayFollow, Sacrifice, RaiseStat,
            StatDue, Call, BattleCards, LayCard, Declare, Resolve, TextActs, KeepOne, RestDies, LateCards, LateCard,
            Compare, KeepCards, WinnerKeeps, CardsReturn, LosersDie, CountDead, Reward, RewardAgain, LordActs,
            LeaderMoves, AxesGlory, BattleEnds, Save, FiguresDie, DiscardPhase, Discards, KeepCard, QuestPhase,
            RagnarokPhase, RagnarokPays, ValhallaPhase,
        )  # fmt: skip
        self.events = EVENTS
        self.state = State
        self.shown, self.partly, self.hidden = SHOWN, PARTLY, HIDDEN

    def new(self, seats: int, options: Options) -> State:
        return new(seats, options["first_game"] is True)

    def view(self, s: State, seat: int | None) -> BloodrageView:
        return view_of(s, seat)

    def own_view(self, s: State, seat: int, shared: BloodrageView) -> BloodrageView:
        return own_view(s, seat, shared)

    def imagine(self, s: State, seat: int, rng: Rng) -> State:
        return imagined(s, seat, rng)

    def scores(self, s: State) -> list[int]:
        """Glory; at the end, equal Glory shares a place (R73)."""
        return s.glory.copy()

    def raised(self, data: Data) -> Data | None:
        """Rules 2 leave out questions with one answer; one that rules 1 had asked already is still answered."""
        return {**data, "rules": 2} if data["rules"] == 1 else None

    def asked_once_more(self, s: State, last: str) -> bool:
        """Rules 1 asked who goes first where all figures are alike."""
        step = s.stack[-1]
        return isinstance(step, March) and step.moved == 1 and last != step.name

    def read_position(self, data: Data, options: Options) -> State:
        return read_position(data, options)

    def to_position(self, s: State) -> Data:
        return write_position(s)


GAME = BloodRage()
