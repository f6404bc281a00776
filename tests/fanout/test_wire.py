"""What goes through a broker can be read by the other side, and fits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cryptonym.fanout.wire import Message, pack, unpack

TEXT = st.text(st.characters(codec="utf-8"), max_size=40)
HINTS = st.dictionaries(TEXT, st.integers(1, 2**53), max_size=60)


@given(HINTS, st.integers(600, 2_000))
def test_hints_survive_in_payloads_of_any_size(hints: dict[str, int], limit: int) -> None:
    payloads = pack(Message("node", hints), limit)
    assert all(len(payload.encode()) <= limit for payload in payloads)
    assert all(payload.isascii() and "\0" not in payload for payload in payloads)
    read: dict[str, int] = {}
    for payload in payloads:
        message = unpack(payload.encode())
        assert message is not None
        assert message.node == "node"
        assert message.hints is not None
        assert not read.keys() & message.hints.keys()
        read |= message.hints
    assert read == hints


def test_payloads_are_filled_before_another_is_begun() -> None:
    hints = {f"table{number:04}": number for number in range(1, 2_001)}
    payloads = pack(Message("node", hints), 8_000)
    assert len(payloads) == -(-sum(len(payload) for payload in payloads) // 8_000)


def test_no_hints_are_one_payload() -> None:
    assert pack(Message("node", {}), 100) == ['["node",{}]']


def test_a_payload_of_exactly_the_limit_is_not_split() -> None:
    whole = '["node",{"a":1,"b":2}]'
    assert pack(Message("node", {"a": 1, "b": 2}), len(whole)) == [whole]
    assert len(pack(Message("node", {"a": 1, "b": 2}), len(whole) - 1)) == 2


def test_a_table_no_payload_can_name_makes_everybody_look() -> None:
    (payload,) = pack(Message("node", {"table": 1, "x" * 500: 2}), 400)
    assert unpack(payload) == Message("node", None)


@pytest.mark.parametrize(
    "payload",
    [b"", b"\xff", b"{}", b"[]", b'["node"]', b'["node",{"t":"1"}]', b'["node",[]]', b"[1,{}]"],
)
def test_what_is_no_message_is_none(payload: bytes) -> None:
    assert unpack(payload) is None


def test_half_a_letter_is_sent_and_not_understood() -> None:
    (payload,) = pack(Message("node", {"\ud800": 1}), 400)
    assert unpack(payload) is None


def test_notes_go_beside_hints_and_an_old_message_has_none() -> None:
    message = Message("node", {"a": 1}, {"a": '["x", "1"]', "b": "é"})
    told = [unpack(payload) for payload in pack(message, 1000)]
    assert told == [Message("node", {"a": 1}), Message("node", {}, message.notes)]
    assert unpack('["node",{"a":1}]') == Message("node", {"a": 1}, {})
    assert pack(Message("node", {}, {"a": "b"}), 1000) == ['["node",{},{"a":"b"}]']


def test_notes_that_fit_into_no_payload_are_left_out_and_hints_are_not() -> None:
    told = pack(Message("node", {"a": 1}, {"b": "x" * 500}), 100)
    assert [unpack(payload) for payload in told] == [Message("node", {"a": 1})]
    many = pack(Message("node", {}, {f"table{n}": "note" for n in range(50)}), 200)
    assert max(map(len, many)) <= 200
    assert sum(len(message.notes) for payload in many if (message := unpack(payload))) == 50
