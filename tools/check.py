"""Every check of the project in turn, with its time; `python3 tools/check.py types imports` runs only these.

CI runs the same, but fails where PostgreSQL, Redis or Chromium are missing. GLADSHEIM_EFFORT (1 unless set) multiplies
the work of the random tests.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from contextvars import ContextVar
from typing import IO

import env

Parts = dict[str, Callable[[], bool]]
Results = dict[str, tuple[str, float]]

PASSED, FAILED, NOT_RUN = "passed", "FAILED", "not run"

PARALLEL = ("--numprocesses=auto", "--dist=worksteal")
# Tests of the server and in the browser wait more than half of their time: for answers, commits, clocks.
WAITING = (f"--numprocesses={3 * (os.cpu_count() or 2)}", "--dist=worksteal")

# What has failed once more, each alone; nothing passes that has not failed before.
AGAIN = ("--last-failed", "--last-failed-no-failures=none", "--numprocesses=0", "--maxfail=1")

# What is compiled is tested twice: here as it is written, and once more from the wheel. All other tests run once, on
# the compiled rules, and so do random games and bots' games, which take long. `make coverage` runs them as written.
RULES = ("tests/kernel", "tests/games", "tests/testing")
RANDOM = ("conformance", "saga_conformance", "campaign_whole", "machine", "oracle", "imagine", "random_battles")

# They need more than the package: databases, or a browser and the built client.
SERVER = ("tests/store", "tests/server")
BROWSER = ("tests/web",)
# It needs an installed game that is not ours.
EXAMPLE = ("tests/example",)

# In turn, but beside the parts before them, which leave a core idle as these do.
ASIDE = ("bundle", "build")
ON_THE_WHEEL = ("compiled", "server", "browser", "example")
STANDS_ON = {"client": ("bundle",), "build": ("bundle",), **dict.fromkeys(ON_THE_WHEEL, ("build",))}

# What the caller's Python has set for itself. Without written bytecode each of the hundred servers that tests start
# would compile all that it imports once more: three seconds of five.
FOREIGN = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "PYTHONDONTWRITEBYTECODE")

# Where a part that runs beside others writes to.
OUTPUT: ContextVar[IO[bytes] | None] = ContextVar("OUTPUT", default=None)

IS_COMPILED = """
import gladsheim.kernel.play as play
print("Testing", play.__file__)
if play.__file__.endswith(".py"):
    raise SystemExit("A C compiler is here, but gladsheim.kernel.play is not compiled: are Python's C headers missing? "
                     "GLADSHEIM_PURE=1 tests without compiling.")
