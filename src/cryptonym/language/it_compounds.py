"""Italian compounds that nobody has listed: what stands in front, and before what."""

from collections.abc import Iterator

from cryptonym.language.chance import PREFIXES
from cryptonym.language.it_affixes import is_chance_rest
from cryptonym.language.it_orders import ELIDED, IRREGULAR, LIVING
from cryptonym.language.it_verbs import VERB_ENDS, VOWELS, is_verb, table, words
from cryptonym.language.lexicon import Lexicon

# Shortened words at the front of compounds.
FRONTS = table(
    "mal male, mali male, ben bene, gran grande, buon buono, san santo, bel bello, mezz "
    "mezzo, sott sotto, sopr sopra, sovra sopra, contr contro, contra contro, capi capo, cap "
    "capo, auto automobile, moto motocicletta, foto fotografia, tele televisione, cine "
    "cinema, aero aereo, pian piano, cent cento, tri tre, quattr quattro, agri agricolo, eli "
    "elicottero, acque acqua, man mano, pie piede, fil filo, bianc bianco, ross rosso, giall "
    "giallo, verd verde, rossi rosso, porte porta, mezze mezzo, parole parola, aghi ago, duo "
    "due, petrol petrolio, euro europa, alti alto, alte alto, mala male, malo male, emi mezzo, "
    "emo sangue, iso uguale, equi uguale, uni uno, quadri quattro, tetra quattro, "
    "penta cinque, esa sei, epta sette, deca dieci, deci dieci, centi cento, milli mille, "
    "omni tutto, onni tutto, tachi veloce, plani piano, supra sopra, aqua acqua, vini vino, "
    "vin vino, viti vite, vermi verme, ventri ventre, motor motore, avi uccello, ovi uovo, "
    "denti dente, corni corno, auri oro, pisci pesce, igni fuoco, mezzi mezzo, vil vile"
)
# In these begin names of places and of societies, and hardly any other compound: Villaseta,
# Montegabbione, Assonautica.
PLACES = frozenset(
    words(
        "villa monte rocca castel castello borgo casal ripa torre colle valle mastro mastr fontana "
        "fonte fonti pozzo donna alba magna santa campi casale cala piana "
        "poggio selva vigna vico isola monti asso"
    )
)
CITIES = ("opoli", "epoli")  # and no poles: metanopoli
# Adjectives with which places and people are named: Portanuova, Caporosso.
OF_PLACES = frozenset(
    words("nuovo nuova vecchio vecchia buono buona basso lungo lunga chiaro oscuro reale venti")
)
OF_PEOPLE = frozenset(
    words(
        "rosso rossi russo greco grosso grossi nero neri bianco bianchi torti lupo lupi albo albi "
        "caccia netto netti casale casali napoli zucca zucche"
    )
)
# What lies in a landscape, and how it is: Canalbianco, Acquachiara.
LANDSCAPE = frozenset(
    words(
        "acqua canal canale ponte ponti porto porta grotta campo mare fiume lago pietra bosco "
        "bella bello buon buona mala malo media medio alto alta capri pineta palma spina"
    )
)
OF_LANDSCAPE = frozenset(
    words(
        "bianco bianca rosso rossa verde nero nera chiara chiaro calda caldo fredda freddo grande "
        "maggiore novo nova grotta alto alta bassa fiorita latina latino padana padano monte valle "
        "fonte colle vite mare fiore barba ponti ponte tevere spina calza"
    )
)
BORN = frozenset(words("nato nata nati nate"))  # behind these, and else a participle: scoglio-nato
BEFORE_BORN = frozenset(words("ben bene mal male neo pre post primo ultimo terzo peri"))
LEARNED_ENDS = frozenset(words("metro metri grafo grafi teca dromo mania terapia"))
# Words of three letters or little meaning that stand before nouns.
SHORT_FRONTS = frozenset(
    words(
        "gran buon tre due sei otto nove cento mille alto alta alti alte web pop rock jazz taxi "
        "baby park fine vivo sal pan eli info euro mini maxi aghi mala vil"
    )
)
# Learned ones, which end in no o.
LEARNED_FRONTS = frozenset(
    words(
        "emi emo iso equi uni quadri tetra penta esa epta deca deci centi milli omni onni "
        "tachi plani supra aqua vini vin viti vermi ventri motor avi ovi denti corni auri "
        "pisci igni sub sud nord est meta viva pari"
    )
)
# What stands before any noun, and makes no derivation of it: auto-rete is of no autore.
EVERYDAY_FRONTS = frozenset(
    words(
        "auto moto ciclo radio video foto audio tele cine aero eco bio super mega maxi mini micro "
        "macro multi pluri semi anti contro sotto sopra sovra intra extra ultra vice capo "
        "retro turbo elettro idro fanta cyber euro pseudo neo psico socio post oltre fuori "
        "mezza mezzo mezze mezzi porno narco nano agri"
    )
)
LARGE = frozenset(words("super mega maxi mini"))  # before nouns of three letters, too
PLURALS = frozenset(words("mezzi mezze"))  # before plurals: mezzi-guanti
BEFORE_VOWELS = frozenset(words("sott sopr mezz contr quattr cent"))  # sott-acqua
SHORT_ENDS = frozenset(
    words("bar blu bus club film gas gel gol gru jazz pub rock shop sport web zero")
)
BEFORE_NOUNS = frozenset(words("cane donna erba nave uomo uva"))  # before short ones, too
NO_NOUNS = frozenset(words("dopo oggi modo dove cosa anti pepe peri"))
LONG = 8  # letters behind a noun of three: ago-pressione
LONG_NOUN = 6  # the same, if it is a noun in the singular: uva-fragola
SHORTEST = 3
SHORT = 4  # letters of a noun behind an order that has lost its vowel


