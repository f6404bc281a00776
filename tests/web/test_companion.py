"""For cards of paper: the same key on two phones, covered until it is held, and clocks."""

from playwright.sync_api import Page, expect

from cryptonym.text import Text
from web.people import People
from web.sight import assert_accessible

TEXT = Text("en")
IDENTITIES = {
    TEXT.format("board-identity", identity=identity): letter
    for identity, letter in {"red": "r", "blue": "b", "bystander": ".", "assassin": "x"}.items()
}


def key_of(page: Page) -> str:
    """The key as it is told cell by cell."""
    signs = page.get_by_role("cell").get_by_role("img")
    expect(signs).to_have_count(25)
    return "".join(IDENTITIES[sign.get_attribute("aria-label") or ""] for sign in signs.all())


def test_two_spymasters_have_the_same_key_and_nobody_sees_it_by_chance(people: People) -> None:
    one, other = people.come(2, device="phone")
    page = one.go("/companion")
    page.get_by_role("radio", name=TEXT.format("companion-source-random")).check()
    page.get_by_role("button", name=TEXT.format("companion-draw")).click()
    cover = page.get_by_role("button", name=TEXT.format("companion-hold"))
    cover.wait_for()
    expect(page.get_by_role("cell")).to_have_count(0)

    cover.focus()
    page.keyboard.down("Space")
    held = key_of(page)
    page.keyboard.up("Space")
    expect(page.get_by_role("cell")).to_have_count(0)
    cover.hover()
    page.mouse.down()
    assert key_of(page) == held
    page.mouse.move(5, 5)  # the finger slips
    page.mouse.up()
    expect(page.get_by_role("cell")).to_have_count(0)

    page.get_by_text(TEXT.format("companion-other"), exact=True).click()
    code = page.locator(".code").inner_text()
    expect(page.get_by_role("img", name=TEXT.format("companion-qr"))).to_be_visible()
    second = other.go("/companion")
    second.get_by_role("radio", name=TEXT.format("companion-source-random")).check()
    second.get_by_role("textbox").fill(code.replace("-", " ").upper())
    second.get_by_role("button", name=TEXT.format("companion-code-go")).click()
    second.get_by_role("button", name=TEXT.format("companion-leave-open")).click()
    assert key_of(second) == held
    pictures = [phone.locator(".same-key").get_by_role("img") for phone in (page, second)]
    assert len({picture.get_attribute("aria-label") for picture in pictures}) == 1
    assert sorted(held.count(letter) for letter in "rb") == [8, 9]
    start = "red" if held.count("r") == 9 else "blue"
    for phone in (page, second):
        expect(phone.get_by_text(TEXT.format("companion-starts", team=start))).to_be_visible()
    assert_accessible(second)


def test_a_card_of_the_deck_is_turned_clockwise(people: People) -> None:
    page = people.one(device="phone").go("/companion?code=17")
    page.get_by_role("button", name=TEXT.format("companion-leave-open")).click()
    printed = key_of(page)
    page.get_by_role("button", name=TEXT.format("companion-turn")).click()
    expect(page.get_by_text(TEXT.format("companion-card", number=17, angle=90))).to_be_visible()
    page.get_by_role("button", name=TEXT.format("companion-leave-open")).click()
    rows = [printed[row : row + 5] for row in range(0, 25, 5)]
    turned = ["".join(rows[4 - column][row] for column in range(5)) for row in range(5)]
    assert key_of(page) == "".join(turned)


def test_a_slip_is_answered_and_a_link_is_a_code(people: People) -> None:
    page = people.one(device="phone").go("/companion")
    link = f"{page.url}?code=pizza-tigr-magnet-troll&source=random"
    page.get_by_role("textbox").fill(link)
    page.get_by_role("button", name=TEXT.format("companion-code-go")).click()
    expect(page.get_by_role("alert")).to_contain_text(TEXT.format("app-problem-no-such-key"))
    assert_accessible(page)
    meant = TEXT.format("companion-did-you-mean", code="pizza-tiger-magnet-troll")
    page.get_by_role("link", name=meant).click()
    page.get_by_role("button", name=TEXT.format("companion-hold")).wait_for()
    assert "source=random" in page.url
    page.goto(page.url.partition("?")[0] + "?code=41")
    expect(page.get_by_role("alert")).to_contain_text(TEXT.format("app-problem-no-such-card"))


def test_the_code_of_a_box_chooses_its_game_and_a_number_its_key(people: People) -> None:
    page = people.one(device="phone").go("/companion")
    page.get_by_role("textbox").fill("Duet")
    page.get_by_role("button", name=TEXT.format("companion-code-go")).click()
    expect(
        page.get_by_role("radio", name=Text("en", "duet").format("opening-mode-duet"))
    ).to_be_checked()
    page.get_by_role("textbox").fill("17")
    page.get_by_role("button", name=TEXT.format("companion-code-go")).click()
    page.get_by_role("button", name=TEXT.format("companion-hold")).wait_for()
    assert "mode=duet" in page.url
    assert "code=17" in page.url


def test_the_game_is_printed_from_here(people: People) -> None:
    page = people.one(device="phone").go("/companion?mode=duet")
    page.get_by_text(TEXT.format("print-drawer")).click()
    page.get_by_role("radio", name=TEXT.format("print-paper-name", paper="letter")).check()
    assert_accessible(page)
    with page.expect_download() as started:
        page.get_by_role("link", name=TEXT.format("print-what", what="tokens")).click()
    assert started.value.suggested_filename == "cryptonym-duet-tokens-en-letter.pdf"


def test_the_clocks_run_down_and_pass_the_turn_on_without_a_network(people: People) -> None:
    person = people.one(device="phone")
    person.page.clock.install()
    page = person.go("/companion")
    timers = page.get_by_role("timer")
    sand, turns = timers.first, timers.last
    sand.wait_for()
    page.get_by_role("switch", name=TEXT.format("device-sound")).click()
    person.context.set_offline(True)
    page.get_by_role("button", name=TEXT.format("board-flip")).click()
    page.clock.run_for(20_000)
    expect(sand).to_have_accessible_name(TEXT.format("board-time-left", time="0:40"))
    page.get_by_role("button", name=TEXT.format("board-pause")).first.click()
    page.clock.run_for(60_000)
    expect(sand).to_have_accessible_name(TEXT.format("board-time-paused", time="0:40"))
    page.get_by_role("button", name=TEXT.format("board-resume")).first.click()
    page.clock.run_for(41_000)
    expect(sand).to_have_accessible_name(TEXT.format("board-time-up"))

    page.get_by_role("button", name=TEXT.format("companion-clue-given")).click()
    expect(page.get_by_text(TEXT.format("companion-guess-of", team="red"))).to_be_visible()
    page.clock.run_for(30_000)
    expect(turns).to_have_accessible_name(TEXT.format("board-time-left", time="1:30"))
    page.get_by_role("button", name=TEXT.format("companion-turn-over")).click()
    expect(page.get_by_text(TEXT.format("companion-clue-of", team="blue"))).to_be_visible()
    expect(turns).to_have_accessible_name(TEXT.format("board-time-left", time="2:00"))
    page.get_by_role("button", name=TEXT.format("companion-draw")).click()
    expect(page.get_by_text(TEXT.format("app-problem-offline"))).to_be_visible()
    person.forgive("ERR_INTERNET_DISCONNECTED")
