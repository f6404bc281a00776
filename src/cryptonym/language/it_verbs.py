"""Italian verbs: from any of their forms back to the infinitive."""

from collections.abc import Iterator
from typing import Final


def words(text: str) -> tuple[str, ...]:
    """A tuple of words, written as a text."""
    return tuple(text.split())


def table(text: str) -> dict[str, tuple[str, ...]]:
    """One key a piece, what it stands for behind it: "chi co ca, ghi go ga"."""
    rows = (piece.split() for piece in text.split(","))
    return {row[0]: tuple(row[1:]) for row in rows}


VOWELS: Final = "aeiou"

# Endings of verb forms; the stem stands before.
FUTURE: Final = words("ò ai à emo ete anno ei esti ebbe emmo este ebbero")
ENDINGS: Final = {
    "are": words(
        "iamo ate ano avo avi ava avamo avate avano ai asti ò ammo aste arono ino iate "
        "assi asse assimo assero ando ato ata ati ante anti"
    )
    + tuple("er" + end for end in FUTURE),
    "ere": words(
        "iamo ete ono evo evi eva evamo evate evano ei esti é è emmo este erono "
        "ano iate essi esse essimo essero endo uto uta uti ute ente enti"
    )
    + tuple("er" + end for end in FUTURE),
    "ire": words(
        "iamo ite ono ivo ivi iva ivamo ivate ivano ii isti ì immo iste irono ano iate "
        "issi isse issimo issero endo ito ita iti ente enti isco isci isce iscono isca iscano"
    )
    + tuple("ir" + end for end in FUTURE),
}
ONE_VOWEL: Final = dict.fromkeys("oia", ("are", "ere", "ire")) | {"e": ("ere", "ire")}
VERB_ENDS: Final = tuple(ENDINGS)
LONGEST_ENDING: Final = 8
SHORT_KEY: Final = 3  # letters; shorter irregular stems need as many before them
# What a regular verb would be called → what it is called (pone → ponere → porre).
CONTRACTED: Final = table(
    "ponere porre, pongere porre, ducere durre, traere trarre, traggere trarre, dicere dire, "
    "facere fare, facciare fare, tengere tenere, tienere tenere, vengere venire, vienere venire, "
    "salgere salire, valgere valere, tolgere togliere, colgere cogliere, scelgere scegliere, "
    "sciolgere sciogliere, rimangere rimanere, muoiere morire, muorere morire, siedere sedere, "
    "appaiere apparire, compaiere comparire, scompaiere scomparire, traspaiere trasparire, "
    "escere uscire, riescere riuscire, bevere bere, odere udire, odire udire, paiere parere, "
    "seggere sedere, cuociere cuocere, spengere spegnere, dolgere dolere, duolere dolere, "
    "possere potere, vogliere volere, piacciere piacere, tacciere tacere, nuocciere nuocere, "
    "nocciere nuocere, giacciere giacere, vadere andare, debbere dovere, devere dovere, "
    "sappiere sapere, toglere togliere, coglere cogliere, sceglere scegliere, "
    "scioglere sciogliere"
)
CONTRACTED_LENGTHS: Final = sorted({len(verb) for verb in CONTRACTED})
SHORT_FUTURES: Final = table(
    "porr porre, durr durre, trarr trarre, terr tenere, verr venire, vedr vedere, vivr vivere, "
    "cadr cadere, dovr dovere, potr potere, sapr sapere, avr avere, andr andare, vorr volere, "
    "rimarr rimanere, varr valere, berr bere, godr godere, dar dare, far fare, star stare, "
    "dir dire, parr parere, dorr dolere, udr udire"
)
# Stems of irregular participles (-o -a -i -e) and pasts (-i -e -ero) → infinitives.
PARTICIPLES: Final = table(
    "s ndere dere, ss dere tere, nt ngere ncere nguere gnere, lt lgere lvere gliere, rt rgere, "
    "tt ggere vere, mess mettere, rott rompere, press primere, cess cedere, cuss cutere, "
    "cors correre, post porre pondere, dott durre, tratt trarre, dett dire, fatt fare, pert prire, "
    "fert frire, chiest chiedere, scost scondere, moss muovere, strutt struggere, vist vedere, "
    "viss vivere, pars parire, volt volgere, nat nascere, mas manere, mast manere, "
    "scritt scrivere, sciut scere, venut venire, sunt sumere, strett stringere, vals valere, "
    "cott cuocere, atta igere, datt digere, rett rigere reggere, dilett diligere, "
    "neglett negligere, mort morire, fuss fondere, fus fondere, mors mordere, "
    "persuas persuadere, scoss scuotere, pers perdere, "
    "percoss percuotere, tolt togliere, colt cogliere, scelt scegliere, sciolt sciogliere, "
    "bevut bere, vissut vivere, sort sorgere, port porgere, spars spargere, tes tendere, "
    "res rendere, pres prendere, lett leggere, fritt friggere, ripres riprendere"
)
PASTS: Final = table(
    "s ndere dere, ns ngere ncere nguere gnere, ls lgere lvere gliere, rs rgere rrere, "
    "ss ggere vere, mis mettere, rupp rompere, press primere, pos porre pondere, duss durre, "
    "trass trarre, diss dire, fec fare, chies chiedere, scos scondere, moss muovere, vid vedere, "
    "viss vivere, parv parire parere, tenn tenere, venn venire, cadd cadere, crebb crescere, "
    "nobb noscere, nacqu nascere, iacqu iacere, tacqu tacere, nocqu nuocere, mas manere, "
    "sepp sapere, voll volere, bevv bere, vals valere, cess cedere, cuss cutere, coss cuocere, "
    "scoss scuotere, percoss percuotere, tols togliere, cols cogliere, scels scegliere, "
    "sciols sciogliere, vols volgere, suns sumere, dass digere, ress rigere reggere, less leggere, "
    "fuss fondere, fus fondere, strins stringere, spens spegnere, dols dolere, "
    "pres prendere, res rendere, tes tendere, corss correre, mors mordere, vins vincere, "
    "pians piangere, fins fingere, tins tingere, spins spingere, giuns giungere, piovv piovere, "
    "ars ardere, ris ridere, chius chiudere, spars spargere, spar spargere, sors sorgere, "
    "pors porgere, dolsi dolere, ebb avere, stett stare, died dare, persuas persuadere, "
    "pers perdere"
)
# Forms of the shortest verbs, which no rule finds.
ODD: Final = {
    form: infinitive
    for infinitive, forms in {
        "dare": "do dai dà diamo date danno davo davi dava davamo davate davano diedi desti diede "
        "demmo deste diedero dette detti dettero dia diano diate dessi desse dessimo dessero dando "
        "dato data dati",
        "stare": "sto stai sta stiamo state stanno stavo stava stavano stia stiano stessi stesse "
        "stessero stando stato stata stati stette stettero",
        "fare": "faccio fai fa facciamo fate fanno faccia facciano",
        "andare": "vado vai va vanno vada vadano",
        "avere": "ho hai ha abbiamo hanno abbia abbiano ebbi ebbe ebbero",
        "essere": "sono sei siamo siete ero eri era eravamo eravate erano fui fosti fu fummo foste "
        "furono sarò sarai sarà saremo sarete saranno sarei saresti sarebbe sarebbero sia siano "
        "fossi fosse fossimo fossero stato stata stati state",
        "sapere": "so sai sa sappiamo sanno",
        "dovere": "devo devi deve dobbiamo devono debbo debba debbano dobbiate",
        "potere": "posso puoi può possiamo possono possa possano",
        "volere": "voglio vuoi vuole vogliamo vogliono voglia vogliano vogliate",
        "dire": "dì dici dite",
        "uscire": "esco esci esce escono esca escano",
        "udire": "odo odi ode odono oda odano",
        "sedere": "siedo siedi siede siedono sieda siedano",
        "morire": "muoio muori muore muoiono muoia muoiano",
        "parere": "paio pari pare paiono paia paiano",
        "cucire": "cucio cuciono cucia cuciano",
    }.items()
    for form in forms.split()
}
# Nouns and adjectives that end as infinitives do, and have no forms of verbs: sola, solare.
NO_VERBS: Final = frozenset(
    words(
        "altare basilare cadavere capillare carattere carcere casolare catetere celere cellulare "
        "cenere collare comare compare cratere elementare esemplare etere familiare focolare "
        "funicolare genere giullare lagunare lenticolare lombare lunare lungomare mare martire "
        "molecolare muscolare oculare oltremare onere palmare particolare perpendicolare plantare "
        "podere polare polmonare polvere popolare preliminare premolare rovere rudere satellitare "
        "secolare singolare solare spettacolare stellare tubolare viscere"
    )
)
# Nouns and names that end as infinitives do, as all in -iere: vena is not of Venere.
NOUNS_IN_RE: Final = frozenset(
    words(
        "venere tevere cenere carcere genere polvere rovere cratere etere carattere podere mare "
        "altare alveare collare casolare focolare scolare messere ingegnere"
    )
)
IRREGULAR: Final = frozenset(words("potere volere dovere sapere avere essere andare"))  # no poti
CLITICS: Final = words(
    "mi ti si ci vi lo la li le ne gli mela melo telo tela celo cela velo vela selo sela sene mene "
    "tene cene vene glielo gliela glieli gliene meli teli seli"
)
BEHIND_PARTICIPLES: Final = words("si mi ti ci vi gli")
PARTICIPLE_ENDS: Final = words("ato ata ati ito ita iti uto uta uti")
# Orders of one syllable double the pronoun behind them: dammi, dille.
SHORT_ORDERS: Final = {"da": "dare", "di": "dire", "fa": "fare", "sta": "stare", "va": "andare"}
ORDERING: Final = words("mi ti si ci vi gli glielo gliela glieli gliene")  # no ends of nouns