def first_parts(piece: str) -> Iterator[str]:
    """gratta → grattare, apri → aprire, raccogli → raccogliere, scald → scaldare, gran → grande."""
    yield from FRONTS.get(piece, ())
    yield from IRREGULAR.get(piece, ())
    if piece in ELIDED:
        yield from orders(ELIDED[piece])
    last, stem = piece[-1], piece[:-1]
    if last in "lnr" and piece in FRONTS:
        return  # gran-fondo is of grande, and of no grano
    if last in "ai":
        yield piece + "re"
    if last == "i":
        yield from (stem + "ere", stem + "iare")
        if stem.endswith("gl"):
            yield piece + "ere"
        elif stem.endswith("isc"):
            yield piece[:-4] + "ire"  # pulisci-vetri
    elif last == "o":
        yield from (stem + end for end in ("a", "e", "ia", "ico"))
    elif last in "lnr":
        yield from (piece + "e", piece + "o")


def orders(piece: str) -> Iterator[str]:
    """Verbs of which the piece is the order: gratta, apri."""
    verbs = (verb for verb in first_parts(piece) if verb.endswith(VERB_ENDS))
    return (verb for verb in verbs if is_verb(verb))


def is_order(piece: str, lexicon: Lexicon) -> bool:
    """Whether a piece is the whole order of a listed verb."""
    return piece not in ELIDED and any(map(lexicon.is_word, orders(piece)))


def is_living(left: str, right: str, lexicon: Lexicon) -> bool:
    """Whether an order that is put before nouns every day stands before one: infila-ago."""
    if left in LIVING:
        return len(right) >= SHORT or lexicon.is_head(right)
    if left in EVERYDAY_FRONTS:
        shortest = SHORTEST if left in LARGE else SHORT
        if right in LEARNED_ENDS:
            return False
        nouns = (right, *_singulars(right)) if left in PLURALS else (right,)
        noun = len(right) >= shortest and any(map(lexicon.is_head, nouns))
        return noun and not is_chance_rest(left, right)
    return left in ELIDED and right[0] in VOWELS and len(right) >= SHORT


def are_nouns(left: str, right: str, lexicon: Lexicon) -> bool:
    """Whether a whole noun stands before a learned end, a short loanword, or a long word."""
    if not lexicon.is_head(left) or left in PREFIXES:
        return False
    if left in BEFORE_NOUNS:
        return lexicon.is_head(right)  # uomo-rana
    if len(left) == SHORTEST:
        return len(right) >= LONG or (len(right) >= LONG_NOUN and lexicon.is_head(right))
    if len(left) == SHORT and left not in NO_NOUNS:
        parts = len(right) > SHORT or {left, right} <= lexicon.compounded  # sole-luna
        return parts and (lexicon.is_head(right) or len(right) >= LONG_NOUN)
    return right in LEARNED_ENDS or right in SHORT_ENDS  # onda-metro, disco-bar


def is_front(left: str, right: str, lexicon: Lexicon) -> bool:
    """Whether a short adjective, a number, a preposition or a loanword stands before a noun."""
    if left in LEARNED_FRONTS:
        if len(right) == SHORT:
            return len(left) > SHORT and lexicon.is_head(right)
        return len(right) > SHORT and any(map(lexicon.is_word, (right, *_singulars(right))))
    if left in SHORT_FRONTS:
        return len(right) > SHORT and any(map(lexicon.is_word, (right, *_singulars(right))))
    return left in BEFORE_VOWELS and right[0] in VOWELS and len(right) > SHORT


def _singulars(noun: str) -> Iterator[str]:
    """Of a plain plural: tre-ruote, cento-passi."""
    if noun[-1] in "ei":
        yield from (noun[:-1] + end for end in ("a", "o", "e"))


def is_place(left: str, right: str) -> bool:
    """Whether an unlisted word is rather the name of a place, or of a family."""
    if left in LANDSCAPE and right in OF_LANDSCAPE:
        return True
    named = right in OF_PLACES or (left in ("capo", "capi") and right in OF_PEOPLE)
    return left in PLACES or named or (left + right).endswith(CITIES)


def is_participle(left: str, right: str) -> bool:
    """Whether the end of a word is that of a participle, and nothing that was born."""
    return right in BORN and left not in BEFORE_BORN
