"""The half of the fold that concerns the game: what an event means in every game, and `now`.

Who is on turn and what the game waits for is nothing to work out here: the server says it.
"""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cryptonym.rules import events as ev
from cryptonym.rules import meanings
from cryptonym.rules.desks import OVER, phase_word
from cryptonym.rules.model import HIDDEN, Clue, Key, Phase, Result
from cryptonym.rules.seating import dealt_in
from cryptonym.rules.variants import variant_of
from cryptonym.rules.views import DealSeen, Now, View
from cryptonym.table.model import MemberId
from cryptonym.table.slow_events import fresh_reserves
from cryptonym.table.views import EventSeen, TableView

_NOTHING_SAID = Now()


def after_play(view: TableView, event: EventSeen, now: Now | None) -> TableView:
    """The view after an event of the game."""
    told = now or _NOTHING_SAID
    if isinstance(event, DealSeen):
        return _dealt(view, event, told)
    means = _MEANINGS.get(type(event))
    game = view.game
    if game is None or (means is None and now is None):
        return view
    game = means(game, event) if means else game
    return replace(view, game=_informed(game, told), marks=_marks_after(view, event))


def _informed(game: View, now: Now) -> View:
    """With what the rules made of it."""
    at = now.at or game.at
    phase = Phase(phase_word(at)) if at else game.phase
    game = _counted(game, game.tally | now.tally)
    return replace(game, at=at, phase=phase, team=now.team or game.team)


def _counted(game: View, tally: dict[str, int]) -> View:
    """With these counters; words left are among them."""
    left = {side: tally[side] for side in variant_of(game.options).sides if side in tally}
    return replace(game, tally=tally, left=left)


def _marks_after(view: TableView, event: EventSeen) -> dict[MemberId, tuple[int, ...]]:
    """A mark is about the clue being played, and about a card that lies open."""
    if isinstance(event, ev.TurnEnded | ev.GameOver):
        return {}
    if not isinstance(event, ev.WordCovered):
        return view.marks
    left = {who: tuple(c for c in mine if c != event.card) for who, mine in view.marks.items()}
    return {who: mine for who, mine in left.items() if mine}


def _dealt(view: TableView, event: DealSeen, now: Now) -> TableView:
    variant = variant_of(event.options)
    members = {
        who: replace(member, seat=dealt_in(variant, member.seat, event.start))
        for who, member in view.members.items()
    }
    game = View(
        seat=members[view.you].seat,
        options=event.options,
        words=event.words,
        cells=event.key.cells if event.key else HIDDEN * len(event.words),
        covered=0,
        start=event.start,
        commitment=event.commitment,
        phase=Phase.CLUE,
        team=event.start,
        turn=1,
        left={},
        guesses=0,
        key=event.key,
    )
    after = replace(view, members=members, game=_informed(game, now), games=view.games + 1)
    after = replace(after, marks={}, explained=(), ready=(), asking={}, left=None)
    return after if after.settings.slow is None else fresh_reserves(after)


def _clue_given(game: View, event: ev.ClueGiven) -> View:
    clue = Clue(event.turn, event.team, event.word, event.number)
    return replace(
        game,
        clue=clue,
        clues=(*game.clues, clue),
        verdict=event.verdict,
        standing="allowed" if event.allowed else "open",
        consultations=(),
        timer=None,
    )


def _word_covered(game: View, event: ev.WordCovered) -> View:
    shown, card = _shown(game, event), event.card
    owners = variant_of(game.options).owners(shown.cells[card])
    is_guess = event.cause == "guess"
    return replace(
        _counted(shown, meanings.one_less(game.tally, owners)),
        covered=game.covered | 1 << card,
        covers=(*game.covers, event),
        at=meanings.guessed(game.at) if is_guess else game.at,
        guesses=game.guesses + is_guess,
    )


def _shown(game: View, event: ev.WordCovered | ev.WordTouched) -> View:
    """With the side of a card that judged, which everybody has seen now."""
    variant, card = variant_of(game.options), event.card
    side = variant.sides.index(event.team)
    letter = variant.letters.with_shown(game.cells[card], side, event.identity)
    return replace(game, cells=game.cells[:card] + letter + game.cells[card + 1 :])


def _word_touched(game: View, event: ev.WordTouched) -> View:
    touches = (*game.touches, event)
    return replace(_shown(game, event), touches=touches, guesses=game.guesses + 1)


def _side_done(game: View, event: ev.SideDone) -> View:
    return _counted(game, game.tally | {event.team: 0})


def _turn_ended(game: View, event: ev.TurnEnded) -> View:
    tally = meanings.spent(game.tally, event)
    if event.reason == "done":
        tally[event.team] = 0
    return replace(
        _counted(game, tally),
        endings=(*game.endings, event),
        turn=game.turn + 1,
        guesses=0,
        clue=None,
        verdict=None,
        standing="open",
        challenged_by=None,
        consultations=(),
        timer=None,
    )


def _game_over(game: View, event: ev.GameOver) -> View:
    result = Result(event.winner, event.reason, event.score)
    return replace(game, at=OVER, result=result, timer=None)


def _deal_opened(game: View, event: ev.DealOpened) -> View:
    return replace(game, cells=event.cells, key=Key(event.cells, game.start), salt=event.salt)


_MEANINGS: dict[type, Callable[[View, Any], View]] = {
    ev.ConsultAsked: meanings.consult_asked,
    ev.ConsultAnswered: meanings.consult_answered,
    ev.ClueGiven: _clue_given,
    ev.ClueChallenged: lambda game, event: replace(game, challenged_by=event.by, timer=None),
    ev.ChallengeRejected: lambda game, _event: replace(game, standing="rejected"),
    ev.ClueWaived: lambda game, _event: replace(game, standing="waived"),
    ev.ClueAccepted: lambda game, _event: replace(game, standing="accepted"),
    ev.WordCovered: _word_covered,
    ev.WordTouched: _word_touched,
    ev.SideDone: _side_done,
    ev.TurnEnded: _turn_ended,
    ev.GameOver: _game_over,
    ev.DealOpened: _deal_opened,
    ev.TimerStarted: meanings.timer_started,
    ev.TimerPaused: meanings.timer_paused,
    ev.TimerResumed: meanings.timer_resumed,
    ev.TimerExpired: meanings.timer_expired,
}
