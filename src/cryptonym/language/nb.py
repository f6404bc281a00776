"""Norwegian bokmål: inflection, derivation and the joints of compounds."""

import unicodedata
from collections.abc import Iterator
from typing import ClassVar

import snowballstemmer

from cryptonym.language.base import Language

VOWELS = frozenset("aeiouyæøåéèêòóôà")
STRESSED = frozenset("åøyiua")  # final vowels of blå, sprø, ny, fri
TYPED = (("oe", "o"), ("ae", "a"), ("aa", "a"))
PLAIN = str.maketrans("æøåäö", "aoaao")
BARE = str.maketrans("éèêëàáâòóôùúûìíîñç", "eeeeaaaooouuuiiinc")

# Ending -> what the dictionary word has in its place. Only true inflection stands here.
NOUN = {
    "ene": ("", "e"),  # hestene, hyttene
    "erne": ("er",),  # bakerne
    "ere": ("er",),  # bakere
    "er": ("", "e"),  # hester, hytter; kaster
    "en": ("", "e"),  # hesten, hytten
    "et": ("", "e"),  # huset, eplet; kastet
    "a": ("", "e"),  # boka, hytta, husa; kasta
    "eet": ("eum",),  # museet
    "eer": ("eum",),
    "eene": ("eum",),
    "iet": ("ium",),  # studiet
    "ier": ("ium", "ie"),
    "iene": ("ium", "ie"),
    "nene": ("en",),  # våpnene
}
ADJECTIVE = {
    "ige": ("ig",),
    "ske": ("sk",),
    "ive": ("iv",),
    "ale": ("al",),
    "elle": ("ell",),
    "elt": ("ell",),
    "ære": ("ær",),
    "ante": ("ant",),
    "ente": ("ent",),
    "bare": ("bar",),
    "løse": ("løs",),
    "fulle": ("full",),
    "somme": ("som",),
    "somt": ("som",),
    "sommere": ("som",),
    "este": ("", "e"),  # fineste
    "est": ("", "e"),
    "ere": ("", "e"),  # finere
    "igst": ("ig",),
    "igste": ("ig",),
    "igere": ("ig",),
    "ete": ("et",),
    "ede": ("et",),
}
VERB = {
    "te": ("e",),  # leste
    "de": ("e",),  # levde
    "d": ("e",),  # levd
    "dde": ("",),  # bodde
    "dd": ("",),
    "ende": ("e", ""),  # kastende, boende
    "es": ("e", ""),  # kastes
    "ede": ("e",),  # elskede
    "ert": ("ere",),  # studert
    "erte": ("ere",),
}
INFLECTION = (NOUN, ADJECTIVE, VERB)
SYNCOPE = ("ene", "er", "e", "et", "en", "ere", "est", "este")  # sykler, vakre, våpnet

# Forms with a changed vowel; compounds and prefixed verbs end in them too (fagbøker, overtok).
CHANGED = {
    "bøker": "bok", "bøkene": "bok", "hender": "hånd", "hendene": "hånd", "netter": "natt",
    "nettene": "natt", "tenner": "tann", "tennene": "tann", "strender": "strand",
    "strendene": "strand", "føtter": "fot", "føttene": "fot", "røtter": "rot", "røttene": "rot",
    "bønder": "bonde", "bøndene": "bonde", "mødre": "mor", "mødrene": "mor", "døtre": "datter",
    "døtrene": "datter", "brødre": "bror", "brødrene": "bror", "fedre": "far", "fedrene": "far",
    "menn": "mann", "mennene": "mann", "gjess": "gås", "gjessene": "gås", "trær": "tre",
    "trærne": "tre", "knær": "kne", "knærne": "kne", "krefter": "kraft", "kreftene": "kraft",
    "stenger": "stang", "stengene": "stang", "tenger": "tang", "tengene": "tang", "ender": "and",
    "endene": "and", "stender": "stand", "stendene": "stand", "render": "rand", "klærne": "klær",
    "nøtter": "nøtt", "bøter": "bot", "øyne": "øye", "øynene": "øye", "søstre": "søster",
    "søstrene": "søster", "tær": "tå", "tærne": "tå", "klør": "klo", "klørne": "klo", "kyr": "ku",
    "gikk": "gå", "gått": "gå", "tok": "ta", "tatt": "ta", "kom": "komme", "stod": "stå",
    "sto": "stå", "stått": "stå", "lot": "la", "fikk": "få", "skrev": "skrive", "brøt": "bryte",
    "skrevet": "skrive", "brutt": "bryte", "slo": "slå", "slått": "slå", "fant": "finne",
    "funnet": "finne", "bandt": "binde", "bundet": "binde", "grep": "gripe", "grepet": "gripe",
    "falt": "falle", "holdt": "holde", "dro": "dra", "dratt": "dra", "gav": "gi", "gitt": "gi",
    "lagt": "legge", "satt": "sette", "satte": "sette", "sett": "se", "drev": "drive",
    "drevet": "drive", "steg": "stige", "steget": "stige", "trakk": "trekke", "trukket": "trekke",
    "vant": "vinne", "vunnet": "vinne", "bød": "by", "budt": "by", "bar": "bære", "båret": "bære",
    "sagt": "si", "gjorde": "gjøre", "gjort": "gjøre", "fulgt": "følge", "fulgte": "følge",
}  # fmt: skip

