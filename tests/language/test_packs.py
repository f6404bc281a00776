"""The six packs keep the contract, and judge pairs of words as a speaker would."""

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cryptonym.language import codes, decks
from cryptonym.language.referee import judge
from cryptonym.language.registry import CODES, load
from cryptonym.testing.language import breaches, check_language
from support.tables import rows

PAIRS = Path(__file__).parent / "pairs"
FEWEST = 60
FLAGGED = 0.95  # of related pairs
QUESTIONED = 0.10  # of innocent pairs


def pairs_of(code: str) -> list[tuple[str, str, str]]:
    lines = (PAIRS / f"{code}.tsv").read_text("utf-8").splitlines()
    rows = [line.split("\t") for line in lines if line.strip() and line[0] != "#"]
    return [(kind, visible, clue) for kind, visible, clue, *_ in rows if kind != "kind"]


@pytest.mark.parametrize("code", CODES)
def test_a_pack_keeps_the_contract(code: str) -> None:
    check_language(code)


def test_a_pack_that_breaks_the_contract_is_told_so() -> None:
    with pytest.raises(LookupError):
        list(breaches("xx"))


@pytest.mark.parametrize("code", CODES)
def test_related_words_are_flagged_and_innocent_ones_are_not(code: str) -> None:
    count: Counter[tuple[str, str]] = Counter()
    wrong = []
    for kind, visible, clue in pairs_of(code):
        status = judge(clue, None, [visible], code).status
        count[kind, status] += 1
        if (kind == "related") == (status == "legal"):
            wrong.append(f"{kind} {visible} {clue}: {status}")
    listed = "\n".join(wrong)
    related = sum(number for (kind, _), number in count.items() if kind == "related")
    innocent = sum(number for (kind, _), number in count.items() if kind == "innocent")
    assert min(related, innocent) >= FEWEST
    assert count["innocent", "refused"] == 0, listed
    assert count["related", "legal"] <= (1 - FLAGGED) * related, listed
    assert count["innocent", "doubtful"] <= QUESTIONED * innocent, listed


@pytest.mark.parametrize("code", CODES)
def test_every_letter_alone_gets_a_verdict_r65(code: str) -> None:
    for letter in load(code).language.letters:
        assert judge(letter, None, ["MOON"], code).status == "legal"


@pytest.mark.parametrize("code", CODES)
@given(data=st.data())
def test_any_clue_against_any_words_gets_a_verdict(code: str, data: st.DataObject) -> None:
    language = load(code).language
    alphabet = language.letters + language.guests + language.letters.upper() + " -'’_.ßŉ1"
    words = st.text(alphabet, max_size=16) | st.text(max_size=8)
    clue = data.draw(words)
    visible = data.draw(st.lists(words, max_size=4))
    verdict = judge(clue, None, visible, code)
    assert verdict == judge(clue, None, list(visible), code)
    assert {entry.code for entry in verdict.reasons} <= codes.RULING
    assert {entry.word for entry in verdict.reasons} <= {*visible, ""}


@pytest.mark.parametrize("code", CODES)
def test_a_visible_word_is_refused_in_any_letter_case_q36(code: str) -> None:
    for word in decks.words(code)[::20]:
        for clue in (word, word.lower(), word.capitalize(), "-".join(word.lower())):
            assert judge(clue, 1, [word], code).status == "refused", clue


NUMBER_WORDS = {  # with as many letters as each card of its language has
    "it": {"sei": "CALCIO"},
    "nb": {"syv": "FROKOST"},
    "es": {"Cinco": "BARCO"},
    "el": {"ΕΠΤΑ": "ΚΑΡΕΚΛΑ"},
    "eo": {"kvin": "OKULO"},
    "en": {"five": "WATCH"},
}


@pytest.mark.parametrize(("code", "clue", "visible"), rows(NUMBER_WORDS))
def test_a_number_word_is_noted_and_not_refused_r64(code: str, clue: str, visible: str) -> None:
    verdict = judge(clue, 3, [visible, "XYZ"], code)
    assert verdict.status == "legal"
    assert [note.code for note in verdict.notes] == [codes.LETTER_COUNT]
    assert verdict.notes[0].word == visible
