"""A record that somebody brings: whole, unfinished or damaged, and the game it tells."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from cryptonym.text import Text
from web.people import Look, People
from web.scenes.end import bring, played, record_of
from web.sight import assert_accessible

pytestmark = pytest.mark.cleaned_browsers

LOOK = Look(device="desktop", dark=False, language="it")
TEXT = Text("it")
say = TEXT.format


def test_a_record_is_verified_played_again_and_analysed(people: People, tmp_path: Path) -> None:
    table = played(people, LOOK)
    record = record_of(table)
    game = table.view(table.people[0])["game"]
    file = tmp_path / "game.txt"
    file.write_text(record, "utf-8")
    page = people.one(**LOOK).go("/record")
    assert_accessible(page)
    page.get_by_label(say("record-file")).set_input_files(file)
    expect(page.get_by_text(say("record-verified"))).to_be_visible()
    won = say("duties-over", team=game["result"]["winner"])
    expect(page.get_by_role("heading", name=won)).to_be_visible()
    language = say("language-name", language="it")
    expect(page.get_by_text(say("record-title", language=language, mode="teams"))).to_be_visible()

    slider = page.get_by_role("slider")
    slider.press("Home")
    slider.press("ArrowRight")
    clue = game["clues"][0]
    told = say("board-say-clue", team=clue["team"], word=clue["word"], number=clue["number"])
    expect(slider).to_have_attribute("aria-valuetext", told)

    page.get_by_role("button", name=say("end-analysis")).click()
    expect(page.get_by_text(say("analysis-place", place=1, places=3))).to_be_visible()
    assert_accessible(page)


def test_a_damaged_record_is_told_where_and_what(people: People) -> None:
    table = played(people, LOOK)
    record = record_of(table)
    page = people.one(**LOOK).go("/record")

    def wrong(changed: str, code: str, line: int) -> None:
        bring(page, changed, "it")
        problem = say(f"record-error-{code}")
        expected = say("record-error", line=line, problem=problem)
        expect(page.get_by_role("alert")).to_contain_text(expected)

    lines = record.splitlines()
    first = next(n for n, line in enumerate(lines, 1) if " guess " in line)
    other = lines[first - 1].replace("= red", "= blu").replace("= blue", "= red")
    other = other.replace("= blu", "= blue")
    assert other != lines[first - 1]
    wrong(record.replace(lines[first - 1], other), "illegal-event", first)
    assert_accessible(page)
    expect(page.get_by_role("alert")).to_contain_text(other.strip())
    bring(page, "Caro diario", "it")
    expect(page.get_by_role("alert")).to_have_text(say("record-foreign"))

    bring(page, "x" * 30_000, "it")
    expect(page.get_by_role("alert")).to_have_text(say("app-problem-too-large"))
    bring(page, record, "it")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_text(say("record-verified"))).to_be_visible()
