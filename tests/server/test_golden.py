"""What today's games say, byte by byte: to every seat, to every member, in the record (R17, R58).

These are digests of games that were played before games were described by variants. Whoever
changes the protocol or a record on purpose writes the new ones here; nobody else may have to. What
was added since then, `now` and its fields in a view, has digests of its own. A new game writes
its first ones here: these tests say which.
"""

import hashlib
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import get_args

import msgspec
import pytest
from msgspec.structs import replace

from cryptonym.records import record_of, write_record
from cryptonym.rooms.entries import ENTRIES, Entry
from cryptonym.rooms.telling import Told, WhisperCounts
from cryptonym.rules import Game, Seat, event_view, view
from cryptonym.rules import events as rules
from cryptonym.rules.cards import Layout
from cryptonym.rules.events import Dealt, Event
from cryptonym.rules.gate import now_seen
from cryptonym.rules.match import GameStarted, KeySeen, SeatTaken
from cryptonym.rules.model import Role
from cryptonym.rules.options import Mode
from cryptonym.rules.variants import OURS, variant_named
from cryptonym.rules.views import Now
from cryptonym.table import events as ev
from cryptonym.table.evolve import evolve_table, open_table
from cryptonym.wire.messages import Happened, ToClient, Whispered
from support.any_play import any_play
from support.moves import PLAYERS, SEATS
from table.gathering import SEATS as SEATS_OF

READ = msgspec.json.Decoder(ToClient)
GAMES = 20  # of each mode
MODES = [variant.name for variant in OURS]
VIEWS_EVERY = 4  # events; a view after each one would say little more and take long

SEEN = {
    "teams": "b58d9ce9f7a73b1b",
    "coop": "b1c72065c8bd3298",
    "shared": "71b660401ac686ee",
    "duet": "9f10e15486589742",
    "pictures": "6761b2015745069c",
    "pictures_coop": "bb9b25468b6a61a1",
    "pictures_shared": "ca1c993098c6f9ab",
    "pictures_duet": "17f6855f3ed8282f",
}
TOLD = {
    "teams": "a76ce6a6e17bc075",
    "coop": "d3da38a93999b19f",
    "shared": "ccd377663ded82cd",
    "duet": "b1dd14e859718991",
    "pictures": "39a148e62d3f37c8",
    "pictures_coop": "c1e312985b597a54",
    "pictures_shared": "f5da77c714a4aa34",
    "pictures_duet": "58aace8cebcf1a38",
}
NOW = {
    "teams": "2bda9b0d7ce9cf5f",
    "coop": "eaaef332c4f95095",
    "shared": "9245f4aa84c5c553",
    "duet": "a8742e8f643284f1",
    "pictures": "d950b0864fb441c7",
    "pictures_coop": "0acebbe08153b843",
    "pictures_shared": "b652ab05ce6c6da7",
    "pictures_duet": "c144f4bfb723b94e",
}
WRITTEN = {
    "teams": "2551581877c420fe",
    "coop": "9c827ce76b3675ac",
    "shared": "5a36f02d3b30a242",
    "duet": "e517e4154a9490c4",
    "pictures": "05bf26664a9d049d",
    "pictures_coop": "00fc6cbe277b820e",
    "pictures_shared": "357dfb3b322981f4",
    "pictures_duet": "d459b968ad553b1a",
}

ADDED = (
    b',"absent":"stop"',
    b',"until":0',
    b',"mission":{}',
    b',"by":null',
    b',"assassin_ending":false',
)  # fields since then, where they say nothing new

OF_DUET = {rules.WordTouched, rules.SideDone, rules.SuddenDeath, rules.GaveUp}
LAST_CHANCE = {rules.SuddenDeath, rules.GaveUp}  # after the assassin, with pictures (P5)
NOT_IN_COOP = {  # nobody could rule on a challenge there (Q23)
    rules.ClueChallenged,
    rules.ChallengeRejected,
    rules.ClueWaived,
    rules.ClueAccepted,
    rules.CluePenalised,
    rules.PenaltySkipped,
}


def digest(parts: Iterable[bytes | str | None]) -> str:
    """A short name for all of these, in their order."""
    sha = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        for added in ADDED:
            data = data and data.replace(added, b"")
        sha.update(b"\0none" if data is None else data)
        sha.update(b"\n")
    return sha.hexdigest()[:16]


def seats_in(mode: Mode) -> tuple[Seat, ...]:
    """The seats that somebody may look from, with one that the game has not."""
    return PLAYERS if variant_named(mode).places[0].seat.role is Role.PLAYER else SEATS


@cache
def games(mode: Mode) -> list[list[tuple[Event, Game]]]:
    return [list(any_play(mode, seed)) for seed in range(GAMES)]


@pytest.mark.parametrize("mode", MODES)
def test_every_seat_sees_the_same_bytes_as_ever_r17_r58(mode: Mode) -> None:
    def seen() -> Iterable[bytes]:
        for steps in games(mode):
            for number, (event, after) in enumerate(steps):
                for seat in seats_in(mode):
                    yield msgspec.json.encode(event_view(event, seat, after))
                    if number % VIEWS_EVERY == 0 or after.result:
                        yield msgspec.json.encode(replace(view(after, seat), at="", tally={}))

    assert digest(seen()) == SEEN.get(mode)


