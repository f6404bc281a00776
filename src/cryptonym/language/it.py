"""Italian: how its words are written, inflected, derived and put together."""

import unicodedata
from collections.abc import Iterator

import snowballstemmer

from cryptonym.language.base import Language

VOWELS = "aeiou"
GRAVES = str.maketrans("àèéìíòóùú", "aeeiioouu")

# Ending of an inflected noun or adjective → endings of the dictionary form.
# Feminines in -a of nouns and plain adjectives are listed in the pack (porta is not porto);
# only endings that adjectives alone have are undone here.
NOUNS = {
    "i": ("o", "e", "io"),
    "chi": ("co", "ca", "chio"),
    "ghi": ("go", "ga", "ghio"),
    "che": ("ca",),
    "ghe": ("ga",),
    "ci": ("co", "cio"),
    "gi": ("go", "gio"),
    "ce": ("cia",),
    "ge": ("gia",),
    "e": ("a",),
    "tori": ("tore",),
    "trici": ("trice",),
}
NOUNS_IN_A = (
    "ista",
    "ema",
    "amma",
    "omma",
    "asma",
    "oma",
    "eta",
    "ota",
    "iota",
    "auta",
    "cida",
    "iatra",
)
ADJECTIVES = (
    "oso", "ivo", "ico", "ato", "ito", "uto", "ano", "ino", "ario", "orio", "bondo", "issimo",
    "esco", "evolo", "ardo", "iero", "aceo", "ineo", "aneo", "ifero", "ologo", "ografo", "uoso",
    "ofilo", "ofobo", "unto", "itto", "erto", "orto", "oto", "usto", "iccio", "ognolo", "astro",
)  # fmt: skip

# Ending of a verb form → is it one of -are, -ere, -ire? The stem is what stands before.
ARE = (
    "o i a iamo ate ano avo avi ava avamo avate avano ai asti ò ammo aste arono "
    "erò erai erà eremo erete eranno erei eresti erebbe eremmo ereste erebbero "
    "ino iate assi asse assimo assero ando ato ata ati ante anti"
).split()
ERE = (
    "o i e iamo ete ono evo evi eva evamo evate evano ei etti esti é è ette emmo este erono ettero "
    "erò erai erà eremo erete eranno erei eresti erebbe eremmo ereste erebbero "
    "a ano iate essi esse essimo essero endo uto uta uti ute ente enti"
).split()
IRE = (
    "o i e iamo ite ono ivo ivi iva ivamo ivate ivano ii isti ì immo iste irono "
    "irò irai irà iremo irete iranno irei iresti irebbe iremmo ireste irebbero "
    "a ano iate issi isse issimo issero endo ito ita iti ente enti "
    "isco isci isce iscono isca iscano"
).split()
CLITICS = (
    "mi",
    "ti",
    "si",
    "ci",
    "vi",
    "lo",
    "la",
    "li",
    "le",
    "ne",
    "gli",
    "sene",
    "cela",
    "sela",
)
REFLEXIVES = {"arsi": "are", "ersi": "ere", "irsi": "ire"}

# Suffixes that alter or derive, → what the base may end in.
NOUN_ENDS = ("o", "a", "e", "io", "ia", "i", "")
ALTERED = (
    "ino ina etto etta ello ella uccio uccia uzzo uzza one ona accio accia azzo otto otta olo ola "
    "icello icella icino icina olino olina ettino ettina oncino oncello acchione acchiotto astro "
    "iccio iccia ucolo ucola iciattolo iciattola uolo uola ellino erello erella occio"
).split()
DERIVED = (
    "aio aia aro aiolo aiola aiuolo iere iera iero ista istico ismo oso osa osità osamente ato ata "
    "eria ificio ale ile ico ica ario aria ezza ità tà mente esco esca ese ense ano ana eto eta "
    "ame ume aglia aggio iade uto ivo izio izia ia ìa ità aneo aceo eo ificare izzare izzazione "
    "eggiare eggio icare ificazione iatura atura are ire arsi irsi oide ologia ologo ologico "
    "ografia ografo ometro oteca icolo ivoro ifero icoltura icoltore ità anza enza aiuola itudine "
    "eggiante ato ito ità ume atico istica alità alismo alista alizzare amento imento"
).split()
VERBAL = (
    "tore trice tura zione zioni sione mento bile bilità nte nza toio toia tivo torio tata ticcio "
    "vole volezza volmente ttore"
).split()
DEVERBAL = (
    "io",
    "o",
    "a",
    "e",
    "ino",
    "one",
    "ona",
    "ata",
    "ita",
    "uta",
    "aggio",
    "olio",
    "erello",
)
VERB_ENDS = ("are", "ere", "ire")

