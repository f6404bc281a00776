"""What was stored once can be read for ever."""

import hashlib
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from cryptonym.rooms.entries import opened_by_cells
from cryptonym.rules import replay
from cryptonym.rules.events import ClueGiven, ClueWaived, DealOpened, Dealt, Event, Talked
from cryptonym.rules.model import (
    BLUE,
    RED,
    RED_OPERATIVE,
    Clue,
    Identity,
    Key,
    Phase,
    Result,
)
from cryptonym.rules.options import HouseRules, Options, TimeRules
from cryptonym.rules.verdict import Reason, Verdict
from cryptonym.store.encoding import Codec, NewerEntry, Raw, UnreadableEntry

# Written with the first version of the events, and never changed: such entries are in the field.
FIRST_VERSION = Path(__file__).with_name("first_version_events.jsonl").read_bytes()
DIGEST = "eb89b6f1938ff77f4fbe0051e8ad9a91f460bd39cd4debc00733c65c171eae34"
EVENTS: Codec[Event] = Codec(Event, upcasts=[opened_by_cells])
ALLOWED = ("compounds", "phrases", "full_names", "titles", "acronyms", "homophones")


def first_version() -> list[Event]:
    return [EVENTS.decode(line) for line in FIRST_VERSION.splitlines()]


def test_the_file_of_the_first_version_is_never_changed() -> None:
    assert hashlib.sha256(FIRST_VERSION).hexdigest() == DIGEST


def test_the_first_version_had_these_events() -> None:
    tags = {msgspec.json.decode(line)["type"] for line in FIRST_VERSION.splitlines()}
    assert tags == {
        "dealt",
        "consult_asked",
        "consult_answered",
        "clue_given",
        "clue_challenged",
        "challenge_rejected",
        "clue_waived",
        "clue_accepted",
        "clue_penalised",
        "penalty_skipped",
        "word_proposed",
        "word_covered",
        "turn_ended",
        "game_over",
        "deal_opened",
        "clue_spelled",
        "talked",
        "timer_started",
        "timer_paused",
        "timer_resumed",
        "timer_expired",
    }


def test_events_of_the_first_version_mean_what_they_meant() -> None:
    events = first_version()
    dealt, clue, talked = events[0], events[6], events[8]
    assert isinstance(dealt, Dealt)
    assert dealt.key == Key("rrbbx.rrrbb..rr.bbrbrb...", RED, pattern=17, turned=3)
    assert dealt.options == Options(
        mode="teams",
        language="it",
        word_list="junior",
        key_source="random",
        check="referee",
        expert_clues=False,
        waiver=False,
        penalty_cover="must",
        next_words="draw",
        time=TimeRules("strict", 61, 121, 122, 300),
        house=HouseRules(
            **dict.fromkeys(ALLOWED, True), place_names=False, accents="loose", rhymes="any"
        ),
    )
    reasons = (Reason("WORD_FORM", "MELA", "mela"),)
    verdict = Verdict("doubtful", reasons, "meletto", (Reason("RHYME", "SOLE"),), "it 1")
    assert clue == ClueGiven(1, RED, "meletto", 2, allowed=True, verdict=verdict)
    assert talked == Talked(RED_OPERATIVE, "Forse «MARE»? ĉu ne · ναι")
    (opened,) = [event for event in events if isinstance(event, DealOpened)]
    assert opened == DealOpened(dealt.key.cells, dealt.salt)


def test_a_game_of_the_first_version_folds_to_the_same_end() -> None:
    game = replay(first_version())
    assert game.result == Result(RED, "assassin", 7)
    assert (game.phase, game.team, game.turn) == (Phase.OVER, BLUE, 6)
    assert [covered.card for covered in game.covers] == [13, 5, 2, 0, 3, 9, 4]
    assert game.covers[-1].identity is Identity.ASSASSIN
    assert [(ended.turn, ended.reason) for ended in game.endings] == [
        (1, "wrong"),
        (2, "stopped"),
        (3, "limit"),
        (4, "timeout"),
        (5, "invalid_clue"),
    ]
    assert game.clues == (
        Clue(1, RED, "meletto", 2),
        Clue(2, BLUE, "New York", "unlimited"),
        Clue(3, RED, "acqua", 1),
        Clue(4, BLUE, "notte", 0),
        Clue(5, RED, "melo", 1),
        Clue(6, BLUE, "viaggio", 3),
    )


