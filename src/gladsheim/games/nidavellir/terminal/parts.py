"""The parts of Nidavellir's table in lines: taverns, armies, coins, heroes, distinctions, treasury, decks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from gladsheim.games.nidavellir.cards.printed import CLASSES, TAVERNS
from gladsheim.games.nidavellir.rules.notation import distinction_words
from gladsheim.games.nidavellir.rules.view import Army, Coin, Column, NidavellirView
from gladsheim.games.nidavellir.terminal.words import (
    PLACES,
    STYLES,
    card_name,
    card_style,
    class_name,
    coin_text,
    place_name,
)
from gladsheim.kit.lines import flowed, grid, heading
from gladsheim.kit.speech import Speech

NOBODY: Final = "–"


def counted(cards: Iterable[str], speech: Speech) -> list[Text]:
    """Cards by name, equal ones once with their number."""
    found = list(cards)
    return [
        Text(card_name(card, speech) + (f" ×{found.count(card)}" if found.count(card) > 1 else ""), card_style(card))
        for card in dict.fromkeys(found)
    ]


def taverns(view: NidavellirView, width: int, speech: Speech) -> list[Text]:
    """What lies in each tavern; an arrow at the one that is open."""
    names = [place_name(tavern, speech) for tavern in TAVERNS]
    longest = max(map(len, names))
    lines: list[Text] = []
    for n, name in enumerate(names):
        label = Text(f"{'►' if view.tavern == n else ' '} {name:<{longest}}", "bold")
        cards = counted(view.taverns[n], speech) or [Text(NOBODY, "dim")]
        lines += flowed(label, cards, width, indent=longest + 3)
    return lines


def order(view: NidavellirView, names: Sequence[str], width: int, speech: Speech) -> list[Text]:
    """Who takes a card when, with the coin that decided it, and the gem where coins were equal."""
    items = []
    for n, seat in enumerate(view.order):
        bid = view.bids[seat]
        entry = Text(f"{'✓' if n < view.turns_done else '►' if n == view.turns_done else ''}{names[seat]}: {bid}")
        if view.bids.count(bid) > 1:
            entry.append(f" ({speech('cli-nidavellir-gem', gem=view.gems[seat])})", "dim")
        if n < view.turns_done:
            entry.stylize("dim")
        items.append(entry)
    return flowed(heading("cli-nidavellir-order", speech), items, width) if items else []


def armies(view: NidavellirView, names: Sequence[str], width: int, speech: Speech) -> list[Text]:
    """Ranks and points of every column, then heroes and coins; a star where a rank lacks for the next hero."""
    heads = [*(class_name(name, speech) for name in CLASSES)]
    heads += [speech("cli-nidavellir-heroes"), speech("cli-nidavellir-coins")]
    rows = []
    for army in view.armies:
        cells = [
            f"{column.ranks}:{column.points}{'*' if column.ranks <= army.recruited else ' '}" for column in army.columns
        ]
        golden = f"+{army.points.gem}" if army.points.gem else ""
        rows.append([*cells, f"{army.recruited}:{army.points.heroes} ", f"{army.points.coins}{golden} "])
    styles = [*STYLES.values(), "bold", "bold"]
    return grid(heads, rows, names, styles, speech("cli-nidavellir-armies"), width)


def coins(view: NidavellirView, names: Sequence[str], width: int, speech: Speech) -> list[Text]:
    """Whose coins lie where, as far as this reader knows; face-down ones in brackets."""
    if all(coin.place == "hand" for row in view.coins for coin in row):
        items = [Text(f"{name} {joined(row)}") for name, row in zip(names, view.coins, strict=True)]
        return flowed(heading("cli-nidavellir-coins", speech), items, width)
    rows = []
    for row in view.coins:
        unknown = [coin for coin in row if coin.place is None]
        cells = [lying(row, place, bool(unknown)) for place in PLACES]
        rows.append([*cells, joined(unknown)])
    heads = [*(place_name(place, speech) for place in PLACES), speech("cli-nidavellir-hidden")]
    used = [n for n in range(len(heads)) if n < len(TAVERNS) or any(row[n] for row in rows)]
    return grid(
        [heads[n] for n in used],
        [[f"{row[n]} " for n in used] for row in rows],
        names,
        ["bold"] * len(used),
        speech("cli-nidavellir-coins"),
        width,
    )


def lying(row: Sequence[Coin], place: str, has_unknown: bool) -> str:
    """The coins in one place: known ones, and a question mark for each that is not."""
    here = [coin for coin in row if coin.place == place]
    texts = [coin_text(coin) if coin.open or place == "hand" else f"({coin_text(coin)})" for coin in here]
    if has_unknown and place != "hand":
        texts += ["?"] * ((2 if place == "pouch" else 1) - len(here))
    return " ".join(texts)


def joined(row: Iterable[Coin]) -> str:
    """Coins in a line."""
    return " ".join(coin_text(coin) for coin in row)


def columns(army: Army, owner: str, width: int, speech: Speech, brief: bool = False) -> list[Text]:
    """Every card of an army: its columns from bottom to top, then the heroes beside it; in brief with initials."""
    items = []
    for name, column in zip(CLASSES, army.columns, strict=True):
        word = class_name(name, speech)
        entry = Text(word[0] if brief else word, STYLES[name])
        items.append(entry.append(f" {cards_of(name, column, speech)}", "default"))
    if army.heroes:
        items.append(Text(", ".join(card_name(hero, speech) for hero in army.heroes), "bold"))
    return flowed(Text(f"{owner}:", "bold"), items, width)


def cards_of(name: str, column: Column, speech: Speech) -> str:
    """A column in few letters: values, a dot for each dwarf without one, heroes by name."""
    parts = []
    for card in column.cards:
        kind, _, value = card.name.rpartition("-")
        if card.name == name:
            parts.append("•")
        else:
            parts.append(value if kind == name else card_name(card.name, speech))
    return " ".join(parts).replace("• •", "••").replace("• •", "••") or NOBODY


def heroes(view: NidavellirView, width: int, speech: Speech) -> list[Text]:
    """Who is still in the stands, with the points each would bring now; in brackets who would not come."""
    gains = {one.hero: one for one in view.prospects or ()}
    brothers = [hero for hero in view.heroes if hero.startswith("dwerg")]
    items = []
    for hero in view.heroes:
        if hero in brothers[1:]:
            continue
        name = speech("cli-nidavellir-brothers", count=len(brothers)) if hero in brothers else card_name(hero, speech)
        gain = gains.get(hero)
        if gain is None:
            items.append(Text(name))
        elif gain.refusal is not None:
            items.append(Text(f"({name})", "dim"))
        else:
            items.append(Text(name).append(f" {gain.points:+}", "green"))
    return flowed(heading("cli-nidavellir-heroes", speech), items, width, "  ")


def distinctions(view: NidavellirView, names: Sequence[str], width: int, speech: Speech) -> list[Text]:
    """Who has won each distinction, or who leads in its class and with how many ranks."""
    items = []
    for one in view.distinctions:
        if one.decided:
            holder = NOBODY if one.winner is None else names[one.winner]
        elif one.leaders:
            holder = f"{', '.join(names[seat] for seat in one.leaders)} ({one.ranks[one.leaders[0]]})"
        else:
            holder = NOBODY
        items.append(Text(f"{speech.words(distinction_words(one.name))}: {holder}"))
    return flowed(heading("cli-nidavellir-distinctions", speech), items, width)


def treasury(view: NidavellirView, width: int, speech: Speech) -> list[Text]:
    """The gold coins that can still be had."""
    items = [Text(f"{value}×{count}" if count > 1 else str(value)) for value, count in view.treasury]
    return flowed(heading("cli-nidavellir-treasury", speech), items, width, " ")


def unseen(view: NidavellirView, width: int, speech: Speech) -> list[Text]:
    """Which cards of this age have not turned up yet."""
    kinds = [kind for kind, count in view.unseen.items() for _ in range(count)]
    items = []
    for name, group in groupby(kinds, key=lambda kind: kind.split("-", maxsplit=1)[0]):
        found = list(group)
        values = " ".join(kind.rpartition("-")[2] for kind in found) if "-" in found[0] else f"×{len(found)}"
        items.append(Text(f"{class_name(name, speech)} {values}", card_style(name)))
    return flowed(heading("cli-nidavellir-unseen", speech), items, width) if items else []


def discard(view: NidavellirView, width: int, speech: Speech) -> list[Text]:
    """What was left over or thrown out."""
    if not view.discard:
        return []
    return flowed(heading("cli-nidavellir-discard", speech), counted(view.discard, speech), width)
