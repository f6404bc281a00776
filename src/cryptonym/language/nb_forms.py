"""Norwegian words back to those they are forms of: one small rule for each way they change."""

from collections.abc import Iterator
from typing import Final

from cryptonym.language.nb_endings import PREFIXES, SYNCOPE
from cryptonym.language.nb_genders import is_noun, is_noun_form
from cryptonym.language.nb_strong import CHANGED, LONGEST_CHANGED, STRONG

VOWELS: Final = frozenset("aeiouyæøåéèêòóôà")
STRESSED: Final = frozenset("åøyiua")  # final vowels of blå, sprø, ny, fri
ODD_PLURALS: Final = frozenset({"øye"})  # øyne: øyer and øyene are of øy
BEHIND_VOWELS: Final = frozenset({"a", "en", "et", "ene", "ende", "est", "este", "ere"})
VERBS_IN_A: Final = ("har", "tar", "lar", "drar")
SOFT: Final = frozenset("vgdjiy")  # in which verbs with a past in -de end: levde, bygde, eide
SHORT_PARTICIPLE: Final = 4  # letters of sont, felt: too short to say much
SHORTEST_BASE: Final = 3
LONG_PLURAL: Final = 5  # letters of bakere and longer ones, which are more than a chance
PARTICLES: Final = frozenset(PREFIXES)


def changed(word: str) -> Iterator[str]:
    """Words of which this is a form by its vowel, and of compounds with it: bestemødre."""
    for length in range(min(len(word), LONGEST_CHANGED), 1, -1):
        front = word[:-length]
        if len(front) != 1:  # sender is not of sand, as ender is of and
            alone = not front or front in PARTICLES
            for lemma in CHANGED.get(word[-length:], ()):
                if alone or length + len(lemma) > 4:  # over-lo is of le, gril-lo is not
                    yield front + lemma


def irregular(lemma: str, root: str, ending: str) -> bool:
    """Whether a word has another form than this: øyne, dammen, visste."""
    if lemma in ODD_PLURALS:
        return True
    if lemma != root and VOWELS.isdisjoint(root) and ending in BEHIND_VOWELS:
        return True  # bra is not of bre, and tren not of tre
    if ending == "a" and (root[-1] == "a" or (lemma != root and lemma in STRONG)):
        return True
    if ending == "a" and lemma == root and len(root) > LONG_PLURAL and root.endswith("el"):
        return True  # mandla, and no Mandela
    soft = root[-1] in SOFT and (root[-1] not in "iy" or root[-2:-1] in VOWELS)  # eide, not ferid
    if ending in ("de", "d") and lemma != root and not soft:
        return True  # brynde is not of bryne
    syllables = sum(letter in VOWELS for letter in lemma)
    return lemma == root and syllables == 1 and lemma[-1] == "m" and lemma[-2:-1] in VOWELS


def has_form(noun: str, word: str) -> bool:
    """Whether a noun may have a form in -en, -er or -ene: siv has no siven."""
    return not is_noun(noun) or is_noun_form(word, noun)


def compared(word: str) -> Iterator[str]:
    """Adjectives of which this is the superlative: fineste is of fin, neste is not of nese."""
    for ending in ("est", "este"):
        root = word.removesuffix(ending)
        if root != word:
            yield from (root, root + "e")


def present(word: str) -> Iterator[str]:
    """Verbs of one syllable of which this is the present: bor; lamaer is of lama, and no lamar."""
    stressed = word[-2:-1] in VOWELS - {"a", "e"} and word[-3:-2] not in VOWELS  # heir is no verb
    if word.endswith("r") and (stressed or word.endswith(VERBS_IN_A)):
        yield word[:-1]


def single(root: str) -> Iterator[str]:
    """A final m is written once: drømme, drøm."""
    if root.endswith("mm"):
        yield root[:-1]


def without_t(word: str) -> Iterator[str]:
    """Words of which this is a neuter or a participle: stort, tynt, blått, møtt, møtte."""
    if len(word) > SHORT_PARTICIPLE and word[-1] == "t" and word[-2] not in {*VOWELS, "t"}:
        yield word[:-1]
        yield from (word[:-1] + word[-2], word[:-1] + "e", word[:-1] + word[-2] + "e")
    if word.endswith("tt") and word[-3:-2] in STRESSED:
        yield from (word[:-2], word[:-1] + "e")
    if word.endswith("tte") and word[-4:-3] in STRESSED:
        yield word[:-2] + "e"


def doubled_order(word: str) -> Iterator[str]:
    """Verbs of an order in -m, which is written once: drøm, drømme."""
    if word[-1] == "m":
        yield word + "me"


def respelled(root: str, ending: str) -> Iterator[str]:
    """Roots whose last consonant is written once or twice: rommet, rom; kjente, kjenne."""
    yield from single(root)
    if (
        ending in ("te", "de", "d")
        and root[-1] not in VOWELS
        and (ending == "te" or root[-1] in SOFT)
    ):
        yield root + root[-1] + "e"


def verbs(rest: str) -> Iterator[str]:
    """Verbs of what is left behind a prefix: (inn)dekking, (under)styrt, (mis)farg."""
    for ending in ("ing", "t", ""):
        root = rest.removesuffix(ending) if ending else rest
        if len(root) > SHORTEST_BASE and root[-1] not in VOWELS and (root != rest or not ending):
            yield root + "e"


def doubled(root: str) -> Iterator[str]:
    """A base whose last consonant is written once or twice: drømmeri, drøm; skremsel, skremme."""
    yield from single(root)
    if root[-1] in "lmnsgktp":
        yield root + root[-1]
        yield root + root[-1] + "e"


def unsyncopated(word: str) -> Iterator[str]:
    """Words in -el -en -er that lost their e: sykler, vakre, våpnet."""
    for ending in SYNCOPE:
        root = word.removesuffix(ending)
        if root != word and len(root) > 2 and root[-1] in "lrn" and root[-2] not in VOWELS:
            front, last = root[:-1], root[-1]
            if (ending == "a" and front[-1] == "d") or front[-1] == front[-2]:
                continue  # Sandra, Alexandra; himler, and no Himmler
            yield f"{front}e{last}"
            yield f"{front}{front[-1]}e{last}"
