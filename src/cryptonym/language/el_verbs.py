"""Greek verbs: from any of their forms back to the first person of the present."""

from collections.abc import Iterator
from typing import Final


def words(text: str) -> tuple[str, ...]:
    """A tuple of words, written as a text."""
    return tuple(text.split())


# Personal endings after the present stem, and stems of other tenses → present endings.
PRESENT: Final = words(
    "ειτε ουτε ω εισ ει ουμε ομε ετε ουν ουνε αμε ανε αω αει ουσα ουσεσ ουσε ουσαμε ουσατε "
    "ουσαν αγα αγεσ αγε αγαμε αγατε αγαν οντασ ωντασ ομαι εσαι εται ομαστε εστε ονται ουνται "
    "ομουν οσουν οταν ονταν ιεμαι ιεσαι ιεται ιομαστε ιεστε ιουνται ιομουν ιοταν ιονταν ουμαι "
    "εισαι ειται ουμαστε ουσουν ουνταν αμαι ασαι αται ωμαι"
)
IMPERFECT: Final = words("αμε ατε ανε εσ αν α ε")
PAST: Final = words("α ε τε ου εσ αμε ατε αν ανε ω εισ ει ουμε ομε ετε ειτε ουν ουνε")
PAST_STEM: Final = dict.fromkeys(words("εσ ε αμε ατε αν ανε"), "α") | dict.fromkeys(
    words("ω εισ ει ουμε ετε ειτε ουν ουνε"), "ηκα"
)
AUGMENTED: Final = {
    "επε": ("επι",), "υπε": ("υπο",), "κατε": ("κατα",), "απε": ("απο",), "παρε": ("παρα",),
    "διε": ("δια",), "ανε": ("ανα",), "μετε": ("μετα",), "προε": ("προ",), "αντε": ("αντι",),
    "περιε": ("περι",), "εισε": ("εισ",), "συνε": ("συν", "συγ", "συμ", "συλ"), "εξε": ("εξ", "εκ"),
    "ενε": ("εν", "εγ", "εμ"), "προσε": ("προσ",), "υπερε": ("υπερ",), "επανε": ("επανα",),
}  # fmt: skip
ACTIVE: Final = {
    "ψ": "πω βω φω πτω φτω", "εψ": "ευω", "αψ": "αυω", "ξ": "κω γω χω ζω σσω ττω χνω γγω ω αω",
    "σ": "ζω νω ω θω", "ησ": "ω αω", "ασ": "ω αω αζω", "εσ": "ω αω",
    "ισ": "ιζω ινω ιω", "ωσ": "ωνω", "υσ": "υνω υω", "αν": "αινω", "υν": "υνω", "ειν": "ενω",
    "ειλ": "ελνω ελλω", "ειρ": "ερνω αιρω", "αλ": "αλλω", "ηξ": "ω αω", "αξ": "αζω ω αω",
    "αρισ": "αρω", "ιρισ": "ιρω", "ιν": "ινω",
}  # fmt: skip
PASSIVE: Final = {
    "φτηκ φθηκ φτ φθ": "πω βω φω πτω", "χτηκ χθηκ χτ χθ": "κω γω χω ζω σσω ττω χνω γγω",
    "στηκ σθηκ στ σθ": "ζω θω νω ω", "ηθηκ ηθ": "ω αω", "ωθηκ ωθ": "ωνω",
    "ευτηκ ευθηκ ευτ ευθ": "ευω", "αθηκ αθ": "αινω ω", "εθηκ εθ": "ω", "υνθηκ υνθ": "υνω",
    "ανθηκ ανθ": "αινω", "αριστηκ": "αρω", "αχτηκ": "αζω ω", "ηχτηκ": "ω",
    "ιθηκ ιθ": "ινω ιω", "υθηκ υθ": "υνω υω", "πηκ": "βω πω", "αλθηκ αλθ": "ελνω ελλω αλλω",
    "αρθηκ αρθ": "ερνω αιρω", "ερθηκ ερθ": "ερω", "ειστηκ ειστ": "ειω ειζω",
}  # fmt: skip
PARTICIPLE: Final = {
    "ημεν": "ω αω", "ωμεν": "ωνω", "ισμεν": "ιζω", "ασμεν": "αζω", "ευμεν": "ευω",
    "εμεν": "ευω", "γμεν": "κω γω χω ζω σσω χνω γγω", "μμεν": "πω βω φω πτω", "σμεν": "ζω θω",
    "υμεν": "υνω", "αρισμεν": "αρω", "ομεν": "ω", "ουμεν": "ω",
}  # fmt: skip
LEARNED_PARTICIPLE: Final = words("οντα οντεσ οντοσ οντων οντασ ων ουσα ουσησ ουσεσ ουσα ουσων ον")
ADJECTIVE: Final = words("οσ η α ο οι εσ ου ησ ασ ων ουσ ε")

