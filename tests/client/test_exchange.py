"""The talk with a server, without a network: gaps, repetitions, complaints, goodbyes."""

import msgspec
import pytest
from msgspec.structs import replace

from cryptonym.client.calls import Call, Seated, ServerError
from cryptonym.client.exchange import Exchange, Reaction
from cryptonym.client.patience import LONGEST_DELAY, delays
from cryptonym.rooms import tables
from cryptonym.rules.commands import Say
from cryptonym.rules.events import TimerStarted, TurnEnded
from cryptonym.rules.match import SeatTaken
from cryptonym.rules.model import RED, SPYMASTER, WATCHER, Seat
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import IllegalCommandError, Refusal
from cryptonym.table.events import SomethingSaid
from cryptonym.table.model import Settings, Words
from cryptonym.table.views import MemberSeen, TableView
from cryptonym.wire import messages as wire


def snapshot(seq: int, heard: int = 0) -> wire.Snapshot:
    view = TableView(
        you="1",
        host="1",
        members={"1": MemberSeen("Ann", WATCHER)},
        options=Options(),
        settings=Settings(),
        words=Words(),
    )
    return wire.Snapshot("t", "a-b-c-d", seq, heard, view)


def event(seq: int) -> wire.Happened:
    return wire.Happened(seq, 0, SomethingSaid("1", str(seq)))


def whisper(heard: int) -> wire.Whispered:
    return wire.Whispered(heard, 0, SomethingSaid("1", f"w{heard}", RED))


def told(exchange: Exchange, message: wire.ToClient) -> Reaction:
    return exchange.take_text(msgspec.json.encode(message))


def sent(heard: Reaction) -> list[wire.FromClient]:
    return [msgspec.json.decode(text, type=wire.FromClient) for text in heard.send]


@pytest.fixture
def exchange() -> Exchange:
    greeted = Exchange()
    greeted.connected()
    assert told(greeted, snapshot(10, 3)).news
    return greeted


def test_an_event_that_was_heard_already_is_no_news(exchange: Exchange) -> None:
    assert told(exchange, event(11)).news
    assert told(exchange, event(11)).news == []
    assert exchange.seq == 11


def test_who_has_heard_things_out_of_order_and_is_cut_off_takes_what_the_server_greets_with(
    exchange: Exchange,
) -> None:
    """Else a whisper that was missed would be missing for ever, though all counts agree."""
    assert sent(told(exchange, whisper(5))) == [wire.AskSnapshot()]
    exchange.connected()
    assert told(exchange, snapshot(10, 5)).news
    assert not exchange.stale


def test_a_gap_is_asked_for_once_and_filled_in_order(exchange: Exchange) -> None:
    assert sent(told(exchange, event(13))) == [wire.Resume(10, 3)]
    assert sent(told(exchange, event(14))) == []
    news = [told(exchange, event(seq)).news for seq in (11, 12, 13, 14)]
    assert all(news)
    assert exchange.view is not None
    assert [said.text for said in exchange.view.chat] == ["11", "12", "13", "14"]


def turn_over(seq: int) -> wire.Happened:
    return replace(event(seq), by="1", then=(TurnEnded(1, RED, "wrong"), TimerStarted(9)))


def test_what_followed_from_an_event_is_news_of_its_own(exchange: Exchange) -> None:
    first, ended, timer = told(exchange, turn_over(11)).news
    assert first == replace(event(11), by="1")
    assert (ended, timer) == (
        wire.Happened(12, 0, TurnEnded(1, RED, "wrong")),
        wire.Happened(13, 0, TimerStarted(9)),
    )
    assert exchange.seq == 13
    assert told(exchange, turn_over(11)).news == []
    assert sent(told(exchange, turn_over(15))) == [wire.Resume(13, 3)]


def test_who_knows_a_part_of_what_followed_hears_the_rest(exchange: Exchange) -> None:
    heard = told(exchange, turn_over(9))
    assert [one.seq for one in heard.news if isinstance(one, wire.Happened)] == [11]
    assert (exchange.seq, heard.send) == (11, [])


@pytest.mark.parametrize(
    ("counts", "new"), [((11, 3), whisper(4)), ((10, 4), event(11)), ((10, 3), whisper(5))]
)
def test_what_comes_before_something_that_was_missed_is_followed_by_a_snapshot(
    exchange: Exchange, counts: tuple[int, int], new: wire.ToClient
) -> None:
    exchange.connected()
    told(exchange, snapshot(*counts))
    assert sent(told(exchange, new)) == [wire.AskSnapshot()]


def test_what_was_missed_needs_no_snapshot_in_its_order(exchange: Exchange) -> None:
    exchange.connected()
    told(exchange, snapshot(11, 4))
    in_order = (whisper(4), event(11), whisper(5), event(12))
    assert [sent(told(exchange, message)) for message in in_order] == [[]] * 4


