"""Everything over plain HTTP: a whole evening, records, devices, cookies, headers, origins."""

import asyncio
from typing import Any

import pytest

from cryptonym.records import read_record
from cryptonym.records.replay import verify_record
from cryptonym.rules.fairness import verify
from cryptonym.rules.options import Options
from cryptonym.store.port import StoreUnavailable
from server.driving import Player, drive, finish_game, serving
from support.toy import TOY


def test_a_whole_evening_over_http_alone() -> None:
    async def story() -> None:
        async with serving() as server:
            ann = await server.open("Ann", language="it")
            others = [await server.join(ann.table, name) for name in ("Bob", "Cat", "Dan")]
            players = [ann, *others]
            await ann.must({"type": "shuffle_teams"})
            await ann.must({"type": "start_game"})
            first = await ann.view()
            await finish_game(players)
            assert (await others[0].view())["game"]["result"]
            await ann.must({"type": "play_again", "how": "rotate"})
            second = await ann.view()
            await finish_game(players, seed=2)
            assert second["games"] == 2
            assert not set(first["game"]["words"]) & set(second["game"]["words"])
            before, after = spymasters(first), spymasters(second)
            assert not before & after, "somebody else is spymaster (R51)"
            assert (await ann.get("/records")).json() == [1, 2]
            await ann.must({"type": "close_table"})
            assert await ann.refused({"type": "say", "text": "hello?"}) == "table_closed"
            assert (await ann.get("/records")).json() == [1, 2], "records stay"

    drive(story)


def spymasters(view: dict[str, Any]) -> set[str]:
    members = view["members"].items()
    return {who for who, member in members if member["seat"]["role"] == "spymaster"}


@pytest.mark.parametrize("mode", ["teams", "coop", "shared"])
def test_a_finished_game_is_a_record_that_anybody_can_verify(mode: str) -> None:
    async def story() -> None:
        async with serving() as server:
            players = await server.begin_game(mode, watchers=1)
            dealt = (await players[-1].view())["game"]
            assert (await players[0].get("/records")).json() == []
            assert (await players[0].get("/records/1")).json()["code"] == "no_such_record"
            await finish_game(players, seed=5)
            answer = await players[-1].get("/records/1")
            assert answer.headers["content-type"].startswith("text/plain")
            record = read_record(answer.text)
            assert verify_record(record)
            assert record.commitment == dealt["commitment"]
            assert record.words == tuple(dealt["words"])
            assert record.salt is not None
            assert verify(record.commitment, record.words, record.key, record.salt)
            assert (await players[0].get("/records/2")).status_code == 404

    drive(story)


@pytest.mark.parametrize("language", ["it", "nb", "es", "el", "eo", "en"])
def test_a_table_is_found_by_its_name_however_it_is_typed(language: str) -> None:
    async def story() -> None:
        async with serving() as server:
            host = await server.open(language=language)
            name = (await host.get()).json()["name"]
            assert len(name.split("-")) >= 4
            typed = [name, name.upper(), f"  {name.replace('-', '  ')} ", name.replace("-", ", ")]
            for spoken in typed:
                found = await server.http.get(f"/api/names/{spoken}")
                assert found.json() == {"table": host.table}, spoken
            newcomer = await server.join(found.json()["table"], "Bob")
            assert (await newcomer.view())["you"] == "2"
            await host.must({"type": "close_table"})
            gone = await server.http.get(f"/api/names/{name}")
            assert (gone.status_code, gone.json()["code"]) == (404, "no_such_table")

    drive(story)


def test_public_tables_are_listed_and_others_are_not() -> None:
    async def story() -> None:
        async with serving() as server:
            hidden = await server.open("Ann")
            shown = await server.open("Bob", language="nb", settings={"public": True})
            await server.join(shown.table, "Cat")
            listed = (await server.http.get("/api/tables")).json()
            assert list(listed) == [shown.table]
            assert (listed[shown.table]["language"], listed[shown.table]["members"]) == ("nb", 2)
            await hidden.must({"type": "change_settings", "settings": {"public": True}})
            assert list((await server.http.get("/api/tables")).json()) == [shown.table]

    drive(story)


