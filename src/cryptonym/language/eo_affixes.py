"""Esperanto endings, affixes and small words: what a word has beside its roots (R74)."""

from itertools import product
from typing import Final

from cryptonym.language.base import words

# Grammatical endings, longest first: ojn before oj, as before a.
ENDINGS: Final = ("ojn", "ajn", "oj", "on", "aj", "an", "en", "as", "is", "os", "us", *"oaeiu")
PARTICIPLES: Final = words("ant int ont at it ot")
CORRELATIVES: Final = frozenset(
    map("".join, product(words("ki ti i ĉi neni"), words("u o a es e am al el om")))
)
PRONOUNS: Final = words("mi vi li ŝi ĝi oni ni ili si ci")
NUMERALS: Final = words("nul unu du tri kvar kvin ses sep ok naŭ dek cent mil")
# Words without an ending; most of them are roots of longer words too.
PARTICLES: Final = words(
    "al anstataŭ antaŭ apud ĉe ĉirkaŭ da de dum ekster el en ĝis inter kontraŭ krom kun laŭ "
    "malgraŭ per po por post preter pri pro sen sub super sur tra trans ajn almenaŭ ambaŭ ankaŭ "
    "ankoraŭ apenaŭ baldaŭ ĉar ĉi ĉu do eĉ for hieraŭ hodiaŭ ja jam jen jes ju ĵus kaj ke kvankam "
    "kvazaŭ la mem minus morgaŭ ne nek nu nun nur ol plej pli plu plus preskaŭ se sed tamen tre "
    "tro tuj aŭ des ho ha ve fi bis hura adiaŭ re dis ek eks bo pra mis"
)
WITHOUT_ENDING: Final = PARTICLES | CORRELATIVES | PRONOUNS | NUMERALS

# The eight true affixes are no roots (R74); all the others are. Vague ones are often mere letters.
TRUE_PREFIXES: Final = words("mal ge")
TRUE_SUFFIXES: Final = words("aĉ eg et um ĉj nj")
SURE_SUFFIXES: Final = ("aĉ", "eg", "et", "um")  # true ones that leave the root as it is
CLEAR_SUFFIXES: Final = words("il ist ej ec aĵ uj ing estr ism ebl ind ul iĝ ig obl iz")
VAGUE_SUFFIXES: Final = words("in id ar an er end em on op ad")
WEAK_SUFFIXES: Final = words("ar er id em end on op")  # as often the end of a root: familiara
SUFFIXES: Final = CLEAR_SUFFIXES | VAGUE_SUFFIXES
CLEAR_PREFIXES: Final = words(
    "anstataŭ antaŭ apud ĉirkaŭ ekster inter kontraŭ krom malgraŭ post preter super trans sub sur "
    "kun sen laŭ dis eks mis pra tra pri por for mem ne ĉef vic "
    "retro hiper poli meta ultra infra makro pseŭdo neo mono krono endo"
)
VAGUE_PREFIXES: Final = words("al ĉe de el en re ek fi bo per po pro dum ĝis")
VAGUE: Final = VAGUE_SUFFIXES | VAGUE_PREFIXES | TRUE_SUFFIXES | PARTICIPLES | words("ge ne")
AFFIXES: Final = (
    NUMERALS | TRUE_PREFIXES | CLEAR_PREFIXES | VAGUE_PREFIXES | CORRELATIVES | TRUE_SUFFIXES
    | PARTICIPLES | SUFFIXES | words("o a e")
)  # fmt: skip
VERBAL: Final = PARTICIPLES | words("ad em end")  # no accident after the root of a verb
PET_ENDS: Final = ("ĉj", "nj")  # the affixes that shorten a root
HATLESS: Final = str.maketrans("ĉĝĥĵŝŭ", "cghjsu")
SHORT_ROOTS: Final = words("ag am av di eĥ fe ir or ov te ŝu")  # two letters, in compounds too

# Conjunctions and the like: no root of a noun that is spelled so (kaj is not of kajo).
MERE_PARTICLES: Final = words("kaj ke se sed aŭ nek ol ju des la ĉu nu do ja ĉar")
INTERNATIONAL: Final = words("aŭt fot tele mikr bi ge aer radi")  # aŭto- is a car, or by itself