PREFIXES = (
    "ri re s in im ir il dis de di a ad stra ultra super anti pre post sotto sopra sovra contro "
    "contra extra mini maxi mega micro macro tele inter tra tras trans ex vice semi co con com col "
    "per bis bi tri neo non mal mali bene ben iper ipo multi poli pluri para retro auto eco foto "
    "radio video mono mezzo pseudo arci avan oltre fuori dopo sub intra infra circum capo cyber "
    "elettro euro agri moto aero bio geo idro psico socio termo turbo"
).split()  # fmt: skip

# Shortened words at the front of compounds.
FRONTS = {
    "mal": "male", "mali": "male", "ben": "bene", "gran": "grande", "buon": "buono",
    "san": "santo", "bel": "bello", "mezz": "mezzo", "sott": "sotto", "sopr": "sopra",
    "sopra": "sopra", "sovra": "sopra", "contr": "contro", "contra": "contro", "capi": "capo",
    "auto": "automobile", "moto": "motocicletta", "foto": "fotografia", "tele": "televisione",
    "cine": "cinema", "radio": "radio", "aero": "aereo", "idro": "acqua", "mono": "uno",
    "pian": "piano", "cent": "cento", "mille": "mille", "tri": "tre", "quattr": "quattro",
    "agri": "agricolo", "eli": "elicottero", "ferro": "ferro", "terra": "terra",
    "acqua": "acqua", "acque": "acqua", "man": "mano", "pie": "piede", "fin": "fine",
    "pomo": "pomo", "fil": "filo", "cap": "capo",
}  # fmt: skip

FOREIGN_SHAPES = ("sch", "sh", "th", "ph", "ck", "tz", "oo", "ee", "ght", "ough", "cz", "rz")
FINAL_CONSONANTS = "lnr"


def _softened(stem: str) -> Iterator[str]:
    """The stem, and the stem as it is written before a, o, u (bocch → bocc, aranc → aranci)."""
    yield stem
    if stem.endswith(("ch", "gh")):
        yield stem[:-1]
    if stem.endswith(("c", "g", "sc", "gl")):
        yield stem + "i"


def _verbs(stem: str, kind: str) -> Iterator[str]:
    """Infinitives of a stem; cerch → cercare, mang → mangiare."""
    if len(stem) < 2:
        return
    yield stem + kind
    if kind == "are":
        if stem.endswith(("ch", "gh")):
            yield stem[:-1] + kind
        elif stem[-1] in VOWELS:
            return
        else:
            yield stem + "iare"


