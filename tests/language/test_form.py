import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cryptonym.language import codes as reason
from cryptonym.language.form import LONGEST, read_form, shrink
from cryptonym.rules.options import HouseRules
from language.conftest import Ask, codes


@pytest.mark.parametrize(
    "text",
    [
        "gatto",
        "  gatto \n",
        "g-a-t-t-o",
        "g a t t o",
        "g - a - t - t - o",
        "g.a.t.t.o.",
        "gat\u200bto",  # zero-width space
        "\u202egatto\u202c",  # direction override
        "ga\u0335tto\ufe0f",  # struck through, variation selector
        "ｇａｔｔｏ",
        "𝐠𝐚𝐭𝐭𝐨",
        "«gatto»",
        "gatto!",
        "...gatto...",
    ],
)
def test_styling_is_no_part_of_the_clue_r103(text: str) -> None:
    assert read_form(text).tokens == ("gatto",)


def test_composed_and_decomposed_letters_are_one_q13() -> None:
    assert read_form("casino\u0300").tokens == read_form("casinò").tokens == ("casinò",)


@pytest.mark.parametrize("text", ["", "   ", "\u0301", "\u200b\u200d", "\u202e", "-", "...", "'"])
def test_a_clue_without_a_word_is_empty(text: str) -> None:
    assert read_form(text).problem == reason.EMPTY


@pytest.mark.parametrize(
    "text", ["🐈", "gatto🐈", "gatto/cane", "g@tto", "gatto (nero)", "h2o", "gatto=2", "a&b", "½"]
)
def test_pictures_and_signs_are_extra_information_r103(text: str, ask: Ask) -> None:
    verdict = ask(text, "MELA")
    assert (verdict.status, codes(verdict)) == ("refused", [reason.EXTRA_INFO])


def test_a_remark_in_brackets_is_for_a_human_r28(ask: Ask) -> None:
    verdict = ask("(this one is a bit of a stretch)", "MELA")
    assert (verdict.status, codes(verdict)) == ("doubtful", [reason.EXTRA_INFO])


def test_a_listed_abbreviation_may_have_digits(ask: Ask) -> None:
    assert ask("mp3", "MELA", acronyms=True).status == "legal"
    assert codes(ask("mp3", "MELA")) == [reason.ACRONYM]


def test_a_letter_or_a_number_is_well_formed_r65(ask: Ask) -> None:
    for text in ("x", "X", "8", "٣", "1984"):
        assert ask(text, "MELA").status == "legal"


@pytest.mark.parametrize("text", ["a" * (LONGEST + 1), "x" * 1_000_000, "a " * 200_000])
def test_an_endless_clue_is_refused_unread(text: str, ask: Ask) -> None:
    assert codes(ask(text, "MELA")) == [reason.TOO_LONG]


@pytest.mark.parametrize("text", ["gаtto", "gattο", "GΑTTO"])
def test_look_alike_letters_are_the_letters_they_look_like_r103(text: str, ask: Ask) -> None:
    verdict = ask(text, "GATTO")
    assert (codes(verdict), verdict.clue) == ([reason.SAME_WORD], "gatto")


def test_other_foreign_letters_make_a_mixed_word(ask: Ask) -> None:
    verdict = ask("gaттo", "MELA")
    assert (verdict.status, codes(verdict)) == ("refused", [reason.MIXED_SCRIPT])


def test_a_word_in_look_alikes_only_is_found_if_it_is_a_word(ask: Ask) -> None:
    assert codes(ask("СОСАСО", "СОСАСО")) == [reason.SAME_WORD]
    assert ask("ΜΗΝΑ", "MELA").status == "doubtful"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("gatto", "gatto"),
        ("GATTO", "gatto"),
        ("gAtTo", "gatto"),
        ("Gatto", "Gatto"),
        ("GaTTo", "Gatto"),
        ("cia", "CIA"),
        ("CIA", "CIA"),
        ("phd", "PhD"),
        ("PHD", "PhD"),
        ("gattooooo", "gatto"),
        ("ggggatto", "gatto"),
        ("zzz", "zzz"),
        ("new york", "New York"),
    ],
)
def test_there_is_one_way_to_write_a_clue_r103(text: str, shown: str, ask: Ask) -> None:
    assert ask(text).clue == shown


def test_letters_repeated_for_style_are_shrunk() -> None:
    assert (shrink("gattooo", 1), shrink("gattooo", 2)) == ("gatto", "gattoo")
    assert shrink("gatto", 1) == "gatto"


def test_letter_by_letter_leaves_a_note_r81(ask: Ask) -> None:
    assert [note.code for note in ask("m-e-l-a").notes] == [reason.OK_SPELLED]


@given(st.text(max_size=80))
def test_any_text_gets_a_verdict_with_documented_codes(ask: Ask, text: str) -> None:
    verdict = ask(text, "BOCCA", "GRATTACIELO", "NUOVA_VIA")
    assert set(codes(verdict)) <= reason.RULING
    assert {note.code for note in verdict.notes} <= reason.NOTE
    assert (verdict.status == "legal") == (not verdict.reasons)


@given(st.text(string.ascii_letters + "àò -'", max_size=30))
def test_the_canonical_spelling_is_stable(ask: Ask, text: str) -> None:
    rules = {"full_names": True, "titles": True, "compounds": True, "acronyms": True}
    verdict = ask(text, "BOCCA", **rules)
    if verdict.clue:
        again = ask(verdict.clue, "BOCCA", **rules)
        assert (again.clue, again.status) == (verdict.clue, verdict.status)


def test_house_rules_default_to_strict() -> None:
    assert HouseRules() == HouseRules(place_names=True, compounds=False, acronyms=False)