def test_a_code_moves_a_seat_to_another_device_once() -> None:
    async def story() -> None:
        async with serving() as server:
            ann = await server.open("Ann")
            code = (await ann.post("/transfer")).json()["code"]
            answer = await Player(server, ann.table, "", "").post("/devices", {"code": code})
            assert answer.status_code == 201
            phone = server.seated(answer)
            assert phone.member == ann.member
            assert phone.token != ann.token
            await phone.must({"type": "say", "text": "from the sofa"})
            await ann.must({"type": "say", "text": "from the desk"})
            again = await ann.post("/devices", {"code": code})
            assert (again.status_code, again.json()["code"]) == (403, "unknown_code")

    drive(story)


def test_who_was_kicked_or_left_has_no_seat_any_more() -> None:
    async def story() -> None:
        async with serving() as server:
            ann = await server.open("Ann")
            bob, cat = [await server.join(ann.table, name) for name in ("Bob", "Cat")]
            await ann.must({"type": "kick_member", "member": bob.member})
            await cat.must({"type": "leave_table"})
            for gone in (bob, cat):
                answer = await gone.get()
                assert (answer.status_code, answer.json()["code"]) == (401, "no_seat")
            await ann.must({"type": "lock_table", "locked": True})
            locked = await server._post(f"/api/tables/{ann.table}/members", {"name": "Eve"})
            assert locked.json()["refusal"]["code"] == "table_locked"

    drive(story)


def test_who_comes_back_with_the_old_cookie_still_knows_the_key_r17() -> None:
    async def story() -> None:
        async with serving() as server:
            players = await server.begin_game("teams")
            spymaster = players[2]
            await spymaster.must({"type": "leave_table"})
            back = server.seated(await spymaster.post("/members", {"name": "Cat again"}))
            assert (back.member, back.token == spymaster.token) == (spymaster.member, False)
            operative = {"type": "take_seat", "role": "operative", "team": "blue"}
            assert await back.refused(operative) == "role_locked"
            await back.must({"type": "take_seat", "role": "spymaster", "team": "blue"})

    drive(story)


def test_a_token_opens_its_own_table_alone() -> None:
    async def story() -> None:
        async with serving() as server:
            one, two = await server.open("Ann"), await server.open("Ann")
            stranger = Player(server, one.table, two.member, two.token)
            for answer in (
                await stranger.get(),
                await stranger.get("/events"),
                await stranger.get("/records"),
                await stranger.get("/records/1"),
                await stranger.post("/transfer"),
                await stranger.post("/judge", {"word": "x"}),
                await stranger.do({"type": "leave_table"}),
            ):
                assert (answer.status_code, answer.json()["code"]) == (401, "no_seat")

    drive(story)


@pytest.mark.parametrize("path", ["%00", "a%20b", "x" * 60, "%ff", "..%2f..", "%F0%9F%98%80"])
def test_an_id_that_can_be_no_table_is_no_table(path: str) -> None:
    async def story() -> None:
        async with serving() as server:
            answer = await server.http.get(f"/api/tables/{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table")
            assert (await server.http.get(f"/api/names/{path}")).status_code == 404

    drive(story)


def test_the_same_command_id_is_done_once() -> None:
    async def story() -> None:
        async with serving() as server:
            ann = await server.open("Ann")
            answers = [await ann.do({"type": "say", "text": "once"}, "same") for _ in range(3)]
            assert len({answer.text for answer in answers}) == 1
            assert [said["text"] for said in (await ann.view())["chat"]] == ["once"]
            bob = await server.join(ann.table, "Bob")
            await bob.do({"type": "say", "text": "mine"}, "same")
            assert len((await ann.view())["chat"]) == 2, "ids belong to their member"

    drive(story)


