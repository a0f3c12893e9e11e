"""Everything that is kept: one schema, one repository, on SQLite and on PostgreSQL."""

from tapete.storage.log import Outcome, Row
from tapete.storage.people import Person
from tapete.storage.records import Finished, Kept, Part
from tapete.storage.repository import Storage
from tapete.storage.writer import StorageError

__all__ = [
    "Finished",
    "Kept",
    "Outcome",
    "Part",
    "Person",
    "Row",
    "Storage",
    "StorageError",
]
