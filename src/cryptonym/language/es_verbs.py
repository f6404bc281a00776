"""Spanish verbs: from any of their forms back to the infinitive."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice

PLAIN = str.maketrans("áéíóúü", "aeiouu")
VOWELS = "aeiouáéíóúü"
VERB = ("ar", "er", "ir")


def table(text: str) -> tuple[str, ...]:
    """A table of short forms, written as running text."""
    return tuple(text.split())


def pairs(words: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """A table read two by two."""
    return zip(words[::2], words[1::2], strict=True)


# Endings of the conjugations: of -ar, of -er and -ir alike, of one of the two only.
AR = table("""o as a amos áis an ás á é aste ó asteis aron aba abas ábamos abais aban aré arás ará
aremos aréis arán aría arías aríamos aríais arían e es emos éis en ara aras áramos arais aran ase
ases ásemos aseis asen ad ar ando ado ada ados adas are ares aren áremos""")
ER_IR = table("""o es e en í iste ió isteis ieron ía ías íamos íais ían a as amos áis an iera ieras
iéramos ierais ieran iese ieses iésemos ieseis iesen iendo ido ida idos idas yó yeron yendo yera
yeras yéramos yerais yeran yese yeses yésemos yesen imos
ído ída ídos ídas ís íste iere ieres ieren iéremos""")
RAISED = ("amos", "áis")  # before which -ir has i for e
PALATAL = table("ó eron endo era eras eran ese esen")  # of -er and -ir, behind ll and ñ: bulló
ER = table("emos éis és eré erás erá eremos eréis erán ería erías eríamos eríais erían ed er ímos")
IR = table("imos iré irás irá iremos iréis irán iría irías iríamos iríais irían id ir ímos íd")
STRONG = table("""o e es en iste imos isteis ieron eron iera ieras iéramos ierais ieran iese ieses
iésemos ieseis iesen era eras éramos erais eran ese eses ésemos eseis esen é ás á
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
venir recalentar desenterrar empedrar reventar""")
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
invertir pervertir revertir arrepentir adherir requerir venir decir""")
UNDER_STRESS = frozenset(table("o as a an e es en"))
BENDING = frozenset((*STEM_IE, *STEM_UE)) - {"tener", "venir"}
STEM_ODD = table("""jueg jugar huel oler yerr errar durm dormir mur morir adquier adquirir inquier
inquirir avergüenz avergonzar yergu erguir""")

