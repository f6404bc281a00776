"""Italian compounds of learned or shortened pieces: spongi-forme, inter-stadi-ale, verd-azzurro."""

from collections.abc import Iterator
from itertools import chain
from typing import Final

from cryptonym.language.it_affixes import CHANCE_RESTS
from cryptonym.language.it_joined import joined_parts, singulars
from cryptonym.language.it_verbs import VOWELS, table, words
from cryptonym.language.lexicon import Lexicon

# Learned ends behind -i- or -o-, with all their endings.
ENDS: Final = frozenset(
    stem + ending
    for stem, endings in table(
        "form e i, colt ura ure ore ori rice, cult ura ure, col o a i e, gen o a i e esi ico ica, "
        "fil o a i e ia, fob o a i ia ico, pat ia ie ico ica, metr o i ia ie ico ica, gramm a i, "
        "graf o a i e ia ie ico ica ici iche, scop io i ia ie ico ica, lis i, lit ico ica, cid a "
        "i e io, fer o a i e, vor o a i e, fug o a hi he, fag o a i ia, fon o a i ia ie ico ica, "
        "nerv io ia i ie, lett ico ica ici iche, lal ia ie, log o a i hi he ia ie ico ica ici "
        "iche, craz ia ie, crat ico ica, tec a he, man ia ie e i, manz ia, mant e i, vendol o a i "
        "e, centr ico ica ici iche ismo, tom o i ia ie, plastic a he, schis i, scleros i, static o "
        "a i he, for o a i e, naut a i e, dinam ia, terap ia ie ico ica ici iche, mim ia, cines ia "
        "ie i, prass ia ie, drom o i, ped e i, pod e i, rostr o a i e, edr o i, trof ia ie ico "
        "ica, trop o a i e, stas i, cit o i, blast o i, clast ico ica ici iche, cinet ico ica, "
        "latr a i ia, ptos i, term ia ico ica ici iche, frag o a i, nom o i ia ie ico ica, saur o "
        "i, morf o a i e ico ica, plas ia ie, vag o a i he, par o a i e, stom ia ie, rraf ia ie, "
        "rrag ia ie, malac ia, stenos i, dini a e, urg o ia ico, des i, centes i, nim o i ia, pleg "
        "ia ie, tip ia ie, land ia ie, pol i"
    ).items()
    for ending in endings
)
# The same without a vowel between.
ENDS_ON_STEMS: Final = frozenset(
    words("ectomia ectomie algia algie emia emie emico emica ectasia ectasie")
)
# The same behind whole nouns in -a.
WHOLE_ENDS: Final = frozenset(words("dromo dromi teca teche landia crazia"))
LONGEST_END: Final = max(map(len, ENDS))
# What stands before learned ends, and is another word there: philo-logia, semio-logia.
CHANCE_FRONTS: Final = frozenset(
    words(
        "mono poli micro macro auto foto tele meta para peri epi anti filo fico topo tipo lito "
        "semi semio termo trombo scopo levo calco omo limo risto crono mano pani pesti soli pedo "
        "podo preso batterio colono baco multi pili coro franco franci giro tasso mielo brachi "
        "medio velo oro tromb"
    )
)
# Words as they are called at the front of learned compounds, whatever stands behind them.
STEMS: Final = table(
    "labio labbro, cerebro cervello, cortico corteccia, gipso gesso, spongi spugna, "
    "spongo spugna, auricolo orecchio, farmaco farmacia, siculo sicilia, sardo sardegna, "
    "macedo macedonia, castani castagna, ostrei ostrica, melli miele, scinti scintilla, "
    "planeto pianeta, fulmi fulmine, somni sonno, tauro toro, lepori lepre, querci quercia, "
    "tulipi tulipano, vascolo vaso, vasculo vaso, nevro nervo, columni colonna, "
    "svizzero svizzera, veneri venere, saccari zucchero, "
    "valvulo valvola, uvulo ugola, stanni stagno, cerebello cervello, strutioni struzzo, "
    "strutio struzzo, bambus bambù, auriculo orecchio, arbori albero, luni luna, vitivini vite, "
    "sfero sfera, nivo neve, acetil aceto"
)
# The same before learned ends alone: elsewhere they may be something else.
STEMS_BEFORE_ENDS: Final = table(
    "gipsi gesso, musci muschio, musco muschio, seri seta, serici seta, nuci noce, scuti scudo, "
    "spici spiga, roti ruota, cili ciglio, polari polo, polaro polo, prismato prisma, cerasi "
    "ciliegia, veli vela, tulipo tulipano, caffei caffè, caffeo caffè, viti vite, fratri frate, "
    "euro europa, europeo europa, potenzio potenza, sabuli sabbia, pulici pulce, pulveri polvere, "
    "nebulo nebbia, nebuli nebbia, cauli cavolo, columbi colombo, caudi coda, limaci lumaca, "
    "lattuci lattuga, vulpi volpe, urtici ortica, sinapi senape, gliri ghiro, undi onda, nubi "
    "nuvola, tauri toro, genu ginocchio, grui gru, reti rete, cordi cuore, nervi nervo, "
    "cineri cenere, caudo coda, lenti lenticchia, viri virus, viro virus, viru virus, "
    "nivi neve, costo costola"
)
# Words as they are called at the end, and what they stand behind.
LAST: Final = table(
    "mele miele, cordo corda, cordi corda, tauro toro, nervio nervo, nervia nervo, nervi nervo, "
    "nervie nervo, cottero elicottero, cotteri elicottero, caudo coda, caudi coda, cauda coda, "
    "caude coda, fase fase, fasi fase, fasico fase, fasici fase, fasica fase, fasiche fase, "
    "costale costola, costali costola, cordio cuore, sonnia sonno, sonnie sonno, littero lettera, "
    "litteri lettera, littera lettera, gemino gemello, gemini gemello, gemina gemello, gemine "
    "gemello"
)
# The same, whatever stands before them, as they are spelled there: poli-saccaride, calli-fugo.
LAST_OF_ALL: Final = table(
    "saccaride zucchero, saccaridi zucchero, saccaridico zucchero, saccaridica zucchero, "
    "saccaridici zucchero, saccaridiche zucchero, ifugo fugo, ifuga fuga, ifughi fugo, "
    "ifughe fuga"
)
OF_LAST: Final = frozenset(
    words(
        "ossi penni palmi paralleli uni retti curvi reti bi tri dodeca otta giro longi brevi dis "
        "ana pro telo drone esa otto"
    )
)
# Learned and everyday fronts of nouns, and of adjectives that are made of nouns.
FRONTS: Final = frozenset(
    words(
        "inter intra infra extra estra sub sopra sovra sotto super ultra trans retro peri para "
        "circum endo meso meta ipo iper pre post ante anti contro oltre fuori mono tetra quadri "
        "penta esa deca poli pluri multi uni semi emi omo etero iso macro micro mega mini maxi "
        "nano pseudo proto neo paleo archeo auto moto radio tele video cine aero avio eli idro "
        "termo elettro magneto fono audio bio geo cosmo astro crio bati bari cromo fito zoo "
        "antropo psico neuro cardio gastro emo linfo osteo adeno angio rino cerebro socio etno "
        "euro afro italo ispano anglo russo austro greco turbo servo tecno agro agri ciclo "
        "fluoro silico fosfo carbo petro ferro sterno scapolo oro velo carro cis oligo omni onni "
        "noo icno perma midi toto cyber ciber docu eu"
    )
)
SHORT_FRONTS: Final = frozenset(words("bi tri"))
EVERYDAY: Final = frozenset(
    words("auto moto radio mini maxi micro mega super anti carro idro elettro eli tele")
)
# Adjectives that lose their vowel before another: grand-angolo, ross-azzurro.
ELIDED: Final = frozenset(
    adjective[:-1]
    for adjective in words(
        "grande acuto ottuso retto liquido verde rosso giallo grigio bianco nero celeste bruno"
    )
)
# Ends of adjectives that are made of nouns.
RELATIONAL: Final = words(
    "ale ali are ari ico ica ici iche eo ea ei ee ista isti iste ismo ismi ità abile abili"
)
# What stands behind learned fronts and is no word there.
NO_NOUNS: Final = CHANCE_RESTS | frozenset(words("mento arca arco archi arche astro medie"))
# How the second half of medical and chemical adjectives begins: naso-lacrimale.
SECOND: Final = words(
    "addomin alveol aortic arterios articol bronch buccal bulb cardi cav cerebell cerebr cervical "
    "cili clor cost cran cutan dent diaframm dors duoden endoscop encefal epat esofag etmoid "
    "faring fluor fosfor front gastr genit gengiv gloss intestin ipofis labial lacrim laring "
    "linfa lingu lomb mandibol mascell mastoid meccan metacarp metall musc nas neur ocul orbit "
    "palat pariet pelv periton polmon pontin pubic radial renal retin sacral scapol scheletr "
    "sfenoid spin stann sternal steroid surrenal talam tempor tendin tibial tim tiroid torac "
    "trache trop ulnar uter vagin vascol velar ventricol vertebr vescic"
)
SHORTEST: Final = 3
LONG: Final = 4
LONG_REST: Final = 5


