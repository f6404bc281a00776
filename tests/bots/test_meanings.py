"""Any common word is understood: what is meant by words that are in no list of associates."""

import unicodedata
from pathlib import Path

import pytest

from cryptonym.bots import lexicon, strength
from cryptonym.bots.hearing import FORM, MEANT, PART, SLIP, SURE, hear, read
from cryptonym.bots.lexicon import read_meanings
from cryptonym.bots.strength import Associations, associations
from cryptonym.bots.unfit import read_unfit
from cryptonym.language.registry import CODES, load
from cryptonym.languages import PACKS, root_of

every_language = pytest.mark.parametrize("language", CODES)
MOST = 6  # words in one line
EVERY = 7  # so many words of the vocabulary, one is looked at
SHORTEST = 3
LEAST = 0.95  # of common words that are understood
NAMES = {  # everybody knows them
    "en": "Europe Asia Africa Germany Norway Greece Poland Egypt Kenya India China Japan Canada "
    "Mexico Brazil Chile London Paris Berlin Rome Athens Oslo Moscow Tokyo Sydney Toronto Alps "
    "Amazon Sahara Einstein Darwin Mozart Picasso Napoleon Plato Volvo Barbie Batman Zeus Pepsi",
    "it": "Europa Asia Africa Germania Norvegia Grecia Polonia Egitto Kenya India Cina Giappone "
    "Canada Messico Brasile Londra Parigi Berlino Roma Atene Oslo Mosca Tokyo Toronto Edimburgo "
    "Alpi Sahara Einstein Darwin Mozart Picasso Dante Platone Garibaldi Fellini Vespa Batman Zeus",
    "es": "Europa Asia África Alemania Noruega Grecia Polonia Egipto India China Japón Canadá "
    "México Brasil Londres París Berlín Roma Atenas Moscú Tokio Toronto Alpes Sáhara Einstein "
    "Darwin Mozart Picasso Napoleón Platón Cervantes Colón Goya Batman Zeus Maradona Sevilla Lima",
    "nb": "Europa Asia Afrika Tyskland Norge Hellas Polen Egypt India Kina Japan Canada Mexico "
    "Brasil London Paris Berlin Roma Aten Oslo Moskva Tokyo Toronto Alpene Sahara Einstein Darwin "
    "Mozart Picasso Napoleon Ibsen Munch Grieg Batman Tor Bergen Kongsvinger Hitra Pepsi Voldemort",
    "el": "Ευρώπη Ασία Αφρική Γερμανία Ελλάδα Αίγυπτος Ινδία Κίνα Ιαπωνία Καναδάς Μεξικό Βραζιλία "
    "Λονδίνο Παρίσι Ρώμη Αθήνα Μόσχα Τόκιο Άλπεις Σαχάρα Αϊνστάιν Μότσαρτ Πικάσο Ναπολέων Πλάτωνας "
    "Αριστοτέλης Δίας Πειραιάς Κρήτη Ρόδος Όλυμπος Καζαντζάκης Ελύτης Αλέξανδρος Βενιζέλος Κύπρος",
    "eo": "Eŭropo Azio Afriko Germanio Norvegio Grekio Pollando Egiptio Ĉinio Japanio Kanado "
    "Meksiko Brazilo Londono Parizo Berlino Romo Ateno Oslo Moskvo Tokio Toronto Alpoj Saharo "
    "Ejnŝtejno Darvino Mozarto Pikaso Napoleono Platono Zamenhofo Zeŭso Varsovio Aristotelo",
}


def _vocabulary(language: str) -> list[str]:
    """Some common words: heads of our own vocabulary that say something and are fit to be said."""
    fold, unfit = load(language).language.fold, read_unfit(language)
    text = (root_of(language) / PACKS / language / "vocabulary.txt").read_text(encoding="utf-8")
    heads = (line.partition(":")[0].strip() for line in text.splitlines() if line[:1] != "#")
    empty = associations(language).stopwords | unfit.nowhere | unfit.unsaid
    said = [word for word in heads if len(word) >= SHORTEST and fold(word) not in empty]
    return [word for word in said if word.replace("-", "").isalpha()][::EVERY]


@every_language
def test_nearly_every_common_word_is_understood_and_not_by_its_letters_alone(language: str) -> None:
    known, common = associations(language), _vocabulary(language)
    assert len(common) > 200
    heard = [word for word in common if hear(known, word).confidence >= PART]
    assert len(heard) >= LEAST * len(common), sorted(set(common) - set(heard))


