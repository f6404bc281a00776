"""Giving, asking about, challenging and ruling on clues (R25-R29, R57-R63, Q3, Q4, Q14, Q15)."""

from cryptonym.rules import commands as cmd
from cryptonym.rules import events as ev
from cryptonym.rules.clue_form import tidy
from cryptonym.rules.events import ClueGiven
from cryptonym.rules.eyes import VERDICT
from cryptonym.rules.game import Game
from cryptonym.rules.model import PLAYER, SPYMASTER, Consultation, Number, Phase, Seat, Standing
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.turns import guess_clock, out_of_time
from cryptonym.rules.variant import Events
from cryptonym.rules.verdict import LEGAL, Reason, Verdict

# Enum members are looked up slowly on Python 3.11, and every clue comes by here.
_CLUE, _CHALLENGED, _GUESS = Phase.CLUE, Phase.CHALLENGED, Phase.GUESS

# No permission makes a clue of nothing at all; `tidy` refuses the rest that is no text (Q3).
NO_CLUE = "EMPTY"
MOST_QUESTIONS = 2  # in a turn, where operatives answer them


def give_clue(
    game: Game, seat: Seat, command: cmd.GiveClue, verdict: Verdict | None, now: int
) -> Events | Refusal:
    """The spymaster on turn says one word and one number (R25)."""
    number = command.number
    if (  # nearly always none of this holds
        game.phase is not _CLUE
        or (seat.role is not SPYMASTER and seat.role is not PLAYER)
        or seat.team is not game.team
        or game.timer is not None
        or type(number) is not int
        or number not in game.setup.variant.plain_numbers
    ):
        problem = _clue_giver(game, seat, now) or game.variant.check_number(number, game.options)
        if problem:
            return problem
    # The referee's spelling, where there is one; else our own tidying.
    word = verdict.clue if verdict and verdict.clue else tidy(command.word)
    if not isinstance(word, str):
        return word
    if verdict is None:
        is_legal = word.upper() not in game.setup.words
    else:
        is_legal = verdict.status == "legal" and not verdict.reasons
    if is_legal and not game.consultations:  # as it nearly always is: `_publish` without the call
        recorded = None if verdict is LEGAL else verdict
        given = ClueGiven(game.turn, game.team, word, number, verdict=recorded)
        is_timed = game.setup.options.time.kind == "strict"
        return (given, *guess_clock(game, now)) if is_timed else (given,)
    verdict = verdict or plain_verdict(game, word)
    if any(reason.code == NO_CLUE for reason in verdict.reasons):
        return Refusal("clue_refused", {"word": word}, verdict.reasons)
    answer = _answer_about(game, word)
    if answer is not None and answer.allowed:
        return _publish(game, word, number, verdict, "allowed", now)
    # Without rivals nobody rules on a challenge, so there a referee is a guard (Q23).
    ruled_before = game.options.check == "referee" and not game.variant.rivals
    if game.options.check == "guard" or ruled_before:
        return _guarded(game, word, number, verdict, answer, now)
    published = _publish(game, word, number, verdict, "open", now)
    if game.options.check == "referee" and verdict.status == "refused":
        return (*published, ev.ClueChallenged(None, verdict.reasons))
    return published


def _guarded(
    game: Game,
    word: str,
    number: Number,
    verdict: Verdict,
    answer: Consultation | None,
    now: int,
) -> Events | Refusal:
    """Guard mode: nothing doubtful is published before the other side agrees (Q15, Q23)."""
    if verdict.status == "refused":
        return Refusal("clue_refused", {"word": word}, verdict.reasons)
    if answer is not None:
        if answer.allowed is False:
            return Refusal("clue_objected", {"word": word}, verdict.reasons)
        return Refusal("consultation_pending", {"word": word}, verdict.reasons)
    if verdict.status == "doubtful":
        asked = ev.ConsultAsked(game.team, word, number, verdict.reasons, give=True, at=now)
        return _asked_enough(game) or (asked,)
    return _publish(game, word, number, verdict, "open", now)


def _publish(
    game: Game, word: str, number: Number, verdict: Verdict, standing: Standing, now: int
) -> Events:
    recorded = None if verdict is LEGAL else verdict
    given = ClueGiven(game.turn, game.team, word, number, standing == "allowed", recorded)
    return (
        (given, *guess_clock(game, now)) if game.setup.options.time.kind == "strict" else (given,)
    )


def consult_clue(
    game: Game, seat: Seat, command: cmd.ConsultClue, verdict: Verdict | None, now: int
) -> Events | Refusal:
    """Ask first, in private; costs nothing (R58). A new question replaces an open one."""
    problem = _clue_giver(game, seat, now)
    if problem is None and command.number is not None:
        problem = game.variant.check_number(command.number, game.options)
    if problem:
        return problem
    # The referee's spelling, where there is one; else our own tidying.
    word = verdict.clue if verdict and verdict.clue else tidy(command.word)
    if isinstance(word, Refusal):
        return word
    answer = _answer_about(game, word)
    if answer is not None and answer.allowed is None:
        return Refusal("consultation_pending", {"word": word})
    verdict = verdict or plain_verdict(game, word)
    asked = ev.ConsultAsked(
        game.team, word, command.number, verdict.reasons, verdict.status == "refused", at=now
    )
    return _asked_enough(game) or (asked,)


def _asked_enough(game: Game) -> Refusal | None:
    """Operatives who are asked hear the word, so a question is nearly a clue (R28, Q23)."""
    if game.variant.rivals or not game.consultations:
        return None
    last = game.consultations[-1]
    if last.allowed is None:
        return Refusal("consultation_pending", {"word": last.word})
    many = len(game.consultations) >= MOST_QUESTIONS
    return Refusal("enough_questions", {"limit": MOST_QUESTIONS}) if many else None


