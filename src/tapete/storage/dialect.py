"""What SQLAlchemy leaves to the database: inserting only what is not there yet."""

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import Insert


def insert_new(connection: Connection, table: Table) -> Insert:
    """Return the insert that passes over rows whose keys are there already.

    Its `rowcount` says how many were new.
    """
    insert = _insert(connection, table).on_conflict_do_nothing()
    return insert.execution_options(preserve_rowcount=True)


def insert_or_set(connection: Connection, table: Table, *columns: str) -> Insert:
    """Return the insert that sets these columns of a row that is there already."""
    insert = _insert(connection, table)
    values = {name: insert.excluded[name] for name in columns}
    return insert.on_conflict_do_update(index_elements=list(table.primary_key), set_=values)


def add_up(connection: Connection, table: Table, *columns: str) -> Insert:
    """Return the insert that adds these columns to a row that is there already."""
    insert = _insert(connection, table)
    sums = {name: table.c[name] + insert.excluded[name] for name in columns}
    return insert.on_conflict_do_update(index_elements=list(table.primary_key), set_=sums)


def _insert(connection: Connection, table: Table) -> sqlite.Insert | postgresql.Insert:
    if connection.dialect.name == "sqlite":
        return sqlite.insert(table)
    return postgresql.insert(table)