@every_language
def test_nearly_every_name_that_everybody_knows_is_understood(language: str) -> None:
    known, names = associations(language), NAMES[language].split()
    unknown = [name for name in names if hear(known, name).confidence < PART]
    assert len(unknown) <= (1 - LEAST) * len(names), unknown


@every_language
def test_each_word_has_a_few_words_of_its_alphabet_and_none_twice(language: str) -> None:
    fold = load(language).language.fold
    for word, line in read_meanings(language).items():
        meant = line.split()
        assert 1 <= len(meant) == len(set(meant)) <= MOST, word
        for one in (word, *meant):
            assert one == unicodedata.normalize("NFC", one).lower(), (word, one)
            assert one.replace("-", "").replace("'", "").isalpha(), (word, one)
        assert fold(word) not in map(fold, meant), word


@every_language
def test_no_meaning_is_unfit_for_families(language: str) -> None:
    fold, bad = load(language).language.fold, read_unfit(language).nowhere
    for word, line in read_meanings(language).items():
        assert bad.isdisjoint(fold(f"{word} {line}").split()), word


@every_language
def test_every_line_leads_to_words_that_bots_know(language: str) -> None:
    known = associations(language)
    lost = [word for word in read_meanings(language) if hear(known, word).confidence < SURE]
    assert lost == []


def test_a_word_is_heard_as_what_was_written_of_it_and_so_are_its_forms(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(strength, "read_meanings", lambda _: {"ransom": "money pirate"})
    known = Associations("en", "ab")
    money, pirate = known.columns["money"], known.columns["pirate"]
    heard = dict(hear(known, "ransom").columns)
    assert heard[money] == pytest.approx(MEANT)
    assert heard[money] > heard[pirate] > SURE
    assert dict(hear(known, "Ransoms").columns)[money] == pytest.approx(FORM * MEANT)


def test_a_word_that_is_in_the_lists_is_heard_as_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "read_meanings", lambda _: {"doctor": "banana"})
    known = Associations("en", "ab")
    assert hear(known, "doctor").columns == ((known.columns["doctor"], 1.0),)


@pytest.mark.parametrize(
    ("language", "said", "meant"),
    [
        ("en", "dectective", "detective"),  # a letter more
        ("en", "calender", "calendar"),  # another letter
        ("en", "rigth", "right"),  # two swapped
        ("en", "mintues", "minute"),  # in a form
        ("it", "chitara", "chitarra"),  # a letter less
        ("eo", "ĉevallo", "ĉevalo"),
        ("el", "σπίιτ", "σπίτι"),
    ],
)
def test_a_slip_of_the_pen_is_heard_as_the_word_that_was_meant_but_not_for_sure_r63(
    language: str, said: str, meant: str
) -> None:
    known = associations(language, "wide" if language == "en" else "ab")
    heard = hear(known, said)
    fold = known.pack.language.fold
    assert fold(meant) in {fold(known.words[column]) for column, _ in heard.columns}
    assert heard.confidence == pytest.approx(SLIP)
    assert SLIP < PART  # no more than a guess
    assert read(known, said).confidence < SLIP  # on a card it would be another word


def test_two_slips_are_another_word_and_so_is_one_that_the_pack_knows() -> None:
    assert hear(associations("en"), "xylophun").confidence == 0
    one_hand = associations("it", "a")
    assert one_hand.pack.analyser.analyse("soglia").known
    assert "sfoglia" in one_hand.columns
    assert hear(one_hand, "soglia").confidence == 0


def test_one_hand_alone_has_not_read_meanings() -> None:
    word = next(iter(read_meanings("en")))
    assert associations("en").meanings
    assert not associations("en", "a").meanings
    assert (
        hear(associations("en"), word).confidence > hear(associations("en", "a"), word).confidence
    )


def test_a_language_may_have_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lexicon, "folder_of", lambda _: tmp_path)
    assert read_meanings("en") == {}


def test_a_known_form_of_a_word_that_is_said_more_often_is_heard_as_both() -> None:
    known = associations("en", "wide")
    heard = {known.words[column]: weight for column, weight in hear(known, "countries").columns}
    assert heard["countries"] == 1.0
    assert heard["country"] == pytest.approx(FORM)
    assert "countries" not in {known.words[column] for column, _ in hear(known, "country").columns}