def test_every_event_of_today_can_be_written_and_read() -> None:
    events = first_version()
    assert {type(event) for event in events} <= set(get_args(Event))
    assert [EVENTS.decode(EVENTS.encode(event)) for event in events] == events


class Moved(msgspec.Struct, frozen=True, tag_field="type", tag="moved"):
    """The newest form of a made-up event, which was `{"type": "went", "to": "3,4"}` once."""

    x: int
    y: int
    why: str


class Rested(msgspec.Struct, frozen=True, tag_field="type", tag="rested"):
    pass


def name_it_moved(raw: Raw) -> Raw:
    if raw["type"] != "went":
        return raw
    x, y = raw["to"].split(",")
    return {"type": "moved", "x": int(x), "y": int(y)}


def give_a_reason(raw: Raw) -> Raw:
    return raw | {"why": "unknown"} if raw["type"] == "moved" else raw


NEWEST: Codec[Moved | Rested] = Codec(Moved | Rested, [name_it_moved, give_a_reason])


@pytest.mark.parametrize(
    ("entry", "event"),
    [
        (b'{"v":1,"type":"went","to":"3,4"}', Moved(3, 4, "unknown")),
        (b'{"v":2,"type":"moved","x":3,"y":4}', Moved(3, 4, "unknown")),
        (b'{"v":3,"type":"moved","x":3,"y":4,"why":"tired"}', Moved(3, 4, "tired")),
        (b'{"type": "moved", "why": "tired", "x": 3, "y": 4, "v": 3}', Moved(3, 4, "tired")),
        (b'{"v":1,"type":"rested"}', Rested()),
    ],
)
def test_every_version_is_read_as_the_newest(entry: bytes, event: Moved | Rested) -> None:
    assert NEWEST.decode(entry) == event


def test_entries_are_written_in_the_newest_version() -> None:
    written = NEWEST.encode(Moved(3, 4, "tired"))
    assert written == b'{"v":3,"type":"moved","x":3,"y":4,"why":"tired"}'
    assert EVENTS.encode(ClueWaived()) == b'{"v":2,"type":"clue_waived"}'


def test_an_object_without_fields_has_a_version_too() -> None:
    class Nothing(msgspec.Struct, frozen=True):
        pass

    codec: Codec[Nothing] = Codec(Nothing)
    assert codec.encode(Nothing()) == b'{"v":1}'
    assert codec.decode(b'{"v":1}') == Nothing()


@pytest.mark.parametrize(
    "entry",
    [
        b"",
        b"[]",
        b'{"v":1',
        b'{"type":"rested"}',
        b'{"v":0,"type":"rested"}',
        b'{"v":4,"type":"rested"}',
        b'{"v":"1","type":"rested"}',
        b'{"v":true,"type":"rested"}',
        b'{"v":3,"type":"danced"}',
        b'{"v":3,"type":"moved","x":"3","y":4,"why":""}',
        b'\xff{"v":3}',
    ],
)
def test_what_is_no_event_is_said_to_be_unreadable(entry: bytes) -> None:
    with pytest.raises(UnreadableEntry):
        NEWEST.decode(entry)


def test_what_a_later_version_has_written_is_told_from_what_is_damaged() -> None:
    with pytest.raises(NewerEntry):
        NEWEST.decode(b'{"v":4,"type":"rested"}')
    with pytest.raises(UnreadableEntry) as damaged:
        NEWEST.decode(b'{"v":3,"type":"danced"}')
    assert not isinstance(damaged.value, NewerEntry)


class Versioned(msgspec.Struct, frozen=True):
    v: int


@pytest.mark.parametrize("kind", [Versioned, int, Rested | None])
def test_only_events_without_a_version_of_their_own_can_be_written(kind: Any) -> None:
    with pytest.raises(TypeError):
        Codec(kind)
