"""Touching cards: guesses, stopping, and the covers a spymaster chooses (R30-R44, R60, R110)."""

from cryptonym.rules import commands as cmd
from cryptonym.rules import events as ev
from cryptonym.rules.events import WordCovered
from cryptonym.rules.game import Game
from cryptonym.rules.model import (
    IDENTITY_BY_LETTER,
    IDENTITY_OF,
    OPERATIVE,
    CardIndex,
    Cause,
    EndOfTurn,
    Identity,
    Phase,
    Seat,
)
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.talk import silence
from cryptonym.rules.turns import clue_clock, out_of_time
from cryptonym.rules.variant import Events
from cryptonym.rules.verdict import Verdict

# Enum members are looked up slowly on Python 3.11, and every guess comes by here.
_GUESS, _PENALTY, _SIMULATE = Phase.GUESS, Phase.PENALTY, Phase.SIMULATE
_BYSTANDER = Identity.BYSTANDER


def guess_word(game: Game, seat: Seat, command: cmd.GuessWord, now: int) -> Events | Refusal:
    """An operative touches a card: binding, no undo (R31)."""
    card, team, setup = command.card, game.team, game.setup
    turn = game.turn  # of four at once Python makes a tuple
    if (  # most commands are guesses, and nearly always none of this holds
        game.phase is not _GUESS
        or seat.role is not OPERATIVE
        or seat.team is not team
        or game.timer is not None
        or (command.turn is not None and command.turn != turn)
        or type(card) is not int
        or not 0 <= card < len(setup.words)
        or game.covered >> card & 1
    ):
        problem = guesser_on_turn(game, seat, command.turn, now) or open_card(game, card)
        if problem:
            return problem
    identity, variant = IDENTITY_BY_LETTER[setup.key.cells[card]], setup.variant
    covered = WordCovered(turn, team, card, identity, "guess")
    reason: EndOfTurn = "wrong"
    if identity is not _BYSTANDER:
        ended_by = variant.ended_by  # calling the slot at once is slower
        over = ended_by(game, identity)
        if over:
            return (covered, *over)
        if identity is IDENTITY_OF[team]:
            most = variant.limits.get(game.clues[-1].number)  # as a rule one more (R39, R53, R55)
            if most is None or game.guesses + 1 < most:
                return (covered,)
            reason = "limit"
    end_turn = variant.end_turn
    return (covered,) + end_turn(game, reason, now)


def stop_guessing(
    game: Game, seat: Seat, command: cmd.StopGuessing, _verdict: Verdict | None, now: int
) -> Events | Refusal:
    """The team is done; every turn needs one guess first (R37, R38)."""
    problem = guesser_on_turn(game, seat, command.turn, now)
    if problem:
        return problem
    if game.guesses == 0:
        return Refusal("must_guess_once")
    return game.variant.end_turn(game, "stopped", now)


def mark_card(
    game: Game, seat: Seat, command: cmd.MarkCard, _verdict: Verdict | None, _now: int
) -> Events | Refusal:
    """Point at a card without touching it, or no more; spymasters never do (R28, R31)."""
    problem = silence(game.variant, seat) or open_card(game, command.card)
    return problem or (ev.WordProposed(seat, command.card, command.on),)


def cover_penalty_word(
    game: Game, seat: Seat, command: cmd.CoverPenaltyWord, _verdict: Verdict | None, now: int
) -> Events | Refusal:
    """After an invalid clue the other spymaster covers one own word (R60, Q6)."""
    problem = _penalty(game, seat) or open_card(game, command.card)
    if problem:
        return problem
    if game.key.identity(command.card) is not IDENTITY_OF[game.team]:
        return Refusal("not_own_colour")
    return _chosen_cover(game, command.card, "penalty", now)


def skip_penalty(
    game: Game, seat: Seat, _command: cmd.SkipPenalty, _verdict: Verdict | None, now: int
) -> Events | Refusal:
    """Or covers nothing, where that is a choice (R60)."""
    problem = _penalty(game, seat)
    if problem:
        return problem
    if game.options.penalty_cover == "must":
        return Refusal("penalty_is_a_duty")
    return (ev.PenaltySkipped(), *clue_clock(game, now))


def cover_opponent_word(
    game: Game, seat: Seat, command: cmd.CoverOpponentWord, _verdict: Verdict | None, now: int
) -> Events | Refusal:
    """Co-op: the spymaster plays the opponents' turn (R110)."""
    if not game.variant.gives(seat):
        return Refusal("wrong_role")
    if game.phase is not _SIMULATE:
        return _wrong_phase(game)
    problem = open_card(game, command.card)
    if problem:
        return problem
    if game.key.identity(command.card) is not IDENTITY_OF[game.team.other]:
        return Refusal("not_their_colour")
    return _chosen_cover(game, command.card, "simulated", now)


def _chosen_cover(game: Game, card: CardIndex, cause: Cause, now: int) -> Events:
    identity = game.key.identity(card)
    covered = WordCovered(game.turn, game.team, card, identity, cause)
    over = game.variant.ended_by(game, identity)
    return (covered, *over) if over else (covered, *clue_clock(game, now))


def _penalty(game: Game, seat: Seat) -> Refusal | None:
    if not game.variant.gives(seat):
        return Refusal("wrong_role")
    if game.phase is not _PENALTY:
        return _wrong_phase(game)
    return None if seat.team is game.team else Refusal("not_your_turn")


def guesser_on_turn(
    game: Game, seat: Seat, turn: int | None, now: int, phase: Phase = _GUESS
) -> Refusal | None:
    """Why this is not somebody who may touch now: in this phase, in time, of the team on turn."""
    if not game.has_seat(seat):
        return Refusal("no_such_seat")
    if not game.variant.guesses(seat):
        return Refusal("wrong_role")
    if turn is not None and turn != game.turn:
        return Refusal("stale_turn", {"turn": game.turn})
    if game.phase is not phase:
        return _wrong_phase(game)
    if seat.team is not game.team and seat.team is not None:
        return Refusal("not_your_turn")
    return Refusal("time_is_up") if game.timer and out_of_time(game, now) else None


def open_card(game: Game, card: CardIndex) -> Refusal | None:
    """Why this is no card that can be named: there is none, or it is covered (Q9)."""
    if type(card) is not int or not 0 <= card < len(game.words):
        return Refusal("unknown_card")
    if game.covered >> card & 1:
        return Refusal("already_covered", {"word": game.words[card]})
    return None


def _wrong_phase(game: Game) -> Refusal:
    return Refusal("wrong_phase", {"phase": game.phase.value})
