"""Reading a record: every line is checked, every complaint names its line."""

import re
from collections.abc import Mapping
from typing import NoReturn

import msgspec

from cryptonym.records.errors import ErrorCode, RecordError
from cryptonym.records.log_lines import read_log_line
from cryptonym.records.record import Record
from cryptonym.records.replay import verify_record
from cryptonym.records.write import FIRST_LINE, NOBODY, SEAL, UNSAID, is_tag, seal_of, write_record
from cryptonym.rules.model import Key, Result, Team
from cryptonym.rules.options import Options
from cryptonym.rules.variant import Shape, Variant
from cryptonym.rules.variants import variant_of
from cryptonym.rules.views import LogEvent

LARGEST = 1_000_000  # characters; a long game has some five thousand
_HASH = re.compile("[0-9a-f]{64}")
_SALT = re.compile("[0-9A-Za-z_-]{43}|[0-9a-f]{64}")  # the longer one was written at first

_NUMBER = re.compile("[0-9]{1,3}")


def read_record(source: str | bytes) -> Record:
    """The record in this text; raises RecordError with code and line number.

    Checks form and seal. `verify_record` also plays the game through and opens the commitment.
    """
    text = _without_editors_marks(_text(source))
    if text.partition("\n")[0] != FIRST_LINE:
        raise RecordError("not_a_record", 1, text.partition("\n")[0][:60])
    body, found, seal = text.rpartition(SEAL)
    if not found or not body.endswith("\n") or not seal.endswith("\n") or "\n" in seal[:-1]:
        raise RecordError("truncated", len(text.splitlines()))
    record = _Reader(body).record()
    _check_canonical(record, body)
    if seal[:-1] != seal_of(body):
        verify_record(record)  # blames the line that cannot have happened, if there is one
        raise RecordError("broken_seal", body.count("\n") + 1)
    return record


def _text(source: str | bytes) -> str:
    if len(source) > LARGEST:
        raise RecordError("too_large", 1)
    try:
        return _checked(source) if isinstance(source, str) else source.decode()
    except UnicodeDecodeError as error:
        raise RecordError("not_text", error.object[: error.start].count(b"\n") + 1) from None
    except UnicodeEncodeError as error:
        raise RecordError("not_text", error.object[: error.start].count("\n") + 1) from None


def _checked(text: str) -> str:
    text.encode()  # half a surrogate pair is no text
    return text


def _without_editors_marks(text: str) -> str:
    """The text without what an editor or another system has put in when it was copied."""
    text = text.removeprefix("\ufeff")
    line_ends = text.count("\r\n")
    return text.replace("\r\n", "\n") if line_ends == text.count("\n") else text


def _check_canonical(record: Record, body: str) -> None:
    """There is one way to write a record, so that text and value are the same thing."""
    ours = write_record(record).split("\n")
    for number, line in enumerate(body.split("\n")[:-1]):
        if number >= len(ours) or ours[number] != line:
            raise RecordError("bad_value", number + 1, line[:60])


