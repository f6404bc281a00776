"""The moves of Duet: clues, touches, stopping, an invalid clue, giving up (D4-D20)."""

from msgspec.structs import replace

from cryptonym.rules import clues, guesses, talk
from cryptonym.rules import commands as cmd
from cryptonym.rules import events as ev
from cryptonym.rules.clue_form import HIGHEST_NUMBER
from cryptonym.rules.duet.game import SIDES, DuetGame, as_duet
from cryptonym.rules.events import SideDone, TurnEnded, WordCovered, WordTouched
from cryptonym.rules.game import Game
from cryptonym.rules.model import (
    IDENTITY_OF,
    EndOfGame,
    EndOfTurn,
    Identity,
    Number,
    Phase,
    Seat,
    Team,
)
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.turns import clue_clock, out_of_time, over
from cryptonym.rules.variant import Decider, Events
from cryptonym.rules.verdict import Verdict

# ---- clues


def check_number(number: Number, _options: Options) -> Refusal | None:
    """Zero to nine; nothing is unlimited, as there is no limit anyway (D5)."""
    if type(number) is int and 0 <= number <= HIGHEST_NUMBER:
        return None
    return Refusal("number_range", {"lowest": 0, "highest": HIGHEST_NUMBER})


def give_clue(
    game: Game, seat: Seat, command: cmd.GiveClue, verdict: Verdict | None, now: int
) -> Events | Refusal:
    """One word and one number, by the side whose turn it is, or first by either (D4, D5)."""
    problem = _may_give(as_duet(game), seat)
    return problem or clues.give_clue(_as_giver(game, seat), seat, command, verdict, now)


def consult_clue(
    game: Game, seat: Seat, command: cmd.ConsultClue, verdict: Verdict | None, now: int
) -> Events | Refusal:
    """In doubt the other side is asked; that decides nothing, also not who begins (D19)."""
    problem = _may_give(as_duet(game), seat)
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
    if game.phase is Phase.SUDDEN:
        return Refusal("sudden_death")
    if seat.team in game.sides_done:
        return Refusal("side_done")
    if game.phase is Phase.GUESS and len(game.clues) == 1 and seat.team is not game.team:
        return Refusal("first_clue_taken")
    return None


def _as_giver(game: Game, seat: Seat) -> Game:
    """The game as it is for a side that may begin (D4)."""
    begins = as_duet(game).is_open_to_both and seat.team
    return replace(game, team=seat.team) if begins else game


