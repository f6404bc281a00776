"""One text for equal eyes: whoever asks first, everybody gets exactly what is theirs (R17, R58)."""

import random

import msgspec
import pytest

from client.random_tables import told_at_random
from cryptonym.rooms.entries import Entry
from cryptonym.rooms.tail import Tail
from cryptonym.rooms.telling import Told, WhisperCounts
from cryptonym.rules.commands import Say
from cryptonym.rules.events import (
    ClueChallenged,
    ClueGiven,
    DealOpened,
    GameOver,
    TimerStarted,
    TurnEnded,
    WordCovered,
)
from cryptonym.rules.eyes import KEY
from cryptonym.rules.match import TakeSeat
from cryptonym.rules.model import RED_OPERATIVE, Identity, Role, Team
from cryptonym.rules.variant import words_left
from cryptonym.table.commands import LeaveTable
from cryptonym.table.events import TableEvent
from cryptonym.table.gate import entry_view, is_private, looks_alike, signature
from cryptonym.table.model import Settings, Table
from cryptonym.wire.messages import Happened, ToClient, Whispered
from support.toy import TOY
from table.gathering import seated
from table.test_replay import random_evening, replayed

READ = msgspec.json.Decoder(ToClient)


def told_of(seed: int) -> list[tuple[Told, Table]]:
    """Everything that is told in an evening at random."""
    gathering, tables = random_evening(seed)
    return as_told(gathering.events, tables)


def told_together(seed: int) -> list[Told]:
    """The same evening as if one command had done it all: what follows comes along."""
    gathering, tables = random_evening(seed)
    told: list[Told] = []
    seq = 0
    heard: WhisperCounts = {}
    before: Table | None = None
    for number, (event, after) in enumerate(zip(gathering.events, tables, strict=True), 1):
        entry = Entry(1, event, "1", "id")
        if not told or not told[-1].takes_in(entry, after):
            told.append(Told(entry, before, after, number, seq, heard))
        before = after
        seq, heard = told[-1].seq, told[-1].heard
    return told


def as_told(events: list[TableEvent], tables: list[Table]) -> list[tuple[Told, Table]]:
    """What rooms would tell of these events."""
    told: list[tuple[Told, Table]] = []
    seq = 0
    heard: WhisperCounts = {}
    earlier = [None, *tables]
    for number, (event, before, after) in enumerate(zip(events, earlier, tables, strict=False), 1):
        one = Told(Entry(number, event, "1", "id"), before, after, number, seq, heard)
        seq, heard = one.seq, one.heard
        told.append((one, after))
    return told


@pytest.mark.parametrize("seed", range(20))
def test_everybody_is_told_what_their_seat_sees_whoever_is_told_first_r17(seed: int) -> None:
    chance = random.Random(seed)
    for one, after in told_of(seed):
        event, seats = one.entry.event, after.match.seats
        here = chance.sample(list(seats), chance.randint(0, len(seats)))
        texts = {who: one.text_for(who, seats[who]) for who in here}
        one.settle()
        for who, seat in seats.items():  # those who come back later too
            text, seen = one.text_then(who), entry_view(event, seat, after, who)
            assert texts.get(who, text) == text
            message = None if text is None else READ.decode(text)
            if isinstance(message, Whispered):
                assert is_private(event)
                assert (message.heard, message.event) == (one.heard[who], seen)
            elif isinstance(message, Happened):
                assert not is_private(event)
                assert (message.seq, message.event) == (one.seq, seen)
            else:
                assert message is seen is None
        assert one.text_then("nobody") is None


def heard_by(who: str, told: list[Told]) -> list[tuple[int, object, str]]:
    texts = [text for one in told if (text := one.text_then(who)) is not None]
    messages = [message for text in texts if isinstance(message := READ.decode(text), Happened)]
    return [(one.seq, one.event, one.by) for message in messages for one in message.one_by_one()]


def test_what_followed_is_told_in_the_same_message_and_says_the_same() -> None:
    followed = 0
    for seed in range(20):
        apart, together = [one for one, _ in told_of(seed)], told_together(seed)
        for who in apart[-1].seats:
            assert heard_by(who, apart) == heard_by(who, together)
        for one in together:
            kinds = {type(entry.event) for entry in one.then}
            assert kinds <= {TurnEnded, GameOver, DealOpened, TimerStarted}
            assert one.size == 1 + len(one.then)
            assert not kinds or not one.private
            followed += len(one.then)
    assert followed > 40, "little followed from anything, so little was shown"


