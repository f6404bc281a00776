"""Every screen there is a picture of: nothing for axe-core to find, small, wide or covered."""

import pytest

from cryptonym.text import Text
from web.people import DEVICES, Look, People
from web.screenshots import all_scenes, settle
from web.sight import (
    assert_accessible,
    covered_controls,
    scrolls_down,
    scrolls_sideways,
    too_small_targets,
)

SCENES = all_scenes()
LOOKS = {
    "phone": Look(device="phone", dark=False, language="nb"),
    "desktop": Look(device="desktop", dark=True, language="el"),
}


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("name", SCENES)
def test_every_screen_is_for_everybody(people: People, name: str, look: str) -> None:
    page = settle(SCENES[name](people, LOOKS[look]))
    assert_accessible(page)
    assert not scrolls_sideways(page)
    assert too_small_targets(page) == []
    assert covered_controls(page) == []


@pytest.mark.parametrize("name", SCENES)
def test_on_a_small_phone_nothing_lies_over_what_has_to_be_pressed(
    people: People, name: str
) -> None:
    page = settle(SCENES[name](people, Look(device="phone", dark=False, language="el")))
    for way_up in ("upright", "sideways"):
        if way_up == "sideways":  # as people turn it; drawing the scene anew takes much longer
            page.set_viewport_size(DEVICES["sideways"]["viewport"])
            settle(page)
        if page.get_by_role("region", name=Text("el").format("board-play")).count():
            assert not scrolls_down(page), way_up
        assert covered_controls(page) == [], way_up
