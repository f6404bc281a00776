"""English affixes: what words are derived with, and how parts of compounds are linked."""

from __future__ import annotations

# Suffixes that derive: suffix, what the base has in its place. "" stands for nothing; doubled
# consonants are undone and a final i turned into y for every suffix.
SUFFIXES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("er", ("", "e")),
    ("or", ("", "e", "ee", "ion")),
    ("ar", ("", "e", "le")),
    ("ator", ("ate", "ation")),
    ("eer", ("", "e")),
    ("ee", ("", "e")),
    ("ing", ("", "e")),
    ("ed", ("", "e")),
    ("en", ("", "e")),
    ("y", ("", "e")),
    ("ey", ("", "e")),
    ("ie", ("", "e")),
    ("ly", ("", "le")),
    ("ally", ("",)),
    ("ish", ("", "e")),
    ("like", ("",)),
    ("wise", ("",)),
    ("ward", ("",)),
    ("wards", ("",)),
    ("some", ("",)),
    ("fold", ("",)),
    ("proof", ("",)),
    ("worthy", ("",)),
    ("ness", ("",)),
    ("less", ("",)),
    ("ful", ("",)),
    ("hood", ("",)),
    ("ship", ("",)),
    ("dom", ("", "e")),
    ("ment", ("", "e")),
    ("th", ("", "e")),
    ("ity", ("", "e", "ous")),
    ("ety", ("",)),
    ("ility", ("le",)),
    ("osity", ("ous",)),
    ("ation", ("", "e", "ate", "y")),
    ("ition", ("", "e", "ite", "ish")),
    ("ication", ("y", "icate")),
    ("tion", ("", "t", "te", "e")),
    ("ion", ("", "e")),
    ("sion", ("d", "de", "t", "s", "se")),
    ("sive", ("d", "de", "t", "s", "se")),
    ("ission", ("it",)),
    ("issive", ("it",)),
    ("uction", ("uce",)),
    ("uctive", ("uce",)),
    ("ocation", ("oke",)),
    ("amation", ("aim",)),
    ("ulsion", ("el",)),
    ("ulsive", ("el",)),
    ("undance", ("ound",)),
    ("undant", ("ound",)),
    ("inence", ("ain",)),
    ("enance", ("ain",)),
    ("otic", ("osis", "")),
    ("etical", ("esis",)),
    ("static", ("stasis",)),
    ("actic", ("ax",)),
    ("ptic", ("psis",)),
    ("cratic", ("cracy",)),
    ("acity", ("acious",)),
    ("ocity", ("ocious",)),
    ("ocative", ("oke",)),
    ("arian", ("e", "ity", "y")),
    ("bilistic", ("bility",)),
    ("ivistic", ("ivity",)),
    ("olution", ("olve",)),
    ("ature", ("", "e")),
    ("ulation", ("le",)),
    ("metric", ("meter",)),
    ("rant", ("er",)),
    ("istic", ("ism", "y")),
    ("ure", ("", "e")),
    ("ption", ("be", "ve", "pt")),
    ("able", ("", "e", "ate")),
    ("ible", ("", "e", "ion")),
    ("al", ("", "e", "a", "um", "us", "ation")),
    ("ual", ("", "e", "us")),
    ("ular", ("le", "ulum")),
    ("ial", ("", "e", "y")),
    ("tial", ("ce", "cy")),
    ("cial", ("ce",)),
    ("iferous", ("", "e", "a")),
    ("iform", ("", "e", "a")),
    ("ical", ("", "e", "y", "ic", "ics", "ix", "istry")),
    ("ic", ("", "e", "y", "a", "ics", "ia")),
    ("atic", ("", "e", "a")),
    ("etic", ("", "y")),
    ("ous", ("", "e", "on", "y", "us")),
    ("ious", ("", "y", "e", "ion", "ium")),
    ("ive", ("", "e", "ion")),
    ("ative", ("", "e", "ate")),
    ("ist", ("", "e", "y", "o", "a", "al")),
    ("ism", ("", "e", "y", "ist")),
    ("ise", ("", "e", "y")),
    ("ize", ("", "e", "y")),
    ("yse", ("ysis",)),
    ("yze", ("ysis",)),
    ("ify", ("", "e", "y")),
    ("ate", ("", "e", "a")),
    ("ette", ("", "e")),
    ("let", ("", "e", "le")),
    ("ling", ("", "e")),
    ("ster", ("", "e")),
    ("ess", ("", "e", "er", "or")),
    ("ress", ("er", "or")),
    ("ery", ("", "e")),
    ("ry", ("", "e")),
    ("age", ("", "e")),
    ("ance", ("", "e", "ant")),
    ("ence", ("", "e", "ent")),
    ("ancy", ("", "ant")),
    ("ency", ("", "ent")),
    ("cy", ("", "te", "t")),
    ("ant", ("", "e", "ate")),
    ("ent", ("", "e", "te")),
    ("ary", ("", "e", "y")),
    ("ory", ("", "e", "ion")),
    ("an", ("", "a", "e")),
    ("ian", ("", "e", "y", "ia")),
    ("ean", ("", "e")),
    ("ese", ("", "a", "e")),
    ("esque", ("", "e")),
    ("itis", ("",)),
    ("osis", ("",)),
    ("iasis", ("",)),
    ("oid", ("", "e")),
    ("ite", ("",)),
    ("ium", ("",)),
    ("ule", ("", "e")),
    ("ification", ("", "e")),
    ("ology", ("", "y")),
    ("ologist", ("", "ology")),
    ("ingly", ("", "e")),
    ("edly", ("", "e")),
    ("lessly", ("",)),
    ("fully", ("",)),
    ("ously", ("", "e", "y")),
    ("ization", ("", "e", "y")),
    ("isation", ("", "e", "y")),
    ("s", ("",)),
)

