"""How a campaign looks in the terminal: where it stands, a sheet, the story so far."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from gladsheim.kit.campaign import Campaign, Story
from gladsheim.kit.campaign.sheets import Box
from gladsheim.kit.speech import Speech

MARKS: Final = {"yours": "■", "bought": "▣", "open": "□", "dear": "·", "later": "·", "struck": "×"}
STYLES: Final = {
    "yours": "green",
    "bought": "bold yellow",
    "open": "bold",
    "dear": "dim",
    "later": "dim",
    "struck": "dim",
}


def overview(rules: Campaign, story: Story, names: Sequence[str], speech: Speech) -> Text:
    """The chapters, and who plays whom with how much experience."""
    here = rules.place_of(story.chapter)
    text = Text(f"{speech(f'{rules.game}-campaign')}\n", style="bold")
    for n, chapter in enumerate(rules.chapters):
        tries = sum(one.chapter == chapter.id for one in story.played)
        mark, style = ("✓", "green") if n < here else (("▸", "bold yellow") if n == here else ("·", "dim"))
        again = f" ({speech('cli-campaign-tries', tries=tries)})" if tries and n == here else ""
        text.append(f"  {mark} {speech.words(chapter.words)}{again}\n", style=style)
    text.append(f"{speech.words(rules.chapters[here].about)}\n", style="italic")
    for seat, hero in enumerate(story.heroes):
        who = speech.words(rules.hero_words(hero))
        text.append(f"  {names[seat]}: {who}, {story.sheets[seat].purse} XP\n")
    for hero in story.others:
        text.append(f"  {speech.words(rules.hero_words(hero))}: {speech('cli-campaign-other')}\n", style="dim")
    return text


def sheet_of(rules: Campaign, story: Story, seat: int, name: str, speech: Speech) -> Text:
    """Every line of a sheet, and what the boxes in reach would give."""
    sheet = story.sheets[seat]
    hero = speech.words(rules.hero_words(story.heroes[seat]))
    text = Text()
    text.append(f"{name} · {hero} · {speech('cli-campaign-purse', purse=sheet.purse)}\n", style="bold")
    lines = rules.lines(story, seat)
    widest = max(len(speech.words(line.words)) for line in lines)
    for line in lines:
        text.append(f"  {speech.words(line.words):<{widest}} ")
        for box in line.boxes:
            text.append(f" {shown(rules, box, speech)}", style=STYLES[box.state])
        text.append("\n")
    for line in lines:
        for box in line.boxes:
            if box.state == "open":
                who = f" {'|'.join(box.names)}" if box.names else ""
                text.append(f"  {box.id}{who}: ", style="cyan")
                text.append(f"{speech('cli-campaign-costs', price=box.price)} {speech.words(box.gift.words)}\n")
    text.append(f"{speech('cli-campaign-how')}\n", style="dim")
    return text


def shown(rules: Campaign, box: Box, speech: Speech) -> str:
    """A box: its mark, its price while it is free, the name in it."""
    name = speech.words(rules.hero_words(box.name)) if box.name else ""
    price = str(box.price) if box.state in ("open", "dear", "later") else ""
    return f"{MARKS[box.state]}{price}{name}"


def chronicle(rules: Campaign, story: Story, names: Sequence[str], speech: Speech) -> Text:
    """A sentence for every game, what everybody gained and bought."""
    text = Text(f"{speech(f'{rules.game}-campaign')}\n", style="bold")
    if not story.played:
        text.append(f"{speech('cli-campaign-nothing-yet')}\n")
    for words, game in zip(rules.chronicle(story), story.played, strict=True):
        text.append(f"  {'✓' if game.won else '✗'} ", style="green" if game.won else "red")
        text.append(f"{speech.words(words)}\n")
        gains = ", ".join(f"{name} +{gain}" for name, gain in zip(names, game.gained, strict=True))
        text.append(f"      {gains} XP\n", style="dim")
        for name, bought in zip(names, game.bought, strict=False):
            if bought:
                boxes = ", ".join(f"{one.box} {one.name}".strip() for one in bought)
                text.append(f"      {name}: {boxes}\n", style="dim")
    return text
