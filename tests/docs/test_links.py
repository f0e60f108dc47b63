"""Links lead somewhere, and no page knows the machine it was written on."""

from __future__ import annotations

import re
from pathlib import Path

from tests.docs.pages import headings_of, text_of

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
MACHINE = re.compile(r"(?<![\w.])/(?:work|home|root|Users|tmp|mnt)/|[A-Z]:\\\\|\b127\.0\.0\.1\b")


def test_internal_links_lead_to_a_file_and_a_heading(page: str, top: Path) -> None:
    for link in LINK.findall(text_of(page)):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = ((top / page).parent / path).resolve() if path else top / page
        assert target.exists(), f"{page} links to {link}: there is no such file"
        assert target.is_relative_to(top), f"{page} links to {link}: that lies outside the repository"
        if anchor:
            anchors = {anchor_of(heading) for heading in headings_of(str(target.relative_to(top)))}
            assert anchor in anchors, f"{page} links to {link}: there is no such heading"


def anchor_of(heading: str) -> str:
    """A heading as links name it: lower case, no punctuation, dashes for blanks."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def test_every_page_can_be_reached_from_the_readme(pages: list[str], top: Path) -> None:
    reached, todo = {"README.md"}, ["README.md"]
    while todo:
        page = todo.pop()
        for link in LINK.findall(text_of(page)):
            target = ((top / page).parent / link.partition("#")[0]).resolve()
            if target.suffix == ".md" and target.exists():
                name = str(target.relative_to(top))
                if name not in reached:
                    reached.add(name)
                    todo.append(name)
    assert set(pages) == reached


def test_no_page_names_a_path_of_one_machine(page: str) -> None:
    assert not MACHINE.findall(text_of(page))


def test_no_source_names_a_path_of_one_machine(top: Path) -> None:
    for folder in ("src", "tools"):
        for file in (top / folder).rglob("*"):
            if file.suffix in (".py", ".ftl"):
                assert not MACHINE.findall(file.read_text(encoding="utf-8")), file.relative_to(top)
