"""Promises about a state as data: its fields, its copy, its pickle, its dump."""

from __future__ import annotations

import copy
import pickle

import msgspec

from gladsheim.errors import BadDump
from gladsheim.kernel.game import Game
from gladsheim.kernel.play import asked, legal, question
from gladsheim.kernel.step import State
from gladsheim.testing.parts import KERNELS_OWN, attributes, shared_parts
from gladsheim.testing.promises import FAULTS, Broken, difference, frames, require, short


def check_fields(game: Game, s: State) -> None:
    """Every attribute is accounted for, by name."""
    names = set(attributes(s)) - KERNELS_OWN
    dumped = set(game.dump_fields(s))
    require(names == dumped, "fields", f"the dump and the state differ in {sorted(names ^ dumped)}")
    shown = set(type(game.view(s, None)).__struct_fields__)
    hidden = set(game.hidden)
    untold = {name for name in names - hidden if game.shown.get(name, name) not in shown}
    require(not untold, "fields", f"neither in a view nor hidden: {sorted(untold)}")
    require(not hidden & shown, "fields", f"named as hidden and shown: {sorted(hidden & shown)}")
    require(not hidden & {*game.shown, *game.partly}, "fields", "something is named as hidden and as shown")
    unknown = {*hidden, *game.shown, *game.partly} - names
    require(not unknown, "fields", f"named as hidden or shown but no attribute: {sorted(unknown)}")


def check_public(game: Game, s: State, world: State) -> None:
    """What everybody knows is so in every world that somebody imagines."""
    one, other = game.dump_fields(s), game.dump_fields(world)
    for name in one.keys() - {*game.hidden, *game.partly}:
        if one[name] != other[name]:
            raise Broken("public", f"{name}, which is not hidden, may be {short(other[name])}, not {short(one[name])}")


def check_copy(game: Game, s: State) -> None:
    """A copy has everything and shares nothing."""
    twin = s.copy()
    names = set(attributes(s))
    missing = {name for name in names if not hasattr(twin, name)} | names ^ set(attributes(twin))
    require(not missing, "copy", f"the copy and the state differ in the attributes {sorted(missing)}")
    one, other = game.dump(s), game.dump(twin)
    if one != other:
        raise Broken("copy", f"the copy has {difference(other, one)}")
    shared = list(shared_parts(s, twin, "s"))
    require(not shared, "copy", f"the copy shares {', '.join(shared)}")


def check_pickle(game: Game, s: State) -> None:
    """Through pickle, and through the copy module, to an equal state that shares nothing."""
    dump = game.dump(s)
    for how, again in (("pickle", unpickled), ("copy", copy.copy), ("deepcopy", copy.deepcopy)):
        try:
            other = again(s)
        except (*FAULTS, pickle.PickleError) as fault:
            raise Broken("pickle", f"{how} raised {fault!r}") from fault
        require(type(other) is type(s), "pickle", f"after {how} it is a {type(other).__name__}")
        if game.dump(other) != dump:
            raise Broken("pickle", f"after {how} it has {difference(game.dump(other), dump)}")
        shared = list(shared_parts(s, other, "s"))
        require(not shared, "pickle", f"after {how} it shares {', '.join(shared)}")


def unpickled(s: State) -> State:
    """Through pickle and back."""
    again: State = pickle.loads(pickle.dumps(s))
    return again


def check_dump(game: Game, s: State) -> None:
    """Through JSON and back to the same state."""
    dump = game.dump(s)
    text = msgspec.json.encode(dump)
    try:
        data = msgspec.json.decode(text)
        loaded = game.load(data)
    except BadDump as reason:
        raise Broken("dump", f"it cannot be loaded: {reason}") from reason
    again = game.dump(loaded)
    same = msgspec.json.encode(again) == text
    if not (same):
        raise Broken("dump", f"the loaded state has {difference(again, dump)}")
    shared = list(shared_parts(loaded, game.load(data), "s"))
    require(not shared, "dump", f"two states loaded from one dump share {', '.join(shared)}")
    require(frames(loaded) == frames(s), "dump", f"it waits for {frames(loaded)}, not {frames(s)}")
    require(asked(loaded) == asked(s), "dump", f"it asks {asked(loaded)}, not {asked(s)}")
    for seat in asked(s):
        one, other = texts(s, seat), texts(loaded, seat)
        require(one == other, "dump", f"it offers {sorted(set(one) ^ set(other))[:5]} to seat {seat}, or not")
    for reader in [None, *range(s.seats)]:
        mine, its = game.view(s, reader), game.view(loaded, reader)
        if mine != its:
            raise Broken("dump", f"it looks to {reader} like {difference(its, mine)}")


def texts(s: State, seat: int) -> list[str]:
    """The legal moves of a seat as texts."""
    step = question(s, seat)
    return [step.show(s, move) for move in legal(s, seat)] if step is not None else []
