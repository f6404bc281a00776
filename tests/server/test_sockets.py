"""Everything over a WebSocket: a whole game, second tabs, resuming, seats that change, goodbyes."""

import random
from contextlib import AsyncExitStack

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from cryptonym.rooms.tail import EVENTS
from cryptonym.server.connections.live import BROKEN
from cryptonym.server.connections.sockets import Connection
from server.driving import Player, drive, finish_game, random_step, running_game, serving

pytestmark = pytest.mark.usefixtures("on_both_protocols")


@pytest.mark.parametrize("mode", ["teams", "coop", "shared"])
def test_a_whole_game_over_websockets_alone(mode: str) -> None:
    async def story() -> None:
        async with serving("memory:") as server, AsyncExitStack() as stack:
            players = await server.seat_everybody(mode, watchers=1)
            lines = {
                player.member: await stack.enter_async_context(player.line()) for player in players
            }
            counts = {who: (await line.hear())["seq"] for who, line in lines.items()}
            host = lines[players[0].member]
            assert (await host.do({"type": "start_game"}))["type"] == "done"
            room, chance = await server.room(players[0].table), random.Random(7)
            for _ in range(300):
                assert room.table is not None
                if not room.table.match.running:
                    break
                member, command = random_step(room.table, chance)
                answer = await lines[member].do(command)
                assert answer["type"] in {"done", "refused"}
            assert not room.table.match.running
            watcher = players[-1].member
            heard = [one for one in await lines[watcher].all() if "seq" in one]
            numbers = [one["seq"] + n for one in heard for n in range(1 + len(one.get("then", ())))]
            assert numbers == list(range(counts[watcher] + 1, room.seq + 1)), "no gap, no double"
            assert heard[-1]["event"]["type"] == "word_covered"
            assert [one["type"] for one in heard[-1]["then"]] == ["game_over", "deal_opened"]
            done = await host.do({"type": "play_again", "how": "rotate"})
            assert done["type"] == "done"

    drive(story)


def test_a_second_tab_is_the_same_seat() -> None:
    async def story() -> None:
        async with serving() as server:
            ann = await server.open("Ann")
            async with ann.line() as one, ann.line() as two:
                first, second = await one.hear(), await two.hear()
                assert first == second
                answer = await one.do({"type": "say", "text": "hello"}, "same")
                told = await two.hear()
                assert told["event"]["text"] == "hello"
                assert await two.do({"type": "say", "text": "hello"}, "same") == answer
                assert await two.texts() == [], "done once"

    drive(story)


def test_a_late_joiner_sees_the_table_and_no_key() -> None:
    async def story() -> None:
        async with serving() as server:
            players = await server.begin_game("teams")
            late = await server.join(players[0].table, "Late")
            async with late.line() as line:
                seen = (await line.hear())["view"]
                assert seen["game"]["cells"] == "?" * 25
                assert "key" not in seen["game"]
                role = {"type": "take_seat", "role": "operative", "team": "blue"}
                assert (await line.do(role))["type"] == "done"
                assert await line.do({"type": "take_seat", "role": "watcher"}) == {
                    "type": "refused",
                    "id": "c2",
                    "refusal": {"code": "role_locked"},
                }

    drive(story)


# Coming back


async def talk(player: Player, count: int) -> None:
    for number in range(count):
        await player.must({"type": "say", "text": f"line {number}"})


def test_who_comes_back_soon_hears_what_was_missed() -> None:
    async def story() -> None:
        async with serving() as server:
            ann = await server.open("Ann")
            bob = await server.join(ann.table, "Bob")
            async with bob.line() as line:
                since = (await line.hear())["seq"]
            await talk(ann, 5)
            async with bob.line() as line:
                await line.hear()
                await line.send({"type": "resume", "since": since})
                missed = await line.all()
                assert [one["seq"] for one in missed] == list(range(since + 1, since + 6))
                assert missed[-1]["event"]["text"] == "line 4"
                await line.send({"type": "resume", "since": since + 5})
                assert await line.texts() == []

    drive(story)


@pytest.mark.parametrize("since", [0, -5, 10**6, 2**62])
def test_who_names_a_number_that_is_too_old_or_none_gets_the_whole_table(since: int) -> None:
    async def story() -> None:
        async with serving() as server:
            ann = await server.open("Ann")
            await talk(ann, EVENTS + 5)
            async with ann.line() as line:
                first = await line.hear()
                for heard in (0, 3, -1):
                    await line.send({"type": "resume", "since": since, "heard": heard})
                    assert await line.all() == [first]

    drive(story)


