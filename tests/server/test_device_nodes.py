"""Devices on several nodes and after a restart, and that nobody else notices anything of them."""

import logging
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec
import pytest

from cryptonym.bodies.tables import Seated
from cryptonym.fanout.memory import MemoryHub
from cryptonym.proofs import Codes
from cryptonym.rooms.room import Room
from cryptonym.rules.commands import Say
from cryptonym.rules.refusals import Refusal
from cryptonym.server.settings import LEAST_SECRET, ServerSettings, settings_from_environment
from cryptonym.table.commands import KeepDevice, MakeCode, RemoveDevice, Rename
from cryptonym.table.events import CodeMade, DeviceAdded, DevicesRemoved
from cryptonym.wire.messages import Whispered
from server.driving import Player, drive, serving
from server.places import Ear, Place, game_of, on_a_loop, table_of, two_nodes

SECRET = "only the operator knows this one."


async def one_more(place: Place, room: Room, member: str) -> Seated:
    """The next device of a member."""
    await room.submit(member, MakeCode("maker"))
    code = room.table.members[member].code  # type: ignore[union-attr] # it is there
    seated = await place.node().add_device(room, member, code.nonce)
    assert isinstance(seated, Seated)
    return seated


@on_a_loop
async def test_a_code_of_one_node_is_good_on_another_and_a_removal_hangs_up_everywhere() -> None:
    place, here, there = two_nodes()
    room = await table_of(here)
    far = await there.fresh_room(room.id)
    assert far is not None
    first = Ear(room, "2", device=1)
    await room.submit("2", MakeCode(Codes(SECRET).maker))
    code = Codes(SECRET).code(room.id, "2", room.table.members["2"].code)
    await there.refresh(far)
    made = Codes(SECRET).open_for(room.id, far.table, code, place.now())
    assert made is not None
    assert isinstance(await there.add_device(far, "2", made.nonce, "phone"), Seated)
    second, stays = Ear(far, "2", device=2), Ear(far, "3")
    await here.refresh(room)
    assert [whisper.event for whisper in first.whispers] == [
        DeviceAdded("2", number=2, since=place.now(), kind="phone")
    ]
    again = await here.add_device(room, "2", made.nonce)
    assert again == Refusal("code_spent"), "two nodes cannot spend one code"
    await room.submit("2", RemoveDevice(2, by=1))
    await there.refresh(far)
    assert second.dismissed == ["device_removed"]
    assert [type(whisper.event) for whisper in first.whispers] == [DeviceAdded, DevicesRemoved]
    assert (first.dismissed, stays.dismissed, stays.heard) == ([], [], [])


@pytest.mark.parametrize(("secret", "code"), [(SECRET, None), ("", "code_elsewhere")])
def test_after_a_restart_a_code_is_good_if_the_secret_is_the_same(
    tmp_path: Path, secret: str, code: str | None
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def story() -> None:
        async with serving(database, secret=secret) as server:
            ann = await server.open("Ann")
            shown = (await ann.post("/transfer")).json()["code"]
        async with serving(database, secret=secret) as server:
            stranger = Player(server, ann.table, "", "")
            answer = await stranger.post("/devices", {"code": shown})
            assert answer.json().get("code") == code
            assert answer.status_code == (403 if code else 201)

    drive(story)


@pytest.mark.parametrize("secret", ["", SECRET])
def test_an_operator_of_several_nodes_is_told_that_they_need_one_secret(
    caplog: pytest.LogCaptureFixture, secret: str
) -> None:
    async def fanout(_address: str) -> Any:
        return MemoryHub().node()

    async def story() -> None:
        with mock.patch("cryptonym.server.app.open_fanout", fanout):
            async with serving(broker="redis://127.0.0.1", secret=secret):
                pass

    with caplog.at_level(logging.WARNING):
        drive(story)
    assert ("CRYPTONYM_SECRET" in caplog.text) is not bool(secret)
    assert SECRET not in caplog.text


def test_a_node_alone_needs_no_secret_and_a_short_one_is_none() -> None:
    assert not ServerSettings().is_one_of_several
    assert ServerSettings(database="postgresql://db/x").is_one_of_several
    assert settings_from_environment(secret="x" * LEAST_SECRET).secret
    with pytest.raises(msgspec.ValidationError, match="secret"):
        settings_from_environment(secret="x" * (LEAST_SECRET - 1))


class Tape(Ear):
    """Writes down every byte."""

    def __init__(self, room: Room, member: str) -> None:
        super().__init__(room, member)
        self.texts: list[str] = []

    def tell(self, text: str) -> None:
        self.texts.append(text)


async def everything_heard(*, with_devices: bool) -> list[str]:
    """All that the others hear live, and all they can ask for afterwards."""
    place = Place()
    room = await game_of(place.node())
    begin = room.seq
    tapes = [Tape(room, member) for member in "234"]
    devices = [
        lambda: one_more(place, room, "1"),
        lambda: one_more(place, room, "1"),
        lambda: room.submit("1", RemoveDevice(2, by=1)),
        lambda: room.submit("1", KeepDevice(by=1)),
    ]
    for step in range(4):
        if with_devices:
            assert not isinstance(await devices[step](), Refusal)
        assert not isinstance(await room.submit("2", Say(f"{step}")), Refusal)
        assert not isinstance(await room.submit("4", Rename(f"name {step}")), Refusal)
    if with_devices:
        kinds = [type(entry.event) for entry in place.entries(room.id)]
        assert {CodeMade, DeviceAdded, DevicesRemoved} <= set(kinds)
    told = [text for tape in tapes for text in tape.texts]
    for member in "234":
        told.append(without_game(room.snapshot(member)))
        for heard in range(3):
            missed = room.missed(member, begin, heard)
            told += ["too long ago"] if missed is None else missed
    told += [str(room.around.events_stored), str(room.seq)]
    assert room.table is not None
    return [text.replace(room.id, "ID").replace(room.table.name, "NAME") for text in told]


@on_a_loop
async def test_what_becomes_of_ones_devices_shows_in_no_byte_and_no_count_of_others_r58() -> None:
    quiet = await everything_heard(with_devices=False)
    assert len(quiet) > 40
    assert await everything_heard(with_devices=True) == quiet


@on_a_loop
async def test_two_in_equal_seats_with_equal_counts_hear_of_their_own_devices_alone() -> None:
    place = Place()
    room = await table_of(place.node())
    tapes = {member: Tape(room, member) for member in "23"}
    for member in ("2", "3", "3", "2"):
        await one_more(place, room, member)
    for member, tape in tapes.items():
        told = [msgspec.json.decode(text, type=Whispered) for text in tape.texts]
        assert [(one.heard, one.event.member, one.event.number) for one in told] == [
            (1, member, 2),
            (2, member, 3),
        ]


def without_game(snapshot: str) -> str:
    """Two games are two deals; everything else is the same."""
    told = msgspec.json.decode(snapshot)
    del told["view"]["game"]
    return msgspec.json.encode(told).decode()
