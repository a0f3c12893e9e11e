"""Migrations lead to the schema that the code speaks of."""

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from tapete.storage import migrations
from tapete.storage.engine import writing
from tapete.storage.migrations import upgrade
from tapete.storage.schema import metadata


def test_migrations_lead_to_the_schema_and_may_run_again(url: str) -> None:
    engine = writing(url)
    upgrade(engine)
    upgrade(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, metadata) == []
    engine.dispose()


def test_the_head_is_the_last_migration() -> None:
    folder = Path(migrations.__file__).parent
    assert ScriptDirectory(str(folder)).get_current_head() == migrations.HEAD
