"""Italian phrases written as one word, shortened nouns, and vowels that two words share."""

from collections.abc import Iterator
from itertools import chain, islice
from typing import Final

from cryptonym.language.it_affixes import PREFIXES
from cryptonym.language.it_compounds import EVERYDAY_FRONTS, LANDSCAPE, PLACES
from cryptonym.language.it_orders import LIVING
from cryptonym.language.it_verbs import VOWELS, table, words
from cryptonym.language.lexicon import Lexicon

# Nouns that are shortened before others, and no words themselves: aperi-pranzo, bici-stazione.
SHORTENED: Final = table(
    "aperi aperitivo, bici bicicletta, cruci cruciverba, docu documentario, eli elicottero, "
    "maio maionese, petro petrolio, petrol petrolio, piadi piadina, robo robot, sicil sicilia, "
    "fiso fisarmonica, caffe caffè, bus autobus, ciclo bicicletta"
)
# Before foreign words alone: biblio-point, but biblio-metrico is of books.
SHORT_BEFORE_GUESTS: Final = table("biblio biblioteca")
# What stands behind them, where they are short for something else: ciclo-stile.
CHANCE_RESTS: Final = frozenset(words("stile stili genesi metro metri"))
# Nouns that are shortened behind others: ludo-bus, chat-bot, mini-cam.
CLIPPED: Final = table("bus autobus, bot robot, cam camera")
BEFORE_CLIPPED: Final = EVERYDAY_FRONTS - {"pluri", "multi"} | frozenset(
    words(
        "biblio bici eli ludo pedi piedi info inter trolley metro air jumbo school night shuttle "
        "filo giro scuola chat co spam google social voice body dash action spy go"
    )
)
# Foreign words that are put behind Italian ones: papa-boy, disco-music, eli-ski.
GUESTS: Final = frozenset(
    words(
        "bar band bike biker bikers blog board boat book box boy boys brunch camp card center "
        "challenge club cross cup dance day days design dog drink express fest festival film "
        "fitness food game games gate girl girls hotel house jazz jet land lab lounge "
        "man map market marketing meeting mob music network news night park party pass plast "
        "point poker pride pub quiz rally record rent rock room sat school sharing shop shopping "
        "show ski snack soft sport spray spot stop store street surf system taxi team "
        "test tour tours town track trail train tram trekking truck volley walk walking watch "
        "web week weekend wine woman work yoga"
    )
)
# What stands between the words of a phrase, before a consonant and before a vowel.
LINKS: Final = words("di da del della delle dei")
ELIDED_LINKS: Final = words("d dell")
NO_NOUNS: Final = frozenset(words("sino"))  # schiena-d-asino
ARTICLES: Final = words("la le il lo gli")  # behind an order: salta-la-corda
# With these begin names of places: Capo-di-monte, Castel-bianco; gran-d-angolo is no grano.
IN_PLACES: Final = PLACES - {"castello"} | frozenset(words("capo ponte terra serra campo gran"))
OF_NAMES: Final = PLACES | LANDSCAPE | {"capo", "capi"}
ORDERS: Final = LIVING - {"testa"}  # a portadischi is no porta d'ischi
# Before these, a noun loses its vowel: chiar-di-luna, mal-di-gola.
CUT: Final = "lnr"
SHORT_CUTS: Final = frozenset(words("mal fil pan can"))
# What is said of things in one word with them: barba-nera, camicie-rosse.
SHAPES: Final = frozenset(
    stem + ending
    for stem, endings in table(
        "ross o a i e, ner o a i e, bianc o a, bianch i e, giall o a i e, azzurr o a i e, "
        "grig io ia i ie, bl u, long o a, lung a, lungh e, larg o a, largh i e, mozz o a e i, "
        "dur o a i e, cort o a i e, piatt o a i e, real e i, secc o a, secch i e, "
        "viv o a i e, mort o a i e, fredd o a i e, cald o a i e, liber o a i e, matt o a i e, "
        "dolc e i, chius o a i e, apert o a i e, stort o a i e, fals o a i e, fint o a i e, "
        "pien o a i e, unic o a"
    ).items()
    for ending in endings
)
FRONTS: Final = frozenset(
    words("anti tele mezzo mezza contro oltre sopra sotto super auto euro idro moto ciclo gommo")
)
SHORT_FRONTS: Final = frozenset(words("mezz"))  # before short ones, too: mezz-orco
# What is an ending, and no noun there: fond-aglio, salm-astro, carr-abile.
ENDINGS: Final = frozenset(
    words("aglio agli astro astri astra astre azione azioni abile abili ennio enni edere emeri")
)
# In these end many words that have nothing else of them: camp-anello, sessant-enne.
CHANCE_ENDS: Final = frozenset(words("anello antenna ardito erede indolo edera onore orario"))
NO_ROBOTS: Final = words("robor roboan roboam")  # roborare, roboante
SHORTEST: Final = 3
LONG: Final = 4
LONGER: Final = 5


