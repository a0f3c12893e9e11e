"""A server in a process of its own that can be killed and started again at once.

All start from one process that has loaded everything, so that fifty starts take seconds.
"""

import multiprocessing
import os
import signal
import socket
import time
from pathlib import Path

from tapete.server import serve
from tapete.server.config import Settings

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["tapete.server.run", "tapete.games.guinote", "tapete.bots"])


def free_port() -> int:
    """Return a port of this machine that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Process:
    """A server on one port and one database, alive or dead."""

    def __init__(self, folder: Path, *, pace: int) -> None:
        self.settings = Settings(
            port=free_port(),
            database_url=f"sqlite:///{folder / 'tapete.sqlite3'}",
            secret_file=folder / "secret.key",
            log_level="error",
            limits="off",
            pace=pace,
        )
        self.base = f"http://127.0.0.1:{self.settings.port}"
        self._process: multiprocessing.process.BaseProcess | None = None

    def start(self) -> float:
        """Start it; return the moment (monotonic) at which it listens."""
        self._process = _context.Process(target=serve, args=(self.settings,), daemon=True)
        self._process.start()
        while True:
            assert self._process.is_alive(), "the server has ended by itself"
            try:
                socket.create_connection(("127.0.0.1", self.settings.port), timeout=1).close()
            except OSError:
                time.sleep(0.005)
            else:
                return time.monotonic()

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self._process is not None
        assert self._process.pid is not None
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.join()

    def terminate(self) -> int | None:
        """Ask it to stop; return its exit code."""
        assert self._process is not None
        self._process.terminate()
        self._process.join(10)
        return self._process.exitcode
