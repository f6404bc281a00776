"""The set-up itself: a harness that overlooks things would make every other test worthless."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser

from cryptonym.language.decks import lists_of, words
from cryptonym.language.referee import judge
from cryptonym.rules.options import Options
from cryptonym.text import LANGUAGES
from server.processes import Nursery, ServerProcess, running
from web.people import People, Person, people_at
from web.received import Received
from web.sight import (
    axe_findings,
    covered_controls,
    enlarge_text,
    scrolls_down,
    scrolls_sideways,
    seen_with,
    too_small_targets,
)
from web.tables import CLUES, TableOf

SECRET = "rrb.xbbr"
PAGE = """<!doctype html><html lang="en"><head><title>Trial</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<script type="module" src="/assets/a.js"></script></head>
<body><main id="app"><h1>Trial</h1></main></body></html>"""


class Trial:
    """A server with a client of one page, whose script and body the test writes."""

    def __init__(self, people: People, server: ServerProcess, folder: Path) -> None:
        self.people = people
        self.server = server
        self.folder = folder

    def visit(self, script: str = "", body: str = "", **how: str) -> Person:
        """Somebody who opens the page with this script and this in its body."""
        (self.folder / "assets" / "a.js").write_text(script)
        (self.folder / "index.html").write_text(PAGE.replace("</main>", body + "</main>"))
        self.server.start()  # which reads the client once
        self.server.ready()
        person = self.people.one(keeps=True, **how)
        person.go()
        return person


@pytest.fixture
def trial(servers: Nursery, browser: Browser, tmp_path: Path) -> Iterator[Trial]:
    (tmp_path / "assets").mkdir()
    server = ServerProcess(servers, tmp_path / "log", database="memory:", web=str(tmp_path))
    people = People(browser, server.http)
    try:
        yield Trial(people, server, tmp_path)
    finally:
        people.close()
        server.end()


@pytest.mark.parametrize(
    ("script", "place"),
    [
        (f"const held = {{ key: '{SECRET}'.split('').reverse().join('') }};", "memory"),
        (f"localStorage.setItem('k', '{SECRET}')", "local storage k"),
        (f"sessionStorage.setItem('k', '{SECRET}')", "session storage k"),
        (f"history.replaceState('{SECRET}', '')", "history state"),
        (f"document.cookie = 'k={SECRET}'", "cookies"),
        (f"window.name = '{SECRET}'", "window name"),
        (f"document.body.dataset.key = '{SECRET}'", "page"),
        (f"history.replaceState(null, '', '/?{SECRET}')", "address"),
        (
            f"await (await caches.open('c')).put('/k', new Response('{SECRET}'))",
            "cache http://127.0.0.1:{port}/k",
        ),
    ],
)
def test_a_secret_is_found_wherever_a_page_puts_it(trial: Trial, script: str, place: str) -> None:
    reveal = f"{script}; globalThis.done = () => held; const held_too = 1;"
    if "const held" not in script:
        reveal = f"{script}; globalThis.done = 1"
    person = trial.visit(reveal)
    person.wait_until(lambda: person.page.evaluate("'done' in globalThis"))
    port = person.server.rpartition(":")[2]
    secret = SECRET[::-1] if place == "memory" else SECRET
    if place == "memory":
        person.received.raw.clear()
    assert place.format(port=port) in person.received.places_of(secret)


def test_a_secret_in_a_database_is_found(trial: Trial) -> None:
    person = trial.visit(
        f"""const opening = indexedDB.open("d");
        opening.onupgradeneeded = () => opening.result.createObjectStore("s").put("{SECRET}", 1);
        opening.onsuccess = () => {{ opening.result.close(); globalThis.done = 1; }};"""
    )
    person.wait_until(lambda: person.page.evaluate("'done' in globalThis"))
    assert "database d s" in person.received.places_of(SECRET)


def test_a_secret_that_came_over_the_network_is_remembered_when_the_page_is_left(
    trial: Trial,
) -> None:
    person = trial.visit(
        """const open = await (await fetch("/api/tables", { method: "POST",
          body: '{"host":"Ann"}', headers: { "content-type": "application/json" } })).json();
        const live = new WebSocket(`ws://${location.host}/api/tables/${open.table}/live`);
        live.onmessage = () => { globalThis.done = 1; };"""
    )
    person.wait_until(lambda: person.page.evaluate("'done' in globalThis"))
    person.go("/how")
    received = person.received
    snapshot = received.messages()[0]
    assert snapshot["type"] == "snapshot"
    name = snapshot["name"]
    places = received.places_of(name)
    assert "frame 0" in places
    assert any(place.endswith("/api/tables") for place in places)
    assert received.places_of("nowhere-at-all") == []


def test_a_quiet_page_raises_no_complaint(trial: Trial) -> None:
    person = trial.visit("console.log('fine')")
    assert person.unforgiven() == []


@pytest.mark.parametrize(
    ("script", "body", "complaint"),
    [
        ("throw new Error('broken')", "", "broken"),
        ("console.error('careful')", "", "careful"),
        ("fetch('http://127.0.0.1:1/x').catch(() => 0)", "", "http://127.0.0.1:1"),
        ("", "<p style='color:red'>x</p>", "style-src"),
        ("", "<button onclick='go()'>x</button>", "script-src"),
        ("", "<img alt='' src='https://elsewhere.example/x.png'>", "elsewhere.example"),
    ],
)
def test_no_complaint_of_a_browser_is_overlooked(
    trial: Trial, script: str, body: str, complaint: str
) -> None:
    person = trial.visit(script, body)
    if "onclick" in body:
        person.page.click("button")
    person.wait_until(lambda: any(complaint in one for one in person.unforgiven()))
    person.forgive("")
    assert person.unforgiven() == []


def test_people_who_leave_with_complaints_fail_the_test(browser: Browser) -> None:
    with (
        pytest.raises(AssertionError, match="Ann: error: no"),
        people_at(browser, "http://127.0.0.1:9") as people,
    ):
        people.one().complaints.append("error: no")


def test_axe_finds_what_is_wrong_and_says_where(trial: Trial) -> None:
    person = trial.visit(body="<img src='data:,' id='mute'><input id='nameless'>")
    findings = axe_findings(person.page)
    assert [one for one in findings if "image-alt" in one and one.endswith("at #mute")]
    assert [one for one in findings if " label: " in one and one.endswith("at #nameless")]
    person.page.evaluate("for (const one of document.querySelectorAll('img,input')) one.remove()")
    assert axe_findings(person.page) == []


def test_colours_look_different_to_other_eyes(trial: Trial) -> None:
    script = "document.body.style.background = 'linear-gradient(90deg, #c00, #090)'"
    page = trial.visit(script).page
    seen = {seen_with(page, kind) for kind in ("protanopia", "tritanopia", "achromatopsia")}
    assert len(seen | {page.screenshot()}) == 4
    assert page.screenshot() == page.screenshot(), "the page itself is as it was"


def test_large_letters_small_targets_and_pages_that_are_too_wide_are_noticed(
    trial: Trial,
) -> None:
    page = trial.visit(body="<button>ok</button><p><a href='/how'>in a text</a></p>").page
    [small] = too_small_targets(page)
    assert small.startswith('button "ok"')
    before = page.evaluate("document.querySelector('h1').getBoundingClientRect().height")
    enlarge_text(page, 200)
    after = page.evaluate("document.querySelector('h1').getBoundingClientRect().height")
    assert after > 1.9 * before
    assert not scrolls_sideways(page)
    assert not scrolls_down(page)
    page.evaluate("document.body.style.cssText = 'width: 3000px; height: 3000px'")
    assert scrolls_sideways(page)
    assert scrolls_down(page)


@pytest.mark.parametrize(
    ("over", "lost"),
    [
        ("height: 20px; top: 0", []),
        ("height: 20px", ["bottom"]),
        ("height: 90px", ["middle", "left", "right", "top", "bottom"]),
        ("height: 90px; pointer-events: none", []),
    ],
)
def test_what_lies_over_a_button_is_noticed(trial: Trial, over: str, lost: list[str]) -> None:
    body = "<p></p><button>ok</button><button disabled>no</button><div></div>"
    page = trial.visit(body=body).page
    page.evaluate(  # the content policy lets nobody write styles into a page
        """([...styles]) => ["p", "button", "[disabled]", "div"].forEach((one, place) => {
          document.querySelector(one).style.cssText = styles[place]; })""",
        [
            "height: 2000px",
            "display: block; width: 90px; height: 60px",
            "position: fixed; bottom: 0",
            f"position: fixed; inset: auto 0 0; {over}",
        ],
    )
    found = covered_controls(page)
    if not lost:
        assert found == []
    else:
        assert len(found) == 1
        assert found[0].startswith(f'button. "ok": {", ".join(lost)} under div.')


def test_devices_languages_and_themes_are_what_was_asked_for(trial: Trial) -> None:
    page = trial.visit(device="phone", language="el").page
    told = page.evaluate(
        """[innerWidth, innerHeight, navigator.language, navigator.maxTouchPoints > 0,
        matchMedia("(prefers-reduced-motion)").matches,
        matchMedia("(prefers-color-scheme: dark)").matches]"""
    )
    assert told == [360, 640, "el-GR", True, True, False]


def test_a_server_is_killed_and_comes_back_to_the_same_port_with_its_tables(
    servers: Nursery, tmp_path: Path
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with running(servers, tmp_path, database=database, web="none") as server:
        opened = httpx.post(
            f"{server.http}/api/tables", json={"host": "Ann", "settings": {"public": True}}
        )
        server.end()
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{server.http}/health")
        server.start()
        server.ready()
        assert opened.json()["table"] in httpx.get(f"{server.http}/api/tables").json()


def test_everything_is_listened_to_from_the_first_request(people: People) -> None:
    person = people.one(keeps=True)
    assert isinstance(person.received, Received)
    person.go()
    assert person.received.addresses[0] == f"{person.server}/"
    person.received.everything()
    assert f"{person.server}/" in dict(person.received.bodies)


@pytest.mark.parametrize("mode", ["teams", "coop", "shared"])
def test_a_table_comes_to_any_state_without_a_click(people: People, mode: str) -> None:
    everybody = people.come({"teams": 5, "coop": 2, "shared": 3}[mode])
    table = TableOf(everybody, options=Options(mode=mode))
    assert table.start()["phase"] == "clue"
    table.clue(number=1)
    card = table.guess("own")
    assert table.game()["cells"][card] == table.game()["team"][0]
    assert table.holder("operative") is not table.holder("spymaster")
    table.guess("x")
    assert table.game()["result"]["reason"] == "assassin"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_referee_minds_our_clues(language: str) -> None:
    visible = [word for name in lists_of(language) for word in words(language, name)]
    verdicts = {clue: judge(clue, 1, visible, language) for clue in CLUES[language]}
    assert {verdict.status for verdict in verdicts.values()} == {"legal"}, verdicts
    assert not any(verdict.reasons for verdict in verdicts.values())
