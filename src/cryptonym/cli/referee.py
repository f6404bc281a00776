"""`cryptonym referee`: a verdict on one clue, or on a file of them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Annotated, Any, BinaryIO, NoReturn

import msgspec
import typer

from cryptonym.cli.choices import BAD_USAGE
from cryptonym.cli.wording import message_id, reason_lines
from cryptonym.language.presets import PRESETS, default_rules
from cryptonym.language.referee import explain, judge
from cryptonym.language.registry import CODES, UnknownLanguageError
from cryptonym.rules.options import HouseRules
from cryptonym.rules.verdict import Reason, Verdict
from cryptonym.text import Text, nearest_language

REFUSED = 1
LONGEST_LINE = 4 << 20  # bytes of a batch line that is still read
NUMBERS = frozenset([*"0123456789", "unlimited"])
OPTIONS = tuple(HouseRules.__struct_fields__)


class BadUsageError(Exception):
    """The command was not called as documented."""

    def __init__(self, code: str, **params: str) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


def referee(
    clue: Annotated[str | None, typer.Argument(help="The clue to judge.")] = None,
    language: Annotated[str | None, typer.Option(help="The language of play.")] = None,
    visible: Annotated[str, typer.Option(help="The words on the table, by commas.")] = "",
    number: Annotated[str | None, typer.Option(help="0 to 9 or unlimited.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="A house rule, such as full_names=on.")
    ] = None,
    preset: Annotated[
        str | None, typer.Option(help="House rules of a book, such as it-2e.")
    ] = None,
    batch: Annotated[
        str | None, typer.Option(help="A file of language, visible words and clue by tabs; or -.")
    ] = None,
    ui: Annotated[str | None, typer.Option(help="The language of the answer.")] = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Answer in JSON.")] = False,
    steps: Annotated[bool, typer.Option("--explain", help="Show how it was found.")] = False,
) -> None:
    """Judge a clue against the words on the table."""
    try:
        if batch is not None:
            _quietly(partial(_run_batch, batch, preset, option or []))
            return
        if language is None or clue is None:
            raise BadUsageError("no-clue")
        check_number(number)
        clue, language = encodable(clue), encodable(language)
        words = words_of(encodable(visible))
        rules = house_rules(language, preset, option or [])
        verdict = judge(clue, number, words, language, rules)
        explained = explain(clue, words, language) if steps else {}
    except UnknownLanguageError as error:
        _fail(BadUsageError("unknown-language", language=error.language, known=_all(CODES)), ui)
    except BadUsageError as error:
        _fail(error, ui)
    answers = [to_json(verdict, explained)] if as_json else worded(verdict, explained, ui)
    _quietly(partial(_print, answers))
    if verdict.status == "refused":
        raise typer.Exit(REFUSED)


def encodable(text: str) -> str:
    """The text without bytes of the command line that are no UTF-8."""
    return text.encode(errors="replace").decode()


def words_of(visible: str) -> list[str]:
    """The words of a list by commas; a dash stands for none."""
    return [word for part in visible.split(",") if (word := part.strip()) not in ("", "-")]


def check_number(number: str | None) -> None:
    """Refuse what is no number of a clue (Q17)."""
    if number is not None and number not in NUMBERS:
        raise BadUsageError("bad-number", number=number[:40])


def house_rules(language: str, preset: str | None, options: list[str]) -> HouseRules:
    """The preset or the language's defaults, changed by name=value options."""
    if preset is not None and preset not in PRESETS:
        raise BadUsageError("unknown-preset", preset=preset, known=_all(PRESETS))
    rules = PRESETS[preset] if preset is not None else default_rules(language)
    changes: dict[str, Any] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals or name not in OPTIONS:
            raise BadUsageError("bad-option", option=option, known=_all(OPTIONS))
        changes[name] = {"on": True, "off": False}.get(value, value)
    try:
        return msgspec.convert(msgspec.to_builtins(rules) | changes, HouseRules)
    except msgspec.ValidationError:
        raise BadUsageError("bad-option", option=", ".join(options), known=_all(OPTIONS)) from None


