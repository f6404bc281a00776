"""What the terminal shows: boards with colour, sign and pattern together, never colour alone."""

from rich import box
from rich.align import Align
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from cryptonym.language.decks import in_small_letters
from cryptonym.rules.drawing import SIGNS
from cryptonym.rules.model import BLUE, HIDDEN, RED
from cryptonym.rules.variants import variant_of
from cryptonym.rules.views import View
from cryptonym.text import Text

INK = {  # identity: letters on a full card, and the colour of a card that recedes
    "r": ("#ffffff on #a83420", "#e8664d"),
    "b": ("#ffffff on #2457b8", "#6c9bf2"),
    ".": ("#17171b on #d8c8a4", "#b7a67f"),
    "x": ("bold #ffffff on #000000", "#9a9aa4"),
}
CARD = 14  # columns of a card: the longest codename of a deck
NARROW = 5 * CARD + 6  # columns below which the board is not centred


class Screen:
    """A console that can be cleared and that draws boards."""

    def __init__(self, console: Console, text: Text) -> None:
        self.console = console
        self.text = text

    def say(self, message: str, style: str = "", **values: object) -> None:
        """One sentence, in the player's language."""
        self.console.print(self.text.format(message, **values), style=style, markup=False)

    def line(self, written: str, style: str = "") -> None:
        """Something that is worded already."""
        self.console.print(written, style=style, markup=False)

    def clear(self) -> None:
        """Take everything off the screen, the scroll-back included."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")  # also what can be scrolled back to
        else:
            self.console.rule()

    def board(self, view: View) -> None:
        """The board as this seat sees it, with both counters."""
        narrow = self.console.width < NARROW
        table = Table(show_header=False, show_lines=True, box=box.ROUNDED, padding=0)
        columns = variant_of(view.options).shape.columns
        for _ in range(columns):
            table.add_column(justify="center", width=None if narrow else CARD, overflow="fold")
        for at in range(0, len(view.words), columns):
            table.add_row(*(self._card(view, card) for card in range(at, at + columns)))
        self.console.print(Align.center(table) if not narrow else table)
        self.console.print(self._counters(view), justify="center")

    def _card(self, view: View, card: int) -> RenderableType:
        """Number and sign above the word, so that fourteen letters fit in a narrow card."""
        letter, word, number = view.cells[card], view.words[card], card + 1
        if letter == HIDDEN:
            return Styled.assemble((f"{number}\n", "dim"), (word, "bold"), justify="center")
        full, faded = INK[letter]
        if not view.is_covered(card):
            return _filled(f"{number} {SIGNS[letter]}\n{word}", full)
        covered = f"{SIGNS[letter]}\n{in_small_letters(view.options.language, word)}"
        # Who knows the key looks for what is left; everybody else for what was found.
        return Styled(covered, faded, justify="center") if view.key else _filled(covered, full)

    def _counters(self, view: View) -> Styled:
        red = self.text.format("play-left", team="red", count=view.left[RED])
        blue = self.text.format("play-left", team="blue", count=view.left[BLUE])
        return Styled.assemble(
            (f" {SIGNS['r']} {red} ", INK["r"][0]), "   ", (f" {SIGNS['b']} {blue} ", INK["b"][0])
        )


def _filled(written: str, style: str) -> Padding:
    """A card in one colour from edge to edge."""
    return Padding(Styled(written, justify="center"), 0, style=style, expand=True)
