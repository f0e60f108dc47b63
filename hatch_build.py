"""The wheel: compiled by mypyc where a C compiler is found, pure otherwise; an editable install stays pure.

What is compiled falls into groups, the kernel, each game and its bot, and gcc compiles several at once. That is done in
a copy of src/, which stays below .venv where there is one, so that only what has changed is compiled again.
"""

from __future__ import annotations

import hashlib
import os
import platform
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

# Run in the copy, by a Python of its own: setuptools is not made to be called. The largest groups come first, or the
# last one would be compiled alone; what was built of modules that are gone is removed.
SETUP = """
from pathlib import Path
from mypyc.build import mypycify
from setuptools import setup

groups = {groups!r}
options = ["--config-file={settings}", "--cache-dir=cache", *(file for files, _ in groups for file in files)]
extensions = mypycify(options, separate=groups, target_dir="c", opt_level={level!r}, debug_level="0")
extensions.sort(key=lambda extension: -sum(Path(source).stat().st_size for source in extension.sources))
built = setup(name="gladsheim", ext_modules=extensions).get_command_obj("build_ext")
kept = {{Path(built.get_ext_fullpath(extension.name)).resolve() for extension in extensions}}
for file in Path("lib").rglob("*"):
    if file.is_file() and file.resolve() not in kept:
        file.unlink()
"""

# Calls between our own functions may be inlined: nobody replaces them at load time. A tenth faster with gcc.
FLAGS = "" if os.name == "nt" else "-fno-semantic-interposition"


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
        pins = [(top / name).read_text(encoding="utf-8") for name in ("hatch_build.py", "requirements/build.txt")]
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
        # mypyc checks types with the project's own settings.
        script = SETUP.format(groups=groups, settings=(top / "pyproject.toml").as_posix(), level=self.level)
        (copy / "setup.py").write_text(script, encoding="utf-8")
        # What mypyc keeps of an earlier run breaks it (mypy 2.4.1); gcc is spared by what is written as it was.
        shutil.rmtree(copy / "cache", ignore_errors=True)
        subprocess.run(
            [sys.executable, "setup.py", "build_ext", "--build-lib=lib", "--build-temp=objects", f"-j{cores()}"],
            cwd=copy,
            env=os.environ | {"CFLAGS": f"{os.environ.get('CFLAGS', '')} {FLAGS}".strip()},
            check=True,
        )
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
    """Make the copy hold the same Python files; what is the same already keeps its time."""
    wanted = {file.relative_to(source) for file in source.rglob("*.py")}
    for file in [*copy.rglob("*.py")]:
        if file.relative_to(copy) not in wanted:
            file.unlink()
    for name in wanted:
        contents = (source / name).read_bytes()
        if not (copy / name).is_file() or (copy / name).read_bytes() != contents:
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            (copy / name).write_bytes(contents)


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