def answer_consult(
    game: Game, seat: Seat, command: cmd.AnswerConsult, _verdict: Verdict | None, now: int
) -> Events | Refusal:
    """The opposing spymaster's word is final (R57); in co-op the operatives' (Q23).

    Who is asked may also help with the spelling (R63). Then nothing is published by itself: the
    asker chooses how to write the clue, and the answer holds for both ways.
    """
    variant = game.variant
    if not (variant.gives(seat) if variant.rivals else variant.guesses(seat)):
        return Refusal("wrong_role")
    if variant.gives(seat) and seat.team is game.team:
        return Refusal("not_your_turn")
    question = game.consultations[-1] if game.consultations else None
    if game.phase is not _CLUE or question is None or question.allowed is not None:
        return Refusal("no_consultation")
    if command.word is not None and command.word != question.word:
        return Refusal("no_consultation")  # another one has been asked meanwhile
    spelling = tidy(command.spelling) if command.spelling else ""
    if isinstance(spelling, Refusal):
        return spelling
    if spelling == question.word:
        spelling = ""
    answered = ev.ConsultAnswered(command.allow, now, spelling)
    if spelling or not (command.allow and question.give and question.number is not None):
        return (answered,)
    verdict = Verdict("doubtful", question.reasons, question.word)
    published = _publish(game, question.word, question.number, verdict, "allowed", now)
    return (answered, *published)


def challenge_clue(
    game: Game, seat: Seat, _command: cmd.ChallengeClue, _verdict: Verdict | None, now: int
) -> Events | Refusal:
    """Anybody who plays may speak up until the first guess (Q4, Q14).

    Operatives do not know that a clue was allowed beforehand (R58), so they may challenge it
    like any other; all that can come of it is a rejection (R57).
    """
    variant = game.variant
    if not seat.plays or not variant.rivals:
        return Refusal("wrong_role")  # without rivals nobody rules on it (Q23)
    if game.clue is None:
        return Refusal("challenge_closed" if game.clues else "no_clue")
    if game.phase is not _GUESS:
        return Refusal("wrong_phase", {"phase": game.phase.value})
    if variant.gives(seat) and seat.team is game.team:
        return Refusal("own_clue")
    known_allowed = game.standing == "allowed" and variant.eyes_of(seat) & VERDICT
    if game.guesses > 0 or game.standing not in {"open", "allowed"} or known_allowed:
        return Refusal("challenge_closed")
    return Refusal("time_is_up") if out_of_time(game, now) else (ev.ClueChallenged(seat),)


def rule_clue(
    game: Game, seat: Seat, command: cmd.RuleClue, _verdict: Verdict | None, now: int
) -> Events | Refusal:
    """The opposing spymaster alone decides a challenge (R57, Q14)."""
    problem = _opposing_spymaster(game, seat, _CHALLENGED)
    if problem:
        return problem
    if game.standing == "allowed" and command.ruling != "reject":
        return Refusal("challenge_closed")  # permission was final (R57)
    if command.ruling == "uphold":
        return (ev.CluePenalised(game.team), *game.variant.end_turn(game, "invalid_clue", now))
    if command.ruling == "reject":
        return (ev.ChallengeRejected(), *guess_clock(game, now))
    if not game.options.waiver:
        return Refusal("waiver_off")
    return (ev.ClueWaived(), *guess_clock(game, now))


def accept_clue(
    game: Game, seat: Seat, _command: cmd.AcceptClue, _verdict: Verdict | None, _now: int
) -> Events | Refusal:
    """Close the window early, so that nobody waits in asynchronous play (Q4)."""
    problem = _opposing_spymaster(game, seat, _GUESS)
    if problem:
        return problem
    if game.guesses > 0 or game.standing != "open":
        return Refusal("challenge_closed")
    return (ev.ClueAccepted(),)


def remarks(game: Game, number: Number) -> tuple[Reason, ...]:
    """What a spymaster alone is told about a number before saying it (R66, Q17)."""
    if isinstance(number, int) and number > game.left(game.team):
        return (Reason("NUMBER_AS_CLUE", evidence=str(game.left(game.team))),)
    return ()


def plain_verdict(game: Game, word: str) -> Verdict:
    """All a referee without any language can say: no visible codename is a clue (R29)."""
    capitals = word.upper()  # case never distinguishes words (Q36)
    if capitals not in game.setup.words or game.is_covered(game.find(capitals)):
        return LEGAL
    return Verdict("refused", (Reason("SAME_WORD", capitals),), word)


def _clue_giver(game: Game, seat: Seat, now: int) -> Refusal | None:
    if seat.role is not SPYMASTER and not game.variant.gives(seat):  # a role is looked at faster
        return Refusal("wrong_role")
    if game.phase is not _CLUE:
        return Refusal("wrong_phase", {"phase": game.phase.value})
    if seat.team is not game.team:
        return Refusal("not_your_turn")
    return Refusal("time_is_up") if game.timer and out_of_time(game, now) else None


def _opposing_spymaster(game: Game, seat: Seat, phase: Phase) -> Refusal | None:
    if not game.variant.gives(seat):
        return Refusal("wrong_role")
    if game.phase is not phase:
        return Refusal("wrong_phase", {"phase": game.phase.value})
    return Refusal("not_your_turn") if seat.team is game.team else None


def _answer_about(game: Game, word: str) -> Consultation | None:
    wanted = word.casefold()
    for question in reversed(game.consultations):
        if question.word.casefold() == wanted:
            return question
        if question.allowed and question.spelling.casefold() == wanted:
            return question
    return None
