"""Writing a record. See docs/record-format.md."""

import hashlib
from collections.abc import Iterator
from typing import Final

import msgspec

from cryptonym.records.record import Record
from cryptonym.rules import events as ev
from cryptonym.rules.options import Options
from cryptonym.rules.variants import variant_of
from cryptonym.rules.views import LogEvent

FIRST_LINE = "cryptonym record 1"
SEAL = "sealed "
# What a record means that leaves an option out, for ever, whatever the defaults of tables are.
UNSAID: Final = Options(key_source="deck40")


def write_record(record: Record) -> str:
    """The record as text, sealed by a hash over everything above the last line."""
    for name, value in record.tags.items():
        if not is_tag(name, value):
            raise ValueError(f"a tag is a word and one line of text, got {name!r} {value!r}")
    text = "\n".join([*_lines(record), ""])
    return f"{text}{SEAL}{seal_of(text)}\n"


def is_tag(name: str, value: str) -> bool:
    """Whether this can be a tag: a word, and one line of text that can be shown."""
    return name.split() == [name] and value.isprintable()


def seal_of(text: str) -> str:
    """SHA-256 of the text above the seal, in hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()


def _lines(record: Record) -> Iterator[str]:
    yield FIRST_LINE
    for name, value in record.tags.items():
        yield f"tag {name} {value}"
    for name, value in option_lines(record.options):
        yield f"option {name} {value}"
    yield f"start {record.key.start.value}"
    if record.key.pattern is not None:
        yield f"pattern {record.key.pattern} turned {record.key.turned}"
    yield f"commitment {record.commitment}"
    columns = variant_of(record.options).shape.columns
    yield "words"
    for at in range(0, len(record.words), columns):
        yield "  " + " | ".join(record.words[at : at + columns])
    yield "key"
    for at in range(0, len(record.key.cells), columns):
        yield "  " + " ".join(record.key.cells[at : at + columns])
    yield "log"
    for event in record.log:
        yield "  " + _log_line(record, event)
    yield _result_line(record)
    if record.salt is not None:
        yield f"salt {record.salt}"


def lines_before_log(record: Record) -> int:
    """The number of the line that says `log`."""
    return line_of(record, "log")


def line_of(record: Record, name: str) -> int:
    """The number of the first line that begins with this name."""
    lines = enumerate(_lines(record), 1)
    return next(number for number, line in lines if line.partition(" ")[0] == name)


def option_lines(options: Options) -> Iterator[tuple[str, str]]:
    """Language and list always, everything else where it is not what goes without saying."""
    flat, unsaid = _flat(options), _flat(UNSAID)
    for name, value in flat.items():
        if name in {"language", "word_list", "mode"} or value != unsaid.get(name):
            yield name, value


def _flat(options: Options) -> dict[str, str]:
    plain: dict[str, str] = {}
    for name, value in msgspec.to_builtins(options).items():
        inner = value.items() if isinstance(value, dict) else [(None, value)]
        for part, setting in inner:
            plain[f"{name}.{part}" if part else name] = _setting(setting)
    return plain


def _setting(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return "none" if value is None else str(value)


def _log_line(record: Record, event: LogEvent) -> str:
    if isinstance(event, ev.ClueGiven):
        allowed = " allowed" if event.allowed else ""
        return f"{event.turn} {event.team.value} clue {event.word} {event.number}{allowed}"
    if isinstance(event, ev.WordCovered):
        word = record.words[event.card]
        return f"{event.turn} {event.team.value} {event.cause} {word} = {event.identity.value}"
    if isinstance(event, ev.WordTouched):
        word = record.words[event.card]
        return f"{event.turn} {event.team.value} touch {word} = {event.identity.value}"
    if isinstance(event, ev.TurnEnded):
        cost = f" tokens {event.tokens}" if event.tokens else ""
        return f"{event.turn} {event.team.value} ends {event.reason}{cost}"
    if isinstance(event, ev.SideDone):
        return f"done {event.team.value}"
    if isinstance(event, ev.GaveUp):
        return f"{event.turn} {event.team.value} gives up"
    if isinstance(event, ev.ClueChallenged):
        return f"challenged by {event.by if event.by else 'referee'}"
    return PLAIN_LINES[type(event)]


PLAIN_LINES: dict[type, str] = {
    ev.ChallengeRejected: "challenge rejected",
    ev.ClueWaived: "clue waived",
    ev.ClueAccepted: "clue accepted",
    ev.CluePenalised: "clue invalid",
    ev.PenaltySkipped: "penalty skipped",
    ev.SuddenDeath: "sudden death",
}
NOBODY = "nobody"  # has won, where all play together


def _result_line(record: Record) -> str:
    result = record.result
    if result is None:
        return "result unfinished"
    score = "" if result.score is None else f" score {result.score}"
    return f"result {result.winner or NOBODY} {result.reason}{score}"
