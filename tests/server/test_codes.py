"""Transfer codes: made of what is stored and of a secret that is not."""

import hmac
from unittest import mock

import pytest

from cryptonym.proofs import Codes, claimed_by
from cryptonym.rules.options import Options
from cryptonym.table.devices import CODE_MINUTES
from cryptonym.table.events import (
    CodeMade,
    DeviceAdded,
    DevicesRemoved,
    MemberCame,
    MemberRenamed,
    TableOpened,
)
from cryptonym.table.evolve import evolve_table, open_table
from cryptonym.table.model import OpenCode, Table

NOW = 1_800_000_000_000
UNTIL = NOW + CODE_MINUTES * 60_000
SECRET = "what only the operator knows ....."


@pytest.fixture
def codes() -> Codes:
    return Codes(SECRET)


@pytest.fixture
def table(codes: Codes) -> Table:
    made = open_table(TableOpened("a-b-c-d", Options()))
    for member in "12":
        made = evolve_table(made, MemberCame(member, f"Name {member}", f"hash {member}"))
    made = evolve_table(made, MemberCame("3", "Bot", bot="easy"))
    return evolve_table(made, CodeMade("2", "nonce", UNTIL, codes.maker))


def open_code(table: Table) -> OpenCode:
    code = table.members["2"].code
    assert code is not None
    return code


def test_a_code_is_good_for_some_minutes(codes: Codes, table: Table) -> None:
    code = codes.code("t", "2", open_code(table))
    assert codes.open_for("t", table, code, NOW) == open_code(table)
    assert codes.open_for("t", table, f" {code.lower()} ", UNTIL - 1) == open_code(table)
    assert codes.open_for("t", table, code, UNTIL) is None


def test_a_code_is_bound_to_table_and_member(codes: Codes, table: Table) -> None:
    code = codes.code("t", "2", open_code(table))
    assert codes.open_for("other", table, code, NOW) is None
    both = evolve_table(table, CodeMade("1", "nonce", UNTIL, codes.maker))
    assert codes.open_for("t", both, f"1{code[1:]}", NOW) is None


@pytest.mark.parametrize(
    ("event", "good"),
    [
        (DeviceAdded("2", "hash of the new one"), False),
        (CodeMade("2", "newer", UNTIL, "maker"), False),
        (DevicesRemoved("2", ()), False),
        (DeviceAdded("1", "hash of another's"), True),
        (MemberRenamed("2", "Other"), True),
    ],
)
def test_a_code_is_spent_by_use_by_a_newer_one_and_when_devices_go(
    codes: Codes, table: Table, event: DeviceAdded, good: bool
) -> None:
    code = codes.code("t", "2", open_code(table))
    after = evolve_table(table, event)
    assert (codes.open_for("t", after, code, NOW) is not None) is good


def test_only_the_same_secret_makes_the_same_code(codes: Codes, table: Table) -> None:
    code = codes.code("t", "2", open_code(table))
    again, other, fresh = Codes(SECRET), Codes(SECRET[::-1]), Codes()
    assert again.open_for("t", table, code, NOW)
    assert not again.is_elsewhere(table, "2", NOW)
    for stranger in (other, fresh, Codes()):
        assert stranger.open_for("t", table, code, NOW) is None
        assert stranger.is_elsewhere(table, "2", NOW)
        assert not stranger.is_elsewhere(table, "2", UNTIL), "nor is it good where it was made"
        assert not stranger.is_elsewhere(table, "1", NOW)


@pytest.mark.parametrize("code", ["", "-", "2", "2-", "9-AAAAAAAA", "2-ÄÖÜ", "2-😀😀", "ß" * 40])
def test_what_is_no_code_moves_nobody(codes: Codes, table: Table, code: str) -> None:
    assert codes.open_for("t", table, code, NOW) is None


def test_a_code_is_asked_for_the_seat_of_a_person(table: Table) -> None:
    asked = ["2-AAAAAAAA", " 1-x", "3-AAAAAAAA", "9-AAAAAAAA", "", "-"]
    assert [claimed_by(table, code) for code in asked] == ["2", "1", None, None, None, None]


def test_codes_are_compared_in_constant_time(codes: Codes, table: Table) -> None:
    with mock.patch.object(hmac, "compare_digest", wraps=hmac.compare_digest) as compared:
        codes.open_for("t", table, "2-AAAAAAAA", NOW)
    assert compared.call_count == 1
