"""Seat tokens: unguessable, bound to one table, stored as hashes."""

import hmac
import secrets
from collections.abc import Iterator
from unittest import mock

import pytest

from cryptonym.proofs import (
    cookie_name,
    device_of,
    is_table_id,
    kind_of_device,
    member_of,
    new_secret,
    new_table_id,
    seat_token,
    secret_hash,
    token_in,
)
from cryptonym.rules.options import Options
from cryptonym.table.events import DeviceAdded, MemberCame, TableOpened
from cryptonym.table.evolve import evolve_table, open_table
from cryptonym.table.model import MOST_DEVICES, Table

SECRETS = {"1": "first secret", "2": "second secret"}


@pytest.fixture
def table() -> Table:
    made = open_table(TableOpened("a-b-c-d", Options()))
    for member, secret in SECRETS.items():
        made = evolve_table(made, MemberCame(member, f"Name {member}", secret_hash(secret)))
    return made


def test_a_secret_has_256_random_bits_and_only_its_hash_is_kept(table: Table) -> None:
    assert len({new_secret() for _ in range(100)}) == 100
    assert len(new_secret()) >= 43
    stored = table.members["1"].tokens
    assert stored == (secret_hash("first secret"),)
    assert "first secret" not in str(table)


def test_no_id_of_a_table_looks_like_an_option_to_a_command() -> None:
    with mock.patch.object(secrets, "token_urlsafe", side_effect=["-bcdefghijkl", "ab-defghijkl"]):
        assert new_table_id() == "ab-defghijkl"
    assert is_table_id(new_table_id())


def test_a_token_is_good_for_its_own_member_alone(table: Table) -> None:
    for member, secret in SECRETS.items():
        assert member_of(table, seat_token(member, secret)) == member
    assert member_of(table, seat_token("1", SECRETS["2"])) is None
    assert member_of(table, seat_token("3", SECRETS["1"])) is None


@pytest.mark.parametrize(
    "token", ["", ".", "1", "1.", ".first secret", "1.first", "1.first secret "]
)
def test_what_is_no_token_is_nobody(table: Table, token: str) -> None:
    assert member_of(table, token) is None


def test_the_stored_hash_is_no_token(table: Table) -> None:
    assert member_of(table, seat_token("1", table.members["1"].tokens[0])) is None


@pytest.fixture
def comparisons() -> Iterator[mock.Mock]:
    with mock.patch.object(hmac, "compare_digest", wraps=hmac.compare_digest) as compared:
        yield compared


def test_every_device_is_compared_in_constant_time(table: Table, comparisons: mock.Mock) -> None:
    for number in range(3):
        table = evolve_table(table, DeviceAdded("1", secret_hash(f"device {number}")))
    member_of(table, seat_token("1", "first secret"))
    assert comparisons.call_count == 4, "also after the right one was found"


def test_in_streams_of_earlier_versions_the_oldest_device_made_room(table: Table) -> None:
    for number in range(MOST_DEVICES):
        table = evolve_table(table, DeviceAdded("1", secret_hash(f"device {number}")))
    assert len(table.members["1"].tokens) == MOST_DEVICES
    assert member_of(table, seat_token("1", "first secret")) is None
    assert member_of(table, seat_token("1", "device 0")) == "1"


def test_a_device_is_known_by_its_token(table: Table) -> None:
    table = evolve_table(table, DeviceAdded("1", secret_hash("phone")))
    assert device_of(table, seat_token("1", "first secret")) == 1
    assert device_of(table, seat_token("1", "phone")) == 2
    assert device_of(table, seat_token("2", "second secret")) == 1
    assert device_of(table, seat_token("1", "other")) == 0


@pytest.mark.parametrize(
    ("agent", "kind"),
    [
        (
            "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Mobile Safari/537.36",
            "phone",
        ),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148", "phone"),
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "computer"),
        ("python-httpx/0.28", "program"),
        ("", "program"),
    ],
)
def test_of_a_device_no_more_than_its_kind_is_known(agent: str, kind: str) -> None:
    assert kind_of_device({"user-agent": agent}) == kind


def test_a_bearer_header_goes_before_a_cookie() -> None:
    cookies = {cookie_name("t"): "1.cookie", cookie_name("u"): "1.other"}
    assert token_in({"authorization": "Bearer 1.bot"}, cookies, "t") == "1.bot"
    assert token_in({"authorization": "bearer 1.bot"}, cookies, "t") == "1.bot"
    assert token_in({"authorization": "Basic abc"}, cookies, "t") == "1.cookie"
    assert token_in({}, cookies, "t") == "1.cookie"
    assert token_in({}, cookies, "v") == ""


def test_a_token_of_a_megabyte_is_not_looked_at() -> None:
    assert len(token_in({"authorization": "Bearer " + "x" * 10**6}, {}, "t")) == 100


@pytest.mark.parametrize("written", ["", "\0", "a/b", "a b", "é", "x" * 41, "..", "a\n", "'; --"])
def test_what_cannot_be_the_id_of_a_table_is_never_looked_up(written: str) -> None:
    assert not is_table_id(written)
    assert is_table_id("aB3-_x")
