"""What each event changes in a game: total, never refuses. Variants choose from these."""

from collections.abc import Mapping

from msgspec.structs import replace

from cryptonym.rules import events as ev
from cryptonym.rules.game import Game
from cryptonym.rules.model import OTHER, Clue, Consultation, Phase, Result, Timer
from cryptonym.rules.variant import Evolver, Variant

# Here `+` joins tuples, which is twice as fast as unpacking them into a new one.
# Enum members are looked up slowly on Python 3.11; these lines run for every command.
_CLUE, _GUESS, _PENALTY = Phase.CLUE, Phase.GUESS, Phase.PENALTY


def begun(variant: Variant, dealt: ev.Dealt) -> Game:
    """The game as it stands right after the deal (R22)."""
    return Game(
        variant=variant,
        options=dealt.options,
        words=dealt.words,
        key=dealt.key,
        salt=dealt.salt,
        commitment=dealt.commitment,
        team=dealt.key.start,
    )


def _unchanged(game: Game, _event: ev.Event) -> Game:
    return game


def _consult_asked(game: Game, event: ev.ConsultAsked) -> Game:
    question = Consultation(event.word, event.number, event.reasons, event.refused, event.give)
    timer = game.timer
    if timer and timer.kind == "strict" and timer.held_since is None and timer.left is None:
        timer = replace(timer, held_since=event.at)  # sand has no effect, so it just runs (Q22)
    return replace(game, consultations=(*_answered(game), question), timer=timer)


def _consult_answered(game: Game, event: ev.ConsultAnswered) -> Game:
    if not game.consultations:
        return game
    answered = replace(game.consultations[-1], allowed=event.allowed, spelling=event.spelling)
    timer = game.timer and _released(game.timer, event.at)
    return replace(game, consultations=(*game.consultations[:-1], answered), timer=timer)


def _released(timer: Timer, now: int) -> Timer:
    """The clock no longer held: the time a consultation took is given back (Q22)."""
    if timer.held_since is None:
        return timer
    held = max(0, now - timer.held_since)
    deadline, credit = timer.deadline + held, timer.credit + held
    return replace(timer, deadline=deadline, credit=credit, held_since=None)


def _answered(game: Game) -> tuple[Consultation, ...]:
    return tuple(asked for asked in game.consultations if asked.allowed is not None)


def _clue_given(game: Game, event: ev.ClueGiven) -> Game:
    return replace(
        game,
        phase=_GUESS,
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


def _word_covered(game: Game, event: ev.WordCovered) -> Game:
    covered = game.covered | 1 << event.card
    covers = game.covers + (event,)
    if event.cause == "guess":
        return replace(game, covered=covered, covers=covers, guesses=game.guesses + 1)
    return replace(game, covered=covered, covers=covers, phase=Phase.CLUE)


def turn_ended(game: Game, event: ev.TurnEnded) -> Game:
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


def _timer_started(game: Game, event: ev.TimerStarted) -> Game:
    return replace(game, timer=Timer(event.kind, event.deadline))


def _timer_paused(game: Game, event: ev.TimerPaused) -> Game:
    if game.timer is None:
        return game
    return replace(game, timer=replace(_released(game.timer, event.at), left=event.left))


def _timer_resumed(game: Game, event: ev.TimerResumed) -> Game:
    if game.timer is None or game.timer.left is None:
        return game
    asking = game.consultations and game.consultations[-1].allowed is None
    holds = asking and game.timer.kind == "strict"  # sand just runs (Q22)
    held = event.deadline - game.timer.left if holds else None
    timer = replace(game.timer, deadline=event.deadline, left=None, held_since=held)
    return replace(game, timer=timer)


def _timer_expired(game: Game, _event: ev.TimerExpired) -> Game:
    return replace(game, timer=None)


EVOLVERS: Mapping[type, Evolver] = {
    ev.Dealt: lambda game, event: game.variant.begin(game.variant, event),
    ev.ConsultAsked: _consult_asked,
    ev.ConsultAnswered: _consult_answered,
    ev.ClueGiven: _clue_given,
    ev.ClueChallenged: _clue_challenged,
    ev.ChallengeRejected: _challenge_rejected,
    ev.ClueWaived: _clue_waived,
    ev.ClueAccepted: _clue_accepted,
    ev.CluePenalised: _unchanged,  # what follows from it is in TurnEnded
    ev.PenaltySkipped: _penalty_skipped,
    ev.WordProposed: _unchanged,
    ev.WordCovered: _word_covered,
    ev.TurnEnded: turn_ended,
    ev.GameOver: _game_over,
    ev.DealOpened: _unchanged,
    ev.ClueSpelled: _unchanged,
    ev.Talked: _unchanged,
    ev.TimerStarted: _timer_started,
    ev.TimerPaused: _timer_paused,
    ev.TimerResumed: _timer_resumed,
    ev.TimerExpired: _timer_expired,
}
