"""Who somebody is: a secret number in a signed cookie that no script of a page can read."""

import os
import secrets
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, Signer
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tapete.server.origin import header

COOKIE: Final = "tapete"
DAYS: Final = 400
"""What browsers allow at most; every page renews it."""
_ID_BYTES: Final = 16
_KEY_BYTES: Final = 32
_PERSON: Final = "person_id"


def secret(file: Path) -> bytes:
    """Return the key in a file, written now if there is none, for nobody else to read.

    Raises: OSError when the file can be neither read nor written; ValueError when it is too short,
    as an empty one would let everybody sign.
    """
    key = _key(file)
    if len(key) < _KEY_BYTES:
        raise ValueError(f"{file} is no key: shorter than {_KEY_BYTES} bytes")
    return key


def _key(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(f"{file.name}.{os.getpid()}")
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            out.write(secrets.token_hex(32).encode())
        try:
            os.link(draft, file)  # two who start at once end with the same key
        except FileExistsError:
            pass
        finally:
            draft.unlink()
        return file.read_bytes()


def signer(key: bytes) -> Signer:
    """Return what signs and checks cookies."""
    return Signer(key, salt="tapete.identity")


def new() -> str:
    """Return a new person's id."""
    return secrets.token_urlsafe(_ID_BYTES)


def read(value: str | None, signer: Signer) -> str | None:
    """Return the person's id in the value of a cookie, or nothing for one that is not ours."""
    if not value:
        return None
    try:
        return signer.unsign(value).decode()
    except (BadSignature, UnicodeError):
        return None


def of_socket(scope: Scope, signer: Signer) -> tuple[str, list[tuple[bytes, bytes]]]:
    """Return the id of who opens a socket, and the headers of the answer to a newcomer."""
    known = _known(scope, signer)
    if known is not None:
        return known, []
    person_id = new()
    return person_id, [(b"set-cookie", _cookie(person_id, signer, scope).encode())]


def _known(scope: Scope, signer: Signer) -> str | None:
    # By hand: the library drops all cookies where one, of whichever program, is not well formed.
    for part in (header(scope, b"cookie") or "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE and (known := read(value, signer)) is not None:
            return known
    return None


def _cookie(person_id: str, signer: Signer, scope: Scope) -> str:
    return Cookie(
        COOKIE,
        value=signer.sign(person_id).decode(),
        max_age=DAYS * 24 * 3600,
        httponly=True,
        samesite="lax",
        secure=scope["scheme"] in ("https", "wss"),
    ).to_header(header="")


class Identity(ASGIMiddleware):
    """Gives everybody who asks for a page, or for the interface, a cookie; pages renew it."""

    scopes = (ScopeType.HTTP,)

    def __init__(self, signer: Signer, *, renew: bool) -> None:
        self._signer = signer
        self._renew = renew

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Find out who asks, and answer with a cookie where one is due."""
        known = _known(scope, self._signer)
        person_id = known or new()
        scope["state"][_PERSON] = person_id
        cookie = _cookie(person_id, self._signer, scope)

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start" and (known is None or self._renew):
                MutableScopeHeaders.from_message(message).add("set-cookie", cookie)
            await send(message)

        await next_app(scope, receive, answer)


def of_request(scope: Scope) -> str:
    """Return the id of who asks, on routes behind `Identity`."""
    person_id: str = scope["state"][_PERSON]
    return person_id