def test_a_late_command_about_a_turn_that_is_over_does_nothing() -> None:
    async def story() -> None:
        async with serving() as server:
            players = await server.begin_game("teams")
            game = (await players[0].view())["game"]
            spymaster, operative = (0, 1) if game["team"] == "red" else (2, 3)
            await players[spymaster].must({"type": "give_clue", "word": "zyx", "number": 1})
            stale = {"type": "guess_word", "card": 3, "turn": game["turn"] + 1}
            assert await players[operative].refused(stale) == "stale_turn"
            assert (
                await players[operative].refused({"type": "stop_guessing", "turn": 9})
                == "stale_turn"
            )

    drive(story)


def test_a_long_poll_answers_as_soon_as_something_happens() -> None:
    async def story() -> None:
        async with serving() as server:
            ann = await server.open("Ann")
            bob = await server.join(ann.table, "Bob")
            room = await server.room(ann.table)
            waiting = asyncio.create_task(bob.get("/events", since=room.seq, wait=20))
            while bob.member not in room.lines:
                await asyncio.sleep(0)
            await ann.must({"type": "say", "text": "now"})
            heard = (await waiting).json()
            assert [one["event"]["text"] for one in heard] == ["now"]
            assert not room.lines
            assert (await bob.get("/events", since=room.seq)).json() == []
            [snapshot] = (await bob.get("/events", since=0)).json()
            assert snapshot["type"] == "snapshot", "from before they came"

    drive(story)


def test_a_spymaster_asks_the_referee_and_nobody_else_does() -> None:
    async def story() -> None:
        async with serving() as server:
            players = await server.begin_game("teams", watchers=1)
            word = (await players[0].view())["game"]["words"][0]
            verdict = (await players[0].post("/judge", {"word": word})).json()
            assert verdict["status"] == "refused"
            for player in (players[1], players[3], players[4]):
                answer = await player.post("/judge", {"word": word})
                assert answer.json()["refusal"]["code"] == "wrong_role"
            for typed in ("zither 2", "zither, 2", "Zither two"):
                heard = (await players[0].post("/judge", {"word": typed})).json()
                assert (heard["word"].lower(), heard["number"]) == ("zither", 2)
            apollo = (await players[0].post("/judge", {"word": "apollo 13"})).json()
            assert (apollo["word"], "number" in apollo) == ("apollo 13", False)
            long = await players[0].post("/judge", {"word": "x" * 500_000})
            assert long.json()["status"] == "refused"

    drive(story)


def test_a_number_that_a_clue_of_this_game_does_not_have_belongs_to_the_word() -> None:
    async def story() -> None:
        async with serving() as server:
            host = await server.open("Ann", options=Options(mode=TOY.name))
            guest = await server.join(host.table, "Bob")
            for player, place in zip((host, guest), TOY.places, strict=True):
                seat = {"role": place.seat.role, "team": place.seat.team}
                await player.must({"type": "take_seat", **seat})
            await host.must({"type": "start_game"})
            for typed, number in (("zither 2", 2), ("zither 7", None), ("zither ∞", None)):
                heard = (await host.post("/judge", {"word": typed})).json()
                assert heard.get("number") == number
                assert (heard["word"] == typed) is (number is None)

    drive(story)


# Browsers


def test_the_cookie_of_a_seat_is_for_this_site_and_no_script() -> None:
    async def story() -> None:
        async with serving() as server:
            opened = await server._post("/api/tables", {"host": "Ann"})
            player = server.seated(opened)
            parts = {part.strip().lower() for part in opened.headers["set-cookie"].split(";")}
            assert {
                "httponly",
                "samesite=strict",
                f"path=/api/tables/{player.table.lower()}",
            } <= parts
            assert "secure" not in parts, "on a network without TLS it would not come back"
            cookie = {"cookie": f"other=1; seat-{player.table}={player.token}"}
            browser = await server.http.get(f"/api/tables/{player.table}", headers=cookie)
            assert browser.json()["view"]["you"] == "1"

    drive(story)


