"""The parts of Blood Rage's table in lines: clans with their upgrades, the battle, the hand, what can be done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from gladsheim.games.bloodrage.rules.board import PLACE_OF
from gladsheim.games.bloodrage.rules.notation import place_words, stat_words
from gladsheim.games.bloodrage.rules.stats import STATS
from gladsheim.games.bloodrage.rules.view import BloodrageView, Clan, Fighter, Figures, Stat
from gladsheim.games.bloodrage.terminal.words import (
    card_style,
    letter,
    power,
    shown_word,
    signs,
    title,
    worth,
)
from gladsheim.kit.choices import Choice, grouped
from gladsheim.kit.drawing import style_of
from gladsheim.kit.lines import LONGEST, flowed, grid, heading
from gladsheim.kit.speech import Speech

NOBODY: Final = "–"


def clans(view: BloodrageView, names: Sequence[str], width: int, speech: Speech) -> list[Text]:
    """A line for each clan: Rage, Axes, figures on the board, cards, quests, and who waits where."""
    heads = [speech.words(stat_words(stat)) for stat in STATS]
    heads += [speech(f"cli-bloodrage-{word}") for word in ("cards", "quests")]
    heads += [speech.words(place_words(place)) for place in ("reserve", "valhalla")]
    rows = [[f"{cell} " for cell in clan_row(clan, speech)] for clan in view.clans]
    labels = [f"{letter(seat, speech)} {name}" for seat, name in enumerate(names)]
    lines = grid(heads, rows, labels, ["bold"] * len(heads), speech("cli-bloodrage-clan"), width)
    for seat, label in enumerate(labels):
        lines[seat + 1].stylize(style_of(seat), 0, min(len(label), LONGEST))
    return lines


def clan_row(clan: Clan, speech: Speech) -> list[str]:
    """What everybody sees of a clan, in cells."""
    rage, axes, horns = clan.stats
    return [
        f"{speech('cli-bloodrage-passed') if clan.passed else clan.rage}/{legendary(rage)}",
        legendary(axes),
        f"{clan.on_board}/{legendary(horns)}",
        str(len(clan.hand)),
        str(len(clan.quests)),
        crowd(clan.reserve, speech),
        crowd(clan.valhalla, speech),
    ]


def legendary(stat: Stat) -> str:
    """A stat with a star for 10 Glory at the end, and two for 20."""
    return f"{stat.value}{'*' * (stat.bonus // 10)}"


def crowd(figures: Sequence[Figures], speech: Speech) -> str:
    """Figures in few letters."""
    return " ".join(signs(one.figure, one.count, speech) for one in figures) or NOBODY


def upgrades(view: BloodrageView, names: Sequence[str], width: int, speech: Speech) -> list[Text]:
    """What each clan has been upgraded with."""
    lines: list[Text] = []
    for seat, clan in enumerate(view.clans):
        cards = [clan.leader, clan.warrior, clan.ship, *clan.monsters, *clan.clan]
        items = [Text(title(card, speech)) for card in cards if card is not None]
        if items:
            lines += flowed(Text(f"{letter(seat, speech)} {names[seat]}:", style_of(seat)), items, width)
    return lines


def seen(view: BloodrageView, names: Sequence[str], width: int, speech: Speech, reader: int | None) -> list[Text]:
    """Which cards of the others everybody has seen; a question mark where they may have been laid aside since."""
    lines: list[Text] = []
    for seat, clan in enumerate(view.clans):
        cards = [*counted(clan.known, speech), *(one + Text("?") for one in counted(clan.perhaps, speech))]
        if cards and seat != reader:
            label = Text(speech("cli-bloodrage-seen", player=names[seat]), style_of(seat))
            lines += flowed(label, cards, width)
    return lines


def counted(names: Sequence[str], speech: Speech) -> list[Text]:
    """Cards by title, equal ones once with their number."""
    return [
        Text(title(name, speech) + (f" ×{names.count(name)}" if names.count(name) > 1 else ""), card_style(name))
        for name in dict.fromkeys(names)
    ]


def battle(view: BloodrageView, names: Sequence[str], width: int, speech: Speech) -> list[Text]:
    """Who fights where: figures and cards make a total."""
    if view.battle is None:
        return []
    where = speech.words(place_words(view.battle.province))
    label = Text(speech("cli-bloodrage-battle", province=where, pillager=names[view.battle.pillager]), "bold")
    return flowed(label, [fighter(one, names[one.seat], speech) for one in view.battle.fighters], width)


def fighter(one: Fighter, name: str, speech: Speech) -> Text:
    """One clan in a battle: 3 + Tyr's Crush +4 = 7."""
    text = Text(f"{name} {one.figures}", style_of(one.seat))
    if one.cards:
        text.append(f" + {', '.join(title(card, speech) for card in one.cards)} {one.bonus:+} = ", "not bold")
        text.append(str(one.total))
    elif one.laid:
        text.append(" + ?", "not bold")
    return text


