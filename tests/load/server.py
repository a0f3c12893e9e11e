"""The server under load: a process of its own, started as a person would."""

import os
import platform
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import psutil  # type: ignore[import-untyped]  # it has no types

from tests.faults.process import free_port

START_SECONDS = 60.0


@dataclass
class Server:
    """A running server."""

    base: str
    secret: Path
    process: psutil.Process
    started_in: float
    """Seconds from the command to the first answer."""

    def memory(self) -> int:
        """Return resident bytes."""
        size: int = self.process.memory_info().rss
        return size

    def cpu(self) -> float:
        """Return seconds of processor time so far."""
        times = self.process.cpu_times()
        total: float = times.user + times.system
        return total

    def metrics(self) -> dict[str, float]:
        """Return every figure of `/metrics` by its name with labels."""
        with urlopen(f"{self.base}/metrics") as answer:
            lines = answer.read().decode().splitlines()
        pairs = (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
        return {name: float(value) for name, value in pairs}


@contextmanager
def server(folder: Path) -> Iterator[Server]:
    """Run a server on an empty SQLite file in a folder, without limits for one address."""
    port = free_port()
    secret = folder / "secret.key"
    settings = {
        "TAPETE_PORT": str(port),
        "TAPETE_DATABASE_URL": f"sqlite:///{folder / 'tapete.sqlite3'}",
        "TAPETE_SECRET_FILE": str(secret),
        "TAPETE_LIMITS": "off",
        "TAPETE_LOG_LEVEL": "warning",
    }
    began = time.monotonic()
    program = Path(sys.executable).with_name("tapete")
    process = subprocess.Popen([program, "serve"], env={**os.environ, **settings})
    try:
        base = f"http://127.0.0.1:{port}"
        _wait(base, process)
        yield Server(base, secret, psutil.Process(process.pid), time.monotonic() - began)
    finally:
        process.terminate()
        process.wait(30)


def _wait(base: str, process: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + START_SECONDS
    while True:
        try:
            with urlopen(f"{base}/health", timeout=5):
                return
        except (URLError, ConnectionError):
            assert process.poll() is None, "the server has ended by itself"
            assert time.monotonic() < end, "the server does not start"
            time.sleep(0.02)


def machine() -> str:
    """Return what this machine is."""
    memory = psutil.virtual_memory().total / 2**30
    return (
        f"{psutil.cpu_count()} processors, {memory:.0f} GiB, {platform.system()} "
        f"{platform.release()}, Python {platform.python_version()}"
    )