def joined_parts(word: str, lexicon: Lexicon) -> Iterator[str]:
    """Listed words of which an unlisted one may be run together."""
    return chain(
        _phrase(word, lexicon),
        _shortened(word, lexicon),
        _felt_front(word, lexicon),
        _sharing(word, lexicon),
        _shaped(word, lexicon),
        guest_parts(word, lexicon),
    )


def guest_parts(word: str, lexicon: Lexicon) -> Iterator[str]:
    """What has something foreign behind it, or is foreign itself: papa-boy, papilloma-virus."""
    if word.startswith("robo") and not word.startswith(NO_ROBOTS) and len(word) > LONG + 2:
        yield "robot"  # robo-cop
    for place in range(2, len(word) - 2):
        left, right = word[:place], word[place:]
        if right in GUESTS:
            yield from _before_guest(left, lexicon)
        elif right in CLIPPED:
            yield from _clipped(left, right, lexicon)
        yield from _foreign_end(left, right, lexicon)


def _clipped(left: str, right: str, lexicon: Lexicon) -> Iterator[str]:
    """A noun that is shortened behind another, and that one: metro-bus."""
    nouns = list(_before_guest(left, lexicon))
    if left in BEFORE_CLIPPED or (nouns and right == "bus" and left[-1] != "i"):
        yield from (*nouns, *CLIPPED[right])  # no leonibus, nor apostolicam


def _before_guest(piece: str, lexicon: Lexicon) -> Iterator[str]:
    """The noun, whole or shortened, that stands before a foreign word."""
    shortened = _shortened_for(piece, lexicon) or SHORT_BEFORE_GUESTS.get(piece, ())
    if shortened or len(piece) < LONG or piece in PREFIXES:
        return iter(shortened)
    nouns = (piece, *singulars(piece)) if len(piece) > LONG else (piece,)  # gnocchi-party
    heads = [noun for noun in nouns if lexicon.is_head(noun)]
    return (noun for noun in heads[:1] if noun not in lexicon.little and noun not in lexicon.given)


def _shortened_for(piece: str, lexicon: Lexicon) -> tuple[str, ...]:
    """The noun that a piece is short for, if only for its accent: a baccala-mania."""
    if piece in SHORTENED or piece in lexicon or len(piece) < LONG or piece == "citta":
        return SHORTENED.get(piece, ())  # a Cittareale is no town of a king
    whole = lexicon.unaccented.get(piece, piece)
    return (whole,) if lexicon.is_head(whole) else ()


def _foreign_end(left: str, right: str, lexicon: Lexicon) -> Iterator[str]:
    """A word of foreign letters at the end, which are no chance: bio-robot, eco-tram."""
    if lexicon.is_head(right) and right not in lexicon.loans and len(right) >= LONG:
        known = left in EVERYDAY_FRONTS or any(_before_guest(left, lexicon))
        if (known or len(right) >= LONGER) and lexicon.language.looks_foreign(right):
            yield right


def _phrase(word: str, lexicon: Lexicon) -> Iterator[str]:
    """Two nouns with a preposition between them: bocca-di-lupo, chiar-di-luna, pelle-d-oca."""
    for place in range(SHORTEST, len(word) - SHORTEST):
        left, rest = word[:place], word[place:]
        if left in LIVING:
            objects = (rest.removeprefix(one) for one in ARTICLES if rest.startswith(one))
            long = (piece for piece in objects if len(piece) >= LONGER)
            yield from (noun for piece in long for noun in _nouns(piece, lexicon))
        if rest[0] != "d" or left in IN_PLACES or left in ORDERS:
            continue
        ends = [noun for right in _linked(rest) for noun in _nouns(right, lexicon)]
        fronts = list(_cut_nouns(left, lexicon)) if ends else []
        if fronts:
            yield from (fronts[0], ends[0])


