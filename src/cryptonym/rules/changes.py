"""What each event changes in a game: total, never refuses. Variants choose from these."""

from collections.abc import Mapping

from msgspec.structs import replace

from cryptonym.rules import events as ev
from cryptonym.rules import meanings
from cryptonym.rules.game import Game, Kind, settled
from cryptonym.rules.model import OTHER, Clue, Phase, Result
from cryptonym.rules.variant import Evolver, Variant

# Here `+` joins tuples, which is twice as fast as unpacking them into a new one.
# Enum members are looked up slowly on Python 3.11; these lines run for every command.
_CLUE, _GUESS, _PENALTY = Phase.CLUE, Phase.GUESS, Phase.PENALTY


def begun(variant: Variant, dealt: ev.Dealt) -> Game:
    """The game as it stands right after the deal (R22)."""
    return Game(setup=settled(variant, dealt), team=dealt.key.start)


def _unchanged(game: Game, _event: ev.Event) -> Game:
    return game


def clue_given(game: Kind, event: ev.ClueGiven) -> Kind:
    """The guessing begins (R30); where either side may give the first clue, it begins (D4)."""
    return replace(
        game,
        phase=_GUESS,
        team=event.team,
        clues=game.clues + (Clue(event.turn, event.team, event.word, event.number),),
        verdict=event.verdict,
        standing="allowed" if event.allowed else "open",
        consultations=(),
        timer=None,
    )


def _clue_challenged(game: Game, event: ev.ClueChallenged) -> Game:
    # Nobody guesses while a ruling is out, so no clock runs; a fresh one starts afterwards.
    return replace(game, phase=Phase.CHALLENGED, challenged_by=event.by, timer=None)


def _challenge_rejected(game: Game, _event: ev.ChallengeRejected) -> Game:
    return replace(game, phase=Phase.GUESS, standing="rejected")


def _clue_waived(game: Game, _event: ev.ClueWaived) -> Game:
    return replace(game, phase=Phase.GUESS, standing="waived")


def _clue_accepted(game: Game, _event: ev.ClueAccepted) -> Game:
    return replace(game, standing="accepted")


def _penalty_skipped(game: Game, _event: ev.PenaltySkipped) -> Game:
    return replace(game, phase=Phase.CLUE)


def word_covered(game: Kind, event: ev.WordCovered) -> Kind:
    """A tile lies on the card (R32); one that somebody chose to cover ends what they chose for."""
    covered = game.covered | 1 << event.card
    covers = game.covers + (event,)
    if event.cause == "guess":
        return replace(game, covered=covered, covers=covers, guesses=game.guesses + 1)
    return replace(game, covered=covered, covers=covers, phase=Phase.CLUE)


def turn_ended(game: Kind, event: ev.TurnEnded) -> Kind:
    """The other team is on turn, or covers a word after an invalid clue (R43, R60)."""
    return replace(
        game,
        endings=game.endings + (event,),
        phase=_PENALTY if event.reason == "invalid_clue" else _CLUE,
        team=OTHER[game.team],
        turn=game.turn + 1,
        guesses=0,
        standing="open",
        challenged_by=None,
        consultations=(),
        timer=None,
    )


def _game_over(game: Game, event: ev.GameOver) -> Game:
    result = Result(event.winner, event.reason, event.score)
    return replace(game, phase=Phase.OVER, result=result, timer=None)


EVOLVERS: Mapping[type, Evolver] = {
    ev.Dealt: lambda game, event: game.variant.begin(game.variant, event),
    ev.ConsultAsked: meanings.consult_asked,
    ev.ConsultAnswered: meanings.consult_answered,
    ev.ClueGiven: clue_given,
    ev.ClueChallenged: _clue_challenged,
    ev.ChallengeRejected: _challenge_rejected,
    ev.ClueWaived: _clue_waived,
    ev.ClueAccepted: _clue_accepted,
    ev.CluePenalised: _unchanged,  # what follows from it is in TurnEnded
    ev.PenaltySkipped: _penalty_skipped,
    ev.WordProposed: _unchanged,
    ev.WordCovered: word_covered,
    ev.WordTouched: _unchanged,  # this and the next three are of games with tokens
    ev.SideDone: _unchanged,
    ev.SuddenDeath: _unchanged,
    ev.GaveUp: _unchanged,
    ev.TurnEnded: turn_ended,
    ev.GameOver: _game_over,
    ev.DealOpened: _unchanged,
    ev.ClueSpelled: _unchanged,
    ev.Talked: _unchanged,
    ev.TimerStarted: meanings.timer_started,
    ev.TimerPaused: meanings.timer_paused,
    ev.TimerResumed: meanings.timer_resumed,
    ev.TimerExpired: meanings.timer_expired,
}
