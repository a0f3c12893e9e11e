"""People as the server knows them: names, and who is new.

Somebody who never gave a name and never played a hand is not kept anywhere: the name of a guest
follows from the number in the cookie.
"""

import unicodedata
from collections import OrderedDict
from collections.abc import Iterable
from hashlib import blake2b
from typing import Final

from tapete import locale
from tapete.storage import Storage
from tapete.tables.people import Person

NAME_LENGTH: Final = 20
_REMEMBERED: Final = 20_000
_FORBIDDEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
"""Unicode's categories of signs that are not seen, or turn the text around them."""


def name_of(text: str) -> str | None:
    """Return a name as it is kept: trimmed, 1 to 20 characters; nothing for one that cannot be."""
    name = unicodedata.normalize("NFC", " ".join(filter(None, text.split(" "))))
    if not 1 <= len(name) <= NAME_LENGTH:
        return None
    if any(unicodedata.category(sign) in _FORBIDDEN for sign in name):
        return None
    return name


class People:
    """Finds people, and keeps in memory who was here lately."""

    def __init__(self, storage: Storage, lang: str) -> None:
        self._storage = storage
        self._lang = lang
        self._known: OrderedDict[str, Person] = OrderedDict()

    async def get(self, person_id: str) -> Person:
        """Return somebody, known or not."""
        person = self._known.get(person_id)
        if person is None:
            kept = await self._storage.person(person_id)
            name = kept.name if kept is not None else None
            newcomer = kept is None or kept.newcomer
            person = Person(person_id, name or self._guest(person_id), newcomer)
        return self._remember(person)

    async def rename(self, person_id: str, name: str) -> Person:
        """Return somebody under a new name."""
        await self._storage.rename(person_id, name)
        person = await self.get(person_id)
        return self._remember(Person(person_id, name, person.newcomer))

    async def played(self, person_ids: Iterable[str]) -> None:
        """Note that these people have played a hand to its end."""
        for person_id in person_ids:
            person = await self.get(person_id)
            if person.newcomer:
                await self._storage.initiate(person_id)
                self._remember(Person(person_id, person.name, newcomer=False))

    def _guest(self, person_id: str) -> str:
        digest = blake2b(person_id.encode(), digest_size=8).digest()
        number = 1_000 + int.from_bytes(digest) % 9_000
        return locale.say(self._lang, "guest-name", number=str(number))

    def _remember(self, person: Person) -> Person:
        self._known[person.id] = person
        self._known.move_to_end(person.id)
        if len(self._known) > _REMEMBERED:
            self._known.popitem(last=False)
        return person
