"""How the command line is used: what is wrong with it, and which language it asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gladsheim.errors import GladsheimError
from gladsheim.words import LANGUAGES, Term, Words, say


class Usage(GladsheimError):
    """A command line that cannot be carried out; its code is the id of its text."""

    def __init__(self, code: str, **terms: Term) -> None:
        super().__init__(code, say(Words(code, terms)), terms)


def language(argv: Sequence[str], environ: Mapping[str, str]) -> str:
    """What `--lang` asks for, or else the environment; English if neither names a language we speak."""
    for i, word in enumerate(argv):
        value = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang" and i + 1 < len(argv):
            value = argv[i + 1]
        if value in LANGUAGES:
            return value
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(variable):
            spoken = environ[variable][:2].lower()
            return spoken if spoken in LANGUAGES else "en"
    return "en"
