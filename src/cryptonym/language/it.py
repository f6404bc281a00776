"""Italian: how its words are written, inflected, derived and put together."""

import unicodedata
from collections.abc import Iterator

import snowballstemmer

from cryptonym.language.base import Language


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def _table(text: str) -> dict[str, tuple[str, ...]]:
    """One key a piece, what it stands for behind it: "chi co ca, ghi go ga"."""
    rows = (piece.split() for piece in text.split(","))
    return {row[0]: tuple(row[1:]) for row in rows}


VOWELS = "aeiou"
ACCENTS = str.maketrans("àáèéìíîòóùú", "aaeeiiioouu")

# Ending of a plural → endings of the singular.
PLURALS = _table(
    "i o e io, chi co ca chio, ghi go ga ghio, che ca, ghe ga, ci co cio, gi go gio, "
    "ce cia, ge gia, e a"
)
NOUNS_IN_A = _words("ista ema amma omma asma oma eta ota auta cida iatra")
# Feminines of nouns and of plain adjectives stand in the pack (porta is not porto);
# only endings that adjectives alone have are undone by rule.
ADJECTIVES = _words(
    "oso ivo ico ato ito uto ano ino ario orio bondo esco ardo iero aceo ineo aneo ifero ologo "
    "ografo ofilo ofobo unto erto iccio ognolo astro uoso"
)

# Endings of verb forms; the stem stands before. Forms in one vowel (canto, porta) look like
# nouns: they are only a question, see FOR_INFINITIVES.
FUTURE = _words("ò ai à emo ete anno ei esti ebbe emmo este ebbero")
ENDINGS = {
    "are": _words(
        "iamo ate ano avo avi ava avamo avate avano ai asti ò ammo aste arono ino iate "
        "assi asse assimo assero ando ato ata ati ante anti"
    )
    + tuple("er" + end for end in FUTURE),
    "ere": _words(
        "iamo ete ono evo evi eva evamo evate evano ei etti esti é è ette emmo este erono "
        "ettero ano iate essi esse essimo essero endo uto uta uti ute ente enti"
    )
    + tuple("er" + end for end in FUTURE),
    "ire": _words(
        "iamo ite ono ivo ivi iva ivamo ivate ivano ii isti ì immo iste irono ano iate "
        "issi isse issimo issero endo ito ita iti ente enti isco isci isce iscono isca iscano"
    )
    + tuple("ir" + end for end in FUTURE),
}
VERB_ENDS = tuple(ENDINGS)
LONGEST_ENDING = 7
SHORT_KEY = 3  # letters; shorter irregular stems need as many before them
# What a regular verb would be called → what it is called (pone → ponere → porre).
CONTRACTED = _table(
    "ponere porre, pongere porre, ducere durre, traere trarre, traggere trarre, dicere dire, "
    "facere fare, facciare fare, tengere tenere, tienere tenere, vengere venire, vienere venire, "
    "salgere salire, valgere valere, tolgere togliere, colgere cogliere, scelgere scegliere, "
    "sciolgere sciogliere, rimangere rimanere, muoiere morire, muorere morire, siedere sedere, "
    "appaiere apparire, compaiere comparire, escere uscire, riescere riuscire, bevere bere"
)
SHORT_FUTURES = _table(
    "porr porre, durr durre, trarr trarre, terr tenere, verr venire, vedr vedere, vivr vivere, "
    "cadr cadere, dovr dovere, potr potere, sapr sapere, avr avere, andr andare, vorr volere, "
    "rimarr rimanere, varr valere, berr bere, godr godere, dar dare, far fare, star stare, dir dire"
)
# Stems of irregular participles (-o -a -i -e) and pasts (-i -e -ero) → infinitives.
PARTICIPLES = _table(
    "s ndere dere, ss dere tere, nt ngere ncere, lt lgere lvere gliere, rt rgere, tt ggere vere, "
    "mess mettere, rott rompere, press primere, cess cedere, cuss cutere, cors correre, "
    "post porre pondere, dott durre, tratt trarre, dett dire, fatt fare, pert prire, fert frire, "
    "chiest chiedere, scost scondere, moss muovere, strutt struggere, vist vedere, viss vivere, "
    "pars parire, volt volgere, nat nascere, mas manere, scritt scrivere, sciut scere, "
    "venut venire, sunt sumere, strett stringere, vals valere"
)
PASTS = _table(
    "s ndere dere, ns ngere ncere, ls lgere lvere gliere, rs rgere rrere, ss ggere vere, "
    "mis mettere, rupp rompere, press primere, pos porre pondere, duss durre, trass trarre, "
    "diss dire, fec fare, chies chiedere, scos scondere, moss muovere, vid vedere, viss vivere, "
    "parv parire, tenn tenere, venn venire, cadd cadere, crebb crescere, nobb noscere, "
    "nacqu nascere, iacqu iacere, mas manere, sepp sapere, voll volere, bevv bere, vals valere"
)
CLITICS = _words("mi ti si ci vi lo la li le ne gli sene cela sela selo glielo gliela")

