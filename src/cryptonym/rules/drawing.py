"""A board drawn in plain text: words, and signs for what may be seen."""

from cryptonym.rules.game import Game
from cryptonym.rules.letters import Letters
from cryptonym.rules.model import HIDDEN, IDENTITY_OF, LETTER_OF, laid_out
from cryptonym.rules.variants import variant_of
from cryptonym.rules.views import View

SIGNS = {"r": "▲", "b": "●", ".": "–", "x": "✕", HIDDEN: " "}


def sign_of(letter: str, letters: Letters) -> str:
    """The sign of a cell; of a key with two sides, one for each."""
    return "".join(SIGNS[LETTER_OF[who] if who else HIDDEN] for who in letters.tiles[letter])


def draw(board: View | Game) -> str:
    """Row by row. A covered card shows its sign in brackets, a known one beside it."""
    variant = variant_of(board.options)
    cells = board.key.cells if isinstance(board, Game) else board.cells
    boxes = [
        _box(word, sign_of(cells[card], variant.letters), covered=board.is_covered(card))
        for card, word in laid_out(board.words)
    ]
    width = max(len(box) for box in boxes)
    columns = variant.shape.columns
    starts = range(0, len(boxes), columns)
    rows = [" ".join(box.ljust(width) for box in boxes[at : at + columns]) for at in starts]
    left = (
        board.left if isinstance(board, View) else {one: board.left(one) for one in variant.sides}
    )
    signs = {side: SIGNS[LETTER_OF[IDENTITY_OF[side]]] for side in variant.sides}
    counts = "   ".join(f"{side.value} {signs[side]} {left[side]}" for side in variant.sides)
    return "\n".join([*(row.rstrip() for row in rows), counts])


def _box(word: str, sign: str, *, covered: bool) -> str:
    return f"[{sign}] {word.lower()}" if covered else f" {sign}  {word}"
