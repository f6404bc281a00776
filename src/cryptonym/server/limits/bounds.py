"""Bounds of what can be asked for: sizes, lengths and values that no table can work with."""

from collections.abc import Callable, Sequence
from typing import Any

from cryptonym.language.decks import LISTS, lists_of
from cryptonym.languages import CODES
from cryptonym.rules.options import Options
from cryptonym.table.commands import ChangeOptions, ChangeSettings, ChooseWords
from cryptonym.table.model import Settings, Words

MOST_LINES = 12  # connections of one member: tabs and devices
TOO_MANY_LINES = f"connections: expected at most {MOST_LINES}"
WRONG_CODES_PER_HOUR = 20  # for one seat, from wherever; then no code is good there for a while
PHRASES_PER_HOUR = 10  # tried from one address
LONGEST_ID = 64  # characters of a command's id
LONGEST_CLOCK = 24 * 3600  # seconds
MOST_LETTERS = 100_000  # of all words of one's own: 5,000 words of 20 letters
LONGEST_IDLE = 31 * 24 * 60  # minutes until an abandoned table closes


def out_of_bounds(command: Any) -> str:
    """The field of a command that no table can work with, and what would do; empty if it can."""
    check = _CHECKS.get(type(command))
    return check(command) if check else ""


def options_out_of_bounds(options: Options) -> str:
    """The option that no table can work with."""
    clocks = ("sand_seconds", "clue_seconds", "guess_seconds", "first_clue_seconds")
    seconds = {name: getattr(options.time, name) for name in clocks}
    for name, value in seconds.items():
        if value is not None and not 0 < value <= LONGEST_CLOCK:
            return f"options.time.{name}: expected 1 to {LONGEST_CLOCK}"
    if options.language not in CODES:
        return f"options.language: expected one of {', '.join(CODES)}"
    known = lists_of(options.language)
    if not _are_some(options.lists, known):
        return f"options.word_list: expected some of {', '.join(known)}, joined by +"
    return ""


def settings_out_of_bounds(settings: Settings) -> str:
    """The setting that no table can work with."""
    if settings.strangers:
        return "settings.strangers: those are brought together by the server"
    if 0 <= settings.close_after_minutes <= LONGEST_IDLE:
        return ""
    return f"settings.close_after_minutes: expected 0 to {LONGEST_IDLE}"


def words_out_of_bounds(words: Words) -> str:
    """Lists that there are not, or too often; the words themselves are the table's business."""
    known = _are_some(words.lists, LISTS)
    return "" if known else f"words.lists: expected some of {', '.join(LISTS)}"


def _are_some(names: Sequence[str], known: Sequence[str]) -> bool:
    """Whether these are some of the known ones, none of them twice."""
    return len(set(names)) == len(names) and all(name in known for name in names)


def words_too_large(words: Words) -> bool:
    """Whether words of one's own are more than anybody plays with."""
    return sum(map(len, words.own)) > MOST_LETTERS


_CHECKS: dict[type, Callable[[Any], str]] = {
    ChangeOptions: lambda command: options_out_of_bounds(command.options),
    ChangeSettings: lambda command: settings_out_of_bounds(command.settings),
    ChooseWords: lambda command: words_out_of_bounds(command.words),
}