def test_whispers_have_a_count_of_their_own() -> None:
    async def story() -> None:
        async with serving() as server, AsyncExitStack() as stack:
            players = await server.begin_game("teams")
            room = await server.room(players[0].table)
            assert room.table is not None
            blue = running_game(room.table).team == "blue"
            asker, judge, operative = (2, 0, 1) if blue else (0, 2, 1)
            lines = [await stack.enter_async_context(player.line()) for player in players]
            start = [(await line.hear())["seq"] for line in lines].pop()
            await players[asker].must({"type": "consult_clue", "word": "zyx"})
            await players[judge].must({"type": "answer_consult", "allow": True})
            for who in (asker, judge):
                whispers = await lines[who].all()
                assert [one["heard"] for one in whispers] == [1, 2]
                assert {one["type"] for one in whispers} == {"whisper"}
                await lines[who].send({"type": "resume", "since": start, "heard": 1})
                assert await lines[who].all() == whispers[1:]
                await lines[who].send({"type": "snapshot"})
                [whole] = await lines[who].all()
                assert (whole["seq"], whole["heard"]) == (start, 2)
            await lines[operative].send({"type": "snapshot"})
            [whole] = await lines[operative].all()
            assert (whole["seq"], whole["heard"]) == (start, 0)
            await talk(players[operative], 1)
            assert (await lines[operative].hear())["seq"] == start + 1

    drive(story)


def test_who_sits_elsewhere_meanwhile_gets_the_whole_table_with_new_eyes() -> None:
    async def story() -> None:
        async with serving() as server:
            settings = {"look": "watchers"}
            players = await server.begin_game("teams", watchers=1, settings=settings)
            watcher = players[4]
            async with watcher.line() as line:
                since = (await line.hear())["seq"]
                await watcher.must({"type": "look_at_key"})
                told = await line.hear()
                assert (told["type"], "key" in told["view"]["game"]) == ("snapshot", True)
            async with watcher.line() as line:
                await line.hear()
                await line.send({"type": "resume", "since": since})
                [told] = await line.all()
                assert (told["type"], "key" in told["view"]["game"]) == ("snapshot", True)

    drive(story)


def test_nobody_hears_later_what_was_not_for_them_then_r58_q25() -> None:
    async def story() -> None:
        async with serving() as server:
            players = await server.begin_game("teams", settings={"chat": "team"})
            room = await server.room(players[0].table)
            assert room.table is not None
            since = room.seq
            asker = 0 if running_game(room.table).team == "red" else 2
            await players[asker].must({"type": "consult_clue", "word": "zyxsecret"})
            await players[2 - asker].must({"type": "answer_consult", "allow": False})
            await finish_game(players)
            await players[0].must({"type": "rotate_roles"})
            new = players[1]  # a spymaster now
            async with new.line() as line:
                await line.hear()
                for heard in (0, 1):
                    await line.send({"type": "resume", "since": since, "heard": heard})
                    await line.send({"type": "resume", "since": room.seq, "heard": heard})
                told = await line.texts()
                assert "zyxsecret" not in " ".join(told)
                assert '"heard":0' in told[0], "nor how often somebody asked"

    drive(story)


# Goodbyes


def test_who_is_kicked_is_told_so_and_hung_up_on() -> None:
    async def story() -> None:
        async with serving() as server:
            ann = await server.open("Ann")
            bob = await server.join(ann.table, "Bob")
            async with bob.line() as one, bob.line() as two:
                for line in (one, two):
                    await line.hear()
                await ann.must({"type": "kick_member", "member": bob.member})
                for line in (one, two):
                    assert await line.hear() == {
                        "type": "bye",
                        "code": "member_gone",
                        "again": False,
                    }
                    assert await line.closed() == (1000, "member_gone")

    drive(story)


def test_who_leaves_over_a_line_is_answered_before_it_closes() -> None:
    async def story() -> None:
        async with serving() as server:
            ann = await server.open("Ann")
            bob = await server.join(ann.table, "Bob")
            async with bob.line() as line:
                await line.hear()
                for message in ({"type": "resume", "since": 0}, {"type": "snapshot"}):
                    await line.send(message)
                await line.send({"type": "do", "id": "x", "command": {"type": "leave_table"}})
                for message in ({"type": "resume", "since": 0}, {"type": "snapshot"}):
                    await line.send(message)
                heard = [await line.hear() for _ in range(4)]
                assert heard[2] == {"type": "done", "id": "x", "seq": heard[1]["seq"] + 1}
                assert heard[3] == {"type": "bye", "code": "member_gone", "again": False}
                assert (await line.closed())[0] == 1000
            assert "2" not in (await ann.view())["members"]

    drive(story)


