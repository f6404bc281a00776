"""How much an old phone has to load and to work until the board is there."""

import gzip
import time
from collections.abc import Callable

import pytest

from cryptonym.rules.options import Options
from cryptonym.text import LANGUAGES
from web.people import People
from web.tables import TableOf

MOST = {".js": 60_000, ".css": 20_000, ".woff2": 40_000}  # bytes, packed
SLOWER = 4  # times, than this machine
PATIENCE = 30  # seconds: the goal is one, but machines differ; the time is printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_light_and_soon_there(
    people: People, language: str, record_property: Callable[[str, object], None]
) -> None:
    everybody = people.come(4, device="phone", language=language)
    table = TableOf(everybody, options=Options(language=language))
    table.start()
    person = table.holder("spymaster")
    session = person.context.new_cdp_session(person.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    began = time.perf_counter()
    person.page.goto(person.server + table.page, wait_until="commit")
    person.page.get_by_role("grid").get_by_role("button").last.wait_for()
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
    sizes = ", ".join(f"{kind} {size / 1000:.1f} kB" for kind, size in weight.items())
    slow = f"{seconds:.2f} s on a processor {SLOWER} times slower"
    record_property("measured", f"board in {language}: {sizes}; {slow}")
    assert weight[".js"] > 0
    assert not {kind: size for kind, size in weight.items() if size > MOST[kind]}
    assert seconds < PATIENCE
