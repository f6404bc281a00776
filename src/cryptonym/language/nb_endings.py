"""Norwegian endings, suffixes and prefixes: what a word has, and what its base has instead."""

from typing import Final

from cryptonym.language.base import words

# Ending -> what the dictionary word has in its place. Only true inflection stands here.
NOUN: Final = {
    "ene": ("", "e"),  # hestene, hyttene
    "erne": ("er",),  # bakerne
    "ere": ("er",),  # bakere
    "er": ("", "e"),  # hester, hytter; kaster
    "en": ("", "e"),  # hesten, hytten
    "et": ("", "e"),  # huset, eplet; kastet
    "a": ("", "e"),  # boka, hytta, husa; kasta
    "eet": ("eum",),  # museet
    "eer": ("eum",),
    "eene": ("eum",),
    "iet": ("ium",),  # studiet
    "ier": ("ium", "ie"),
    "iene": ("ium", "ie"),
    "nene": ("en",),  # våpnene
}
ADJECTIVE: Final = {
    "ige": ("ig",),
    "ske": ("sk",),
    "ive": ("iv",),
    "ale": ("al",),
    "elle": ("ell",),
    "elt": ("ell",),
    "ære": ("ær",),
    "ante": ("ant",),
    "ente": ("ent",),
    "bare": ("bar",),
    "løse": ("løs",),
    "fulle": ("full",),
    "somme": ("som",),
    "somt": ("som",),
    "sommere": ("som",),
    "este": ("", "e"),  # fineste
    "est": ("", "e"),
    "ere": ("", "e"),  # finere
    "igst": ("ig",),
    "igste": ("ig",),
    "igere": ("ig",),
    "ete": ("et",),
    "ede": ("et",),
}
VERB: Final = {
    "te": ("e",),  # leste
    "de": ("e",),  # levde
    "d": ("e",),  # levd
    "dde": ("",),  # bodde
    "dd": ("",),
    "ende": ("e", ""),  # kastende, boende
    "es": ("e",),  # kastes
    "des": ("es",),  # trivdes
    "tes": ("es",),  # syntes
    "ete": ("e",),  # kastete
    "ede": ("e",),  # elskede
    "ert": ("ere",),  # studert
    "erte": ("ere",),
}
INFLECTION: Final = (NOUN, ADJECTIVE, VERB)
SYNCOPE: Final = ("ene", "er", "e", "et", "en", "ere", "est", "este", "a")  # sykler, vakre, våpnet

# Suffix -> what the base word may have in its place.
SUFFIXES: Final = {
    "lighet": ("", "e", "lig", "el"),
    "somhet": ("", "e", "som"),
    "løshet": ("", "løs"),
    "aktighet": ("", "aktig"),
    "het": ("", "e"),
    "elig": ("", "e", "else"),
    "slig": ("",),
    "lig": ("", "e", "el"),
    "messig": ("",),
    "ig": ("", "e"),
    "isk": ("", "e", "i", "ikk", "ia", "er"),
    "sk": ("", "e", "er"),
    "ning": ("", "e", "ne", "ing"),
    "ing": ("", "e", "er"),
    "else": ("", "e"),
    "elser": ("", "e"),
    "sel": ("", "e"),
    "er": ("", "e"),
    "eri": ("", "e", "er"),
    "skap": ("", "s", "e"),
    "dom": ("", "e"),
    "som": ("", "e"),
    "sam": ("", "e"),
    "bar": ("", "e"),
    "løs": ("", "e", "s"),
    "full": ("", "e", "s"),
    "aktig": ("", "e"),
    "vis": ("", "e", "s"),
    "rik": ("", "e", "s"),
    "fri": ("", "e", "s"),
    "inne": ("", "e", "er"),
    "ling": ("", "e"),
    "ist": ("", "e", "i", "isme", "o", "a"),
    "isme": ("", "e", "isk", "i"),
    "ikk": ("", "e", "iker"),
    "iker": ("", "ikk", "i"),
    "ere": ("", "e", "a", "o", "er"),
    "ering": ("", "e", "ere", "a"),
    "asjon": ("", "e", "ere"),
    "sjon": ("", "ere", "tere"),
    "isere": ("", "e", "isk"),
    "tet": ("", "t"),
    "itet": ("", "e", "ell", "iv"),
    "iv": ("", "e", "asjon"),
    "ant": ("", "ere", "e"),
    "ent": ("", "ere", "e"),
    "ator": ("", "ere", "asjon"),
    "ør": ("", "ere", "e"),
    "ete": ("", "e"),
    "et": ("", "e"),
    "ende": ("", "e"),
    "nad": ("", "e"),
    "st": ("", "e"),
    "e": ("",),  # store, hamre; kaste
    "s": ("",),
    "t": ("",),
    "d": ("", "e"),
    "": ("e",),  # hopp: hoppe
    "mann": ("", "e", "s"),
    "ologi": ("", "e"),
    "ologisk": ("", "e"),
    "olog": ("", "e"),
    "aner": ("", "a"),  # cubaner
}
OF_VERBS: Final = words("ning ering ling")  # suffixes that verbs take
PREFIXES: Final = (
    "tilbake", "sammen", "gjennom", "mellom", "etter", "forut", "foran", "under", "bort", "fram",
    "frem", "fore", "gjen", "hjem", "imot", "inn", "med", "mis", "mot", "ned", "omkring", "opp",
    "over", "sam", "til", "unn", "utover", "uten", "van", "ved", "anti", "super", "mini", "for",
    "fra", "eks", "dis", "ut", "an", "av", "be", "bi", "om", "på", "re", "de", "ur", "u", "mega",
    "halv", "vel", "ko", "auto", "tele", "mikro", "multi", "ikke", "bak", "rundt", "hen",
)  # fmt: skip
# What ends so is a learned word, or called after who has it: no rose, nose, light or sea is in it.
# The last ones are ends of names.
LEARNED_ENDS: Final = (
    "artrose", "nekrose", "nevrose", "fibrose", "genese", "ralyse", "nalyse", "trolyse", "drolyse",
    "haver", "havere", "haveren", "haverne", "havende", "snes", "gros", "metri",
    "stad", "vik", "nes", "rud", "seth", "ert", "erte",
)  # fmt: skip
# Verbs whose past or participle is another word, too: smelte, of smelle. Of all others a listed
# word in -t, -te, -d, -de is no form.
TWINS: Final = words(
    "styre rane hale luke brake svare lyse spore tyne kile lete bøte gjete rake feie rede heve "
    "hele telle helle smelle skille venne skjemme renne kose mase rase pese ake sale felle"
)
# Adjectives whose neuter or plural is another word, too: lyst, faste.
ADJECTIVES: Final = words(
    "fast blond matt rik redd lang lat stolt slik hol sunn spak vek kul tung tørr skjør smal tom "
    "lys lav vag hver vår din sin min"
)
# Nouns that are plurals of adjectives, too, and the neuter of these.
PLURALS: Final = {"tunge": "tungt", "kule": "kult", "lange": "langt"}
