"""Write web/src/lib/protocol/ from the records of gladsheim.server.protocol; --check only says whether it is current.

Run it with the Python that Gladsheim is installed for: `make protocol`.
"""

from __future__ import annotations

import inspect
import re
import sys
import textwrap
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

from msgspec import Struct
from msgspec import inspect as types

import gladsheim
from gladsheim.kernel.events import AnswerTakenBack
from gladsheim.kernel.view import View
from gladsheim.manifest import manifests
from gladsheim.server.protocol import (
    accounts,
    campaigns,
    codes,
    fields,
    lobby,
    messages,
    puzzles,
    replays,
    requests,
    reviews,
    tables,
)
from gladsheim.store import records

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "protocol"
WIDTH = 120

HEADING = """\
// Written by tools/protocol_ts.py from {source}: do not change it here, run `make protocol`.
"""

PATCHES = """
/** Names and indexes from the outside in. */
export type Path = (string | number)[];

/** Sets a member or an element, removes it, or inserts a new element before that index of an array. */
export type PatchStep = [path: Path, value: unknown] | [path: Path] | [path: Path, value: unknown, insert: 1];

/** Steps from one view to the next, applied in order. */
export type Patch = PatchStep[];
"""

PLAIN: dict[type[types.Type], str] = {
    types.AnyType: "unknown",
    types.NoneType: "null",
    types.BoolType: "boolean",
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
}


class Script:
    """All parts, the names under which records of other modules are known in them, and in which part each stands."""

    def __init__(self) -> None:
        self.parts: dict[str, list[str]] = {}
        self.part = ""
        self.names: dict[type[Struct], str] = {}
        self.homes: dict[str, str] = {}
        self.used: dict[str, set[str]] = {}
        self.aliases = {"Status": types.type_info(records.Status), "Patch": types.type_info(fields.Patch)}

    def begin(self, part: str, source: str) -> None:
        """What follows stands in a file of this name."""
        self.part = part
        self.parts[part] = [HEADING.format(source=source)]
        self.used[part] = set()

    def add(self, text: str) -> None:
        """Text for the file that is being written, and the names that it exports."""
        self.parts[self.part].append(text)
        for name in re.findall(r"^export (?:type|interface|const) (\w+)", text, re.MULTILINE):
            self.homes[name] = self.part

    def use(self, name: str) -> str:
        """A name that may stand in another file."""
        self.used[self.part].add(name)
        return name

    def text(self, part: str) -> str:
        """A whole file: its heading, what it takes from the others, and what it says."""
        heading, *rest = self.parts[part]
        taken: dict[str, list[str]] = {}
        for name in sorted(self.used[part]):
            if self.homes[name] != part:
                taken.setdefault(self.homes[name], []).append(name)
        lines = [f'import type {{ {", ".join(names)} }} from "./{home}";\n' for home, names in sorted(taken.items())]
        return heading + ("\n" if lines else "") + "".join(lines) + "".join(rest)

    def index(self) -> str:
        """Everything from one place; parts that are nothing but types leave no trace in what a browser loads."""
        exports = [(part, "" if "export const" in "".join(text) else "type ") for part, text in self.parts.items()]
        lines = "".join(f'export {types_only}* from "./{part}";\n' for part, types_only in sorted(exports))
        return HEADING.format(source="the other files") + "\n" + lines

    def add_union(self, name: str, doc: str, members: Iterable[str]) -> None:
        """One of several types."""
        listed = list(members)
        line = f"export type {name} = {' | '.join(listed)};"
        if len(line) > WIDTH:
            line = f"export type {name} =\n" + "\n".join(lined(listed)) + ";"
        self.add(f"\n{comment(doc)}{line}\n")

    def add_record(self, record: type[Struct]) -> None:
        """An interface, and before it those of records that it uses and nobody has written yet."""
        if record in self.names:
            return
        self.names[record] = record.__name__
        self.write_record(record, record.__name__)

    def write_record(self, record: type[Struct], name: str) -> None:
        """An interface with its doc comment, on one line where it fits; what need not be there has a question mark."""
        info = types.type_info(record)
        assert isinstance(info, types.StructType), "a record is a Struct"
        remarks = remarks_of(record)
        for used in used_by(info):
            if used not in self.names:
                self.add_record(used)
        members = [f'{info.tag_field}: "{info.tag}"'] if info.tag_field else []
        for field in info.fields:
            mark = "?" if may_be_missing(record, info, field) else ""
            members.append(f"{comment(remarks.get(field.name, ''))}{field.encode_name}{mark}: {self.ts(field.type)}")
        self.add(f"\n{comment(inspect.getdoc(record) or '')}{interface(name, members)}")

    def ts(self, info: types.Type) -> str:
        """A type as TypeScript writes it."""
        for name, alias in self.aliases.items():
            if type(info) is type(alias) and info == alias:
                return self.use(name)
        if type(info) in PLAIN:
            return PLAIN[type(info)]
        if isinstance(info, types.StructType):
            return self.use(self.names[info.cls])
        if isinstance(info, types.LiteralType):
            return " | ".join(f'"{value}"' for value in info.values)
        if isinstance(info, types.UnionType):
            return " | ".join(sorted(map(self.ts, info.types), key=lambda one: one == "null"))
        if isinstance(info, types.TupleType):
            return f"[{', '.join(map(self.ts, info.item_types))}]"
        if isinstance(info, types.DictType):
            return f"Record<string, {self.ts(info.value_type)}>"
        assert isinstance(info, types.ListType | types.VarTupleType), f"no TypeScript for {info}"
        item = self.ts(info.item_type)
        return f"({item})[]" if " | " in item else f"{item}[]"