# Suffixes, some with the letters before them: what is left of a word is no part of it.
_SUFFIX_SHAPES = (
    "ation ition ution ction tion sion ion ment ship ships ally ably ible able ance ence ency ancy "
    "ppage eepage istry otry etry atory itory ity ine ian ling scape scapes stress stresses "
    "ford ton ham shire ency ulation uncle pier drake drakes den ram tan ward wards"
)
SUFFIX_SHAPES = tuple(_SUFFIX_SHAPES.split())

_PREFIXES = (
    "after all anti arch auto back be bi by co counter cross cyber de dis down electro em en ex "
    "exo extra fore hydro hyper il im in inter ir kilo macro mal mega micro mid mini mis mon mono "
    "multi neo non off on out over oxy photo poly post pre pro pseudo psycho re self semi step sub "
    "super techno tele thermo trans tri ultra un under uni up"
)
PREFIXES = tuple(_PREFIXES.split())
_LEARNED = "be co de dis em en ex il im ir mon pro trans"  # seldom felt
LEARNED = frozenset(_LEARNED.split())
LATIN = LEARNED | {"bi", "in", "pre", "sub", "uni"}  # often before what was never a word

# Shapes that a word takes at the front of a compound: end of the piece, end of the word.
LINKS = (
    ("s", ""),
    ("es", ""),
    ("ies", "y"),
    ("ves", "f"),
    ("ing", ""),
    ("ing", "e"),
    ("ed", ""),
)
# The same with the vowel of learned compounds, which short words do not have.
LONG_LINKS = (
    ("o", ""),
    ("o", "e"),
    ("ulo", "le"),
    ("o", "ic"),
    ("ro", "rum"),
)
# Suffixes that words of three letters take: piggy and nutty, but a ramie is of no ram.
_NATIVE = (
    "er eer ing ed en y ey ly ish like wise ward wards some fold proof worthy ness less ful hood "
    "ship dom ster let ling able age s"
)
NATIVE = frozenset(_NATIVE.split())
# Ends of many compounds, whatever stands before them: doss-house, brim-stone.
_COMMON_ENDS = (
    "house houses stone stones board boards wood woods berry berries light lights sacks grass "
    "birds worms weeds"
)
COMMON_ENDS = frozenset(_COMMON_ENDS.split())
DOUBLING = frozenset({"er", "ed", "ing", "y", "ish", "en", "ey", "ery"})  # as in topper
# Suffixes of learned words, whose bases are seldom words: lambency, passant, signory.
_LEARNED_SUFFIXES = "ency ancy an ant ent ary ory ule cy"
LEARNED_SUFFIXES = frozenset(_LEARNED_SUFFIXES.split())