@pytest.mark.parametrize("kind", ["event", "whisper"])
def test_an_event_of_a_newer_server_is_followed_by_a_snapshot(
    exchange: Exchange, kind: str
) -> None:
    new = {"type": kind, "seq": 11, "heard": 4, "at": 0, "event": {"type": "brand_new"}}
    heard = exchange.take_text(msgspec.json.encode(new))
    assert (heard.news, sent(heard)) == ([], [wire.AskSnapshot()])
    assert exchange.take_text(msgspec.json.encode(new)).send == [], "it is asked for once"
    assert told(exchange, snapshot(12, 4)).news
    assert not exchange.stale
    raw = msgspec.json.decode(msgspec.json.encode([new]), type=list[msgspec.Raw])[0]
    assert exchange.take(exchange.read(raw)) == []
    assert exchange.stale, "who polls looks at the table then"


def test_a_kind_of_message_that_is_not_known_yet_is_no_reason_to_stop(exchange: Exchange) -> None:
    heard = exchange.take_text(b'{"type":"brand_new"}')
    assert (heard.news, heard.send, exchange.stale) == ([], [], False)


def test_a_snapshot_that_cannot_be_read_is_said_to_be_malformed(exchange: Exchange) -> None:
    with pytest.raises(ServerError) as broken:
        exchange.take_text(b'{"type":"snapshot","seq":"x"}')
    assert broken.value.code == "malformed"


def test_whispers_are_heard_once_in_whatever_order(exchange: Exchange) -> None:
    assert told(exchange, whisper(3)).news == []  # the snapshot knew it
    assert told(exchange, whisper(6)).news
    assert told(exchange, whisper(5)).news
    assert told(exchange, whisper(6)).news == []
    assert exchange.heard == 6


def test_who_comes_back_asks_for_what_was_missed(exchange: Exchange) -> None:
    exchange.connected()
    greeting = told(exchange, snapshot(12, 3))
    assert greeting.news == []
    assert sent(greeting) == [wire.Resume(10, 3)]
    assert told(exchange, event(11)).news


def test_who_missed_nothing_asks_for_nothing(exchange: Exchange) -> None:
    exchange.connected()
    assert sent(told(exchange, snapshot(10, 3))) == []


def test_open_commands_go_out_again_with_a_new_connection(exchange: Exchange) -> None:
    first, second = exchange.ask(Say("a")), exchange.ask(Say("b"), "mine")
    exchange.sent(first)
    exchange.sent(second)
    assert told(exchange, wire.Done(first.id, 11)).answered == {first.id: 11}
    exchange.connected()
    assert sent(told(exchange, snapshot(10, 3))) == [wire.Do("mine", Say("b"))]
    refusal = Refusal("text_form")
    assert told(exchange, wire.Refused("mine", refusal)).answered == {"mine": refusal}
    assert not told(exchange, wire.Done("mine", 12)).answered


def test_a_complaint_is_about_the_oldest_open_command(exchange: Exchange) -> None:
    for name in ("a", "b", "c"):
        exchange.sent(exchange.ask(Say(name), name))
    assert told(exchange, wire.Wrong("too_fast")).again == "a"
    assert told(exchange, wire.Wrong("try_again", "b")).again == "b"
    answered = told(exchange, wire.Wrong("malformed", "card")).answered
    assert isinstance(answered["a"], ServerError)
    assert list(exchange.open) == ["b", "c"]


def test_what_was_missed_is_asked_for_again_if_we_asked_too_fast(exchange: Exchange) -> None:
    assert sent(told(exchange, event(13))) == [wire.Resume(10, 3)]
    assert not told(exchange, wire.Wrong("too_fast")).answered
    assert sent(told(exchange, event(14))) == [wire.Resume(10, 3)]


def test_a_complaint_about_nothing_is_nothing(exchange: Exchange) -> None:
    heard = told(exchange, wire.Wrong("malformed"))
    assert not heard.answered
    assert heard.again is None
    assert not told(exchange, wire.Pong()).send


def test_a_goodbye_says_whether_to_come_back(exchange: Exchange) -> None:
    heard = told(exchange, wire.Bye("moving"))
    assert heard.bye is not None
    assert heard.bye.again


def test_new_eyes_need_a_snapshot(exchange: Exchange) -> None:
    seated = told(exchange, wire.Happened(11, 0, SeatTaken("1", Seat(SPYMASTER, RED))))
    assert seated.news
    assert sent(seated) == [wire.AskSnapshot()]
    assert sent(told(exchange, event(12))) == []
    assert told(exchange, snapshot(12)).news
    assert not exchange.stale


def test_an_id_that_is_too_long_is_not_sent(exchange: Exchange) -> None:
    with pytest.raises(ValueError, match="64"):
        exchange.ask(Say("a"), "x" * 65)


def test_pauses_grow_and_end() -> None:
    pauses = list(delays(10))
    assert 10 <= sum(pauses) <= 10 + LONGEST_DELAY
    assert pauses[0] < 0.1 < max(pauses) <= LONGEST_DELAY


def test_answers_of_a_balancer_are_understood() -> None:
    call: Call[int] = Call("GET", "/", int)
    with pytest.raises(ServerError) as away:
        call.read(502, b"<html>")
    assert away.value.passing
    with pytest.raises(ServerError) as wrong:
        call.read(404, b"<html>")
    assert not wrong.value.passing
    with pytest.raises(IllegalCommandError):
        call.read(409, b'{"refusal":{"code":"name_taken"}}')
    assert call.read(200, b"7") == 7


def test_a_seat_is_written_as_the_server_writes_it() -> None:
    assert Seated.__struct_fields__ == tables.Seated.__struct_fields__