"""


def main() -> None:
    parts: Parts = {
        "setup": lambda: run(sys.executable, "tools/env.py", "work"),
        "format": lambda: work("ruff", "format", "--check"),
        "lint": lambda: work("ruff", "check"),
        "types": lambda: work("mypy", "src", "tests", "examples"),
        "imports": lambda: work("lint-imports", "--no-logo"),
        "rules": rules,
        "bundle": lambda: run(sys.executable, "tools/env.py", "client"),
        "client": client,
        "build": lambda: run(sys.executable, "tools/env.py", "fast"),
        "compiled": compiled,
        "server": lambda: patiently(*SERVER, *WAITING, GLADSHEIM_EXPECT_CLIENT="1"),
        "browser": browser,
        "example": example,
    }
    chosen = sys.argv[1:] or list(parts)
    if unknown := [name for name in chosen if name not in parts]:
        sys.exit(f"There is no part {', '.join(unknown)}; the parts are {', '.join(parts)}.")
    # Whoever names parts need not name what they stand on.
    needed = {"setup", *chosen}
    for name in reversed(parts):
        needed |= set(STANDS_ON.get(name, ())) if name in needed else set()
    run_all({name: part for name, part in parts.items() if name in needed})


def run_all(parts: Parts) -> None:
    """Every part, and how it went."""
    began = time.monotonic()
    results: Results = {}
    with ExitStack() as stack:
        outputs: dict[str, IO[bytes]] = {
            name: stack.enter_context(tempfile.TemporaryFile()) for name in ASIDE if name in parts
        }
        run_parts(parts, outputs, results)
    table({name: results[name] for name in parts}, time.monotonic() - began)
    if bad := [name for name in parts if results[name][0] != PASSED]:
        sys.exit(f"Not passed: {', '.join(bad)}")


def run_parts(parts: Parts, outputs: dict[str, IO[bytes]], results: Results) -> None:
    """The parts in their order; those with an output of their own have been run by the time that it is their turn."""

    ended = {name: threading.Event() for name in outputs}

    def run_aside() -> None:
        for name, output in outputs.items():
            OUTPUT.set(output)
            results[name] = checked(name, parts[name], results)
            ended[name].set()

    aside = threading.Thread(target=run_aside, daemon=True)
    for name, part in parts.items():
        print(f"\n=== {name}", flush=True)
        if name in outputs:
            while not ended[name].wait(1):
                assert aside.is_alive() or ended[name].is_set(), f"{name} broke off"
            outputs[name].seek(0)
            print(outputs[name].read().decode(errors="replace"), end="")
        else:
            results[name] = checked(name, part, results)
        if name == "setup":
            aside.start()
        verdict, seconds = results[name]
        print(f"=== {name}: {verdict}, {seconds:.1f} s", flush=True)


def checked(name: str, part: Callable[[], bool], results: Results) -> tuple[str, float]:
    """How a part went and how long it took; not run if what it stands on has failed."""
    start = time.monotonic()
    before = ("setup", *STANDS_ON.get(name, ()))
    stands = all(results[other][0] == PASSED for other in before if other in results)
    verdict = NOT_RUN if not stands else PASSED if part() else FAILED
    return verdict, time.monotonic() - start


def client() -> bool:
    """The client for the browser: format and lint, types, tests, and how much of it has to be loaded."""
    checks = [web("run", script) for script in ("lint", "check", "test")]
    return all([*checks, run(sys.executable, "tools/budget.py")])


def web(*arguments: str) -> bool:
    """npm, in web/."""
    line, settings = env.npm_with("--prefix=web", *arguments)
    return run(*line, **settings)


def rules() -> bool:
    """What is compiled, as it is written."""
    later = [f"--ignore-glob=tests/games/*/test_{name}.py" for name in RANDOM]
    return work("pytest", *RULES, *PARALLEL, *later)


def compiled() -> bool:
    """The same tests against the installed wheel; src/ is not on its path."""
    settings = {}
    if env.compiler() and os.environ.get("GLADSHEIM_PURE", "0") in ("", "0"):
        settings["GLADSHEIM_EXPECT_COMPILED"] = "1"
        if not run(env.command("fast", "python"), "-I", "-c", IS_COMPILED):
            return False
    return run(env.command("fast", "pytest"), *without(SERVER + BROWSER + EXAMPLE), *PARALLEL, **settings)


def browser() -> bool:
    """Games in Chromium against the installed wheel."""
    return in_chromium(*BROWSER, *WAITING)


def example() -> bool:
    """A game of another distribution, installed: tested as its author would, and played in Chromium."""
    installed, home = str(env.VENV / "example"), "examples/hnefatafl"
    if not run(sys.executable, "tools/env.py", "example"):
        return False
    own = run(env.command("fast", "pytest"), f"--config-file={home}/pyproject.toml", home, PYTHONPATH=installed)
    return in_chromium(*EXAMPLE, PYTHONPATH=installed) and own


def in_chromium(*arguments: str, **settings: str) -> bool:
    """Tests that need a browser; a desk without one leaves them out."""
    if not shutil.which("chromium") and not os.environ.get("CI"):
        print("There is no chromium here (Debian: apt-get install chromium): the games in the browser are left out.")
        return True
    # axe-core lies among what the client is built with.
    return run(sys.executable, "tools/env.py", "npm", "--version") and patiently(*arguments, **settings)


def patiently(*arguments: str, **settings: str) -> bool:
    """Tests that wait for other processes, which on a crowded machine may be late: what fails is tried again alone.

    Whoever fails again has failed; the others are named in the first output.
    """
    pytest = env.command("fast", "pytest")
    if run(pytest, *arguments, **settings):
        return True
    print("Once more, one at a time:", flush=True)
    return run(pytest, *arguments, *AGAIN, **settings)


def without(folders: Iterable[str]) -> list[str]:
    return [f"--ignore={folder}" for folder in folders]


def work(tool: str, *arguments: str) -> bool:
    return run(env.command("work", tool), *arguments)


def run(*arguments: str, **settings: str) -> bool:
    """Did it succeed? What it prints is shown as it comes."""
    inherited = {k: v for k, v in os.environ.items() if k not in FOREIGN}
    output = OUTPUT.get()
    ran = subprocess.run(
        arguments, cwd=env.TOP, env=inherited | settings, stdout=output, stderr=subprocess.STDOUT if output else None
    )
    return ran.returncode == 0


def table(results: Results, together: float) -> None:
    print()
    for name, (verdict, seconds) in results.items():
        print(f"{name:10} {seconds:7.1f} s  {verdict}")
    print(f"{'together':10} {together:7.1f} s", flush=True)


if __name__ == "__main__":
    main()
