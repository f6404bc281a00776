"""Greek pasts and irregular stems: back to the first person of the present."""

from collections.abc import Iterator
from typing import Final

from cryptonym.language.el_verbs import PAST, imperfect, presents, words

# Prefixes as they are before an augment → as they are in the present.
AUGMENTED: Final = {
    "επε": ("επι",), "υπε": ("υπο",), "κατε": ("κατα",), "απε": ("απο",), "παρε": ("παρα",),
    "διε": ("δια",), "ανε": ("ανα",), "μετε": ("μετα",), "προε": ("προ",), "αντε": ("αντι",),
    "περιε": ("περι",), "εισε": ("εισ",), "συνε": ("συν", "συγ", "συμ", "συλ", "συ"),
    "εξε": ("εξ", "εκ"), "ενε": ("εν", "εγ", "εμ"), "προσε": ("προσ",), "υπερε": ("υπερ",),
    "επανε": ("επανα",), "αμφε": ("αμφι",), "εγκατε": ("εγκατα",), "αντικατε": ("αντικατα",),
    "ενδιε": ("ενδια",), "αποκατε": ("αποκατα",), "εξαπε": ("εξαπο",), "ανταπε": ("ανταπο",),
    "επενε": ("επεν", "επεμ"), "παρενε": ("παρεν", "παρεμ"), "κατη": ("κατα", "κατε"),
    "παρη": ("παρα", "παρε"), "εξη": ("εξα", "εξε"), "ανη": ("ανα", "ανε"),
    "διη": ("δια", "διε"), "υπη": ("υπα", "υπο"), "απη": ("απα", "απαι", "απο"),
    "ενη": ("ενα", "ενε"), "συνη": ("συνα", "συνε"), "επη": ("επα", "επε"),
}  # fmt: skip
PREFIXES: Final = frozenset(prefix for some in AUGMENTED.values() for prefix in some) | frozenset(
    words("αφ υφ καθ εφ δι αν απ επ παρ μετ υπ κατ αντ εισ ξανα ξε")
)
PAST_ENDS: Final = words("α εσ ε αν ετο οντο εντο ειτο ουντο")  # of a past that has an augment
PARTICIPLE: Final = "μεν"
LEARNED_PASSIVE: Final = (("ησαν", "ηκαν"), ("η", "ηκε"))  # ελήφθησαν, ελήφθη
# Some irregular stems have a learned middle voice, too: τίθεται.
PERSONS: Final = PAST + words("ετο οντο εντο εται ονται ενται εμαι εσαι εσθε")

# Stems that no rule gives → verbs; prefixed verbs share them (παρέδωσε, επαναλάβει, συμμετείχε).
_STEMS: Final = """
αισθανθ αισθανομαι|κλαπ κλεβω|κλαπηκ κλεβω|ελθ ερχομαι|ηλθ ερχομαι|παρθ παιρνω|ξεχαστ ξεχναω|
ξεχαστηκ ξεχναω|καταλαβ καταλαβαινω|κατσ καθομαι|κληθ καλω|ειπ λεω|ειδ βλεπω|ειδωθ βλεπω|
ερθ ερχομαι|π λεω|δ βλεπω|ηρθ ερχομαι|ρθ ερχομαι|βρηκ βρισκω|βρ βρισκω|βρεθ βρισκω|πηρ παιρνω|
παρ παιρνω|δωσ δινω διδω|δοθ δινω διδω|βαλ βαζω βαλλω|βληθ βαλλω|βγαλ βγαζω|φαγ τρωω|φα τρωω|
φαγωθ τρωω|πι πινω|ηπι πινω|φυγ φευγω|μειν μενω|πεσ πεφτω πιπτω|πηγ πηγαινω παω|πηγαιν πηγαινω|
πα πηγαινω παω|καν κανω|μαθ μαθαινω|παθ παθαινω|γιν γινομαι|στειλ στελνω στελλω|σταλ στελνω στελλω|
σπειρ σπερνω|φερ φερνω φερω|φερθ φερνω|λαβ λαμβανω|ληφθ λαμβανω|βγηκ βγαινω|βγ βγαινω|μπηκ μπαινω|
μπ μπαινω|ανεβηκ ανεβαινω|ανεβ ανεβαινω|κατεβηκ κατεβαινω|κατεβ κατεβαινω|βηκ βαινω|πεθαν πεθαινω|
ειχ εχω|σχ εχω|ηθελ θελω|ηξερ ξερω|χαρηκ χαιρομαι|χαρ χαιρομαι χαιρω|φανηκ φαινομαι|φαν φαινομαι|
σταθ στεκομαι|καηκ καιω|καψ καιω|κλαψ κλαιω|πλυν πλενω|πλυθ πλενω|κοπηκ κοβω κοπτω|κοπ κοβω κοπτω|
κοψ κοβω|λεξ λεγω|λεχθ λεγω|ειπωθ λεω|τεθ θετω τιθεμαι|θεσ θετω|στησ στηνω|δηλωσ δηλωνω|αφησ αφηνω|
αφεθ αφηνω|ασ αφηνω|ηρ αιρω|τυχ τυχαινω τυγχανω|πετυχ πετυχαινω|αγαγ αγω|ηγαγ αγω|αχθ αγω|
μπορεσ μπορω|κρεμασ κρεμω|ντυθ ντυνω|ντυσ ντυνω|συρ σερνω|ραψ ραβω|κλεψ κλεβω|θαψ θαβω|
υπηρχ υπαρχω|υπηρξ υπαρχω|στραφ στρεφω|στραφηκ στρεφω|τραπ τρεπω|τραπηκ τρεπω|σταληκ στελνω στελλω|
καμ κανω|τρωγ τρωω|ελεγ λεω λεγω|εφταιγ φταιω|εκλαιγ κλαιω|εκαιγ καιω|ακουγ ακουω|δειξ δεικνυω|
δειχθ δεικνυω|δειχτ δεικνυω|δειχτηκ δεικνυω|μιχθ μιγνυω|μειχθ μειγνυω|μιξ μιγνυω|μειξ μειγνυω|
ρρηξ ρρηγνυω|ραγ ρηγνυμαι|ρραγηκ ρηγνυμαι|τευχθ τυγχανω|ηχθ αγω|καταστ καθιστω καθισταμαι|
καταστηκ καθιστω καθισταμαι|καταστησ καθιστω|κατασταθ καθιστω|υποστ υφισταμαι|υποστηκ υφισταμαι|
παραστ παρισταμαι|παραστηκ παρισταμαι|αναστ ανασταινω αναστηνω|αναστηκ ανασταινω αναστηνω|
συστησ συνιστω|συσταθ συνιστω|γραφηκ γραφω|λεγηκ λεγω|τριβηκ τριβω|πλακ πλεκω|πλακηκ πλεκω|
πλαγ πλησσω|πλαγηκ πλησσω|πληγ πληττω|πληγηκ πληττω|μετασχ μετεχω|παρασχ παρεχω|κατασχ κατεχω|
ανασχ ανεχομαι|αρθ αιρω|αρ αιρω|αποβ αποβαινω|μεταβ μεταβαινω|προβ προβαινω|διαβ διαβαινω|
συμβ συμβαινω|υπερβ υπερβαινω|εμβ εμβαινω|παραβ παραβαινω|γεν γινομαι|γινηκ γινομαι|ευρ ευρισκω|
ηυρ ευρισκω βρισκω|ευρεθ ευρισκω|ιδ βλεπω|ιδωθ βλεπω|στασ στεκομαι|τιθ θετω τιθεμαι|κλαυτ κλαιω|
κλαυτηκ κλαιω|εχ εχω|φταιξ φταιω|βγαλθ βγαζω|μαθευτ μαθαινω|μαθευτηκ μαθαινω|πιωθ πινω|πλυσ πλενω|
αποσχ απεχω
"""
IRREGULAR: Final = {
    form: tuple(verbs)
    for stem, *verbs in map(str.split, _STEMS.replace("\n", "").split("|"))
    for form in ((stem, stem + "ηκ") if stem[-1] == "θ" else (stem,))  # σταθεί, στάθηκε
}
SHORTEST_REST: Final = 3  # letters behind a prefix with an augment
SHORTEST_PAST: Final = 4  # letters of έχει, which is no past
SHORTEST_STEM: Final = 2  # of an irregular stem that prefixed verbs share
LONGEST_AUGMENTED: Final = max(map(len, AUGMENTED))
LONGEST_STEM: Final = max(map(len, IRREGULAR))


