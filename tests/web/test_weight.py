"""How much an old phone has to load and to work until the board is there."""

import gzip
import time

import pytest

from web.people import People
from web.tables import TableOf

MOST = {".js": 60_000, ".css": 20_000, ".woff2": 40_000}  # bytes, packed
SLOWER = 4  # times, than this machine
PATIENCE = 15  # seconds: the goal is one, but machines differ; the time is printed


def test_the_board_is_light_and_soon_there(
    people: People, capsys: pytest.CaptureFixture[str]
) -> None:
    table = TableOf(people.come(4, device="phone"))
    word = table.start()["words"][0]
    person = table.holder("spymaster")
    session = person.context.new_cdp_session(person.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    began = time.perf_counter()
    person.page.goto(person.server + table.page, wait_until="commit")
    person.page.get_by_text(word).first.wait_for()
    seconds = time.perf_counter() - began
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    person.received.everything()
    weight = {
        kind: sum(
            len(body) if kind == ".woff2" else len(gzip.compress(body, 9))
            for address, body in person.received.raw
            if address.endswith(kind)
        )
        for kind in MOST
    }
    with capsys.disabled():
        sizes = ", ".join(f"{kind} {size / 1000:.1f} kB" for kind, size in weight.items())
        print(f"\nboard: {sizes}; {seconds:.2f} s on a processor {SLOWER} times slower")  # noqa: T201
    assert weight[".js"] > 0
    assert not {kind: size for kind, size in weight.items() if size > MOST[kind]}
    assert seconds < PATIENCE
