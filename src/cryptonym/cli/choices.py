"""What people choose: by options of the command line, or asked for at the keyboard."""

import locale
import unicodedata
from collections.abc import Callable, Collection

import typer
from rich.console import Console

from cryptonym.cli.screen import Screen
from cryptonym.text import LANGUAGES, Text, nearest_language

BAD_USAGE = 2  # what the command returns when it was not called as documented

Ask = Callable[[], str]  # one line from the keyboard; raises EOFError when there is no more


def screen_in(ui: str | None) -> Screen:
    """A screen in this language, or in that of the machine."""
    language = one_of(ui or nearest_language(locale.getlocale()[0]), LANGUAGES, "--ui")
    return Screen(Console(highlight=False), Text(language))


def one_of(value: str, known: Collection[str], option: str) -> str:
    """The value, if it is one of those; the message of the command line names them otherwise."""
    if value not in known:
        raise typer.BadParameter(f"{value}: {', '.join(known)}", param_hint=option)
    return value


def choose(screen: Screen, question: str, answers: dict[str, str], default: str, ask: Ask) -> str:
    """One of several by number; Enter takes the default."""
    screen.say(question, "bold")
    names = list(answers)
    for number, name in enumerate(names, 1):
        screen.line(f"  {number}  {answers[name]}")
    screen.say("play-choose-number", "dim", default=str(names.index(default) + 1))
    while True:
        typed = ask().strip()
        if not typed:
            return default
        number = int(typed) if typed.isdecimal() and len(typed) <= 3 else 0
        if 1 <= number <= len(names):
            return names[number - 1]
        if typed in names:
            return typed
        screen.say("play-not-understood", "yellow")


def plain(typed: str) -> str:
    """A typed command without case and accents: nobody looks for the tonos in a hurry."""
    apart = unicodedata.normalize("NFD", typed.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
