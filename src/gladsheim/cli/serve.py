"""`gladsheim serve`: tables for everybody who can reach this machine."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from typing import Final

from gladsheim.errors import GladsheimError
from gladsheim.kit.speech import Speech
from gladsheim.server.config.sources import NAMES, Settings, load

DID_NOT_START: Final = 1


def run(args: Namespace, speech: Speech) -> int:
    """Serve until somebody ends it; exit code 1 and a sentence if something that it needs is missing."""
    config = settings_of(args).config
    from gladsheim.server.run import serve

    try:
        return serve(
            config,
            tell=lambda words: print(speech.words(words), flush=True),
            warn=lambda words: print(speech("cli-error", sentence=speech.words(words)), file=sys.stderr, flush=True),
        )
    except GladsheimError as error:
        print(speech("cli-error", sentence=speech.error(error)), file=sys.stderr)
        return DID_NOT_START


def settings_of(args: Namespace) -> Settings:
    """The settings in effect for a command line."""
    return load({name: getattr(args, name, None) for name in NAMES}, os.environ, args.config)
