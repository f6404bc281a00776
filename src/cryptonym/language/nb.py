"""Norwegian bokmål: inflection, derivation and the joints of compounds."""

import unicodedata
from collections.abc import Iterator
from typing import ClassVar

import snowballstemmer

from cryptonym.language.base import Language
from cryptonym.language.lexicon import Lexicon
from cryptonym.language.nb_endings import (
    ADJECTIVES,
    INFLECTION,
    LEARNED_ENDS,
    OF_VERBS,
    PLURALS,
    PREFIXES,
    SUFFIXES,
    SYNCOPE,
    TWINS,
)
from cryptonym.language.nb_forms import (
    LONG_PLURAL,
    PARTICLES,
    SHORT_PARTICIPLE,
    SHORTEST_BASE,
    VOWELS,
    changed,
    compared,
    doubled,
    doubled_order,
    has_form,
    irregular,
    present,
    respelled,
    single,
    unsyncopated,
    verbs,
    without_t,
)
from cryptonym.language.nb_genders import is_noun, is_noun_form
from cryptonym.language.nb_strong import STRONG

DIPHTHONGS = ("ei", "øy", "au")  # heiene is of hei
TYPED = (("oe", "o"), ("ae", "a"), ("aa", "a"))
PLAIN = str.maketrans("æøåäö", "aoaao")
BARE = str.maketrans("éèêëàáâòóôùúûìíîñç", "eeeeaaaooouuuiiinc")

JOINTS = ("s", "e", "er")  # arbeids-plass, heste-sko, blomster-bed
CHANGED_FRONTS = {"moders": "mor", "faders": "far", "broder": "bror", "bønder": "bonde"}
PAST = ("t", "d", "te", "de")
NO_PAST = ("et", "ete", "ede", "ende")  # a neuter, or a participle that is nothing else
OWN_FRONTS = frozenset({"børs", "kors", "dans", "hals", "kurs", "vers", "krans", "laks", "plans"})
LIVING_PREFIXES = ("fram", "frem")  # framsyn is made of fram, as fram is a word
VOWELS_WITH_S = (
    "else", "vindu", "vei", "tro", "kle", "ære", "vilje", "yrke", "fylke", "minne", "norge",
    "helvete",
)  # fmt: skip
NOUNS_TOO = frozenset({"fly", "by", "tre"})  # strong verbs that are nouns as well
SHORTEST_ROOT = 2