def memories(view: BloodrageView, width: int, speech: Speech) -> list[Text]:
    """What the reader passed on in this age, each time anew."""
    lines: list[Text] = []
    for one in view.memory or ():
        left = list(one.cards)
        left.remove(one.took)
        if one.age == view.age and left:
            items = [Text(title(card, speech), "dim") for card in left]
            lines += flowed(heading("cli-bloodrage-passed-on", speech), items, width)
    return lines


def quests(view: BloodrageView, width: int, speech: Speech) -> list[Text]:
    """The reader's own quests, and whether each would be fulfilled now."""
    items = [
        Text(f"{'✓' if one.fulfilled else '✗'} {title(one.card, speech)}", "bright_green" if one.fulfilled else "dim")
        for one in view.quests or ()
    ]
    return flowed(heading("cli-bloodrage-your-quests", speech), items, width) if items else []


def cards(names: Sequence[str], width: int, speech: Speech) -> Table:
    """Cards with their number and what they do, one below the other."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0), width=width)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for text, name in zip(counted(names, speech), dict.fromkeys(names), strict=True):
        table.add_row(text, Text(worth(name, speech)), power(name, speech))
    return table


def brief_cards(message: str, names: Sequence[str], width: int, speech: Speech) -> list[Text]:
    """Cards by title and number only."""
    texts = zip(counted(names, speech), dict.fromkeys(names), strict=True)
    items = [text.append(f" {worth(name, speech)}", "dim") for text, name in texts]
    return flowed(heading(message, speech), items, width) if items else []


def legend(width: int, speech: Speech) -> list[Text]:
    """What the signs mean."""
    return flowed(Text(), [Text(sign, "dim") for sign in speech("cli-bloodrage-signs").split("   ")], width, "   ", 1)


def actions(choices: Sequence[Choice], width: int, speech: Speech, brief: bool) -> list[Text]:
    """What can be done, a line for each kind of action; things that can go to the same places stand together."""
    lines: list[Text] = []
    counts = []
    for group in sorted(grouped(choices), key=lambda group: group[0].text == "pass"):
        verb = shown_word(group[0].group, speech)
        counts.append(Text(verb, "bold cyan").append(f" ×{len(group)}" if len(group) > 1 else "", "not bold default"))
        rest = [choice for choice in group if " " in choice.text]
        found = targets(rest, speech)
        lines += flowed(Text(f"{verb}:" if found else verb, "bold cyan"), found, width)
    if brief:
        return flowed(heading("cli-bloodrage-actions", speech), counts, width)
    return lines


def targets(choices: Sequence[Choice], speech: Speech) -> list[Text]:
    """After the word for the action: what it is done with, and where to or in the place of what."""
    reached: dict[str, set[str]] = {}
    arrow = "→"
    for choice in choices:
        thing, *others = choice.text.split()[1:]
        if others and others[0] == "for":
            arrow = shown_word(others.pop(0), speech)
        reached.setdefault(thing, set()).update(others)
    alike: dict[tuple[str, ...], list[str]] = {}
    for thing, found in reached.items():
        ordered = sorted(found, key=lambda word: (PLACE_OF.get(word, 0), word))
        alike.setdefault(tuple(ordered), []).append(shown_word(thing, speech))
    items = []
    for words, things in alike.items():
        goals = ", ".join(shown_word(word, speech) for word in words)
        items.append(Text(", ".join(things)).append(f" {arrow} {goals}" if goals else "", "dim"))
    return items