def _verbs(stem: str, kind: str, ending: str = "") -> Iterator[str]:
    """Infinitives of a stem: cerch → cercare, mang → mangiare, pon → porre."""
    if len(stem) < 2:
        return
    verb = stem + kind
    if verb not in NO_VERBS and (not verb.endswith("iere") or verb.endswith(("piere", "gliere"))):
        yield verb  # a cameriere is none
    if kind != "are":
        for length in CONTRACTED_LENGTHS:
            if verb[-length:] in CONTRACTED:
                yield verb[:-length] + CONTRACTED[verb[-length:]][0]
    elif verb.endswith("facciare"):
        yield verb.removesuffix("facciare") + "fare"
    if kind == "are" and stem.endswith(("ch", "gh")):
        yield stem[:-1] + kind
    if kind == "are" and stem[-1] not in VOWELS and _lost_i(stem, ending):
        yield stem + "iare"  # also picchiamo, beside cerchiamo


def _lost_i(stem: str, ending: str) -> bool:
    """Whether a verb in -iare loses its i before an ending: mangerò, studiamo, but no marcando."""
    return ending[:1] == "i" or (ending[:2] == "er" and stem[-1] in "cg")


def _from_table(stem: str, irregular: dict[str, tuple[str, ...]]) -> Iterator[str]:
    """Infinitives of an irregular stem."""
    for length in range(1, min(len(stem), 7) + 1):
        rest, key = stem[:-length], stem[-length:]
        if length < SHORT_KEY and (
            len(rest) < SHORT_KEY or (key == "s" and rest[-1] not in VOWELS)
        ):
            continue
        yield from (rest + infinitive for infinitive in irregular.get(key, ()))


