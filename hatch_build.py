"""The wheel: compiled by hatch-mypyc where a C compiler is found, pure otherwise.

The stock hook compiles in place, renames pyproject.toml while it runs and fails without a compiler.
This one lets it work on a copy of src/ and takes what it made from there; an editable install stays pure.
"""

from __future__ import annotations

import os
import platform
import shlex
import shutil
import sys
import sysconfig
from contextlib import AbstractContextManager, chdir, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatch_mypyc import plugin


class CompileInACopy(plugin.MypycBuildHook):  # type: ignore[misc]
    """hatch-mypyc, at work on a copy of the tree."""

    copy: TemporaryDirectory[str] | None = None

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if reason := why_pure():
            print(f"gladsheim: {reason}, so the wheel is pure Python.", file=sys.stderr)
            return
        # mypyc checks types with the project's own settings.
        self.config["mypy-args"] = [f"--config-file={Path(self.root, 'pyproject.toml')}"]
        # CI has twenty minutes, and asks whether the compiled rules are right, not how fast they are.
        if os.environ.get("CI"):
            self.config["options"] = {**self.config["options"], "opt_level": "1"}
        source = Path(self.root, "src")
        self.copy = TemporaryDirectory(prefix="gladsheim-")
        top = Path(self.root)
        shutil.copytree(source, top / "src", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
        # Calls between our own functions may be inlined: nobody replaces them at load time. A tenth faster with gcc.
        if os.name != "nt":
            os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fno-semantic-interposition".strip()
        with chdir(top):
            super().initialize(version, build_data)
        # The patterns name files below the copy; the wheel is packed from the work tree.
        build_data["artifacts"].clear()
        built = (top / "src").rglob(f"*{self.compiled_extension}")
        build_data["force_include"] |= {str(path): path.relative_to(top).as_posix() for path in built}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.copy:
            self.copy.cleanup()
            self.copy = None

    @property
    def root(self) -> str:
        """The copy as soon as there is one."""
        return os.path.realpath(self.copy.name) if self.copy else str(super().root)

    def hide_project_file(self) -> AbstractContextManager[None]:
        return nullcontext()


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