def _linked(rest: str) -> Iterator[str]:
    """What stands behind a preposition, of some length."""
    for link in LINKS:
        right = rest.removeprefix(link)
        if (
            right != rest
            and len(right) >= LONG
            and right[0] not in VOWELS
            and right not in NO_NOUNS
        ):
            yield right
    for link in ELIDED_LINKS:
        right = rest.removeprefix(link)
        if right != rest and len(right) >= SHORTEST and right[0] in VOWELS:
            yield right


def _cut_nouns(piece: str, lexicon: Lexicon) -> Iterator[str]:
    """A noun at the front of a phrase, in the singular or cut short."""
    nouns = [piece] if len(piece) >= LONG else []
    if piece[-1] in CUT and (len(piece) >= LONG or piece in SHORT_CUTS):
        nouns += [piece + "e", piece + "o"]
    return filter(lexicon.is_head, (*nouns, *singulars(piece)))


def _nouns(piece: str, lexicon: Lexicon) -> Iterator[str]:
    """The noun that a piece is, or of which it is the plural."""
    known = lexicon.is_word if len(piece) >= LONGER else lexicon.is_head
    return filter(known, (piece, *singulars(piece)))


def _shortened(word: str, lexicon: Lexicon) -> Iterator[str]:
    """A shortened noun before a whole one: aperi-pranzo."""
    for length in range(SHORTEST, len(word) - LONG + 1):
        left, right = word[:length], word[length:]
        fronts = _shortened_for(left, lexicon)
        if fronts and right not in CHANCE_RESTS and right not in ENDINGS:
            ends = [noun for noun in (right, *singulars(right)) if lexicon.is_word(noun)]
            yield from (*fronts, ends[0]) if ends else ()


def _felt_front(word: str, lexicon: Lexicon) -> Iterator[str]:
    """Fronts that are felt, whatever stands behind them: radio-comandato, mastro-birraio."""
    if word.startswith("radio") and len(word) > len("radio") + LONG:
        yield "radio"
    right = word.removeprefix("mastro")
    if right != word and len(right) > LONG and right not in lexicon.given:
        yield from ("mastro", right) if lexicon.is_word(right) else ()


def _sharing(word: str, lexicon: Lexicon) -> Iterator[str]:
    """Two words that share a vowel, or the first of which has lost its own: ferm-anello."""
    for place in range(SHORTEST, len(word) - LONG + 1):
        left, right = word[:place], word[place:]
        if right[0] not in VOWELS or left[-1] in VOWELS or right in ENDINGS:
            continue
        if lexicon.is_head(right[1:]) and right[1:] not in lexicon.little:
            continue  # frangi-sole, and no isole
        whole = [left + vowel for vowel in "aoei"]
        if any(front in LIVING or front in FRONTS for front in whole):
            nouns = [noun for noun in (right, *singulars(right)) if lexicon.is_word(noun)]
            if nouns and (len(right) >= LONGER or left in SHORT_FRONTS):
                yield from nouns
                yield from SHORTENED.get(left + "o", ())  # cicl-officina
        elif min(len(left), len(right) - 1) >= LONG and left not in PREFIXES:
            fronts = [front for front in whole if lexicon.is_head(front)]
            ends = list(filter(lexicon.is_head, (right, *singulars(right))))
            if fronts and ends and CHANCE_ENDS.isdisjoint(ends):
                yield from (fronts[0], ends[0])


def _shaped(word: str, lexicon: Lexicon) -> Iterator[str]:
    """A noun before its colour or shape, or before another plural: barba-nera, dischi-volanti."""
    for place in range(LONG, len(word) - 2):
        left, right = word[:place], word[place:]
        if left in OF_NAMES:
            continue
        plurals = len(left) > LONG < len(right) - 1 and left[-1] == right[-1] and left[-1] in "ei"
        if right in SHAPES or (plurals and any(_nouns(right, lexicon))):
            nouns = (noun for noun in (left, *singulars(left)) if lexicon.is_head(noun))
            yield from islice(nouns, 1)


def singulars(noun: str) -> Iterator[str]:
    """Of a plain plural of some length."""
    if len(noun) < LONG:
        return
    if noun.endswith(("che", "ghe")):
        yield noun[:-2] + "a"
    elif noun.endswith(("chi", "ghi")):
        yield noun[:-2] + "o"
    if noun.endswith(("ce", "ge")):
        yield noun[:-1] + "ia"  # pancia before panca
    elif noun.endswith(("ci", "gi")):
        yield noun + "o"  # riccio before ricco
    yield from (noun[:-1] + end for end in {"i": ("o", "e", "io"), "e": "a"}.get(noun[-1], ()))
