"""The wheel: compiled by mypyc where a C compiler is found, pure otherwise; an editable install stays pure.

What is compiled falls into groups, the kernel, each game and its bot, and gcc compiles several at once. That is done in
a copy of src/, which stays below .venv where there is one, so that only what has changed is compiled again.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HOOK = ("hatch_build.py", "hatch_mypyc.py")

# Called once for every event: an event is noted only where somebody reads it. In the copy each such line asks first, so
# that its facts are not even gathered where nobody does (decision 0025).
NOTES = re.compile(r"^( +)(?=(?:note|tell)\(\s*(\w+),)", re.MULTILINE)

# Calls between our own functions may be inlined or made directly: nobody replaces them at load time. A tenth faster
# with gcc.
FLAGS = "" if os.name == "nt" else "-fno-semantic-interposition -fvisibility=hidden"


class Compile(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles what pyproject.toml names."""

    temporary: Path | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if reason := why_pure():
            print(f"gladsheim: {reason}, so the wheel is pure Python.", file=sys.stderr)
            return
        library = self.compiled(self.workshop()) / "lib"
        build_data["infer_tag"] = True
        build_data["pure_python"] = False
        for file in library.rglob("*"):
            if file.is_file():
                build_data["force_include"][str(file)] = file.relative_to(library).as_posix()

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.temporary:
            shutil.rmtree(self.temporary)

    @property
    def level(self) -> str:
        """How much gcc optimises."""
        return str(self.config["opt-level"])

    def workshop(self) -> Path:
        """The folder of the copy: for each compiler with its settings another one, of which the last is kept."""
        top = Path(self.root)
        if not (top / ".venv").is_dir():
            self.temporary = Path(mkdtemp(prefix="gladsheim-"))
            return self.temporary
        flags = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
        pins = [(top / name).read_text(encoding="utf-8") for name in (*HOOK, "requirements/build.txt")]
        key = hashlib.sha256("\n".join([sys.version, self.level, *flags, *pins]).encode()).hexdigest()[:12]
        home = top / ".venv" / "compiled"
        for other in home.glob("*"):
            if other.name != key:
                shutil.rmtree(other)
        (home / key).mkdir(parents=True, exist_ok=True)
        return home / key

    def compiled(self, copy: Path) -> Path:
        """The copy, brought up to date and compiled."""
        top = Path(self.root)
        follow(top / "src", copy / "src")
        groups = [(files, f"gladsheim_{name}") for name, files in sorted(self.groups(top).items())]
        (copy / "groups.json").write_text(json.dumps(groups), encoding="utf-8")
        # mypyc checks types with the project's own settings.
        line = [sys.executable, str(top / "hatch_mypyc.py"), "groups.json", str(top / "pyproject.toml"), self.level]
        line += ["build_ext", "--build-lib=lib", "--build-temp=objects", f"-j{cores()}"]
        flags = os.environ | {"CFLAGS": f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()}
        if subprocess.run(line, cwd=copy, env=flags).returncode:
            # Perhaps what mypyc kept of an earlier run has led it astray.
            shutil.rmtree(copy / "cache", ignore_errors=True)
            subprocess.run(line, cwd=copy, env=flags, check=True)
        return copy

    def groups(self, top: Path) -> dict[str, list[str]]:
        """What is compiled: what each game's manifest names, and with the kernel what pyproject.toml does."""
        source = top / "src" / "gladsheim"
        result = {"kernel": chosen(source, self.config["include"], self.config["exclude"])}
        for file in sorted(source.glob("games/*/game.toml")):
            manifest = tomllib.loads(file.read_text(encoding="utf-8"))
            for path in chosen(file.parent, manifest["compiled"], manifest["plain"]):
                is_bot = path.is_relative_to(file.parent / "bot")
                result.setdefault(manifest["name"] + "_bot" * is_bot, []).append(path)
        return {name: [file.relative_to(top).as_posix() for file in files] for name, files in result.items() if files}


def chosen(folder: Path, wanted: list[str], unwanted: list[str]) -> list[Path]:
    """The Python files of a folder that some patterns name and others do not."""
    return [file for file in sorted(folder.rglob("*.py")) if matches(file, wanted) and not matches(file, unwanted)]


def matches(file: Path, patterns: list[str]) -> bool:
    """Whether the end of a path fits one of the patterns."""
    return any(file.match(pattern) for pattern in patterns)


def follow(source: Path, copy: Path) -> None:
    """Make the copy hold the same Python files, asking before they note; what is the same already keeps its time."""
    wanted = {file.relative_to(source) for file in source.rglob("*.py")}
    for file in [*copy.rglob("*.py")]:
        if file.relative_to(copy) not in wanted:
            file.unlink()
    for name in wanted:
        text = asking((source / name).read_text(encoding="utf-8"))
        if not (copy / name).is_file() or (copy / name).read_text(encoding="utf-8") != text:
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            (copy / name).write_text(text, encoding="utf-8")


def asking(text: str) -> str:
    """A module in which every note asks first whether anybody reads it; its lines keep their numbers."""
    return NOTES.sub(r"\1if \2.log is not None: ", text)


def cores() -> int:
    """How many compilers run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def why_pure() -> str:
    """The reason not to compile here, or nothing."""
    if os.environ.get("GLADSHEIM_PURE", "0") not in ("", "0"):
        return "GLADSHEIM_PURE is set"
    if platform.python_implementation() != "CPython":
        return "mypyc needs CPython"
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl")[0]
    if not shutil.which(compiler):
        return f"no C compiler ({compiler}) was found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of Python were not found"
    return ""