# Living suffixes: on nouns and adjectives, on infinitives, and in place of their ending.
NOUN_ENDS = ("o", "a", "e", "io", "ia", "i", "")
SUFFIXES = _words(
    "ino ina etto etta ello ella uccio uccia uzzo uzza one ona accio accia azzo otto otta olo ola "
    "icello icella icino icina olino olina ettino ettina oncino oncello acchione acchiotto astro "
    "iccio iccia ucolo ucola iciattolo iciattola uolo uola ellino erello erella occio "
    "aio aia aro aiolo aiola aiuolo iere iera iero ista istico istica ismo oso osità ato ata eria "
    "ificio ale alità alismo alista alizzare ile ico ica atico ario aria ezza ità tà esco ese ense "
    "ano ana eto eta ame ume aglia aggio iade uto ivo izio izia ia aneo aceo eo ificare izzare "
    "izzazione eggiare eggio icare ificazione iatura atura are ire arsi irsi oide ologia ologo "
    "ografia ografo ometro oteca ivoro ifero icoltura icoltore itudine eggiante ito "
    "amento imento"
)
ON_INFINITIVES = _words(
    "tore trice tura zione sione mento bile bilità nte nza toio toia tivo torio tata ticcio "
    "vole volezza ttore"
)
FOR_INFINITIVES = _words("io o a e i ino one ona ata ita uta aggio olio erello")
PREFIXES = _words(
    "ri re s in im ir il dis de di a ad stra ultra super anti pre post sotto sopra sovra contro "
    "contra extra mini maxi mega micro macro tele inter tra tras trans ex vice semi co con com col "
    "per bis bi tri neo non mal mali bene ben iper ipo multi poli pluri para retro auto eco foto "
    "radio video mono mezzo pseudo arci avan oltre fuori dopo sub intra infra circum capo cyber "
    "elettro euro agri moto aero bio geo idro psico socio termo turbo"
)
# Suffixes with the vowel before them, in all numbers: what is left of a word is no part of it.
SUFFIX_SHAPES = _words(
    "azione azioni izione izioni uzione uzioni zione zioni sione sioni amento amenti imento imenti "
    "mento menti atore atori itore itori tore tori trice trici tura ture ista isti iste ismo ismi "
    "abile abili ibile ibili mente ante anti ente enti anza anze enza enze ando endo tivo tiva"
)
PARASYNTHETIC = _words("are arsi ire irsi ato ata ito ita amento imento atura atore azione")
# Shortened words at the front of compounds.
FRONTS = _table(
    "mal male, mali male, ben bene, gran grande, buon buono, san santo, bel bello, mezz mezzo, "
    "sott sotto, sopr sopra, sovra sopra, contr contro, contra contro, capi capo, cap capo, "
    "auto automobile, moto motocicletta, foto fotografia, tele televisione, cine cinema, "
    "aero aereo, pian piano, cent cento, tri tre, quattr quattro, agri agricolo, eli elicottero, "
    "acque acqua, man mano, pie piede, fil filo"
)
FOREIGN_SHAPES = _words("sh th ph ck tz cz ook oom ool oot oon eed eet een eek eep ght")
FINAL_LETTERS = VOWELS + "lnr"
SPLIT_S = tuple("s" + vowel for vowel in VOWELS)  # the prefix s- stands before consonants


def _softened(stem: str) -> Iterator[str]:
    """The stem, and as it is written before a, o, u (bocch → bocc, aranc → aranci)."""
    yield stem
    if stem.endswith(("ch", "gh")):
        yield stem[:-1]
    if stem.endswith(("c", "g", "gl")):
        yield stem + "i"


def _verbs(stem: str, kind: str) -> Iterator[str]:
    """Infinitives of a stem: cerch → cercare, mang → mangiare, pon → porre."""
    if len(stem) < 2:
        return
    verb = stem + kind
    yield verb
    for regular, real in CONTRACTED.items():
        if verb.endswith(regular):
            yield verb.removesuffix(regular) + real[0]
    if kind == "are" and stem.endswith(("ch", "gh")):
        yield stem[:-1] + kind
    elif kind == "are" and stem[-1] not in VOWELS:
        yield stem + "iare"


def _from_table(stem: str, table: dict[str, tuple[str, ...]]) -> Iterator[str]:
    """Infinitives of an irregular stem."""
    for length in range(1, min(len(stem), 6) + 1):
        rest, key = stem[:-length], stem[-length:]
        if length < SHORT_KEY and (
            len(rest) < SHORT_KEY or (key == "s" and rest[-1] not in VOWELS)
        ):
            continue
        yield from (rest + infinitive for infinitive in table.get(key, ()))


