"""Spanish: accents distinguish words, verbs bend their stems, suffixes are many."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache

import snowballstemmer

from cryptonym.language.base import Language

ACUTE = str.maketrans("aeiou", "áéíóú")
PLAIN = str.maketrans("áéíóúü", "aeiouu")
VOWELS = "aeiouáéíóúü"

# Endings of the three conjugations, by the theme vowel of the infinitive.
AR = """o as a amos áis an ás á é aste ó asteis aron aba abas ábamos abais aban aré arás ará aremos
aréis arán aría arías aríamos aríais arían e es emos éis en ara aras áramos arais aran ase ases
ásemos aseis asen ad ar ando ado ada ados adas""".split()
SHARED = """o es e en í iste ió isteis ieron ía ías íamos íais ían a as amos áis an iera ieras
iéramos ierais ieran iese ieses iésemos ieseis iesen iendo ido ida idos idas yó yeron yendo yera
yeras yéramos yeran yese yesen ó eron endo era eras eran ese esen ído ída ídos ídas ís íste""".split()
ER = """emos éis és é eré erás erá eremos eréis erán ería erías eríamos eríais erían ed er
ímos""".split()
IR = """imos iré irás irá iremos iréis irán iría irías iríamos iríais irían id ir ímos íd
íré""".split()
STRONG = """o e iste imos isteis ieron eron iera ieras iéramos ieran iese iesen é ás á emos éis án
ía ías íamos íais ían a as amos áis an""".split()

# Verbs that change their stem vowel under stress; prefixed verbs are listed where they are common.
STEM_IE = """pensar empezar comenzar cerrar despertar sentar acertar alentar desalentar apretar
calentar confesar gobernar helar congelar merendar negar renegar regar recomendar temblar tropezar
errar nevar quebrar sembrar serrar aserrar atravesar manifestar encerrar enterrar desterrar fregar
plegar desplegar replegar segar cegar sosegar arrendar remendar enmendar encomendar escarmentar
tentar perder entender defender ofender extender atender encender ascender descender trascender
tender contender pretender verter querer mentir desmentir sentir consentir asentir presentir
resentir preferir referir conferir diferir inferir transferir interferir sugerir digerir ingerir
herir hervir convertir divertir advertir invertir pervertir revertir arrepentir adherir requerir
discernir concernir tener venir repensar recalentar hender heder cerner empedrar desenterrar
asentar subarrendar""".split()
STEM_UE = """acordar recordar acostar almorzar apostar aprobar probar comprobar reprobar degollar
contar descontar recontar costar encontrar forzar esforzar reforzar mostrar demostrar poblar
despoblar repoblar renovar rodar rogar soltar soñar sonar resonar tostar volar sobrevolar volcar
revolcar colgar descolgar colar consolar desconsolar agorar trocar concordar discordar rescontar
mover conmover promover remover llover morder remorder moler doler condoler soler torcer retorcer
cocer escocer volver devolver envolver revolver desenvolver solver resolver disolver absolver poder
dormir morir tronar atronar colar descollar hollar desollar""".split()
STEM_I = """pedir despedir impedir expedir servir seguir conseguir perseguir proseguir vestir
desvestir investir revestir repetir competir medir elegir corregir regir gemir rendir teñir desteñir
ceñir reñir derretir concebir embestir reír sonreír freír sentir consentir mentir preferir referir
conferir diferir inferir transferir sugerir digerir ingerir herir hervir convertir divertir advertir
invertir pervertir revertir arrepentir adherir requerir venir decir constreñir estreñir""".split()

# Roots that no rule gives: strong preterites, short futures, first persons.
IRREGULAR_ROOTS = {
    "tuv": "tener", "tendr": "tener", "teng": "tener",
    "pus": "poner", "pondr": "poner", "pong": "poner",
    "vin": "venir", "vendr": "venir", "veng": "venir",
    "dij": "decir", "dir": "decir", "dig": "decir",
    "hic": "hacer", "har": "hacer", "hag": "hacer",
    "traj": "traer", "traig": "traer", "duj": "ducir", "duzc": "ducir",
    "pud": "poder", "podr": "poder", "quis": "querer", "querr": "querer",
    "sup": "saber", "sabr": "saber", "sep": "saber", "cup": "caber", "quep": "caber",
    "hub": "haber", "habr": "haber", "hay": "haber", "estuv": "estar", "anduv": "andar",
    "saldr": "salir", "salg": "salir", "valdr": "valer", "valg": "valer",
    "caig": "caer", "oig": "oír",
}  # fmt: skip
IRREGULAR_FORMS = {
    "puest": "poner", "hech": "hacer", "dich": "decir", "vist": "ver", "escrit": "escribir",
    "abiert": "abrir", "cubiert": "cubrir", "vuelt": "volver", "suelt": "solver",
    "rot": "romper", "muert": "morir", "satisfech": "satisfacer", "impres": "imprimir",
}  # fmt: skip
CLITICS = ("me", "te", "se", "nos", "os", "lo", "la", "los", "las", "le", "les")

# Suffixes of living derivation: the suffix and what may have stood in its place.
NOUN = ("o", "a", "e", "")
VERB = ("ar", "er", "ir")
NOUN_SUFFIXES = """ito ita illo illa ico ica cito cita cillo cilla ecito ecita ecillo ecilla uelo
uela zuelo ón ona azo aza ote ota ucho ucha uco aco ero era ería ista ismo al ar oso osa udo uda
ado ada aje ano ana iano eño eña ense és ino ina ico ica ístico il ivo ía ura or eza ez dad idad
edad eda edo ato ata azgo ear izar ificar ecer ento iento izo áceo ático iense eco zón ear azón
ificación ización izado eo edero uno esco ésimo ístico ario aria orio ente erío itis ólogo ología
ificado ístico ción miento dor""".split()
VERB_SUFFIXES = """ción ación ición ador adora edor edora idor idora ante ente iente able ible ado
ido ada ida adura edura idura amiento imiento adero edero idero anza encia ancia aje ón o a e or
ivo ativo itivo azón ata eo dizo adizo atorio ador idad atura sor sión ido""".split()
PREFIXES = """des re in im en em a sub ante anti contra sobre super pre pro tras trans entre inter
extra mini multi semi bi tri auto co con ex hiper ultra vice mono poli foto tele micro macro radio
neo dis i ir bio geo moto euro archi infra intra per so pluri uni cuadri pos post medio mal bien
seudo video aero hidro electro termo psico""".split()


def accent_last(word: str) -> str:
    """The word with an accent on its last vowel: corazon, corazón."""
    for place in range(len(word) - 1, -1, -1):
        if word[place] in "aeiou":
            return word[:place] + word[place].translate(ACUTE) + word[place + 1 :]
    return word


def accented(word: str) -> Iterator[str]:
    """The word with each of its vowels accented in turn."""
    for place, letter in enumerate(word):
        if letter in "aeiou":
            yield word[:place] + letter.translate(ACUTE) + word[place + 1 :]


def respelled(root: str) -> Iterator[str]:
    """A root and its other spellings before another vowel: barqu barc, luc luz, amigu amig."""
    yield root
    if root.endswith("qu"):
        yield root[:-2] + "c"
    elif root.endswith("gu"):
        yield root[:-1]
    elif root.endswith("gü"):
        yield root[:-1] + "u"
    elif root.endswith("c"):
        yield from (root[:-1] + "z", root[:-1] + "qu")
    elif root.endswith("z"):
        yield root[:-1] + "c"
    elif root.endswith("g"):
        yield from (root + "u", root[:-1] + "j")
    elif root.endswith("j"):
        yield root[:-1] + "g"


def alternating(root: str) -> Iterator[str]:
    """A root and the same with its last e or o as a diphthong, or the other way round."""
    yield root
    for broad, narrow in (("ie", "e"), ("ue", "o"), ("hue", "o")):
        if broad in root:
            before, _, after = root.rpartition(broad)
            yield before + narrow + after
        elif narrow in root:
            before, _, after = root.rpartition(narrow)
            if not after.startswith(("i", "u")) and before[-1:] not in ("i", "u"):
                yield before + broad + after


@cache
def changed_roots() -> dict[str, tuple[str, ...]]:
    """Roots under stress and the verbs they belong to: cuent, contar."""
    found: dict[str, list[str]] = {}
    changes = ((STEM_IE, "e", "ie"), (STEM_UE, "o", "ue"), (STEM_I, "e", "i"))
    for verbs, narrow, broad in changes:
        for verb in verbs:
            before, _, after = verb[:-2].rpartition(narrow)
            found.setdefault(before + broad + after, []).append(verb)
    odd = "jueg jugar huel oler yerr errar durm dormir mur morir adquier adquirir inquier inquirir"
    odd += " sonrí sonreír rí reír frí freír avergüenz avergonzar desagüe desaguar yergu erguir"
    words = odd.split()
    for root, verb in zip(words[::2], words[1::2], strict=True):
        found.setdefault(root, []).append(verb)
    return {root: tuple(verbs) for root, verbs in found.items()}


def infinitives(root: str, themes: tuple[str, ...]) -> Iterator[str]:
    """Verbs of these conjugations whose root this may be by spelling or by vowel change."""
    changed = changed_roots()
    for spelling in respelled(root):
        for form in dict.fromkeys((spelling, spelling.translate(PLAIN))):
            yield from (form + theme for theme in themes)
            yield from (verb for verb in changed.get(form, ()) if verb[-2:] in (*themes, "ír"))
    if "ar" not in themes:
        if root.endswith("zc"):
            yield from (root[:-2] + "c" + theme for theme in themes)
        if root.endswith("y") or root[-1:] in "aeo":
            yield from (root.rstrip("y") + theme for theme in (*themes, "ír"))


def verb_lemmas(word: str) -> Iterator[str]:
    """Verbs of which this may be a finite form, a participle or a gerund."""
    for endings, themes in ((AR, ("ar",)), (SHARED, ("er", "ir")), (ER, ("er",)), (IR, ("ir",))):
        for ending in endings:
            if word.endswith(ending) and len(word) - len(ending) >= 2:
                yield from infinitives(word[: -len(ending)], themes)
    for ending in STRONG:
        if word.endswith(ending):
            yield from with_irregular_root(word[: -len(ending)], IRREGULAR_ROOTS)
    if word.endswith(("o", "a", "os", "as")):
        yield from with_irregular_root(word.rstrip("s")[:-1], IRREGULAR_FORMS)


def with_irregular_root(root: str, table: dict[str, str]) -> Iterator[str]:
    """Verbs that end in an irregular verb: mantuv, mantener."""
    for size in range(2, len(root) + 1):
        verb = table.get(root[-size:])
        if verb:
            yield root[:-size] + verb


def singulars(word: str) -> Iterator[str]:
    """Nouns of which this may be the plural."""
    if not word.endswith("s") or len(word) < 4:
        return
    if word[-2] in VOWELS:
        yield word[:-1]
    if word.endswith("es"):
        root = word[:-2]
        if root[-1] not in "aeou":
            yield root
            yield root.translate(PLAIN)
            if root[-1] in "ns":
                yield accent_last(root)
            if root[-1] == "c":
                yield root[:-1] + "z"


def masculines(word: str) -> Iterator[str]:
    """Nouns and adjectives of which this may be the feminine."""
    if word.endswith("a"):
        root = word[:-1]
        yield root + "o"
        if root.endswith(("or", "ñol")):
            yield root
        if root.endswith(("on", "in", "an", "es")):
            yield accent_last(root)


def without_clitics(word: str) -> Iterator[str]:
    """The verb form before one or two pronouns: dámelo, dá."""
    for clitic in CLITICS:
        if not word.endswith(clitic) or len(word) - len(clitic) < 2:
            continue
        host = word[: -len(clitic)]
        bare = host.translate(PLAIN)
        if bare.endswith(("ar", "er", "ir", "ndo")):
            yield host
            yield bare
        elif host != bare:
            yield bare
            yield from without_clitics(host)
        if host.endswith(("me", "te", "se", "nos", "os")) and host != bare:
            yield from without_clitics(host)


class Spanish(Language):
    """Spanish of both sides of the Atlantic."""

    code = "es"
    letters = "abcdefghijklmnñopqrstuvwxyzáéíóúü"
    guests = "kwçàèâêîôûãõäöëï"
    stemmer = "spanish"

    def __init__(self) -> None:
        self._stemmer = snowballstemmer.stemmer(self.stemmer)

    def fold(self, word: str) -> str:
        """Composed letters, lower case; accents stay."""
        return unicodedata.normalize("NFC", word).lower()

    def bare(self, folded: str) -> str:
        """Without acute accents and dots; ñ is a letter of its own."""
        return folded.translate(PLAIN)

    def lemmas(self, word: str) -> Iterator[str]:
        """Singulars, masculines, adverbs in -mente, superlatives, verb forms, pronouns added."""
        for singular in (word, *singulars(word)):
            if singular != word:
                yield singular
            yield from masculines(singular)
            if singular.endswith(("ísimo", "ísima")):
                yield from self._positives(singular[:-5])
        if word.endswith("mente") and len(word) > 7:
            adjective = word[:-5]
            yield adjective
            yield from masculines(adjective)
        yield from verb_lemmas(word)
        for host in without_clitics(word):
            yield host
            yield from verb_lemmas(host)
        if word.startswith("rr"):
            yield word[1:]

    def bases(self, word: str) -> Iterator[str]:
        """Words with a suffix or a prefix less, with stem vowels and accents as they may be."""
        seen: set[str] = {word}
        for base in self._raw_bases(word):
            if base not in seen and len(base) >= 3:
                seen.add(base)
                yield base

    def first_parts(self, piece: str) -> Iterator[str]:
        """Verbs (rasca, rascar) and nouns with a joining i (peli, pelo)."""
        if piece.endswith("a"):
            yield piece + "r"
        elif piece.endswith("e"):
            yield from (piece + "r", piece[:-1] + "ir")
        elif piece.endswith("i"):
            yield from (piece[:-1] + vowel for root in respelled(piece[:-1]) for vowel in "oae")
            yield from (root + vowel for root in respelled(piece[:-1]) for vowel in "oae")
        yield from infinitives(piece[:-1], VERB) if piece[-1:] in "ae" else ()

    def stem(self, word: str) -> str:
        """The Snowball stem, without accents."""
        return self.bare(str(self._stemmer.stemWord(word)))

    def looks_foreign(self, word: str) -> bool:
        """Letters or clusters that Spanish has in loanwords only."""
        if any(letter not in self.letters + "-" for letter in word):
            return True
        if any(cluster in word for cluster in FOREIGN_CLUSTERS):
            return True
        return word[0] == "s" and word[1:2] not in (*VOWELS, "") or word[-1] in "bcfghkmpqtvwñ"

    def _positives(self, root: str) -> Iterator[str]:
        for spelling in respelled(root):
            yield from (spelling + ending for ending in NOUN)
            yield from accented(spelling)

    def _raw_bases(self, word: str) -> Iterator[str]:
        for suffix in NOUN_SUFFIXES:
            if word.endswith(suffix) and len(word) - len(suffix) >= 2:
                yield from self._nouns(word[: -len(suffix)])
        for suffix in VERB_SUFFIXES:
            if word.endswith(suffix) and len(word) - len(suffix) >= 2:
                for root in respelled(word[: -len(suffix)]):
                    yield from (form + theme for form in alternating(root) for theme in VERB)
        for prefix in PREFIXES:
            rest = word.removeprefix(prefix)
            if rest != word and len(rest) >= 4:
                yield rest
                if rest.startswith("rr"):
                    yield rest[1:]

    def _nouns(self, root: str) -> Iterator[str]:
        for spelling in respelled(root):
            for form in alternating(spelling):
                for ending in NOUN:
                    yield form + ending
                    yield from accented(form + ending)


FOREIGN_CLUSTERS = """k w th sh ck ph gh zz tt ss ff pp bb dd gg mm oo kn tz ou ae ew tch sch ght
""".split()
