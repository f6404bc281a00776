"""One of a few values: from the command line, or asked for at the keyboard."""

from collections.abc import Callable, Collection

import typer

from cryptonym.cli.screen import Screen

Ask = Callable[[], str]  # one line from the keyboard; raises EOFError when there is no more


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
    screen.say("play-choose-number", "dim", default=answers[default])
    while True:
        typed = ask().strip()
        if not typed:
            return default
        if typed.isdecimal() and 1 <= int(typed[:3]) <= len(names):
            return names[int(typed) - 1]
        if typed in names:
            return typed
        screen.say("play-not-understood", "yellow")
