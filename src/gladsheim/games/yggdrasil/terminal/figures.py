"""What `help` says of figures that the owner of the game has put in; only what is still ours is reconstructed."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.rules.figures import PARTS
from gladsheim.games.yggdrasil.rules.printed import STONES
from gladsheim.games.yggdrasil.rules.view import FiguresView, YggdrasilView
from gladsheim.kit.speech import Speech
from gladsheim.words import Words

SHORT: Final = 12
"""So much of a hash is enough to tell two files apart."""

DICE: Final = {"god-die": "yggdrasil-part-god-die", "vanir-die": "yggdrasil-part-vanir-die"}


def own_figures(view: YggdrasilView, speech: Speech) -> dict[str, str]:
    """Topics by name, with this table's figures; none where all of them are ours."""
    figures = view.figures
    if not figures.own or figures.hash is None:
        return {}
    found = {speech("cli-yggdrasil-topic-figures"): summary(figures, figures.hash, speech)}
    own = set(figures.own)
    if own & {"god-die", "vanir-die"}:
        found[speech("cli-yggdrasil-topic-throw")] = speech(
            "yggdrasil-own-throw",
            god=faces(figures.god_die),
            godsource=source(figures, "god-die"),
            vanir=faces(figures.vanir_die),
            vanirsource=source(figures, "vanir-die"),
        )
    if "islands" in own:
        numbers = ", ".join(str(number) for number in view.islands[1:])
        found[speech("cli-yggdrasil-topic-islands")] = speech(
            "yggdrasil-own-islands", numbers=numbers, source=source(figures, "islands")
        )
    if own & set(STONES):
        said = {stone: sides(figures, number) for number, stone in enumerate(STONES)}
        found[speech("cli-yggdrasil-topic-stones")] = speech("yggdrasil-own-stones", **said)
        found |= {speech(f"yggdrasil-stone-{stone}"): speech.words(words) for stone, words in said.items()}
    return found


def summary(figures: FiguresView, hash_: str, speech: Speech) -> str:
    """Which parts are the owner's, and which are still ours."""
    ours = [part for part in PARTS if part not in figures.own]
    message = "yggdrasil-own-figures" if ours else "yggdrasil-own-figures-all"
    return speech(message, hash=hash_[:SHORT], own=parts(figures.own), ours=parts(ours))


def parts(names: list[str]) -> list[Words]:
    """Parts of the figures by their names."""
    return [Words(DICE.get(name, f"yggdrasil-part-{name}")) for name in names]


def faces(die: list[str]) -> list[Words]:
    """The sides of a die."""
    return [Words(f"yggdrasil-face-{face}") for face in die]


def source(figures: FiguresView, part: str) -> Words:
    """Whose a figure is."""
    return Words("yggdrasil-source-own" if part in figures.own else "yggdrasil-source-ours")


def sides(figures: FiguresView, stone: int) -> Words:
    """Both sides of a stone."""
    first, second = (Words(f"yggdrasil-effect-{effect}") for effect in figures.stones[stone])
    whose = source(figures, STONES[stone])
    if first == second:
        return Words("yggdrasil-own-stone-same", {"first": first, "source": whose})
    return Words("yggdrasil-own-stone", {"first": first, "second": second, "source": whose})
