"""Sagas as files: ours by name, an owner's by its text, for reading and for trying."""

from __future__ import annotations

from typing import Final

from gladsheim.games.yggdrasil.campaign.typical import typical_setup
from gladsheim.games.yggdrasil.sagas.book import PLAIN, Deed, Page, Saga
from gladsheim.games.yggdrasil.sagas.deeds import cost_words
from gladsheim.games.yggdrasil.sagas.library import SAGAS as NAMES
from gladsheim.games.yggdrasil.sagas.library import saga_named
from gladsheim.games.yggdrasil.sagas.reading import read_saga
from gladsheim.kit.sagas import Entry, Sagas, ShownPage, Source, Trial
from gladsheim.words import Term, Words


class YggdrasilSagas(Sagas):
    """The six of the campaign, and what an owner of the book has written down."""

    def __init__(self) -> None:
        self.game = "yggdrasil"
        self.names = NAMES

    def title(self, source: Source) -> Words:
        return saga_in(source).words

    def pages(self, source: Source) -> list[ShownPage]:
        return [ShownPage(page.title, entries(page)) for page in saga_in(source).pages]

    def trial(self, source: Source, seats: int, number: int, seed: int) -> Trial:
        """Gods drawn by lot, with charts as a campaign has them by then."""
        setup = typical_setup(seats, number, seed)
        if source.name:
            return Trial({"saga": source.name}, setup)
        return Trial({}, {**setup, "saga": {"text": source.text}})


def saga_in(source: Source) -> Saga:
    """A saga, read; raises BadSetup that names the file."""
    return saga_named(source.name) if source.name else read_saga(source.text, source.file, False)


def entries(page: Page) -> list[Entry]:
    """A page from its story to how it is lost."""
    goal = "any_goal" if page.is_any_goal and len(page.goals) > 1 else "goal"
    found = [Entry("story", page.story), *[Entry(goal, one.words) for one in page.goals]]
    if page.setup is not None:
        found.append(Entry("set_up", page.setup.words))
    found += [
        Entry("path", spot_words(page, number))
        for number in range(1, len(page.path))
        if page.path[number].kind != PLAIN
    ]
    found += [Entry("deed", deed_words(deed)) for deed in page.deeds]
    for kind in ("new", "trigger", "fight", "loss"):
        found += [Entry(kind, one.words) for one in page.said if one.kind == kind]
    return found


def spot_words(page: Page, number: int) -> Words:
    """What a spot does, and which it is."""
    return Words("yggdrasil-saga-spot", {"number": number, "most": len(page.path) - 1, "what": page.path[number].words})


def deed_words(deed: Deed) -> Words:
    """A saga action with its price."""
    terms: dict[str, Term] = {"deed": deed.words, "about": deed.about}
    prices = [Words("yggdrasil-saga-price", {"what": cost_words(cost)}) for cost in deed.costs]
    return Words("yggdrasil-saga-deed", {**terms, "cost": prices})


SAGAS: Final = YggdrasilSagas()
