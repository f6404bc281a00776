"""Decode as a pure value: what became of somebody's moves on a board with four clues."""

from typing import Final, Literal

import msgspec

from cryptonym.daily.values import ASSASSIN, CARDS, OWN, DayBoard

MOST_MISSES: Final = 3
NEXT: Final = ">"  # the move that asks for the next clue
FIRST_CARD: Final = ord("a")  # the moves that touch a card are letters

Ending = Literal["all_found", "assassin", "misses", "clues"]
Problem = Literal["over", "no_such_card", "covered"]


class Clued(msgspec.Struct, frozen=True, gc=False):
    """What was touched after one clue."""

    clue: int
    picks: tuple[int, ...] = ()


class Solved(msgspec.Struct, frozen=True, gc=False):
    """A try after some moves."""

    clued: tuple[Clued, ...]  # one for each clue that was heard
    misses: int
    found: int  # own words
    ending: Ending | None
    ended: int | None  # the clue whose turn the last move has ended

    @property
    def touched(self) -> tuple[int, ...]:
        """All cards that were touched, in order."""
        return tuple(card for one in self.clued for card in one.picks)


def letter_of(card: int) -> str:
    """The move that touches a card."""
    return chr(FIRST_CARD + card)


def card_of(move: str) -> int:
    """The card that a move touches."""
    return ord(move) - FIRST_CARD


def letters_of(cards: tuple[int, ...] | list[int]) -> str:
    """Cards as they are kept."""
    return "".join(map(letter_of, cards))


def solve(board: DayBoard, moves: str) -> Solved:
    """What became of these moves; each of them was good when it was made."""
    clued: list[list[int]] = [[]]
    misses = found = 0
    ended: int | None = None
    ending: Ending | None = None
    for move in moves:
        ended = None
        at = len(clued) - 1
        is_over = move == NEXT
        if move != NEXT:
            card = card_of(move)
            clued[-1].append(card)
            cell = board.cells[card]
            found += cell == OWN
            misses += cell not in (OWN, ASSASSIN)
            ending = _ending(board, cell, found, misses)
            is_over = cell != OWN or len(clued[-1]) > board.clues[at].number
        if ending is None and is_over:
            if len(clued) == len(board.clues):
                ending = "clues"
            else:
                clued.append([])
        if is_over or ending is not None:
            ended = at
    told = tuple(Clued(clue, tuple(picks)) for clue, picks in enumerate(clued))
    return Solved(told, misses, found, ending, ended)


def _ending(board: DayBoard, cell: str, found: int, misses: int) -> Ending | None:
    if cell == ASSASSIN:
        return "assassin"
    if misses == MOST_MISSES:
        return "misses"
    return "all_found" if found == len(board.own) else None


def problem_of(solved: Solved, move: str) -> Problem | None:
    """Why a move is not good now."""
    if solved.ending is not None:
        return "over"
    if move == NEXT:
        return None
    if len(move) != 1 or not 0 <= card_of(move) < CARDS:
        return "no_such_card"
    return "covered" if card_of(move) in solved.touched else None


def rows_of(board: DayBoard, solved: Solved) -> str:
    """What came of each clue, without a word of it: `oo/o./o/x`; this is what is counted."""
    rows = ("".join(board.cells[card] for card in one.picks) for one in solved.clued)
    return "/".join(rows)


def found_in(rows: str) -> int:
    """The own words in such rows."""
    return rows.count(OWN)
