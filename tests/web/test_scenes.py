"""Every screen there is a picture of: nothing for axe-core to find, small, wide or covered."""

from itertools import cycle

import pytest
from playwright.sync_api import Page

from cryptonym.text import Text
from web.people import DEVICES, Look, People
from web.screenshots import all_scenes, settle
from web.sight import (
    assert_accessible,
    broken_headings,
    covered_controls,
    scrolls_down,
    scrolls_sideways,
    too_small_targets,
)

pytestmark = pytest.mark.cleaned_browsers

SCENES = all_scenes()
# Each scene is drawn once, every other one in Greek: that takes longer than all that is looked for.
LANGUAGES = dict(zip(SCENES, cycle(("el", "nb"))))


def assert_for_everybody(page: Page) -> None:
    """Nothing to find for axe-core, nothing too wide, torn apart, too small or covered."""
    assert_accessible(page)
    assert broken_headings(page) == []
    assert not scrolls_sideways(page)
    assert too_small_targets(page) == []
    assert covered_controls(page) == []


@pytest.mark.parametrize("name", SCENES)
def test_every_screen_is_for_everybody_on_a_small_phone_either_way_up_and_on_a_desk(
    people: People, name: str
) -> None:
    language = LANGUAGES[name]
    page = settle(SCENES[name](people, Look(device="phone", dark=False, language=language)))
    has_board = page.get_by_role("region", name=Text(language).format("board-play")).count() > 0
    assert not has_board or not scrolls_down(page)
    assert_for_everybody(page)
    page.set_viewport_size(DEVICES["sideways"]["viewport"])  # as people turn it
    settle(page)
    assert not has_board or not scrolls_down(page)
    assert covered_controls(page) == []
    page.emulate_media(color_scheme="dark")
    page.set_viewport_size(DEVICES["desktop"]["viewport"])
    assert_for_everybody(settle(page))
