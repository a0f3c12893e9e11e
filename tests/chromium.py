"""The browser of the end-to-end tests: Debian's Chromium, or the one that TAPETE_CHROMIUM names."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome")
PACKAGE = (("apt-get", "update", "-qq"), ("apt-get", "install", "-y", "-qq", "chromium"))


def chromium() -> str | None:
    """Return the path of the browser, or None where there is none."""
    if named := os.environ.get("TAPETE_CHROMIUM"):
        return shutil.which(named)
    return next(filter(None, map(shutil.which, NAMES)), None)


def is_root() -> bool:
    """Return whether packages may be installed."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def provide() -> str:
    """Return the path of the browser, installed now if that is possible.

    Raises:
        SystemExit: with the one thing to do, where a person has to do it.
    """
    if found := chromium():
        return found
    if named := os.environ.get("TAPETE_CHROMIUM"):
        sys.exit(f"TAPETE_CHROMIUM names {named}, which is no program.")
    if not (is_root() and shutil.which("apt-get")):
        how = "sudo apt-get install chromium" if Path("/etc/debian_version").exists() else ""
        sys.exit("The tests need Chromium: " + (how or "set TAPETE_CHROMIUM to its program."))
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in PACKAGE:
        subprocess.run(command, check=True, env=quiet, stdout=subprocess.DEVNULL)
    if found := chromium():
        return found
    sys.exit("Debian's package was installed, but there is no chromium on the PATH.")


if __name__ == "__main__":
    print(f"Browser: {provide()}")
