"""``tapete serve``: every setting is a flag and a variable, a wrong value names itself."""

from pathlib import Path
from typing import Any

import pytest

from tapete.server.config import SettingError, Settings, settings
from tests.cli.running import tapete

WRONG = {
    "host": "a b",
    "port": "65536",
    "database_url": "mysql://x",
    "secret_file": " ",
    "origins": "https://a.example/path",
    "proxies": "10.0.0.0/40",
    "lang": "fr",
    "log_level": "loud",
    "log_format": "xml",
    "limits": "maybe",
    "pace": "0",
}


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[Settings]:
    """Take the settings that the server would run with."""
    taken: list[Settings] = []
    monkeypatch.setattr("tapete.server.serve", taken.append, raising=False)
    return taken


def test_a_wrong_value_is_tried_for_every_setting() -> None:
    assert set(WRONG) == {setting.name for setting in settings()}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_value_stops_the_start_and_names_itself(name: str, served: list[Settings]) -> None:
    setting = next(each for each in settings() if each.name == name)
    wrong = WRONG[name]
    for done in (
        tapete("serve", setting.flag, wrong),
        tapete("serve", env={setting.variable: wrong}),
    ):
        assert done.status == 64
        assert done.err.startswith(f"{setting.flag} ({setting.variable}): {wrong!r} is not ")
    assert served == []
    with pytest.raises(SettingError, match=setting.variable):
        Settings.load({setting.variable: wrong})


def test_a_flag_counts_more_than_a_variable(served: list[Settings]) -> None:
    done = tapete("serve", "--port", "9001", env={"TAPETE_PORT": "9002", "TAPETE_HOST": "::1"})
    assert done.status == 0
    assert [(chosen.port, chosen.host) for chosen in served] == [(9001, "::1")]


def test_an_empty_variable_counts_as_not_set(served: list[Settings]) -> None:
    assert tapete("serve", env={"TAPETE_PORT": ""}).status == 0
    assert served[0].port == Settings().port == 8000


def test_without_anything_the_server_listens_here_and_keeps_data_of_this_user() -> None:
    chosen = Settings.load({})
    assert chosen == Settings()
    assert chosen.host == "127.0.0.1"
    assert chosen.database_url.startswith("sqlite:///")
    assert Path(chosen.database_url.removeprefix("sqlite:///")).is_absolute()
    assert chosen.secret_file.is_absolute()


def test_lists_are_split_at_commas() -> None:
    chosen = Settings.load(
        {
            "TAPETE_ORIGINS": "https://tapete.example, http://[::1]:8000",
            "TAPETE_PROXIES": "127.0.0.1,10.0.0.0/8",
        }
    )
    assert chosen.origins == ("https://tapete.example", "http://[::1]:8000")
    assert chosen.proxies == ("127.0.0.1", "10.0.0.0/8")


def test_help_shows_every_setting_with_its_variable_and_default() -> None:
    words = " ".join(tapete("serve", "--help", env={"COLUMNS": "200"}).out.split())
    for setting in settings():
        assert f"{setting.flag} " in words
        assert setting.variable in words
        assert f"Default: {setting.default}." in words


def test_settings_are_values() -> None:
    chosen: Any = Settings()
    with pytest.raises(AttributeError):
        chosen.port = 1
