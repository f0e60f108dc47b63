"""`gladsheim games`: what can be played here."""

from __future__ import annotations

from argparse import Namespace

from rich.padding import Padding
from rich.text import Text

from gladsheim.bots import BOTS
from gladsheim.cli.setup import find_game, title_of
from gladsheim.cli.terminal import console
from gladsheim.games import game_names
from gladsheim.kernel.record import choice_text
from gladsheim.kit.speech import Speech


def run(args: Namespace, speech: Speech) -> int:
    """Every game with its seats and options."""
    out = console()
    for name in game_names():
        game = find_game(name, speech)
        seats = ", ".join(str(n) for n in game.seats)
        title = title_of(game, {}, speech)
        out.print(Text.assemble((name, "bold"), f"  {title}, {speech('cli-games-seats', seats=seats)}"))
        for option in game.options:
            choices = "|".join(choice_text(choice) for choice in option.choices)
            usual = speech("cli-games-usual", choice=choice_text(option.default))
            about = speech(f"{name}-option-{option.name}-help")
            line = Text.assemble((f"--option {option.name}={choices}", "cyan"), f" ({usual}) {about}")
            out.print(Padding(line, (0, 0, 0, 4), expand=False))
    out.print(Text(speech("cli-games-bots", bots=", ".join(BOTS))))
    return 0
