"""A person without an account: their tables, one knowledge at each (R17), devices, and the end."""

import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from cryptonym.client import Client
from cryptonym.client.calls import ServerError
from cryptonym.client.person import Person, new_secret
from cryptonym.proofs import heard_words, mark_of, new_words, phrase_hash
from cryptonym.rooms import checkpoints
from cryptonym.rules.commands import GiveClue, GuessWord, StopGuessing
from cryptonym.rules.match import StartGame, TakeSeat
from cryptonym.rules.model import BLUE, IDENTITY_OF, OPERATIVE, RED, SPYMASTER, Phase
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import IllegalCommandError
from cryptonym.server.limits.bounds import PHRASES_PER_HOUR
from cryptonym.store.people import PersonId
from cryptonym.table.commands import CloseTable, KickMember, LeaveTable
from cryptonym.table.model import MOST_DEVICES
from server.driving import drive, serving
from server.stored import stored
from servers.loopback import Loopback, loopback

_seats: list[Client] = []


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Loopback]:
    with loopback(tmp_path_factory.mktemp("people")) as running:
        yield running


@pytest.fixture(autouse=True)
def seats_are_closed() -> Iterator[None]:
    yield
    while _seats:
        _seats.pop().close()


def seat(client: Client) -> Client:
    """A seat that is closed when the test is over."""
    _seats.append(client)
    return client


def fresh(client: Client) -> Client:
    """The same seat, as it sees the table now."""
    return seat(Client(client.server, client.seated, live=False))


def refusal(work: Any, *arguments: Any) -> str:
    """The code with which something is refused, by the rules or apart from them."""
    with pytest.raises((IllegalCommandError, ServerError)) as told:
        work(*arguments)
    error = told.value
    return error.refusal.code if isinstance(error, IllegalCommandError) else error.code


def game(server: Loopback, ann: Person, **body: Any) -> tuple[Client, list[Client]]:
    """A game in which Ann gives the clues of red; she is host."""
    host = seat(Client(server.url, ann.open_table("Ann", **body), live=False))
    names = ("Bo", "Cy", "Di")
    table = host.seated.table
    others = [seat(Client.join(server.url, table, name, live=False)) for name in names]
    seats = ((SPYMASTER, RED), (OPERATIVE, RED), (SPYMASTER, BLUE), (OPERATIVE, BLUE))
    for client, (role, team) in zip([host, *others], seats, strict=True):
        assert isinstance(client.do(TakeSeat(role, team)), int)
    assert isinstance(host.do(StartGame()), int)
    return host, others


def test_my_tables_say_what_is_expected_of_me(server: Loopback) -> None:
    with Person.begin(server.url, "Ann", "en") as ann, Person.begin(server.url, "Bo") as bo:
        assert (ann.me().name, ann.me().language, ann.tables()) == ("Ann", "en", [])
        host, [first, *_] = game(server, ann)
        bo.keep(first.seated)
        quiet = ann.open_table("Ann")
        [one, two] = ann.tables()
        on_turn = host.view.game is not None and host.view.game.team is RED
        assert {one.table, two.table} == {host.seated.table, quiet.table}
        mine = next(kept for kept in (one, two) if kept.table == host.seated.table)
        assert (mine.waiting, mine.about.wanted) == (on_turn, "clue" if on_turn else "")
        assert mine.about.awaited == (() if on_turn else ("Cy",))
        [his] = bo.tables()
        assert (his.waiting, his.about.awaited) == (False, ("Ann" if on_turn else "Cy",))
        assert next(kept for kept in (one, two) if kept is not mine).about.wanted == "start"
        assert ann.me().waiting == int(on_turn)
        assert [kept.table for kept in ann.drop(quiet.table)] == [host.seated.table]
        assert refusal(ann.drop, quiet.table) == "no_such_table"


def test_a_closed_table_is_at_the_end_of_the_list_and_a_purged_one_is_gone(
    server: Loopback,
) -> None:
    with Person.begin(server.url) as ann:
        over, going = ann.open_table("Ann"), ann.open_table("Ann")
        with Client(server.url, over, live=False) as host:
            host.do(CloseTable())
        kept = ann.tables()
        assert [(one.table, one.ended) for one in kept] == [
            (going.table, False),
            (over.table, True),
        ]
        assert refusal(ann.come_back, "no-such-table") == "no_such_table"


