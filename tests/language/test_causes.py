"""What the referee once got wrong, cause by cause: pairs of our own, in files of the batch."""

from pathlib import Path

import pytest

from cryptonym.cli.referee_batch import Agreement, heading_of
from cryptonym.language.presets import default_rules
from cryptonym.language.referee import judge
from cryptonym.language.registry import CODES, load

FILES = sorted((Path(__file__).parent / "causes").glob("*.tsv"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_pairs_of_each_cause_are_judged_as_a_speaker_would_r68_r78(file: Path) -> None:
    first, *lines = file.read_bytes().splitlines(keepends=True)
    agreement = Agreement(heading_of(first), default_rules)
    assert not list(agreement.judge_all(lines))
    assert agreement.percent == 100


@pytest.mark.parametrize(
    ("clue", "card"),
    [
        ("ludobus", "AUTOBUS"),
        ("bibliobox", "BIBLIOTECA"),
        ("chatbot", "ROBOT"),
        ("robochef", "ROBOT"),
        ("bodycam", "CAMERA"),
        ("elijet", "ELICOTTERO"),
        ("papagirl", "PAPA"),
        ("fumettifest", "FUMETTO"),
        ("ragufest", "RAGÙ"),
        ("skimaratona", "MARATONA"),
        ("maxigru", "GRU"),
        ("papillomavirus", "VIRUS"),
        ("ecotram", "TRAM"),
    ],
)
def test_a_word_of_foreign_shape_is_asked_for_the_card_in_it_r67_r68(clue: str, card: str) -> None:
    reasons = judge(clue, None, [card, "MELA"], "it").reasons
    assert card in [reason.word for reason in reasons]


@pytest.mark.parametrize(
    ("clue", "card"),
    [
        ("stantibus", "AUTOBUS"),
        ("pluribus", "AUTOBUS"),
        ("leonibus", "LEONE"),
        ("apostolicam", "CAMERA"),
        ("talbot", "ROBOT"),
        ("bertram", "TRAM"),
    ],
)
def test_a_foreign_word_that_looks_like_a_card_by_chance_is_foreign_alone_r67_r76(
    clue: str, card: str
) -> None:
    reasons = judge(clue, None, [card], "it").reasons
    assert [(reason.code, reason.word) for reason in reasons] == [("FOREIGN", "")]


def test_no_file_of_causes_is_lost() -> None:
    assert len(FILES) == 13


def test_many_words_are_refused_before_they_are_compared_r85() -> None:
    verdict = judge("una mela al giorno toglie il medico", None, ["MELA"], "it")
    assert [reason.code for reason in verdict.reasons] == ["MULTIWORD"]


def test_no_unlisted_name_has_more_than_six_words_r88() -> None:
    six = "Ada Bo Carl Dag Eva Finn"
    assert judge(six, None, ["MELA"], "it").status == "doubtful"
    verdict = judge(f"{six} Gro", None, ["MELA"], "it")
    assert [reason.code for reason in verdict.reasons] == ["MULTIWORD"]
    assert verdict.status == "refused"


def test_a_listed_name_of_several_words_is_compared_all_the_same_r90() -> None:
    verdict = judge("New York", None, ["YORK"], "en")
    assert [reason.word for reason in verdict.reasons] == ["YORK"]


@pytest.mark.parametrize("code", CODES)
def test_no_name_hides_a_form_of_a_listed_word(code: str) -> None:
    pack = load(code)
    hidden = [
        name
        for name in pack.lexicon.names
        if any(map(pack.lexicon.is_word, pack.language.lemmas(name)))
    ]
    assert hidden in ([], ["france"]), "a country by a name that Italians know"


def test_names_are_no_parts_and_have_no_relatives() -> None:
    assert judge("kirken", None, ["STAVKIRKE"], "nb").status == "refused", "not of Kirk"
    assert judge("Stoltenbergs", None, ["STOL"], "nb").status == "legal", "form of a name"


@pytest.mark.parametrize(
    ("clue", "status"), [("χαλιά", "refused"), ("χάλια", "doubtful"), ("χαλια", "refused")]
)
def test_a_tonos_elsewhere_makes_a_question_of_a_certainty_q13(clue: str, status: str) -> None:
    assert judge(clue, None, ["ΧΑΛΙ"], "el").status == status


def test_a_tonos_elsewhere_does_not_hide_the_card_itself_q13() -> None:
    assert judge("χταποδί", None, ["ΧΤΑΠΟΔΙ"], "el").status == "refused"
