"""The command line: `gladsheim serve`, `admin`, `play`, `campaign`, `saga`, `sim`, `bench`, `replay` and so on."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import StringIO, TextIOWrapper
from typing import Final

from gladsheim.cli.arguments import parser
from gladsheim.cli.usage import Usage, language
from gladsheim.errors import BadRecord, GladsheimError
from gladsheim.kit.speech import Speech

OK: Final = 0
DOES_NOT_HOLD: Final = 1
USAGE: Final = 2
INTERRUPTED: Final = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out one command; the exit code. Bad input is answered with a sentence on stderr."""
    argv = sys.argv[1:] if argv is None else argv
    speech = Speech(language(argv, os.environ))
    open_what_is_closed()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        args = parser(speech).parse(argv)
        code: int = import_module(f"gladsheim.cli.{args.command}").run(args, speech)
        sys.stdout.flush()
        return code
    except Usage as error:
        return failed(speech, speech.error(error), USAGE)
    except BadRecord as error:
        return failed(speech, speech.error(error), DOES_NOT_HOLD)
    except GladsheimError as error:
        return failed(speech, speech.error(error), USAGE)
    except BrokenPipeError:
        forget_output()
        return OK
    except OSError as error:
        forget_output()
        return failed(speech, speech("cli-system", reason=error.strerror or str(error)), USAGE)
    except KeyboardInterrupt:
        return INTERRUPTED


def open_what_is_closed() -> None:
    """A stream that the shell has closed (`>&-`) is an empty one."""
    sys.stdin = sys.stdin or StringIO()
    sys.stdout = sys.stdout or StringIO()
    sys.stderr = sys.stderr or StringIO()


def forget_output() -> None:
    """What could not be written is not tried again when Python ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def failed(speech: Speech, sentence: str, code: int) -> int:
    """Say what went wrong."""
    print(speech("cli-error", sentence=sentence), file=sys.stderr)
    return code
