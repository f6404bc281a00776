"""Italian: how its words are written, inflected, derived and put together."""

import unicodedata
from collections.abc import Iterator
from itertools import chain

import snowballstemmer

from cryptonym.language.base import Language
from cryptonym.language.it_verbs import (
    ODD,
    VERB_ENDS,
    VOWELS,
    commanded,
    irregular,
    one_vowel,
    regular,
    second_past,
    table,
    without_clitic,
    words,
)

ACCENTS = str.maketrans("àáèéìíîòóùú", "aaeeiiioouu")

# Ending of a plural → endings of the singular.
PLURALS = table(
    "i o e io, chi co ca chio, ghi go ga ghio, che ca, ghe ga, ci co cio cie, gi go gio gie, "
    "ce cia, ge gia, e a, trice tore, trici tore"
)
CUT_SHORT = ("ar", "er", "ir", "or")
NOUNS_IN_A = words("iama igma isma ista ema amma omma asma oma eta ota auta cida iatra")
# Feminines of nouns and of plain adjectives stand in the pack (porta is not porto);
# only endings that adjectives alone have are undone by rule.
ADJECTIVES = words(
    "oso ivo ico ato ito uto ano ino ario orio bondo esco ardo iero aceo ineo aneo ifero ologo "
    "ografo ofilo ofobo unto erto iccio ognolo astro uoso ido ulto ento orto olto esso usto esto "
    "isto rretto fetto diretto retto imo avo igno ondo entro ero uro ilo eo uo scio"
)

# Living suffixes: on nouns and adjectives, on infinitives, and in place of their ending.
NOUN_ENDS = ("o", "a", "e", "io", "ia", "i", "", "us")
SUFFIXES = frozenset(
    words(
        "ino ina etto etta ello ella uccio uccia uzzo uzza one ona accio accia azzo otto otta "
        "olo ola icello icella icino icina olino olina ettino ettina oncino oncello acchione "
        "acchiotto astro iccio iccia ucolo ucola iciattolo iciattola uolo uola ellino erello "
        "erella occio aio aia aro aiolo aiola aiuolo iere iera iero ista istico istica ismo "
        "oso osità ato ata eria ificio ale alità alismo alista alizzare ile ico ica atico ario "
        "aria ezza ità tà esco ese ense ano ana eto eta ame ume aglia aggio iade uto ivo izio "
        "izia ia aneo aceo eo ificare izzare izzazione eggiare eggio icare ificazione iatura "
        "atura are ire arsi irsi oide ologia ologo ografia ografo ometro oteca ivoro ifero "
        "icoltura icoltore icultura icultore iforme itudine eggiante ito amento "
        "imento essa ura osi osico atore atrice"
    )
)
ON_INFINITIVES = frozenset(
    words(
        "tore trice tura zione sione mento bile bilità nte nza toio toia tivo torio tata ticcio "
        "vole volezza ttore"
    )
)
FOR_INFINITIVES = frozenset(words("io o a e i ino one ona ata ita uta aggio olio erello"))
LONGEST_SUFFIX = max(map(len, SUFFIXES | ON_INFINITIVES | FOR_INFINITIVES))
PREFIXES = words(
    "ri re s in im ir il dis de di a ad stra ultra super anti pre post sotto sopra sovra contro "
    "contra extra mini maxi mega micro macro tele inter tra tras trans ex vice semi co con com col "
    "per pro bis bi tri neo non mal mali bene ben iper ipo multi poli pluri para retro auto eco "
    "foto radio video mono mezzo pseudo arci avan oltre fuori dopo sub intra infra circum capo "
    "cyber elettro euro agri moto aero bio geo idro psico socio termo turbo eli eso endo"
)
LEARNED = frozenset(words("a ad co con com col per pro de di il ir tra tras trans"))  # few are felt
LIVING = ("in", "im", "s")  # prefixes that make verbs of nouns every day
LONG_REST = 6  # letters behind a learned prefix that are no chance
SHORT_ROOT = 3
LONG_FEMININE = 5  # letters of a feminine beyond which it may be of an unlisted kind
# Suffixes with the vowel before them, in all numbers: what is left of a word is no part of it.
SUFFIX_SHAPES = words(
    "azione azioni izione izioni uzione uzioni zione zioni sione sioni amento amenti imento imenti "
    "mento menti atore atori itore itori tore tori trice trici tura ture ista isti iste ismo ismi "
    "abile abili ibile ibili mente ante anti ente enti anza anze enza enze ando endo tivo tiva"
)
PARASYNTHETIC = words("are arsi ire irsi ato ata ito ita amento imento atura atore azione")
# Shortened words at the front of compounds.
FRONTS = table(
    "mal male, mali male, ben bene, gran grande, buon buono, san santo, bel bello, mezz mezzo, "
    "sott sotto, sopr sopra, sovra sopra, contr contro, contra contro, capi capo, cap capo, "
    "auto automobile, moto motocicletta, foto fotografia, tele televisione, cine cinema, "
    "aero aereo, pian piano, cent cento, tri tre, quattr quattro, agri agricolo, eli elicottero, "
    "acque acqua, man mano, pie piede, fil filo"
)
FOREIGN_SHAPES = words("sh th ph ck tz cz eed eet een eek eep ght")
LONG_VOWELS = words("ook oom ool oot oon")  # before a last vowel they are Italian: microonda
FINAL_LETTERS = VOWELS + "lnr"
# Nouns and names that end as infinitives do, as all in -iere: vena is not of Venere.
NO_VERBS = frozenset(
    words(
        "venere tevere cenere carcere genere polvere rovere cratere etere carattere podere mare "
        "altare alveare collare casolare focolare scolare messere ingegnere"
    )
)
SPLIT_S = tuple("s" + vowel for vowel in VOWELS)  # the prefix s- stands before consonants