def test_what_somebody_else_did_or_did_later_is_told_apart() -> None:
    after = seated().table
    ended = TurnEnded(1, Team.RED, "wrong")
    covered = Entry(5, WordCovered(1, Team.RED, 0, Identity.BLUE), "1", "a")
    for entry, follows in (
        (Entry(5, ended, "1", "a"), True),
        (Entry(6, ended, "1", "a"), False),
        (Entry(5, ended, "2", "a"), False),
        (Entry(5, ended, "1", "b"), False),
        (Entry(5, TurnEnded(1, Team.RED, "stopped"), "1", "a"), False),
        (Entry(5, covered.event, "1", "a"), False),
    ):
        told = Told(covered, after, after, 7, 3, {})
        assert told.takes_in(entry, after) is follows
        assert (told.number, told.seq, told.size) == ((8, 5, 2) if follows else (7, 4, 1))
    clue = Told(Entry(5, ClueGiven(1, Team.RED, "sea", 2), "1", "a"), after, after, 7, 3, {})
    assert not clue.takes_in(Entry(5, TimerStarted(9), "1", "a"), after), "eyes differ (R58)"


def test_a_challenge_of_the_referee_is_signed_by_nobody() -> None:
    assert signature(ClueChallenged(), "1") == ""
    assert signature(ClueChallenged(RED_OPERATIVE), "2") == "2"


def test_who_names_a_number_in_the_middle_of_a_message_gets_the_whole_table() -> None:
    tail, after = Tail(), seated().table
    covered = Entry(5, WordCovered(1, Team.RED, 0, Identity.BLUE), "1", "a")
    told = Told(covered, after, after, 1, 0, {})
    told.takes_in(Entry(5, TurnEnded(1, Team.RED, "wrong"), "1", "a"), after)
    told.takes_in(Entry(5, TimerStarted(9), "1", "a"), after)
    tail.add(told, after)
    assert tail.seq == 3
    assert tail.after("1", 0, 0) == [told.text()]
    assert [tail.after("1", since, 0) for since in (1, 2, 3, 4)] == [None, None, [], None]


def test_nothing_is_kept_of_what_somebody_heard_who_has_gone() -> None:
    gathering = seated(settings=Settings(chat="team"))
    gathering.do("2", Say("for us alone"))
    gathering.do("2", LeaveTable())
    gathering.do("4", Say("for them alone"))
    tail, before = Tail(), None
    for one, _ in as_told(gathering.events, replayed(gathering.events)):
        tail.add(one, before)
        before = one.after
    assert tail.after("2", tail.seq, 0) == []
    assert len(tail.after("4", tail.seq, 0) or ()) == 1


def test_each_counts_their_own_whispers_also_two_in_the_same_seat_r58_q25() -> None:
    gathering = seated(settings=Settings(chat="team"))
    gathering.do("2", Say("before you came"))
    gathering.do("6", TakeSeat(Role.OPERATIVE, Team.RED))
    gathering.do("2", Say("welcome"))
    whisper, after = as_told(gathering.events, replayed(gathering.events))[-1]
    seats = after.match.seats
    assert seats["2"] == seats["6"]
    for who in ("2", "6", "2"):
        text = whisper.text_for(who, seats[who])
        assert text is not None
        message = READ.decode(text)
        assert isinstance(message, Whispered)
        assert message.heard == {"2": 2, "6": 1}[who]
    assert whisper.text_for("4", seats["4"]) is None


def test_no_text_for_those_without_the_key_holds_a_secret_r17_r58() -> None:
    texts = 0
    for one, after in (told for seed in range(20) for told in told_of(seed)):
        game, secrets = after.match.game, ['"hash']
        if game is not None and after.match.running:
            secrets += game.key.cells, game.salt
        for who, seat in after.match.seats.items():
            text = one.text_for(who, seat)
            if text is not None and seat.role not in {Role.SPYMASTER, Role.INSIDER}:
                assert not [secret for secret in secrets if secret in text]
                texts += 1
    assert texts > 1000, "little was told, so little was shown"


def test_what_all_see_alike_is_one_text_also_with_what_the_rules_made_of_it() -> None:
    texts = 0
    for one, after in (told for seed in range(50) for told in told_of(seed)):
        if looks_alike(one.entry.event) and after.members:
            assert one.text()
            assert {one.text_then(who) for who in one.seats} == {one.text()}
            texts += '"now"' in one.text()
    assert texts > 100


def test_where_eyes_are_told_different_counters_each_kind_has_a_text_r17() -> None:
    split = 0
    for _, one, after in (told for seed in range(24) for told in told_at_random(seed, 250)):
        game = after.match.game
        if game is None or not isinstance(one.entry.event, WordCovered):
            continue
        told = {after.match.eyes_of(who): one.text_then(who) for who in after.members}
        one.settle()
        assert all(one.text_then(who) == told[after.match.eyes_of(who)] for who in after.members)
        if len(set(told.values())) == 1:
            continue
        split += 1
        assert game.variant.tally is not words_left
        counters = ('"gone"',) if game.variant is TOY else tuple(f'"{side}":' for side in Team)
        done = {f'"{side}":' for side in game.done()}  # which everybody is told (D14)
        private = {
            eyes
            for eyes, text in told.items()
            if text and any(name in text.partition('"tally"')[2] for name in {*counters} - done)
        }
        assert private <= {eyes for eyes in told if eyes & KEY}
    assert split > 5
