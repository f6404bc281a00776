"""The only gate: what eyes see of a game and of its events. Nothing else redacts (R17).

It receives eyes and never a seat, so equal eyes see the same. Views are built from allowed
fields. Every event is listed here: one that is not is shown to nobody, and the type checker and
`tests/rules/test_gate.py` say so. After the end everybody sees the key, but never what was asked
in private: that stays between those who held it (Q25).
"""

from typing import Any, assert_never

from msgspec.structs import replace

from cryptonym.rules import events as ev
from cryptonym.rules import meanings
from cryptonym.rules.desks import Situation
from cryptonym.rules.desks import situation as usual_situation
from cryptonym.rules.eyes import ASKED, NOTHING, VERDICT, Eyes
from cryptonym.rules.game import Game
from cryptonym.rules.model import Key, Phase, Seat, Standing, Timer
from cryptonym.rules.variant import Variant, words_left
from cryptonym.rules.views import DealSeen, EventSeen, LogEvent, Now, RecordedAlike, View

# What everybody sees as it is, the most frequent ones first.
Alike = (
    ev.WordCovered
    | ev.TurnEnded
    | ev.TimerStarted
    | ev.GameOver
    | ev.DealOpened
    | ev.ClueChallenged
    | ev.ChallengeRejected
    | ev.ClueWaived
    | ev.ClueAccepted
    | ev.CluePenalised
    | ev.PenaltySkipped
    | ev.WordProposed
    | ev.ClueSpelled
    | ev.Talked
    | ev.TimerExpired
    | ev.WordTouched
    | ev.SideDone
    | ev.SuddenDeath
    | ev.GaveUp
)


def view(game: Game, seat: Seat) -> View:
    """The game as somebody in this seat sees it."""
    return view_with(game, seat, game.setup.variant.eyes_of(seat))


def view_with(game: Game, seat: Seat, eyes: Eyes) -> View:
    """The game as these eyes see it, from this seat."""
    setup, covered, over = game.setup, game.covered, game.phase is _OVER
    key, clue, timer, variant = setup.key, game.clue, game.timer, setup.variant
    tally: dict[Any, int]  # a Team is a str
    touches: tuple[ev.WordTouched, ...] = ()
    if variant.tally is words_left:
        left = tally = {side: (own & ~covered).bit_count() for side, own in setup.own.items()}
    else:
        tally, touches = variant.tally(game, eyes), game.touched()
        left = {side: tally[side] for side in variant.sides if side in tally}
    cells, held, letters = key.cells, key.cells, variant.letters
    if not over and eyes & letters.all != letters.all:
        cells = letters.known(cells, eyes, game.shown())
        held = letters.known(held, eyes) if eyes & letters.all else ""
    # In the order of the fields: a call with so many names takes twice as long.
    return View(
        seat,
        setup.options,
        setup.words,
        cells,
        covered,
        key.start,
        setup.commitment,
        game.phase,
        game.team,
        game.turn,
        left,
        game.guesses,
        clue,
        game.covers,
        game.clues,
        game.endings,
        _standing(game.standing, eyes),
        game.challenged_by,
        timer and _clock(timer, eyes),
        game.result,
        Key(held, key.start) if held else None,  # not which card of the deck it is
        setup.salt if over else None,
        game.consultations if eyes & ASKED else (),
        game.verdict if clue and eyes & VERDICT else None,
        variant.situation(game, eyes),
        tally,
        touches,
    )


def event_view(event: ev.Event, seat: Seat, after: Game) -> EventSeen | None:
    """What somebody in this seat learns from an event; `after` is the game with it applied."""
    return seen(event, after.variant.eyes_of(seat), after)


def seen(event: ev.Event, eyes: Eyes, after: Game) -> EventSeen | None:
    """What eyes learn from an event; None = nothing, not even that there was one (R58)."""
    match event:  # a long union is slow to say no, so it comes last
        case ev.ClueGiven():
            return event if eyes & VERDICT else bare_clue(event)
        case ev.ConsultAsked() | ev.ConsultAnswered():
            return event if eyes & ASKED else None
        case ev.TimerPaused():
            left = max(0, event.left - _hidden_credit(after, eyes))
            return ev.TimerPaused(left, event.at, event.until)
        case ev.TimerResumed():
            return ev.TimerResumed(event.deadline - _hidden_credit(after, eyes))
        case ev.Dealt():
            return deal_seen(event, eyes, after.variant)
        case _:
            if isinstance(event, Alike):
                return event
            assert_never(event)


def now_seen(before: Game | None, after: Game, eyes: Eyes) -> Now | None:
    """What these eyes are told beside events that led from one game to the other, or to a deal.

    What an event means in every game is left out: the end is the end, a covered word is one less
    of its side, and after a first guess the next one is awaited.
    """
    variant, team = after.setup.variant, after.team
    if before is None:
        tally: dict[Any, int]  # a Team is a str
        if variant.tally is words_left:  # as in `view_with`: every deal is told so
            covered = after.covered
            tally = {side: (own & ~covered).bit_count() for side, own in after.setup.own.items()}
        else:
            tally = variant.tally(after, eyes)
        return Now(variant.situation(after, eyes), team, tally)
    at = _new_situation(before, after, eyes)
    turned = None if team is before.team else team
    tally = {} if variant.tally is words_left else _recounted(before, after, eyes)
    return Now(at, turned, tally) if at or turned or tally else None