# Roots and participles that no rule gives; prefixed verbs share them (mantuvo, compuesto).
IRREGULAR = dict(
    pairs(
        table("""tuv tener tendr tener teng tener tien tener pus poner pondr poner pong poner
vin venir vendr venir veng venir vien venir dij decir dir decir dig decir hic hacer har hacer hag
hacer traj traer traig traer duj ducir duzc ducir pud poder podr poder quis querer querr querer sup
saber sabr saber sep saber cup caber quep caber hub haber habr haber hay haber estuv estar anduv
andar saldr salir salg salir valdr valer valg valer caig caer oig oír""")
    )
)
PARTICIPLES = dict(
    pairs(
        table("""puest poner hech hacer dich decir vist ver escrit escribir abiert abrir
cubiert cubrir vuelt volver suelt solver rot romper muert morir satisfech satisfacer
scrit scribir provist proveer frit freír impres imprimir bendit bendecir maldit maldecir""")
    )
)
ORDERS = dict(pairs(table("pon poner ten tener ven venir sal salir haz hacer di decir da dar")))
IMPERATIVES = dict(pairs(table("pon poner ten tener ven venir")))
CLITICS = table("me te se nos os lo la los las le les")
# Forms of the shortest verbs, which no rule finds.
ODD = {
    form: verb
    for verb, forms in {
        "dar": "doy das da damos dais dan di diste dio dimos disteis dieron dé des demos deis den "
        "diera dieras diéramos dieran diese dieses diesen dad dando dado daré darás dará daremos "
        "daréis darán daría darías daríamos daríais darían",
        "ir": "voy vas va vamos vais van iba ibas íbamos ibais iban vaya vayas vayamos vayan yendo "
        "fui fuiste fue fuimos fuisteis fueron fuera fueras fuéramos fueran fuese fuesen vete "
        "iré irás irá iremos iréis irán iría irías iríamos irían vayáis",
        "ser": "soy eres es somos sois son sos era eras éramos erais eran sea seas seamos seáis "
        "sean sé sido siendo seré serás será seremos seréis serán sería serías seríamos serían",
        "ver": "veo ves ve vemos veis ven vi viste vio vimos visteis vieron veía veías veíamos "
        "ved véis veían vea veas veamos veáis vean viendo viera vieras viéramos vieran viese "
        "vieses viesen veré verás verá veremos veréis verán vería verías veríamos verían",
        "haber": "he has ha hemos habéis han haya hayas hayamos hayan hay",
        "saber": "sé sepa sepas sepamos sepan",
        "estar": "estoy estás está están esté estés estén",
        "oír": "oigo oyes oye oímos oís oyen oí oíste oyó oísteis oyeron oía oías oíamos oíais "
        "oían oiré oirás oirá oiremos oiréis oirán oiría oirías oiríamos oirían oiga "
        "oigan oíd oyendo",
        "poder": "pudiendo",
        "huir": "hui huí huis huís huyo huye huyes huyen huya huyan huid",
    }.items()
    for form in forms.split()
}
PREFIXED = {"ver": ("pre", "entre"), "oír": ("des", "entre"), "huir": ("re",), "dar": ()}
LAUGHING = table("""río ríes ríe reímos reís ríen reí reíste rió reísteis rieron reía reías
reíamos reían ría rías riamos rían riera rieras rieran riese riesen riendo reído reída reídos
reídas ríete""")
BENT = (("ie", "e", VERB), ("ue", "o", VERB), ("i", "e", ("ir",)), ("u", "o", ("ir",)))
RESPELLINGS = table("qu c gu g gü gu zc c c z c qu z c g gu g j j g")  # longer ends first
BEFORE_E = table("qu c gu g gü gu c z")  # of verbs in -ar
BEFORE_A = table("zc c z c g gu j g c qu")  # of verbs in -er and -ir
# Nouns and adjectives that end as infinitives do, and have no forms of verbs: mola is not of molar.
NO_VERBS = frozenset(
    table("""ajuar alcázar alfiler alminar almíbar alquiler altar angular auricular autocar ayer
azar azúcar bachiller bajamar bar bazar bereber bienestar billar binocular bipolar bulevar cadáver
calamar canciller capilar carácter caviar celular centenar chofer collar corner costillar
crepuscular crupier cualquier cráter cáncer dólar ejemplar elixir emir encinar escolar espaldar
espectacular estelar estándar familiar gemelar glaciar glandular globular hogar impar jaguar juglar
lagunar lanar limonar lugar lumbar lunar malestar manglar manillar manjar manzanar mar melonar
menhir mercader millar molar molecular mujer muscular mártir neceser nenúfar nácar néctar ocular
olivar pajar paladar palmar palomar par particular peculiar peninsular pilar pinar plumier polar
popular porvenir premolar primer prócer pulgar pulmonar quehacer radar rectangular revólver sidecar
sillar similar singular solar souvenir suéter taller tapir tejar telar tercer tubular ultramar
unicelular vascular vulgar yaguar zar ámbar éter""")
)


def respelled(root: str, spellings: tuple[str, ...] = RESPELLINGS) -> Iterator[str]:
    """A root and its spellings before another vowel: barqu barc, luc luz, amigu amig."""
    yield root
    longest = 0
    for end, other in pairs(spellings):
        if root.endswith(end) and len(end) >= longest:
            longest = len(end)
            yield root.removesuffix(end) + other


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
    first = "ar" in themes
    softened = ending[:1] in ("eé" if first else "aoáó")
    hard = softened and root.endswith(("c", "g", "gu", "qu") if first else ("c", "g"))
    spellings = respelled(root, BEFORE_E if first else BEFORE_A) if softened else (root,)
    for spelling in islice(spellings, int(hard), None):  # a hard c before a is no -cer verb's
        for form in dict.fromkeys((spelling, spelling.translate(PLAIN))):
            for verb in map(form.__add__, themes):
                stressed = verb in BENDING and (
                    ending in UNDER_STRESS or (ending in RAISED and verb.endswith("ir"))
                )  # vuelcan, sintamos
                if not stressed and verb not in NO_VERBS:
                    yield verb
            for verb in changed_roots().get(form, ()):
                if verb.translate(PLAIN).endswith(themes):
                    yield verb
    if not first and root[-1:] in "aeoyu":
        yield from (root.rstrip("y") + theme for theme in (*themes, "ír"))


