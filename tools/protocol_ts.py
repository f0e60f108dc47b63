"""Write web/src/lib/protocol.ts from the records of gladsheim.server.protocol; --check only says whether it is current.

Run it with the Python that Gladsheim is installed for: `make protocol`.
"""

from __future__ import annotations

import inspect
import re
import sys
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
from gladsheim.server import connection, protocol
from gladsheim.store import records

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "protocol.ts"
WIDTH = 120

HEADING = """\
// Every record that crosses the wire. Written by tools/protocol_ts.py from gladsheim.server.protocol and the views and
// events of the games: do not change it here, run `make protocol`. docs/protocol.md explains the messages.
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
    """The text, and the names under which records of other modules are known in it."""

    def __init__(self) -> None:
        self.parts = [HEADING]
        self.names: dict[type[Struct], str] = {}
        self.aliases = {"Status": types.type_info(records.Status), "Patch": types.type_info(protocol.Patch)}

    def add_union(self, name: str, doc: str, members: Iterable[str]) -> None:
        """One of several types."""
        listed = list(members)
        line = f"export type {name} = {' | '.join(listed)};"
        if len(line) > WIDTH:
            line = f"export type {name} =\n" + "\n".join(f"  | {member}" for member in listed) + ";"
        self.parts.append(f"\n{comment(doc)}{line}\n")

    def add_record(self, record: type[Struct]) -> None:
        """An interface, and before it those of records that it uses and nobody has written yet."""
        if record in self.names:
            return
        self.names[record] = record.__name__
        self.write_record(record, record.__name__)

    def write_record(self, record: type[Struct], name: str) -> None:
        """An interface with its doc comment; a field that need not be there has a question mark."""
        info = types.type_info(record)
        assert isinstance(info, types.StructType), "a record is a Struct"
        remarks = remarks_of(record)
        for used in used_by(info):
            if used not in self.names:
                self.add_record(used)
        lines = [f'  {info.tag_field}: "{info.tag}";'] if info.tag_field else []
        for field in info.fields:
            mark = "?" if may_be_missing(record, info, field) else ""
            lines.append(
                f"{comment(remarks.get(field.name, ''), '  ')}  {field.encode_name}{mark}: {self.ts(field.type)};"
            )
        self.parts.append(
            f"\n{comment(inspect.getdoc(record) or '')}export interface {name} {{\n" + "\n".join(lines) + "\n}\n"
        )

    def ts(self, info: types.Type) -> str:
        """A type as TypeScript writes it."""
        for name, alias in self.aliases.items():
            if type(info) is type(alias) and info == alias:
                return name
        if type(info) in PLAIN:
            return PLAIN[type(info)]
        if isinstance(info, types.StructType):
            return self.names[info.cls]
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
    is_sent_to_us = info.forbid_unknown_fields or issubclass(record, protocol.Request)
    return not field.required and (is_sent_to_us or record.__struct_config__.omit_defaults)


def remarks_of(record: type[Struct]) -> dict[str, str]:
    """What stands behind the fields in the source, by field."""
    found = re.findall(r"^    (\w+): .*?  # (.*)$", inspect.getsource(record), re.MULTILINE)
    return {name: (remark[0].upper() + remark[1:]).replace("None", "null") for name, remark in found}


def comment(text: str, indent: str = "") -> str:
    """A doc comment on one line or several."""
    if not text:
        return ""
    lines = text.splitlines()
    if len(lines) == 1 and len(text) + len(indent) + 7 <= WIDTH:
        return f"{indent}/** {text} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def records_of(module: ModuleType) -> list[type[Struct]]:
    """The records of a module in the order of its source, without those that are only bases of others."""
    own = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Struct)]
    own = [one for one in own if one.__module__ == module.__name__]
    return [one for one in own if not any(other is not one and issubclass(other, one) for other in own)]


def add_constants(script: Script) -> None:
    """Limits of what may be sent, and why a socket was closed."""
    limits = {name: value for name, value in vars(protocol).items() if name.startswith("LONGEST_")}
    script.parts.append("\n" + "".join(f"export const {name} = {value};\n" for name, value in sorted(limits.items())))
    codes = {name: value for name, value in vars(connection).items() if type(value) is int and 1000 <= value < 5000}
    lines = "".join(f"  {name}: {value},\n" for name, value in sorted(codes.items(), key=lambda pair: pair[1]))
    script.parts.append(
        f"\n/** The codes with which the server closes a socket. */\nexport const CLOSED = {{\n{lines}}} as const;\n"
    )


def add_game(script: Script, name: str) -> None:
    """The view of a game and its events, under names that begin with the game's."""
    title = name.title()
    module = import_module(f"{manifests()[name].package}.rules.view")
    found = records_of(module)
    [view] = [one for one in found if issubclass(one, View)]
    for one in (*found, *gladsheim.load(name).events):
        script.names[one] = one.__name__ if one.__name__.startswith(title) else title + one.__name__
    for one in (*(one for one in found if one is not view), view, *gladsheim.load(name).events):
        script.write_record(one, script.names[one])
    events = [script.names[event] for event in gladsheim.load(name).events]
    script.add_union(f"{title}Event", f"What can happen in {name}.", [*events, AnswerTakenBack.__name__])


def add_index(script: Script, name: str, doc: str, types_by_game: dict[str, str]) -> None:
    """A type by the name of its game."""
    lines = "".join(f"  {game}: {type_};\n" for game, type_ in types_by_game.items())
    script.parts.append(f"\n/** {doc} */\nexport interface {name} {{\n{lines}}}\n")


def written() -> str:
    """The whole file."""
    script = Script()
    add_constants(script)
    script.add_union("Status", "What a table can be.", (f'"{one}"' for one in get_args(records.Status)))
    script.parts.append(PATCHES)
    for record in records_of(protocol):
        script.add_record(record)
    script.add_union("FromClient", "What a client can send to a table.", names(protocol.FromClient))
    script.add_union("FromServer", "What a table can send to a client.", names(protocol.FromServer))
    script.add_record(AnswerTakenBack)
    ours = [name for name, manifest in manifests().items() if manifest.is_ours]
    for game in ours:
        add_game(script, game)
    add_index(script, "ViewOf", "The views of our games by name.", {g: f"{g.title()}View" for g in ours})
    add_index(script, "EventOf", "The events of our games by name.", {g: f"{g.title()}Event" for g in ours})
    return "".join(script.parts)


def names(union: Any) -> list[str]:
    """The records of a union."""
    return [one.__name__ for one in get_args(union)]


def main() -> None:
    text = written()
    if sys.argv[1:] == ["--check"]:
        if not TARGET.is_file() or TARGET.read_text(encoding="utf-8") != text:
            sys.exit(f"{TARGET.name} is not what the records say: run `make protocol` and commit it.")
    elif sys.argv[1:]:
        sys.exit("usage: protocol_ts.py [--check]")
    else:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
