"""Nidavellir as the kernel sees it."""

from __future__ import annotations

from gladsheim.games.nidavellir.cards.heroes import Discard, LayThrud, Muster, Recruit
from gladsheim.games.nidavellir.cards.scoring import score
from gladsheim.games.nidavellir.coins.trading import ShowCoins, TradeAway
from gladsheim.games.nidavellir.coins.upgrades import Upgrade
from gladsheim.games.nidavellir.position.table import KEYS, read_position, write_position
from gladsheim.games.nidavellir.rules.ages import AgeBegins, AgeEnds, GameEnds, LayYlud, Reveal, RoundEnds
from gladsheim.games.nidavellir.rules.bidding import Bid, Bids
from gladsheim.games.nidavellir.rules.distinctions import Award, KeepCard, Look
from gladsheim.games.nidavellir.rules.events import EVENTS
from gladsheim.games.nidavellir.rules.imagine import imagined
from gladsheim.games.nidavellir.rules.seen import own_view, view_of
from gladsheim.games.nidavellir.rules.setup import DealGem, new
from gladsheim.games.nidavellir.rules.state import State
from gladsheim.games.nidavellir.rules.state_fields import HIDDEN, PARTLY, SHOWN
from gladsheim.games.nidavellir.rules.tavern import NextTurn, OpenBid, TakeCard, TurnEnds
from gladsheim.games.nidavellir.rules.view import NidavellirView
from gladsheim.kernel.dump import Data
from gladsheim.kernel.game import Game
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.view import Option, Options


class Nidavellir(Game):
    """2 to 5 players; a first game is played without the three hardest heroes."""

    def __init__(self) -> None:
        self.name = "nidavellir"
        self.seats = (2, 3, 4, 5)
        self.options = (Option("first_game", False),)
        self.rules_version = 1
        self.position_keys = KEYS
        self.frames = (
            DealGem, AgeBegins, Reveal, Bids, Bid, OpenBid, TakeCard, Muster, Recruit, LayThrud, Discard, Upgrade,
            TurnEnds, ShowCoins, TradeAway, NextTurn, RoundEnds, AgeEnds, LayYlud, Award, Look, KeepCard, GameEnds,
        )  # fmt: skip
        self.events = EVENTS
        self.state = State
        self.shown, self.partly, self.hidden = SHOWN, PARTLY, HIDDEN

    def new(self, seats: int, options: Options) -> State:
        return new(seats, options["first_game"] is True)

    def view(self, s: State, seat: int | None) -> NidavellirView:
        return view_of(s, seat)

    def own_view(self, s: State, seat: int, shared: NidavellirView) -> NidavellirView:
        return own_view(s, seat, shared)

    def imagine(self, s: State, seat: int, rng: Rng) -> State:
        return imagined(s, seat, rng)

    def scores(self, s: State) -> list[int]:
        """What everybody would score now; at the end, equal scores share a place (R35)."""
        return [score(s, seat) for seat in range(s.seats)]

    def read_position(self, data: Data, options: Options) -> State:
        return read_position(data, options)

    def to_position(self, s: State) -> Data:
        return write_position(s)


GAME = Nidavellir()