# Suffix -> what the base word may have in its place.
SUFFIXES = {
    "lighet": ("", "e", "lig", "el"),
    "somhet": ("", "e", "som"),
    "løshet": ("", "løs"),
    "aktighet": ("", "aktig"),
    "het": ("", "e"),
    "elig": ("", "e", "else"),
    "slig": ("",),
    "lig": ("", "e", "el"),
    "messig": ("",),
    "ig": ("", "e"),
    "isk": ("", "e", "i", "ikk", "ia", "er"),
    "sk": ("", "e", "er"),
    "ning": ("", "e", "ne", "ing"),
    "ing": ("", "e", "er"),
    "else": ("", "e"),
    "elser": ("", "e"),
    "sel": ("", "e"),
    "er": ("", "e"),
    "eri": ("", "e", "er"),
    "skap": ("", "s", "e"),
    "dom": ("", "e"),
    "som": ("", "e"),
    "sam": ("", "e"),
    "bar": ("", "e"),
    "løs": ("", "e", "s"),
    "full": ("", "e", "s"),
    "aktig": ("", "e"),
    "vis": ("", "e", "s"),
    "rik": ("", "e", "s"),
    "fri": ("", "e", "s"),
    "inne": ("", "e", "er"),
    "ling": ("", "e"),
    "ist": ("", "e", "i", "isme", "o", "a"),
    "isme": ("", "e", "isk", "i"),
    "ikk": ("", "e", "iker"),
    "iker": ("", "ikk", "i"),
    "ere": ("", "e", "a", "o", "er"),
    "ering": ("", "e", "ere", "a"),
    "asjon": ("", "e", "ere"),
    "sjon": ("", "ere", "tere"),
    "isere": ("", "e", "isk"),
    "tet": ("", "t"),
    "itet": ("", "e", "ell", "iv"),
    "iv": ("", "e", "asjon"),
    "ant": ("", "ere", "e"),
    "ent": ("", "ere", "e"),
    "ator": ("", "ere", "asjon"),
    "ør": ("", "ere", "e"),
    "ete": ("", "e"),
    "et": ("", "e"),
    "ende": ("", "e"),
    "nad": ("", "e"),
    "st": ("", "e"),
    "e": ("",),  # store, hamre; kaste
    "s": ("",),
    "t": ("",),
    "d": ("", "e"),
    "": ("e",),  # hopp: hoppe
    "mann": ("", "e", "s"),
    "aner": ("", "a"),  # cubaner
}
PREFIXES = (
    "tilbake", "sammen", "gjennom", "mellom", "etter", "forut", "foran", "under", "bort", "fram",
    "frem", "fore", "gjen", "hjem", "imot", "inn", "med", "mis", "mot", "ned", "omkring", "opp",
    "over", "sam", "til", "unn", "utover", "uten", "van", "ved", "anti", "super", "mini", "for",
    "fra", "eks", "dis", "ut", "an", "av", "be", "bi", "om", "på", "re", "de", "ur", "u", "mega",
    "halv", "vel", "ko", "auto", "tele", "mikro", "multi", "ikke", "bak", "rundt", "hen",
)  # fmt: skip
PARTICLES = frozenset(PREFIXES)
JOINTS = ("s", "e", "er")  # arbeids-plass, heste-sko, blomster-bed
CHANGED_FRONTS = {"moders": "mor", "faders": "far", "broder": "bror", "bønder": "bonde"}
SHORTEST_ROOT = 2
SHORTEST_BASE = 3


