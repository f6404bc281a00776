"""Every screen there is a picture of: nothing for axe-core to find, on a phone and on a desk."""

import pytest

from web.people import Look, People
from web.screenshots import all_scenes, settle
from web.sight import assert_accessible, scrolls_sideways, too_small_targets

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
