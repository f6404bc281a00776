"""After a game: why it ended, the board again, the seal, the result to send on, the next game."""

import re

from playwright.sync_api import Locator, Page, expect

from cryptonym.text import Text
from server.processes import ServerProcess
from web.people import Look, People
from web.scenes.end import at_the_end, bring, played, record_of, together
from web.sight import (
    assert_accessible,
    covered_controls,
    enlarge_text,
    scrolls_sideways,
    too_small_targets,
)
from web.tables import TableOf

LOOK = Look(device="phone", dark=False, language="en")
ENGLISH = Text("en")


def say(message: str, **values: object) -> str:
    return ENGLISH.format(message, **values)


def button(page: Page, message: str, **values: object) -> Locator:
    return page.get_by_role("button", name=say(message, **values), exact=True)


def test_the_end_tells_why_and_the_game_can_be_seen_again_step_by_step(people: People) -> None:
    table = played(people, LOOK)
    view = table.view(table.people[0])["game"]
    page = at_the_end(table.people[0], table)
    last = view["covers"][-1]
    word = view["words"][last["card"]]
    why = page.get_by_text(say("end-why-assassin", team=last["team"], word=word))
    expect(why).to_be_visible()
    expect(page.get_by_text(say("end-fair"))).to_be_visible()
    assert_accessible(page)
    analysis = page.get_by_role("link", name=say("end-analysis")).bounding_box()
    seal = page.get_by_text(say("end-fair")).bounding_box()
    assert analysis
    assert seal
    assert analysis["y"] < 640 < seal["y"]  # in sight on a small phone, and the seal far below
    winner = view["result"]["winner"]
    expect(page.locator(".cloth")).to_have_class(f"cloth of-{winner}")
    assert strongest(page) == word

    slider = page.get_by_role("slider")
    steps = int(slider.get_attribute("max") or 0)
    clues, covers, endings = view["clues"], view["covers"], view["endings"]
    assert steps == len(clues) + len(covers) + len(endings)
    won = say("duties-over", team=view["result"]["winner"])
    said = say("board-say-covered", identity="assassin", word=word)
    expect(slider).to_have_attribute("aria-valuetext", f"{said} {won}")

    slider.press("Home")
    dealt = say("end-dealt", team=view["start"])
    expect(page.get_by_text(dealt)).to_be_visible()
    found = page.get_by_role("gridcell").get_by_role("button", name=say("board-covered"))
    expect(found).to_have_count(0)
    key = page.get_by_role("button", name=f"{word}, {say('board-identity', identity='assassin')}")
    expect(key).to_be_visible()  # the key knows, though nobody has touched it yet
    page.get_by_role("switch", name=say("end-with-key")).click()
    expect(page.get_by_role("button", name=word, exact=True)).to_be_visible()

    button(page, "end-next").click()
    button(page, "end-next").click()
    expect(found).to_have_count(1)
    first = view["words"][covers[0]["card"]]
    told = say("board-say-covered", identity=covers[0]["identity"], word=first)
    expect(page.locator("[aria-live]").filter(has_text=told)).to_have_count(1)


# The card that is drawn largest, with what stands out around it.
STRONGEST = """[...document.querySelectorAll(".board .card")].map((card) => {
  const rim = parseFloat(getComputedStyle(card, "::before").inset) || 0;
  return [card.getBoundingClientRect().width - 2 * Math.min(rim, 0), card.textContent];
}).sort(([one], [other]) => other - one)[0][1]"""


def strongest(page: Page) -> str:
    found: str = page.evaluate(STRONGEST)
    return found


def test_the_best_clue_and_the_luckiest_touch_are_named_with_their_figures(people: People) -> None:
    table = played(people, LOOK)
    person = table.people[0]
    game = table.view(person)["game"]
    first = game["clues"][0]
    found = [cover for cover in game["covers"] if cover["turn"] == first["turn"]][:2]
    touches = [
        {"card": cover["card"], "identity": first["team"], "chance": chance, "likeliest": 0.4}
        for cover, chance in zip(found, (0.31, 0.0312), strict=True)
    ]
    seen = {**first, "understood": 1, "touches": touches}
    person.page.route("**/analysis", lambda route: route.fulfill(json={"clues": [seen]}))
    page = at_the_end(person, table)
    clue = f"{first['word']} 22"  # the number for the eye, and for the ear
    best = say("end-best", clue=clue, count=2)
    expect(page.locator(".highlights p").first).to_have_text(best)
    lucky = game["words"][found[1]["card"]]
    told = say("end-luckiest", word=lucky, clue=clue, chance="3%")
    expect(page.locator(".highlights p").last).to_have_text(told)


def test_winners_are_showered_with_paper_that_lies_still_where_nothing_moves(
    people: People,
) -> None:
    table = played(people, LOOK)
    winner = table.view(table.people[0])["game"]["result"]["winner"]
    lost = {"red": "blue", "blue": "red"}[winner]
    page = at_the_end(table.holder("operative", winner), table)
    assert page.locator(".cuttings > span").count() > 20
    assert page.evaluate("document.getAnimations().length") == 0
    assert covered_controls(page) == []
    other = at_the_end(table.holder("operative", lost), table)
    assert other.locator(".cuttings").count() == 0


def test_after_the_game_everybody_talks_on_also_those_who_gave_the_clues(people: People) -> None:
    table = played(people, LOOK)
    page = at_the_end(table.people[0], table)
    other = at_the_end(table.people[1], table)
    page.get_by_role("textbox", name=say("lobby-say")).fill("Sorry.")
    button(page, "board-send").click()
    said = other.get_by_role("list", name=say("board-talk")).get_by_role("listitem")
    expect(said).to_have_text(f"{table.people[0].name} Sorry.")


