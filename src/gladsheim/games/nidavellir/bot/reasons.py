"""Why a move: what to expect of it, in words."""

from __future__ import annotations

from gladsheim.games.nidavellir.bot.auction import Auction, pouch_of, traded, trader_of
from gladsheim.games.nidavellir.bot.bids import arrangement_of, best_pair, foreseen, half_seen
from gladsheim.games.nidavellir.bot.future import Future
from gladsheim.games.nidavellir.bot.points import earned
from gladsheim.games.nidavellir.bot.turn import RECRUITS, finished, only_traded, played
from gladsheim.games.nidavellir.bot.worth import HERO, worth
from gladsheim.games.nidavellir.cards.army import top
from gladsheim.games.nidavellir.cards.heroes import Discard, LayThrud, Recruit
from gladsheim.games.nidavellir.cards.printed import CARD_NAMES, DWARFS, HERO_COUNT, HERO_NAMES, KIND_NAMES, RAISES
from gladsheim.games.nidavellir.coins.purse import distinct, upgraded
from gladsheim.games.nidavellir.coins.trading import ShowCoins, TradeAway
from gladsheim.games.nidavellir.coins.upgrades import Upgrade
from gladsheim.games.nidavellir.rules.ages import LayYlud
from gladsheim.games.nidavellir.rules.bidding import Bid, coins_of
from gladsheim.games.nidavellir.rules.distinctions import KeepCard
from gladsheim.games.nidavellir.rules.notation import card_words, coin_text, coin_words, hero_words
from gladsheim.games.nidavellir.rules.state import COINS, HAND, State
from gladsheim.games.nidavellir.rules.tavern import OpenBid, TakeCard
from gladsheim.kernel.rng import Rng
from gladsheim.kernel.step import Step
from gladsheim.words import Term, Words


def why(s: State, seat: int, step: Step, move: int, rng: Rng) -> Words:
    """A sentence that begins with the move."""
    said: dict[str, Term] = {"move": step.show(s, move)}
    if isinstance(step, Bid):
        return why_bid(foreseen(s, rng), seat, coins_of(distinct(s, seat), move), said)
    if isinstance(step, OpenBid):
        return why_open_bid(half_seen(s, rng), seat, distinct(s, seat)[move], said)
    if isinstance(step, TradeAway):
        return Words("bot-nidavellir-trade-away", said)
    if isinstance(step, ShowCoins):
        low, high = arrangement_of(s, seat, list(step.pair(s, move)))
        return Words("bot-nidavellir-show-coins", {**said, **trade_terms(s, seat, low, high)})
    if isinstance(step, Discard):
        card = card_words(CARD_NAMES[top(s, seat, move)])
        return Words("bot-nidavellir-discard", {**said, "card": card, "points": -earned(s, seat, step, move)})
    return why_turn(s, seat, step, move, said)


def why_bid(auction: Auction, seat: int, coins: list[int], said: dict[str, Term]) -> Words:
    """The card that each coin may hope for, and what the pouch will bring."""
    arrangement = arrangement_of(auction.s, seat, coins)
    cards = [hoped_for(auction, seat, tavern, coin) for tavern, coin in enumerate(arrangement)]
    said |= {"goblin": cards[0], "dragon": cards[1], "pony": cards[2]}
    if trader_of(auction.s, seat) not in arrangement:
        return Words("bot-nidavellir-bid", said)
    low, high = pouch_of(arrangement)
    return Words("bot-nidavellir-bid-trade", {**said, **trade_terms(auction.s, seat, low, high)})


def why_open_bid(auction: Auction, seat: int, coin: int, said: dict[str, Term]) -> Words:
    """Whose turn it will be when, and for which card."""
    s = auction.s
    [laid] = arrangement_of(s, seat, [coin])
    bids = [coin // 3 if other == seat else s.bids[other] for other in range(s.seats)]
    turn = auction.order(seat, laid, bids).index(seat) + 1
    said |= {"turn": turn, "card": hoped_for(auction, seat, s.tavern, laid)}
    if laid != trader_of(s, seat):
        return Words("bot-nidavellir-open-bid", said)
    hand = [other for other in range(COINS) if s.places[COINS * seat + other] == HAND and other != laid]
    low, high = best_pair(auction, seat, hand)
    return Words("bot-nidavellir-open-bid-trade", {**said, **trade_terms(s, seat, low, high)})


def hoped_for(auction: Auction, seat: int, tavern: int, coin: int) -> Words:
    """The card that a coin will probably get."""
    return card_words(KIND_NAMES[auction.likely_card(seat, tavern, coin)])


def trade_terms(s: State, seat: int, low: int, high: int) -> dict[str, Term]:
    """Two coins of the purse and what they bring."""
    first = COINS * seat
    return {
        "first": coin_words(coin_text(s.coins[first + low])),
        "second": coin_words(coin_text(s.coins[first + high])),
        "new": coin_words(coin_text(traded(s, seat, low, high))),
    }


def why_turn(s: State, seat: int, step: Step, move: int, said: dict[str, Term]) -> Words:
    """Points now and in the end, and the hero or the coin that comes of it."""
    future = Future(s)
    after = finished(played(s, seat, step, move), seat, future, RECRUITS)
    gain = worth(after, seat, future) - worth(only_traded(s, seat, future), seat, future)
    points = earned(s, seat, step, move)
    if isinstance(step, Recruit):
        return Words("bot-nidavellir-gains", {**said, "points": points, "worth": round(gain + HERO)})
    joined = [hero for hero in range(HERO_COUNT) if after.heroes[hero] == seat and s.heroes[hero] != seat]
    if joined:
        return Words("bot-nidavellir-set", {**said, "hero": hero_words(HERO_NAMES[joined[0]])})
    if isinstance(step, LayThrud):
        return Words("bot-nidavellir-thrud", said)
    if isinstance(step, LayYlud):
        return Words("bot-nidavellir-ylud", {**said, "points": points})
    if isinstance(step, Upgrade):
        new = coin_words(coin_text(upgraded(s, step.coin(s, move), RAISES[step.by].adds)))
        return Words("bot-nidavellir-upgrade", {**said, "new": new, "points": points, "worth": round(gain)})
    if isinstance(step, (TakeCard, KeepCard)) and move >= DWARFS:
        return Words("bot-nidavellir-offering", {**said, "points": points, "worth": round(gain)})
    return Words("bot-nidavellir-gains", {**said, "points": points, "worth": round(gain)})
