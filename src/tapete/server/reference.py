"""Write the list of messages into `docs/protocol.md`: ``python -m tapete.server.reference``.

What stands between the two marks is made from the structs; the rest of the page is written by hand.
"""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final, get_args

import msgspec

from tapete.locale import say
from tapete.server import http_types, protocol, wire
from tapete.server.typescript import Docs, structs, typed
from tapete.server.wire import WIRES

TARGET: Final = Path(__file__).parents[3] / "docs/protocol.md"
BEGIN: Final = "<!-- made by python -m tapete.server.reference -->\n"
END: Final = "<!-- end -->\n"
_CLIENT: Final = get_args(protocol.ClientMessage)
_SERVER: Final = get_args(protocol.ServerMessage)
_HTTP: Final = (*http_types.HTTP_REQUESTS, *http_types.HTTP_ANSWERS)


def reference() -> str:
    """Return the made part of the page."""
    everything = structs((*_CLIENT, *_SERVER, *_HTTP))
    docs = Docs({sys.modules[cls.__module__] for cls in everything} | {protocol})
    of_protocol = [cls for cls in everything if cls.__module__ == protocol.__name__]
    parts = [cls for cls in of_protocol if cls not in (*_CLIENT, *_SERVER)]
    games = [section for name in WIRES for section in _game(name, everything)]
    sections = [
        ("From the client", _CLIENT),
        ("From the server", _SERVER),
        ("Parts of messages", parts),
        *games,
        (
            "Bodies of the HTTP interface",
            [c for c in everything if c.__module__ == http_types.__name__],
        ),
    ]
    text = [_section(title, members, docs) for title, members in sections]
    return "\n".join([_closing(docs), *text])


def _game(
    name: str, everything: list[type[msgspec.Struct]]
) -> list[tuple[str, Iterable[type[msgspec.Struct]]]]:
    title, events = say("en", f"game-{name}"), WIRES[name].events
    module = f"{wire.__name__}.{name}"
    views = [c for c in everything if c.__module__.startswith(module) and c not in events]
    return [(f"{title}: what a seat sees and may do", views), (f"{title}: events", events)]


def page(old: str) -> str:
    """Return the page with its made part made anew."""
    before, _, rest = old.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{reference()}\n{END}{after}"


def _closing(docs: Docs) -> str:
    rows = [
        f"| {member.value} | `{member.name}` | {_cell(docs.of(f'Closing.{member.name}'))} |\n"
        for member in sorted(protocol.Closing)
    ]
    return f"### Closing codes\n\n| Code | Name | Meaning |\n|---|---|---|\n{''.join(rows)}"


def _section(title: str, members: Iterable[type[msgspec.Struct]], docs: Docs) -> str:
    return f"### {title}\n\n" + "\n".join(_message(cls, docs) for cls in members)


def _message(cls: type[msgspec.Struct], docs: Docs) -> str:
    info = msgspec.inspect.type_info(cls)
    assert isinstance(info, msgspec.inspect.StructType)
    name = f"`{info.tag}`" if isinstance(info.tag, str) else f"`{cls.__name__}`"
    lines = [f"**{name}** {_cell(docs.of(cls.__name__))}\n"]
    if info.fields:
        lines.append("\n| Field | Type | |\n|---|---|---|\n")
    for field in info.fields:
        optional = "" if field.required else ", may be left out"
        kind = typed(field.type).replace("|", "\\|")
        meaning = _cell(docs.field(cls, field.name))
        lines.append(f"| `{field.encode_name}` | `{kind}`{optional} | {meaning} |\n")
    return "".join(lines)


def _cell(text: str) -> str:
    return " ".join(text.replace("``", "`").split())


if __name__ == "__main__":
    TARGET.write_text(page(TARGET.read_text(encoding="utf-8")), encoding="utf-8")
