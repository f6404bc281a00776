"""Italian prefixes and suffixes: what a word may be without them."""

from collections.abc import Iterator

from cryptonym.language.it_verbs import NO_VERBS, VERB_ENDS, VOWELS, is_verb, words

# Living suffixes: on nouns and adjectives, on infinitives, and in place of their ending.
NOUN_ENDS = ("o", "a", "e", "io", "ia", "i", "", "us")
HARD_ENDS = ("o", "a", "", "us")  # before which c and g are hard
SUFFIXES = frozenset(
    words(
        "ino ina etto etta ello ella uccio uccia uzzo uzza one ona accio accia otto otta "
        "olo ola icello icella icino icina olino olina ettino ettina oncino oncello acchione "
        "acchiotto astro iccio iccia ucolo ucola iciattolo iciattola uolo uola ellino erello "
        "erella occio aio aia aro aiolo aiola aiuolo iere iera iero ista istico istica ismo "
        "oso osità ato ata eria ificio ale alità alismo alista alizzare ile ico ica atico ario "
        "aria ezza ità tà esco ese ense ano ana eto eta ame ume aglia aggio iade uto ivo izio "
        "izia ia aneo aceo eo ificare izzare izzazione eggiare eggio icare ificazione iatura "
        "atura are ire arsi irsi oide ologia ologo ografia ografo ometro oteca ivoro ifero "
        "icoltura icoltore icultura icultore icida icidio iforme itudine eggiante ito amento "
        "imento opoli essa ura osi osico atore atrice"
    )
)
# Learned ends that are put on nouns, with the vowel before them.
COMBINING = frozenset(
    words(
        "ofobo ofobico ofobia ofago ofagia omania omaniaco ometria ometrico imetro imetria "
        "imetrico ogramma igramma ocrazia ocratico odromo ogeno onauta olatria oforo ivago ifugo "
        "olandia alandia"
    )
)
ON_INFINITIVES = frozenset(
    words(
        "tore trice tura zione sione mento bile bilità nte nza toio toia tivo torio tata ticcio "
        "vole volezza ttore"
    )
)
FOR_INFINITIVES = frozenset(words("io o a ino one ona ata ita uta aggio olio erello"))
# What is put on a root of three letters every day; all else that ends so is chance (topico, topo).
ON_SHORT_ROOTS = frozenset(
    words("ivago etto etta uccio uccia accio accia oso osa eria ista oide icida icidio")
)
# Learned suffixes, which are chance behind a root of four letters (amarico, fornice).
ON_LONG_ROOTS = frozenset(
    words("ico ica atico ume ura ivo izio izia ia eo aneo aceo itudine olo ola aro ile")
)
# The same behind a root of five (angolana, statuito).
ON_LONGER_ROOTS = frozenset(words("ano ana ese ense ito uto"))
SOFTENING = frozenset(words("etto etta ello ella ino ina"))
THEMES = {"ata": ("are",), "ita": ("ire",), "uta": ("ere",)}
LONGEST_SUFFIX = max(map(len, SUFFIXES | COMBINING | ON_INFINITIVES | FOR_INFINITIVES))
PREFIXES = words(
    "ri re s in im ir il dis de di a ad stra ultra super anti pre post sotto sopra sovra contro "
    "contra extra mini maxi mega micro macro tele inter tra tras trans ex vice semi co con com col "
    "per pro bis bi tri neo non mal mali bene ben iper ipo multi poli pluri para retro auto eco "
    "foto radio video mono mezzo pseudo arci avan oltre fuori dopo sub intra infra circum capo "
    "cyber elettro euro agri moto aero bio geo idro psico socio termo turbo eli eso endo "
    "fanta audio nano servo tecno narco dermo gastro fisio immuno cripto etno afro "
    "paleo crono giga porno fono mittel ante eno petro magneto ittio simil fibro cardio opto pan"
)
# Few of them are felt.
LEARNED = frozenset(words("a ad co con com col per pro de di il ir sub tra tras trans bi bis tri"))
SHORT_PREFIXES = ("in", "im", "s")  # no s-capo
# These stand before short verbs, and before nouns of some length: ri-fare, and no pre-toro.
BEFORE_VERBS = {"re": 6, "ri": 6, "mal": 6, "ben": 6, "pre": 5}
# What learned prefixes stand before, and are no words there: termofilo, antipodi, telescope.
CHANCE_RESTS = frozenset(
    words("filo fila fili file polo poli podio podi fonte scope tassi topo topi omero omeri")
)
OF_THE_LEARNED = frozenset(
    words("anti audio biblio bio cinema crono elettro idro iso macro micro mono poli tele termo")
)
FUSED = ("o", "contra", "sopra", "ultra")
LONG_REST = 6  # letters behind a learned prefix that are no chance
NO_ABSTRACTS = ("t", "an", "in")  # behind these -ia makes names: Topolinia, Argentia
SHORT_ROOT = 3
LONG_ROOT = 5
LONG_FEMININE = 5  # letters of a feminine beyond which it may be of an unlisted kind
# Ends of masculines that have one; but trulla is of no trullo, nor spineta of spineto.
WITH_FEMININES = words(
    "ai ari erai eni er ern urv ur dul icol icul uol iol ambul ecci ugh ug uc ich ic ot ott ett "
    "azz al ross ner zurr anc iv ell att am os ic ist ant at it ut an in es"
)
# Suffixes with the vowel before them, in all numbers: what is left of a word is no part of it.
SUFFIX_SHAPES = words(
    "azione azioni izione izioni uzione uzioni zione zioni sione sioni amento amenti imento imenti "
    "mento menti ppista ppisti ppiste ofilo ofila ofili ofile atore atori itore itori tore tori "
    "opoli epoli alista alisti aliste mante manti otassi otassia omero omeri opodio opodi egno "
    "ifico ifica ifici ifiche ificato ificata ificati ificate icolare icolari "
    "trice trici tura ture ista isti iste ismo ismi "
    "abile abili ibile ibili mente ante anti ente enti anza anze enza enze ando endo tivo tiva"
)
# Foreign words that stand before Italian ones, and maxi-, which is written as one.
GUEST_FRONTS = words(
    "maxi extra web taxi rock jazz baby park box ex show news ski snow surf bike beach book food "
    "street city funky sexy hobby happy boy girl play speed fast soft hard cyber"
)
PARASYNTHETIC = words("are arsi ire irsi ato ata ito ita amento imento atura atore azione")
SPLIT_S = tuple("s" + vowel for vowel in VOWELS)  # the prefix s- stands before consonants


