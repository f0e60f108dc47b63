"""The printed lists: age, title, family, number, and from how many players on each copy is used."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

LISTS: Final = {
    1: """
        troll            monster  2  2
        dwarf-chieftain  monster  2  2
        sea-serpent      monster  3  3
        lord-of-hammers  leader   3  2 5
        brothers-in-arms warrior  1  2 5
        lokis-dragons    ship     2  2 5
        lokis-domain     clan     1  2
        friggas-charm    clan     0  2
        thors-glory      clan     2  2
        friggas-succor   clan     2  3
        tyrs-domain      clan     0  3
        lokis-blessing   clan     1  4
        alfheim          quest    5  2 4
        jotunheim        quest    5  2 4
        manheim          quest    5  2 4
        glorious-death   quest    6  2 4 5
        yggdrasil        quest    6  3
        widespread       quest    7  5
        odins-smite      battle   1  2 3
        heimdalls-sight  battle   0  2
        friggas-grace    battle   2  2 4
        lokis-trickery   battle   0  2 4
        thors-hammer     battle   1  2 5
        tyrs-bash        battle   2  2
        tyrs-smash       battle   3  2 3 5
        tyrs-crush       battle   4  4
        tyrs-smite       battle   5  2 5
    """,
    2: """
        valkyrie           monster  2  2
        dark-elf           monster  1  2
        fire-giant         monster  4  3
        lord-of-axes       leader   3  2 5
        experts-in-arms    warrior  2  2 5
        fire-dragons       ship     2  2 5
        odins-inspiration  clan     2  2
        tyrs-challenge     clan     0  2
        friggas-protection clan     0  2
        lokis-eminence     clan     2  3
        tyrs-prowess       clan     2  3
        thors-domain       clan     1  4
        alfheim            quest    7  2 4
        jotunheim          quest    7  2 4
        manheim            quest    7  2 4
        glorious-death     quest    8  2 4 5
        yggdrasil          quest    8  3
        widespread         quest   10  5
        heimdalls-eye      battle   2  2 2 3 5
        heimdalls-watch    battle   0  2
        odins-tide         battle   1  2 4
        lokis-backstab     battle   0  2 4
        thors-oath         battle   1  2 5
        tyrs-smash         battle   3  4 5
        tyrs-crush         battle   4  2
        tyrs-smite         battle   5  3
        tyrs-rage          battle   6  2
    """,
    3: """
        frost-giant       monster  4  2
        soldier-of-hel    monster  3  2
        volur-witch       monster  3  3
        lord-of-spears    leader   3  2 5
        masters-in-arms   warrior  2  2 5
        eternal-dragons   ship     2  2 5
        friggas-domain    clan     0  2
        odins-throne      clan     2  2
        thors-conquest    clan     3  2
        friggas-sacrifice clan     1  3
        tyrs-wrath        clan     1  3
        lokis-wrath       clan     3  4
        alfheim           quest    9  2 4
        jotunheim         quest    9  2 4
        manheim           quest    9  2 4
        glorious-death    quest   11  2 4 5
        yggdrasil         quest   11  3
        widespread        quest   15  5
        heimdalls-gaze    battle   3  2 3
        heimdalls-watch   battle   0  2
        thors-primacy     battle   3  2 3
        thors-ascension   battle   1  2 4
        odins-judgement   battle   2  2 4
        lokis-poison      battle   0  2 5
        tyrs-crush        battle   4  2 5
        tyrs-smite        battle   5  4
        tyrs-rage         battle   6  2
        tyrs-judgement    battle   8  5
    """,
}
LATE: Final = ("heimdalls-eye", "heimdalls-gaze")
"""Cards with a white disc."""


@dataclass(frozen=True)
class Card:
    """What is printed on it."""

    title: str
    age: int
    family: str
    number: int
    marks: tuple[int, ...]


def read_lists() -> dict[str, Card]:
    """By name: a title that occurs in several ages has its age behind it."""
    rows = [(age, line.split()) for age, text in LISTS.items() for line in text.strip().splitlines()]
    titles = Counter(words[0] for _, words in rows)
    cards = {}
    for age, (title, family, number, *marks) in rows:
        name = f"{title}-{age}" if titles[title] > 1 else title
        cards[name] = Card(title, age, family, int(number), tuple(int(mark) for mark in marks))
    return cards


CARDS: Final = read_lists()


def deck(age: int, seats: int) -> Counter[str]:
    """The cards of an age that are used with so many players."""
    return Counter(
        {
            name: n
            for name, card in CARDS.items()
            if card.age == age and (n := sum(mark <= seats for mark in card.marks))
        }
    )


def title(name: str) -> str:
    """The title of a card."""
    return CARDS[name].title


def family(name: str) -> str:
    """The family of a card."""
    return CARDS[name].family


def number(name: str) -> int:
    """Cost, Glory or strength of a card."""
    return CARDS[name].number


def strength_in_battle(name: str) -> int:
    """What a card adds by its number: only battle cards do (p. 18)."""
    return number(name) if family(name) == "battle" else 0
