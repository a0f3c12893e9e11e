"""The tables of the database: one schema for SQLite and PostgreSQL.

Moments are milliseconds since the epoch. Everything a table of cards is, is in `log`; the other
tables hold what must be found without folding a log.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData()

log: Final = Table(
    "log",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("action", Text),
    Column("text", Text, nullable=False),
    Column("time", BigInteger, nullable=False),
    # When the table must act by itself if nothing else happens; null closes it.
    Column("deadline", BigInteger),
    UniqueConstraint("table_id", "action", name="log_action"),
    # The rows of a table lie together: one look-up finds them all.
    sqlite_with_rowid=False,
)
"""What happened at every table, in order. The two keys make a repeated send harmless."""

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("opened", BigInteger, nullable=False),
    # Null while the table is open.
    Column("closed", BigInteger),
    Index("tables_closed", "closed"),
)
"""Which logs there are and which have come to an end, so that nobody need read them to know."""

people: Final = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    # Null for one who never chose a name.
    Column("name", Text),
    # Whether this person has never finished a hand.
    Column("newcomer", Boolean, nullable=False),
)
"""People by the secret number in their cookie; only those of whom there is something to know."""

records: Final = Table(
    "records",
    metadata,
    Column("id", Text, primary_key=True),
    Column("text", Text, nullable=False),
    # What a list of matches shows, as JSON.
    Column("summary", Text, nullable=False),
    Column("ended", BigInteger, nullable=False),
)
"""Finished matches by link name, as `docs/records.md` writes them."""

history: Final = Table(
    "history",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("record_id", Text, ForeignKey("records.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Index("history_of_person", "person_id", "ended"),
)
"""Who played which match to its end."""

cotos: Final = Table(
    "cotos",
    metadata,
    Column("person_id", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("played", Integer, nullable=False),
    Column("won", Integer, nullable=False),
)
"""Counters over all matches of a person."""
