"""What is logged, and what never is."""

import json
import logging
from collections.abc import Iterator

import pytest
import structlog

from tapete.server import logs


@pytest.fixture(autouse=True)
def untouched() -> Iterator[None]:
    """Leave logging as it was."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers, root.level = handlers, level
    structlog.reset_defaults()


def fail_with(secret: str) -> None:
    hand = f"{secret}-in-a-variable"
    try:
        raise ValueError(len(hand))
    except ValueError as error:
        structlog.get_logger("tapete.server").error("it failed", table="mesa", exc_info=error)


@pytest.mark.parametrize("shape", ["text", "json"])
def test_a_traceback_tells_where_but_no_values(
    shape: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Fault: history/log text named the secret → no variable's value is ever logged."""
    logs.configure("info", shape)
    fail_with("12c")
    text = capsys.readouterr().err
    assert "it failed" in text
    assert "fail_with" in text
    assert "12c-in-a-variable" not in text


def test_json_lines_hold_the_event_and_also_those_of_libraries(
    capsys: pytest.CaptureFixture[str],
) -> None:
    logs.configure("info", "json")
    structlog.get_logger("tapete.tables").warning("bot-failed", table="mesa", seat=2)
    logging.getLogger("uvicorn.error").error("cannot listen")
    logging.getLogger("uvicorn.error").info("chatter")
    structlog.get_logger("tapete.tables").debug("detail")
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["event"] for line in lines] == ["bot-failed", "cannot listen"]
    assert lines[0]["table"] == "mesa"
    assert lines[0]["level"] == "warning"
    assert lines[0]["timestamp"].endswith("Z")