def challenge_clue(
    game: Game, seat: Seat, _command: cmd.ChallengeClue, _verdict: Verdict | None, now: int
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


def guess_word(game: Game, seat: Seat, command: cmd.GuessWord, now: int) -> Events | Refusal:
    """A card is touched; the side of the key of who gave the clue alone judges (D6)."""
    duet, card = as_duet(game), command.card
    problem = _may_touch(duet, seat, command.turn, now) or _touchable(duet, seat, card)
    if problem:
        return problem
    judge = _judge(seat)
    identity = duet.behind(card, judge)
    if identity is IDENTITY_OF[judge]:
        return _found(duet, judge, card, now)
    if identity is Identity.ASSASSIN:
        return (WordTouched(duet.turn, judge, card, identity), *_lost(duet, "assassin"))
    return (WordTouched(duet.turn, judge, card), *_missed(duet, now))


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
    if game.phase is Phase.SUDDEN:
        done = _judge(seat) in game.sides_done
        return Refusal("other_side_done") if done else None
    if game.phase is not Phase.GUESS:
        return Refusal("wrong_phase", {"phase": game.phase.value})
    if seat.team is game.team:
        return Refusal("not_your_turn")
    return Refusal("time_is_up") if out_of_time(game, now) else None


def _touchable(game: DuetGame, seat: Seat, card: int) -> Refusal | None:
    problem = guesses.open_card(game, card)
    if problem is None and game.is_closed(card, _judge(seat).other):
        return Refusal("already_touched", {"word": game.words[card]})
    return problem


def _found(game: DuetGame, judge: Team, card: int, now: int) -> Events:
    """Covered for both and for good; the guesser may go on, as often as right (D7)."""
    covered = WordCovered(game.turn, judge, card, IDENTITY_OF[judge])
    if game.missing() == 1:
        score = game.tokens if game.options.mission.score else None
        return (covered, *over(game, ev.GameOver(judge, "all_words", score)))
    done = [
        side
        for side in SIDES
        if game.left(side) == 1 and game.behind(card, side) is IDENTITY_OF[side]
    ]
    if judge in done and game.phase is Phase.GUESS:
        return (covered, *end_turn(game, "done", now))
    return (covered, *(SideDone(side) for side in done))


def _missed(game: DuetGame, now: int) -> Events:
    """A bystander: the end of the turn, or of the game (D8, D17, D20)."""
    if game.phase is Phase.SUDDEN:
        return _lost(game, "bystander")
    if _is_excess(game) and game.options.mission.excess == "loss":
        return _lost(game, "mistakes")
    return end_turn(game, "wrong", now)


def _is_excess(game: DuetGame) -> bool:
    """Whether one more mistake is more than were allowed (D20)."""
    return game.mistakes == 0


def _lost(game: DuetGame, reason: EndOfGame) -> Events:
    return over(game, ev.GameOver(None, reason))


def stop_guessing(
    game: Game, seat: Seat, command: cmd.StopGuessing, _verdict: Verdict | None, now: int
) -> Events | Refusal:
    """After at least one touch the guesser may stop, which takes a token (D10)."""
    if seat.plays and game.phase is Phase.SUDDEN:
        return Refusal("sudden_death")
    problem = _may_touch(as_duet(game), seat, command.turn, now)
    if problem:
        return problem
    return end_turn(game, "stopped", now) if game.guesses else Refusal("must_guess_once")


def give_up(
    game: Game, seat: Seat, _command: cmd.GiveUp, _verdict: Verdict | None, _now: int
) -> Events | Refusal:
    """In sudden death either side may give up, and both have lost (D17)."""
    if not seat.plays or seat.team is None:
        return Refusal("wrong_role")
    if game.phase is not Phase.SUDDEN:
        return Refusal("wrong_phase", {"phase": game.phase.value})
    return (ev.GaveUp(game.turn, seat.team), *_lost(as_duet(game), "gave_up"))


# ---- what a turn costs


def end_turn(game: Game, reason: EndOfTurn, now: int) -> Events:
    """One token, two for a mistake too many; without tokens it is sudden death (D11, D17, D20)."""
    duet, excess = as_duet(game), game.options.mission.excess
    too_many = reason == "wrong" and _is_excess(duet)
    cost = min(duet.tokens, 2 if too_many and excess == "extra_token" else 1)
    ended = TurnEnded(duet.turn, duet.team, reason, cost)
    if duet.tokens == cost or (too_many and excess == "sudden_death"):
        return (ended, ev.SuddenDeath())
    return (ended, *clue_clock(duet, now))


def ended_by(_game: Game, _identity: Identity) -> Events:
    """Nothing is covered but by touching it, which says itself what it ends."""
    return ()


# ---- talk


def while_guessing(decider: Decider) -> Decider:
    """The same, for those alone who are guessing: everybody else here holds a key (D13, D17)."""

    def decide(
        game: Game, seat: Seat, command: cmd.Command, verdict: Verdict | None, now: int
    ) -> Events | Refusal:
        if seat.plays and (game.phase is not Phase.GUESS or seat.team is game.team):
            return Refusal("spymaster_silent")
        return decider(game, seat, command, verdict, now)

    return decide


propose_word = while_guessing(guesses.propose_word)
say = while_guessing(talk.talk)
request_spelling = while_guessing(talk.request_spelling)
