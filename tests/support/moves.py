"""Every command anybody could send, sensible or not, to try games out with."""

from collections.abc import Iterable, Iterator
from functools import cache

from cryptonym.rules import (
    BLUE_OPERATIVE,
    BLUE_PLAYER,
    BLUE_SPYMASTER,
    INSIDER,
    RED_OPERATIVE,
    RED_PLAYER,
    RED_SPYMASTER,
    SHARED_OPERATIVE,
    WATCHER,
    Game,
    Seat,
    Verdict,
)
from cryptonym.rules import commands as cmd
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
PLAYERS = (RED_PLAYER, BLUE_PLAYER, RED_OPERATIVE, WATCHER, INSIDER)  # where everybody does both
CLUES = ("albero", "freddo", "p-e-s-c-a")
VERDICTS = (None, LEGAL, refused("WORD_FORM"), doubtful("LETTERS"), refused("EXTRA_INFO"))

Move = tuple[Seat, cmd.Command, Verdict | None]
OpenMove = tuple[cmd.Command, Verdict | None]


def on_cards(card: int, turn: int) -> Iterator[cmd.Command]:
    """Commands that name a card."""
    yield cmd.GuessWord(card)
    yield cmd.GuessWord(card, turn)
    yield cmd.MarkCard(card)
    yield cmd.CoverPenaltyWord(card)
    yield cmd.CoverOpponentWord(card)


def without_cards(turn: int) -> Iterator[cmd.Command]:
    """Commands that name neither card nor clue."""
    yield from (cmd.AnswerConsult(allow=True), cmd.AnswerConsult(allow=False))
    yield from (cmd.RuleClue("uphold"), cmd.RuleClue("waive"), cmd.RuleClue("reject"))
    yield from (cmd.StopGuessing(), cmd.StopGuessing(turn), cmd.StopGuessing(turn - 1))
    yield from (
        cmd.ChallengeClue(),
        cmd.AcceptClue(),
        cmd.SkipPenalty(),
        cmd.RequestSpelling(),
        cmd.GiveUp(),
    )
    yield from (cmd.FlipTimer(), cmd.PauseTimer(), cmd.ResumeTimer(), cmd.ExpireTimer())
    yield from (cmd.Say("forse?"), cmd.Say(" "), cmd.Say("x" * 501))


def with_clues(on_table: str) -> Iterator[OpenMove]:
    """Commands that name a clue, with what a referee might say."""
    for word in (*CLUES, on_table, ""):
        for verdict in VERDICTS:
            for number in (0, 1, 2, 9, "unlimited", 10):
                yield cmd.GiveClue(word, number), verdict
            yield cmd.ConsultClue(word), verdict
            yield cmd.ConsultClue(word, 1), verdict


def open_moves(game: Game) -> tuple[OpenMove, ...]:
    """Every command, without saying who sends it; a few name cards that do not exist."""
    return _open_moves(game.words[0], game.turn)


def moves_by_kind(game: Game) -> dict[str, tuple[OpenMove, ...]]:
    """The same by the names of the commands."""
    return _moves_by_kind(game.words[0], game.turn)


def by_kind(moves: Iterable[OpenMove]) -> dict[str, tuple[OpenMove, ...]]:
    """Moves by the names of their commands."""
    found: dict[str, tuple[OpenMove, ...]] = {}
    for move in moves:
        kind = type(move[0]).__name__
        found[kind] = (*found.get(kind, ()), move)
    return found


@cache
def _open_moves(on_table: str, turn: int) -> tuple[OpenMove, ...]:
    moves = list(with_clues(on_table))
    moves += [(command, None) for command in without_cards(turn)]
    for card in (*range(25), -1, 25):
        moves += [(command, None) for command in on_cards(card, turn)]
    return tuple(moves)


@cache
def _moves_by_kind(on_table: str, turn: int) -> dict[str, tuple[OpenMove, ...]]:
    return by_kind(_open_moves(on_table, turn))


KINDS = tuple(sorted(_moves_by_kind("", 1)))
