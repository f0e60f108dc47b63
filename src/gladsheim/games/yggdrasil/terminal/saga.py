"""The page of a saga in the terminal: its goal, what it counts, its pieces and its deeds."""

from __future__ import annotations

from rich.text import Text

from gladsheim.games.yggdrasil.rules.view import DeedSeen, RuleSeen, SagaView, StandeeSeen, YggdrasilView
from gladsheim.games.yggdrasil.terminal.words import name_of
from gladsheim.kit.lines import flowed
from gladsheim.kit.speech import Speech
from gladsheim.words import Words, say


def page(view: YggdrasilView, width: int, speech: Speech) -> list[Text]:
    """The page by its title, how far its goal is, and what is counted."""
    if view.saga is None:
        return []
    saga = view.saga
    label = speech("cli-yggdrasil-page", number=saga.number, pages=saga.pages, title=said(saga.title, speech))
    items = [goal_text(f"{said(one.words, speech)} {one.have}/{one.need}", one.have >= one.need) for one in saga.goal]
    items += [Text(f"{said(one.words, speech)} {one.value}") for one in saga.counters if one.value]
    items.append(Text(speech("cli-yggdrasil-page-help", title=said(saga.title, speech).lower()), "dim"))
    lines = flowed(Text(label, "bold"), items, width)
    return [*lines, *pieces(saga, width, speech)]


def goal_text(text: str, is_met: bool) -> Text:
    """A goal, green when it is met."""
    return Text(text, "bright_green" if is_met else "bold")


def pieces(saga: SagaView, width: int, speech: Speech) -> list[Text]:
    """Standees, and tokens on the worlds."""
    steps = {one.standee: f"{one.step}/{one.length}" for one in saga.tracks}
    items = [standee_text(one, steps, speech) for one in saga.standees if one.place != "aside"]
    for kind in dict.fromkeys(token.kind for token in saga.tokens):
        tokens = [token for token in saga.tokens if token.kind == kind]
        worlds = ", ".join(name_of(token.world, speech) for token in tokens)
        items.append(Text(f"{said(tokens[0].words, speech)}: {worlds}"))
    return flowed(Text(), items, width) if items else []


def standee_text(one: StandeeSeen, steps: dict[str, str], speech: Speech) -> Text:
    """A piece, where it is and how strong."""
    place = steps.get(one.name, "") if one.place == "track" else name_of(one.place, speech)
    strength = "" if one.strength is None else f" {speech('cli-yggdrasil-strength', strength=one.strength)}"
    return Text(f"{said(one.words, speech)} ({place}){strength}", "bright_red" if one.is_enemy else "default")


def story(view: YggdrasilView, width: int, speech: Speech) -> list[Text]:
    """What has happened when the page is opened; later on the room is for other things."""
    if view.saga is None or view.spot:
        return []
    return flowed(Text("»"), [Text(word) for word in said(view.saga.story, speech).split()], width, " ")


def topics(view: YggdrasilView, speech: Speech) -> dict[str, str]:
    """`help` with a page's title tells it whole: its story, what can be done, and what holds."""
    if view.saga is None:
        return {}
    saga = view.saga
    deeds = [f"{said(deed.words, speech)}. {about(deed, speech)}" for deed in saga.deeds]
    rules = [rule_text(one, speech) for one in saga.rules]
    return {said(saga.title, speech): "\n".join([said(saga.story, speech), *deeds, *rules])}


def deeds(view: YggdrasilView, width: int, speech: Speech) -> list[Text]:
    """What can be done on this page, and where."""
    if view.saga is None:
        return []
    lines: list[Text] = []
    for deed in view.saga.deeds:
        lines += flowed(Text(said(deed.words, speech), "bold"), [Text(about(deed, speech))], width)
    return lines


def about(deed: DeedSeen, speech: Speech) -> str:
    """A deed: its worlds, and what it does."""
    worlds = ", ".join(name_of(world, speech) for world in deed.worlds)
    return f"{worlds or '–'}: {said(deed.about, speech)}"


def rules(view: YggdrasilView, width: int, speech: Speech) -> list[Text]:
    """What else holds on this page."""
    if view.saga is None:
        return []
    return [line for one in view.saga.rules for line in flowed(Text("·"), [Text(rule_text(one, speech))], width)]


def rule_text(one: RuleSeen, speech: Speech) -> str:
    """A rule, after the Enemies whose card triggers it."""
    names = ", ".join(name_of(enemy, speech) for enemy in one.enemies if one.kind == "trigger")
    return f"{names}: {said(one.words, speech)}" if names else said(one.words, speech)


def said(words: Words, speech: Speech) -> str:
    """Words of the saga in the user's language."""
    return say(words, speech.lang)
