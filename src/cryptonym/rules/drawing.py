"""A board drawn in plain text: words, and signs for what may be seen."""

from cryptonym.rules.game import Game
from cryptonym.rules.model import BLUE, HIDDEN, RED
from cryptonym.rules.variants import variant_of
from cryptonym.rules.views import View

SIGNS = {"r": "▲", "b": "●", ".": "–", "x": "✕", HIDDEN: " "}


def draw(board: View | Game) -> str:
    """Row by row. A covered card shows its sign in brackets, a known one beside it."""
    cells = board.key.cells if isinstance(board, Game) else board.cells
    boxes = [
        _box(word, SIGNS[cells[card]], covered=board.is_covered(card))
        for card, word in enumerate(board.words)
    ]
    width = max(len(box) for box in boxes)
    columns = variant_of(board.options).shape.columns
    starts = range(0, len(boxes), columns)
    rows = [" ".join(box.ljust(width) for box in boxes[at : at + columns]) for at in starts]
    left = (
        board.left if isinstance(board, View) else {team: board.left(team) for team in (RED, BLUE)}
    )
    counts = f"red {SIGNS['r']} {left[RED]}   blue {SIGNS['b']} {left[BLUE]}"
    return "\n".join([*(row.rstrip() for row in rows), counts])


def _box(word: str, sign: str, *, covered: bool) -> str:
    return f"[{sign}] {word.lower()}" if covered else f" {sign}  {word}"
