"""Keys for a table with paper cards."""

import msgspec

from cryptonym.rules.model import Key


class NewKeyCode(msgspec.Struct, frozen=True):
    """A code for a key is wanted, in words of this language."""

    language: str = "en"


class KeyCode(msgspec.Struct, frozen=True):
    """A code that gives the same key to everybody who types it."""

    code: str


class KeyOfCode(msgspec.Struct, frozen=True):
    """The key of a code, which is told in its plainest form."""

    code: str
    key: Key
