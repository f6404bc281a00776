"""Writes tables and example of protocol.md from the code: `python docs/make_protocol.py`."""

import re
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec

sys.path.insert(0, str(Path(__file__).parent))
from example_game import example

from cryptonym.rules.refusals import CODES
from cryptonym.rules.variants import OURS
from cryptonym.table.views import EventSeen
from cryptonym.wire.messages import FromClient, MemberCommand, ToClient
from cryptonym.wire.problems import PROBLEMS

PAGE = Path(__file__).parent / "protocol.md"
SCHEMAS = msgspec.json.schema_components([FromClient, ToClient], ref_template="{name}")[1]


def tables() -> dict[str, str]:
    """Every generated part of the page, by its name."""
    commands, events = _names(MemberCommand), _names(EventSeen)
    messages = _names(FromClient) | _names(ToClient)
    values = [name for name in SCHEMAS if name not in commands | events | messages]
    return {
        "from-client": _messages(_names(FromClient)),
        "to-client": _messages(_names(ToClient)),
        "commands": _messages(commands),
        "events": _messages(events),
        "values": _values(values),
        "problems": _codes(PROBLEMS),
        "refusals": _codes(CODES),
        "example": example(),
    }


def page(text: str) -> str:
    """The page with every generated part renewed."""
    for name, part in tables().items():
        begin, end = f"<!-- begin {name} -->", f"<!-- end {name} -->"
        pattern = re.compile(f"{begin}\n.*?{end}", re.DOTALL)
        if len(pattern.findall(text)) != 1:
            raise ValueError(f"expected {begin} and {end} once")
        text = pattern.sub(lambda _, whole=f"{begin}\n{part}\n{end}": whole, text)
    return text


def _names(union: Any) -> set[str]:
    return {kind.__name__ for kind in get_args(union)}


def _messages(names: set[str]) -> str:
    """A row for each message: its tag, its fields, its promise."""
    rows = ["| type | fields | meaning |", "|---|---|---|"]
    found = [SCHEMAS[name] for name in SCHEMAS if name in names]
    if len(found) != len(names):
        raise LookupError(f"no schema of {names - set(SCHEMAS)}")
    for schema in sorted(found, key=lambda schema: schema["properties"]["type"]["enum"][0]):
        tag = schema["properties"]["type"]["enum"][0]
        rows.append(f"| `{tag}` | {_fields(schema)} | {_meaning(schema)} |")
    return "\n".join(rows)


def _values(names: list[str]) -> str:
    rows = ["| value | fields | meaning |", "|---|---|---|"]
    for name in sorted(names):
        schema = SCHEMAS[name]
        fields = _fields(schema) if "properties" in schema else _type(schema)
        rows.append(f"| `{name}` | {fields} | {_meaning(schema)} |")
    return "\n".join(rows)


def _fields(schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    fields = [
        f"`{name}`{'' if name in required else '?'}: {_type(field)}{_default(field)}"
        for name, field in schema["properties"].items()
        if name != "type"
    ]
    return "; ".join(fields) or "none"


def _default(field: dict[str, Any]) -> str:
    """What a field is when it is left out; the page says so once of null, false, 0 and empty."""
    value = field.get("default")
    if not value or isinstance(value, dict):
        return ""
    return f", else `{value if isinstance(value, str) else msgspec.json.encode(value).decode()}`"


def _type(field: dict[str, Any]) -> str:
    if "$ref" in field:
        name = str(field["$ref"])
        tag = SCHEMAS[name].get("properties", {}).get("type", {}).get("enum", [name])
        return f"`{tag[0]}`"
    if field.get("title") == "Mode":
        return " / ".join(f"`{variant.name}`" for variant in sorted(OURS, key=lambda one: one.name))
    if "enum" in field:
        return " / ".join(f"`{value}`" for value in field["enum"])
    if "anyOf" in field:
        return _union(field["anyOf"])
    if field.get("type") == "array":
        return f"list of {_type(field['items'])}" if field.get("items") else "list"
    if field.get("type") == "object":
        values = field.get("additionalProperties")
        return f"object of {_type(values)}" if isinstance(values, dict) else "object"
    return str(field.get("type", "anything"))


def _union(choices: list[dict[str, Any]]) -> str:
    if len(choices) > 5:  # a message inside a message
        names = {str(choice.get("$ref")) for choice in choices}
        return "a command" if "GiveClue" in names else "an event"
    return " or ".join(_type(choice) for choice in choices)


def _meaning(schema: dict[str, Any]) -> str:
    return str(schema.get("description", "")).split("\n\n")[0].replace("\n", " ")


def _codes(codes: frozenset[str]) -> str:
    return ", ".join(f"`{code}`" for code in sorted(codes))


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
