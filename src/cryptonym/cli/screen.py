"""What the terminal shows: boards with colour, sign and pattern together, never colour alone."""

from rich import box
from rich.align import Align
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from cryptonym.language.decks import in_small_letters
from cryptonym.language.pictures import described
from cryptonym.rules.cards import is_picture
from cryptonym.rules.drawing import SIGNS, sign_of
from cryptonym.rules.meanings import MISTAKES, TOKENS
from cryptonym.rules.model import IDENTITY_OF, LETTER_OF, CardIndex, Identity, Team, card_indexes
from cryptonym.rules.variants import variant_of
from cryptonym.rules.views import View
from cryptonym.text import Text

INK = {  # identity: letters on a full card, and the colour of a card that recedes
    "r": ("#ffffff on #a83420", "#e8664d"),
    "b": ("#ffffff on #2457b8", "#6c9bf2"),
    ".": ("#17171b on #d8c8a4", "#b7a67f"),
    "x": ("bold #ffffff on #000000", "#9a9aa4"),
}
COUNTERS = {TOKENS: "play-tokens", MISTAKES: "play-mistakes"}
CARD = 14  # columns of a card: the longest codename of a deck
PICTURE = 26  # of a card that is told in a sentence, where there is room


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
        shape = variant_of(view.options).shape
        columns = shape.columns
        widest = (self.console.width - 1) // columns - 1  # with the lines between the cards
        narrow = widest < CARD
        width = min(widest, PICTURE) if shape.has_pictures else CARD
        table = Table(show_header=False, show_lines=True, box=box.ROUNDED, padding=0)
        for _ in range(columns):
            table.add_column(justify="center", width=None if narrow else width, overflow="fold")
        places = card_indexes(len(view.words))
        for at in range(0, len(places), columns):
            table.add_row(*(self._card(view, card) for card in places[at : at + columns]))
        self.console.print(Align.center(table) if not narrow else table)
        self.console.print(self._counters(view), justify="center")

    def _card(self, view: View, card: CardIndex) -> RenderableType:
        """Number and sign above the word, so that fourteen letters fit in a narrow card."""
        face, number, who = view.words[card], card + 1, _behind(view, card)
        word = described(view.options.language, face)
        if who is None:
            return Styled.assemble((f"{number}\n", "dim"), (word, "bold"), justify="center")
        full, faded = INK[LETTER_OF[who]]
        sign = sign_of(view.cells[card], variant_of(view.options).letters).strip()
        sign += "".join(
            f" →{SIGNS[LETTER_OF[IDENTITY_OF[touch.team.other]]]}"  # who cannot touch it again (D8)
            for touch in view.touches
            if touch.card == card and not view.is_covered(card)
        )
        if not view.is_covered(card):
            return _filled(f"{number} {sign}\n{word}", full)
        small = word if is_picture(face) else in_small_letters(view.options.language, word)
        covered = f"{sign}\n{small}"
        # Who knows the key looks for what is left; everybody else for what was found.
        return Styled(covered, faded, justify="center") if view.key else _filled(covered, full)

    def _counters(self, view: View) -> Styled:
        sides = [self._counter(view, side) for side in view.left]
        others = [
            Styled(self.text.format(message, count=view.tally[name]))
            for name, message in COUNTERS.items()
            if name in view.tally
        ]
        return Styled("   ").join([*sides, *others])

    def _counter(self, view: View, side: Team) -> Styled:
        letter = LETTER_OF[IDENTITY_OF[side]]
        left = self.text.format("play-left", team=side.value, count=view.left[side])
        return Styled(f" {SIGNS[letter]} {left} ", INK[letter][0])


def _behind(view: View, card: CardIndex) -> Identity | None:
    """Whose colour a card has: as it was shown, else on the own side of the key or on any."""
    halves = variant_of(view.options).letters.tiles[view.cells[card]]
    shown = (cover.identity for cover in view.covers if cover.card == card)
    return next((who for who in (*shown, view.identity(card), *halves) if who), None)


def _filled(written: str, style: str) -> Padding:
    """A card in one colour from edge to edge."""
    return Padding(Styled(written, justify="center"), 0, style=style, expand=True)