def is_verb(word: str) -> bool:
    """Whether a word in -re may be an infinitive."""
    noun = word.endswith("iere") and not word.endswith(("egliere", "ogliere"))
    return not noun and word not in NO_VERBS


def _softened(stem: str) -> Iterator[str]:
    """The stem, and as it is written before a, o, u (bocch → bocc, aranc → aranci)."""
    yield stem
    if stem.endswith(("ch", "gh")):
        yield stem[:-1]
    if stem.endswith(("c", "g", "gl")):
        yield stem + "i"


def _singulars(word: str, lengths: tuple[int, ...]) -> Iterator[str]:
    """Nouns of which this may be the plural by an ending of so many letters."""
    for length in lengths:
        if length > 1 or not word.endswith(("ce", "ge")):  # marce is of marcia, not of marca
            yield from (word[:-length] + ending for ending in PLURALS.get(word[-length:], ()))


class Italian(Language):
    """Italian words."""

    code = "it"
    letters = "abcdefghilmnopqrstuvzàèéìíîòóùú"
    guests = "jkwxy"
    hyphen = "two_words"
    elision = True
    stemmer = "italian"
    suffix_shapes = SUFFIX_SHAPES
    shortest_half = 5
    joining_vowels = "aio"
    long_split = 8

    def __init__(self) -> None:
        self._snowball = snowballstemmer.stemmer(self.stemmer)

    def fold(self, word: str) -> str:
        """Lower case, composed; accents stay (Q13)."""
        return unicodedata.normalize("NFC", word.lower()).replace("’", "'")

    def bare(self, folded: str) -> str:
        """Without accents."""
        return folded.translate(ACCENTS)

    def lemmas(self, word: str) -> Iterator[str]:
        """Singular, masculine, positive, infinitive."""
        if len(word) < 3:  # dà, ho
            if word in ODD:
                yield ODD[word]
            return
        yield from self._nouns(word)
        verbs = chain(regular(word), irregular(word), without_clitic(word))
        yield from (verb for verb in verbs if is_verb(verb))

    def _nouns(self, word: str) -> Iterator[str]:
        yield from _singulars(word, (1, 2, 3, 5))
        if word[-1] == "i" and (word[:-1] + "a").endswith(NOUNS_IN_A):
            yield word[:-1] + "a"
        if word[-1] in "ae":
            masculine = (word[:-2] if word.endswith(("che", "ghe")) else word[:-1]) + "o"
            if word.endswith("sce"):  # conscio, consce
                masculine = word[:-1] + "io"
            if masculine.endswith(ADJECTIVES) and len(masculine) > 5:
                yield masculine
        if word[:-1].endswith("issim"):
            yield from (stem + end for stem in _softened(word[:-6]) for end in "oe")
        if word.endswith("mente") and len(word) > 8:
            yield from (word[:-6] + "o", word[:-5], word[:-5] + "e")
            if word.endswith(("tamente", "samente")):
                yield from regular(word[:-5])  # limitatamente
        if (
            word[-1] == "s" and word[-2] not in "aiou" and len(word) > 3
        ):  # film, films: the plural of a loanword
            yield word[:-1]
            if word.endswith("ies"):
                yield word[:-3] + "y"

    def weak_lemmas(self, word: str) -> Iterator[str]:
        """Verbs of which this is a form in one vowel, or an order with a pronoun."""
        if len(word) > 2:
            verbs = chain(one_vowel(word), second_past(word), commanded(word))
            yield from (verb for verb in verbs if is_verb(verb))
            if word.endswith(CUT_SHORT) and len(word) > 3:  # cuor, prender
                yield word + "e"

    def dictionary_forms(self, word: str) -> Iterator[str]:
        """Also the verb that a reflexive one is made of: lavarsi, lavare."""
        yield word
        if word.endswith(("arsi", "ersi", "irsi")):
            yield word[:-2] + "e"

    def plain_forms(self, word: str) -> Iterator[str]:
        """Plurals: forni is of forno, though fornire has the same form."""
        for singular in _singulars(word, (1, 2, 3)) if len(word) > 3 else ():
            if not (word.endswith(("chi", "ghi")) and singular.endswith(("ca", "ga"))):  # few dukes
                yield singular
        if word[-1:] == "i" and (word[:-1] + "a").endswith(NOUNS_IN_A):
            yield word[:-1] + "a"

    def two_words(self, word: str, lemma: str) -> bool:
        """A feminine that is listed is a noun: basilica is not of basilico."""
        return lemma[-1] == "o" and word[-1] in "ae" and not lemma.endswith(ADJECTIVES)

    def bases(self, word: str) -> Iterator[str]:
        """Without prefix, diminutive or derivational suffix; foreign words have none of ours."""
        if self.looks_foreign(word):
            return
        for rest in self._without_prefix(word):
            yield rest
            if rest.endswith(PARASYNTHETIC):  # s-cervell-arsi, in-farin-are
                living = word.startswith(LIVING)  # and no de-pil-are
                bases = self._without_suffix(rest)
                yield from (base for base in bases if living or len(base) >= LONG_REST)
        yield from self._without_suffix(word)

    def _without_suffix(self, word: str) -> Iterator[str]:
        for length in range(1, min(LONGEST_SUFFIX, len(word) - 3) + 1):
            root, suffix = word[:-length], word[-length:]
            if len(root) == SHORT_ROOT and length < SHORT_ROOT:
                continue  # core is not of coro, nor papi of papa; paletto is of palo
            if suffix in SUFFIXES:
                yield from (stem + end for stem in _softened(root) for end in NOUN_ENDS)
            if suffix in ON_INFINITIVES:
                yield from (root + "re", *(root[:-1] + end for end in VERB_ENDS))
            if suffix in FOR_INFINITIVES:
                yield from (stem + end for stem in _softened(root) for end in VERB_ENDS)
        if word[-1:] in ("a", "e") and len(word) > LONG_FEMININE:
            yield word[:-1] + "o"

    def _without_prefix(self, word: str) -> Iterator[str]:
        for prefix in PREFIXES:
            rest = word[len(prefix) :]
            shortest = LONG_REST if prefix in LEARNED else 4
            if not word.startswith(prefix) or len(rest) < shortest or prefix + rest[0] in SPLIT_S:
                continue
            yield rest
            if rest[0] == rest[1]:  # a-bb-ottonare, sopra-cc-iglio
                yield rest[1:]
            if prefix[-1] == "o" and rest[0] not in VOWELS:  # aut-officina: one vowel for two
                yield "o" + rest

    def first_parts(self, piece: str) -> Iterator[str]:
        """gratta → grattare, apri → aprire, spremi → spremere, gran → grande."""
        yield from FRONTS.get(piece, ())
        last, stem = piece[-1], piece[:-1]
        if last in "ai":
            yield piece + "re"
        if last == "i":
            yield from (stem + "ere", stem + "iare")
        elif last == "o":
            yield from (stem + end for end in ("a", "e", "ia", "ico"))
        elif last in "lnr":
            yield from (piece + "e", piece + "o")

    def stem(self, word: str) -> str:
        """The Snowball stem, with hard and soft c and g written alike; foreign words have none."""
        if self.looks_foreign(word):
            return ""
        active = word.removesuffix("si") + "e" if word.endswith(("arsi", "ersi", "irsi")) else word
        stem: str = self._snowball.stemWord(active)
        stem = stem.translate(ACCENTS).rstrip("i")
        return stem[:-1] if stem.endswith(("ch", "gh")) else stem

    def looks_foreign(self, word: str) -> bool:
        """Guest letters, foreign groups, or an end that Italian words do not have."""
        bare = self.bare(word)
        if not bare or any(letter not in self.letters for letter in word):
            return bool(bare)
        shapes = FOREIGN_SHAPES if bare[-1] in VOWELS else FOREIGN_SHAPES + LONG_VOWELS
        strange = any(shape in bare for shape in shapes)
        cut_off = len(bare) > 1 and bare[-1] not in VOWELS and bare[-2] not in VOWELS
        return strange or cut_off or bare[0] == "h" or bare[-1] not in FINAL_LETTERS
