"""A table is found without the letters that a keyboard lacks, and offered after one slip."""

from random import Random

import pytest

from cryptonym.language.spoken import heard_name, is_slip, meant_names, new_name
from server.driving import drive, serving

SLIPS = ("pizza", "pzza", "pizzza", "pizxa", "ipzza", "pizaz", "pizz", "izza", "ppizza", "pizzaa")


def test_one_slip_is_a_letter_more_or_less_another_one_or_two_turned() -> None:
    for typed in SLIPS[1:]:
        assert is_slip(typed, "pizza"), typed
    for typed in ("pizza", "pxxza", "pizzaaa", "zzapi", "", "pi"):
        assert not is_slip(typed, "pizza"), typed


@pytest.mark.parametrize("language", ["it", "nb", "es", "el", "eo", "en"])
def test_every_slip_in_a_name_leads_to_the_name(language: str) -> None:
    chance = Random(5)
    for _ in range(20):
        name = new_name(language, chance)
        words = heard_name(name).split("-")
        place = chance.randrange(4)
        word = words[place]
        at = chance.randrange(len(word))
        words[place] = chance.choice([word[:at] + word[at + 1 :], word[:at] + "q" + word[at:]])
        typed = " ".join(words)
        assert name in set(meant_names(typed)), typed
    assert not list(meant_names("qqq www eee rrr"))
    assert not list(meant_names("one two"))


def test_letters_that_a_keyboard_lacks_are_no_slip() -> None:
    chance = Random(1)
    names = (new_name("nb", chance) for _ in range(400))
    name = next(name for name in names if "ø" in name or "æ" in name)
    typed = name.replace("ø", "o").replace("æ", "ae").replace("å", "a")
    assert name in set(meant_names(typed))


def test_who_mistypes_a_name_is_told_which_table_is_like_it() -> None:
    async def story() -> None:
        async with serving() as server:
            ann = await server.open("Ann", language="es")
            name = (await server.room(ann.table)).table.name  # type: ignore[union-attr] # it is there
            words = heard_name(name).split("-")
            typed = "-".join([*words[:3], words[3] + "q"])
            answer = await server.http.get(f"/api/names/{typed}")
            assert answer.status_code == 404
            assert answer.json() == {"code": "no_such_table", "where": name}
            other = "-".join(["casa" if words[0] != "casa" else "luna", *words[1:3], "qq"])
            strange = await server.http.get(f"/api/names/{other}")
            assert strange.json()["where"] == ""

    drive(story)
