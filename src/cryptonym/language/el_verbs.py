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
    "εισαι ειται ουμαστε ουσουν ουνταν αμαι ασαι αται ωμαι ουται ωνται ανται ουμασταν ουσασταν "
    "ουμουν ουμουνα ουσουνα ομασταν οσασταν οσαστε ομουνα οσουνα οτανε οντανε οντουσαν ιομασταν "
    "ιοσασταν ιοσαστε ιομουνα ιοσουν ιοσουνα ιοτανε ιοντανε ιοντουσαν ιουνταν ιονται ουσανε αγανε "
    "εσθε εισθε ειστε ομεθα ουμεθα ετο οντο ειτο ουντο"
)
IMPERFECT: Final = words("αμε ατε ανε εσ αν α ε")
PAST: Final = words("α ε τε ου εσ αμε ατε αν ανε ω εισ ει ουμε ομε ετε ειτε ουν ουνε")
SUBJUNCTIVE: Final = words("ω εισ ει ουμε ομε ετε ειτε ουν ουνε")
LEARNED: Final = frozenset(words("ετο οντο ειτο ουντο"))  # θεωρείτο, but πόντο is none
PAST_STEM: Final = dict.fromkeys(words("εσ ε αμε ατε αν ανε"), "α") | dict.fromkeys(
    words("ω εισ ει ουμε ετε ειτε ουν ουνε"), "ηκα"
)
ACTIVE: Final = {
    "ψ": "πω βω φω πτω φτω", "εψ": "ευω", "αψ": "αυω", "ξ": "κω γω χω ζω σσω ττω χνω γγω ω αω",
    "σ": "ζω νω ω θω", "ησ": "ω αω ανω αινω", "ασ": "αζω ω αω νω ναω", "εσ": "ω αω",
    "ισ": "ιζω ινω ιω", "ωσ": "ωνω", "υσ": "υνω υω", "αν": "αινω", "υν": "υνω", "ειν": "ενω",
    "ειλ": "ελνω ελλω", "ειρ": "ερνω", "αλ": "αλλω", "ηξ": "ω αω", "αξ": "αζω ω αω",
    "αρισ": "αρω", "ιρισ": "ιρω", "ιν": "ινω", "ευσ": "εω ευδω", "ειμ": "εμω",
}  # fmt: skip
PASSIVE: Final = {
    "φτηκ φθηκ φτ φθ": "πω βω φω πτω", "χτηκ χθηκ χτ χθ": "κω γω χω ζω σσω ττω χνω γγω",
    "στηκ σθηκ στ σθ": "ζω θω νω ω", "ηθηκ ηθ": "ω αω ηνω ανω ωμαι", "ωθηκ ωθ": "ωνω ωζω",
    "ευτηκ ευθηκ ευτ ευθ": "ευω", "αθηκ αθ": "αινω ω", "εθηκ εθ": "ω εω ενω", "υνθηκ υνθ": "υνω",
    "ανθηκ ανθ": "αινω", "αριστηκ": "αρω", "αχτηκ": "αζω ω", "ηχτηκ": "ω",
    "ιθηκ ιθ": "ινω ιω", "υθηκ υθ": "υνω υω", "πηκ": "βω πω", "αλθηκ αλθ": "ελνω ελλω αλλω",
    "αρθηκ αρθ": "ερνω αιρω", "ερθηκ ερθ": "ερω ειρω", "ειστηκ ειστ": "ειω ειζω",
    "υρθηκ υρθ": "υρω", "εστηκ εστ": "ω αω", "ευστηκ ευστ": "εω ευδω", "αστηκ αστ": "νω ναω",
    "φηκ": "φω", "γηκ": "γω",
}  # fmt: skip
PARTICIPLE: Final = {
    "ημεν": "ω αω ανω", "ωμεν": "ωνω", "ισμεν": "ιζω", "ασμεν": "αζω", "ευμεν": "ευω",
    "εμεν": "ευω", "γμεν": "κω γω χω ζω σσω χνω γγω γχω", "μμεν": "πω βω φω πτω",
    "σμεν": "ζω θω νω", "υμεν": "υνω", "αρισμεν": "αρω", "ομεν": "ω", "ουμεν": "ω", "εσμεν": "ω",
    "δεδεμεν": "δεω", "κατεστημεν": "καθιστω", "λελειμμεν": "λειπω", "τεθειμεν": "θετω",
    "δεδειγμεν": "δεικνυω", "ειλημμεν": "λαμβανω",
}  # fmt: skip
LEARNED_PARTICIPLE: Final = words("οντα οντεσ οντοσ οντων οντασ ων ουσα ουσησ ουσεσ ουσα ουσων ον")
PASSIVE_PARTICIPLE: Final = words(
    "θεισ θεισα θεισασ θεισησ θεισεσ θεισων θεν θεντα θεντασ θεντεσ θεντοσ θεντων"
)
ADJECTIVE: Final = words("οσ η α ο οι εσ ου ησ ασ ων ουσ ε")


