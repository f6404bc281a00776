"""The gate is closed: what it does not list is shown to nobody (R17, R58)."""

from typing import get_args

import msgspec
import pytest

from cryptonym.rules import Game, Seat, begin
from cryptonym.rules import events as ev
from cryptonym.rules.eyes import ASKED, BACK, FRONT, NOTHING, VERDICT, Eyes
from cryptonym.rules.gate import Alike, RecordedAlike, deal_seen, recorded, seen, view_with
from cryptonym.rules.model import Role, Team
from cryptonym.rules.options import Mode
from cryptonym.rules.variants import variant_named
from cryptonym.rules.verdict import Reason, Verdict
from cryptonym.rules.views import EventSeen, LogEvent, Now, View
from support.any_play import any_play
from support.boards import board

MODES: tuple[Mode, ...] = ("teams", "coop", "shared")  # with one key; of two see test_duet_secrecy

# Told as they are. Whoever adds a field here says that everybody may know it.
ALIKE = {
    ev.WordCovered: ("turn", "team", "card", "identity", "cause"),
    ev.WordTouched: ("turn", "team", "card", "identity"),
    ev.SideDone: ("team",),
    ev.TurnEnded: ("turn", "team", "reason", "tokens"),
    ev.SuddenDeath: (),
    ev.GaveUp: ("turn", "team"),
    ev.TimerStarted: ("deadline", "kind", "by"),
    ev.GameOver: ("winner", "reason", "score"),
    ev.DealOpened: ("cells", "salt"),
    ev.ClueChallenged: ("by", "reasons"),
    ev.ChallengeRejected: (),
    ev.ClueWaived: (),
    ev.ClueAccepted: (),
    ev.CluePenalised: ("team",),
    ev.PenaltySkipped: (),
    ev.WordProposed: ("by", "card", "on"),
    ev.ClueSpelled: ("word", "letters"),
    ev.Talked: ("by", "text"),
    ev.TimerExpired: ("kind",),
}
# Told in part, or to some. Whoever adds a field here looks at the gate first.
LOOKED_AT = {
    ev.Dealt: ("options", "words", "key", "salt", "commitment"),
    ev.ConsultAsked: ("team", "word", "number", "reasons", "refused", "give", "at"),
    ev.ConsultAnswered: ("allowed", "at", "spelling"),
    ev.ClueGiven: ("turn", "team", "word", "number", "allowed", "verdict"),
    ev.TimerPaused: ("left", "at", "until"),
    ev.TimerResumed: ("deadline",),
}
# In no record. Whoever adds an event says here, or to the gate, whether one tells of it.
UNRECORDED = {
    ev.Dealt,  # its words, and its key as far as it lies open, are the record's own
    ev.DealOpened,
    ev.GameOver,  # the result
    ev.ConsultAsked,
    ev.ConsultAnswered,
    ev.WordProposed,
    ev.ClueSpelled,
    ev.Talked,
    ev.TimerStarted,
    ev.TimerPaused,
    ev.TimerResumed,
    ev.TimerExpired,
}
ALL_EYES = [Eyes(bits) for bits in range(16)]


def test_every_event_has_its_place_in_the_gate_with_all_its_fields_r17() -> None:
    fields = {kind: kind.__struct_fields__ for kind in get_args(ev.Event)}
    assert fields == ALIKE | LOOKED_AT
    assert set(get_args(Alike)) == set(ALIKE)


def test_a_record_tells_what_the_gate_lists_and_nothing_else_q25() -> None:
    alike, told = set(get_args(RecordedAlike)), set(get_args(LogEvent))
    assert told == alike | {ev.ClueGiven, ev.ClueChallenged}
    assert set(get_args(ev.Event)) == told | UNRECORDED
    found = set()
    for seed in range(30):
        for mode in MODES:
            for event, _ in any_play(mode, seed):
                for finished in (True, False):
                    said = recorded(event, finished=finished)
                    assert (said is None) is (type(event) in UNRECORDED)
                    assert said is None or type(said) not in alike or said is event
                    found.add(type(event))
    assert found > UNRECORDED - {ev.DealOpened}


def test_a_record_has_no_word_of_the_referee_and_permission_at_the_end_alone_r58_q25() -> None:
    reasons = (Reason("WORD_FORM", "LETTERS"),)
    verdict = Verdict("doubtful", reasons)
    clue = ev.ClueGiven(1, Team.RED, "zyx", 2, allowed=True, verdict=verdict)
    bare = ev.ClueGiven(1, Team.RED, "zyx", 2)
    assert recorded(clue, finished=False) == bare
    assert recorded(clue, finished=True) == msgspec.structs.replace(bare, allowed=True)
    assert recorded(msgspec.structs.replace(clue, allowed=False), finished=True) == bare
    for finished in (True, False):
        challenged = recorded(ev.ClueChallenged(None, reasons), finished=finished)
        assert challenged == ev.ClueChallenged(None)