def test_behind_a_proxy_with_tls_the_cookie_is_secure() -> None:
    async def story() -> None:
        async with serving(behind_proxy=True) as server:
            headers = {"x-forwarded-proto": "https", "content-type": "application/json"}
            body = b'{"host":"Ann"}'
            opened = await server.http.post("/api/tables", content=body, headers=headers)
            assert "secure" in opened.headers["set-cookie"].lower()

    drive(story)


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("http://{host}", 201),
        ("https://{host}", 201),
        ("https://friend.example", 201),
        ("https://evil.example", 403),
        ("https://{host}.evil.example", 403),
        ("null", 403),
        ("", 403),
    ],
)
def test_pages_of_other_sites_change_nothing(origin: str, status: int) -> None:
    async def story() -> None:
        async with serving(origins=("https://friend.example",)) as server:
            host = f"127.0.0.1:{server.port}"
            headers = {"origin": origin.format(host=host), "content-type": "application/json"}
            answer = await server.http.post("/api/tables", content=b'{"host":"A"}', headers=headers)
            assert answer.status_code == status
            if status == 403:
                assert answer.json()["code"] == "wrong_origin"
            assert "access-control-allow-origin" not in answer.headers

    drive(story)


@pytest.mark.parametrize(
    "path",
    ["/health", "/ready", "/metrics", "/api/about", "/api/tables", "/nothing", "/api/x/y"],
)
def test_every_answer_carries_the_headers_that_keep_browsers_safe(path: str) -> None:
    async def story() -> None:
        async with serving() as server:
            headers = (await server.http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy or "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert "*" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert headers["cache-control"] == "no-store"
            assert "server" not in headers

    drive(story)


def test_probes_learn_whether_a_node_lives_and_can_serve(monkeypatch: pytest.MonkeyPatch) -> None:
    async def away(*_: Any) -> None:
        raise StoreUnavailable

    async def story() -> None:
        async with serving() as server:
            for path in ("/health", "/ready"):
                answer = await server.http.get(path)
                assert (answer.status_code, answer.text) == (200, "ok")
                assert answer.headers["content-type"].startswith("text/plain")
                assert (await server.http.head(path)).status_code == 200
            with monkeypatch.context() as patched:
                patched.setattr(server.node.tables.around.store, "listed", away)
                answer = await server.http.get("/ready")
                assert (answer.status_code, answer.text) == (503, "store")
            server.node.say_goodbye()
            answer = await server.http.get("/ready")
            assert (answer.status_code, answer.text) == (503, "closing")
            assert (await server.http.head("/ready")).status_code == 503
            assert (await server.http.get("/health")).text == "ok"

    drive(story)


def test_figures_are_for_the_machine_itself() -> None:
    async def story() -> None:
        async with serving(behind_proxy=True) as server:
            assert (await server.http.get("/metrics")).status_code == 200
            away = await server.http.get("/metrics", headers={"x-forwarded-for": "192.0.2.1"})
            assert (away.status_code, away.json()["code"]) == (404, "no_such_table")

    drive(story)


def test_a_failure_of_ours_says_nothing_of_its_insides(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_args: Any) -> None:
        raise LookupError("the secret is 42")

    async def story() -> None:
        async with serving() as server:
            monkeypatch.setattr(server.node.tables, "find", broken)
            answer = await server.http.get("/api/names/some-name")
            assert (answer.status_code, answer.json()["code"]) == (500, "try_again")
            assert "42" not in answer.text

    drive(story)
    assert "LookupError" in caplog.text
    assert "42" not in caplog.text


def test_wrong_methods_and_bodies_are_answered_with_a_code() -> None:
    async def story() -> None:
        async with serving() as server:
            host = await server.open()
            path = f"/api/tables/{host.table}"
            answers = [
                await server.http.delete(path),
                await server.http.post("/api/tables", content=b"{"),
                await server.http.post("/api/tables", content=b'{"host":7}'),
                await server.http.post("/api/tables"),
                await server.http.get(f"{path}/live", headers=host.headers),
                await host.get("/events", since=-1),
                await host.get("/events", since="many"),
                await host.get("/events", wait="nan"),
                await host.get("/events", wait=31),
                await host.get("/records/one"),
            ]
            for answer in answers:
                assert 400 <= answer.status_code < 500, answer.text
                assert set(answer.json()) == {"code", "where"}
                assert host.token not in answer.text

    drive(story)


@pytest.mark.parametrize(
    ("body", "where"),
    [
        (b"", "body"),
        (b"{", "Input data was truncated"),
        (b"{host}", "JSON is malformed"),
        (b"[]", "body: Expected `object`"),
        (b"{}", "body: Object missing required field `host`"),
        (b'{"host":7}', "host: Expected `str`"),
        (b'{"host":"Ann","options":{"mode":"chess"}}', "options: mode: expected one of "),
        (
            b'{"host":"Ann","options":{"mission":{"tokens":0}}}',
            "options.mission: tokens: expected 1 to 15",
        ),
        (
            b'{"host":"Ann","options":{"mission":{"mistakes":-1}}}',
            "options.mission: mistakes: expected 0 to 15",
        ),
        (
            b'{"host":"Ann","options":{"mission":{"excess":"death"}}}',
            "options.mission.excess: Invalid enum value",
        ),
        (b'{"host":"Ann","seat":{"role":"boss"}}', "seat.role: Invalid enum value"),
        (b'{"host":"\xff"}', "body"),
    ],
)
def test_a_body_that_cannot_be_read_is_answered_with_the_place(body: bytes, where: str) -> None:
    async def story() -> None:
        async with serving() as server:
            answer = await server.http.post("/api/tables", content=body)
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
            assert answer.json()["where"].startswith(where), answer.text

    drive(story)


def test_an_address_or_a_method_that_there_is_not_is_named_as_such() -> None:
    async def story() -> None:
        async with serving() as server:
            host = await server.open()
            path = f"/api/tables/{host.table}"
            for answer, status, where in (
                (await server.http.get("/api/table"), 404, "path"),
                (await host.get("/records/one"), 404, "path"),
                (await server.http.delete(path), 405, "method"),
                (await server.http.get(f"{path}/live", headers=host.headers), 426, "method"),
                (await server.http.get("/api/tables/nobody"), 404, ""),
            ):
                assert (answer.status_code, answer.json()["where"]) == (status, where)

    drive(story)


def test_the_language_of_a_table_holds_with_options_that_name_none() -> None:
    async def story() -> None:
        async with serving() as server:
            for body, language in (
                ({"language": "it", "options": {"mode": "coop"}}, "it"),
                ({"language": "en", "options": {"language": "nb"}}, "nb"),
                ({"options": {"mode": "coop"}}, "en"),
                ({"language": "el"}, "el"),
            ):
                answer = await server._post("/api/tables", {"host": "Ann", **body})
                seat = {"authorization": f"Bearer {answer.json()['token']}"}
                table = f"/api/tables/{answer.json()['table']}"
                view = (await server.http.get(table, headers=seat)).json()["view"]
                assert view["options"]["language"] == language

    drive(story)


def test_words_of_ones_own_are_checked_when_a_table_opens() -> None:
    async def story() -> None:
        async with serving() as server:
            for own, code in (
                (["apple"] * 3, "too_few_words"),
                (["<script>"] * 30, "bad_word"),
                ([f"w{n}" for n in range(5001)], "too_many_words"),
            ):
                body = {"host": "Ann", "words": {"lists": [], "own": own}}
                answer = await server._post("/api/tables", body)
                assert answer.json()["refusal"]["code"] == code
            own = [f"word{n}" for n in range(25)]
            players = await server.begin_game("coop", words={"lists": [], "own": own})
            words = (await players[0].view())["game"]["words"]
            assert {word.lower() for word in words} == set(own)

    drive(story)


def test_who_is_told_to_try_again_does_it_on_another_connection(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def away(*_: Any) -> None:
        raise StoreUnavailable

    async def story() -> None:
        async with serving() as server:
            ann = await server.open()
            monkeypatch.setattr(server.node.tables, "room", away)
            answer = await ann.get()
            assert (answer.status_code, answer.json()["code"]) == (503, "try_again")
            assert answer.headers["connection"] == "close"

    drive(story)
