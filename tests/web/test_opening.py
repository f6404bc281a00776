"""Opening a table: defaults in one tap, the rest in drawers, nothing refused without a reason."""

from pathlib import Path

from playwright.sync_api import Page, expect

from cryptonym.server.limits.bounds import LONGEST_CLOCK
from cryptonym.text import Text
from web.people import People
from web.sight import assert_accessible
from web.test_front import view

EN = Text("en")


def drawer(page: Page, message: str) -> None:
    page.locator("summary", has_text=EN.format(message)).first.click()


def choose(page: Page, message: str) -> None:
    page.get_by_role("radio", name=EN.format(message), exact=True).check()


def switch(page: Page, message: str) -> None:
    page.get_by_role("switch", name=EN.format(message), exact=True).click()


def test_a_name_is_asked_once_and_the_defaults_are_those_of_the_language(people: People) -> None:
    person = people.one(device="phone", language="es")
    text = Text("es")
    page = person.go("/open")
    page.get_by_role("button", name=text.format("opening-go")).click()
    expect(page.get_by_text(text.format("opening-name-empty"))).to_be_visible()
    name = page.get_by_label(text.format("opening-name"))
    expect(name).to_be_focused()
    for whole in (name, page.locator("label", has_text=text.format("opening-name"))):
        expect(whole).to_be_in_viewport(ratio=1)
    name.fill("Ñandú")
    name.press("Enter")
    page.wait_for_url("**/t/*")
    page.get_by_role("heading").first.wait_for()
    seen = view(person)
    about = person.context.request.get(f"{person.server}/api/about").json()
    assert seen["options"] == about["defaults"]["es"]
    page = person.go("/open")
    expect(page.get_by_label(text.format("opening-name"))).to_have_value("Ñandú")


def test_everything_can_be_agreed_on_and_arrives(people: People, tmp_path: Path) -> None:
    person = people.one()
    page = person.go("/open")
    page.get_by_label(EN.format("opening-name")).fill("Ann")
    page.get_by_label(EN.format("opening-language")).select_option("it")
    choose(page, "opening-mode-shared")
    drawer(page, "opening-words")
    switch(page, "opening-list-junior")
    switch(page, "opening-list-deck")
    page.get_by_label(EN.format("opening-own"), exact=True).fill("mare, monte")
    words = tmp_path / "words.txt"
    words.write_text("città\nMARE\nfiume\n", "utf-8")
    with page.expect_file_chooser() as chooser:
        page.get_by_text(EN.format("opening-own-file")).click()
    chooser.value.set_files(words)
    expect(
        page.locator(".remark", has_text=EN.format("opening-own-count", count=4))
    ).to_be_visible()
    drawer(page, "opening-rules")
    choose(page, "opening-preset-friendly")
    switch(page, "opening-house-homophones")
    drawer(page, "opening-check")
    choose(page, "opening-check-referee")
    page.locator("summary", has_text=EN.format("opening-time-none")).click()
    choose(page, "opening-time-strict")
    seconds = page.get_by_label(EN.format("opening-seconds-clue"))
    seconds.fill("soon")
    wrong = EN.format("opening-seconds-wrong", most=f"{LONGEST_CLOCK:,}")
    expect(page.get_by_text(wrong)).to_be_visible()
    seconds.fill("90")
    drawer(page, "opening-cards")
    known = page.get_by_text(EN.format("opening-keys-public"))
    expect(known).to_be_hidden()
    choose(page, "opening-key-deck40")
    expect(known).to_be_visible()
    drawer(page, "opening-company")
    switch(page, "opening-public")
    switch(page, "opening-chat")
    page.locator("summary", has_text=EN.format("opening-pace-human")).click()
    choose(page, "opening-pace-instant")
    switch(page, "opening-explain")
    assert_accessible(page)
    page.get_by_role("button", name=EN.format("opening-go"), exact=True).click()
    page.wait_for_url("**/t/*")
    seen = view(person)
    options = seen["options"]
    assert (options["mode"], options["language"], options["check"]) == ("shared", "it", "referee")
    assert (options["time"]["kind"], options["time"]["clue_seconds"]) == ("strict", 90)
    assert options["key_source"] == "deck40"
    assert options["house"]["full_names"]
    assert options["house"]["homophones"]
    assert seen["words"] == {"lists": ["junior"], "own": ["mare", "monte", "città", "fiume"]}
    agreed = {"public": True, "chat": "team", "pace": "instant", "explain": True}
    assert seen["settings"].items() >= agreed.items()


def test_words_that_cannot_be_played_are_named_and_nothing_is_opened(people: People) -> None:
    page = people.one(device="phone").go("/open")
    page.get_by_label(EN.format("opening-name")).fill("Ann")
    drawer(page, "opening-words")
    page.get_by_label(EN.format("opening-own"), exact=True).fill("tea, cof*fee")
    refused = page.get_by_text(EN.format("refusal-bad-word", word="cof*fee"))
    expect(refused).to_be_visible()
    page.get_by_role("button", name=EN.format("opening-go"), exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("cof*fee")
    own = page.get_by_label(EN.format("opening-own"), exact=True)
    own.fill(f"tea\ncof*fee\nmilk, TEA\n{'w' * 31}")  # all that is wrong, at once
    for message, line, word in (
        ("opening-bad-signs", 2, "cof*fee"),
        ("opening-bad-twice", 3, "TEA"),
        ("opening-bad-long", 4, "w" * 30),
    ):
        told = EN.format(message, line=line, word=word, limit=30)
        expect(page.get_by_role("listitem").get_by_text(told)).to_be_visible()
    own.fill("tea")
    switch(page, "opening-list-deck")
    few = page.locator(".remark", has_text=EN.format("refusal-too-few-words", needed=25, given=1))
    expect(few).to_be_visible()
    assert page.url.endswith("/open")


def test_without_a_connection_the_page_says_so_and_tries_again(people: People) -> None:
    person = people.one(device="phone")
    person.forgive("ERR_FAILED")
    person.page.route("**/api/about", lambda route: route.abort())
    page = person.go("/open")
    expect(page.get_by_text(EN.format("app-problem-offline"))).to_be_visible()
    assert_accessible(page)
    page.unroute("**/api/about")
    page.get_by_role("button", name=EN.format("opening-retry")).click()
    expect(page.get_by_label(EN.format("opening-name"))).to_be_visible()
