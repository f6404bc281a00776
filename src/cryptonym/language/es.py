"""Spanish: accents distinguish words, verbs bend their stems, suffixes are many."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

import snowballstemmer

from cryptonym.language.base import Language
from cryptonym.language.chance import joins, same_gender
from cryptonym.language.es_affixes import (
    LONG_ROOT,
    PREFIXES,
    SHORTEST_ROOT,
    accented,
    broadened,
    nouns_on,
    without_affixes,
)
from cryptonym.language.es_verbs import (
    PLAIN,
    VERB,
    VOWELS,
    bent_lemmas,
    infinitives,
    ordered,
    respelled,
    table,
    verb_lemmas,
    without_clitics,
)
from cryptonym.language.lexicon import Lexicon

SHORT_FEMININE = 4
GENDERED = table("ito ita itos itas illo illa illos illas eto eta etos etas")
LONG_ENDING = 2  # letters in which a form of an unlisted verb ends beyond chance
# Suffixes with the letter before them: what is left of a word is no part of it.
SUFFIX_SHAPES = table("""ación aciones ición iciones ución uciones ción ciones sión siones amiento
amientos imiento imientos miento mientos ador adora adores dor dora mente ante antes ente entes
iente ando iendo dar tar sar lar rar nar zar itar idar able ables ible ibles
icable icables ocable ocables ivo iva cito cita
ecito ecita ista istas ismo dad idad orizado orizada orizados orizadas oleño oleña oleños
oleñas alista alistas""")
FEMININES = table("osa iva ica ada ida ana ina ona ora eña")  # of adjectives
REFLEXIVE = ("arse", "erse", "irse", "írse")
FOREIGN_CLUSTERS = table("k w th sh ck ph gh zz tt ss ff pp bb dd gg mm oo kn tz ou ae ew")


def singulars(word: str) -> Iterator[str]:
    """Nouns of which this may be the plural."""
    if not word.endswith("s") or len(word) < 4:
        return
    yield word[:-1]  # also after a consonant: clubs, robots
    if word.endswith("ies"):  # lobbies
        yield word[:-3] + "y"
    root = word.removesuffix("es")
    if root != word and root[-1] not in "aeou":
        yield from (root, root.translate(PLAIN))
        if root[-1] in "ns":
            yield next(accented(root), root)
        if root[-1] == "c":
            yield from (root[:-1] + "z", *accented(root[:-1] + "z"))


def masculines(word: str) -> Iterator[str]:
    """Nouns and adjectives of which this may be the feminine."""
    if word.endswith("a"):
        root = word[:-1]
        yield root + "o"
        if root.endswith(("or", "ñol")):
            yield root
        if root.endswith(("on", "in", "an", "es")):
            yield next(accented(root))


class Spanish(Language):
    """Spanish of both sides of the Atlantic."""

    code = "es"
    letters = "abcdefghijklmnñopqrstuvwxyzáéíóúü"
    guests = "kwçàèâêîôûãõäöëï"
    stemmer = "spanish"
    suffix_shapes = SUFFIX_SHAPES
    shortest_half = 5
    joining_vowels = "o"
    long_split = 8
    stem_tail = 2
    stems_are_last = True

    def __init__(self) -> None:
        self._stemmer = snowballstemmer.stemmer(self.stemmer)

    def fold(self, word: str) -> str:
        """Composed letters, lower case; accents stay."""
        return unicodedata.normalize("NFC", word).lower()

    def bare(self, folded: str) -> str:
        """Without acute accents and dots; ñ is a letter of its own."""
        return folded.translate(PLAIN)

    def typed(self, folded: str) -> str:
        """Also ñ written n."""
        return self.bare(folded).replace("ñ", "n")

    def lemmas(self, word: str) -> Iterator[str]:
        """Singulars, masculines, adverbs in -mente, superlatives, verb forms, pronouns added."""
        for form in dict.fromkeys((word, *singulars(word))):
            if form != word:
                yield form
            yield from masculines(form)
            if form.endswith(("ísimo", "ísima")):
                yield from nouns_on(broadened(form[:-5]), "ísimo")
        adjective = word.removesuffix("mente")
        if adjective != word and len(adjective) > 2:
            yield adjective
            yield from masculines(adjective)
        yield from verb_lemmas(word)
        for host in without_clitics(word):
            if host.endswith(VERB):  # and no calle in cállese
                yield host
            yield from verb_lemmas(host)
        if word.startswith("rr"):
            yield word[1:]

    def open_lemmas(self, word: str) -> Iterator[str]:
        """Only by long endings: galle is no form of a verb that nobody has heard of."""
        for form in dict.fromkeys((word, *singulars(word))):
            if form != word:
                yield form
            yield from masculines(form)
        adjective = word.removesuffix("mente")
        if adjective != word:
            yield adjective
            yield from masculines(adjective)
            yield from verb_lemmas(adjective, LONG_ENDING)
        yield from verb_lemmas(word, 1 if word[-1] in "áéíó" else LONG_ENDING)
        for host in without_clitics(word):
            yield from verb_lemmas(host, LONG_ENDING)

    def weak_lemmas(self, word: str) -> Iterator[str]:
        """Verbs with a bent stem that no table has, and orders with a pronoun."""
        yield from bent_lemmas(word)
        yield from ordered(word)

    def dictionary_forms(self, word: str) -> Iterator[str]:
        """Also the verb that a reflexive one is made of: levantarse, levantar."""
        yield word
        if word.endswith(REFLEXIVE):
            yield word.removesuffix("se")

    def two_words(self, word: str, lemma: str) -> bool:
        """A feminine that is listed is a noun, or a name: castilla is not of castillo."""
        return lemma.endswith(("o", "ón")) and word.rstrip("s")[-1:] == "a"

    def is_loose(self, word: str, lemma: str) -> bool:
        """A feminine of four letters may be any word: pola, polo."""
        return len(word) == SHORT_FEMININE and word[-1] == "a" and lemma == word[:-1] + "o"

    def plain_forms(self, word: str) -> Iterator[str]:
        """Singulars: velas is of vela, though velar has the same form."""
        return singulars(word)

    def bases(self, word: str) -> Iterator[str]:
        """Words with a suffix or a prefix less, with stem vowels and accents as they may be."""
        return without_affixes(word)

    def first_parts(self, piece: str) -> Iterator[str]:
        """Verbs (rasca, rascar) and nouns with a joining i (peli, pelo)."""
        if piece[-1:] in ("a", "e"):
            themes = ("ar",) if piece[-1] == "a" else ("er", "ir")
            yield from infinitives(piece[:-1], themes, piece[-1])
        elif piece.endswith("i"):
            yield from (root + vowel for root in respelled(piece[:-1]) for vowel in "oae")

    def last_parts(self, piece: str) -> Iterator[str]:
        """Nouns and adjectives; a compound ends in no other form of a verb."""
        for form in dict.fromkeys((piece, *singulars(piece))):
            if form != piece:
                yield form
            if form.endswith(FEMININES):
                yield from masculines(form)

    def may_join(self, left: str, right: str, lexicon: Lexicon) -> bool:
        """A verb and its object, or two nouns that are no chance syllables."""
        if left[-1] == "i" and len(left) > SHORTEST_ROOT and left not in PREFIXES:
            return len(right) >= LONG_ROOT  # peli-agudo, boqui-abierto
        verbs = filter(lexicon.is_word, self.first_parts(left))
        return joins(left, right, lexicon, verb=any(word.endswith(VERB) for word in verbs))

    def likelier(self, word: str, bases: list[str]) -> list[str]:
        """A diminutive has the gender of its base: gravilla is of grava, not of grave."""
        return same_gender(word, bases) if word.endswith(GENDERED) else bases

    def stem(self, word: str) -> str:
        """The Snowball stem, without accents; foreign words have none."""
        if self.looks_foreign(word):
            return ""
        return self.bare(str(self._stemmer.stemWord(word)))

    def looks_foreign(self, word: str) -> bool:
        """Letters or clusters that Spanish has in loanwords only."""
        if any(letter not in self.letters + "-" for letter in word):
            return True
        if any(cluster in word for cluster in FOREIGN_CLUSTERS):
            return True
        impure = word.startswith("s") and len(word) > 1 and word[1] not in VOWELS
        return impure or word[-1:] in tuple("bcfghkmpqtvwñ")
