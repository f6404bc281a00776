"""Cards in a grid on both sides of the paper, with marks that say where to cut."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cryptonym.paper.press import Box, Press

Draw = Callable[[Press, Box], None]
MARK = 4.0  # how long a crop mark is, and how far from the cards
GAP = 1.5
HAIR = 0.15
EDGE_COLOUR = "#b9b2a3"


class Grid(NamedTuple):
    """How many cards of which size lie on a sheet; they touch, so one cut serves two."""

    columns: int
    rows: int
    width: float
    height: float

    @property
    def places(self) -> int:
        """Cards on a sheet."""
        return self.columns * self.rows

    def box(self, press: Press, place: int, *, behind: bool = False) -> Box:
        """Where a card lies; its back lies behind it when the sheet is turned like a page."""
        row, column = divmod(place, self.columns)
        if behind:
            column = self.columns - 1 - column
        left, top = self.corner(press)
        return Box(left + column * self.width, top + row * self.height, self.width, self.height)

    def corner(self, press: Press) -> tuple[float, float]:
        """Where the first card lies: the grid is in the middle, so both sides meet."""
        across, down = self.columns * self.width, self.rows * self.height
        return (press.width - across) / 2, (press.height - down) / 2


def print_sheets(
    press: Press, grid: Grid, fronts: Sequence[Draw], backs: Sequence[Draw] = ()
) -> None:
    """Sheets of fronts, each followed by its backs if there are any."""
    for first in range(0, len(fronts), grid.places):
        _one_side(press, grid, fronts[first : first + grid.places], behind=False)
        if backs:
            _one_side(press, grid, backs[first : first + grid.places], behind=True)


def _one_side(press: Press, grid: Grid, cards: Sequence[Draw], *, behind: bool) -> None:
    press.next_sheet()
    for place, draw in enumerate(cards):
        draw(press, grid.box(press, place, behind=behind))
    _crop_marks(press, grid)


def _crop_marks(press: Press, grid: Grid) -> None:
    left, top = grid.corner(press)
    right, bottom = left + grid.columns * grid.width, top + grid.rows * grid.height
    press.pdf.set_draw_color(EDGE_COLOUR)
    press.pdf.set_line_width(HAIR)
    for column in range(grid.columns + 1):
        x = left + column * grid.width
        press.pdf.line(x, top - GAP - MARK, x, top - GAP)
        press.pdf.line(x, bottom + GAP, x, bottom + GAP + MARK)
    for row in range(grid.rows + 1):
        y = top + row * grid.height
        press.pdf.line(left - GAP - MARK, y, left - GAP, y)
        press.pdf.line(right + GAP, y, right + GAP + MARK, y)
