"""How events become entries: JSON with a version, readable for ever.

An entry is the event's own JSON object with `"v"` in front. When the form of events changes, the
version grows and one more upcast turns the old form into the new one; nothing stored is rewritten.
"""

import re
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

T = TypeVar("T")
Raw = dict[str, Any]
Upcast = Callable[[Raw], Raw]
_VERSION = re.compile(rb'\{"v":(\d+)[,}]')


class UnreadableEntry(ValueError):  # noqa: N818 # a fact, like refusals
    """An entry that is no event of a version known here."""


class NewerEntry(UnreadableEntry):
    """An entry that a later version of this program has written."""


class Codec(Generic[T]):
    """Writes events in the newest version and reads them in every version there ever was.

    `upcasts[0]` turns an object of version 1 into one of version 2, and so on.
    """

    def __init__(self, kind: Any, upcasts: Sequence[Upcast] = ()) -> None:
        _refuse_own_version(kind)
        self._upcasts = tuple(upcasts)
        self.version = len(self._upcasts) + 1
        self._kind = kind
        self._encoder = msgspec.json.Encoder()
        self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind)
        self._start = b'{"v":%d' % self.version

    def encode(self, event: T) -> bytes:
        """The entry of an event."""
        body = self._encoder.encode(event)
        return self._start + (b"," + body[1:] if len(body) > 2 else b"}")

    def decode(self, entry: bytes) -> T:
        """The event of an entry; raises UnreadableEntry."""
        try:
            told = _VERSION.match(entry)
            if told and int(told[1]) == self.version:
                return self._decoder.decode(entry)
            current = self.upcast(msgspec.json.decode(entry, type=Raw))
            event: T = msgspec.convert(current, self._kind, str_keys=True)
        except UnreadableEntry:
            raise
        except (msgspec.DecodeError, LookupError, TypeError, ValueError, AttributeError) as error:
            raise UnreadableEntry(str(error)) from error
        return event

    def upcast(self, raw: Raw) -> Raw:
        """An object of any version in the form of the newest."""
        version = raw.get("v")
        if type(version) is not int or version < 1:
            raise UnreadableEntry(f"expected a version from 1 to {self.version}, got {version!r}")
        if version > self.version:
            raise NewerEntry(f"version {version}, and {self.version} is the latest known here")
        raw = {name: value for name, value in raw.items() if name != "v"}
        for step in self._upcasts[version - 1 :]:
            raw = step(raw)
        return {"v": self.version, **raw}


def _refuse_own_version(kind: Any) -> None:
    """An event with a field `v` of its own would write it twice."""
    told = msgspec.inspect.type_info(kind)
    for one in told.types if isinstance(told, msgspec.inspect.UnionType) else (told,):
        if not isinstance(one, msgspec.inspect.StructType):
            raise TypeError(f"expected structs, got {one}")
        if one.tag_field == "v" or any(field.encode_name == "v" for field in one.fields):
            raise TypeError(f"{one.cls.__name__}: the field v is taken by the version")
