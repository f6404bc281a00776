"""The values of a day: two boards with their keys, four clues, and the hash that promises them."""

import hashlib
import hmac
from typing import Final

import msgspec

CARDS: Final = 20  # on each board: four columns, so that words are large on a phone
CLUES: Final = 4
OWN, BYSTANDER, ASSASSIN = "o", ".", "x"  # the letters of a key
LEAST_OWN, MOST_OWN = 7, 9
VERSION: Final = 1
CARD_DAYS: Final = 14  # in which no card comes twice
CLUE_DAYS: Final = 60  # in which no clue word comes twice, in any form


class DayClue(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A clue with the cards it was meant for; `expected` is the panel's, in hundredths."""

    word: str
    targets: tuple[int, ...]
    kind: str
    expected: int

    @property
    def number(self) -> int:
        """How many words it is for."""
        return len(self.targets)


class DayBoard(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The words of a board, its key, and clues of bots that go with it."""

    words: tuple[str, ...]
    cells: str  # OWN, BYSTANDER or ASSASSIN for each card
    clues: tuple[DayClue, ...]

    @property
    def own(self) -> tuple[int, ...]:
        """The cards that are to be found."""
        return tuple(card for card, cell in enumerate(self.cells) if cell == OWN)


class Day(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Both puzzles of one date in one language."""

    v: int
    date: str  # 2026-11-18
    language: str
    decode: DayBoard
    encode: DayBoard
    seed: bytes  # what it was drawn with; nobody knows it before the day is over

    def __post_init__(self) -> None:
        for board in (self.decode, self.encode):
            if len(board.words) != CARDS or len(board.cells) != CARDS:
                raise ValueError(f"expected {CARDS} cards")
            if not LEAST_OWN <= board.cells.count(OWN) <= MOST_OWN or board.cells.count("x") != 1:
                raise ValueError("expected seven to nine own words and one assassin")
        if len(self.decode.clues) != CLUES:
            raise ValueError(f"expected {CLUES} clues")


_PACKED = msgspec.msgpack.Encoder()
_DAYS: msgspec.msgpack.Decoder[Day] = msgspec.msgpack.Decoder(Day)


class DayError(ValueError):
    """Bytes that are no day."""


def packed_day(day: Day) -> bytes:
    """A day as it is kept."""
    return _PACKED.encode(day)


def read_day(body: bytes) -> Day:
    """A day as it was kept; raises DayError."""
    try:
        return _DAYS.decode(body)
    except (msgspec.DecodeError, ValueError) as error:
        raise DayError(str(error)) from error


def seed_of(secret: bytes, date: str, language: str) -> bytes:
    """What a day is drawn with: known to whoever has the secret, and to all when it is over."""
    return hmac.digest(secret, f"cryptonym daily {date} {language}".encode(), "sha256")


def promise(day: Day) -> str:
    """What is published beforehand: a SHA-256 over this text, in hexadecimal."""
    lines = [
        f"cryptonym daily {day.v}",
        f"date {day.date}",
        f"language {day.language}",
        f"seed {day.seed.hex()}",
    ]
    for name, board in (("decode", day.decode), ("encode", day.encode)):
        clues = [f"{clue.word} {' '.join(map(str, clue.targets))}" for clue in board.clues]
        lines += [f"{name} {'|'.join(board.words)}", f"key {board.cells}", *clues]
    return hashlib.sha256(("\n".join(lines) + "\n").encode()).hexdigest()