class Italian(Language):
    """Italian words."""

    code = "it"
    letters = "abcdefghilmnopqrstuvzàèéìíîòóùú"
    guests = "jkwxy"
    hyphen = "two_words"
    elision = True
    stemmer = "italian"
    shortest_part = 3

    def __init__(self) -> None:
        self._snowball = snowballstemmer.stemmer(self.stemmer)
        self._endings: dict[str, list[str]] = {}
        for kind, endings in zip(VERB_ENDS, (ARE, ERE, IRE), strict=True):
            for ending in endings:
                self._endings.setdefault(ending, []).append(kind)
        self._longest = max(map(len, self._endings))
        self._adjectives = frozenset(ADJECTIVES)

    def fold(self, word: str) -> str:
        """Lower case, composed; accents stay (Q13)."""
        return unicodedata.normalize("NFC", word.lower()).replace("’", "'")

    def bare(self, folded: str) -> str:
        """Without graves and acutes."""
        return folded.translate(GRAVES)

    def lemmas(self, word: str) -> Iterator[str]:
        """Singular, masculine, infinitive."""
        if len(word) < 3:
            return
        yield from self._singulars(word)
        yield from self._infinitives(word)
        yield from self._without_clitic(word)

    def _singulars(self, word: str) -> Iterator[str]:
        for length in (1, 2, 3, 4, 5):
            for ending in NOUNS.get(word[-length:], ()):
                yield word[:-length] + ending
        if word[-1] in "ie":
            singular = word[:-1] + "a"
            if singular.endswith(NOUNS_IN_A):
                yield singular
        if word[-1] in "ae":
            stem = word[:-2] if word.endswith(("che", "ghe")) else word[:-1]
            masculine = stem + "o"
            if any(masculine.endswith(end) and len(masculine) > len(end) + 1 for end in ADJECTIVES):
                yield masculine
        if word.endswith("issimo"):
            yield from (word[:-6] + end for end in "oe")

    def _infinitives(self, word: str) -> Iterator[str]:
        for length in range(1, min(self._longest, len(word) - 2) + 1):
            for kind in self._endings.get(word[-length:], ()):
                yield from _verbs(word[:-length], kind)

    def _without_clitic(self, word: str) -> Iterator[str]:
        for ending, kind in REFLEXIVES.items():
            if word.endswith(ending):
                yield word[: -len(ending)] + kind
        for clitic in CLITICS:
            if word.endswith(clitic):
                host = word[: -len(clitic)]
                if host.endswith(("ar", "er", "ir")):
                    yield host + "e"
                elif host.endswith(("ando", "endo")):
                    yield from self._infinitives(host)
        if word.endswith("rsi"):
            return
        if word.endswith(VERB_ENDS) and len(word) > 5:
            yield word[:-1] + "si"

    def bases(self, word: str) -> Iterator[str]:
        """Without diminutive, derivational suffix or prefix."""
        yield from self._without_suffix(word)
        yield from self._without_prefix(word)

    def _without_suffix(self, word: str) -> Iterator[str]:
        for suffix in (*ALTERED, *DERIVED):
            if word.endswith(suffix) and len(word) - len(suffix) >= 3:
                for stem in _softened(word[: -len(suffix)]):
                    yield from (stem + end for end in NOUN_ENDS)
        for suffix in VERBAL:
            if word.endswith(suffix) and len(word) - len(suffix) >= 3:
                stem = word[: -len(suffix)]
                yield stem + "re"
                if stem[-1] in "ieu":
                    yield from (stem[:-1] + end for end in VERB_ENDS)
        for suffix in DEVERBAL:
            if word.endswith(suffix) and len(word) - len(suffix) >= 3:
                for stem in _softened(word[: -len(suffix)]):
                    yield from (stem + end for end in VERB_ENDS)
        if word.endswith(VERB_ENDS):
            yield from (word[:-3] + end for end in NOUN_ENDS)
        if word[-1:] in ("a", "e"):
            yield word[:-1] + "o"

    def _without_prefix(self, word: str) -> Iterator[str]:
        for prefix in PREFIXES:
            rest = word[len(prefix) :]
            if not word.startswith(prefix) or len(rest) < 4:
                continue
            if prefix == "s" and rest[0] in VOWELS:
                continue
            yield rest
            if rest[0] == rest[1]:  # a-bb-ottonare, sopra-cc-iglio
                yield rest[1:]

    def first_parts(self, piece: str) -> Iterator[str]:
        """gratta → grattare, apri → aprire, spremi → spremere, gran → grande."""
        if piece in FRONTS:
            yield FRONTS[piece]
        if piece[-1] == "a":
            yield piece + "re"
        elif piece[-1] == "i":
            yield piece + "re"
            yield piece[:-1] + "ere"
            yield piece[:-1] + "iare"
        elif piece[-1] == "o":
            yield from (piece[:-1] + end for end in ("a", "e", "ia", "ico"))
        elif piece[-1] in "lnr":
            yield from (piece + end for end in ("e", "o"))

    def stem(self, word: str) -> str:
        """The Snowball stem, with hard and soft c and g written alike."""
        stem: str = self._snowball.stemWord(
            word.removesuffix("si") if word.endswith("rsi") else word
        )
        stem = stem.translate(GRAVES).rstrip("i")
        return stem[:-1] if stem.endswith(("ch", "gh")) else stem

    def looks_foreign(self, word: str) -> bool:
        """Guest letters, foreign groups, or an end in a consonant that Italian does not end in."""
        bare = self.bare(word)
        if any(letter in self.guests or letter not in self.letters for letter in word):
            return True
        if any(shape in bare for shape in FOREIGN_SHAPES if shape != "sch"):
            return True
        if bare[0] == "h" and bare not in ("ho", "hai", "ha", "hanno"):
            return True
        return bare[-1] not in VOWELS and bare[-1] not in FINAL_CONSONANTS
