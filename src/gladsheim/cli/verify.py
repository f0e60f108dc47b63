"""`gladsheim verify`: does a record hold, move by move and draw by draw?"""

from __future__ import annotations

from argparse import Namespace

from rich.text import Text

import gladsheim
from gladsheim.cli.setup import read_text
from gladsheim.cli.terminal import console
from gladsheim.errors import GladsheimError
from gladsheim.kernel.match import Match
from gladsheim.kernel.replay import parse
from gladsheim.kit.speech import Speech


def run(args: Namespace, speech: Speech) -> int:
    """Say what was checked; exit code 1 and the reason if something does not hold."""
    text = read_text(args.file)
    try:
        facts = parse(text).facts
        verdict = gladsheim.verify(text)
    except GladsheimError as reason:
        console(stderr=True).print(
            Text(speech("cli-verify-fails", reason=speech.error(reason)), style="bold red"), soft_wrap=True
        )
        return 1
    match = verdict.match
    lines = [speech("cli-verify-holds", game=match.game.name, answers=match.length)]
    if not verdict.fair:
        lines.append(speech("cli-verify-companion"))
    elif match.seed is not None:
        lines.append(speech("cli-verify-seed", rolls=verdict.rolls, seed=str(match.seed)))
    else:
        lines.append(speech("cli-verify-secret", rolls=verdict.rolls))
    if match.practice:
        lines.append(speech("cli-verify-practice"))
    if not match.over:
        lines.append(speech("cli-verify-open"))
    else:
        scores = result_of(match, speech)
        lines.append(
            speech("cli-verify-result", scores=scores)
            if "result" in facts
            else speech("cli-verify-over", scores=scores)
        )
        if "hash" in facts:
            lines.append(speech("cli-verify-hash"))
    console().print(Text(" ".join(lines)))
    return 0


def result_of(match: Match, speech: Speech) -> str:
    """Everybody's points, or whether those who played together won."""
    if match.game.is_cooperative:
        return speech("cli-verify-won" if 1 in match.ranking else "cli-verify-lost")
    return " : ".join(str(score) for score in match.scores)