class Bokmal(Language):
    """Norwegian bokmål."""

    code: ClassVar[str] = "nb"
    letters: ClassVar[str] = "abcdefghijklmnopqrstuvwxyzæøåéèêòóôà"
    guests: ClassVar[str] = "äöüáíúñçčđŋšŧžëïâîûß"
    stemmer: ClassVar[str] = "norwegian"
    splits_are_certain: ClassVar[bool] = True
    felt_parts: ClassVar[tuple[str, ...]] = LIVING_PREFIXES
    short_ends: ClassVar[frozenset[str]] = frozenset({"by", "is", "kø", "år", "øl", "øy"})
    name_ends: ClassVar[frozenset[str]] = frozenset(
        {
            "berg",
            "blad",
            "borg",
            "gren",
            "hard",
            "haug",
            "lund",
            "mark",
            "vold",
            "voll",
            "kvist",
            "strøm",
            "bach",
            "hoff",
        }
    )
    joins_doubled: ClassVar[bool] = True
    joint: ClassVar[str] = "s"
    joined: ClassVar[tuple[str, ...]] = (
        "sjon", "ing", "het", "skap", "tet", "else", "dom", "sel", "nad", "hold", "rett", "handel",
        "tid", "død", "stat", "arbeid", "liv", "samfunn", "forbund", "drift",
    )  # fmt: skip
    mere_prefixes: ClassVar[frozenset[str]] = frozenset({"trans"})
    weak_forms_are_certain: ClassVar[bool] = False
    suffix_shapes: ClassVar[tuple[str, ...]] = LEARNED_ENDS

    def __init__(self) -> None:
        self._snowball = snowballstemmer.stemmer(self.stemmer)

    def fold(self, word: str) -> str:
        """Lower case, composed; all letters stay what they are."""
        return unicodedata.normalize("NFC", word).lower()

    def bare(self, folded: str) -> str:
        """Without accents; æ ø å are letters, not accents."""
        return folded.translate(BARE)

    def typed(self, folded: str) -> str:
        """Also ø written ö, oe or o, and æ and å likewise."""
        for two, one in TYPED:
            folded = folded.replace(two, one)
        return self.bare(folded).translate(PLAIN)

    def lemmas(self, word: str) -> Iterator[str]:
        """Dictionary words of which this may be a regular inflected form."""
        yield from self._inflected(word)
        yield from present(word)
        if word.endswith("s") and not word.endswith("ss"):
            owner = word[:-1]
            if len(owner) > SHORTEST_BASE or owner[-1:] not in VOWELS:  # eggs, but blås is no blå
                yield owner
            whole = not owner.endswith(("t", "d")) or owner.endswith("et")  # sports is of sport
            if whole and len(owner) >= SHORTEST_BASE:  # gas is not of ga
                yield from self._inflected(owner)

    def _inflected(self, word: str) -> Iterator[str]:
        yield from changed(word)
        for table in INFLECTION:
            for ending, others in table.items():
                root = word.removesuffix(ending)
                if len(root) < SHORTEST_ROOT or root == word:
                    continue
                for lemma in (root + other for other in others):
                    if not irregular(lemma, root, ending):
                        yield lemma
                yield from respelled(root, ending)
        yield from without_t(word)
        if word.endswith(SYNCOPE):
            yield from unsyncopated(word)

    def weak_lemmas(self, word: str) -> Iterator[str]:
        """Verbs of which this is an order (stig) or a short participle (sont); faste, of fast."""
        if word.endswith("e") and len(word) > SHORT_PARTICIPLE:
            yield word[:-1]
        if len(word) < 3 or word[-1] in VOWELS:
            return
        yield word + "e"
        yield from doubled_order(word)
        if len(word) == SHORT_PARTICIPLE and word[-1] == "t":
            yield from (word[:-1] + "e", word[:-1] + word[-2] + "e")

    def plain_forms(self, word: str) -> Iterator[str]:
        """Nouns of which this is a definite form or a plural: stolen is of stol, hanen of hane."""
        owner = word.endswith("s") and not word.endswith("ss")
        if len(word) > LONG_PLURAL and (owner or word.endswith("ere")):  # veiens; bakere
            yield word[:-1]
        elif word.endswith("elt"):  # formell
            yield word[:-1] + "l"
        for ending in ("ene", "en", "er"):
            root = word.removesuffix(ending)
            open_root = root[-1:] in VOWELS and not root.endswith(DIPHTHONGS)
            if root == word or len(root) <= SHORTEST_ROOT or open_root:
                continue
            found = (root + "e",) if word.endswith("erer") else (root + "e", root)
            for noun in found:
                if not irregular(noun, root, ending) and has_form(noun, word):
                    yield noun

    def other_forms(self, word: str) -> Iterator[str]:
        """Nouns of which this is one form, too: tunga, of tunge and tung; duen; reglene."""
        if len(word) > SHORTEST_BASE and word[-1] == "a" and word[-2] not in VOWELS:
            yield word[:-1] + "e"
        short = len(word) == SHORT_PARTICIPLE and word.endswith("en")
        if short and word[1] in VOWELS and word[:2] not in DIPHTHONGS:
            yield word[:-1]
        if word.endswith(("lene", "rene")):
            yield from unsyncopated(word)

    def is_loose_form(self, word: str, lemma: str, lexicon: Lexicon) -> bool:
        """A past of a noun is rather another word (rutte, svante), and parka no form of park."""
        own = word.removesuffix("s")  # svantes is no more of svane than svante is
        bases = (*changed(own),)
        if is_noun(lemma):
            own_form = lemma in bases or is_noun_form(word, lemma)
            return not own_form and not self._is_of_verb(word, lemma, lexicon)
        if own == lemma + "a" and lemma[-1] == "e":
            return True
        if (
            lemma in STRONG - NOUNS_TOO and lemma not in bases
        ):  # no finnete of finne, nor gier of gi
            weak = own.endswith((*PAST, "et")) and not own.endswith("ende")
            return weak or own in (lemma + "er", lemma + "en", lemma[:-1] + "en")
        if len(lemma) > LONG_PLURAL or lemma in TWINS or lemma[-1] != "e":
            return False
        return own in (lemma[:-1] + end for end in ("t", "te", "de"))

    def _is_of_verb(self, word: str, noun: str, lexicon: Lexicon) -> bool:
        """Whether a form is rather of the verb of a noun: trykt, of trykke."""
        verb = noun + "e"
        kin = not set(lexicon.families_of(verb)).isdisjoint(lexicon.families_of(noun))
        other = word.endswith(("a", "est", "este"))  # mata, lastest
        return kin and not other and verb in self._inflected(word)

    def is_of_form(self, word: str, lemma: str, head: str, lexicon: Lexicon) -> bool:
        """Plurals and pasts have no endings of nouns: helg-er-en, skyd-d-a. But sing-er has."""
        if word.removesuffix("s") == lemma or head not in self._inflected(lemma):
            return False
        if is_noun(head) and is_noun_form(word, head):
            return False  # skuldra, though skuldre is listed, too
        if lemma.endswith(PAST):
            return word not in (lemma + "e", lemma[:-1] + "ne")
        verb = not set(lexicon.families_of(head + "e")).isdisjoint(lexicon.families_of(head))
        if lemma.endswith("er") and (verb or not is_noun(head)):
            return word.removesuffix("s") not in (lemma + "en", lemma + "e", lemma + "ne")
        return is_noun(head) and is_noun_form(lemma, head)  # no -ere, which are verbs

    def felt_in(self, word: str) -> Iterator[str]:
        """framstå is made of fram, and fremmed is not."""
        return iter(()) if word.startswith("fremmed") else super().felt_in(word)

    def two_words(self, word: str, lemma: str) -> bool:
        """No listed word is a past of a noun, or an order: sport not of spor, han not of hane."""
        if lemma in ADJECTIVES or word == PLURALS.get(lemma):
            return False
        if word[:-1] == lemma and word[-1] == "s" and len(lemma) == SHORTEST_BASE:
            return True  # heis, boks and saus are no genitives
        if word[-1] == "s" and lemma != word[:-1]:  # premieres, of premiere and not of premie
            return self.two_words(word[:-1], lemma)
        if lemma == word + "e":
            return len(word) <= SHORT_PARTICIPLE and lemma not in STRONG
        if word.endswith(PAST) and not word.endswith(NO_PAST) and lemma not in compared(word):
            return lemma not in STRONG and lemma not in TWINS
        if len(word) == SHORT_PARTICIPLE and word[-1] == "t":
            return True
        if word in (lemma + "e", lemma + "ere") and lemma[-1] not in {*VOWELS, "r"}:
            return True
        return word == lemma + "re" or lemma == word + word[-1] + "e"

    def bases(self, word: str) -> Iterator[str]:
        """Dictionary words from which this may be derived by a living affix."""
        return self._bases(word, shortest=0)

    def bases_of_form(self, word: str) -> Iterator[str]:
        """Without the suffixes of one letter: kaiser is no plural of what is made of kai."""
        return self._bases(word, shortest=2)

    def _bases(self, word: str, shortest: int) -> Iterator[str]:
        for suffix, others in SUFFIXES.items():
            if word.endswith(suffix) and (len(suffix) >= shortest or suffix == "e"):
                root = word.removesuffix(suffix) if suffix else word
                if len(root) < SHORTEST_BASE:
                    continue
                noun = suffix in OF_VERBS and len(root) < LONG_PLURAL  # morning is not of mor
                yield from (root + other for other in others if other or not noun)
                if len(suffix) > 1:
                    yield from doubled(root)
                elif not suffix:
                    yield root + root[-1]  # flag, for flagg
        if word[-1:] == "e":
            yield from unsyncopated(word)
        for prefix in PREFIXES:
            if word.startswith(prefix) and len(word) - len(prefix) >= SHORTEST_BASE:
                yield word.removeprefix(prefix)
                yield from verbs(word.removeprefix(prefix))
                if prefix in LIVING_PREFIXES and not word.startswith("fremmed"):
                    yield prefix

    def first_parts(self, piece: str) -> Iterator[str]:
        """Dictionary words that this piece may stand for at the front of a compound."""
        if piece in PARTICLES:
            return
        yield piece
        if piece in CHANGED_FRONTS:
            yield CHANGED_FRONTS[piece]
        for joint in JOINTS:
            root = piece.removesuffix(joint)
            if len(root) > SHORTEST_ROOT and root != piece and _takes(joint, root):
                yield root
                if joint == "e":
                    yield from single(root)

    def as_first_part(self, piece: str, words: tuple[str, ...]) -> tuple[str, ...]:
        """saks- is of sak, as s joins after a consonant; tanke- is tanke and not tank."""
        root = piece.removesuffix("s")
        own = piece in OWN_FRONTS or piece.endswith("ss")  # buss- is of buss, and børs- of børs
        if root != piece and root in words and root[-1] not in VOWELS and not own:
            return (root,)
        return super().as_first_part(piece, words)

    def stem(self, word: str) -> str:
        """A stem for words that are in no list."""
        stem: str = self._snowball.stemWord(word)
        return next(single(stem), stem)

    def looks_foreign(self, word: str) -> bool:
        """Whether its letters cannot be a word of this language."""
        own = self.letters + self.guests
        return any(letter.isalpha() and letter not in own for letter in word)


def _takes(joint: str, root: str) -> bool:
    """Whether a first part may have this joint: no s after a vowel, but for trossak, yrkesvalg."""
    return joint != "s" or root[-1] not in VOWELS or root.endswith(VOWELS_WITH_S)