def test_one_person_has_one_seat_at_a_table_on_all_devices_r17(server: Loopback) -> None:
    with Person.begin(server.url, "Ann") as ann:
        host, others = game(server, ann)
        table = host.seated.table
        with Person.with_code(server.url, ann.code()) as phone:
            back = phone.join(table, "Somebody else")
            assert back.member == host.seated.member
            assert back.token != host.seated.token
            for _ in range(MOST_DEVICES):  # it loses its token again and again
                assert phone.come_back(table).member == host.seated.member
            # A seat taken as nobody cannot become hers as well.
            assert refusal(phone.keep, others[0].seated) == "already_joined"
            # Who goes away and comes with the other device knows what they knew.
            assert isinstance(host.do(LeaveTable()), int)
            again = phone.join(table, "Ann")
            assert again.member == host.seated.member
            with Client(server.url, again, live=False) as returned:
                assert refusal_of(returned.do(TakeSeat(OPERATIVE, RED))) == "role_locked"
        with Person.begin(server.url) as bo:
            assert refusal(bo.keep, again) == "seat_kept"


def refusal_of(outcome: Any) -> str:
    return str(outcome.code)


def test_who_was_sent_away_does_not_come_back_with_another_device_r17(server: Loopback) -> None:
    with Person.begin(server.url) as ann, Person.begin(server.url) as eve:
        host, _ = game(server, ann)
        seated = eve.join(host.seated.table, "Eve")
        assert isinstance(host.do(KickMember(seated.member)), int)
        with Person.with_code(server.url, eve.code()) as phone:
            assert refusal(phone.join, host.seated.table, "Mallory") == "sent_away"


def test_a_code_is_good_once_and_the_other_devices_see_who_came(server: Loopback) -> None:
    with Person.begin(server.url) as ann:
        void, code = ann.code(), ann.code()
        assert refusal(Person.with_code, server.url, void) == "unknown_code"
        with Person.with_code(server.url, code.upper().replace(" ", "-")) as thief:
            assert refusal(Person.with_code, server.url, code) == "unknown_code"
            devices = [(one.number, one.by, one.this) for one in ann.me().devices]
            assert [one[1:] for one in devices] == [("first", True), ("code", False)]
            # A stranger cannot lock her out, and she can lock out the stranger.
            assert refusal(thief.remove_other_devices) == "device_too_new"
            table = thief.open_table("Ann").table
            stolen = thief.come_back(table)
            assert len(ann.remove_device(devices[1][0]).devices) == 1
            assert refusal(thief.me) == "no_person"
            with Client(server.url, stolen, live=False) as seat:
                assert refusal(lambda: seat.view) == "no_seat"
        assert ann.come_back(table).member == stolen.member
        assert refusal(ann.remove_device, 1) == "last_device"
        assert refusal(ann.remove_device, 99) == "no_such_device"


def test_a_phrase_of_six_words_brings_somebody_back(server: Loopback) -> None:
    ann = Person.begin(server.url, "Άννα", "el")
    table = ann.open_table("Άννα", language="el").table
    first, phrase = ann.phrase(), ann.phrase()
    assert ann.me().phrase
    assert len(phrase.split()) == 6
    said = phrase.split()
    assert refusal(Person.recover, server.url, " ".join(said[:5])) == "phrase_length"
    wrong = " ".join([*said[:5], "xyzzy"])
    assert refusal(Person.recover, server.url, wrong) == "phrase_word"
    other = next(word for word in new_words("el", 20).split() if word not in said)
    for written in (" ".join([other, *said[1:]]), first):
        with pytest.raises(ServerError) as told:
            Person.recover(server.url, written)
        assert (told.value.code, told.value.where) == ("phrase_unknown", "HTTP 403")
    with Person.recover(server.url, phrase.upper()) as back:
        assert [kept.table for kept in back.tables()] == [table]
        assert len(back.remove_other_devices().devices) == 1  # a phrase is its owner
    assert refusal(ann.me) == "no_person"
    ann.close()