def test_a_failure_of_ours_ends_a_line_with_a_code_and_says_nothing_of_its_insides(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_args: object) -> None:
        raise LookupError("the secret is 42")

    async def story() -> None:
        async with serving() as server:
            host = await server.open()
            monkeypatch.setattr(Connection, "greet", broken)
            async with host.line() as line:
                with pytest.raises(ConnectionClosed) as closed:
                    await line.hear()
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (BROKEN, "try_again")
            monkeypatch.setattr(server.node.tables, "fresh_room", broken)
            with pytest.raises(InvalidStatus) as refused:
                async with host.line():
                    pass
            assert refused.value.response.status_code == 500
            assert b"try_again" in refused.value.response.body
            assert b"42" not in refused.value.response.body

    drive(story)
    assert caplog.text.count("broken: LookupError") == 2
    assert "42" not in caplog.text


def test_who_is_sent_away_during_the_handshake_is_told_so() -> None:
    async def story() -> None:
        async with serving() as server:
            ann = await server.open("Ann")
            bob = await server.join(ann.table, "Bob")
            room = await server.room(ann.table)
            sent: list[dict[str, str]] = []

            async def send(message: dict[str, str]) -> None:
                sent.append(message)

            node = server.node
            line = Connection(room, bob.member, send, node.purse(room, bob.member, "here"))
            await ann.must({"type": "kick_member", "member": bob.member})
            line.greet()
            await line.run(send)  # type: ignore[arg-type] # nothing is received any more
            assert "member_gone" in sent[0]["text"]
            assert sent[1]["type"] == "websocket.close"
            assert not room.lines

    drive(story)


def test_a_closed_table_answers_and_changes_no_more() -> None:
    async def story() -> None:
        async with serving() as server:
            ann = await server.open("Ann")
            async with ann.line() as line:
                await line.hear()
                assert (await line.do({"type": "close_table"}))["type"] == "done"
                answer = await line.do({"type": "say", "text": "hello?"})
                assert answer["refusal"]["code"] == "table_closed"
                await line.send({"type": "snapshot"})
                assert (await line.all())[0]["view"]["closed"] is True

    drive(story)


# The handshake


@pytest.mark.parametrize(
    ("origin", "status"), [("https://evil.example", 403), ("null", 403), ("http://{host}", 101)]
)
def test_a_page_of_another_site_gets_no_line(origin: str, status: int) -> None:
    async def story() -> None:
        async with serving() as server:
            ann = await server.open("Ann")
            written = origin.format(host=f"127.0.0.1:{server.port}")
            assert await handshake(ann, origin=written) == (
                (status, "") if status == 101 else (status, "wrong_origin")
            )
            assert not (await server.room(ann.table)).lines

    drive(story)


async def handshake(player: Player, **headers: str) -> tuple[int, str]:
    try:
        async with player.line(**headers) as line:
            await line.hear()
            return 101, ""
    except InvalidStatus as refused:
        body = bytes(refused.response.body or b"").decode()
        return refused.response.status_code, body.split('"')[3]


def test_who_has_no_seat_gets_no_line() -> None:
    async def story() -> None:
        async with serving() as server:
            ann, other = await server.open("Ann"), await server.open("Ann")
            for token in ("", "1.wrong", other.token, "1." + "x" * 5000):
                stranger = Player(server, ann.table, "1", token)
                assert await handshake(stranger) == (401, "no_seat")
            for table in ("nowhere", "%00", "x" * 60):
                nowhere = Player(server, table, "1", ann.token)
                assert await handshake(nowhere) == (404, "no_such_table")

    drive(story)


def test_a_browser_comes_with_its_cookie() -> None:
    async def story() -> None:
        async with serving() as server:
            ann = await server.open("Ann")
            browser = Player(server, ann.table, ann.member, "")
            cookie = f"theme=dark; seat-{ann.table}={ann.token}"
            assert await handshake(browser, cookie=cookie) == (101, "")

    drive(story)


@pytest.mark.parametrize("path", ["/", "/api/about", "/nothing", "/api/tables"])
def test_other_paths_have_no_websocket(path: str) -> None:
    async def story() -> None:
        async with serving() as server:
            with pytest.raises(InvalidStatus) as refused:
                async with connect(server.live + path):
                    pass
            assert 400 <= refused.value.response.status_code < 500

    drive(story)