def used_by(info: types.Type) -> Iterator[type[Struct]]:
    """The records that stand in the fields of one."""
    for field in info.fields if isinstance(info, types.StructType) else ():
        yield from inside(field.type)


def inside(info: types.Type) -> Iterator[type[Struct]]:
    """The records that a type names."""
    if isinstance(info, types.StructType):
        yield info.cls
    inner = [getattr(info, name) for name in ("item_type", "value_type") if hasattr(info, name)]
    for one in (*inner, *getattr(info, "types", ()), *getattr(info, "item_types", ())):
        yield from inside(one)


def may_be_missing(record: type[Struct], info: types.StructType, field: types.Field) -> bool:
    """What a client sends may leave defaults out; what the server sends, where the record says so."""
    is_sent_to_us = info.forbid_unknown_fields or issubclass(record, requests.Request)
    return not field.required and (is_sent_to_us or record.__struct_config__.omit_defaults)


def remarks_of(record: type[Struct]) -> dict[str, str]:
    """What stands behind the fields in the source, by field."""
    found = re.findall(r"^    (\w+): .*?  # (.*)$", inspect.getsource(record), re.MULTILINE)
    return {name: (remark[0].upper() + remark[1:]).replace("None", "null") for name, remark in found}


def interface(name: str, members: list[str]) -> str:
    """An interface; a member may have a comment before it, and then each stands on a line of its own."""
    line = f"export interface {name} {{ {'; '.join(members)} }}\n"
    if len(line) <= WIDTH + 1 and "\n" not in line[:-1]:
        return line
    lines = "".join(f"  {line}\n" for member in members for line in f"{member};".splitlines())
    return f"export interface {name} {{\n{lines}}}\n"


def comment(text: str) -> str:
    """A doc comment on one line or several."""
    if not text:
        return ""
    lines = text.splitlines()
    if len(lines) == 1 and len(text) + 9 <= WIDTH:
        return f"/** {text} */\n"
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


def records_of(module: ModuleType) -> list[type[Struct]]:
    """The records of a module in the order of its source, without those that are only bases of others."""
    own = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Struct)]
    own = [one for one in own if one.__module__ == module.__name__]
    return [one for one in own if not any(other is not one and issubclass(other, one) for other in own)]


