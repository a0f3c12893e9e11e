"""The real server in a process of its own, which may be killed and started again."""

import json
import os
import secrets
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from tests.files import ROOT

PATIENCE = 20.0
"""Seconds after which a process that does not end fails the test."""
HOUR = 3_600_000


class Served:
    """One server with a database of its own; the port stays the same over restarts."""

    def __init__(self, folder: Path, *, pace: int) -> None:
        self.database = folder / "tapete.sqlite3"
        self.said: deque[str] = deque(maxlen=200)
        self._port = 0
        self._pace = pace
        self._secret = folder / "secret.key"
        self._process: subprocess.Popen[str] | None = None

    @property
    def base(self) -> str:
        """Return the address of the product, without a slash at its end."""
        return f"http://127.0.0.1:{self._port}"

    @property
    def runs(self) -> bool:
        """Return whether the server has been started and not ended since."""
        return self._process is not None

    def start(self) -> None:
        """Return when the server listens. Raises: RuntimeError with what it said."""
        process = subprocess.Popen(
            [sys.executable, "-m", "tapete", "serve"],
            cwd=ROOT,
            env=self._environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert process.stdout is not None
        for line in process.stdout:
            self.said.append(line)
            if '"listening"' in line:
                self._port = int(json.loads(line)["url"].rpartition(":")[2])
                break
        else:
            raise RuntimeError("the server did not start:\n" + "".join(self.said))
        threading.Thread(target=self._listen, args=(process,), daemon=True).start()
        self._process = process

    def _environment(self) -> dict[str, str]:
        kept = {name: text for name, text in os.environ.items() if not name.startswith("TAPETE_")}
        return {
            **kept,
            "TAPETE_PORT": str(self._port),
            "TAPETE_DATABASE_URL": f"sqlite:///{self.database}",
            "TAPETE_SECRET_FILE": str(self._secret),
            "TAPETE_PACE": str(self._pace),
            "TAPETE_LIMITS": "off",
            "TAPETE_LOG_FORMAT": "json",
        }

    def _listen(self, process: "subprocess.Popen[str]") -> None:
        assert process.stdout is not None
        with process.stdout:
            self.said.extend(process.stdout)

    def kill(self) -> None:
        """End the server as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End the server as its owner would."""
        self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(number)
            process.wait(timeout=PATIENCE)

    def lay(self, rows: Sequence[str]) -> str:
        """Return the link of a new table with this log. The server reads it when somebody comes."""
        table = secrets.token_hex(6)
        now = time.time_ns() // 1_000_000
        with closing(sqlite3.connect(self.database, timeout=PATIENCE)) as database, database:
            database.execute("insert into tables values (?, ?, null)", (table, now))
            database.executemany(
                "insert into log values (?, ?, ?, ?, ?, ?)",
                [
                    (table, version, action(version, text), text, now, now + HOUR)
                    for version, text in enumerate(rows, start=1)
                ],
            )
        return table


def action(version: int, text: str) -> str | None:
    """Return the name under which a person made a move; chance and facts (``# …``) have none."""
    return None if text[0] in "-#" else f"laid-{version}"