def learned_parts(word: str, lexicon: Lexicon) -> Iterator[str]:
    """Listed words that an unlisted one may have in it, by pieces that are no words themselves."""
    return chain(
        _before_end(word, lexicon),
        _by_stem(word, lexicon),
        _behind_front(word, lexicon),
        _elided(word, lexicon),
        joined_parts(word, lexicon),
    )


def _before_end(word: str, lexicon: Lexicon) -> Iterator[str]:
    """What stands before a learned end: nidi-fugo, cordo-tomia, labirint-ectomia, bidon-via."""
    for length in range(SHORTEST, min(LONGEST_END, len(word) - SHORTEST) + 1):
        front, end = word[:-length], word[-length:]
        if end in ENDS and front in STEMS_BEFORE_ENDS:
            yield from STEMS_BEFORE_ENDS[front]
        elif front in CHANCE_FRONTS or front in FRONTS or len(front) < LONG:
            continue
        elif end in ENDS_ON_STEMS:
            yield from _nouns(front, lexicon)
        elif end in ENDS and front[-1] in "io":
            yield from _nouns(front[:-1], lexicon, most=1 if end.startswith("col") else 2)
        elif end in WHOLE_ENDS and lexicon.is_head(front):
            yield front  # moda-teca
        elif end in ("via", "vie"):
            yield from _nouns(front, lexicon)


