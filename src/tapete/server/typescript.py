"""Write the TypeScript types of every message: ``python -m tapete.server.typescript``.

Fields that the server always sends are required; a field of the client's that has a default may be
left out. The text is as Prettier would have it, so that generated code needs no exception.
"""

import ast
import inspect
import sys
from collections.abc import Iterable, Iterator
from enum import IntEnum
from functools import reduce
from itertools import takewhile
from operator import or_
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect as types

from tapete.server import http_types, protocol, wire
from tapete.tables import phrases

TARGET: Final = Path(__file__).parents[3] / "web/src/protocol/generated.ts"
WIDTH: Final = 100
_HEADER: Final = """\
// Generated from src/tapete/server by `python -m tapete.server.typescript`; change it there.
/* eslint-disable max-lines -- one file for all messages, as the server has it */
"""
_UNIONS: Final = {
    **{f"{game.title()}Event": reduce(or_, each.events) for game, each in wire.WIRES.items()},
    "ViewOut": wire.ViewOut,
    "LegalOut": wire.LegalOut,
    "EventOut": wire.EventOut,
    "ClientMessage": protocol.ClientMessage,
    "ServerMessage": protocol.ServerMessage,
}
_FROM_CLIENT: Final = (*get_args(protocol.ClientMessage), *http_types.HTTP_REQUESTS)
_FROM_SERVER: Final = (*get_args(protocol.ServerMessage), *http_types.HTTP_ANSWERS)


def generate() -> str:
    """Return the text of the generated module."""
    messages = structs((*_FROM_CLIENT, *_FROM_SERVER))
    names = [cls.__name__ for cls in messages]
    if len(set(names)) < len(names):
        raise ValueError(f"two messages of one name among {sorted(names)}")
    docs = Docs({sys.modules[cls.__module__] for cls in messages} | {protocol, phrases})
    parts = [
        _HEADER,
        f"{_comment(docs.of('PROTOCOL'), '')}export const PROTOCOL = {protocol.PROTOCOL};\n",
        _enum(protocol.Closing, docs),
        _words("PHRASES", "Phrase", phrases.PHRASES, docs),
        *(interface(cls, docs) for cls in messages),
        *(_union(name, get_args(union)) for name, union in _UNIONS.items()),
    ]
    return "\n".join(parts)


class Docs:
    """The sentences that stand below classes, fields and constants in their modules."""

    def __init__(self, modules: Iterable[ModuleType]) -> None:
        self._texts: dict[str, str] = {}
        for module in modules:
            self._collect(ast.parse(inspect.getsource(module)).body, "")

    def of(self, name: str) -> str:
        """Return the text of `Class`, `Class.field` or `CONSTANT`, or an empty one."""
        return self._texts.get(name, "")

    def field(self, cls: type, name: str) -> str:
        """Return the text of a field, also of one that a class inherits."""
        texts = (self.of(f"{owner.__name__}.{name}") for owner in cls.__mro__)
        return next(filter(None, texts), "")

    def _collect(self, body: list[ast.stmt], prefix: str) -> None:
        for statement, following in zip(body, [*body[1:], None]):
            if isinstance(statement, ast.ClassDef):
                self._texts[statement.name] = ast.get_docstring(statement) or ""
                self._collect(statement.body, f"{statement.name}.")
            match statement:
                case ast.AnnAssign(target=ast.Name(id=name)):
                    pass
                case ast.Assign(targets=[ast.Name(id=name)]):
                    pass
                case _:
                    continue
            match following:
                case ast.Expr(value=ast.Constant(value=str(text))):
                    self._texts[prefix + name] = inspect.cleandoc(text)


def structs(roots: Iterable[type]) -> list[type[msgspec.Struct]]:
    """Return the messages and all that they hold, in the order of their modules."""
    found: dict[type[msgspec.Struct], None] = {}
    for info in types.multi_type_info(roots):
        for held in _held(info, set()):
            found[held] = None
    lines = {cls: inspect.getsourcelines(cls)[1] for cls in found}
    order = [protocol.__name__, http_types.__name__]

    def place(cls: type) -> tuple[int, str, int]:
        module = cls.__module__
        return (order.index(module) if module in order else -1, module, lines[cls])

    return sorted(found, key=place)


