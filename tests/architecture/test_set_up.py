"""What the set-up says when the machine lacks something."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests import chromium
from tests.files import ROOT


def make(folder: Path, *, before: str) -> subprocess.CompletedProcess[str]:
    """Run the first step of the set-up with a Python that executes `before` first."""
    python = folder / "python"
    python.write_text(f'#!/bin/sh\nshift\nexec {sys.executable} -c "{before}; $1"\n')
    python.chmod(0o755)
    for name in ("Makefile", "requirements-uv.txt"):
        shutil.copy(ROOT / name, folder)
    command = ["make", "-s", ".tools/.uv", f"PYTHON={python}"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True)


def test_an_old_python_is_named_with_what_to_do(tmp_path: Path) -> None:
    old = "import sys; sys.version_info = (3, 9, 2); sys.version = '3.9.2 (old)'"
    run = make(tmp_path, before=old)
    assert run.returncode
    assert "needs Python 3.11 or newer" in run.stderr
    assert "is 3.9.2" in run.stderr
    assert not (tmp_path / ".tools").exists()


def test_a_missing_venv_module_is_named_with_its_package(tmp_path: Path) -> None:
    run = make(tmp_path, before="import sys; sys.modules['venv'] = None")
    assert run.returncode
    assert "apt install python3-venv" in run.stderr
    assert not (tmp_path / ".tools").exists()


def test_a_failing_build_of_the_client_ends_with_a_sentence() -> None:
    command = [sys.executable, "web/npm.py", "run", "no-such-script"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert run.returncode
    assert run.stderr.rstrip().endswith("`npm run no-such-script` failed (status 1), see above.")


def test_the_browser_may_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAPETE_CHROMIUM", sys.executable)
    assert chromium.provide() == sys.executable


def test_a_browser_that_is_named_wrongly_is_not_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAPETE_CHROMIUM", "no-such-browser")
    with pytest.raises(SystemExit, match="no-such-browser"):
        chromium.provide()


def test_without_root_the_one_command_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("TAPETE_CHROMIUM", raising=False)
    monkeypatch.setenv("PATH", os.fspath(tmp_path))
    monkeypatch.setattr(chromium, "is_root", lambda: False)
    with pytest.raises(SystemExit, match="The tests need Chromium"):
        chromium.provide()
