"""Every command anybody could send, sensible or not, to try games out with."""

from collections.abc import Iterator

from cryptonym.rules import (
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    INSIDER,
    RED_OPERATIVE,
    RED_SPYMASTER,
    SHARED_OPERATIVE,
    WATCHER,
    AcceptClue,
    AnswerConsult,
    ChallengeClue,
    ConsultClue,
    CoverOpponentWord,
    CoverPenaltyWord,
    ExpireTimer,
    FlipTimer,
    Game,
    GiveClue,
    GuessWord,
    PauseTimer,
    ProposeWord,
    RequestSpelling,
    ResumeTimer,
    RuleClue,
    Seat,
    SkipPenalty,
    StopGuessing,
    Talk,
    Verdict,
)
from cryptonym.rules.commands import Command
from cryptonym.rules.verdict import LEGAL
from support.referee import doubtful, refused

SEATS = (
    RED_SPYMASTER,
    RED_OPERATIVE,
    BLUE_SPYMASTER,
    BLUE_OPERATIVE,
    SHARED_OPERATIVE,
    WATCHER,
    INSIDER,
)
CLUES = ("albero", "freddo", "p-e-s-c-a")
VERDICTS = (None, LEGAL, refused("WORD_FORM"), doubtful("LETTERS"), refused("EXTRA_INFO"))

Move = tuple[Seat, Command, Verdict | None]


def on_cards(card: int, turn: int) -> Iterator[Command]:
    """Commands that name a card."""
    yield GuessWord(card)
    yield GuessWord(card, turn)
    yield ProposeWord(card)
    yield CoverPenaltyWord(card)
    yield CoverOpponentWord(card)


def without_cards(turn: int) -> Iterator[Command]:
    """Commands that name neither card nor clue."""
    yield from (AnswerConsult(allow=True), AnswerConsult(allow=False))
    yield from (RuleClue("uphold"), RuleClue("waive"), RuleClue("reject"))
    yield from (StopGuessing(), StopGuessing(turn), StopGuessing(turn - 1))
    yield from (ChallengeClue(), AcceptClue(), SkipPenalty(), RequestSpelling())
    yield from (FlipTimer(), PauseTimer(), ResumeTimer(), ExpireTimer())
    yield from (Talk("forse?"), Talk(" "), Talk("x" * 501))


def with_clues(game: Game) -> Iterator[tuple[Command, Verdict | None]]:
    """Commands that name a clue, with what a referee might say."""
    for word in (*CLUES, game.words[0], ""):
        for verdict in VERDICTS:
            for number in (0, 1, 2, 9, "unlimited", 10):
                yield GiveClue(word, number), verdict
            yield ConsultClue(word), verdict
            yield ConsultClue(word, 1), verdict


def open_moves(game: Game) -> list[tuple[Command, Verdict | None]]:
    """Every command, without saying who sends it; a few name cards that do not exist."""
    moves: list[tuple[Command, Verdict | None]] = list(with_clues(game))
    moves += [(command, None) for command in without_cards(game.turn)]
    for card in (*range(25), -1, 25):
        moves += [(command, None) for command in on_cards(card, game.turn)]
    return moves