class Italian(Language):
    """Italian words."""

    code = "it"
    letters = "abcdefghilmnopqrstuvzàèéìíîòóùú"
    guests = "jkwxy"
    hyphen = "two_words"
    elision = True
    stemmer = "italian"
    suffix_shapes = SUFFIX_SHAPES

    def __init__(self) -> None:
        self._snowball = snowballstemmer.stemmer(self.stemmer)
        self._kinds: dict[str, list[str]] = {}
        for kind, endings in ENDINGS.items():
            for ending in endings:
                self._kinds.setdefault(ending, []).append(kind)

    def fold(self, word: str) -> str:
        """Lower case, composed; accents stay (Q13)."""
        return unicodedata.normalize("NFC", word.lower()).replace("’", "'")

    def bare(self, folded: str) -> str:
        """Without accents."""
        return folded.translate(ACCENTS)

    def lemmas(self, word: str) -> Iterator[str]:
        """Singular, masculine, positive, infinitive."""
        if len(word) < 3:
            return
        yield from self._nouns(word)
        yield from self._infinitives(word)
        yield from self._irregular(word)
        yield from self._without_clitic(word)

    def _nouns(self, word: str) -> Iterator[str]:
        for length in (1, 2, 3):
            for ending in PLURALS.get(word[-length:], ()):
                yield word[:-length] + ending
        if word[-1] == "i" and (word[:-1] + "a").endswith(NOUNS_IN_A):
            yield word[:-1] + "a"
        if word[-1] in "ae":
            masculine = (word[:-2] if word.endswith(("che", "ghe")) else word[:-1]) + "o"
            if masculine.endswith(ADJECTIVES) and len(masculine) > 5:
                yield masculine
        if word[:-1].endswith("issim"):
            yield from (stem + end for stem in _softened(word[:-6]) for end in "oe")
        if word.endswith("mente"):
            yield from (word[:-6] + "o", word[:-5], word[:-5] + "e")

    def _infinitives(self, word: str) -> Iterator[str]:
        for length in range(1, min(LONGEST_ENDING, len(word) - 2) + 1):
            for kind in self._kinds.get(word[-length:], ()):
                yield from _verbs(word[:-length], kind)

    def _irregular(self, word: str) -> Iterator[str]:
        for ending in FUTURE:
            if word.endswith(ending):
                yield from _from_table(word.removesuffix(ending), SHORT_FUTURES)
        if word[-1] in "oaie":
            yield from _from_table(word[:-1], PARTICIPLES)
        if word.endswith(("i", "e", "ero")):
            yield from _from_table(word[:-3] if word.endswith("ero") else word[:-1], PASTS)

    def _without_clitic(self, word: str) -> Iterator[str]:
        for clitic in CLITICS:
            if word.endswith(clitic):
                host = word.removesuffix(clitic)
                if host.endswith(("ar", "er", "ir")):
                    yield host + "e"
                elif host.endswith(("por", "dur", "trar")):
                    yield host + "re"
                elif host.endswith(("ando", "endo")):
                    yield from self._infinitives(host)
        if word.endswith(VERB_ENDS) and len(word) > 5:
            yield word[:-1] + "si"

    def two_words(self, word: str, lemma: str) -> bool:
        """A feminine that is listed is a noun: basilica is not of basilico."""
        return lemma[-1] == "o" and word[-1] in "ae"

    def bases(self, word: str) -> Iterator[str]:
        """Without prefix, diminutive or derivational suffix."""
        for rest in self._without_prefix(word):
            yield rest
            if rest.endswith(PARASYNTHETIC):  # s-cervell-arsi, in-farin-are
                yield from self._without_suffix(rest)
        yield from self._without_suffix(word)

    def _without_suffix(self, word: str) -> Iterator[str]:
        for suffix in SUFFIXES:
            if word.endswith(suffix) and len(word) - len(suffix) >= 3:
                for stem in _softened(word.removesuffix(suffix)):
                    yield from (stem + end for end in NOUN_ENDS)
        for suffix in ON_INFINITIVES:
            if word.endswith(suffix) and len(word) - len(suffix) >= 3:
                stem = word.removesuffix(suffix)
                yield from (stem + "re", *(stem[:-1] + end for end in VERB_ENDS))
        for suffix in FOR_INFINITIVES:
            if word.endswith(suffix) and len(word) - len(suffix) >= 3:
                for stem in _softened(word.removesuffix(suffix)):
                    yield from (stem + end for end in VERB_ENDS)
        if word[-1:] in ("a", "e"):
            yield word[:-1] + "o"

    def _without_prefix(self, word: str) -> Iterator[str]:
        for prefix in PREFIXES:
            rest = word[len(prefix) :]
            if not word.startswith(prefix) or len(rest) < 4 or prefix + rest[0] in SPLIT_S:
                continue
            yield rest
            if rest[0] == rest[1]:  # a-bb-ottonare, sopra-cc-iglio
                yield rest[1:]

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
        """The Snowball stem, with hard and soft c and g written alike."""
        active = word.removesuffix("si") + "e" if word.endswith(("arsi", "ersi", "irsi")) else word
        stem: str = self._snowball.stemWord(active)
        stem = stem.translate(ACCENTS).rstrip("i")
        return stem[:-1] if stem.endswith(("ch", "gh")) else stem

    def looks_foreign(self, word: str) -> bool:
        """Guest letters, foreign groups, or an end that Italian words do not have."""
        bare = self.bare(word)
        if not bare or any(letter not in self.letters for letter in word):
            return bool(bare)
        strange = any(shape in bare for shape in FOREIGN_SHAPES)
        return strange or bare[0] == "h" or bare[-1] not in FINAL_LETTERS
