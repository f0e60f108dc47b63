"""What a match starts from besides its options: gods, supports and the Experience Charts of a campaign."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gladsheim.errors import BadPosition, BadSetup
from gladsheim.games.yggdrasil.position.figures import data_of
from gladsheim.games.yggdrasil.position.gods import faces_of, faces_text
from gladsheim.games.yggdrasil.rules.printed import GODS, RELATIONS, RESERVES, SUPPORTS
from gladsheim.games.yggdrasil.sagas.library import saga_written
from gladsheim.kernel.dump import Data
from gladsheim.kernel.game import bad_setup
from gladsheim.kernel.written import by_seat, listed, mapping, number, only_keys, place_of, places_of, plain, spelled
from gladsheim.words import Words

KEYS: Final = ("gods", "supports", "charts", "data", "saga")
CHART: Final = ("god_faces", "vanir_faces", "elves", "dice", "relations")


def checked(seats: int, setup: Any) -> Data:
    """A setup, completed; raises BadSetup with a sentence that says what is wrong."""
    if not isinstance(setup, Mapping):
        raise bad_setup("yggdrasil/setup-not-an-object", text=spelled(plain(setup)), keys=", ".join(KEYS))
    try:
        texts = ("data", "saga")  # which keep their capitals and line breaks
        written: Data = plain({key: value for key, value in setup.items() if key not in texts}, "setup")
        only_keys("setup", written, KEYS)
        given = read(seats, written)
        if "data" in setup:
            given["data"] = data_of(setup["data"])
        return {**given, "saga": written_saga(setup["saga"])} if "saga" in setup else given
    except BadPosition as reason:
        raise BadSetup(reason.code, reason.sentence, reason.terms) from None


def read(seats: int, written: Data) -> Data:
    """Gods, supports and charts that fit together."""
    given: Data = {}
    if "gods" in written:
        given["gods"] = names_of("gods", written["gods"], seats)
    if "supports" in written:
        given["supports"] = names_of("supports", written["supports"], SUPPORTS[seats])
    names = [*given.get("gods", []), *given.get("supports", [])]
    for name in names:
        if names.count(name) > 1:
            raise bad_setup("yggdrasil/setup-god-twice", god=Words(f"yggdrasil-god-{name}"))
    if "charts" in written:
        if len(names) < seats + SUPPORTS[seats]:
            raise bad_setup("yggdrasil/setup-charts-without-gods")
        charts = by_seat(written, "charts", seats, {})
        given["charts"] = [chart_of(chart, slot, names) for slot, chart in enumerate(charts)]
    return given


def written_saga(value: Any) -> Data:
    """The text of a saga that is none of ours; raises BadSetup that names the line that cannot be understood."""
    saga = mapping("saga", value)
    only_keys("saga", saga, ("text",))
    text = saga.get("text")
    if not isinstance(text, str):
        raise bad_setup("yggdrasil/setup-no-text", text=spelled(text))
    saga_written(text)
    return {"text": text}


def names_of(key: str, value: Any, count: int) -> list[str]:
    """So many gods, none twice."""
    found = [GODS[god] for god in places_of(key, value, GODS)]
    if len(found) != count:
        raise bad_setup("yggdrasil/setup-how-many-gods", key=key, count=len(found), full=count)
    return found


def chart_of(value: Any, slot: int, names: list[str]) -> Data:
    """A chart: successes on either die, Elves and Vanir dice at the start, partners by relationship (p. 26)."""
    chart = mapping("charts", value)
    only_keys("charts", chart, CHART)
    most = RESERVES[-1]
    return {
        "god_faces": faces_text(faces_of("god_faces", chart.get("god_faces", []))),
        "vanir_faces": faces_text(faces_of("vanir_faces", chart.get("vanir_faces", []))),
        "elves": number(chart, "elves", 0, 0, most),
        "dice": number(chart, "dice", 0, 0, most),
        "relations": partners_of(chart.get("relations", {}), slot, names),
    }


def partners_of(value: Any, slot: int, names: list[str]) -> dict[str, list[str]]:
    """Partners by relationship; `brother thor` one by one, as positions have it, is understood as well."""
    if isinstance(value, list):
        pairs = [spelled(text).partition(" ") for text in value]
        kinds = [RELATIONS[place_of("relations", kind, RELATIONS)] for kind, _, _ in pairs]
        value = {kind: [name for one, (_, _, name) in zip(kinds, pairs, strict=True) if one == kind] for kind in kinds}
    lines = mapping("relations", value)
    only_keys("relations", lines, RELATIONS)
    others = [name for name in names if name != names[slot]]
    return {
        kind: [others[place] for place in places_of(kind, listed(kind, lines.get(kind, [])), others)]
        for kind in RELATIONS
    }


def examples(seats: int) -> list[Data]:
    """Setups as a campaign makes them: gods alone, and gods far advanced, with every kind of relationship."""
    names = ["tyr", "freyr", "odin", "thor", "frigg"][: seats + SUPPORTS[seats]]
    gods: Data = {"gods": names[:seats], "supports": names[seats:]}
    chart: Data = {"god_faces": ["b"], "vanir_faces": ["b", "c"], "elves": 3, "dice": 3}
    lines = [{kind: [name for name in names if name != names[slot]] for kind in RELATIONS} for slot in range(seats)]
    return [gods, {**gods, "charts": [{**chart, "relations": relations} for relations in lines]}]