def _held(info: types.Type, seen: set[type]) -> Iterator[type[msgspec.Struct]]:
    if isinstance(info, types.StructType):
        if info.cls in seen:
            return
        seen.add(info.cls)
        yield info.cls
        for field in info.fields:
            yield from _held(field.type, seen)
    for attribute in ("types", "item_types"):
        for part in getattr(info, attribute, ()):
            yield from _held(part, seen)
    for attribute in ("item_type", "key_type", "value_type"):
        if (part := getattr(info, attribute, None)) is not None:
            yield from _held(part, seen)


def interface(cls: type[msgspec.Struct], docs: Docs) -> str:
    """Return the interface of one message."""
    info = types.type_info(cls)
    assert isinstance(info, types.StructType)
    lines = [f"{_comment(docs.of(cls.__name__), '')}export interface {cls.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {_literal(info.tag)};")
    for field in info.fields:
        optional = "?" if not field.required and _may_be_left_out(cls) else ""
        comment = _comment(docs.field(cls, field.name), "  ")
        lines.append(f"{comment}  {field.encode_name}{optional}: {typed(field.type)};")
    return "\n".join([*lines, "}\n"])


def _may_be_left_out(cls: type[msgspec.Struct]) -> bool:
    return cls in _FROM_CLIENT or cls.__struct_config__.omit_defaults


def typed(info: types.Type) -> str:
    """Return a type as TypeScript writes it."""
    match info:
        case types.BoolType():
            return "boolean"
        case types.IntType() | types.FloatType():
            return "number"
        case types.StrType():
            return "string"
        case types.NoneType():
            return "null"
        case types.LiteralType(values=values):
            return " | ".join(_literal(value) for value in sorted(values, key=str))
        case types.StructType(cls=cls):
            return cls.__name__
        case types.UnionType(types=parts):
            return _choice(parts)
        case types.ListType(item_type=item) | types.VarTupleType(item_type=item):
            return _list(item)
        case types.SetType(item_type=item) | types.FrozenSetType(item_type=item):
            return _list(item)
        case types.TupleType(item_types=items):
            return f"[{', '.join(map(typed, items))}]"
        case types.DictType(key_type=key, value_type=value):
            return f"Record<{typed(key)}, {typed(value)}>"
    raise TypeError(f"{info} has no type in TypeScript yet")


def _choice(parts: tuple[types.Type, ...]) -> str:
    structs = frozenset(part.cls for part in parts if isinstance(part, types.StructType))
    for name, union in _UNIONS.items():
        if len(structs) > 1 and structs == frozenset(get_args(union)):
            rest = [part for part in parts if not isinstance(part, types.StructType)]
            return " | ".join([name, *map(typed, rest)])
    # As people write it: null last.
    ordered = sorted(parts, key=lambda part: isinstance(part, types.NoneType))
    return " | ".join(map(typed, ordered))


def _list(item: types.Type) -> str:
    inner = typed(item)
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def _comment(text: str, indent: str) -> str:
    if not text:
        return ""
    lines = text.replace("``", "`").split("\n")
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def _union(name: str, members: tuple[type, ...]) -> str:
    earlier = takewhile(lambda alias: alias != name, _UNIONS)
    same = [alias for alias in earlier if get_args(_UNIONS[alias]) == members]
    names = same[:1] or [cls.__name__ for cls in members]
    line = f"export type {name} = {' | '.join(names)};"
    if len(line) <= WIDTH:
        return f"{line}\n"
    return f"export type {name} =\n  | " + "\n  | ".join(names) + ";\n"


def _enum(enum: type[IntEnum], docs: Docs) -> str:
    lines = [f"{_comment(docs.of(enum.__name__), '')}export const {enum.__name__} = {{"]
    for member in enum:
        comment = _comment(docs.of(f"{enum.__name__}.{member.name}"), "  ")
        lines.append(f"{comment}  {member.name}: {member.value},")
    return "\n".join([*lines, "} as const;\n"])


def _words(constant: str, name: str, words: tuple[str, ...], docs: Docs) -> str:
    lines = "".join(f"  {_literal(word)},\n" for word in words)
    return (
        f"{_comment(docs.of(constant), '')}export const {constant} = [\n{lines}] as const;\n"
        f"export type {name} = (typeof {constant})[number];\n"
    )


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(generate(), encoding="utf-8")
