"""One reading of a path: what the guard looks at is what is answered."""

import asyncio

import pytest

from attacks.target import Target
from server.driving import drive, serving

DISGUISED = [
    "/metrics/",
    "//metrics",
    "/metrics//",
    "/./metrics",
    "/api/../metrics",
    "/metrics/.",
    "/api/about/",
    "//api/about",
    "/api//about",
    "/api%2Fabout",
    "/api/%2e%2e/metrics",
    "/api\\about",
    "/live/",
    "/health/",
]


def test_a_path_that_looks_like_another_is_none() -> None:
    async def story() -> None:
        async with serving() as server:
            target = Target(server.port)
            for path in DISGUISED:
                for method in ("GET", "POST"):
                    answer = await target.ask(method, path, {})
                    assert answer is not None
                    told = {"code": "no_such_table", "where": "path"}
                    assert (answer.status, answer.json) == (404, told), path
            plain = await target.ask("GET", "/metrics")
            assert plain is not None
            assert plain.status == 200

    drive(story)


def test_the_way_to_a_line_is_one_too() -> None:
    async def story() -> None:
        async with serving() as server:
            host = await server.open()
            for wrong in ("/live/", "//live"):
                target = Target(server.port)
                async with target.connected() as wire:
                    await wire.send(
                        f"GET /api/tables/{host.table}{wrong} HTTP/1.1\r\nHost: localhost\r\n"
                        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                        f"Authorization: Bearer {host.token}\r\n\r\n".encode()
                    )
                    answer = await asyncio.wait_for(wire.answer(), 5)
                    assert answer is not None
                    assert (answer.status, answer.json["where"]) == (404, "path")

    drive(story)


def test_nothing_is_cheaper_under_another_name() -> None:
    async def story() -> list[int]:
        async with serving(requests_per_second=0.001, request_burst=4) as server:
            target = Target(server.port)
            answers = [await target.ask("GET", "//api/about") for _ in range(6)]
            return [answer.status for answer in answers if answer is not None]

    assert drive(story) == [404] * 4 + [429] * 2


def test_watching_the_server_is_limited_too() -> None:
    async def story() -> list[int]:
        async with serving(requests_per_second=0.001, request_burst=4) as server:
            answers = [await server.http.get(path) for path in ["/health", "/ready"] * 3]
            return [answer.status_code for answer in answers]

    assert drive(story) == [200] * 4 + [429] * 2


# Behind proxies


SEEN = {
    1: [
        (["127.0.0.1"], 200),
        (["192.0.2.1"], 404),
        (["127.0.0.1", "192.0.2.1"], 404),  # the second line is the proxy's
        (["127.0.0.1, 192.0.2.1"], 404),
        (["192.0.2.1", "198.51.100.2, 127.0.0.1"], 200),
        (["192.0.2.1", ""], 404),
    ],
    2: [
        (["192.0.2.1", "127.0.0.1, 10.0.0.1"], 200),
        (["127.0.0.1", "192.0.2.1", "10.0.0.1"], 404),
        (["192.0.2.1"], 404),
    ],
}


@pytest.mark.parametrize("proxies", SEEN)
def test_what_our_own_proxy_saw_counts(proxies: int) -> None:
    async def story() -> None:
        async with serving(behind_proxy=True, proxies=proxies) as server:
            for lines, status in SEEN[proxies]:
                headers = [("x-forwarded-for", line) for line in lines]
                answer = await server.http.get("/metrics", headers=headers)
                assert answer.status_code == status, lines

    drive(story)


@pytest.mark.parametrize("proxied", [True, False])
def test_what_our_own_proxy_speaks_with_a_browser_counts(proxied: bool) -> None:
    async def story() -> None:
        said = {("https",): True, ("https", "http"): False, ("http", "https"): True}
        async with serving(behind_proxy=proxied) as server:
            for lines, private in (said | {("http, https",): True, (): False}).items():
                headers = [("x-forwarded-proto", line) for line in lines]
                headers.append(("content-type", "application/json"))
                body = b'{"host":"Ann"}'
                opened = await server.http.post("/api/tables", content=body, headers=headers)
                secure = "secure" in opened.headers["set-cookie"].lower()
                assert secure == (private and proxied), lines

    drive(story)


def test_behind_a_proxy_each_address_does_so_much_at_a_time() -> None:
    async def story() -> None:
        async with serving(behind_proxy=True, connections_per_address=2) as server:
            host = await server.open()
            busy = {"x-forwarded-for": "192.0.2.1"} | host.headers
            room = await server.room(host.table)
            path = f"/api/tables/{host.table}/events?since={room.seq}&wait=5"
            polls = [asyncio.create_task(server.http.get(path, headers=busy)) for _ in range(2)]
            while len(room.lines.get(host.member, ())) < 2:
                await asyncio.sleep(0)
            refused = await server.http.get("/api/about", headers=busy)
            assert (refused.status_code, refused.json()) == (
                429,
                {"code": "too_fast", "where": "connections: expected at most 2"},
            )
            other = {"x-forwarded-for": "192.0.2.2"}
            assert (await server.http.get("/api/about", headers=other)).status_code == 200
            await host.must({"type": "say", "text": "hello"})
            for poll in polls:
                assert (await poll).status_code == 200
            assert (await server.http.get("/api/about", headers=busy)).status_code == 200

    drive(story)