# Stems that no rule gives → verbs; prefixed verbs share them (παρέδωσε, επαναλάβει, συμμετείχε).
_STEMS: Final = """
αισθανθηκ αισθανομαι|αισθανθ αισθανομαι|κλαπ κλεβω|κλαπηκ κλεβω|εληφθ λαμβανω|
ελθ ερχομαι|ηλθ ερχομαι|παρθ παιρνω|παρθηκ παιρνω|ξεχαστ ξεχναω|ξεχαστηκ ξεχναω|
καταλαβ καταλαβαινω|κατσ καθομαι|εκατσ καθομαι|κληθ καλω|κληθηκ καλω|
ειπ λεω|π λεω|ειδ βλεπω|δ βλεπω|ηρθ ερχομαι|ερθ ερχομαι|ρθ ερχομαι|βρηκ βρισκω|βρ βρισκω|
βρεθηκ βρισκω|βρεθ βρισκω|πηρ παιρνω|παρ παιρνω|δωσ δινω διδω|εδωσ δινω|δοθηκ δινω διδω|
δοθ δινω διδω|βαλ βαζω βαλλω|εβαλ βαζω|βληθηκ βαλλω|βληθ βαλλω|βγαλ βγαζω|εβγαλ βγαζω|φαγ τρωω|
εφαγ τρωω|φα τρωω|φαγωθ τρωω|πι πινω|ηπι πινω|φυγ φευγω|εφυγ φευγω|μειν μενω|εμειν μενω|
πεσ πεφτω|επεσ πεφτω|πηγ πηγαινω παω|πηγαιν πηγαινω|πα πηγαινω παω|καν κανω|εκαν κανω|
μαθ μαθαινω|εμαθ μαθαινω|παθ παθαινω|επαθ παθαινω|γιν γινομαι|εγιν γινομαι|στειλ στελνω στελλω|
εστειλ στελνω|σταλ στελνω|σπειρ σπερνω|φερ φερνω φερω|εφερ φερνω|φερθ φερνω|λαβ λαμβανω|
ελαβ λαμβανω|ληφθηκ λαμβανω|ληφθ λαμβανω|βγηκ βγαινω|βγ βγαινω|μπηκ μπαινω|μπ μπαινω|
ανεβηκ ανεβαινω|ανεβ ανεβαινω|κατεβηκ κατεβαινω|κατεβ κατεβαινω|βηκ βαινω|πεθαν πεθαινω|ειχ εχω|
σχ εχω|ηθελ θελω|ηξερ ξερω|χαρηκ χαιρομαι|χαρ χαιρομαι|φανηκ φαινομαι|φαν φαινομαι|
σταθηκ στεκομαι|σταθ στεκομαι|καηκ καιω|καψ καιω|εκαψ καιω|κλαψ κλαιω|εκλαψ κλαιω|πλυν πλενω|
επλυν πλενω|πλυθ πλενω|κοπηκ κοβω|κοπ κοβω|κοψ κοβω|εκοψ κοβω|λεξ λεγω|λεχθ λεγω|ειπωθ λεω|
τεθηκ θετω|τεθ θετω|θεσ θετω|εθεσ θετω|στησ στηνω|εστησ στηνω|δηλωσ δηλωνω|αφησ αφηνω|
αφεθ αφηνω|ασ αφηνω|ηρ αιρω|τυχ τυχαινω|ετυχ τυχαινω|πετυχ πετυχαινω|αγαγ αγω|ηγαγ αγω|αχθ αγω|
αχθηκ αγω|μπορεσ μπορω|κρεμασ κρεμω|ντυθ ντυνω|ντυσ ντυνω|συρ σερνω|εσυρ σερνω|ραψ ραβω|
κλεψ κλεβω|θαψ θαβω|υπηρχ υπαρχω|υπηρξ υπαρχω|στραφ στρεφω|στραφηκ στρεφω|τραπ τρεπω|
τραπηκ τρεπω|αφεθηκ αφηνω|εσταλ στελνω|σταληκ στελνω|καμ κανω|εκαμ κανω|τρωγ τρωω|ετρωγ τρωω|
ελεγ λεω λεγω|εφταιγ φταιω|εκλαιγ κλαιω|εκαιγ καιω|ακουγ ακουω
"""
IRREGULAR: Final = {
    stem: tuple(verbs) for stem, *verbs in map(str.split, _STEMS.replace("\n", "").split("|"))
}
SHORTEST_STEM: Final = 2  # of an irregular stem that prefixed verbs share
LONGEST_STEM: Final = max(map(len, IRREGULAR))


