"""How a database of an earlier version becomes one of this version."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, inspect, text

HEAD: Final = "0001"
"""The revision that the present schema has."""


def upgrade(engine: Engine) -> None:
    """Bring the database to the present schema; an empty one gets all of it.

    Raises: ValueError for the database of a later version.
    """
    with engine.begin() as connection:
        if _revision(connection) != HEAD:
            _run(connection)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _run(connection: Connection) -> None:
    # A seventh of the start of a server, which only the first one needs.
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise ValueError(f"a later version has written it ({error})") from error
