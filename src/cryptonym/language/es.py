"""Spanish: accents distinguish words, verbs bend their stems, suffixes are many."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator

import snowballstemmer

from cryptonym.language.base import Language
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

ACUTE = str.maketrans("aeiou", "áéíóú")


# Suffixes of living derivation, on nouns and adjectives or on verbs; prefixes.
NOUN = ("o", "a", "e", "")
NOUN_SUFFIXES = frozenset(
    table("""ito ita illo illa ico ica cito cita cillo cilla ecito ecita ecillo ecilla
uelo uela zuelo ejo eja ajo aja acho acha ín ón ona azo aza ote ota ucho ucha uco aco ero era ería
ista ismo al ar oso osa udo uda ado ada aje ano ana iano eño eña ense és ino ina ístico il ivo ía
ura or eza ez dad idad edad eda edo ato ata azgo ear izar ificar ecer ento iento izo áceo ático
iense eco azón ificación ización izado eo edero uno esco ésimo ario aria orio ente erío itis ólogo
ología ción eta ete eto esano ing emia oide oideo osis ate ófago ógeno ómetro ógrafo ografía ólisis
ostático icida ívoro ífero iforme oterapia opatía ectomía oscopio""")
)
VERB_SUFFIXES = frozenset(
    table("""ción ación ición ador adora edor edora idor idora ante ente iente able
ible ado ido ada ida adura edura idura amiento imiento adero edero idero anza encia ancia aje ón o
a e or ivo ativo itivo azón ata eo dizo adizo atorio atura sor sión""")
)
LONGEST_SUFFIX = max(map(len, NOUN_SUFFIXES | VERB_SUFFIXES))
PREFIXES = table("""des re in im en em a sub ante anti contra sobre super pre pro tras trans entre
inter extra mini multi semi bi tri auto co con ex hiper ultra vice mono poli foto tele micro macro
radio neo dis i bio geo euro archi infra intra pluri uni pos post aero hidro electro termo psico
video exo endo estrato""")
LEARNED = frozenset(table("a in im i en em con co pro dis ex"))  # prefixes that are seldom felt
LONG_REST = 6  # letters behind them that are no chance
SHORTEST_ROOT = 3
# Suffixes with the letter before them: what is left of a word is no part of it.
SUFFIX_SHAPES = table("""ación aciones ición iciones ución uciones ción ciones sión siones amiento
amientos imiento imientos miento mientos ador adora adores dor dora mente ante antes ente entes
iente ando iendo dar tar sar lar rar nar zar itar idar able ables ible ibles
icable icables ocable ocables ivo iva cito cita
ecito ecita ista istas ismo dad idad""")
REFLEXIVE = ("arse", "erse", "irse", "írse")
FOREIGN_CLUSTERS = table("k w th sh ck ph gh zz tt ss ff pp bb dd gg mm oo kn tz ou ae ew")


def accented(word: str) -> Iterator[str]:
    """The word with each of its vowels accented in turn, the last one first."""
    for place in range(len(word) - 1, -1, -1):
        if word[place] in "aeiou":
            yield word[:place] + word[place].translate(ACUTE) + word[place + 1 :]


def alternating(root: str) -> Iterator[str]:
    """A root and the same with its last e or o as a diphthong, or the other way round."""
    yield root
    for broad, narrow in (("ie", "e"), ("ue", "o")):
        old, new = (broad, narrow) if broad in root else (narrow, broad)
        before, found, after = root.rpartition(old)
        if found:
            yield before + new + after


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


def nouns_on(roots: Iterable[str]) -> Iterator[str]:
    """Nouns and adjectives on these roots, in all spellings that they may have."""
    for root in roots:
        for spelling in respelled(root):
            for ending in NOUN:
                if len(spelling + ending) >= 3:
                    yield spelling + ending
                    yield from accented(spelling + ending)


class Spanish(Language):
    """Spanish of both sides of the Atlantic."""

    code = "es"
    letters = "abcdefghijklmnñopqrstuvwxyzáéíóúü"
    guests = "kwçàèâêîôûãõäöëï"
    stemmer = "spanish"
    suffix_shapes = SUFFIX_SHAPES
    shortest_half = 5
    joining_vowels = "aio"
    long_split = 8

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
                yield from nouns_on(alternating(form[:-5]))
        adjective = word.removesuffix("mente")
        if adjective != word and len(adjective) > 2:
            yield adjective
            yield from masculines(adjective)
        yield from verb_lemmas(word)
        for host in without_clitics(word):
            yield host
            yield from verb_lemmas(host)
        if word.startswith("rr"):
            yield word[1:]

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
        return lemma[-1] == "o" and word.rstrip("s")[-1:] == "a"

    def plain_forms(self, word: str) -> Iterator[str]:
        """Singulars: velas is of vela, though velar has the same form."""
        return singulars(word)

    def bases(self, word: str) -> Iterator[str]:
        """Words with a suffix or a prefix less, with stem vowels and accents as they may be."""
        for length in range(1, min(LONGEST_SUFFIX, len(word) - 2) + 1):
            root, suffix = word[:-length], word[-length:]
            if suffix in NOUN_SUFFIXES and len(root) >= SHORTEST_ROOT:
                yield from nouns_on(alternating(root))
            if suffix in VERB_SUFFIXES and len(root) >= SHORTEST_ROOT:
                for form in respelled(root):
                    yield from (stem + theme for stem in alternating(form) for theme in VERB)
        for prefix in PREFIXES:
            rest = word.removeprefix(prefix)
            if rest != word and len(rest) >= (LONG_REST if prefix in LEARNED else 4):
                yield rest[1:] if rest.startswith("rr") else rest

    def first_parts(self, piece: str) -> Iterator[str]:
        """Verbs (rasca, rascar) and nouns with a joining i (peli, pelo)."""
        if piece[-1:] in ("a", "e"):
            themes = ("ar",) if piece[-1] == "a" else ("er", "ir")
            yield from infinitives(piece[:-1], themes, piece[-1])
        elif piece.endswith("i"):
            yield from (root + vowel for root in respelled(piece[:-1]) for vowel in "oae")

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
