"""A saga's file as a whole: what it counts, its pieces, and its pages."""

from __future__ import annotations

import re
from typing import Final

from gladsheim.games.yggdrasil.rules.printed import ENEMIES, NONE, OPPONENT_COUNT, WORLDS
from gladsheim.games.yggdrasil.sagas.book import (
    DEAD_TREE,
    EFFECT,
    MOMENTS,
    MOST_STANDEES,
    ONE,
    PLAIN,
    ROUND_ENDED,
    SIZES,
    SPOT_KINDS,
    TREE,
    TURN,
    Block,
    Cost,
    Counter,
    Deed,
    Fight,
    Goal,
    Loss,
    Page,
    Rule,
    Saga,
    Said,
    Spot,
    Standee,
    Value,
)
from gladsheim.games.yggdrasil.sagas.deeds import MOST_COSTS
from gladsheim.games.yggdrasil.sagas.effects import TurnPage
from gladsheim.games.yggdrasil.sagas.lines import Line, Where, own_words, statements, tree_of, written_words
from gladsheim.games.yggdrasil.sagas.sentences import ALWAYS, Author, split
from gladsheim.games.yggdrasil.sagas.terms import SEATS, Glossary, Reader
from gladsheim.games.yggdrasil.sagas.values import OPERATORS, Base, Both, Here, Known, Table
from gladsheim.words import Words

TOP: Final = ("saga", "counter", "standee", "lines", "all", "pages", "page")
ITEMS: Final = (
    "title", "story", "path", "spot", "goal", "any", "set-up", "deed", "fight", "lose", "presence", "darkness",
    "amount", "risk", "broken", *MOMENTS,
)  # fmt: skip
LOOKS: Final = ("counter", "row", "token", "flag", "bag", "hidden")
ENDS: Final = {"turn": TURN, "tree": TREE, "dead": DEAD_TREE}
PATH: Final = re.compile(r"(\d+) then (turn|tree|dead)")
DEED: Final = re.compile(r"([a-z][a-z-]*)(?: in ([a-z, ]+?))?(?: where (.+?))?(?: if (.+))?")
FIGHT: Final = re.compile(r"([a-z-]+)(?: from ([a-z, ]+?))?(?: if (.+))?")
STANDEE: Final = re.compile(r"([a-z][a-z0-9-]*)(?: in ([a-z-]+))?( bystander)?(?: track ([a-z-]+) (\d+))?")
GAIN: Final = re.compile(r"(\d+) (elf|elves|die|dice|hero|heroes|artifact|life)")
LOOK_OF: Final = {"giants:1": "giant", "anonymous:1": "anonymous", "iotunn": "iotunn"}


def read_saga(text: str, file: str, is_ours: bool) -> Saga:
    """A saga from its file; raises BadSetup that names file, page and line, and what could stand there."""
    where = Where(file)
    lines = tree_of(text, where)
    if not lines or lines[0].first != "saga" or not lines[0].rest:
        raise where.bad_line("yggdrasil/saga-no-saga", lines[0].number if lines else 1)
    name, *kind = lines[0].rest.split()
    saga = Saga(name, "" if is_ours else text, own_words(name, name), kind != ["standard"])
    book = Reading(saga, where, is_ours)
    saga.words = book.author.words(lines[0], "name") if saga.is_campaign else own_words(name, name)
    book.read(lines[1:])
    return saga


