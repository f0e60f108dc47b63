"""`make bless`: writes every playthrough again after a wanted change of the rules, the texts or the views.

A new playthrough begins as a file with a heading only (game, seats, options, seed); it is played at random. So is one
whose record the changed rules no longer allow, if it was made that way: it has a seed.
"""

from __future__ import annotations

import sys
from pathlib import Path

from gladsheim.errors import BadRecord
from gladsheim.kernel.replay import CLOSINGS, parse
from gladsheim.testing.playthrough import written


def main(folders: list[str]) -> int:
    """Rewrite all playthroughs below some folders, `tests` unless named."""
    for folder in folders or ["tests"]:
        for file in sorted(Path(folder).rglob("playthroughs/*.txt")):
            old = file.read_text(encoding="utf-8")
            new = blessed(old)
            file.write_text(new, encoding="utf-8")
            print(f"{file}: {'as it was' if new == old else 'written'}")
    return 0


def blessed(text: str) -> str:
    """A playthrough as it should be now."""
    try:
        return written(text)
    except BadRecord:
        heading = heading_of(text)
        if "seed" not in parse(heading).facts:
            raise
        return written(heading)


def heading_of(text: str) -> str:
    """What was agreed on before the game; rows begin with their number."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return "\n".join(line for line in lines if line.split()[0] not in CLOSINGS and not line.split()[0].isdigit())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
