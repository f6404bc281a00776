"""What a group has agreed on, and what the books make of it (R83, R88-R90, R94-R96)."""

import pytest

from cryptonym.language.referee import judge
from cryptonym.rules.options import HouseRules
from cryptonym.rules.verdict import Reason
from support.tables import rows

ALL_SOUNDS = HouseRules(homophones=True, accents="loose", rhymes="any")


def status(clue: str, language: str, **rules: bool) -> str:
    return judge(clue, 1, (), language, HouseRules(**rules)).status


@pytest.mark.parametrize(
    ("language", "title"), [("es", "Los tres mosqueteros"), ("el", "Οι Τρεις Σωματοφύλακες")]
)
def test_full_names_bring_titles_where_the_book_says_so_r89_q20(language: str, title: str) -> None:
    assert status(title, language) == "refused"
    assert status(title, language, full_names=True) == "legal"
    assert status(title, language, titles=True) == "legal"


@pytest.mark.parametrize(
    ("language", "title"),
    [("it", "I tre moschettieri"), ("nb", "Amtmannens døtre"), ("eo", "Tri muskedistoj")],
)
def test_elsewhere_titles_are_a_choice_of_their_own_r89_q20(language: str, title: str) -> None:
    assert status(title, language, full_names=True) == "refused"
    assert status(title, language, titles=True) == "legal"


def test_in_norwegian_one_agreement_covers_all_names_r90() -> None:
    assert status("New York", "nb", place_names=False) == "refused"
    assert status("New York", "nb", place_names=False, full_names=True) == "legal"
    assert status("New York", "nb", place_names=True) == "legal"
    assert status("New York", "it", place_names=False, full_names=True) == "refused"


# Clues and cards in each language.
SAME_SOUND = {
    "it": {"hanno": "ANNO", "cieco": "CECO"},
    "nb": {"hjul": "JUL"},
    "es": {"ola": "HOLA", "orca": "HORCA"},
    "el": {"κώμα": "ΚΟΜΜΑ", "λύρα": "ΛΙΡΑ"},
    "en": {"currant": "CURRENT", "knight": "NIGHT"},
}
RHYMES = {
    "it": {"gatto": "PATTO"},
    "nb": {"rus": "MUS"},
    "es": {"pato": "ZAPATO", "potagia": "MAGIA"},
    "el": {"ψεύτης": "ΚΛΕΦΤΗΣ", "τσουρέκι": "ΤΟΥΦΕΚΙ"},
    "eo": {"arbo": "KARBO", "korbo": "URBO"},
    "en": {"cat": "HAT"},
}
UNLIKE = {
    "it": {"albero": "FIUME", "mela": "PERA"},
    "nb": {"fjell": "ELV"},
    "es": {"canción": "ESTACIÓN", "8": "GATO"},
    "el": {"βουνό": "ΠΟΤΑΜΙ"},
    "eo": {"domo": "URBO"},
    "en": {"mountain": "RIVER"},
}
PAST_THE_ACCENT = [("es", "opera", "ÓPERA"), ("es", "operar", "ÓPERA")]


@pytest.mark.parametrize(
    ("language", "clue", "card", "code"),
    [
        *((*case, "HOMOPHONE") for case in rows(SAME_SOUND)),
        *((*case, "SOUND_ONLY") for case in rows(RHYMES)),
        *((*case, "ACCENT") for case in PAST_THE_ACCENT),
    ],
)
def test_a_clue_may_not_aim_by_its_sound_unless_that_was_agreed_r77_r94_r96(
    language: str, clue: str, card: str, code: str
) -> None:
    strict = judge(clue, 1, [card], language, HouseRules())
    loose = judge(clue, 1, [card], language, ALL_SOUNDS)
    assert Reason(code, card) in strict.notes
    assert strict.status == loose.status == "legal"
    assert not [note for note in loose.notes if note.word]


def test_each_option_takes_its_own_reminder_away_r94_r96() -> None:
    def codes(rules: HouseRules) -> set[str]:
        cards = ["HORCA", "ÓPERA", "ZAPATO"]
        found = [judge(clue, 1, cards, "es", rules).notes for clue in ("orca", "opera", "pato")]
        return {note.code for notes in found for note in notes if note.word}

    assert codes(HouseRules()) == {"HOMOPHONE", "ACCENT", "SOUND_ONLY"}
    assert codes(HouseRules(homophones=True)) == {"ACCENT", "SOUND_ONLY"}
    assert codes(HouseRules(accents="loose")) == {"HOMOPHONE", "SOUND_ONLY"}
    assert codes(HouseRules(rhymes="any")) == {"HOMOPHONE", "ACCENT"}


@pytest.mark.parametrize(("language", "clue", "card"), rows(UNLIKE))
def test_words_that_sound_differently_are_not_remarked_on(
    language: str, clue: str, card: str
) -> None:
    sounds = {"HOMOPHONE", "ACCENT", "SOUND_ONLY"}
    notes = judge(clue, 1, [card], language, HouseRules()).notes
    assert not sounds & {note.code for note in notes}


def test_a_misspelling_by_accents_stays_the_word_itself_whatever_was_agreed_q13() -> None:
    assert judge("arbol", 1, ["ÁRBOL"], "es", ALL_SOUNDS).status == "refused"