class Reading:
    """Goes through the lines of a file: names first, then what uses them."""

    def __init__(self, saga: Saga, where: Where, is_ours: bool) -> None:
        self.saga = saga
        self.where = where
        self.glossary = Glossary(saga, where)
        self.author = Author(self.glossary, is_ours)

    def read(self, lines: list[Line]) -> None:
        """All of them."""
        for line in lines:
            if line.first not in TOP:
                raise self.where.unknown(line.number, line.first, TOP)
            if line.first == "counter":
                self.read_counter(line)
            elif line.first == "standee":
                self.read_standee(line)
        for number, standee in enumerate(self.saga.standees):
            self.glossary.groups.setdefault(standee.group, []).append(OPPONENT_COUNT + number)
        self.glossary.groups.pop("", None)
        self.read_tracks(lines)
        for line in lines:
            if line.first == "page":
                self.saga.pages.append(
                    Page(line.rest, self.author.words(line, line.rest), self.author.words(line, f"{line.rest}-story"))
                )
        if not self.saga.pages:
            raise self.where.bad_line("yggdrasil/saga-no-page", 1)
        named = [line for line in lines if line.first == "lines"]
        for line in named:
            self.author.named[line.rest] = self.author.empty_block(self.author.words(line, f"lines-{line.rest}"))
        for line in named:
            self.author.fill(self.author.named[line.rest], statements(line))
        for line in lines:
            if line.first in ("page", "pages", "all"):
                self.read_part(line)
        for page in self.saga.pages:
            if not page.path:
                self.where.page = page.name
                raise self.where.bad_line("yggdrasil/saga-no-path", 1)

    def read_counter(self, line: Line) -> None:
        """`counter oaths row starts 0 most 9`."""
        name, *rest = line.rest.split(" ")
        by, look = ONE, "counter"
        first, most = [0] * SEATS, []
        text = " ".join(rest)
        if found := re.match(r"by ([a-z]+) ?", text):
            by, text = found.group(1), text[found.end() :]
            if by not in SIZES:
                raise self.where.unknown(line.number, by, list(SIZES))
        if (found := re.match(r"([a-z]+) ?", text)) and found.group(1) in LOOKS:
            look, text = found.group(1), text[found.end() :]
        parts = re.fullmatch(r"(?:starts (\S+|\[.*?\]) ?)?(?:most (\S+|\[.*?\]))?", text)
        if parts is None or not name:
            raise self.where.unreadable(line, "counter name by world token starts 1 most 3")
        if parts.group(1):
            first = self.numbers(parts.group(1), line)
        if parts.group(2):
            most = self.numbers(parts.group(2), line)
        offset = sum(one.size for one in self.saga.counters)
        words = self.author.words(line, f"counter-{name}") if look != "hidden" else own_words(name, name)
        self.saga.counters.append(Counter(name, words, by, look, first, most, offset))

    def numbers(self, text: str, line: Line) -> list[int]:
        """A number for all, or one for each number of players."""
        value = Reader(self.glossary, text, line.number).whole()
        if isinstance(value, Table):
            return value.numbers
        if isinstance(value, Known):
            return [value.number] * SEATS
        raise self.where.unreadable(line, "3, [2 2 2 3 3]")

    def read_standee(self, line: Line) -> None:
        """`standee skoll in wolves track step 5`."""
        found = STANDEE.fullmatch(line.rest)
        if found is None or len(self.saga.standees) == MOST_STANDEES:
            raise self.where.unreadable(line, "standee name in group track counter 5")
        words = self.author.words(line, f"standee-{found.group(1)}")
        self.saga.standees.append(Standee(found.group(1), words, found.group(2) or "", not found.group(3), NONE, 0))

    def read_tracks(self, lines: list[Line]) -> None:
        """Which counter keeps the steps of a standee."""
        for line in lines:
            found = STANDEE.fullmatch(line.rest) if line.first == "standee" else None
            if found is not None and found.group(4):
                standee = self.saga.standees[self.saga.standee_named(found.group(1))]
                self.author.counter(found.group(4), line)
                standee.track = self.saga.counter_named(found.group(4))
                standee.length = int(found.group(5))

    def read_part(self, line: Line) -> None:
        """A page, or what holds on several."""
        names = [page.name for page in self.saga.pages]
        if line.first == "page":
            pages = [names.index(line.rest)]
            self.where.page = line.rest
        else:
            self.where.page = line.text
            numbers = re.findall(r"\d+", line.rest)
            pages = [int(number) - 1 for number in numbers] or list(range(len(names)))
            if max(pages) >= len(names) or min(pages) < 0:
                raise self.where.bad_line("yggdrasil/saga-no-such-page", line.number, pages=len(names))
        for item in statements(line):
            if item.first not in ITEMS:
                raise self.where.unknown(item.number, item.first, ITEMS)
            self.read_item(item, pages)

    def read_item(self, line: Line, pages: list[int]) -> None:
        """One thing that holds on some pages."""
        chosen = [self.saga.pages[number] for number in pages]
        page, first, mark = chosen[0], line.first, pages[0] + 1
        if first in ("title", "story"):
            words = written_words(line) or own_words(line.rest, line.rest)
            for one in chosen:
                one.title, one.story = (words, one.story) if first == "title" else (one.title, words)
        elif first == "path":
            self.read_path(line, page)
        elif first == "spot":
            self.read_spot(line, page)
        elif first in ("goal", "any"):
            self.read_goal(line, page)
        elif first == "set-up":
            page.setup = self.author.block(statements(line), self.author.words(line, f"{page.name}-set-up"))
            for effect in page.setup.effects:
                if isinstance(effect, TurnPage):
                    raise self.where.unreadable(line, "giants 2, …")
        elif first == "deed":
            self.read_deed(line, chosen)
        elif first == "fight":
            self.read_fight(line, chosen, mark)
        elif first == "lose":
            condition = self.author.value(line.rest.removeprefix("if "), line)
            number = len(page.losses) + 1
            words = self.author.words(line, f"loss-{mark}-{number}")
            for one in chosen:
                one.losses.append(Loss(condition, words))
                one.said.append(Said("loss", [], words))
        elif first in MOMENTS:
            self.read_rule(line, chosen, mark)
        else:
            self.read_change(line, chosen, mark)

    def read_path(self, line: Line, page: Page) -> None:
        """`path 4 then dead`: the spots behind the start, and the one at the end."""
        found = PATH.fullmatch(line.rest)
        if found is None:
            raise self.where.unreadable(line, "path 4 then turn, path 4 then tree, path 4 then dead")
        plain = Words("yggdrasil-spot-plain")
        spots = [Spot(PLAIN, "start", None, Words("yggdrasil-spot-start"))]
        spots += [Spot(PLAIN, "plain", None, plain) for _ in range(int(found.group(1)))]
        end = ENDS[found.group(2)]
        spots.append(Spot(end, SPOT_KINDS[end], None, Words(f"yggdrasil-spot-{SPOT_KINDS[end]}")))
        page.path = spots

    def read_spot(self, line: Line, page: Page) -> None:
        """`spot 2` or `spot last`: what Nidhögg does where he comes."""
        texts = line.rest.split(" and ")
        for text in texts:
            last = len(page.path) - 1
            number = last if text == "last" else int(text) if text.isdigit() else 0
            if not 0 < number <= last or page.path[number].kind in (TREE, DEAD_TREE):
                raise self.where.bad_line("yggdrasil/saga-no-such-spot", line.number, text=text, last=max(0, last - 1))
            block = self.author.block(statements(line), self.spot_words(line, page, number))
            kind = page.path[number].kind
            codes = block.codes()
            look = LOOK_OF.get(codes[0], "effect") if len(codes) == 1 else "effect"
            spot_kind = TURN if kind == TURN else EFFECT
            page.path[number] = Spot(spot_kind, "turn" if kind == TURN else look, block, block.words)

    def spot_words(self, line: Line, page: Page, number: int) -> Words:
        """What a spot does, in words."""
        written = written_words(line)
        if written is None and not self.saga.is_campaign:
            return Words(f"yggdrasil-spot-{LOOK_OF.get(line_code(line), 'effect')}")
        return self.author.words(line, f"{page.name}-spot-{line.rest.replace(' and ', '-')}")

    def read_goal(self, line: Line, page: Page) -> None:
        """`goal oaths >= 4`; several must all be met, after `any goal` one is enough."""
        page.is_any_goal = page.is_any_goal or line.first == "any"
        condition = self.author.value(line.rest.removeprefix("goal ") if line.first == "any" else line.rest, line)
        words = self.author.words(line, f"{page.name}-goal-{len(page.goals) + 1}")
        if isinstance(condition, Both) and condition.sign == OPERATORS.index(">="):
            page.goals.append(Goal(condition, condition.one, condition.other, words))
        else:
            page.goals.append(Goal(condition, condition, Known(1), words))

    def read_deed(self, line: Line, chosen: list[Page]) -> None:
        """`deed weep in asgard or midgard where … if …`, with price, Risks and what it does under it."""
        found = DEED.fullmatch(line.rest)
        if found is None:
            raise self.where.unreadable(line, "deed name in world or world where condition if condition")
        name = found.group(1)
        where = self.anywhere(found.group(2), line)
        if found.group(3):
            here = self.author.value(found.group(3), line)
            where = here if where is ALWAYS else Both(OPERATORS.index("or"), where, here)
        condition = self.author.value(found.group(4), line) if found.group(4) else ALWAYS
        costs = [Cost("", 0, 0, 0, 0, 0)]
        risks: list[Value] = [Known(0)]
        body: list[Line] = []
        for one in statements(line):
            if one.first == "cost":
                costs = [self.cost(way, one) for way in one.rest.split(" or ")]
            elif one.first == "risks":
                risks = [self.author.value(part, one) for part in one.rest.split("/")]
            else:
                body.append(one)
        if len(risks) not in (1, 3) or len(costs) > MOST_COSTS:
            raise self.where.unreadable(line, "risks 2, risks 3 / 2 / 1, cost 1 elf or 1 die")
        words = self.author.words(line, f"deed-{name}")
        about = self.author.words(line, f"deed-{name}-about")
        block = self.author.block(body, words)
        for page in chosen:
            deed = Deed(len(page.deeds), name, words, about, where, condition, costs, risks, block)
            page.deeds.append(deed)

    def anywhere(self, text: str | None, line: Line) -> Value:
        """In one of some worlds, or in all."""
        if not text:
            return ALWAYS
        condition: Value | None = None
        for name in split(text):
            if name not in WORLDS:
                raise self.where.unknown(line.number, name, WORLDS)
            here = Both(OPERATORS.index("="), Here(), Known(WORLDS.index(name)))
            condition = here if condition is None else Both(OPERATORS.index("or"), condition, here)
        return ALWAYS if condition is None else condition

    def cost(self, text: str, line: Line) -> Cost:
        """`1 hero and 1 elf`."""
        counts = {"elf": 0, "die": 0, "hero": 0, "artifact": 0, "life": 0}
        names: list[str] = []
        for part in text.split(" and "):
            found = GAIN.fullmatch(part.strip())
            if found is None:
                raise self.where.unreadable(line, "cost 1 elf, cost 2 heroes, cost 1 hero and 1 die, cost 1 artifact")
            kind = {"elves": "elf", "dice": "die", "heroes": "hero"}.get(found.group(2), found.group(2))
            counts[kind] += int(found.group(1))
            names.append(kind)
        if counts["artifact"] > 1:
            raise self.where.unreadable(line, "cost 1 artifact")
        elves, dice, heroes, artifacts, life = counts.values()
        return Cost(" ".join(names), elves, dice, heroes, artifacts, life)

    def read_fight(self, line: Line, chosen: list[Page], mark: int) -> None:
        """`fight skoll from vanaheim if …`, with strength, weapons and what winning does under it."""
        found = FIGHT.fullmatch(line.rest)
        if found is None:
            raise self.where.unreadable(line, "fight piece from world if condition")
        name = found.group(1)
        condition = self.author.value(found.group(3), line) if found.group(3) else None
        where = self.anywhere(found.group(2), line) if found.group(2) else None
        words = self.author.words(line, f"fight-{name}-{mark}")
        strength: Value = Base()
        barred: Value | None = None
        weapons, worth, spends, is_double = 0, 0, NONE, False
        block: Block | None = None
        for one in statements(line):
            if one.first == "strength":
                strength = self.author.value(one.rest, one)
            elif one.text == "weapon double":
                is_double = True
            elif one.first == "weapon":
                weapons |= sum(1 << self.author.artifact(weapon, one) for weapon in split(one.rest))
            elif one.first == "barred":
                barred = self.author.value(one.rest.removeprefix("if "), one)
            elif one.first == "spend":
                counter, _, each = one.rest.partition(" worth ")
                self.author.counter(counter, one)
                spends, worth = self.saga.counter_named(counter), int(each) if each.isdigit() else 1
            elif one.text == "won":
                block = self.author.block(statements(one), words)
            else:
                raise self.where.unknown(one.number, one.first, ("strength", "weapon", "barred", "spend", "won"))
        pieces = self.author.pieces(name, line)
        for page in chosen:
            if words not in [said.words for said in page.said]:
                page.said.append(Said("fight", [self.saga.opponent_name(piece) for piece in pieces], words))
            for piece in pieces:
                page.fights.append(
                    Fight(piece, condition, where, barred, strength, weapons, is_double, spends, worth, block, words)
                )

    def read_rule(self, line: Line, chosen: list[Page], mark: int) -> None:
        """`reveal surt or hel if …`: the moment, whom it is about, and what happens under it."""
        text, _, condition = f"{line.text} ".partition(" if ")
        names = split(text.strip().removeprefix(line.first).strip())
        moment = MOMENTS.index(line.first)
        pieces = [piece for name in names if name != "any" for piece in self.author.pieces(name, line)]
        if not names and moment != ROUND_ENDED and line.first not in ("devastated", "healed"):
            raise self.where.unreadable(line, f"{line.first} {', '.join(self.glossary.piece_names)}")
        words = self.author.words(line, f"{line.first}-{'-'.join(names) or 'any'}-{mark}")
        block = self.author.block(statements(line), words)
        held = self.author.value(condition, line) if condition else None
        enemies = [ENEMIES[piece] for piece in pieces if piece < len(ENEMIES)]
        for page in chosen:
            page.rules.append(Rule(moment, pieces, held, block))
            page.said.append(Said("trigger", enemies, words))

    def read_change(self, line: Line, chosen: list[Page], mark: int) -> None:
        """What a page changes in the basic rules."""
        name, _, rest = line.rest.partition(" ")
        if line.first in ("amount", "risk", "broken") and name not in WORLDS:
            raise self.where.unknown(line.number, name, WORLDS)
        words = self.author.words(line, f"{line.first}-{name if line.first in ('amount', 'risk') else mark}")
        for page in chosen:
            if line.first == "presence":
                page.presence.append(self.author.value(line.rest, line))
            elif line.first == "darkness":
                page.darkness.append(self.author.value(line.rest, line))
            elif line.first == "amount":
                page.amounts[WORLDS.index(name)] = self.author.value(rest, line)
            elif line.first == "risk":
                page.risks[WORLDS.index(name)] = self.author.value(rest, line)
            elif rest in WORLDS:
                page.broken.append((WORLDS.index(name), WORLDS.index(rest)))
            else:
                raise self.where.unknown(line.number, rest, WORLDS)
            page.said.append(Said("new", [], words))


def line_code(line: Line) -> str:
    """What the single line under a spot of the standard game does."""
    text = statements(line)[0].text if statements(line) else ""
    return "iotunn" if text.startswith("iotunn") else text.replace(" ", ":")
