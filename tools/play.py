"""Start the server, at once: until the rules are compiled it runs as it is written, and then it starts anew.

    python3 tools/play.py [options of gladsheim serve]

Whoever plays meanwhile loses nothing: games lie in the database, and browsers come back by themselves.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import env


def main() -> None:
    if env.compiler() and os.environ.get("GLADSHEIM_PURE", "0") in ("", "0") and not env.is_fast():
        serve_while_compiling(sys.argv[1:])
    env.fast()
    line = [env.command("fast", "gladsheim"), "serve", *sys.argv[1:]]
    os.execv(line[0], line)


def serve_while_compiling(arguments: list[str]) -> None:
    """Ends when the rules are compiled and the server has ended; on Ctrl-C both end."""
    line = [env.command("fast", "python"), "-m", "gladsheim", "serve", *arguments]
    server = subprocess.Popen(line, env=os.environ | {"PYTHONPATH": str(env.pure())})
    try:
        # Gently: whoever plays already should not wait for it.
        compiled = subprocess.Popen(
            [sys.executable, "tools/env.py", "fast"], cwd=env.TOP, preexec_fn=lambda: os.nice(5)
        )
        env.say("You can play already. Bots are slow until the rules are compiled.")
        if compiled.wait():
            env.say("The rules could not be compiled (see above), so that bots stay slow.")
            sys.exit(server.wait())
        if server.poll() is not None:
            sys.exit(server.returncode)
        env.say("The server starts anew with the compiled rules. Browsers come back by themselves.")
        server.send_signal(signal.SIGTERM)
        server.wait()
    except KeyboardInterrupt:
        sys.exit(server.wait())


if __name__ == "__main__":
    main()
