"""Which commands a seat may send now: for bots, tests and buttons."""

from collections.abc import Iterable, Iterator

from cryptonym.rules import commands as cmd
from cryptonym.rules.clue_form import HIGHEST_NUMBER
from cryptonym.rules.decide import decide
from cryptonym.rules.game import Game
from cryptonym.rules.model import Number, Phase, Role, Seat
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.seating import dealt_in
from cryptonym.rules.views import View

NUMBERS: tuple[Number, ...] = (*range(HIGHEST_NUMBER + 1), "unlimited")


def seats(game: Game) -> tuple[Seat, ...]:
    """The seats that play this game."""
    return tuple(dealt_in(game.variant, place.seat, game.team) for place in game.variant.places)


def to_act(game: Game | View) -> Seat | None:
    """The seat the game waits for, as far as one can see; None when it is over."""
    if game.phase is Phase.OVER:
        return None
    asking = game.consultations and game.consultations[-1].allowed is None
    if game.options.mode == "coop":
        guessing = game.phase is Phase.GUESS or asking
        return Seat(Role.OPERATIVE if guessing else Role.SPYMASTER, game.team)
    if game.phase is Phase.GUESS:
        team = None if game.options.mode == "shared" else game.team
        return Seat(Role.OPERATIVE, team)
    rival = game.phase is Phase.CHALLENGED or asking
    return Seat(Role.SPYMASTER, game.team.other if rival else game.team)


def legal_commands(
    game: Game, seat: Seat, clues: Iterable[str] = (), now: int = 0
) -> list[cmd.Command]:
    """Every command `decide` would accept from this seat, talk aside.

    Clue words are endless, so give the ones you think of as `clues`; each comes back with
    every number that may be said.
    """
    return [
        command
        for command in _candidates(game, tuple(clues))
        if not isinstance(decide(game, seat, command, now=now), Refusal)
    ]


def _candidates(game: Game, clues: tuple[str, ...]) -> Iterator[cmd.Command]:
    for word in clues:
        yield cmd.ConsultClue(word)
        for number in NUMBERS:
            yield cmd.GiveClue(word, number)
    for card in game.open_cards():
        yield cmd.GuessWord(card)
        yield cmd.ProposeWord(card)
        yield cmd.CoverPenaltyWord(card)
        yield cmd.CoverOpponentWord(card)
    yield cmd.AnswerConsult(allow=True)
    yield cmd.AnswerConsult(allow=False)
    yield cmd.RuleClue("uphold")
    yield cmd.RuleClue("waive")
    yield cmd.RuleClue("reject")
    yield from _SINGLE


_SINGLE: tuple[cmd.Command, ...] = (
    cmd.StopGuessing(),
    cmd.SkipPenalty(),
    cmd.ChallengeClue(),
    cmd.AcceptClue(),
    cmd.RequestSpelling(),
    cmd.FlipTimer(),
    cmd.PauseTimer(),
    cmd.ResumeTimer(),
    cmd.ExpireTimer(),
)