def test_phrases_are_slow_to_try_and_few_are_tried() -> None:
    async def story() -> None:
        async with serving() as server:
            answers: list[int] = []
            for _ in range(PHRASES_PER_HOUR + 1):
                body = {"phrase": new_words("en", 6), "secret": new_secret()}
                answers.append((await server.http.post("/api/me/recover", json=body)).status_code)
            assert answers == [403] * PHRASES_PER_HOUR + [429]

    drive(story)
    assert len({phrase_hash(heard_words(new_words("en", 6))) for _ in range(3)}) == 3


def test_a_secret_is_one_person_and_is_drawn_by_chance(server: Loopback) -> None:
    secret = new_secret()
    with httpx.Client(base_url=server.url) as http:
        begun = http.post("/api/me", json={"secret": secret, "name": "Ann"})
        assert begun.status_code == 201
        cookie = begun.headers["set-cookie"].lower()
        assert all(part in cookie for part in ("httponly", "samesite=strict", "path=/api"))
        assert secret not in begun.text
        again = http.post("/api/me", json={"secret": secret})
        assert (again.status_code, again.json()["code"]) == (403, "person_taken")
        for bad in ("", "a" * 43, secret[:-1], secret + "a", "é" * 43):
            assert http.post("/api/me", json={"secret": bad}).status_code == 400
        http.cookies.clear()
        assert http.get("/api/me").json() == {"code": "no_person", "where": ""}


def test_a_page_of_another_site_does_nothing_as_me(server: Loopback) -> None:
    secret = new_secret()
    with httpx.Client(base_url=server.url) as http:
        http.post("/api/me", json={"secret": secret})
        elsewhere = {"origin": "https://evil.example"}
        for method, path in (
            ("POST", "/api/me/about"),
            ("POST", "/api/me/code"),
            ("POST", "/api/me/phrase"),
            ("DELETE", "/api/me"),
            ("DELETE", "/api/me/devices"),
        ):
            answer = http.request(method, path, json={}, headers=elsewhere)
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
        assert http.get("/api/me").status_code == 200


def test_everything_is_exported_and_deleted_and_a_bot_plays_on(server: Loopback) -> None:
    ann = Person.begin(server.url, "Ann")
    host, [bo, *_] = game(server, ann)
    table = host.seated.table
    told = ann.export()
    assert told["me"]["name"] == "Ann"
    assert [one["address"] for one in told["tables"]] == [f"/t/{table}"]
    before = bo.view
    ann.delete()
    assert refusal(ann.me) == "no_person"
    assert refusal(ann.delete) == "no_person"
    view = seat(Client(server.url, bo.seated, live=False)).view
    assert before.members[host.seated.member].name == "Ann"
    assert host.seated.member not in view.members
    bots = [one for one in view.members.values() if one.bot]
    assert [(one.seat.role, one.seat.team) for one in bots] == [(SPYMASTER, RED)]
    assert view.host == bo.seated.member
    assert "Ann" not in [one.name for one in view.members.values()]
    ann.close()