def without_affixes(word: str) -> Iterator[str]:
    """Without prefix, diminutive or derivational suffix."""
    for rest in without_prefix(word):
        yield rest
        if rest.endswith(PARASYNTHETIC):  # s-cervell-arsi, in-farin-are
            bases = without_suffix(rest)
            yield from (
                base
                for base in bases
                if len(base) >= LONG_REST - word.startswith(SHORT_PREFIXES)  # no de-pil-are
                and (rest.startswith(base[:-2]) or not base.endswith(VERB_ENDS))
            )  # appassire is not of passare
    yield from without_suffix(word)


def is_chance_rest(front: str, rest: str) -> bool:
    """Whether a rest is a learned end, and not the word that looks like it."""
    return front in OF_THE_LEARNED and rest in CHANCE_RESTS


def nouns_on(root: str, suffix: str) -> Iterator[str]:
    """Nouns and adjectives on a root, with c or g as it sounds there: a pachino is of no pace."""
    if root.endswith(("ch", "gh")):
        yield from (root + "io", root + "ia")  # occhietto, macchietta
        yield from (root[:-1] + end for end in HARD_ENDS)
    elif root.endswith(("c", "g")) and suffix[0] in "aou":
        yield from (root + end for end in (*HARD_ENDS, "e"))  # giudicare, giudice
    else:
        soft = root.endswith(("c", "g")) and suffix in SOFTENING  # nuchetta, and no nucetto
        ends = [end for end in NOUN_ENDS if not (soft and end == "a")]
        yield from (stem + end for stem in softened(root) for end in ends)


