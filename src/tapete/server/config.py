"""Settings of the server: one description of each, for the command line, the environment and
`docs/operations.md`.

Every setting is a field of `Settings`; its environment variable is ``TAPETE_`` and its name in
capitals, its flag of ``tapete serve`` the name with hyphens.
"""

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any, Final, TypeAlias

PREFIX: Final = "TAPETE_"
LEVELS: Final = ("debug", "info", "warning", "error")
DATABASES: Final = ("sqlite", "postgresql", "postgresql+psycopg")
LANGUAGES: Final = ("es", "en")

_ORIGIN: Final = re.compile(
    r"https?://[A-Za-z0-9.-]+(:\d{1,5})?|https?://\[[0-9A-Fa-f:]+\](:\d{1,5})?"
)
_HOST: Final = re.compile(r"[A-Za-z0-9._:-]+")

Reader: TypeAlias = Callable[[str], Any]
"""Turns a text into a value. Raises: ValueError saying what the text should be."""


class SettingError(ValueError):
    """A setting with a value that it does not take; the text names both."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What is known about a setting before it has a value."""

    name: str
    help: str
    read: Reader
    default: str
    """The default in words, as help and documentation show it."""

    @property
    def variable(self) -> str:
        """Return the environment variable, such as ``TAPETE_PORT``."""
        return PREFIX + self.name.upper()

    @property
    def flag(self) -> str:
        """Return the flag of ``tapete serve``, such as ``--port``."""
        return "--" + self.name.replace("_", "-")

    def parse(self, text: str) -> Any:
        """Return the value of a text. Raises: SettingError naming setting and text."""
        try:
            return self.read(text)
        except ValueError as error:
            raise SettingError(f"{self.flag} ({self.variable}): {text!r} is not {error}") from None


def data_folder() -> Path:
    """Return the folder for this user's data; it need not exist."""
    from platformdirs import user_data_path  # costs a tenth of the start of every command

    return user_data_path("tapete", appauthor=False)


def _host(text: str) -> str:
    if not _HOST.fullmatch(text):
        raise ValueError("a host name or an address")
    return text


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= 65535):
        raise ValueError("a port, 0 to 65535")
    return int(text)


def _times(text: str) -> int:
    if not (text.isascii() and text.isdigit() and 1 <= int(text) <= 1000):
        raise ValueError("a number, 1 to 1000")
    return int(text)


def _database(text: str) -> str:
    scheme, separator, rest = text.partition("://")
    if scheme not in DATABASES or not separator or not rest:
        raise ValueError("a database such as sqlite:////folder/tapete.sqlite3 or postgresql://…")
    return text


def _path(text: str) -> Path:
    if not text.strip():
        raise ValueError("a path")
    return Path(text).expanduser()


def _list(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(",") if part.strip())


def _origins(text: str) -> tuple[str, ...]:
    origins = _list(text)
    if not all(_ORIGIN.fullmatch(origin) for origin in origins):
        raise ValueError("a list of origins such as https://tapete.example, without a path")
    return origins


def _proxies(text: str) -> tuple[str, ...]:
    proxies = _list(text)
    for proxy in proxies:
        try:
            ip_network(proxy) if "/" in proxy else ip_address(proxy)
        except ValueError:
            raise ValueError("a list of addresses such as 127.0.0.1 or 10.0.0.0/8") from None
    return proxies


def _one_of(*words: str) -> Reader:
    def read(text: str) -> str:
        if text not in words:
            raise ValueError(f"one of {', '.join(words)}")
        return text

    return read


def _setting(help_text: str, read: Reader, default: Any, shown: str | None = None) -> Any:
    """Return a field; a default that is a function is asked for when nothing is set."""
    words = default if shown is None else shown
    metadata = {"help": help_text, "read": read, "default": str(words)}
    if callable(default):
        return field(default_factory=default, metadata=metadata)
    return field(default=default, metadata=metadata)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How one server runs."""

    host: str = _setting("Address to listen on.", _host, "127.0.0.1")
    port: int = _setting("Port to listen on; 0 takes a free one.", _port, 8000)
    database_url: str = _setting(
        "Where matches and people are kept: SQLite or PostgreSQL.",
        _database,
        lambda: f"sqlite:///{data_folder() / 'tapete.sqlite3'}",
        "sqlite file in the user's data folder",
    )
    secret_file: Path = _setting(  # noqa: RUF009 - a field of the dataclass, not its value
        "File with the key that signs the cookies; written at the first start.",
        _path,
        lambda: data_folder() / "secret.key",
        "secret.key in the user's data folder",
    )
    origins: tuple[str, ...] = _setting(
        "Public addresses of the site, with commas between; none: the address asked for.",
        _origins,
        (),
        "none",
    )
    proxies: tuple[str, ...] = _setting(
        "Addresses of proxies that may say where a request comes from.", _proxies, (), "none"
    )
    lang: str = _setting("Language for people who ask for no other.", _one_of(*LANGUAGES), "es")
    log_level: str = _setting("Least important message to log.", _one_of(*LEVELS), "info")
    log_format: str = _setting("Shape of a logged line.", _one_of("text", "json"), "text")

    limits: str = _setting(
        "Limits of requests and connections for each address; off only for load tests.",
        _one_of("on", "off"),
        "on",
    )
    pace: int = _setting(
        "How many times faster than for people bots answer and pauses end; for tests.", _times, 1
    )

    @classmethod
    def load(cls, environment: Mapping[str, str] | None = None, **given: str | None) -> "Settings":
        """Return the settings: what is given by name, else the environment, else the default.

        An empty variable counts as not set. Raises: SettingError naming a wrong value.
        """
        found = os.environ if environment is None else environment
        values: dict[str, Any] = {}
        for setting in settings():
            text = given.get(setting.name)
            if text is None:
                text = found.get(setting.variable) or None
            if text is not None:
                values[setting.name] = setting.parse(text)
        return cls(**values)


def settings() -> tuple[Setting, ...]:
    """Return the descriptions of all settings, in the order of `Settings`."""
    return tuple(Setting(name=item.name, **item.metadata) for item in fields(Settings))
