"""Cards with two faces: words, pictures, or both."""

from collections.abc import Callable, Sequence
from functools import partial

from cryptonym.paper.press import Box, Press
from cryptonym.paper.sheets import EDGE_COLOUR, Draw, Grid, print_sheets
from cryptonym.rules.cards import is_picture

WORDS = Grid(3, 6, 60, 42)
PICTURES = Grid(3, 5, 60, 50)
DRAWN = (56.0, 42.0)  # four by three
TOP_MARK = 1.1  # the dot over a picture says which side is up
LARGEST, SMALLEST = 27.0, 10.0  # points: for who reads it, and for who sits opposite
MARGIN = 4.0
HEAD = 12.0  # the strip for who sits opposite

Face = tuple[str, str]


def print_cards(press: Press, cards: Sequence[Face], svg_of: Callable[[str], str]) -> None:
    """Every card of a list, its two faces back to back: words, or pictures."""
    grid = PICTURES if any(is_picture(face) for card in cards for face in card) else WORDS

    def drawn(face: str) -> Draw:
        if is_picture(face):
            return partial(_draw_picture, svg=svg_of(face))
        return partial(draw_word, word=face)

    print_sheets(
        press, grid, [drawn(front) for front, _ in cards], [drawn(back) for _, back in cards]
    )


def draw_word(press: Press, box: Box, *, word: str) -> None:
    """A codename large, and once more small and upside down."""
    x, y, width, height = box.inset(MARGIN)
    above = Box(x, y, width, HEAD - MARGIN)
    with press.upside_down(above):
        press.line(word, above, "codename", SMALLEST, "#6b6558")
    press.pdf.set_draw_color(EDGE_COLOUR)
    press.pdf.set_line_width(0.3)
    press.pdf.line(x, y + HEAD - MARGIN + 1, x + width, y + HEAD - MARGIN + 1)
    press.line(word, Box(x, y + HEAD, width, height - HEAD), "codename", LARGEST)


def _draw_picture(press: Press, box: Box, *, svg: str) -> None:
    width, height = DRAWN
    middle, _ = box.centre
    press.pdf.set_fill_color(EDGE_COLOUR)
    press.pdf.circle(middle, box.y + 2.6, TOP_MARK, style="F")
    press.drawing(svg, Box(middle - width / 2, box.y + 5, width, height))
