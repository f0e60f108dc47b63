"""Every check of the project in turn, with its time; `python3 tools/check.py types imports` runs only these.

GLADSHEIM_EFFORT (1 unless set) multiplies the work of the random tests.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable

import env

PASSED, FAILED, NOT_RUN = "passed", "FAILED", "not run"

PARALLEL = ("--numprocesses=auto", "--dist=worksteal")

# Only these are run with coverage, which doubles the time of a test; CI, which has twenty minutes, leaves it out.
RULES = ("tests/kernel", "tests/games", "tests/testing")

# Nothing in these is compiled, and they take their time: they run once, on the compiled rules.
SERVER = ("tests/store", "tests/server")

# In a real browser, so they have a part of their own; a file's tests share a server.
BROWSER = ("tests/web",)

IS_COMPILED = """
import gladsheim.kernel.play as play
print("Testing", play.__file__)
if play.__file__.endswith(".py"):
    raise SystemExit("A C compiler is here, but gladsheim.kernel.play is not compiled: are Python's C headers missing? "
                     "GLADSHEIM_PURE=1 tests without compiling.")
"""


def main() -> None:
    parts: dict[str, Callable[[], bool]] = {
        "setup": lambda: run(sys.executable, "tools/env.py", "work"),
        "format": lambda: work("ruff", "format", "--check"),
        "lint": lambda: work("ruff", "check"),
        "types": lambda: work("mypy", "src", "tests"),
        "imports": lambda: work("lint-imports", "--no-logo"),
        "client": client,
        "rules": lambda: work("pytest", *RULES, *PARALLEL, *(() if os.environ.get("CI") else ("--cov",))),
        "pure": lambda: work("pytest", *without(RULES + SERVER + BROWSER), *PARALLEL),
        "build": lambda: run(sys.executable, "tools/env.py", "fast"),
        "compiled": compiled,
        "server": lambda: run(env.command("fast", "pytest"), *SERVER, *PARALLEL, GLADSHEIM_EXPECT_CLIENT="1"),
        "browser": browser,
    }
    # The games in the browser join the rest when issue 4 is done and all together fit into CI's twenty minutes.
    chosen = sys.argv[1:] or [name for name in parts if name != "browser"]
    if unknown := [name for name in chosen if name not in parts]:
        sys.exit(f"There is no part {', '.join(unknown)}; the parts are {', '.join(parts)}.")
    # Whoever names parts need not name what they stand on.
    needed = {"setup", *chosen} | ({"build"} if {"compiled", "server", "browser"} & set(chosen) else set())
    results: dict[str, tuple[str, float]] = {}
    for name in (name for name in parts if name in needed):
        print(f"\n=== {name}", flush=True)
        start = time.monotonic()
        stands = all(results[before][0] == PASSED for before in ("setup", "build") if before in results)
        verdict = NOT_RUN if not stands else PASSED if parts[name]() else FAILED
        results[name] = verdict, time.monotonic() - start
        print(f"=== {name}: {verdict}, {results[name][1]:.1f} s", flush=True)
    table(results)
    if bad := [name for name, (verdict, _) in results.items() if verdict != PASSED]:
        sys.exit(f"Not passed: {', '.join(bad)}")


def client() -> bool:
    """The client for the browser: format and lint, types, tests, and how much of it has to be loaded."""
    if not run(sys.executable, "tools/env.py", "client"):
        return False
    checks = [web("run", script) for script in ("lint", "check", "test")]
    return all([*checks, run(sys.executable, "tools/budget.py")])


def web(*arguments: str) -> bool:
    """npm, in web/."""
    line, settings = env.npm_with("--prefix=web", *arguments)
    return run(*line, **settings)


def compiled() -> bool:
    """The same tests against the installed wheel; src/ is not on its path."""
    settings = {}
    if env.compiler() and os.environ.get("GLADSHEIM_PURE", "0") in ("", "0"):
        settings["GLADSHEIM_EXPECT_COMPILED"] = "1"
        if not run(env.command("fast", "python"), "-I", "-c", IS_COMPILED):
            return False
    return run(env.command("fast", "pytest"), *without(SERVER + BROWSER), *PARALLEL, **settings)


def browser() -> bool:
    """Games in Chromium against the installed wheel. Without a browser: installed by who may, otherwise not run."""
    if not shutil.which("chromium") and not install_chromium() and not os.environ.get("CI"):
        print("There is no chromium here (Debian: apt-get install chromium): the games in the browser are left out.")
        return True
    return run(env.command("fast", "pytest"), *BROWSER, "--numprocesses=auto", "--dist=loadfile")


def install_chromium() -> bool:
    """Debian's own; only root installs it, and CI."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not shutil.which("apt-get") or not (is_root or os.environ.get("CI")):
        return False
    print("Installing chromium.", flush=True)
    return run("apt-get", "install", "--yes", "--no-install-recommends", "chromium", DEBIAN_FRONTEND="noninteractive")


def without(folders: Iterable[str]) -> list[str]:
    return [f"--ignore={folder}" for folder in folders]


def work(tool: str, *arguments: str) -> bool:
    return run(env.command("work", tool), *arguments)


def run(*arguments: str, **settings: str) -> bool:
    """Did it succeed? What it prints is shown as it comes."""
    inherited = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")}
    return subprocess.run(arguments, cwd=env.TOP, env=inherited | settings).returncode == 0


def table(results: dict[str, tuple[str, float]]) -> None:
    print()
    for name, (verdict, seconds) in results.items():
        print(f"{name:10} {seconds:7.1f} s  {verdict}")
    print(f"{'together':10} {sum(seconds for _, seconds in results.values()):7.1f} s", flush=True)


if __name__ == "__main__":
    main()
