"""Writes src/protocol/types.ts from the classes the server itself encodes and decodes with,
src/text/ids.ts from the English messages, src/text/spoken.ts from what the languages say of
themselves, so that tsc knows all three; and src/table/our-games.ts, the sheets of our own games,
for the client's tests.

    python web/make_types.py

It needs msgspec and nothing else: the package's own start-up, which loads the referee, is left out.
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect as shape

ROOT = Path(__file__).resolve().parents[1]
TYPES = ROOT / "web" / "src" / "protocol" / "types.ts"
IDS = ROOT / "web" / "src" / "text" / "ids.ts"
SPOKEN = ROOT / "web" / "src" / "text" / "spoken.ts"
GAMES = ROOT / "web" / "src" / "table" / "our-games.ts"
ENGLISH = ROOT / "src" / "cryptonym" / "text" / "en"
HEAD = "// Written by web/make_types.py. Do not edit.\n\n"


def package_without_start_up() -> None:
    """Let `cryptonym.wire` be imported without running `cryptonym/__init__.py`."""
    if "cryptonym" not in sys.modules:
        package = ModuleType("cryptonym")
        package.__path__ = [str(ROOT / "src" / "cryptonym")]
        sys.modules["cryptonym"] = package


class Writer:
    """Collects classes and turns them into declarations."""

    def __init__(self) -> None:
        self.names: dict[type, str] = {}
        self.shapes: dict[type, Any] = {}
        self.unions: dict[frozenset[type], str] = {}
        self.lines: list[str] = []

    def name(self, cls: type, name: str) -> None:
        """Give a class another name than its own."""
        self.names[cls] = name

    def collect(self, kind: Any) -> None:
        """Note every class that this type is made of."""
        for part in parts(kind):
            if part.cls not in self.shapes:
                self.shapes[part.cls] = part
                if isinstance(part, shape.StructType):
                    for field in part.fields:
                        self.collect(field.type)

    def union(self, name: str, union: Any) -> None:
        """A union with a name of its own."""
        kind = shape.type_info(union)
        if not isinstance(kind, shape.UnionType):
            raise TypeError(f"{name} is no union")
        self.unions[frozenset(one.cls for one in kind.types if hasattr(one, "cls"))] = name
        self.collect(kind)
        members = " | ".join(self.written(one) for one in kind.types)
        self.lines.append(f"export type {name} = {members};\n")

    def literal(self, name: str, alias: Any) -> None:
        """A name for a closed set of strings, and perhaps numbers."""
        self.lines.append(f"export type {name} = {self.written(shape.type_info(alias))};\n")

    def classes(self) -> None:
        """Everything collected so far."""
        taken: dict[str, type] = {}
        for cls, kind in self.shapes.items():
            name = self.class_name(cls)
            if taken.setdefault(name, cls) is not cls:
                raise SystemExit(f"two classes are called {name}: {cls} and {taken[name]}")
            self.lines.append(f"/** {(cls.__doc__ or '').splitlines()[0]} */")
            if isinstance(kind, shape.EnumType):
                choices = " | ".join(json.dumps(one.value) for one in cls)  # type: ignore[attr-defined] # an enum
                self.lines.append(f"export type {name} = {choices};\n")
            else:
                self.struct(name, kind)

    def struct(self, name: str, kind: shape.StructType) -> None:
        """One class as an interface, and what its omitted fields stand for."""
        self.lines.append(f"export interface {name} {{")
        if kind.tag is not None:
            self.lines.append(f"  {kind.tag_field}: {json.dumps(kind.tag)};")
        for field in kind.fields:
            mark = "?" if may_be_left_out(kind, field) else ""
            self.lines.append(f"  {field.encode_name}{mark}: {self.written(field.type)};")
        self.lines.append("}\n")

    def defaults(self, cls: type) -> None:
        """What stands for the fields that the server leaves out."""
        kind = self.shapes[cls]
        left_out = {
            field.encode_name: default_of(field)
            for field in kind.fields
            if may_be_left_out(kind, field)
        }
        written = msgspec.json.format(msgspec.json.encode(left_out)).decode()
        self.lines.append(f"export const {cls.__name__}Defaults = {written} as const;\n")

    def class_name(self, cls: type) -> str:
        """How a class is called in TypeScript."""
        return self.names.get(cls, cls.__name__)

    def written(self, kind: Any) -> str:
        """A type in TypeScript."""
        match kind:
            case shape.Metadata(extra_json_schema={"title": title}):
                return str(title)
            case shape.StrType():
                return "string"
            case shape.IntType() | shape.FloatType():
                return "number"
            case shape.BoolType():
                return "boolean"
            case shape.NoneType():
                return "null"
            case shape.AnyType():
                return "unknown"
            case shape.LiteralType():
                return " | ".join(json.dumps(value) for value in kind.values)
            case shape.StructType() | shape.EnumType():
                return self.class_name(kind.cls)
            case shape.VarTupleType() | shape.ListType() | shape.SetType() | shape.FrozenSetType():
                inner = self.written(kind.item_type)
                return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
            case shape.DictType():
                key = self.written(kind.key_type)
                return f"Readonly<Record<{key}, {self.written(kind.value_type)}>>"
            case shape.UnionType():
                known = self.unions.get(
                    frozenset(one.cls for one in kind.types if hasattr(one, "cls"))
                )
                return known or " | ".join(self.written(one) for one in kind.types)
        raise SystemExit(f"no TypeScript for {kind}")


def parts(kind: Any) -> Iterator[Any]:
    """The classes directly in a type."""
    match kind:
        case shape.StructType() | shape.EnumType():
            yield kind
        case shape.UnionType():
            for one in kind.types:
                yield from parts(one)
        case shape.DictType():
            yield from parts(kind.key_type)
            yield from parts(kind.value_type)
        case shape.VarTupleType() | shape.ListType() | shape.SetType() | shape.FrozenSetType():
            yield from parts(kind.item_type)


def may_be_left_out(kind: shape.StructType, field: shape.Field) -> bool:
    """Whether a field may be missing on the wire.

    What the server sends without `omit_defaults` is always whole; requests never need a default.
    """
    asked = kind.cls.__module__.startswith("cryptonym.bodies.")
    return not field.required and (asked or kind.cls.__struct_config__.omit_defaults)


def default_of(field: shape.Field) -> Any:
    """The value that stands for a missing field."""
    factory = field.default_factory
    return field.default if factory is msgspec.NODEFAULT else factory()


def types() -> str:
    """The whole file."""
    package_without_start_up()
    from cryptonym.bodies import about, daily, people, records, tables
    from cryptonym.bots.findings import Analysis
    from cryptonym.daily import telling
    from cryptonym.rules import events, model, options, refusals
    from cryptonym.rules.views import View
    from cryptonym.strangers import telling as strangers
    from cryptonym.table import model as table
    from cryptonym.table.views import EventSeen, TableView
    from cryptonym.wire import messages, problems, sheet

    writer = Writer()
    writer.lines.append(
        "/** The name of a game; the server has a sheet of each. */\nexport type Mode = string;\n"
    )
    writer.name(tables.Clue, "ClueInMind")
    writer.name(tables.Code, "TransferCode")
    for module, names in (
        (options, ("KeySource", "CheckMode", "NextWords", "PenaltyCover")),
        (options, ("Accents", "Rhymes")),
        (model, ("Cause", "EndOfTurn", "EndOfGame", "Standing")),
        (table, ("ChatRule", "DeviceKind", "Level", "Pace")),
        (problems, ("Problem", "DailyProblem")),
        (sheet, ("Colour",)),
    ):
        for name in names:
            writer.literal(name, getattr(module, name))
    writer.literal("ClueNumber", model.Number)
    writer.literal("RefusalCode", refusals.Code)
    writer.union("AfterDeal", events.AfterDeal)
    writer.union("EventSeen", EventSeen)
    writer.union("MemberCommand", messages.MemberCommand)
    writer.union("FromClient", messages.FromClient)
    writer.union("ToClient", messages.ToClient)
    for bodies in (tables, people, about, records, daily):
        for body in vars(bodies).values():
            if isinstance(body, type) and body.__module__ == bodies.__name__:
                writer.collect(shape.type_info(body))
    for body in vars(strangers).values():
        if isinstance(body, type) and body.__module__ == strangers.__name__:
            writer.collect(shape.type_info(body))
    writer.collect(shape.type_info(Analysis))
    for told in (telling.Today, telling.DecodeTold, telling.EncodeTold, telling.RiddleTold):
        writer.collect(shape.type_info(told))
    writer.classes()
    for cls in (TableView, View, table.Settings, table.Words):
        writer.defaults(cls)
    return HEAD + "\n".join(writer.lines)


def ids() -> str:
    """The names of all messages as a type."""
    files = sorted(ENGLISH.glob("*.ftl"))
    written = "\n".join(file.read_text("utf-8") for file in files)
    names = re.findall(r"^([a-z][\w-]*) =", written, re.MULTILINE)
    return HEAD + "export type MessageId =\n" + "\n".join(f'  | "{name}"' for name in names) + ";\n"


def spoken() -> str:
    """The languages of the interface: codes, their own names, letters, other codes of theirs."""
    package_without_start_up()
    from cryptonym.languages import CODES, FALLBACK, about

    codes = [FALLBACK, *(code for code in CODES if code != FALLBACK)]
    locales = {locale: code for code in codes for locale in about(code).locales}
    lines = [
        f"export const LANGUAGES = {_written(codes)} as const;",
        "",
        "type ByLanguage = Readonly<Record<(typeof LANGUAGES)[number], string>>;",
        "",
        "/** What each language calls itself; whoever looks for one reads its own name. */",
        f"export const OWN_NAMES: ByLanguage = {_written({c: about(c).name for c in codes})};",
        "",
        "/** Letters that show which fonts it needs; figures and spaces are Latin everywhere. */",
        f"export const SAMPLES: ByLanguage = {_written({c: about(c).sample for c in codes})};",
        "",
        "/** Other codes that browsers have for our languages. */",
        f"export const LOCALES: Readonly<Record<string, string>> = {_written(locales)};",
    ]
    return HEAD + "\n".join(lines) + "\n"


def games() -> str:
    """The sheets of the games of this package, as a server tells them."""
    package_without_start_up()
    from cryptonym.wire.sheet import sheets

    told = msgspec.json.format(msgspec.json.encode(sheets())).decode()
    head = 'import type { GameSheet } from "../protocol/types";\n\n'
    return f"{HEAD}{head}export const OUR_GAMES: readonly GameSheet[] = {told};\n"


def _written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def main() -> None:
    """Write the files, unless they are right already."""
    for target, written in ((TYPES, types()), (IDS, ids()), (SPOKEN, spoken()), (GAMES, games())):
        if not target.exists() or target.read_text("utf-8") != written:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(written, "utf-8")


if __name__ == "__main__":
    main()
