"""The moves of Duet: clues, touches, stopping, an invalid clue, giving up (D4-D20)."""

from msgspec.structs import replace

from cryptonym.rules import clues, guesses, talk
from cryptonym.rules import commands as cmd
from cryptonym.rules import events as ev
from cryptonym.rules.duet.game import SIDES, DuetGame
from cryptonym.rules.events import SideDone, TurnEnded, WordCovered, WordTouched
from cryptonym.rules.game import Game
from cryptonym.rules.model import (
    BLUE,
    IDENTITY_OF,
    OTHER,
    PLAYER,
    RED,
    CardIndex,
    EndOfGame,
    EndOfTurn,
    Identity,
    Phase,
    Seat,
    Team,
)
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.turns import clue_clock, out_of_time, over
from cryptonym.rules.variant import Decider, Events
from cryptonym.rules.verdict import Verdict

# Enum members are looked up slowly on Python 3.11, and every clue and touch comes by here.
_CLUE, _GUESS, _SUDDEN = Phase.CLUE, Phase.GUESS, Phase.SUDDEN
_ASSASSIN = Identity.ASSASSIN

# ---- clues


def give_clue(
    game: DuetGame, seat: Seat, command: cmd.GiveClue, verdict: Verdict | None, now: int
) -> Events | Refusal:
    """One word and one number, by the side whose turn it is, or first by either (D4, D5)."""
    begins = not game.clues and seat.team is not game.team
    if game.phase is _CLUE and not game.sides_done and not begins:  # nearly always
        return clues.give_clue(game, seat, command, verdict, now)
    problem = _may_give(game, seat)
    return problem or clues.give_clue(_as_giver(game, seat), seat, command, verdict, now)


def consult_clue(
    game: DuetGame, seat: Seat, command: cmd.ConsultClue, verdict: Verdict | None, now: int
) -> Events | Refusal:
    """In doubt the other side is asked; that decides nothing, also not who begins (D19)."""
    problem = _may_give(game, seat)
    return problem or clues.consult_clue(_as_giver(game, seat), seat, command, verdict, now)


def answer_consult(
    game: Game, seat: Seat, command: cmd.AnswerConsult, verdict: Verdict | None, now: int
) -> Events | Refusal:
    """The side that did not ask answers, and learns nothing but the word (D19)."""
    question = game.consultations[-1] if game.consultations else None
    asked = replace(game, team=question.by) if question and question.by else game
    return clues.answer_consult(asked, seat, command, verdict, now)


def _may_give(game: DuetGame, seat: Seat) -> Refusal | None:
    """Why this side gives no clue, if it is not for the usual reasons."""
    if not seat.plays:
        return Refusal("wrong_role")
    if game.phase is _SUDDEN:
        return Refusal("sudden_death")
    if seat.team in game.sides_done:
        return Refusal("side_done")
    if game.phase is _GUESS and len(game.clues) == 1 and seat.team is not game.team:
        return Refusal("first_clue_taken")
    return None


def _as_giver(game: DuetGame, seat: Seat) -> DuetGame:
    """The game as it is for a side that may begin (D4)."""
    begins = game.is_open_to_both and seat.team
    return replace(game, team=seat.team) if begins else game


def challenge_clue(
    game: DuetGame, seat: Seat, _command: cmd.ChallengeClue, _verdict: Verdict | None, now: int
) -> Events | Refusal:
    """The other side finds the clue invalid: its word is final, and the turn is over (D19)."""
    if not seat.plays:
        return Refusal("wrong_role")
    if game.clue is None:
        return Refusal("no_clue")
    if seat.team is game.team:
        return Refusal("own_clue")
    if game.standing == "allowed":
        return Refusal("challenge_closed")  # they were asked before (R57)
    if out_of_time(game, now):
        return Refusal("time_is_up")
    return (ev.CluePenalised(game.team), *end_turn(game, "invalid_clue", now))


# ---- touching


def guess_word(game: DuetGame, seat: Seat, command: cmd.GuessWord, now: int) -> Events | Refusal:
    """A card is touched; the side of the key of who gave the clue alone judges (D6).

    A word of that side is found, an assassin ends the game (D9), and a bystander the turn, or the
    game as well (D8, D17, D20).
    """
    card, judge, setup = command.card, game.team, game.setup
    if (  # nearly always none of this holds
        game.phase is not _GUESS
        or seat.role is not PLAYER
        or seat.team is not OTHER[judge]
        or game.timer is not None
        or (command.turn is not None and command.turn != game.turn)
        or type(card) is not int
        or not 0 <= card < len(setup.words)
        or game.covered >> card & 1
        or game.is_closed(card, seat.team)
    ):
        problem = _may_touch(game, seat, command.turn, now) or _touchable(game, seat, card)
        if problem:
            return problem
        judge = _judge(seat)
    if setup.own[judge] >> card & 1:
        return _found(game, judge, card, now)
    if game.behind(card, judge) is _ASSASSIN:
        return (WordTouched(game.turn, judge, card, _ASSASSIN), *_lost(game, "assassin"))
    touched = WordTouched(game.turn, judge, card)
    if game.phase is not _GUESS:
        return (touched, *_lost(game, "bystander"))
    if game.mistakes == 0 and setup.options.mission.excess == "loss":
        return (touched, *_lost(game, "mistakes"))
    return (touched,) + end_turn(game, "wrong", now)


