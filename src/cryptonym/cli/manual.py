"""How to play, as the terminal shows it: the page of the language, with its examples drawn."""

import re
from collections.abc import Iterator, Mapping

from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text as Styled

from cryptonym.cli.screen import INK, Screen
from cryptonym.rules.drawing import SIGNS
from cryptonym.rules.model import LETTER_OF, Identity

_EXAMPLE = re.compile(r"^```board\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
_SENTENCE = re.compile(r"(?<=\.) ")
_COLUMNS = 3


def show_manual(screen: Screen) -> None:
    """The whole page, without what a terminal has not."""
    page = "\n".join(_without_sand(screen.text.page("how-to-play"), screen))
    for number, part in enumerate(_EXAMPLE.split(page)):
        if number % 2:
            _show_example(screen, part)
        elif part.strip():
            screen.console.print(Markdown(part))


def _without_sand(page: str, screen: Screen) -> Iterator[str]:
    """The lines of a page without the sand timer: there is none at a keyboard."""
    sand = screen.text.format("play-sand-timer").casefold()
    for line in page.split("\n"):
        if sand not in line.casefold():
            yield line
        elif not line.startswith("|"):
            kept = (part for part in _SENTENCE.split(line) if sand not in part.casefold())
            yield " ".join(kept)


def _show_example(screen: Screen, lines: str) -> None:
    """A small board, its clue, and what the guesses found."""
    told = [line.partition(": ")[::2] for line in lines.strip().split("\n")]
    values = dict(told)
    screen.console.print()
    screen.say("play-clue-is", INK[values["team"][0]][1], clue=values["clue"])
    screen.console.print(_cards(values))
    for word, _, identity in (guess.partition(" -> ") for name, guess in told if name == "guess"):
        screen.say("play-covered", word=word, identity=identity)
    screen.console.print()


def _cards(values: Mapping[str, str]) -> Table:
    cards = sorted(
        (word, LETTER_OF[identity])
        for identity in Identity
        for word in values.get(identity.value, "").split()
    )
    drawn = [Styled(f"{SIGNS[letter]} {word}", INK[letter][1]) for word, letter in cards]
    table = Table(show_header=False, show_lines=True)
    for row in range(0, len(drawn), _COLUMNS):
        table.add_row(*drawn[row : row + _COLUMNS])
    return table
