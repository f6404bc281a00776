"""The picture games once more, as plainly as can be, to count against. Knows nothing of the engine.

Positions are those of `brute_force`, with `last` in place of the guesses made so far once a team
has touched the assassin and plays on (P5).
"""

from collections.abc import Iterator

from rules.brute_force import Position, left, moves


def picture_moves(position: Position) -> Iterator[tuple[int | str, str, Position | None]]:
    """Every move with what it is called and where it leads; None = the game is over."""
    cells, covered, team, mode, number, used = position
    if used == "last":
        for place, cell in enumerate(cells):
            if place in covered:
                continue
            now = covered | {place}
            if cell != team:
                yield place, "lost", None
            elif left(cells, now, team) == 0:
                yield place, "won", None
            else:
                yield place, "right", (cells, now, team, mode, number, "last")
        yield "give up", "lost", None
        return
    for move, name, after in moves(position):
        if isinstance(move, int) and cells[move] == "x":
            yield move, "assassin", (cells, covered | {move}, team, mode, number, "last")
        else:
            yield move, name, after