def _judge(seat: Seat) -> Team:
    """Whose side of the key judges what somebody here touches: never their own (D6, D17)."""
    if seat.team is None:
        raise TypeError(f"expected a side, got {seat}")
    return seat.team.other


def _may_touch(game: DuetGame, seat: Seat, turn: int | None, now: int) -> Refusal | None:
    if not game.has_seat(seat):
        return Refusal("no_such_seat")
    if not seat.plays:
        return Refusal("wrong_role")
    if turn is not None and turn != game.turn:
        return Refusal("stale_turn", {"turn": game.turn})
    if game.phase is _SUDDEN:
        done = _judge(seat) in game.sides_done
        return Refusal("other_side_done") if done else None
    if game.phase is not _GUESS:
        return Refusal("wrong_phase", {"phase": game.phase.value})
    if seat.team is game.team:
        return Refusal("not_your_turn")
    return Refusal("time_is_up") if out_of_time(game, now) else None


def _touchable(game: DuetGame, seat: Seat, card: CardIndex) -> Refusal | None:
    problem = guesses.open_card(game, card)
    if problem is None and game.is_closed(card, _judge(seat).other):
        return Refusal("already_touched", {"word": game.words[card]})
    return problem


def _found(game: DuetGame, judge: Team, card: CardIndex, now: int) -> Events:
    """Covered for both and for good; the guesser may go on, as often as right (D7)."""
    covered = WordCovered(game.turn, judge, card, IDENTITY_OF[judge])
    this, hidden, own = 1 << card, ~game.covered, game.setup.own
    if own[RED] & hidden != this != own[BLUE] & hidden:
        return (covered,)  # nobody's last word, as nearly always
    if game.missing() == 1:
        score = game.tokens if game.options.mission.score else None
        return (covered, *over(game, ev.GameOver(judge, "all_words", score)))
    done = [side for side in SIDES if own[side] & hidden == this]
    if judge in done and game.phase is _GUESS:
        return (covered, *end_turn(game, "done", now))
    return (covered, *(SideDone(side) for side in done))


def _lost(game: DuetGame, reason: EndOfGame) -> Events:
    return over(game, ev.GameOver(None, reason))


def stop_guessing(
    game: DuetGame, seat: Seat, command: cmd.StopGuessing, _verdict: Verdict | None, now: int
) -> Events | Refusal:
    """After at least one touch the guesser may stop, which takes a token (D10)."""
    if seat.plays and game.phase is _SUDDEN:
        return Refusal("sudden_death")
    problem = _may_touch(game, seat, command.turn, now)
    if problem:
        return problem
    return end_turn(game, "stopped", now) if game.guesses else Refusal("must_guess_once")


def give_up(
    game: DuetGame, seat: Seat, _command: cmd.GiveUp, _verdict: Verdict | None, _now: int
) -> Events | Refusal:
    """In sudden death either side may give up, and both have lost (D17)."""
    if not seat.plays or seat.team is None:
        return Refusal("wrong_role")
    if game.phase is not _SUDDEN:
        return Refusal("wrong_phase", {"phase": game.phase.value})
    return (ev.GaveUp(game.turn, seat.team), *_lost(game, "gave_up"))


# ---- what a turn costs


def end_turn(game: DuetGame, reason: EndOfTurn, now: int) -> Events:
    """One token, two for a mistake too many; without tokens it is sudden death (D11, D17, D20)."""
    tokens, options = game.tokens, game.setup.options
    too_many = reason == "wrong" and game.mistakes == 0
    cost = 2 if too_many and tokens > 1 and options.mission.excess == "extra_token" else 1
    ended = TurnEnded(game.turn, game.team, reason, cost)
    if tokens == cost or (too_many and options.mission.excess == "sudden_death"):
        return (ended, ev.SuddenDeath())
    return (ended,) if options.time.kind != "strict" else (ended, *clue_clock(game, now))


def ended_by(_game: Game, _identity: Identity) -> Events:
    """Nothing is covered but by touching it, which says itself what it ends."""
    return ()


# ---- talk


def while_guessing(decider: Decider) -> Decider:
    """The same, for those alone who are guessing: everybody else here holds a key (D13, D17)."""

    def decide(
        game: Game, seat: Seat, command: cmd.Command, verdict: Verdict | None, now: int
    ) -> Events | Refusal:
        if seat.plays and (game.phase is not _GUESS or seat.team is game.team):
            return Refusal("spymaster_silent")
        return decider(game, seat, command, verdict, now)

    return decide


mark_card = while_guessing(guesses.mark_card)
say = while_guessing(talk.say)
request_spelling = while_guessing(talk.request_spelling)