def _by_ending() -> dict[str, tuple[tuple[str, ...], ...]]:
    """Ending to the conjugations that have it."""
    found: dict[str, tuple[tuple[str, ...], ...]] = {}
    for endings, themes in ((AR, ("ar",)), (ER_IR, ("er", "ir")), (ER, ("er",)), (IR, ("ir",))):
        for ending in endings:
            found[ending] = (*found.get(ending, ()), themes)
    return found


CONJUGATIONS = _by_ending()
STRONG_ENDINGS = frozenset(STRONG)
LONGEST_ENDING = max(map(len, (*CONJUGATIONS, *STRONG)))
LONGEST_ROOT = 8


def with_irregular_root(root: str, verbs: dict[str, str]) -> Iterator[str]:
    """Verbs that end in an irregular verb: mantuv, mantener."""
    for length in range(2, min(len(root), LONGEST_ROOT) + 1):
        if root[-length:] in verbs:
            yield root[:-length] + verbs[root[-length:]]


def verb_lemmas(word: str, shortest: int = 1) -> Iterator[str]:
    """Verbs of which this may be a form, a participle or a gerund by an ending of some letters."""
    for length in range(min(LONGEST_ENDING, len(word) - 2), shortest - 1, -1):
        ending = word[-length:]
        if ending in PALATAL and word[:-length].endswith(("ll", "ñ", "j")):
            yield from infinitives(word[:-length], ("er", "ir"), ending)
        for themes in CONJUGATIONS.get(ending, ()):
            yield from infinitives(word[:-length], themes, ending)
        if ending in STRONG_ENDINGS:
            yield from with_irregular_root(word[:-length], IRREGULAR)
    yield from odd_lemmas(word)
    yield from with_irregular_root(word.translate(PLAIN), IMPERATIVES)
    if word.endswith(("o", "a", "os", "as")):
        yield from with_irregular_root(word.rstrip("s")[:-1], PARTICIPLES)


def odd_lemmas(word: str) -> Iterator[str]:
    """Verbs of the shortest forms: dio, oye, entreveía, sonriendo."""
    if word in ODD:
        yield ODD[word]
        if ODD[word] == "ir" and word.startswith("fu"):
            yield "ser"
    for verb, prefixes in PREFIXED.items():
        for prefix in prefixes:
            if ODD.get(word.removeprefix(prefix)) == verb and word.startswith(prefix):
                yield prefix + verb
    if word.endswith(LAUGHING):
        yield from (word.removesuffix(form) + "reír" for form in LAUGHING if word.endswith(form))


def bent_lemmas(word: str) -> Iterator[str]:
    """Verbs that bend their stem as others do, though no table has them: revirtió, restriega."""
    for length in range(min(LONGEST_ENDING, len(word) - 2), 0, -1):
        for themes in CONJUGATIONS.get(word[-length:], ()):
            root = word[:-length]
            for broad, narrow, bending in BENT:
                before, found, after = root.rpartition(broad)
                if found and after and not any(letter in VOWELS for letter in after):
                    stems = respelled(before + narrow + after)
                    kinds = [theme for theme in themes if theme in bending]
                    yield from (stem + theme for stem in stems for theme in kinds)


def without_clitics(word: str) -> Iterator[str]:
    """The verb form before one or two pronouns: dámelo, dá."""
    for clitic in CLITICS:
        host = word.removesuffix(clitic)
        if host == word or len(host) < 2:
            continue
        bare = host.translate(PLAIN)
        if bare.endswith((*VERB, "ndo")):
            yield bare
        elif host in ORDERS:
            yield ORDERS[host]
        elif host != bare:
            yield bare
            yield from without_clitics(host)


def ordered(word: str) -> Iterator[str]:
    """Verb forms that lost a letter before a pronoun: dejaos, for dejad; levantémonos."""
    bare = word.translate(PLAIN)
    if bare.endswith(("aos", "eos", "ios")):
        yield bare[:-2] + "r"
    if bare.endswith("monos"):
        yield from verb_lemmas(bare[:-3] + "s")
