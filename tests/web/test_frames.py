"""The frames that the browser's tests use are what the server would send now."""

import pytest

from tests.web import frames


@pytest.mark.parametrize("name", frames.contents())
def test_frames_are_fresh(name: str) -> None:
    """They change with the protocol; `python -m tests.web.frames` writes them anew."""
    assert (frames.FOLDER / name).read_bytes() == frames.contents()[name]