def test_what_is_told_is_another_union_than_what_is_stored_r17() -> None:
    assert set(get_args(ev.Event)) - set(get_args(EventSeen)) == {ev.Dealt}


def test_an_event_that_is_not_listed_is_shown_to_nobody_r17() -> None:
    leak = msgspec.defstruct("Leak", [("key", str)], bases=(ev.Event.__args__[0].__base__,))
    game = begin(board())
    for eyes in ALL_EYES:
        with pytest.raises(AssertionError):
            seen(leak("rb.x"), eyes, game)


@pytest.mark.parametrize("mode", MODES)
def test_each_secret_has_its_own_eyes_r17_r57_r58(mode: Mode) -> None:
    """A bit alone shows what it stands for, and nothing of the others."""
    asked = allowed = 0
    for seed in range(6):
        for event, after in any_play(mode, seed):
            for eyes in ALL_EYES:
                told = seen(event, eyes, after)
                if isinstance(event, ev.ConsultAsked | ev.ConsultAnswered):
                    assert (told is event) is bool(eyes & ASKED)
                    assert told is None or told is event
                    asked += 1
                if isinstance(event, ev.ClueGiven):
                    assert isinstance(told, ev.ClueGiven)
                    assert told == event or not (eyes & VERDICT or told.allowed or told.verdict)
                    allowed += event.allowed
            if after.result is None:
                assert_view_shows_what_eyes_see(after)
    assert asked
    assert allowed


def assert_view_shows_what_eyes_see(game: Game) -> None:
    for eyes in (NOTHING, FRONT, BACK, ASKED, VERDICT):
        shown = view_with(game, Seat(Role.WATCHER), eyes)
        assert (shown.key is not None) is (eyes is FRONT)
        assert ("?" in shown.cells) is (eyes is not FRONT)
        assert shown.consultations == (game.consultations if eyes is ASKED else ())
        assert shown.verdict is None or eyes is VERDICT
        assert shown.salt is None


def test_the_deal_shows_the_key_to_those_who_hold_it_and_never_the_salt_r17() -> None:
    dealt = board()
    for eyes in ALL_EYES:
        text = msgspec.json.encode(deal_seen(dealt, eyes, variant_named("teams")))
        assert (dealt.key.cells.encode() in text) is bool(eyes & FRONT)
        assert dealt.salt.encode() not in text


def test_after_the_end_everybody_sees_the_key_and_nobody_what_was_asked_r58_q25() -> None:
    ends = 0
    for seed in range(12):
        game = [*any_play("teams", seed)][-1][1]
        if game.result is None:
            continue
        ends += 1
        for eyes in ALL_EYES:
            shown = view_with(game, Seat(Role.WATCHER), eyes)
            assert shown.cells == game.key.cells
            assert shown.salt == game.salt
            assert shown.consultations == (game.consultations if eyes & ASKED else ())
    assert ends > 5


def test_no_field_of_a_view_came_without_anybody_thinking_about_it_r17() -> None:
    assert View.__struct_fields__ == (
        "seat", "options", "words", "cells", "covered", "start", "commitment", "phase", "team",
        "turn", "left", "guesses", "clue", "covers", "clues", "endings", "standing",
        "challenged_by", "timer", "result", "key", "salt", "consultations", "verdict",
        "at", "tally", "touches",
    )  # fmt: skip


def test_no_field_of_now_came_without_anybody_thinking_about_it_r17() -> None:
    assert Now.__struct_fields__ == ("at", "team", "tally")


@pytest.mark.parametrize("mode", MODES)
def test_who_sees_what_r15_r17_q23(mode: Mode) -> None:
    spymaster = FRONT | ASKED | VERDICT
    operative = ASKED if mode == "coop" else NOTHING
    variant = variant_named(mode)
    for place in variant.places:
        assert place.gives is not place.guesses
        assert variant.eyes_of(place.seat) == (spymaster if place.gives else operative)
    assert variant.eyes_of(Seat(Role.WATCHER)) == NOTHING
    assert variant.eyes_of(Seat(Role.INSIDER)) == FRONT


def test_a_seat_that_a_game_does_not_have_sees_nothing_r17() -> None:
    assert variant_named("teams").eyes_of(Seat(Role.SPYMASTER)) == NOTHING
    assert variant_named("shared").eyes_of(Seat(Role.INSIDER, Team.RED)) == NOTHING