def _nouns(root: str, lexicon: Lexicon, *, most: int = 1) -> Iterator[str]:
    """The noun on a root before learned ends (lumach-i-), if there are no others: no coll-i-."""
    hard = root[:-1] if root.endswith(("ch", "gh")) else root
    nouns = (hard + "o", hard + "a", hard + "e", root + "io", root + "ia", root + "i")
    listed = [noun for noun in nouns if lexicon.is_word(noun)]
    kin = [frozenset(lexicon.families_of(noun)) for noun in listed]
    if len(listed) <= most or frozenset.intersection(*kin):
        yield from filter(lexicon.is_head, listed)


def _by_stem(word: str, lexicon: Lexicon) -> Iterator[str]:
    """A word by its learned stem: labio-dentale, idro-mele; or a noun before one: naso-faringeo."""
    for place in range(2, len(word) - SHORTEST + 1):
        left, right = word[:place], word[place:]
        yield from STEMS.get(left, ())
        if right in LAST and (left in FRONTS or left in OF_LAST):
            yield from LAST[right]
        yield from LAST_OF_ALL.get(right, ())
        adjective = right.startswith(SECOND) and right.endswith(RELATIONAL)
        if left[-1] == "o" and adjective and left not in CHANCE_FRONTS | FRONTS:
            yield from _nouns(left[:-1], lexicon, most=2)


def _behind_front(word: str, lexicon: Lexicon) -> Iterator[str]:
    """A noun, or the noun of an adjective, behind a learned front: linfo-nodo, inter-stadi-ale."""
    for place in range(2, len(word) - 2):
        front, rest = word[:place], word[place:]
        if front not in FRONTS and front not in SHORT_FRONTS:
            continue
        if front in SHORT_FRONTS and len(rest) <= LONG_REST:
            yield from (rest,) if lexicon.is_head(rest) and len(rest) >= LONG else ()
            continue
        if rest in ENDS or rest in NO_NOUNS:
            continue
        nouns = [noun for noun in (rest, *singulars(rest)) if lexicon.is_head(noun)]
        if nouns and len(front) > SHORTEST:
            if len(rest) >= LONG or front in EVERYDAY:
                yield nouns[0]
        elif lexicon.is_word(rest):
            yield from (rest,) if len(rest) > LONG_REST else ()
        else:
            for end in RELATIONAL:
                root = rest.removesuffix(end)
                if root != rest and len(root) >= LONG:
                    yield from _nouns(root, lexicon)


def _elided(word: str, lexicon: Lexicon) -> Iterator[str]:
    """What stands behind an adjective that has lost its vowel: grand-angolo, verd-azzurro."""
    for place in range(SHORTEST, len(word) - LONG):
        left, right = word[:place], word[place:]
        if left in ELIDED and right[0] in VOWELS:
            nouns = (noun for noun in (right, *singulars(right)) if noun not in NO_NOUNS)
            yield from filter(lexicon.is_word, nouns)