def pasts(word: str) -> Iterator[str]:
    """Verbs of which this may be a form by a stem of its own, or with an augment."""
    yield from _irregular(word)
    if word.endswith(PAST_ENDS):
        yield from _augmented(word)
    elif PARTICIPLE in word[-6:]:  # ανεπτυγμένος has an augment, too
        yield from _within(word)
    for learned, popular in LEARNED_PASSIVE:
        if word.endswith(learned) and len(word) > len(learned) + 3:
            said = word.removesuffix(learned) + popular
            yield from _irregular(said)
            yield from _augmented(said)


def _irregular(word: str) -> Iterator[str]:
    """Verbs of which this is a form by a stem of its own: παραδώσει, επαναλάβει, πιες."""
    for person in PERSONS:
        if not word.endswith(person) or len(word) == len(person):
            continue
        stem = word[: -len(person)]
        if len(stem) > 1 or person in PAST:  # πόντο is not of λέω
            yield from IRREGULAR.get(stem, ())
        for length in range(SHORTEST_STEM, min(len(stem), LONGEST_STEM + 1)):
            if length == SHORTEST_STEM and stem[:-length] not in PREFIXES:
                continue  # χήρα is not of χαίρω
            for verb in IRREGULAR.get(stem[-length:], ()):
                yield stem[:-length] + verb
                if verb[-1] == "ω":  # αντιλήφθηκε → αντιλαμβάνομαι
                    yield stem[:-length] + verb[:-1] + "ομαι"


def _augmented(word: str) -> Iterator[str]:
    """Verbs of a past tense that has its augment: έγραφε, ήλπιζε, υπέγραψε."""
    if word[0] == "ε":
        yield from presents(word[1:])
        yield from _irregular(word[1:])
        if len(word) > SHORTEST_PAST:
            yield from imperfect(word[1:])
    elif word[0] == "η":
        for vowel in "εα":
            yield from presents(vowel + word[1:])
            yield from imperfect(vowel + word[1:])
    yield from _within(word)


def _within(word: str) -> Iterator[str]:
    """The same behind a prefix: υπέγραψε → υπογράφω, ενέκρινε → εγκρίνω, συνέδεε."""
    for length in range(1, min(LONGEST_AUGMENTED, len(word) - SHORTEST_REST) + 1):
        rest = word[length:]
        for prefix in AUGMENTED.get(word[:length], ()):
            plain = prefix + rest
            augment = word[length - 1] == "ε"  # an η is a letter of the verb as well: απήτησε
            shortest = len(prefix) + SHORTEST_REST if augment else 0  # ανέβασα is not of ανάβω
            yield from (verb for verb in imperfect(plain) if len(verb) >= shortest)
            if len(rest) > SHORTEST_REST:
                yield from (verb for verb in presents(plain) if len(verb) >= shortest)
                yield from _irregular(plain)
