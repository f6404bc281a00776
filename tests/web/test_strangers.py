"""Two strangers in two browsers: from the wish to the board, sentences, and never again."""

from playwright.sync_api import Route, expect

from cryptonym.text import Text
from web.people import Look, People
from web.scenes.strangers import looking, together

EN, IT = Text("en"), Text("it")
PHONE = Look(device="phone", dark=False, language="en")


def test_two_find_each_other_say_sentences_and_one_blocks_and_reports_the_other(
    people: People,
) -> None:
    ann, bo = together(people, PHONE)
    assert ann.url == bo.url
    ann.get_by_role("button", name=EN.format("board-menu")).first.click()
    expect(ann.get_by_text(EN.format("board-lock"))).to_have_count(0)  # nobody rules here
    ann.locator("dialog summary").first.click()
    ann.get_by_role("button", name=EN.format("strangers-block", name="Bo")).click()
    expect(ann.get_by_role("status").filter(has_text="never be put")).to_be_visible()
    ann.get_by_role("button", name=EN.format("strangers-report", name="Bo")).click()
    ann.get_by_role("button", name=EN.format("strangers-reason-name")).click()
    expect(ann.get_by_text(EN.format("strangers-reported"))).to_be_visible()

    server = ann.url.partition("/t/")[0]
    ann.goto(server + "/me")
    ann.get_by_text(EN.format("strangers-blocks")).click()
    ann.get_by_role("button", name=EN.format("strangers-unblock", name="Bo")).click()
    expect(ann.get_by_text(EN.format("strangers-blocks"))).to_have_count(0)


def test_what_a_stranger_says_is_read_in_ones_own_language_unless_muted(people: People) -> None:
    ann, bo = together(people, Look(device="desktop", dark=False, language="en"))
    server, _, table = ann.url.partition("/t/")
    clue = {"type": "give_clue", "word": "galaxy", "number": 1}
    given = ann.context.request.post(
        f"{server}/api/tables/{table}/commands", data={"id": "clue", "command": clue}
    )
    assert given.ok, given.text()
    expect(bo.get_by_label(EN.format("board-say"))).to_have_count(0)  # nothing to write in
    bo.get_by_role("button", name=EN.format("phrase-not-sure")).click()
    ann.evaluate("localStorage.setItem('language', 'it')")
    ann.reload()
    said = ann.locator(".said")
    expect(said).to_contain_text(IT.format("phrase-not-sure"))
    ann.get_by_role("button", name=IT.format("board-menu")).first.click()
    ann.locator("dialog summary").first.click()
    ann.get_by_label(IT.format("strangers-mute", name="Bo")).check()
    ann.keyboard.press("Escape")
    expect(said).not_to_contain_text(IT.format("phrase-not-sure"))


def test_the_waiting_room_says_how_it_stands_and_bots_come_at_once_if_asked(people: People) -> None:
    page = looking(people, PHONE)
    expect(page.get_by_text(EN.format("find-alone"))).to_be_visible()
    page.reload()  # whoever comes back still waits
    page.locator("h1.looking").wait_for()
    page.get_by_role("button", name=EN.format("find-stop")).click()
    expect(page.get_by_text(EN.format("find-stopped"))).to_be_visible()
    page.get_by_role("button", name=EN.format("find-start")).click()
    page.get_by_role("button", name=EN.format("find-bots-now")).click()
    page.get_by_role("grid").wait_for()


def test_who_waits_decides_about_a_clue_of_others(people: People) -> None:
    """The server would tell it so; what a jury does at the table is tested there."""
    page = looking(people, PHONE)
    case = {"id": 7, "clue": "kitten", "language": "en", "words": ["APPLE", "CAT", "SEA"]}
    votes: list[object] = []

    def told(route: Route) -> None:
        if route.request.method == "POST":
            votes.append(route.request.post_data_json)
        route.fulfill(json=case if route.request.method == "GET" and not votes else {})

    page.route("**/api/jury**", told)
    section = page.get_by_role("region", name=EN.format("jury-title"))
    expect(section).to_contain_text("kitten")
    expect(section).to_contain_text("APPLE · CAT · SEA")
    section.get_by_role("button", name=EN.format("jury-object")).click()
    expect(page.get_by_text(EN.format("jury-thanks"))).to_be_visible()
    assert votes == [{"allow": False}]
