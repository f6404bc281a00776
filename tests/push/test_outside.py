"""The way out of the server leads to push services, and never to anything nearby."""

import socket
from pathlib import Path
from typing import Any

import pytest

from cryptonym.push import outside
from cryptonym.push.outside import Outside, host_of, is_public
from server.driving import drive
from server.receiving import HOST, push_service

GOOD = f"https://{HOST}/to/ann"


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/c1:APA91b-x_y",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
        "https://web.push.apple.com/QGuQ",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d%3d",
    ],
)
def test_push_services_of_browsers_are_asked(endpoint: str) -> None:
    assert endpoint.startswith(f"https://{host_of(endpoint)}/")


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "nonsense",
        "http://push.example.net/a",
        "ftp://push.example.net/a",
        "https://push.example.net:8443/a",
        "https://push.example.net:443/a",
        "https://push.example.net",
        "https://user@push.example.net/a",
        "https://push.example.net@10.0.0.1/a",
        "https://push.example.net\\@10.0.0.1/a",
        "https://push.example.net#@10.0.0.1/a",
        "https://push.example.net/a#b",
        "https://push.example.net/a\r\nhost: x",
        "https://push.example.net/a b",
        "https://localhost/a",
        "https://intranet/a",
        "https://127.0.0.1/a",
        "https://127.1/a",
        "https://2130706433/a",
        "https://0x7f000001/a",
        "https://0x7f.1/a",
        "https://017700000001/a",
        "https://a.0x7f/a",
        "https://[::1]/a",
        "https://[::ffff:127.0.0.1]/a",
        "https://[fe80::1%25eth0]/a",
        "https://１２７.０.０.１/a",
        "https://push．example.net/a",
        "https://push.example.net./a",
        "https://.example.net/a",
        "https://-a.example.net/a",
        "HTTPS://push.example.net/a",
        "https://PUSH.example.net/a",
        "https:///a",
        "//push.example.net/a",
        f"https://push.example.net/{'a' * 1000}",
    ],
)
def test_every_other_address_is_refused_as_it_is_written(endpoint: str) -> None:
    assert host_of(endpoint) == ""


@pytest.mark.parametrize("address", ["142.250.74.46", "2a00:1450:400f:80c::200a", "::ffff:8.8.8.8"])
def test_addresses_of_the_public_internet_are_open(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254"),
        *("100.64.0.1", "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255"),
        *("::1", "::", "fe80::1", "fc00::1", "fd12::1", "ff02::1", "2001:db8::1", "::127.0.0.1"),
        *("::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::1", "100::1"),
        *("2002:7f00:1::", "2002:a00:1::1", "2001:0:4136:e378::1", "fec0::1", "fe80::1%eth0"),
        *("", "push.example.net", "0.1.2.3"),
    ],
)
def test_every_address_nearby_or_in_disguise_is_closed(address: str) -> None:
    assert not is_public(address)


def test_a_name_with_a_private_address_among_its_own_is_not_asked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names = {
        "inside.example.net": ["10.0.0.1"],
        "mixed.example.net": ["142.250.74.46", "169.254.169.254"],
        "nowhere.example.net": [],
    }

    def told(host: str, port: int, **_: Any) -> list[Any]:
        return [(0, 0, 0, "", (address, port)) for address in names[host]]

    async def never(*_: Any) -> Any:
        raise AssertionError("somebody was asked")

    monkeypatch.setattr(socket, "getaddrinfo", told)
    monkeypatch.setattr(Outside, "_post", never)

    async def story() -> None:
        way = Outside()
        for name in names:
            assert (await way.post(f"https://{name}/a", {}, b"")).status == 0
        await way.close()

    drive(story)


def test_a_name_is_resolved_once_and_that_very_address_is_connected_to(tmp_path: Path) -> None:
    """Whoever answers something else a moment later gains nothing by it."""

    async def story() -> None:
        async with push_service(tmp_path) as (service, way):
            answers = iter([["127.0.0.1"], ["10.0.0.1"]])

            async def fickle(host: str) -> list[str]:
                way.asked.append(host)
                return next(answers)

            way.resolved = fickle  # type: ignore[method-assign] # as a resolver might
            assert (await way.post(GOOD, {"ttl": "1"}, b"x")).status == 201
            assert way.asked == [HOST]
            assert service.messages[0].headers["host"] == HOST
            assert (await way.post(GOOD, {}, b"x")).status == 0
            assert len(service.messages) == 1

    drive(story)


def test_whoever_has_no_certificate_for_the_name_is_told_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with push_service(tmp_path) as (service, way):
            way.names["evil.example.net"] = ["127.0.0.1"]
            assert (await way.post(GOOD, {}, b"x")).status == 201
            assert (await way.post("https://evil.example.net/a", {}, b"x")).status == 0
            assert len(service.messages) == 1

    drive(story)


NONSENSE = {
    "noise": b"\x16\x03\x01 hello \x00\xff\r\n\r\n",
    "nothing": b"",
    "another protocol": b"SSH-2.0-OpenSSH_9.6\r\n",
    "a status of four digits": b"HTTP/1.1 9999 What\r\n\r\n",
    "endless headers": b"HTTP/1.1 201 Created\r\n" + b"x: y\r\n" * 100_000,
    "silence": None,
}


@pytest.mark.parametrize("kind", NONSENSE)
def test_an_endpoint_that_answers_nonsense_has_not_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.setattr(outside, "SECONDS", 1.0)

    async def story() -> None:
        async with push_service(tmp_path) as (service, way):
            service.answer = lambda _path: NONSENSE[kind]
            assert (await way.post(GOOD, {}, b"x")).status == 0
            assert len(service.messages) == 1

    drive(story)


def test_redirects_lead_nowhere_and_what_is_said_beside_the_status_is_not_read(
    tmp_path: Path,
) -> None:
    moved = b"HTTP/1.1 307 Moved\r\nlocation: https://push.example.net/else\r\n\r\n"
    endless = b"HTTP/1.1 201 Created\r\ncontent-length: 999999999\r\n\r\n" + b"x" * 100_000
    later = b"HTTP/1.1 429 Later\r\nretry-after: 120\r\ncontent-length: 0\r\n\r\n"
    never = later.replace(b"120", b"99999999999999999999")

    async def story() -> None:
        async with push_service(tmp_path) as (service, way):
            told = []
            for answer in (moved, endless, later, never):
                service.answer = lambda _path, answer=answer: answer  # type: ignore[misc] # bound now
                said = await way.post(GOOD, {}, b"x")
                told.append((said.status, said.wait))
            assert told == [(307, 0), (201, 0), (429, 120), (429, 0)]
            assert {one.path for one in service.messages} == {"/to/ann"}

    drive(story)
