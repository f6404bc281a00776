"""What has changed is worked out anew and nothing else: not every phone is fast."""

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from web.people import People
from web.screenshots import settle
from web.tables import TableOf

pytestmark = pytest.mark.cleaned_browsers

TOLD = "disabled-by-default-devtools.timeline"
CATEGORIES = ["devtools.timeline", TOLD, f"{TOLD}.invalidationTracking"]
CARDS = 25
OF_ONE_CARD = 20  # elements: the card and what is on it, the mark, and a few around


def test_a_mark_on_one_card_gives_no_other_card_new_styles(people: People) -> None:
    table = TableOf(people.come(4, device="phone"))
    card = table.start()["words"][7]
    table.clue()
    page = settle(table.holder("spymaster").go(table.page))
    grid = page.get_by_role("grid")
    expect(grid.get_by_role("button")).to_have_count(CARDS)
    people.browser.start_tracing(page=page, categories=CATEGORIES)
    operative = table.holder("operative")
    table.do(operative, {"type": "mark_card", "card": 7, "on": True})
    expect(grid.get_by_label(re.compile(f"^{card},.*{operative.name}"))).to_have_count(1)
    settle(page)
    traced = msgspec.json.decode(people.browser.stop_tracing())["traceEvents"]
    assert styled(traced), "nothing was traced"
    assert len(words_laid_out(traced)) <= 1
    assert max(styled(traced)) <= OF_ONE_CARD


def styled(traced: list[dict[str, Any]]) -> list[int]:
    """How many elements were given styles, each time that some were."""
    updates = [one["args"] for one in traced if one["name"] == "UpdateLayoutTree"]
    return [args["elementCount"] for args in updates if args.get("elementCount")]


def words_laid_out(traced: list[dict[str, Any]]) -> set[int]:
    """The words on cards whose style changed while the page was laid out, by their nodes."""
    told = [one["args"]["data"] for one in traced if one["name"] == "LayoutInvalidationTracking"]
    return {one["nodeId"] for one in told if "class='word" in one["nodeName"]}
