"""Italian compounds that nobody has listed: what stands in front, and before what."""

from collections.abc import Iterator

from cryptonym.language.chance import PREFIXES
from cryptonym.language.it_verbs import VERB_ENDS, VOWELS, is_verb, table, words
from cryptonym.language.lexicon import Lexicon

# Orders that are put before nouns every day: a portasci, an infilaago.
LIVING = frozenset(
    words(
        "accalappia accendi acchiappa affetta aggancia aggiusta alza ammaina ammazza appendi "
        "appoggia apri arriccia asciuga aspira attacca attizza avvolgi batti blocca brucia "
        "calza cambia carica cava cerca cerchia chiudi conta copri draga falcia fendi ferma "
        "ficca fora frangi gira gonfia gratta guarda incolla incurva infila lancia lava lega "
        "leva lucida lustra macina mangia monta mozza para passa pela pesa pianta piega pigia "
        "piglia poggia porta posa premi pulisci raccatta raccogli rasa raschia reggi rompi "
        "salpa salta salva sbatti sbuccia scaccia scalda scendi schiaccia sciacqua sciogli "
        "scola scuoti sega segna semina sgancia sgrana smacchia snocciola solleva spacca spala "
        "spalma spara spargi sparti spazza spegni spezza spilla sposta spremi spruzza sputa "
        "stappa stendi stira stringi strizza stura stuzzica suona svita svuota taglia tappa "
        "tempera tendi tergi tira togli torci tosa tosta trancia trincia trita trova vinci "
        "volta vuota"
    )
)
# Of these lose their vowel before another: scald-acqua, port-ombrelli.
ELIDED = {
    front[:-1]: front
    for front in words("alza asciuga guarda lava leva para porta salpa salva scalda tira")
}
# Shortened words at the front of compounds.
FRONTS = table(
    "mal male, mali male, ben bene, gran grande, buon buono, san santo, bel bello, mezz mezzo, "
    "sott sotto, sopr sopra, sovra sopra, contr contro, contra contro, capi capo, cap capo, "
    "auto automobile, moto motocicletta, foto fotografia, tele televisione, cine cinema, "
    "aero aereo, pian piano, cent cento, tri tre, quattr quattro, agri agricolo, eli elicottero, "
    "acque acqua, man mano, pie piede, fil filo"
)
# In these names of places begin, and hardly any other compound: Villaseta, Montegabbione.
PLACES = frozenset(
    words("villa monte rocca castel castello borgo casal ripa torre colle valle mastro mastr")
)
CITIES = ("opoli",)  # and no poles: metanopoli
# Adjectives with which places and people are named: Portanuova, Caporosso.
OF_PLACES = frozenset(
    words("nuovo nuova vecchio vecchia buono buona basso lungo lunga chiaro oscuro")
)
OF_PEOPLE = frozenset(words("rosso rossi russo greco grosso grossi nero neri bianco bianchi torti"))
BORN = frozenset(words("nato nata nati nate"))  # behind these, and else a participle: scoglio-nato
BEFORE_BORN = frozenset(words("ben bene mal male neo pre post primo ultimo terzo peri"))
LEARNED_ENDS = frozenset(words("metro metri grafo grafi teca dromo mania terapia"))
LOANS = frozenset(words("bar bus club film gas gol jazz pub rock shop sport web"))
LONG = 8  # letters behind a noun of three: ago-pressione
LONG_NOUN = 6  # the same, if it is a noun in the singular: uva-fragola
SHORTEST = 3
SHORT = 4  # letters of a noun behind an order that has lost its vowel


def first_parts(piece: str) -> Iterator[str]:
    """gratta → grattare, apri → aprire, raccogli → raccogliere, scald → scaldare, gran → grande."""
    yield from FRONTS.get(piece, ())
    if piece in ELIDED:
        yield from orders(ELIDED[piece])
    last, stem = piece[-1], piece[:-1]
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
    return left in ELIDED and right[0] in VOWELS and len(right) >= SHORT


def are_nouns(left: str, right: str, lexicon: Lexicon) -> bool:
    """Whether a whole noun stands before a learned end, a short loanword, or a long word."""
    if not lexicon.is_head(left) or left in PREFIXES:
        return False
    if len(left) == SHORTEST:
        return len(right) >= LONG or (len(right) >= LONG_NOUN and lexicon.is_head(right))
    return right in LEARNED_ENDS or right in LOANS  # onda-metro, disco-bar


def is_place(left: str, right: str) -> bool:
    """Whether an unlisted word is rather the name of a place, or of a family."""
    named = right in OF_PLACES or (left == "capo" and right in OF_PEOPLE)
    return left in PLACES or named or (left + right).endswith(CITIES)


def is_participle(left: str, right: str) -> bool:
    """Whether the end of a word is that of a participle, and nothing that was born."""
    return right in BORN and left not in BEFORE_BORN