def add_constants(script: Script) -> None:
    """Limits of what may be sent, and why a socket was closed."""
    limits = {name: value for name, value in vars(fields).items() if name.startswith("LONGEST_")}
    script.add("\n" + "".join(f"export const {name} = {value};\n" for name, value in sorted(limits.items())))
    closed = {name: value for name, value in vars(codes).items() if type(value) is int}
    lines = "".join(f"  {name}: {value},\n" for name, value in sorted(closed.items(), key=lambda pair: pair[1]))
    script.add(
        f"\n/** The codes with which the server closes a socket. */\nexport const CLOSED = {{\n{lines}}} as const;\n"
    )
    script.add_union("Status", "What a table can be.", (f'"{one}"' for one in get_args(records.Status)))
    script.add(PATCHES)


def add_game(script: Script, name: str) -> None:
    """The view of a game and its events, under names that begin with the game's."""
    title = name.title()
    found = records_of(import_module(f"{manifests()[name].package}.rules.view"))
    events = gladsheim.load(name).events
    [view] = [one for one in found if issubclass(one, View)]
    for one in (*found, *events):
        script.names[one] = one.__name__ if one.__name__.startswith(title) else title + one.__name__
    script.begin(f"{name}-view", f"the view of gladsheim.games.{name}")
    for one in (*(one for one in found if one is not view), view):
        script.write_record(one, script.names[one])
    script.begin(f"{name}-events", f"the events of gladsheim.games.{name}")
    for event in events:
        script.write_record(event, script.names[event])
    happens = [*(script.names[event] for event in events), script.use(AnswerTakenBack.__name__)]
    script.add_union(f"{title}Event", f"What can happen in {name}.", happens)


def add_by_game(script: Script, name: str, doc: str, types_by_game: dict[str, str]) -> None:
    """A type by the name of its game."""
    lines = "".join(f"  {game}: {script.use(type_)};\n" for game, type_ in types_by_game.items())
    script.add(f"\n/** {doc} */\nexport interface {name} {{\n{lines}}}\n")


def written() -> dict[str, str]:
    """All files by name."""
    script = Script()
    script.begin("fields", "gladsheim.server.protocol.fields and codes")
    add_constants(script)
    for module in (tables, accounts, campaigns, requests, messages, lobby, replays, reviews, puzzles):
        script.begin(module.__name__.rpartition(".")[2], module.__name__)
        for record in records_of(module):
            script.add_record(record)
        if module is requests:
            script.add_union("FromClient", "What a client can send to a table.", names(requests.FromClient))
        if module is messages:
            script.add_union("FromServer", "What a table can send to a client.", names(messages.FromServer))
    script.begin("events", "gladsheim.kernel.events")
    script.add_record(AnswerTakenBack)
    ours = [name for name, manifest in manifests().items() if manifest.is_ours]
    for game in ours:
        add_game(script, game)
    script.begin("games", "the games that are ours")
    add_by_game(script, "ViewOf", "The views of our games by name.", {g: f"{g.title()}View" for g in ours})
    add_by_game(script, "EventOf", "The events of our games by name.", {g: f"{g.title()}Event" for g in ours})
    return {f"{part}.ts": script.text(part) for part in script.parts} | {"index.ts": script.index()}


def names(union: Any) -> list[str]:
    """The records of a union."""
    return [one.__name__ for one in get_args(union)]


def lined(members: list[str]) -> list[str]:
    """The members of a union, as many to a line as fit."""
    bound = " ".join(f"|\N{NO-BREAK SPACE}{member}" for member in members)
    lines = textwrap.wrap(bound, WIDTH, initial_indent="  ", subsequent_indent="  ", break_long_words=False)
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines]


def main() -> None:
    files = written()
    there = {file.name: file.read_text(encoding="utf-8") for file in TARGET.glob("*.ts")}
    if sys.argv[1:] == ["--check"]:
        if there != files:
            wrong = sorted(name for name in {*there, *files} if there.get(name) != files.get(name))
            sys.exit(f"{', '.join(wrong)}: not what the records say; run `make protocol` and commit it.")
    elif sys.argv[1:]:
        sys.exit("usage: protocol_ts.py [--check]")
    else:
        TARGET.mkdir(parents=True, exist_ok=True)
        for name in there.keys() - files.keys():
            (TARGET / name).unlink()
        for name, text in files.items():
            (TARGET / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