def test_who_deletes_themselves_is_somebody_from_then_on(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def story() -> None:
        async with serving(database) as server:
            secret = {"authorization": f"Bearer {new_secret()}"}
            await server.http.post(
                "/api/me", json={"secret": secret["authorization"][7:], "name": "Ann"}
            )
            http = server.http
            opened = await http.post("/api/tables", json={"host": "Ann"}, headers=secret)
            ann = server.seated(opened)
            bo = await server.join(ann.table, "Bo")
            await ann.must({"type": "say", "text": "hello"})
            room, store = await server.room(ann.table), server.node.tables.around.store
            await checkpoints.keep(room)
            assert b'"name":"Ann"' in (await store.checkpoint(room.id)).body
            assert (await http.request("DELETE", "/api/me", headers=secret)).status_code == 200
            await checkpoints.keep(room)  # made of what was read before the name was taken out
            assert not (await store.checkpoint(room.id)).body
            view = await bo.view()
            assert [one["name"] for one in view["members"].values()] == ["Bo"]
            assert [line["name"] for line in view["chat"]] == ["Somebody"]
            people = server.node.people
            assert [one async for one in people.everybody()] == []
            entries = await store.export(ann.table)
            assert not [entry for entry in entries if b'"name":"Ann"' in entry]
            assert len([entry for entry in entries if b'"name":"Somebody"' in entry]) == 2
            # What an operator or a node that died has begun is finished by the next sweep.
            await http.post("/api/me", json={"secret": secret["authorization"][7:]})
            [person] = [one async for one in people.everybody()]
            answer = await http.post("/api/tables", json={"host": "Eve"}, headers=secret)
            await people.leave(person.id, 5)
            await server.node.keeping.sweep()
            assert [one async for one in people.everybody()] == []
            room = await server.room(answer.json()["table"])
            assert room.table is not None
            assert room.table.members == {}

    drive(story)


def test_no_stream_view_or_message_links_a_person_to_another_table(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def story() -> None:
        async with serving(database) as server:
            secret = secrets.token_urlsafe(32)
            me = {"authorization": f"Bearer {secret}"}
            await server.http.post("/api/me", json={"secret": secret, "name": "Ann"})
            tables = [
                server.seated(await server.http.post("/api/tables", json={"host": n}, headers=me))
                for n in ("Ann", "Anna")
            ]
            [person] = [one async for one in server.node.people.everybody()]
            heard: list[str] = []
            for one in tables:
                other = await server.join(one.table, "Bo")
                async with other.line() as line:
                    await one.must({"type": "say", "text": "hello"})
                    await server.http.post(f"/api/me/tables/{one.table}", json={}, headers=me)
                    heard += await line.texts()
                heard.append((await other.get()).text)
            marks = [mark_of(person.id, one.table) for one in tables]
            streams = [await stored(database, one.table) for one in tables]
            written = [msgspec.json.encode(entries).decode() for entries in streams]
            assert [mark in text for mark, text in zip(marks, written, strict=True)] == [True] * 2
            assert marks[0] not in written[1]
            assert marks[1] not in written[0]
            for text in (*heard, *written):
                assert person.id not in text
                assert secret not in text
            assert not any(mark in text for mark in marks for text in heard)
            assert not any('"via"' in text or '"mark"' in text for text in heard)

    drive(story)


def test_statistics_count_every_finished_game_once(server: Loopback) -> None:
    with Person.begin(server.url) as ann, Person.begin(server.url) as bo:
        host, [first, third, fourth] = game(server, ann, options=Options(check="free"))
        bo.keep(first.seated)
        assert ann.statistics() == {"figures": {}, "more": False}
        everybody = {RED: (host, first), BLUE: (third, fourth)}
        given: dict[Any, list[int]] = {RED: [], BLUE: []}
        while (now := fresh(host).view.game) is not None and now.phase is not Phase.OVER:
            giver, guesser = everybody[now.team]
            key = fresh(giver).view.game
            assert key is not None
            own = [n for n in key.open_cards() if key.identity(n) is IDENTITY_OF[now.team]][:2]
            assert isinstance(giver.do(GiveClue("zyx", 2)), int)
            given[now.team].append(len(own))
            for card in own:
                guesser.do(GuessWord(card))
            guesser.do(StopGuessing())
        told = ann.statistics()["figures"]
        assert (told["games"], told["clues"], told["words"]) == (
            1,
            len(given[RED]),
            sum(given[RED]),
        )
        assert told["dared"] == {"2": len(given[RED])}
        assert told["delivered"] == {"2": given[RED].count(2)}
        assert told["partners"] == {"Bo": {"clues": len(given[RED]), "words": sum(given[RED])}}
        his = bo.statistics()["figures"]
        assert (his["touched"], his["partners"]["Ann"]["words"]) == (
            {"own": sum(given[RED])},
            sum(given[RED]),
        )
        assert ann.statistics()["figures"] == told
        assert ann.export()["kept"]["statistics"]["figures"] == told


def test_marks_differ_by_table_and_by_person() -> None:
    people, tables = [PersonId("one"), PersonId("two")], ["a", "b"]
    assert len({mark_of(person, table) for person in people for table in tables}) == 4


def test_who_keeps_nothing_is_asked_nothing() -> None:
    async def story() -> None:
        async with serving() as server:
            ann = await server.open("Ann")
            entries = await server.node.tables.around.store.export(ann.table)
            assert not any(b'"mark"' in entry for entry in entries)
            assert [one async for one in server.node.people.everybody()] == []

    drive(story)