class _Reader:
    """A cursor over the lines of one record."""

    def __init__(self, body: str) -> None:
        self.lines = body.split("\n")[:-1]
        self.at = 1  # the first line has been checked

    def record(self) -> Record:
        tags = self._tags()
        options = self._options()
        variant = variant_of(options)
        start = self._team(variant, self._value("start"))
        pattern_line = self.at + 1
        pattern, turned = self._pattern(variant)
        commitment = self._matching(_HASH, self._value("commitment"))
        words = self._words(variant.shape)
        key = self._key(variant, start, pattern, turned)
        key_line = self.at
        log = self._log(words, variant)
        result = self._result()
        salt = self._matching(_SALT, self._value("salt")) if result else None
        if self.at < len(self.lines):
            self.fail("unknown_line")
        if result is None and pattern is not None:  # it would tell the whole key
            raise RecordError("bad_value", pattern_line, self.lines[pattern_line - 1])
        if result and not variant.is_valid(key):
            raise RecordError("bad_key", key_line)
        return Record(
            options=options,
            words=words,
            key=key,
            commitment=commitment,
            log=log,
            result=result,
            salt=salt,
            tags=tags,
        )

    def fail(self, code: ErrorCode) -> NoReturn:
        """Blame the current line."""
        found = self.lines[self.at] if self.at < len(self.lines) else ""
        raise RecordError(code, self.at + 1, found[:60])

    def _peek(self) -> str:
        if self.at >= len(self.lines):
            self.fail("truncated")
        return self.lines[self.at]

    def _value(self, name: str) -> str:
        line = self._peek()
        found, space, value = line.partition(" ")
        if found != name or not space:
            self.fail("missing_line")
        return value

    def _tags(self) -> dict[str, str]:
        first = self.at
        tags = self._pairs("tag ")
        for number, (name, value) in enumerate(tags.items()):
            if not is_tag(name, value):
                self.at = first + number
                self.fail("bad_value")
        return tags

    def _pairs(self, prefix: str) -> dict[str, str]:
        pairs: dict[str, str] = {}
        while self._peek().startswith(prefix):
            name, space, value = self._peek().removeprefix(prefix).partition(" ")
            if not name or not space:
                self.fail("bad_value")
            pairs[name] = value
            self.at += 1
        return pairs

    def _options(self) -> Options:
        first = self.at
        pairs = self._pairs("option ")
        for number, (name, value) in enumerate(pairs.items()):
            try:
                options_from({name: value})
            except (msgspec.ValidationError, ValueError):
                self.at = first + number
                self.fail("bad_value")
        return options_from(pairs)

    def _team(self, variant: Variant, value: str) -> Team:
        if value not in variant.sides:
            self.fail("bad_value")
        self.at += 1
        return Team(value)

    def _pattern(self, variant: Variant) -> tuple[int | None, int]:
        if not self._peek().startswith("pattern "):
            return None, 0
        fields = self._peek().split(" ")
        if len(fields) != 4 or fields[2] != "turned":
            self.fail("bad_value")
        if not all(_NUMBER.fullmatch(field) for field in (fields[1], fields[3])):
            self.fail("bad_value")
        pattern, turned = int(fields[1]), int(fields[3])
        if not variant.deck.has(pattern, turned):
            self.fail("bad_value")
        self.at += 1
        return pattern, turned

    def _matching(self, form: re.Pattern[str], value: str) -> str:
        if not form.fullmatch(value):
            self.fail("bad_value")
        self.at += 1
        return value

    def _words(self, shape: Shape) -> tuple[str, ...]:
        words = tuple(word for row in self._block("words", shape) for word in row.split(" | "))
        if len(words) != shape.size or len({word.upper() for word in words}) != shape.size:
            self.at -= 1
            self.fail("bad_words")
        return words

    def _key(self, variant: Variant, start: Team, pattern: int | None, turned: int) -> Key:
        cells = "".join(row.replace(" ", "") for row in self._block("key", variant.shape))
        if len(cells) != variant.size or not set(cells) <= set(variant.letters.tiles):
            self.at -= 1
            self.fail("bad_key")
        return Key(cells, start, pattern, turned)

    def _block(self, name: str, shape: Shape) -> list[str]:
        self._heading(name)
        rows: list[str] = []
        for _ in range(shape.rows):
            line = self._peek()
            if not line.startswith("  "):
                self.fail("bad_words" if name == "words" else "bad_key")
            rows.append(line[2:])
            self.at += 1
        return rows

    def _heading(self, name: str) -> None:
        if self._peek() != name:
            self.fail("missing_line")
        self.at += 1

    def _log(self, words: tuple[str, ...], variant: Variant) -> tuple[LogEvent, ...]:
        self._heading("log")
        log: list[LogEvent] = []
        while self._peek().startswith("  "):
            event = read_log_line(self._peek()[2:], words, log, variant)
            if event is None:
                self.fail("bad_event")
            log.append(event)
            self.at += 1
        return tuple(log)

    def _result(self) -> Result | None:
        fields = self._value("result").split(" ")
        if fields == ["unfinished"]:
            self.at += 1
            return None
        plain: dict[str, object] = dict(zip(("winner", "reason"), fields, strict=False))
        if fields[0] == NOBODY:
            plain["winner"] = None
        if len(fields) == 4 and fields[2] == "score" and fields[3].isdecimal():
            plain["score"] = int(fields[3][:3])
        elif len(fields) != 2:
            self.fail("bad_value")
        try:
            result = msgspec.convert(plain, Result)
        except msgspec.ValidationError:
            self.fail("bad_value")
        self.at += 1
        return result


def options_from(pairs: Mapping[str, str]) -> Options:
    """Options from their flat written form, `house.titles on` and the like."""
    plain: dict[str, object] = {"key_source": UNSAID.key_source}
    for name, value in pairs.items():
        outer, _, inner = name.partition(".")
        setting = _setting(value)
        if inner:
            group = plain.setdefault(outer, {})
            if not isinstance(group, dict):
                raise ValueError(name)
            group[inner] = setting
        else:
            plain[outer] = setting
    return msgspec.convert(plain, _StrictOptions, strict=False).plain()


class _StrictOptions(Options, frozen=True, forbid_unknown_fields=True):
    def plain(self) -> Options:
        return Options(*(getattr(self, name) for name in Options.__struct_fields__))


def _setting(value: str) -> object:
    return {"on": True, "off": False}.get(value, value)