def to_json(verdict: Verdict, explained: dict[str, list[dict[str, str]]] | None = None) -> bytes:
    """One line of JSON, every field of every reason written out."""
    answer: dict[str, object] = {
        "verdict": verdict.status,
        "reasons": [_reason(reason) for reason in verdict.reasons],
        "clue": verdict.clue,
        "notes": [_reason(reason) for reason in verdict.notes],
    }
    if explained:
        answer["steps"] = explained
    return msgspec.json.encode(answer)


def _reason(reason: Reason) -> dict[str, str]:
    return {"code": reason.code, "word": reason.word, "evidence": reason.evidence}


def text_in(ui: str | None) -> Text:
    """The sentences in the language asked for, or in that of the user's locale."""
    return Text(nearest_language(ui or os.environ.get("LC_ALL") or os.environ.get("LANG")))


def worded(
    verdict: Verdict, explained: dict[str, list[dict[str, str]]], ui: str | None
) -> Iterator[str]:
    """The verdict in sentences."""
    text = text_in(ui)
    status = verdict.status if verdict.clue else "no-clue"
    yield text.format(f"referee-verdict-{status}", clue=verdict.clue)
    maybe = verdict.status == "doubtful"
    for line in (
        *reason_lines(text, verdict.reasons, verdict.clue, maybe=maybe),
        *reason_lines(text, verdict.notes, verdict.clue),
    ):
        yield f"  {line}"
    for word, steps in explained.items():
        yield word
        for step in steps:
            name = message_id("referee-step", step["how"])
            yield f"  {text.format(name, word=word, what=step['what'])}"


def _print(lines: Iterable[str | bytes]) -> None:
    for line in lines:
        typer.echo(line)


def _run_batch(source: str, preset: str | None, options: list[str]) -> None:
    house_rules("en", preset, options)  # complain before the first line, not in the middle
    if source == "-":
        _answer_all(sys.stdin.buffer, preset, options, at_once=True)
        return
    try:
        with Path(source).open("rb") as stream:
            _answer_all(stream, preset, options, at_once=False)
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise BadUsageError("no-file", file=source) from None


def _answer_all(stream: BinaryIO, preset: str | None, options: list[str], *, at_once: bool) -> None:
    out = sys.stdout.buffer
    for number, line in enumerate(_lines(stream), 1):
        out.write(answer(line, number, preset, options) + b"\n")
        if at_once:
            out.flush()
    out.flush()


def _lines(stream: BinaryIO) -> Iterator[bytes | None]:
    """The lines of a stream; None for one too long to keep in memory."""
    while line := stream.readline(LONGEST_LINE):
        if len(line) < LONGEST_LINE or line.endswith(b"\n"):
            yield line
            continue
        while (rest := stream.readline(LONGEST_LINE)) and not rest.endswith(b"\n"):
            pass
        yield None


def answer(line: bytes | None, number: int, preset: str | None, options: list[str]) -> bytes:
    """The JSON answer to one line of a batch."""
    if line is None:
        return _error("LINE_TOO_LONG", number)
    try:
        text = line.decode().rstrip("\r\n")
    except UnicodeDecodeError:
        return _error("NOT_UTF8", number)
    fields = text.split("\t")
    if len(fields) != 3:
        return _error("BAD_LINE", number, fields=len(fields))
    language, visible, clue = (field.strip() for field in fields)
    try:
        rules = house_rules(language, preset, options)
        return to_json(judge(clue, None, words_of(visible), language, rules))
    except UnknownLanguageError as error:
        return _error(error.code, number, language=error.language[:40])


def _error(code: str, line: int, **params: object) -> bytes:
    return msgspec.json.encode({"error": code, "line": line, **params})


def _quietly(write: Callable[[], None]) -> None:
    """Write, and end without a word if nobody reads any more."""
    try:
        write()
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise typer.Exit(0) from None


def _all(names: Iterable[str]) -> str:
    return ", ".join(names)


def _fail(error: BadUsageError, ui: str | None) -> NoReturn:
    sentence = text_in(ui).format(f"referee-error-{error.code}", **error.params)
    typer.echo(encodable(sentence), err=True)
    raise typer.Exit(BAD_USAGE)