def _middle(verb: str) -> tuple[str, ...]:
    """The verb in -ω and its forms in -ομαι, as either may be in the dictionary."""
    if verb == "αω":
        return (verb, "ιεμαι")
    if verb == "ω":
        return (verb, "αω", "ουμαι", "ιεμαι", "ομαι", "αμαι")
    return (verb, verb[:-1] + "ομαι")


def _verb_endings() -> dict[str, tuple[str, ...]]:
    """Ending of a verb form → endings of the dictionary form."""
    found: dict[str, dict[str, None]] = {}

    def learn(ending: str, verbs: str) -> None:
        lemmas = (lemma for verb in verbs.split() for lemma in _middle(verb))
        found.setdefault(ending, {}).update(dict.fromkeys(lemmas))

    for person in PRESENT:
        learn(person, "ω")
    for stem, verbs in ACTIVE.items():
        for person in PAST:
            learn(stem + person, verbs)
    for stems, verbs in PASSIVE.items():
        for stem in stems.split():
            for person in PAST:
                learn(stem + person, verbs)
    for stem, verbs in PARTICIPLE.items():
        for ending in ADJECTIVE:
            learn(stem + ending, verbs)
    return {ending: tuple(lemmas) for ending, lemmas in found.items()}


ENDINGS: Final = _verb_endings()
LONGEST: Final = max(map(len, ENDINGS))


def presents(word: str) -> Iterator[str]:
    """Verbs of which this may be a form without augment."""
    for length in range(min(LONGEST, len(word) - 1), 0, -1):
        for ending in ENDINGS.get(word[-length:], ()):
            yield word[:-length] + ending
        if word[-length:] in PAST_STEM:  # ήρθαν → ήρθα, βρεθώ → βρέθηκα
            yield word[:-length] + PAST_STEM[word[-length:]]
            if word[-length - 1] in "σξψ":  # περάσει → πέρασα
                yield word[:-length] + "α"


def irregular(word: str) -> Iterator[str]:
    """Verbs of which this is a form by a stem of its own: παραδώσει, επαναλάβει, πιες."""
    for person in PAST:
        if not word.endswith(person) or len(word) == len(person):
            continue
        stem = word[: -len(person)]
        for verb in IRREGULAR.get(stem, ()):
            yield verb
        for length in range(SHORTEST_STEM, min(len(stem), LONGEST_STEM + 1)):
            for verb in IRREGULAR.get(stem[-length:], ()):
                yield stem[:-length] + verb


def within(word: str) -> Iterator[str]:
    """Past tenses with the augment inside: υπέγραψε → υπογράφω, ενέκρινε → εγκρίνω."""
    for augmented, prefixes in AUGMENTED.items():
        if word.startswith(augmented) and len(word) > len(augmented) + 3:
            for prefix in prefixes:
                plain = prefix + word[len(augmented) :]
                yield from presents(plain)
                yield from irregular(plain)
                yield from imperfect(plain)


def imperfect(word: str) -> Iterator[str]:
    """Verbs of a past tense on the stem of the present: γύριζε → γυρίζω."""
    for person in IMPERFECT:
        if word.endswith(person) and len(word) > len(person) + 2:
            yield word[: -len(person)] + "ω"


def learned_participle(word: str) -> Iterator[str]:
    """Verbs of a learned participle: εδρεύοντα, εδρευούσης → εδρεύω."""
    for ending in LEARNED_PARTICIPLE:
        if word.endswith(ending) and len(word) > len(ending) + 3:
            yield word[: -len(ending)] + "ω"


def contracted(word: str) -> Iterator[str]:
    """Verbs of a present without its vowel: λέμε, τρώνε, ακούς."""
    for person in ("με", "τε", "νε", "ν", "σ"):
        stem = word.removesuffix(person)
        if stem != word and len(stem) > 1 and stem[-1] in "αεουω":
            yield stem + "ω"


def past(word: str) -> Iterator[str]:
    """Verbs of a past tense that is written without its augment."""
    yield from presents(word)
    yield from imperfect(word)
