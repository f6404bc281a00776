"""Spanish: accents distinguish words, verbs bend their stems, suffixes are many."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice

import snowballstemmer

from cryptonym.language.base import Language

ACUTE = str.maketrans("aeiou", "áéíóú")
PLAIN = str.maketrans("áéíóúü", "aeiouu")
VOWELS = "aeiouáéíóúü"


def table(text: str) -> tuple[str, ...]:
    """A table of short forms, written as running text."""
    return tuple(text.split())


# Endings of the conjugations: of -ar, of -er and -ir alike, of one of the two only.
AR = table("""o as a amos áis an ás á é aste ó asteis aron aba abas ábamos abais aban aré arás ará
aremos aréis arán aría arías aríamos aríais arían e es emos éis en ara aras áramos arais aran ase
ases ásemos aseis asen ad ar ando ado ada ados adas""")
ER_IR = table("""o es e en í iste ió isteis ieron ía ías íamos íais ían a as amos áis an iera ieras
iéramos ierais ieran iese ieses iésemos ieseis iesen iendo ido ida idos idas yó yeron yendo yera
yeras yéramos yeran yese yesen ó eron endo era eras eran ese esen ído ída ídos ídas ís íste""")
ER = table("emos éis és eré erás erá eremos eréis erán ería erías eríamos eríais erían ed er ímos")
IR = table("imos iré irás irá iremos iréis irán iría irías iríamos iríais irían id ir ímos íd")
STRONG = table("""o e es en iste imos isteis ieron eron iera ieras iéramos ieran iese iesen é ás á
emos éis án ía ías íamos íais ían a as amos áis an""")

# Verbs that change their stem vowel under stress, or e to i; prefixed ones where they are common.
STEM_IE = table("""pensar empezar comenzar cerrar despertar sentar acertar alentar desalentar
apretar calentar confesar gobernar helar merendar negar renegar regar recomendar temblar tropezar
nevar quebrar sembrar serrar aserrar atravesar manifestar encerrar enterrar desterrar fregar plegar
desplegar segar cegar sosegar arrendar remendar enmendar encomendar escarmentar tentar asentar
perder entender defender extender atender encender ascender descender trascender tender contender
verter querer mentir desmentir sentir consentir asentir presentir resentir preferir referir
conferir diferir inferir transferir interferir sugerir digerir ingerir herir hervir convertir
divertir advertir invertir pervertir revertir arrepentir adherir requerir discernir concernir tener
venir recalentar desenterrar empedrar""")
STEM_UE = table("""acordar recordar acostar almorzar apostar aprobar probar comprobar degollar
contar descontar costar encontrar forzar esforzar reforzar mostrar demostrar poblar despoblar
renovar rodar rogar soltar soñar sonar resonar tostar volar sobrevolar volcar revolcar colgar
descolgar colar consolar trocar concordar tronar descollar mover conmover promover remover llover
morder moler doler soler torcer retorcer cocer escocer volver devolver envolver revolver
desenvolver solver resolver disolver absolver poder dormir morir""")
STEM_I = table("""pedir despedir impedir expedir servir seguir conseguir perseguir proseguir vestir
desvestir investir revestir repetir competir medir elegir corregir regir gemir rendir teñir
desteñir ceñir reñir derretir concebir embestir sentir consentir mentir preferir referir conferir
diferir inferir transferir sugerir digerir ingerir herir hervir convertir divertir advertir
invertir pervertir arrepentir adherir requerir venir decir""")
STEM_ODD = table("""jueg jugar huel oler yerr errar durm dormir mur morir adquier adquirir inquier
inquirir sonrí sonreír rí reír frí freír avergüenz avergonzar yergu erguir""")

# Roots and participles that no rule gives; prefixed verbs share them (mantuvo, compuesto).
IRREGULAR = table("""tuv tener tendr tener teng tener tien tener pus poner pondr poner pong poner
vin venir vendr venir veng venir vien venir dij decir dir decir dig decir hic hacer har hacer hag
hacer traj traer traig traer duj ducir duzc ducir pud poder podr poder quis querer querr querer sup
saber sabr saber sep saber cup caber quep caber hub haber habr haber hay haber estuv estar anduv
andar saldr salir salg salir valdr valer valg valer caig caer oig oír""")
PARTICIPLES = table("""puest poner hech hacer dich decir vist ver escrit escribir abiert abrir
cubiert cubrir vuelt volver suelt solver rot romper muert morir satisfech satisfacer""")
IMPERATIVES = table("pon poner ten tener ven venir")
CLITICS = table("me te se nos os lo la los las le les")

# Suffixes of living derivation, on nouns and adjectives or on verbs; prefixes.
NOUN = ("o", "a", "e", "")
VERB = ("ar", "er", "ir")
NOUN_SUFFIXES = table("""ito ita illo illa ico ica cito cita cillo cilla ecito ecita ecillo ecilla
uelo uela zuelo ejo eja ajo aja acho acha ín ón ona azo aza ote ota ucho ucha uco aco ero era ería
ista ismo al ar oso osa udo uda ado ada aje ano ana iano eño eña ense és ino ina ístico il ivo ía
ura or eza ez dad idad edad eda edo ato ata azgo ear izar ificar ecer ento iento izo áceo ático
iense eco azón ificación ización izado eo edero uno esco ésimo ario aria orio ente erío itis ólogo
ología ción""")
VERB_SUFFIXES = table("""ción ación ición ador adora edor edora idor idora ante ente iente able
ible ado ido ada ida adura edura idura amiento imiento adero edero idero anza encia ancia aje ón o
a e or ivo ativo itivo azón ata eo dizo adizo atorio atura sor sión""")
PREFIXES = table("""des re in im en em a sub ante anti contra sobre super pre pro tras trans entre
inter extra mini multi semi bi tri auto co con ex hiper ultra vice mono poli foto tele micro macro
radio neo dis i bio geo euro archi infra intra pluri uni pos post aero hidro electro termo psico
video""")
# Suffixes with the letter before them: what is left of a word is no part of it.
SUFFIX_SHAPES = table("""ación aciones ición iciones ución uciones ción ciones sión siones amiento
amientos imiento imientos miento mientos ador adora adores dor dora mente ante antes ente entes
iente ando iendo dar tar sar lar rar nar zar itar idar able ables ible ibles ivo iva cito cita
ecito ecita ista istas ismo dad idad""")
RESPELLINGS = table("qu c gu g gü gu zc c c z c qu z c g gu g j j g")  # longer ends first
FOREIGN_CLUSTERS = table("k w th sh ck ph gh zz tt ss ff pp bb dd gg mm oo kn tz ou ae ew")


def pairs(words: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """A table read two by two."""
    return zip(words[::2], words[1::2], strict=True)


def accented(word: str) -> Iterator[str]:
    """The word with each of its vowels accented in turn, the last one first."""
    for place in range(len(word) - 1, -1, -1):
        if word[place] in "aeiou":
            yield word[:place] + word[place].translate(ACUTE) + word[place + 1 :]


def respelled(root: str) -> Iterator[str]:
    """A root and its spellings before another vowel: barqu barc, luc luz, amigu amig."""
    yield root
    longest = 0
    for end, other in pairs(RESPELLINGS):
        if root.endswith(end) and len(end) >= longest:
            longest = len(end)
            yield root.removesuffix(end) + other


def alternating(root: str) -> Iterator[str]:
    """A root and the same with its last e or o as a diphthong, or the other way round."""
    yield root
    for broad, narrow in (("ie", "e"), ("ue", "o")):
        old, new = (broad, narrow) if broad in root else (narrow, broad)
        before, found, after = root.rpartition(old)
        if found:
            yield before + new + after


@cache
def changed_roots() -> dict[str, tuple[str, ...]]:
    """Roots under stress and the verbs they belong to: cuent, contar."""
    found: dict[str, tuple[str, ...]] = {}
    for verbs, narrow, broad in ((STEM_IE, "e", "ie"), (STEM_UE, "o", "ue"), (STEM_I, "e", "i")):
        for verb in verbs:
            before, _, after = verb[:-2].rpartition(narrow)
            root = before + broad + after
            found[root] = (*found.get(root, ()), verb)
    for root, verb in pairs(STEM_ODD):
        found[root] = (*found.get(root, ()), verb)
    return found


def infinitives(root: str, themes: tuple[str, ...], ending: str) -> Iterator[str]:
    """Verbs whose root this may be before this ending, by spelling or by vowel change."""
    softened = ending[:1] in ("eé" if "ar" in themes else "aoáó")
    hard = softened and root[-1:] in ("c", "g")  # a hard c before a is no -cer verb's
    for spelling in islice(respelled(root), int(hard), None) if softened else (root,):
        for form in dict.fromkeys((spelling, spelling.translate(PLAIN))):
            yield from (form + theme for theme in themes)
            for verb in changed_roots().get(form, ()):
                if verb.translate(PLAIN).endswith(themes):
                    yield verb
    if "ar" not in themes and root[-1:] in "aeoyu":
        yield from (root.rstrip("y") + theme for theme in (*themes, "ír"))


def with_irregular_root(root: str, words: tuple[str, ...]) -> Iterator[str]:
    """Verbs that end in an irregular verb: mantuv, mantener."""
    for irregular, verb in pairs(words):
        if root.endswith(irregular):
            yield root.removesuffix(irregular) + verb


def verb_lemmas(word: str) -> Iterator[str]:
    """Verbs of which this may be a finite form, a participle or a gerund."""
    for endings, themes in ((AR, ("ar",)), (ER_IR, ("er", "ir")), (ER, ("er",)), (IR, ("ir",))):
        for ending in endings:
            if word.endswith(ending) and len(word) - len(ending) >= 2:
                yield from infinitives(word[: -len(ending)], themes, ending)
    for ending in STRONG:
        if word.endswith(ending):
            yield from with_irregular_root(word[: -len(ending)], IRREGULAR)
    yield from with_irregular_root(word.translate(PLAIN), IMPERATIVES)
    if word.endswith(("o", "a", "os", "as")):
        yield from with_irregular_root(word.rstrip("s")[:-1], PARTICIPLES)


def singulars(word: str) -> Iterator[str]:
    """Nouns of which this may be the plural."""
    if not word.endswith("s") or len(word) < 4:
        return
    if word[-2] in VOWELS:
        yield word[:-1]
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


def without_clitics(word: str) -> Iterator[str]:
    """The verb form before one or two pronouns: dámelo, dá."""
    for clitic in CLITICS:
        host = word.removesuffix(clitic)
        if host == word or len(host) < 2:
            continue
        bare = host.translate(PLAIN)
        if bare.endswith((*VERB, "ndo")):
            yield bare
        elif host != bare:
            yield bare
            yield from without_clitics(host)


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
                yield from nouns_on((form[:-5],))
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

    def two_words(self, word: str, lemma: str) -> bool:
        """Only plurals are forms of one word: a feminine that is listed is a noun, or a name."""
        return lemma not in singulars(word)

    def plain_forms(self, word: str) -> Iterator[str]:
        """Singulars: velas is of vela, though velar has the same form."""
        return singulars(word)

    def bases(self, word: str) -> Iterator[str]:
        """Words with a suffix or a prefix less, with stem vowels and accents as they may be."""
        for suffix in NOUN_SUFFIXES:
            root = word.removesuffix(suffix)
            if root != word and len(root) >= 2:
                yield from nouns_on(alternating(root))
        for suffix in VERB_SUFFIXES:
            root = word.removesuffix(suffix)
            if root != word and len(root) >= 3:
                for form in respelled(root):
                    yield from (stem + theme for stem in alternating(form) for theme in VERB)
        for prefix in PREFIXES:
            rest = word.removeprefix(prefix)
            if rest != word and len(rest) >= 4:
                yield rest[1:] if rest.startswith("rr") else rest

    def first_parts(self, piece: str) -> Iterator[str]:
        """Verbs (rasca, rascar) and nouns with a joining i (peli, pelo)."""
        if piece[-1:] in ("a", "e"):
            themes = ("ar",) if piece[-1] == "a" else ("er", "ir")
            yield from infinitives(piece[:-1], themes, piece[-1])
        elif piece.endswith("i"):
            yield from (root + vowel for root in respelled(piece[:-1]) for vowel in "oae")

    def stem(self, word: str) -> str:
        """The Snowball stem, without accents."""
        return self.bare(str(self._stemmer.stemWord(word)))

    def looks_foreign(self, word: str) -> bool:
        """Letters or clusters that Spanish has in loanwords only."""
        if any(letter not in self.letters + "-" for letter in word):
            return True
        if any(cluster in word for cluster in FOREIGN_CLUSTERS):
            return True
        impure = word.startswith("s") and len(word) > 1 and word[1] not in VOWELS
        return impure or word[-1:] in tuple("bcfghkmpqtvwñ")