def now_for_all(before: Game | None, after: Game) -> tuple[Now | None, bool]:
    """What is told beside events that all see alike, and whether all eyes are told the same."""
    variant = after.setup.variant
    if before is not None and variant.tally is words_left:  # then situations alone differ
        turned = None if after.team is before.team else after.team
        at, is_common = _new_situations(before, after, variant)
        return Now(at, turned) if at or turned else None, is_common
    first, *others = variant.told_apart
    now = now_seen(before, after, first)
    return now, all(now_seen(before, after, eyes) == now for eyes in others)


def _new_situations(before: Game, after: Game, variant: Variant) -> tuple[Situation, bool]:
    """The new situation as the first eyes see it, and whether all others see the same."""
    if after.phase is _OVER:
        return "", True
    # As `_new_situation`, for all eyes in one loop: every guess comes by here.
    situation, first = variant.situation, None
    if after.guesses and before.phase is after.phase and situation is usual_situation:
        return "", True  # nearly always: after a guess the next one is waited for
    guessed = _is_guessed(before, after)
    for eyes in variant.told_apart:
        at, was = situation(after, eyes), situation(before, eyes)
        if at == (meanings.guessed(was) if guessed else was):
            at = ""
        if first is None:
            first = at
        elif at != first:
            return first, False
    return first or "", True


def _new_situation(before: Game, after: Game, eyes: Eyes) -> Situation:
    """What the game waits for now, if these eyes see it wait for something else than before.

    That the end is the end goes without saying, and that after a guess comes the next one.
    """
    if after.phase is _OVER:
        return ""
    situation = after.setup.variant.situation
    at, was = situation(after, eyes), situation(before, eyes)
    return "" if at == (meanings.guessed(was) if _is_guessed(before, after) else was) else at


def _is_guessed(before: Game, after: Game) -> bool:
    """Whether a guess has covered a word."""
    covers = after.covers
    return len(covers) > len(before.covers) and covers[-1].cause == "guess"


def _recounted(before: Game, after: Game, eyes: Eyes) -> dict[str, int]:
    """The counters that are not what one would count from the events (`meanings`)."""
    variant, known = after.variant, after.variant.letters.known
    counted: dict[str, int] = dict(variant.tally(before, eyes))
    cells = known(after.key.cells, eyes, after.shown())
    for cover in after.covers[len(before.covers) :]:
        counted = meanings.one_less(counted, variant.owners(cells[cover.card]))
    for ending in after.endings[len(before.endings) :]:
        counted = meanings.spent(counted, ending)
    counted |= dict.fromkeys(set(after.done()) - set(before.done()), 0)
    tally = variant.tally(after, eyes)
    return {name: count for name, count in tally.items() if counted.get(name) != count}


def deal_seen(dealt: ev.Dealt, eyes: Eyes, variant: Variant) -> DealSeen:
    """What eyes see of a deal: the key, or their side of it, for those who hold it."""
    letters = variant.letters
    own = letters.known(dealt.key.cells, eyes) if eyes & letters.all else ""
    key = Key(own, dealt.key.start) if own else None
    return DealSeen(dealt.options, dealt.words, dealt.key.start, dealt.commitment, key)


def bare_clue(event: ev.ClueGiven) -> ev.ClueGiven:
    """A clue as everybody heard it: nobody can tell that it was asked about (R58)."""
    return ev.ClueGiven(event.turn, event.team, event.word, event.number)


def recorded(event: ev.Event, *, finished: bool) -> LogEvent | None:
    """What everybody may read of an event in a record; None = nothing (Q25).

    What the referee said, of a clue or as the one who challenged it, is nobody's but the
    spymasters'. That a clue was allowed beforehand is told at the end (R58).
    """
    match event:
        case ev.ClueGiven():
            heard = bare_clue(event)
            return replace(heard, allowed=True) if event.allowed and finished else heard
        case ev.ClueChallenged():
            return ev.ClueChallenged(event.by)
        case _:
            return event if isinstance(event, RecordedAlike) else None


def shown_key(game: Game) -> Key:
    """As much of the key as everybody has seen."""
    return Key(game.variant.letters.known(game.key.cells, NOTHING, game.shown()), game.key.start)


def _standing(standing: Standing, eyes: Eyes) -> Standing:
    # "Allowed" would tell operatives that somebody asked (R58): to them it is a clue like any.
    return "open" if standing == "allowed" and not eyes & VERDICT else standing


def _clock(timer: Timer, eyes: Eyes) -> Timer:
    """Others see the clock as if nobody had asked anything in private (R58, Q22)."""
    if eyes & ASKED:
        return timer
    left = None if timer.left is None else max(0, timer.left - timer.credit)
    return Timer(timer.kind, timer.deadline - timer.credit, left, until=timer.until)


def _hidden_credit(game: Game, eyes: Eyes) -> int:
    """The time given back for questions that these eyes know nothing of."""
    return 0 if game.timer is None or eyes & ASKED else game.timer.credit


_OVER = Phase.OVER
