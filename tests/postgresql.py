"""A PostgreSQL server of our own for the tests, on a free port, in a folder that is thrown away."""

import os
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

URL: Final = "TAPETE_TEST_POSTGRESQL_URL"
"""Names a server to use instead; its user may create databases."""
PACKAGE: Final = "postgresql"
_UNPRIVILEGED: Final = "nobody"


def programs() -> Path | None:
    """Return the folder of the newest server's programs, or nothing where none is installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name)
    if found:
        return found[-1]
    on_path = shutil.which("postgres")
    return Path(on_path).resolve().parent if on_path else None


@contextmanager
def server(folder: Path) -> Iterator[str | None]:
    """Yield the address of a running server, or nothing where there is none to run."""
    if given := os.environ.get(URL):
        yield given
        return
    bin_ = programs()
    if bin_ is None:
        yield None
        return
    user = _UNPRIVILEGED if os.geteuid() == 0 else None  # it refuses to run as root
    if user:
        shutil.chown(folder, user)

    def run(program: str, *arguments: str) -> None:
        command = [str(bin_ / program), "-D", str(folder / "data"), *arguments]
        subprocess.run(command, check=True, capture_output=True, user=user, cwd=folder)

    run("initdb", "-U", "tapete", "-A", "trust", "-E", "UTF8", "-N")
    port = _free_port()
    options = f"-c port={port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
    run("pg_ctl", "-w", "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield f"postgresql://tapete@127.0.0.1:{port}/postgres"
    finally:
        run("pg_ctl", "-m", "immediate", "stop")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