def is_felt(suffix: str, root: str) -> bool:
    """Whether a suffix on a root of so many letters is more than chance."""
    if suffix == "ia" and root.endswith(NO_ABSTRACTS):
        return False
    if suffix in ON_LONGER_ROOTS:
        return len(root) > LONG_ROOT
    if suffix in COMBINING and suffix[0] != "i":
        return len(root) >= LONG_ROOT  # partit-ocratico, but no pres-ocratico
    return len(root) >= LONG_ROOT or suffix not in ON_LONG_ROOTS


def infinitives_on(root: str) -> Iterator[str]:
    """Verbs with the vowel that stands before a suffix; e and i are one: credere, credibile."""
    ends = ("ere", "ire") if root[-1] in "ei" else (root[-1] + "re",)
    verbs = (root[:-1] + end for end in ends)
    yield from (verb for verb in verbs if verb not in NO_VERBS and is_verb(verb))


def softened(stem: str) -> Iterator[str]:
    """The stem, and as it is written before a, o, u (bocch → bocc, aranc → aranci)."""
    yield stem
    if stem.endswith(("ch", "gh")):
        yield stem[:-1]
    if stem.endswith(("c", "g", "gl")):
        yield stem + "i"


def without_suffix(word: str) -> Iterator[str]:
    """What a word may be without a diminutive or derivational suffix."""
    for length in range(1, min(LONGEST_SUFFIX, len(word) - 3) + 1):
        root, suffix = word[:-length], word[-length:]
        if len(root) == SHORT_ROOT and suffix not in ON_SHORT_ROOTS:
            continue  # core is not of coro, nor papi of papa; paletto is of palo
        if (suffix in SUFFIXES or suffix in COMBINING) and is_felt(suffix, root):
            yield from nouns_on(root, suffix)
        if suffix in ON_INFINITIVES:
            yield from infinitives_on(root)
        if suffix in FOR_INFINITIVES:
            ends = THEMES.get(suffix, VERB_ENDS)
            verbs = (stem + end for stem in softened(root) for end in ends)
            yield from (verb for verb in verbs if is_verb(verb))  # pania is of no paniere
    if word[-1:] in ("a", "e") and len(word) > LONG_FEMININE and word[:-1].endswith(WITH_FEMININES):
        yield word[:-1] + "o"


def without_prefix(word: str) -> Iterator[str]:
    """What a word may be without a prefix."""
    for prefix in PREFIXES:
        rest = word[len(prefix) :]
        shortest = LONG_REST if prefix in LEARNED else 4 + 2 * (prefix in SHORT_PREFIXES)
        if not word.startswith(prefix) or len(rest) < shortest or prefix + rest[0] in SPLIT_S:
            continue
        noun = BEFORE_VERBS.get(prefix, shortest + (prefix == "a"))  # no a-ortica
        long = len(rest) >= noun or (prefix in BEFORE_VERBS and rest.endswith(VERB_ENDS))
        if long and not is_chance_rest(prefix, rest):
            yield rest
        if rest[0] == rest[1] and len(rest) > shortest:  # a-bb-ottonare, sopra-cc-iglio
            yield rest[1:]
        if prefix.endswith(FUSED) and rest[0] not in VOWELS:
            fused = prefix[-1] + rest  # aut-officina, contr-attacco: one vowel for two
            if not is_chance_rest(prefix, fused):  # but no mon-omero
                yield fused


def without_guest(word: str) -> Iterator[str]:
    """What a word is without a foreign one before it: ski-maratona."""
    for front in GUEST_FRONTS:
        rest = word.removeprefix(front)
        if rest != word and len(rest) >= SHORT_ROOT + (front != "maxi"):  # maxi-gru
            yield rest
