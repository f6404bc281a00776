"""Spanish prefixes and suffixes: what a word may be without them, accents and vowels included."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cryptonym.language.es_verbs import PLAIN, VERB, table, verb_lemmas

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
a e or ivo ativo itivo azón ata eo dizo adizo atorio atura sor sión abilidad ibilidad""")
)
# What is put on a root of three letters every day; all else that ends so is chance (mitín, mito).
ON_SHORT_ROOTS = frozenset(
    table("""ito ita illo illa cito cita ecito ecita ecillo ecilla uelo uela eta ero era ería ista
oso osa udo uda azo ear ismo ario""")
)
# What is chance behind a root of four letters (martino, marte; callate, calle).
ON_LONG_ROOTS = frozenset(table("ate ino ina or és ense ía ura il"))
LEARNED_SUFFIXES = ("ico", "ica")
LONG_SUFFIX = 3  # letters of a suffix on a verb with such a root
BARE_SUFFIXES = ("o", "a", "e")  # nouns that are stressed on the root of their verb: cuenta, vuelo
LONGEST_SUFFIX = max(map(len, NOUN_SUFFIXES | VERB_SUFFIXES))
PREFIXES = table("""des re in im en em a sub ante anti contra sobre super pre pro tras trans entre
inter extra mini multi semi bi tri auto co con ex hiper ultra vice mono poli foto tele micro macro
radio neo dis i bio geo euro archi infra intra pluri uni pos post aero hidro electro termo psico
video exo endo estrato""")
LEARNED = frozenset(table("a in im i en em con co pro dis ex"))  # prefixes that are seldom felt
LONG_REST = 6  # letters behind them that are no chance
SHORTEST_ROOT = 3
LONG_PREFIX = 3
LONG_ROOT = 5
VOSEO = ("ate", "ete", "ite")  # orders of America: sacate, metete
DIPHTHONGS = (("ie", "e"), ("ue", "o"))
SOFT_BEFORE_E = (("qu", "c"), ("gü", "gu"), ("gu", "g"), ("c", "z"))
SOFT_BEFORE_A = (("z", "c"), ("c", "qu"), ("g", "gu"))


def without_affixes(word: str) -> Iterator[str]:
    """Words with a suffix or a prefix less, with stem vowels and accents as they may be."""
    for length in range(1, min(LONGEST_SUFFIX, len(word) - 2) + 1):
        root, suffix = word[:-length], word[-length:]
        if len(root) < SHORTEST_ROOT:
            break
        short = len(root) == SHORTEST_ROOT
        if suffix in NOUN_SUFFIXES and is_felt(suffix, root):
            yield from nouns_on(broadened(root), suffix)
            if suffix in LEARNED_SUFFIXES and len(root) >= LONG_ROOT:  # astronómico, -ía
                yield from (root.translate(PLAIN) + end for end in ("ía", "ia"))
        if suffix in VERB_SUFFIXES and (length >= LONG_SUFFIX or suffix == "ón" or not short):
            yield from verbs_on(root, suffix)
    if word.endswith(VOSEO):
        yield word[:-2] + "r"
    for prefix in PREFIXES:
        rest = word.removeprefix(prefix)
        if rest != word and len(rest) >= (LONG_REST if prefix in LEARNED else 4):
            rest = rest[1:] if rest.startswith("rr") else rest
            yield rest
            if len(prefix) >= LONG_PREFIX or len(rest) >= LONG_ROOT:
                yield from verb_lemmas(rest)  # ante-pone, co-existe


def accented(word: str) -> Iterator[str]:
    """The word with each of its vowels accented in turn, the last one first."""
    for place in range(len(word) - 1, -1, -1):
        if word[place] in "aeiou":
            yield word[:place] + word[place].translate(ACUTE) + word[place + 1 :]


def broadened(root: str) -> Iterator[str]:
    """A root and the same with its last e or o as a diphthong: portero, puerta."""
    yield root
    for broad, narrow in DIPHTHONGS:
        before, found, after = root.rpartition(narrow)
        if found and broad not in root:
            yield before + broad + after


def narrowed(root: str) -> Iterator[str]:
    """A root and the same without its diphthong: vuelo, volar."""
    yield root
    for broad, narrow in DIPHTHONGS:
        before, found, after = root.rpartition(broad)
        if found:
            yield before + narrow + after


def respelled_before(root: str, suffix: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """A root as it sounds before a suffix, in all its spellings, with the ends that keep the sound.

    Before e and i a c may stand for z (luz, lucecita), before a, o and u it does not (maca, mazo).
    """
    yield root, NOUN
    pairs = SOFT_BEFORE_E if suffix[0] in "eiéí" else SOFT_BEFORE_A
    ends = ("o", "a", "") if suffix[0] in "eiéí" else ("e",)
    for end, other in pairs:
        if root.endswith(end):
            yield root.removesuffix(end) + other, ends
            return


def is_felt(suffix: str, root: str) -> bool:
    """Whether a suffix on a root of so many letters is more than chance."""
    if len(root) == SHORTEST_ROOT:
        return suffix in ON_SHORT_ROOTS
    return len(root) >= LONG_ROOT or suffix not in ON_LONG_ROOTS


def themes_of(suffix: str) -> tuple[str, ...]:
    """The conjugations whose vowel a suffix begins with: -amiento is of -ar, -imiento of -ir."""
    if len(suffix) < LONG_SUFFIX or suffix[0] not in "aeiáéí":
        return VERB
    return ("ar",) if suffix[0] in "aá" else ("er", "ir")


def nouns_on(roots: Iterable[str], suffix: str) -> Iterator[str]:
    """Nouns and adjectives on these roots, as they are spelled without this suffix."""
    for root in roots:
        for spelling, endings in respelled_before(root, suffix):
            for ending in endings:
                if len(spelling + ending) >= 3:
                    yield spelling + ending
                    yield from accented(spelling + ending)


def verbs_on(root: str, suffix: str) -> Iterator[str]:
    """Verbs on a root, as they are spelled without this suffix."""
    for spelling, _ in respelled_before(root, suffix):
        stems = narrowed(spelling) if suffix in BARE_SUFFIXES else (spelling,)
        yield from (stem + theme for stem in stems for theme in themes_of(suffix))
