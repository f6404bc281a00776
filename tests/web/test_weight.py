"""How much an old phone has to load and to work until the board is there."""

import gzip
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from cryptonym.rules.options import Options
from cryptonym.text import LANGUAGES
from web.people import People
from web.tables import TableOf

MOST = {".js": 60_000, ".css": 20_000, ".woff2": 40_000}  # bytes, packed
SLOWER = 4  # times, than this machine
PATIENCE = 30  # seconds: the goal is one, but machines differ; the time is printed


# Says so on the console when the frame with the last of 25 cards has been painted: a message that
# is posted from within a frame's callback comes after the frame.
CARDS = 25
DRAWN = "the board is drawn"
PROBE = f"""new MutationObserver((_, observer) => {{
  if (document.querySelectorAll("[role=grid] button").length < {CARDS}) return;
  observer.disconnect();
  const {{ port1, port2 }} = new MessageChannel();
  port1.onmessage = () => console.log("{DRAWN}");
  requestAnimationFrame(() => port2.postMessage(null));
}}).observe(document, {{ childList: true, subtree: true }});"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_light_and_soon_there(
    people: People, language: str, record_property: Callable[[str, object], None]
) -> None:
    """From the address to a board that has been painted, with nothing kept from an earlier visit.

    The time is taken outside the browser, from before the address is given to it until it has told
    us of the frame in which the last card was painted. So everything that a person waits for is in
    it: page, scripts, words, style sheets, the table itself, drawing. A locator of Playwright is
    not: it would bring a script of its own, larger than our client, into the slowed page.
    """
    everybody = people.come(4, device="phone", language=language)
    table = TableOf(everybody, options=Options(language=language))
    table.start()
    person = table.holder("spymaster")
    person.page.add_init_script(PROBE)
    session = person.context.new_cdp_session(person.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    with person.page.expect_console_message(lambda said: said.text == DRAWN):
        began = time.perf_counter()
        person.page.goto(person.server + table.page, wait_until="commit")
    seconds = time.perf_counter() - began
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    expect(person.page.get_by_role("grid").get_by_role("button").last).to_be_visible()
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
