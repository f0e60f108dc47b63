"""Every Python block of every page runs, in the order of the page and with what the blocks before it have defined."""

from __future__ import annotations

import doctest
from typing import Any

from tests.docs.pages import blocks_of


def test_the_python_blocks_run(page: str) -> None:
    names: dict[str, Any] = {"__name__": page}
    for block in blocks_of(page):
        if block.language != "python" or block.file:
            continue
        if ">>>" in block.text:
            names = run_session(block.text, names, page, block.line)
        else:
            exec(compile("\n" * block.line + block.text, page, "exec"), names)


def run_session(text: str, names: dict[str, Any], page: str, line: int) -> dict[str, Any]:
    """Run an interactive session; what it has defined."""
    session = doctest.DocTestParser().get_doctest(text, names, page, page, line)
    said: list[str] = []
    failed, _ = doctest.DocTestRunner().run(session, out=said.append, clear_globs=False)
    assert not failed, "".join(said)
    return session.globs