def _middle(verb: str) -> tuple[str, ...]:
    """The verb in -ω and its forms in -ομαι, as either may be in the dictionary."""
    if verb == "αω":
        return (verb, "ιεμαι")
    if verb == "ω":
        return (verb, "αω", "ουμαι", "ιεμαι", "ομαι", "αμαι")
    return (verb, verb[:-1] + "ομαι")


def _finite() -> Iterator[tuple[str, str]]:
    """Endings of the present and imperfect, and what the verb ends in."""
    yield from ((person, "ω") for person in PRESENT)
    yield from ((person, "ωμαι") for person in ("αται", "ωνται", "ασαι", "ατο"))  # εγγυάται
    for person in (*PRESENT, *IMPERFECT):
        if len(person) > 1:
            yield "γ" + person, "ω"  # καίγεται, τρώγονται, κλαίγατε


def _of_stems() -> Iterator[tuple[str, str]]:
    """Endings with the letters before them that other tenses and participles have."""
    for stem, verbs in ACTIVE.items():
        yield from ((stem + person, verbs) for person in PAST)
    for stems, verbs in PASSIVE.items():
        for stem in stems.split():
            persons = PAST if stem.endswith("ηκ") else SUBJUNCTIVE
            yield from ((stem + person, verbs) for person in persons)
    for stem, verbs in PARTICIPLE.items():
        yield from ((stem + ending, verbs) for ending in ADJECTIVE)


def _verb_endings() -> dict[str, tuple[str, ...]]:
    """Ending of a verb form → endings of the dictionary form."""
    found: dict[str, dict[str, None]] = {}
    for ending, verbs in (*_finite(), *_of_stems()):
        lemmas = (lemma for verb in verbs.split() for lemma in _middle(verb))
        found.setdefault(ending, {}).update(dict.fromkeys(lemmas))
    return {ending: tuple(lemmas) for ending, lemmas in found.items()}


ENDINGS: Final = _verb_endings()
SHORT_STEM: Final = 2
LONGEST: Final = max(map(len, ENDINGS))


def presents(word: str) -> Iterator[str]:
    """Verbs of which this may be a form without augment."""
    for length in range(min(LONGEST, len(word) - 1), 0, -1):
        if word[-length:] in LEARNED and len(word) - length <= SHORT_STEM:
            continue
        for ending in ENDINGS.get(word[-length:], ()):
            yield word[:-length] + ending
        if word[-length:] in PAST_STEM:  # ήρθαν → ήρθα, βρεθώ → βρέθηκα
            yield word[:-length] + PAST_STEM[word[-length:]]
            if word[-length - 1] in "σξψ":  # περάσει → πέρασα
                yield word[:-length] + "α"


def imperfect(word: str) -> Iterator[str]:
    """Verbs of a past tense on the stem of the present: γύριζε → γυρίζω."""
    for person in IMPERFECT:
        if word.endswith(person) and len(word) > len(person) + 2:
            yield word[: -len(person)] + "ω"


def learned_participle(word: str) -> Iterator[str]:
    """Verbs of a learned participle: εδρεύοντα, εδρευούσης → εδρεύω; φλογισθέν → φλογίζω."""
    for ending in LEARNED_PARTICIPLE:
        if word.endswith(ending) and len(word) > len(ending) + 3:
            yield word[: -len(ending)] + "ω"
    for ending in PASSIVE_PARTICIPLE:
        if word.endswith(ending) and len(word) > len(ending) + 3:
            yield from presents(word.removesuffix(ending) + "θηκε")


def contracted(word: str) -> Iterator[str]:
    """Verbs of a present without its vowel, or of an order: λέμε, τρώνε, καίνε, κράτα."""
    for person in ("με", "τε", "νε", "ν", "σ"):
        stem = word.removesuffix(person)
        if stem != word and len(stem) > 1 and stem.endswith(("α", "ε", "ο", "υ", "ω", "αι")):
            yield stem + "ω"
    if word.endswith(("α", "ου")) and len(word) > SHORT_STEM + 1:  # orders: κράτα, άκου
        yield word + "ω"