@pytest.mark.parametrize("mode", MODES)
def test_every_seat_is_told_the_same_situation_and_tally_as_ever(mode: Mode) -> None:
    def seen() -> Iterable[bytes]:
        for steps in games(mode):
            for before, after in pairwise([None, *(game for _, game in steps)]):
                assert after is not None
                for seat in seats_in(mode):
                    shown, eyes = view(after, seat), after.variant.eyes_of(seat)
                    now = with_more(before, after, seat, now_seen(before, after, eyes))
                    yield msgspec.json.encode((shown.at, shown.tally, now))

    assert digest(seen()) == NOW.get(mode)


def with_more(before: Game | None, after: Game, seat: Seat, now: Now | None) -> Now | None:
    """What was told before a first guess went without saying."""
    was, at = before and view(before, seat).at, view(after, seat).at
    more = was in {"guess", "guess_new"} and at == "guess_more"
    return replace(now or Now(), at=at) if more else now


def as_table_events(mode: Mode, steps: list[tuple[Event, Game]]) -> list[ev.TableEvent]:
    """The game at a table: everybody sits, one looks at the key, one watches."""
    dealt = steps[0][0]
    assert isinstance(dealt, Dealt)
    needed = [Seat(role, team) for role, team in SEATS_OF[mode]]
    members = [str(number) for number in range(1, len(needed) + 3)]
    return [
        ev.TableOpened("a-b-c-d", dealt.options),
        *(ev.MemberCame(who, f"Member {who}", f"hash{who}") for who in members),
        *(SeatTaken(who, seat) for who, seat in zip(members, needed, strict=False)),
        GameStarted(Layout(tuple(range(0, 2 * len(dealt.words), 2))), dealt),
        KeySeen(members[-1]),
        *(event for event, _ in steps[1:]),
    ]


def told_at_a_table(events: list[ev.TableEvent]) -> Iterable[str | None]:
    """Every message to every member, with what followed in the same one."""
    first = events[0]
    assert isinstance(first, ev.TableOpened)
    before = table = open_table(first)
    told: list[Told] = []
    seq = 0
    heard: WhisperCounts = {}
    for number, event in enumerate(events[1:], 2):
        table = evolve_table(table, event)
        entry = ENTRIES.decode(ENTRIES.encode(Entry(1_790_000_000_000, event, "1", "id")))
        if not told or not told[-1].takes_in(entry, table):
            told.append(Told(entry, before, table, number, seq, heard))
        before, seq, heard = table, told[-1].seq, told[-1].heard
    for one in told:
        yield from (one.text_then(who) for who in one.seats)


@pytest.mark.parametrize("mode", MODES)
def test_every_member_is_told_the_same_bytes_as_ever_r17_r58(mode: Mode) -> None:
    texts = [
        text
        for steps in games(mode)[: GAMES // 2]
        for text in told_at_a_table(as_table_events(mode, steps))
    ]
    assert None in texts, "nothing was whispered"
    assert digest(map(without_now, texts)) == TOLD.get(mode)


def without_now(text: str | None) -> bytes | None:
    """The message as it was before it said what the rules made of the event."""
    if text is None:
        return None
    message = READ.decode(text)
    assert msgspec.json.encode(message).decode() == text
    assert isinstance(message, Happened | Whispered)
    return msgspec.json.encode(replace(message, now=None))


def test_now_is_told_where_an_event_does_not_say_what_the_rules_made_of_it() -> None:
    told: dict[str, set[str]] = {}
    of_words: tuple[Mode, ...] = ("teams", "coop", "shared")
    for steps in (steps for mode in of_words for steps in games(mode)[: GAMES // 2]):
        for text in told_at_a_table(as_table_events(steps[0][1].options.mode, steps)):
            message = READ.decode(text) if text else None
            if isinstance(message, Happened | Whispered) and message.now:
                fields = msgspec.to_builtins(message.now)
                kinds = [message.event, *getattr(message, "then", ())]
                told.setdefault(kinds[-1].__struct_config__.tag, set()).update(fields)
    assert told == {
        "dealt": {"at", "team", "tally"},
        "consult_asked": {"at"},
        "consult_answered": {"at"},
        "clue_given": {"at"},
        "clue_challenged": {"at"},
        "challenge_rejected": {"at"},
        "clue_waived": {"at"},
        "clue_accepted": {"at"},
        "penalty_skipped": {"at"},
        "word_covered": {"at"},
        "turn_ended": {"at", "team"},
        "timer_started": {"at", "team"},
    }


@pytest.mark.parametrize("mode", MODES)
def test_records_are_the_same_text_as_ever(mode: Mode) -> None:
    def written() -> Iterable[str]:
        for steps in games(mode):
            events = [event for event, _ in steps]
            yield write_record(record_of(events[: len(events) // 2]))
            yield write_record(record_of(events, {"place": "here"}))

    assert digest(written()) == WRITTEN.get(mode)


def test_the_games_behind_the_digests_are_eventful() -> None:
    """Else equal bytes would show little."""
    kinds: dict[Mode, set[type]] = {}
    for mode in MODES:
        kinds[mode] = {type(event) for steps in games(mode) for event, _ in steps}
        assert sum(steps[-1][1].result is not None for steps in games(mode)) > GAMES // 2
    every = set(get_args(Event))
    assert kinds["teams"] == kinds["shared"] == every - OF_DUET
    assert kinds["coop"] == every - OF_DUET - NOT_IN_COOP
    assert kinds["duet"] == (every - NOT_IN_COOP) | {rules.CluePenalised}
    assert kinds["pictures"] | kinds["pictures_shared"] == kinds["teams"] | LAST_CHANCE
    assert kinds["pictures_coop"] == kinds["coop"] | LAST_CHANCE
    assert kinds["pictures_duet"] | {rules.SideDone} == kinds["duet"]
