import pytest

from cryptonym.language.script import GREEK, LATIN, LOOK_ALIKES, as_script, script_of, scripts_of


@pytest.mark.parametrize("script", [LATIN, GREEK])
def test_look_alikes_lead_into_the_script_from_outside(script: str) -> None:
    for letter, own in LOOK_ALIKES[script].items():
        assert script_of(letter) != script
        assert script_of(own) == script
        assert own.isupper() == letter.isupper()


def test_a_word_of_look_alikes_is_made_pure() -> None:
    assert as_script("KΑΤΟΙΚΊΑ", GREEK) == "ΚΑΤΟΙΚΊΑ"
    assert as_script("соса", LATIN) == "coca"


def test_a_letter_without_a_look_alike_stays_impure() -> None:
    assert as_script("gaттo", LATIN) is None
    assert as_script("Apfel", GREEK) is None


def test_marks_and_digits_belong_to_no_script() -> None:
    assert scripts_of("a-1'") == {LATIN}
    assert scripts_of("123") == frozenset()