def _kinds() -> dict[str, list[str]]:
    """The conjugations that have an ending."""
    kinds: dict[str, list[str]] = {}
    for kind, endings in ENDINGS.items():
        for ending in endings:
            kinds.setdefault(ending, []).append(kind)
    return kinds


KINDS: Final = _kinds()


def regular(word: str) -> Iterator[str]:
    """Infinitives of which the word may be a form by its ending."""
    for length in range(1, min(LONGEST_ENDING, len(word) - 2) + 1):
        for kind in KINDS.get(word[-length:], ()):
            yield from _verbs(word[:-length], kind, word[-length:])


def one_vowel(word: str) -> Iterator[str]:
    """Infinitives of a form that ends in a mere vowel (sogna), as most nouns do."""
    for kind in ONE_VOWEL.get(word[-1:], ()):
        verbs = _verbs(word[:-1], kind, word[-1:])
        yield from (verb for verb in verbs if verb not in IRREGULAR)


def second_past(word: str) -> Iterator[str]:
    """Infinitives of a past in -ette, which participles and feminines look like: corrette."""
    for ending in ("etti", "ette", "ettero"):
        if word.endswith(ending):
            yield from _verbs(word.removesuffix(ending), "ere")


def irregular(word: str) -> Iterator[str]:
    """Infinitives of which the word may be a short future, a participle or a strong past."""
    if word in ODD:
        yield ODD[word]
    for ending in FUTURE:
        if word.endswith(ending):
            yield from _from_table(word.removesuffix(ending), SHORT_FUTURES)
    if word[-1] in "oaie":
        yield from _from_table(word[:-1], PARTICIPLES)
    if word.endswith(("i", "e", "ero")):
        yield from _from_table(word[:-3] if word.endswith("ero") else word[:-1], PASTS)


def without_clitic(word: str) -> Iterator[str]:
    """Infinitives of a form with a pronoun behind it: dirlo, facendolo, iscriviti."""
    for clitic in CLITICS if word.endswith(CLITICS) else ():
        if not word.endswith(clitic):
            continue
        host = word.removesuffix(clitic)
        if host.endswith(("ar", "er", "ir")):
            yield host + "e"
            yield host + "si"
        elif host.endswith(("por", "dur", "trar")):
            yield host + "re"
        elif host.endswith(("ando", "endo", "iamo", "ate", "ete", "ite")):
            yield from regular(host)
        elif clitic in BEHIND_PARTICIPLES and host.endswith(PARTICIPLE_ENDS):
            yield from regular(host)  # trasferitasi, regalatomi
    if word.endswith(VERB_ENDS) and len(word) > 5:
        yield word[:-1] + "si"


def commanded(word: str) -> Iterator[str]:
    """Infinitives of an order with a pronoun behind it: scusami, iscriviti, but limiti too."""
    for order, verb in SHORT_ORDERS.items():
        behind = word.removeprefix(order)
        if behind != word and behind[:1] == behind[1:2] and behind[1:] in CLITICS:
            yield verb
    for clitic in ORDERING:
        host = word.removesuffix(clitic)
        if host != word and len(host) > 3 and host[-1] in "ai":
            long = regular(host) if host.endswith("isci") else ()  # trasferisciti
            for verb in (*one_vowel(host), *long):  # but copri-viti is no order
                yield verb
                yield verb[:-1] + "si"


def is_verb(word: str) -> bool:
    """Whether a word in -re may be an infinitive."""
    noun = word.endswith("iere") and not word.endswith(("egliere", "ogliere"))
    return not noun and word not in NOUNS_IN_RE