class Bokmal(Language):
    """Norwegian bokmål."""

    code: ClassVar[str] = "nb"
    letters: ClassVar[str] = "abcdefghijklmnopqrstuvwxyzæøåéèêòóôà"
    guests: ClassVar[str] = "äöüáíúñçčđŋšŧžëïâîûß"
    stemmer: ClassVar[str] = "norwegian"
    splits_are_certain: ClassVar[bool] = True

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
        if word.endswith("s") and not word.endswith("ss"):
            owner = word[:-1]
            if len(owner) > 3:
                yield owner
            yield from self._inflected(owner)

    def _inflected(self, word: str) -> Iterator[str]:
        for plural, singular in CHANGED.items():
            if word.endswith(plural):
                yield word.removesuffix(plural) + singular
        for table in INFLECTION:
            for ending, others in table.items():
                root = word.removesuffix(ending)
                if len(root) < SHORTEST_ROOT or root == word:
                    continue
                yield from (root + other for other in others)
                yield from _respelled(root, ending)
        if len(word) > 4 and word[-1] == "t" and word[-2] not in VOWELS and word[-2] != "t":
            yield word[:-1]  # stort; the neuter of a doubled consonant is single: tynt
            yield from (word[:-1] + word[-2], word[:-1] + "e", word[:-1] + word[-2] + "e")
        if word.endswith("tt") and word[-3:-2] in STRESSED:
            yield word[:-2]  # blått, fritt
        if word.endswith("r") and word[-2:-1] in VOWELS and word[-2:-1] != "e":
            yield word[:-1]  # bor
        if word.endswith(SYNCOPE):
            yield from _unsyncopated(word)

    def two_words(self, word: str, lemma: str) -> bool:
        """A neuter that is listed is a noun: sport is not of spor."""
        return word == lemma + "t"

    def bases(self, word: str) -> Iterator[str]:
        """Dictionary words from which this may be derived by a living affix."""
        for suffix, others in SUFFIXES.items():
            if word.endswith(suffix):
                root = word.removesuffix(suffix) if suffix else word
                if len(root) < SHORTEST_BASE:
                    continue
                yield from (root + other for other in others)
                yield from _doubled(root)
        if word[-1:] == "e":
            yield from _unsyncopated(word)
        for prefix in PREFIXES:
            if word.startswith(prefix) and len(word) - len(prefix) >= SHORTEST_BASE:
                yield word.removeprefix(prefix)

    def first_parts(self, piece: str) -> Iterator[str]:
        """Dictionary words that this piece may stand for at the front of a compound."""
        if piece in PARTICLES:
            return
        yield piece
        if piece in CHANGED_FRONTS:
            yield CHANGED_FRONTS[piece]
        for joint in JOINTS:
            root = piece.removesuffix(joint)
            if len(root) > SHORTEST_ROOT and root != piece:
                yield root
                if joint == "e":
                    yield from _single(root)

    def stem(self, word: str) -> str:
        """A stem for words that are in no list."""
        stem: str = self._snowball.stemWord(word)
        return next(_single(stem), stem)

    def looks_foreign(self, word: str) -> bool:
        """Whether its letters cannot be a word of this language."""
        own = self.letters + self.guests
        return any(letter.isalpha() and letter not in own for letter in word)


def _single(root: str) -> Iterator[str]:
    """A final m is written once: drømme, drøm."""
    if root.endswith("mm"):
        yield root[:-1]


def _respelled(root: str, ending: str) -> Iterator[str]:
    """Roots whose last consonant is written once or twice: rommet, rom; kjente, kjenne."""
    yield from _single(root)
    if ending in ("te", "de", "d") and root[-1] not in VOWELS:
        yield root + root[-1] + "e"


def _doubled(root: str) -> Iterator[str]:
    """A base whose last consonant is written once or twice: drømmeri, drøm; skremsel, skremme."""
    yield from _single(root)
    if root[-1] in "lmnsgktp":
        yield root + root[-1]
        yield root + root[-1] + "e"


def _unsyncopated(word: str) -> Iterator[str]:
    """Words in -el -en -er that lost their e: sykler, vakre, våpnet."""
    for ending in SYNCOPE:
        root = word.removesuffix(ending)
        if root != word and len(root) > 2 and root[-1] in "lrn" and root[-2] not in VOWELS:
            front, last = root[:-1], root[-1]
            yield f"{front}e{last}"
            yield f"{front}{front[-1]}e{last}"
