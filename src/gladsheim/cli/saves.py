"""Games as files: records with a few comments that say who sat where."""

from __future__ import annotations

import os
import re
import secrets
import shlex
import shutil
import sys
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

from gladsheim.kernel.match import Match
from gladsheim.kit.speech import Speech

PRIVATE: Final = 0o600
PUBLIC: Final = 0o666
"""Before the umask; a record shows every hand, so those that nobody asked for are private."""

SEAT: Final = re.compile(r"# seat (\d+) (person|bot) (\S+)(?: (.*))?")


class Seat(NamedTuple):
    """Who sits there: a person, or a bot by its name."""

    name: str
    bot: str = ""


def folder() -> Path:
    """Where unfinished games are kept: $XDG_STATE_HOME/gladsheim, by default ~/.local/state/gladsheim."""
    home = os.environ.get("XDG_STATE_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "state") / "gladsheim"


def new_file(game: str) -> Path:
    """A name that no other game has, not even one that begins at the same moment."""
    return folder() / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}-{secrets.token_hex(3)}.txt"


def written(match: Match, seats: list[Seat]) -> str:
    """The record, and who sits where."""
    lines = [
        f"# seat {n} bot {seat.bot} {seat.name}" if seat.bot else f"# seat {n} person - {seat.name}"
        for n, seat in enumerate(seats)
    ]
    return match.record() + "\n" + "\n".join(lines) + "\n"


def seated(record: str) -> dict[int, Seat]:
    """Who sat where, as far as the file says."""
    seats: dict[int, Seat] = {}
    for line in record.splitlines():
        if found := SEAT.fullmatch(line.strip()):
            number, kind, bot, name = found.groups()
            seats[int(number)] = Seat(name or "", bot if kind == "bot" else "")
    return seats


def write(path: Path, text: str, is_private: bool = False) -> None:
    """Replace a file whole or not at all; a private one can be read by nobody else."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.new")
    draft.unlink(missing_ok=True)
    mode = PRIVATE if is_private else PUBLIC
    try:
        with open(draft, "x", encoding="utf-8", opener=lambda name, flags: os.open(name, flags, mode)) as file:
            file.write(text)
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def how_to_resume(path: Path, speech: Speech) -> str:
    """The command that goes on with a saved game."""
    return speech("cli-resume", command=f"{called()} play --resume {shlex.quote(str(path))}")


def how_to_verify(path: Path, speech: Speech) -> str:
    """The command that checks every draw of a game."""
    return speech("cli-verify-it", command=f"{called()} verify {shlex.quote(str(path))}")


def called() -> str:
    """The command line as this process was called, so that what we advise can be typed here."""
    script = Path(sys.argv[0])
    if script.name == "__main__.py" and script.parent.name == "gladsheim":
        return f"{shlex.quote(sys.orig_argv[0])} -m gladsheim"
    if script.stem != "gladsheim":
        return "gladsheim"
    found = shutil.which(script.name)
    return script.name if found and Path(found) == script else shlex.quote(sys.argv[0])


def printable(path: Path) -> str:
    """A path whose control characters do no harm."""
    return "".join(sign if sign.isprintable() else "?" for sign in str(path))