def test_the_end_and_the_record_count_the_same_steps(people: People) -> None:
    table = TableOf(people.come(4, **LOOK))
    table.start()
    table.clue()
    table.do(table.holder("operative"), {"type": "challenge_clue"})
    other = {"red": "blue", "blue": "red"}[table.game()["team"]]
    table.do(table.holder("spymaster", other), {"type": "rule_clue", "ruling": "waive"})
    table.guess("x")
    page = at_the_end(table.people[0], table)
    expect(page.get_by_text(say("record-step", step="4", steps="4"))).to_be_visible()
    button(page, "end-back").click()
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuetext", say("board-standing-waived"))
    page = people.one(**LOOK).go("/record")
    bring(page, record_of(table))
    expect(page.get_by_text(say("record-step", step="4", steps="4"))).to_be_visible()


def test_a_page_without_cryptography_has_the_seal_checked_by_the_server(people: People) -> None:
    table = played(people, LOOK)
    person = table.people[2]
    person.prepare("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    page = at_the_end(person, table)
    assert page.evaluate("crypto.subtle === undefined")
    expect(page.get_by_text(say("end-fair"))).to_be_visible()
    asked = [one for one in person.received.addresses if one.endswith("/records/verify")]
    assert len(asked) == 2  # one for the steps of the replay


def test_the_result_is_sent_on_without_the_words_unless_wanted(people: People) -> None:
    table = played(people, LOOK)
    person = table.people[1]
    game = table.view(person)["game"]
    clue, word = game["clues"][0]["word"], game["words"][0]
    page = at_the_end(person, table)
    rows = page.get_by_role("region", name=say("end-rows"))
    expect(rows).to_contain_text("✕")
    expect(rows).not_to_contain_text(clue)
    picture = page.get_by_role("img", name=say("end-picture", title=""))
    assert word not in (picture.get_attribute("src") or "")
    page.get_by_role("switch", name=say("end-with-words")).click()
    expect(rows).to_contain_text(clue)
    assert word in (picture.get_attribute("src") or "")

    with page.expect_download() as kept:
        page.get_by_role("button", name="PNG").click()
    assert kept.value.path().read_bytes().startswith(b"\x89PNG")
    with page.expect_download() as kept:
        page.get_by_role("link", name=say("end-download")).click()
    assert kept.value.path().read_text("utf-8") == record_of(table)


def test_the_host_deals_again_and_the_others_are_taken_along(people: People) -> None:
    table = played(people, LOOK)
    host, guest = table.people[0], table.people[1]
    page, other = at_the_end(host, table), at_the_end(guest, table)
    expect(other.get_by_text(say("end-wait-host", name=host.name))).to_be_visible()
    expect(button(other, "end-again")).to_have_count(0)
    before = table.view(host)["members"]

    button(page, "end-otherwise").click()
    assert too_small_targets(page) == []
    button(page, "end-rotate").click()
    expect(other.get_by_role("heading", name=say("duties-won"))).to_have_count(0)
    for seen in (page, other):
        expect(seen.get_by_role("slider")).to_have_count(0)
        expect(seen.get_by_role("grid")).to_be_visible()
    after = table.view(host)["members"]
    roles = [member["seat"]["role"] for member in after.values()]
    assert roles != [member["seat"]["role"] for member in before.values()]


def test_two_who_win_together_hear_their_score_and_what_it_is_worth_r113(people: People) -> None:
    table = together(people, LOOK)
    page = at_the_end(table.people[0], table)
    expect(page.get_by_role("heading", level=1)).to_have_text(say("duties-coop-won", score=7))
    expect(page.get_by_text(say("rank", score=7))).to_be_visible()
    expect(page.get_by_text(re.compile(say("covered-simulated", word=".+")))).to_have_count(1)
    page.get_by_role("button", name=say("end-otherwise")).click()
    page.get_by_role("link", name=say("end-lobby")).click()
    page.wait_for_url("**?lobby")


def test_the_analysis_shows_what_a_clue_suggested_and_what_else_there_was(
    people: People, server: ServerProcess
) -> None:
    table = TableOf(people.come(4, device="desktop"))
    table.start()
    table.clue(number=1)
    table.guess("own")
    table.guess(".")
    table.lose()
    person = table.people[1]
    page = at_the_end(person, table)
    page.get_by_role("link", name=say("end-analysis")).click()
    expect(page.get_by_text(say("analysis-place", place=1, places=2))).to_be_visible()
    others = page.locator("section").get_by_text(say("analysis-others"))
    expect(others).to_be_visible()
    assert_accessible(page)
    button(page, "analysis-next").click()
    expect(page.get_by_text(say("analysis-place", place=2, places=2))).to_be_visible()
    expect(button(page, "analysis-next")).to_be_disabled()

    server.end()
    person.forgive("ERR_CONNECTION_REFUSED", "WebSocket connection")
    page.get_by_role("link", name=say("analysis-to-end")).click()
    expect(page.get_by_role("slider")).to_be_visible()  # the end needs nobody else
    page.get_by_role("link", name=say("end-analysis")).click()
    expect(page.get_by_role("alert")).to_contain_text(say("app-problem-offline"))
    server.start()
    server.ready()
    button(page, "analysis-retry").click()
    expect(page.get_by_text(say("analysis-place", place=1, places=2))).to_be_visible()


def test_letters_of_twice_the_size_fit_on_a_phone(people: People) -> None:
    table = played(people, Look(device="phone", dark=True, language="nb"))
    page = at_the_end(table.people[0], table)
    enlarge_text(page)
    page.get_by_text(Text("nb").format("end-fair")).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert not scrolls_sideways(page)
