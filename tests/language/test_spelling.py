"""Regular variants of spelling, little words and accents of compounds, on a pack of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cryptonym.language import codes as reason
from cryptonym.language.lexicon import PackError
from cryptonym.language.names import read_names
from cryptonym.language.referee import judge
from cryptonym.language.registry import Pack
from cryptonym.language.spelling import SpellingRule, read_rule, respellings, with_headwords
from language.conftest import CertainToy, Toy, codes

FAMILIES = """# families
pronuncia: pronunciare
trasporto
storia
olivo ~ ulivo
olivastro
tagliare
unghia
pubblicare
isolivo
monte
"""
NAMES = """# names
[spellings]
nzi nci
^trans tras
^isto sto ?
[little_words]
per
[accent_twins]
pubblico pubblicò
"""


class Verbs(CertainToy):
    """The toy language with one verb form."""

    def lemmas(self, word: str) -> Iterator[str]:
        yield from super().lemmas(word)
        if word.endswith("ò"):
            yield word[:-1] + "are"


@pytest.fixture(scope="module")
def variants(tmp_path_factory: pytest.TempPathFactory) -> Pack:
    folder = tmp_path_factory.mktemp("variants")
    (folder / "families.txt").write_text(FAMILIES, encoding="utf-8")
    (folder / "names.txt").write_text(NAMES, encoding="utf-8")
    return Pack(Verbs(), folder)


def test_a_rule_holds_both_ways_and_may_be_a_question() -> None:
    assert list(read_rule("^a b ?")) == [
        SpellingRule("a", "b", front=True, sure=False),
        SpellingRule("b", "a", front=True, sure=False),
    ]


def test_each_place_is_changed_alone() -> None:
    rules = tuple(read_rule("nzi nci"))
    assert list(respellings("nzinzi", rules)) == [("ncinzi", True), ("nzinci", True)]
    assert list(respellings("lanzi", rules)) == [("lanci", False)]
    assert list(respellings("anzi", rules)) == [("anci", False)]
    assert list(respellings("nzi", rules)) == [], "too short to be a variant"


def test_a_compound_is_spelled_with_the_head_of_a_variant() -> None:
    heads = {"bjønn": "bjørn", "sne": "snø"}
    assert list(with_headwords("isbjønn", heads)) == [("isbjørn", True)]
    assert list(with_headwords("snemann", heads)) == [("snømann", False)]


@pytest.mark.parametrize(
    ("clue", "visible"),
    [
        ("pronunzia", "PRONUNCIA"),
        ("pronuncia", "PRONUNZIA"),
        ("transporto", "TRASPORTO"),
        ("isulivo", "ISOLIVO"),
    ],
)
def test_a_regular_variant_is_refused_r79(clue: str, visible: str, variants: Pack) -> None:
    verdict = judge(clue, None, [visible], variants)
    assert (verdict.status, codes(verdict)) == ("refused", [reason.SPELLING_VARIANT])


def test_a_regular_variant_has_the_family_of_its_word_r68(variants: Pack) -> None:
    assert codes(judge("pronunziare", None, ["PRONUNCIA"], variants)) == [reason.WORD_FORM]


def test_a_loose_rule_and_two_unknown_words_are_a_question_r79(variants: Pack) -> None:
    for clue, visible in (("istoria", "STORIA"), ("granzia", "GRANCIA")):
        verdict = judge(clue, None, [visible], variants)
        assert (verdict.status, codes(verdict)) == ("doubtful", [reason.SPELLING_VARIANT])


def test_a_little_word_is_known_and_no_part_of_a_compound_r76(variants: Pack) -> None:
    assert judge("per", None, ["PERMONTE"], variants).status == "legal"
    assert judge("permonte", None, ["PER"], variants).status == "legal"
    assert variants.analyser.analyse("per").known


def test_an_accent_that_only_the_compound_has_is_no_obstacle_r68(variants: Pack) -> None:
    assert judge("tagliaùnghia", None, ["UNGHIA"], variants).status != "legal"


def test_an_accent_twin_stays_a_form_of_its_own_word_q13(variants: Pack) -> None:
    assert judge("pubblicò", None, ["PUBBLICO"], variants).status == "legal"
    assert judge("pubblicò", None, ["PUBBLICARE"], variants).status == "refused"


def test_a_rule_of_one_side_is_named(tmp_path: Path) -> None:
    (tmp_path / "names.txt").write_text("# names\n[spellings]\nnzi\n", encoding="utf-8")
    with pytest.raises(PackError) as caught:
        read_names(tmp_path, Toy())
    assert (caught.value.code, caught.value.line) == ("BAD_SPELLING", 3)


@pytest.mark.parametrize(
    ("clue", "visible"),
    [
        ("gardeno", "ĜARDENO"),
        ("gardenisto", "ĜARDENO"),
        ("kuzinjo", "KUZINO"),
        ("bulgarujo", "BULGARIO"),
        ("meĥanikisto", "MEKANIKO"),
    ],
)
def test_esperanto_hats_pet_forms_and_countries_are_seen_through_r74(
    clue: str, visible: str
) -> None:
    assert judge(clue, None, [visible], "eo").status != "legal"


def test_esperanto_words_that_both_exist_are_two_words_q13() -> None:
    assert judge("celo", None, ["ĈELO"], "eo").status == "legal"
    assert judge("celisto", None, ["ĈELO"], "eo").status == "legal"


def test_a_variant_with_a_capital_may_be_a_name_r91(variants: Pack) -> None:
    verdict = judge("Pronunzia", None, ["PRONUNCIA"], variants)
    assert (verdict.status, codes(verdict)) == ("doubtful", [reason.SPELLING_VARIANT])
