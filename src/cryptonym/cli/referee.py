"""`cryptonym referee`: a verdict on one clue, or on a file of them."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Annotated, Any, BinaryIO, NoReturn, TypeVar

import msgspec
import typer

from cryptonym.cli.choices import BAD_USAGE
from cryptonym.cli.referee_batch import (
    Agreement,
    RulesOf,
    answer,
    heading_of,
    read_lines,
    to_json,
    words_of,
)
from cryptonym.cli.wording import reason_lines
from cryptonym.language.presets import PRESETS, default_rules
from cryptonym.language.referee import explain, judge
from cryptonym.language.registry import UnknownLanguageError
from cryptonym.languages import CODES
from cryptonym.rules.clue_form import NUMBERS
from cryptonym.rules.options import HouseRules
from cryptonym.rules.verdict import Verdict
from cryptonym.text import LANGUAGES, Text, message_id, nearest_language

REFUSED = 1
DISAGREED = 1
EVERY_ONE = 100.0  # percent of the verdicts
WRITTEN_NUMBERS = frozenset(map(str, NUMBERS))
OPTIONS = tuple(HouseRules.__struct_fields__)

Result = TypeVar("Result")


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
    at_least: Annotated[
        float, typer.Option(help="Percent of a batch that has to be as it should be.")
    ] = EVERY_ONE,
    ui: Annotated[str | None, typer.Option(help="The language of the answer.")] = None,
    *,
    as_json: Annotated[bool, typer.Option("--json", help="Answer in JSON.")] = False,
    steps: Annotated[bool, typer.Option("--explain", help="Show how it was found.")] = False,
) -> None:
    """Judge a clue against the words on the table."""
    try:
        if batch is not None:
            agreed = _quietly(partial(_run_batch, batch, preset, option or []))
            if agreed < at_least:
                raise typer.Exit(DISAGREED)
            return
        if language is None or clue is None:
            raise BadUsageError("no-clue")
        number = number_of(number)
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


def number_of(written: str | None) -> str | None:
    """The number of a clue as the rules write it; *unlimited* in any of our languages (Q17)."""
    if written is None or written in WRITTEN_NUMBERS:
        return written
    if written.casefold() in {Text(code).format("unlimited") for code in LANGUAGES}:
        return "unlimited"
    raise BadUsageError("bad-number", number=written[:40])


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


def _run_batch(source: str, preset: str | None, options: list[str]) -> float:
    """Answer a whole batch; how many percent of it are as they should be."""
    house_rules("en", preset, options)  # complain before the first line, not in the middle

    def rules_of(language: str) -> HouseRules:
        return house_rules(language, preset, options)

    if source == "-":
        return _answer_all(sys.stdin.buffer, rules_of, at_once=True)
    try:
        with Path(source).open("rb") as stream:
            return _answer_all(stream, rules_of, at_once=False)
    except OSError as error:
        if isinstance(error, BrokenPipeError):
            raise
        raise BadUsageError("no-file", file=source) from None


def _answer_all(stream: BinaryIO, rules_of: RulesOf, *, at_once: bool) -> float:
    out = sys.stdout.buffer
    lines = read_lines(stream)
    first = next(lines, b"")
    columns = heading_of(first)
    if columns:
        agreement = Agreement(columns, rules_of)
        for told in chain(agreement.judge_all(lines), agreement.summary()):
            out.write(told.encode(errors="replace") + b"\n")
        return agreement.percent
    for number, line in enumerate(chain((first,) if first != b"" else (), lines), 1):
        out.write(answer(line, number, rules_of) + b"\n")
        if at_once:
            out.flush()
    return EVERY_ONE


def _quietly(write: Callable[[], Result]) -> Result:
    """Write, and end without a word if nobody reads any more."""
    try:
        result = write()
        sys.stdout.flush()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise typer.Exit(0) from None
    return result


def _all(names: Iterable[str]) -> str:
    return ", ".join(names)


def _fail(error: BadUsageError, ui: str | None) -> NoReturn:
    sentence = text_in(ui).format(f"referee-error-{error.code}", **error.params)
    typer.echo(encodable(sentence), err=True)
    raise typer.Exit(BAD_USAGE)
