"""Writes a game's state from the declaration of its fields.

    python -m gladsheim.testing.fields src

goes through a folder of packages and, beside every `fields.py` with `FIELDS = Fields(...)`, writes `state_fields.py`,
the class with its constructor, copy, dump and load, and `state_start.py`, the state that setting up begins with.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from runpy import run_path
from string import Template
from typing import Final

from gladsheim.kernel.fields import Field, Fields, Seen

DECLARED: Final = re.compile(r"^FIELDS = Fields\(", re.MULTILINE)
WIDTH: Final = 120
PLAIN: Final = ("bool", "int", "str", "int | None", "str | None")
PACKED: Final = "i64"
KERNEL: Final = "gladsheim.kernel.step"

CLASS: Final = Template('''"""The fields of the state, written from fields.py by `make fields`."""

from __future__ import annotations

$imports


class State(Base):
    """$sentence"""

    def __init__(
        self,
        seats: int,
        stack: list[Frame],
        answers: list[int],
$parameters
    ) -> None:
        super().__init__(seats, stack, answers)
$kept

    def copy(self) -> State:
        return State(
            self.seats,
            self.stack.copy(),
            self.answers.copy(),
$copied
        )

    def dump_fields(self) -> dict[str, Any]:
        return {
$dumped
        }

    @classmethod
    def load_fields(cls, seats: int, stack: list[Frame], answers: list[int], fields: dict[str, Any]) -> State:
        return State(
            seats,
            stack,
            answers,
$loaded
        )


SHOWN: $shown
"""What views tell under another name."""
PARTLY: $partly
"""What each reader is told his part of."""
HIDDEN: $hidden
"""What no view tells, and why."""
''')

START: Final = Template('''"""The state before anybody is asked, written from fields.py by `make fields`."""

from __future__ import annotations

$imports


def start($takes) -> State:
    """Every field as it begins."""
${first}    return State(
        seats=seats,
        stack=[],
        answers=[],
$starts
    )
''')


def main(folders: list[str]) -> None:
    """Write what is not current, and say so."""
    for folder in folders:
        for file, text in written(Path(folder)):
            if not file.exists() or file.read_text(encoding="utf-8") != text:
                file.write_text(text, encoding="utf-8")
                print(file)


def written(root: Path) -> Iterator[tuple[Path, str]]:
    """The files that follow from the declarations below a folder of packages, and what they hold."""
    for file in sorted(root.rglob("fields.py")):
        if DECLARED.search(file.read_text(encoding="utf-8")):
            declared = run_path(str(file))["FIELDS"]
            package = ".".join(file.parent.relative_to(root).parts)
            yield file.with_name("state_fields.py"), class_text(declared)
            yield file.with_name("state_start.py"), start_text(declared, package)


def class_text(declared: Fields) -> str:
    """The module with the class."""
    fields = declared.fields
    shown = {field.name: field.view for field in fields if field.view not in ("", field.name)}
    return CLASS.substitute(
        imports="\n".join(imported({**declared.types, "typing": "Any Final", KERNEL: "Frame State:Base"})),
        sentence=declared.sentence,
        parameters=lines(2, [f"{field.name}: {field.type}," for field in fields]),
        kept=lines(2, [f"self.{field.name} = {field.name}{remark(field)}" for field in fields]),
        copied=lines(3, [f"{copied(field, declared.shared)}," for field in fields]),
        dumped=lines(3, [f"{key(field)}: {duplicate(field.type, f'self.{field.name}', 'dump')}," for field in fields]),
        loaded=lines(3, [f"{loaded(field.type, f'fields[{key(field)}]')}," for field in fields]),
        shown=table(shown),
        partly=row([field.name for field in fields if field.seen is Seen.IN_PART]),
        hidden=table({field.name: field.why for field in fields if field.seen is Seen.BY_NOBODY}),
    )


def start_text(declared: Fields, package: str) -> str:
    """The module with the state that setting up begins with."""
    given = [f"{field.name}: {field.type}" for field in declared.fields if not field.start]
    return START.substitute(
        imports="\n".join(imported({**declared.uses, f"{package}.state_fields": "State"})),
        takes=", ".join(["seats: int", *given]),
        first="".join(f"    {name} = {expression}\n" for name, expression in declared.first.items()),
        starts=lines(2, [f"{field.name}={field.start or field.name}," for field in declared.fields]),
    )


def lines(depth: int, texts: list[str]) -> str:
    """Lines of code, so deep inside."""
    return "\n".join("    " * depth + text for text in texts)


def key(field: Field) -> str:
    """What a field is called in dumps."""
    return f'"{field.name}"'


def remark(field: Field) -> str:
    """The comment behind an attribute."""
    return f"  # {field.note}" if field.note else ""


def copied(field: Field, shared: tuple[str, ...]) -> str:
    """A field in a copy of the state; what never changes is the same in both."""
    value = f"self.{field.name}"
    return value if field.type in shared else duplicate(field.type, value, "copy")


def duplicate(kind: str, value: str, how: str) -> str:
    """Plain values as they are, lists copied with all that is in them, records asked to do it themselves."""
    if kind in PLAIN:
        return value
    if kind == PACKED:
        return value if how == "copy" else f"int({value})"
    if kind.startswith("vec["):
        return f"{value}[:]" if how == "copy" else f"[int(n) for n in {value}]"
    if not kind.startswith("list["):
        return f"{value}.{how}()"
    part = inner(kind)
    return f"{value}.copy()" if part in PLAIN else f"[{duplicate(part, 'part', how)} for part in {value}]"


def loaded(kind: str, value: str) -> str:
    """Out of a dump: plain values as they are, lists anew, records read by themselves."""
    if kind in PLAIN or kind == PACKED:
        return value
    if kind.startswith("vec["):
        return f"{kind}({value})"
    if not kind.startswith("list["):
        return f"{kind}.load({value})"
    part = inner(kind)
    return f"list({value})" if part in PLAIN else f"[{loaded(part, 'part')} for part in {value}]"


def inner(kind: str) -> str:
    """What a list is a list of."""
    return kind.removeprefix("list[").removesuffix("]")


def imported(modules: dict[str, str]) -> list[str]:
    """Lines of imports, in the order that ruff wants: the standard library, others, ours."""
    lines: dict[int, list[str]] = {}
    for module in sorted(modules):
        wanted = sorted(modules[module].split(), key=order)
        plain = [name for name in wanted if ":" not in name]
        line = f"from {module} import {', '.join(plain)}"
        if len(line) > WIDTH:
            line = "\n".join([f"from {module} import (", *[f"    {name}," for name in plain], ")"])
        group = lines.setdefault(floor(module), [])
        group.append(line)
        group += [f"from {module} import {name.replace(':', ' as ')}" for name in wanted if ":" in name]
    groups = [lines[number] for number in sorted(lines)]
    return [line for number, group in enumerate(groups) for line in ([""] if number else []) + group]


def floor(module: str) -> int:
    """The standard library comes first, our packages and the game's last."""
    top = module.split(".", maxsplit=1)[0]
    return 0 if top in sys.stdlib_module_names else 1 if top in ("librt", "mypy_extensions") else 2


def order(name: str) -> tuple[int, str]:
    """Constants before classes before functions."""
    return 0 if re.fullmatch(r"[A-Z0-9_]+", name) else 1 if name[0].isupper() else 2, name.lower()


def table(entries: dict[str, str]) -> str:
    """A constant mapping, with its type."""
    if not entries:
        return "Final[dict[str, str]] = {}"
    return "\n".join(["Final = {", *[f'    "{key}": "{value}",' for key, value in entries.items()], "}"])


def row(entries: list[str]) -> str:
    """A constant tuple of names, with its type."""
    if not entries:
        return "Final[tuple[str, ...]] = ()"
    if len(entries) == 1:
        return f'Final = ("{entries[0]}",)'
    return "\n".join(["Final = (", *[f'    "{entry}",' for entry in entries], ")"])


if __name__ == "__main__":
    main(sys.argv[1:])
