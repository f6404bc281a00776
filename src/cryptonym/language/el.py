"""Greek: how its words are written, inflected, derived and put together."""

import re
import unicodedata
from collections.abc import Iterator

import snowballstemmer

from cryptonym.language.base import Language
from cryptonym.language.el_pasts import pasts
from cryptonym.language.el_verbs import (
    ADJECTIVE,
    contracted,
    imperfect,
    learned_participle,
    presents,
    words,
)
from cryptonym.language.lexicon import Lexicon

VOWELS = "αεηιουωϊϋ"
# A tonos on the first of two vowels says that they are two syllables: ρολόι is ΡΟΛΟΪ in capitals.
TWO_SYLLABLES = (
    ("άι", "αϊ"), ("έι", "εϊ"), ("όι", "οϊ"), ("ύι", "υϊ"),
    ("άυ", "αϋ"), ("έυ", "εϋ"), ("όυ", "οϋ"),
)  # fmt: skip
TONOS = str.maketrans("άέήίόύώΐΰςϐϑϕϖ", "αεηιουωϊϋσβθφπ")
DIALYTIKA = str.maketrans("ϊϋ", "ιυ")

OLD_MARKS = dict.fromkeys(map(ord, "\u0313\u0314\u0345\u0304\u0306")) | {0x342: 0x301, 0x300: 0x301}
_POLYTONIC = re.compile(r"[\u1f00-\u1fff\u0313\u0314\u0342\u0345]")

# Ending of an inflected noun or adjective → endings of the dictionary form, likeliest first.
NOUNS = {
    "ο": ("οσ",), "οι": ("οσ",), "ου": ("οσ", "ο", "ουσ"), "ουσ": ("οσ", "ησ", "ου"),
    "ε": ("οσ", "εσ"), "ων": ("οσ", "ο", "α", "η", "ησ", "ασ", "υσ", "σ", "ονασ", "ωνασ"),
    "ον": ("ο", "οσ", "ων"), "ιον": ("ι", "ιο"), "αντοσ": ("αν", "αντασ"), "αντα": ("αν",),
    "αντων": ("αν", "αντασ"), "ατοσ": ("ασ", "ωρ", "υ"), "ατα": ("ασ", "υ"),
    "ατων": ("ασ", "ωρ", "υ"), "ορα": ("ωρ",), "οροσ": ("ωρ",), "ορεσ": ("ωρ",), "ορων": ("ωρ",),
    "ουσα": ("ων",), "ουσασ": ("ων",), "ουσησ": ("ων",), "ουσεσ": ("ων",), "ουσων": ("ων",),
    "οντεσ": ("ων",), "ισ": ("η",), "οτησ": ("οτητα",), "σαρων": ("σερα", "σερισ"),
    "εα": ("υ", "υσ"), "αδων": ("ασ", "ησ", "ι"),
    "α": ("ο", "ασ"), "ασ": ("α", "αντασ"), "εσ": ("α", "η", "ασ", "ησ", "σ"),
    "η": ("ησ",), "ησ": ("η",),
    "εισ": ("η", "ησ", "υσ", "εασ"), "εων": ("η", "εασ", "υσ", "υ"),
    "εωσ": ("η", "εασ", "υσ"),
    "αδεσ": ("ασ",), "ροσ": ("ρασ", "ρ"), "κοσ": ("κασ",), "ενοσ": ("εν",),
    "ηδεσ": ("ησ",), "ηδων": ("ησ",),
    "εδεσ": ("εσ",), "εδων": ("εσ",), "ουδεσ": ("ου", "ουσ"), "ουδων": ("ου", "ουσ"),
    "ια": ("ι", "υσ"), "ιου": ("ι",), "ιων": ("ι",), "ιοι": ("υσ", "ησ"),
    "ιεσ": ("υσ", "ησ"), "ιασ": ("υσ",), "εια": ("υσ",), "εοσ": ("υσ", "υ"),
    "υ": ("υσ",), "υα": ("υ",), "υου": ("υ",), "υων": ("υ",), "ι": ("ησ",), "ωσ": ("οσ", "ησ", "ω"),
    "ματοσ": ("μα",), "ματα": ("μα",), "ματων": ("μα",),
    "ιματοσ": ("ιμο",), "ιματα": ("ιμο",), "ιματων": ("ιμο",),
    "οντοσ": ("ον", "οντασ", "ων"), "οντα": ("ον", "ων"), "οντων": ("ον", "οντασ", "ων"),
    "οτοσ": ("οσ",), "οτα": ("οσ",), "οτων": ("οσ",), "ϊα": ("ϊ",), "για": ("ϊ",), "γιου": ("ϊ",),
    "γιων": ("ϊ",), "ϊου": ("ϊ",),
}  # fmt: skip
BEFORE_EIS = "σξψτλμδρ"  # πόλεις, δυνάμεις, but of δίνη δίνες
AGAIN = "ξανα"  # before any verb
# Feminines of adjectives: -α, -η → -ος only after a stem this long (φορά is not φόρος).
LONG_STEM = 4
SHORT_STEM = 3
LONG_AGENT = 6  # letters of a form of one who does something
PLURALS = {
    "ων": ("οσ", "ο", "η", "ησ", "ασ", "υσ", "σ", "α"), "ιων": ("ι",), "ματων": ("μα",),
    "εσ": ("α", "η", "ασ", "ησ"), "οι": ("οσ",), "σεισ": ("ση",), "ξεισ": ("ξη",), "ψεισ": ("ψη",),
}  # fmt: skip
NEUTERS = words(  # λάθος, λάθη
    "μερ λαθ παθ δασ βελ ανθ εθν ειδ ετ ηθ υψ βαθ μηκ πλατ βαρ κρατ τελ χειλ σκευ στελεχ στηθ "
    "σκελ κερδ χρε κοστ μεγεθ πελαγ ορ ιχν υφ νεφ μελ γεν ψευδ πληθ ξιφ κτην λιπ τευχ ραμφ "
    "εδαφ σκαφ αγχ αλγ οφελ ριγ τειχ ελ κελυφ ελκ μισ καλλ βρεφ παχ χειλ μακρ φαρδ"
)
ADJECTIVE_STEMS = words("ι ικ ακ ιν εν ερ ηρ ωτ στ ιμ αι ατ ητ κτ ντ")
DEGREES = {"οτερ": "οσ", "οτατ": "οσ", "υτερ": "υσ", "υτατ": "υσ", "εστερ": "ησ", "εστατ": "ησ"}

# Living suffixes, and what the base may end in.
BASE_ENDS = (
    "", "οσ", "ο", "α", "η", "ι", "ασ", "ησ", "εσ", "υσ", "μα", "ω", "ιζω", "ωνω", "αζω", "ευω",
    "ομαι", "ια", "ιο", "ικοσ", "αω", "ιοσ", "ση", "ου",
)  # fmt: skip
SUFFIXES = words(
    "ακι αρακι ουδακι αδακι εδακι ακοσ ουλα ουλι ουλησ ουλικο ιτσα ιτσι αρα αροσ αρασ ουκλα "
    "ακλα ουδι αδι ουδα ουτσικοσ ιδιο αριο ισκοσ οπουλο οπουλα αρουδι ακησ ινοσ ενιοσ ισιοσ "
    "εροσ ηροσ ωδησ ωτοσ ατοσ ιακοσ ικοσ αϊκοσ ιστικοσ ιατικοσ ατικοσ τικοσ ιμοσ ιανοσ ιαιοσ "
    "αιοσ ιοσ ινα ειδησ οειδησ τοσ στοσ χτοσ κτοσ φτοσ πτοσ ουργοσ ουχοσ μενοσ ασ αδικο ιδικο "
    "ατζησ τζησ τζου αρησ ιαρησ ιερησ ιερα αδοροσ ιστασ ιστησ ιστρια ητησ ωτησ ιτησ τησ τρια "
    "τρα ισσα τηρασ τησιοσ εασ ευσ ανοσ ινοσ ιωτησ ωνασ ιωνασ ια εια αδα ιαδα ιλα ουρα ειο "
    "τηριο ιστηρι τηρι αρι εριο οτητα υτητα οσυνη ιτιδα ισμοσ μοσ ασμοσ ιζω αζω ωνω ευω αρω "
    "ιαζω αινω υνω ιζομαι ευομαι ωνομαι ουμαι ιεμαι ω ιμο σιμο ξιμο ψιμο ηση ιση ωση αση υση "
    "ευση ανση υνση ση ξη ψη ημα ισμα ωμα ασμα ευμα εμα γμα μμα μα ητο ητοσ ικα ικη ιστικη "
    "λογοσ λογια λογικοσ γραφοσ γραφια φοροσ φορια ποιοσ ποιω ποιηση πωλησ πωλειο κομοσ κομια "
    "νομοσ αρχησ θηκη μανησ μανια φιλοσ φοβοσ κτονοσ τροφοσ τροφια λατρησ μετρο "
    "ευσιμοσ ησιμοσ ωσιμοσ ωποσ ειοσ ησιοσ ιωτικοσ ωτικοσ ιτικοσ αρικοσ ιαρικοσ"
)
LINKED = words(
    "λογοσ λογια λογικοσ γραφοσ γραφια φοροσ φορια ποιοσ ποιω ποιηση πωλησ πωλειο κομοσ κομια "
    "νομοσ θηκη μανησ μανια φιλοσ φοβοσ κτονοσ τροφοσ τροφια λατρησ μετρο ειδησ"
)
HARDENING = (("κτ", "χτ"), ("φθ", "φτ"), ("πτ", "φτ"), ("σκ", "σχ"), ("χθ", "χτ"), ("σθ", "στ"))
STEM_SHIFTS = {
    "ξ": "κγχζ", "ψ": "πβφυ", "σ": "ζνθτδ", "γ": "ζχκ", "μ": "πβφ", "χ": "γκζ", "φ": "πβ",
}  # fmt: skip

PREFIXES = words(
    "ξανα ξε ξ αδια ανα αν α κατα κατ καθ παρα παρ συν συμ συγ συλ συρ συ υπερ υπο υπ υφ δια δι "
    "επι επ εφ προσ προ δυσ ευ απο απ αφ εκ εξ εν εμ εγ εισ μετα μετ αντι αντ ανθ περι αμφι αρχι "
    "τηλε ημι μονο τρι τετρα πεντα εξα επτα οκτα οχτα δεκα δισ τρισ πολυ αυτο παν "
    "παντο ομο ισο ενδο εξω βιο γεω ηλεκτρο ευρω"
)
ENDS_OF_FRONTS = tuple(prefix for prefix in PREFIXES if len(prefix) > 2)
LONG_PREFIXES = words("προ απο υπο δια ανα κατα παρα μετα περι αντι επι")

# Learned front parts that stand for another dictionary word.
FRONTS = {
    "γεω": "γη", "γαιο": "γη", "αερο": "αερασ", "πυρο": "πυρ", "φωτο": "φωσ", "χειρο": "χερι",
    "οδοντο": "δοντι", "αιμο": "αιμα", "γαλακτο": "γαλα", "κρεατο": "κρεασ", "κρεο": "κρεασ",
    "υδατο": "υδωρ", "υδρο": "υδωρ", "ναυ": "ναυτησ", "ανδρο": "αντρασ", "κηρο": "κερι",
    "ψυχο": "ψυχη", "πιστο": "πιστοσ", "ποντο": "ποντοσ",
    "πολι": "πολη", "παλαιο": "παλιοσ", "νυκτο": "νυχτα", "γλυκυ": "γλυκοσ", "ελαιο": "ελια",
}  # fmt: skip
FRONT_ENDS = ("οσ", "ο", "η", "α", "ι", "ησ", "ασ", "υσ", "ιοσ", "αιοσ", "ω", "εσ")
LAST_ENDS = ("οσ", "ο", "η", "α", "ι", "ησ", "ασ", "μα")
LONG_FRONT_ENDS = ("ικοσ", "ιζω")  # of a front that is longer than a syllable
LONG_FRONT = 6  # letters of a front that joins by itself
LINKS = "ου"  # ηλιο-, ταχυ-
DIGRAPHS = ("οι", "αι", "ει", "υι", "ου", "αυ", "ευ")  # one sound, and no joint
NUMBERS = words(
    "εννια εντεκα δωδεκα εικοσα τριαντα σαραντα πενηντα εξηντα εβδομηντα ογδοντα ενενηντα εκατοντα "
    "χιλια μεγα εφτα νεα παπα μητερα πατερα αλφα καφε κατω ανω πανω"
)  # and other fronts without a link


def monotonic(word: str) -> str:
    """Polytonic spelling as one tonos: no breathings, no circumflex, no iota below."""
    marks = unicodedata.normalize("NFD", word).translate(OLD_MARKS)
    return unicodedata.normalize("NFC", marks)


def _nouns_in(piece: str) -> Iterator[str]:
    """Nouns that an adjective may end in, in all its forms."""
    for ending in ADJECTIVE:
        stem = piece.removesuffix(ending)
        if stem != piece and len(stem) >= LONG_STEM and not stem.endswith("ιστ"):
            yield from (stem + end for end in LAST_ENDS)  # an -ιστής is no λίστα


def _is_prefixed(piece: str) -> bool:
    """Whether a piece is a prefix and hardly more: καταδ-, which may be of any verb in δ."""
    return any(
        piece.startswith(prefix) and 0 < len(piece) - len(prefix) < SHORT_STEM
        for prefix in LONG_PREFIXES
    )


def _may_end(stem: str, end: str) -> bool:
    """Whether a stem has letters enough for a base that ends so: no υπόδ-ικος of υπόδ-ημα."""
    if end == "ικοσ":
        return len(stem) > LONG_STEM
    return len(stem) > SHORT_STEM or end not in ("μα", "αω", "ση")


def _takes(stem: str, suffix: str) -> bool:
    """Whether a short stem may have a suffix: no τ after ν (Φρέντι), no verb in -εύω."""
    if len(stem) > LONG_STEM:
        return True
    if suffix[0] == "τ" and stem[-1] == "ν":
        return False
    return suffix not in ("ευω", "ευομαι", "ιαζω") or len(stem) >= LONG_STEM


class Greek(Language):
    """Greek words."""

    code = "el"
    letters = "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ"
    stemmer = "greek"
    folds_stress = True
    felt_parts = ("μετρο",)
    accents = frozenset("ϊϋ")
    suffix_shapes = (
        "ματων", "ματιον", "αρωμα", "αρωματα", "αρηδων", "αρηδεσ", "ωματα", "ωματοσ", "ωματων",
    )  # fmt: skip
    splits_in_three = False  # its long endings look like words: -ματων, -θηκες, -ιστε

    def __init__(self) -> None:
        self._snowball = snowballstemmer.stemmer(self.stemmer)
        self._suffixes = frozenset(SUFFIXES)
        self._prefixes = frozenset(PREFIXES) | {"επαν", "ξαν", "φιλ", "υγρ", "αερ"}

    def fold(self, word: str) -> str:
        """Lower case, tonos dropped, dialytika kept or restored, ς as σ (Q13)."""
        word = unicodedata.normalize("NFC", word.lower()).replace("’", "'")
        if _POLYTONIC.search(word):
            word = monotonic(word)
        for accented, split in TWO_SYLLABLES:
            word = word.replace(accented, split)
        return word.translate(TONOS)

    def bare(self, folded: str) -> str:
        """Without dialytika."""
        return folded.translate(DIALYTIKA)

    def lemmas(self, word: str) -> Iterator[str]:
        """Nominative, masculine, first person of the present."""
        if len(word) < 3:
            return
        yield from self.cases(word)
        yield from self._masculines(word)
        yield from self._positives(word)
        yield from presents(word)
        yield from pasts(word)
        if word.startswith(AGAIN) and len(word) > len(AGAIN) + 1:  # ξαναδώ is of ξαναβλέπω
            yield from (AGAIN + verb for verb in pasts(word.removeprefix(AGAIN)))

    def weak_lemmas(self, word: str) -> Iterator[str]:
        """Verbs of an imperfect without augment; adjectives of a short feminine or adverb."""
        yield from imperfect(word)
        yield from contracted(word)
        if word[-1:] in ("α", "η") and len(word) > SHORT_STEM:
            yield word[:-1] + "οσ"
        if word.endswith(("ησ", "εσ")) and len(word) > LONG_STEM + 2:
            yield word[:-2] + "οσ"

    def plain_forms(self, word: str) -> Iterator[str]:
        """Plurals of nouns in all their cases, whatever else they may be."""
        for ending, singulars in PLURALS.items():
            if word.endswith(ending) and len(word) > SHORT_STEM:
                yield from (word.removesuffix(ending) + singular for singular in singulars)

    def two_words(self, word: str, lemma: str) -> bool:
        """A feminine in -η that is listed is a noun: πόλη is not of πόλος."""
        noun = lemma.endswith("οσ") and not lemma[:-2].endswith(ADJECTIVE_STEMS)
        return noun and word[-1] == "η" and lemma[:-2] not in NEUTERS

    def cases(self, word: str) -> Iterator[str]:
        """Nouns of which this is a case or a plural."""
        for length in (1, 2, 3, 4, 5, 6):
            stem, endings = word[:-length], NOUNS.get(word[-length:], ())
            if stem:
                of_noun = word[-length:] != "εισ" or stem[-1] in BEFORE_EIS
                yield from (stem + ending for ending in endings if of_noun or ending != "η")
        if word.endswith("εων") and word[:-3] in NEUTERS:  # χειλέων
            yield word[:-3] + "οσ"
        if word.endswith(("ητα", "ητου")) and len(word) > LONG_AGENT:  # καθηγητά
            yield word[: word.rindex("τ") + 1] + "ησ"

    def _masculines(self, word: str) -> Iterator[str]:
        """Masculines of a feminine, and singulars of a neuter in -η."""
        stem = word[:-1] if word[-1] in "αη" else word.removesuffix("εσ").removesuffix("ησ")
        feminine = word[-1] in "αη" and len(stem) >= LONG_STEM
        plural = word[-1] == "η" and stem in NEUTERS
        if feminine or plural or (stem != word and stem.endswith(ADJECTIVE_STEMS)):
            yield stem + "οσ"

    def _positives(self, word: str) -> Iterator[str]:
        for ending in ADJECTIVE:
            if word.endswith(ending):
                stem = word[: -len(ending)]
                for degree, positive in DEGREES.items():
                    if stem.endswith(degree) and len(stem) > len(degree) + 2:
                        yield stem[: -len(degree)] + positive
                        yield stem + "οσ"
                if stem.endswith("μεν"):
                    yield stem + "οσ"

    def bases(self, word: str) -> Iterator[str]:
        """Without diminutive, derivational suffix or prefix; κτ and χτ alike."""
        yield from self._without_prefix(word)
        yield from self._without_suffix(word)
        for verb in learned_participle(word):
            yield verb
            yield from self._without_suffix(verb)
        yield from (part for part in self.felt_parts if word.endswith(part))  # θερμόμετρο
        for learned, popular in HARDENING:
            if learned in word:
                yield word.replace(learned, popular)
            if popular in word:
                yield word.replace(popular, learned)

    def _without_suffix(self, word: str) -> Iterator[str]:
        for length in range(min(8, len(word) - 3), 0, -1):
            suffix, stem = word[-length:], word[:-length]
            if suffix not in self._suffixes or not _takes(stem, suffix):
                continue
            if suffix in LINKED:
                stem = stem.removesuffix("ο")
            if suffix in LINKED and stem + LINKS[0] in FRONTS:
                yield FRONTS[stem + LINKS[0]]  # υδρογραφία
                continue
            yield from (stem + end for end in BASE_ENDS if _may_end(stem, end))
            for letter in STEM_SHIFTS.get(suffix[0], ""):
                yield stem + letter + "ω"
                yield stem + letter + "ομαι"

    def _without_prefix(self, word: str) -> Iterator[str]:
        for prefix in PREFIXES:
            if not word.startswith(prefix):
                continue
            rest = word[len(prefix) :]
            if len(rest) < 4 or (prefix in ("ξ", "αν") and rest[0] not in VOWELS):
                continue
            yield rest
            if rest[:2] == "ρρ":  # α-ρρυθμος
                yield rest[1:]
            yield from _nouns_in(rest)  # αδιά-βροχος, of βροχή

    def first_parts(self, piece: str) -> Iterator[str]:
        """βροχο → βροχη, λαθρ → λαθραιος, χρηματο → χρημα, τυρο → τυρι."""
        if piece in FRONTS:
            yield FRONTS[piece]
        elif piece.endswith("ματο"):
            yield piece[:-2]
        if piece[-1] in VOWELS and piece[-1] != "ο":
            yield piece + "σ"
            if piece[-1] == "ι":  # βιβλι-εκδότης, καρδι-αγγειακός
                yield from (piece + "ο", piece + "α")
            return
        stem = piece.removesuffix("ο")
        if stem + "ο" in FRONTS:
            yield FRONTS[stem + "ο"]
        if len(stem) >= 2:
            yield from (stem + end for end in FRONT_ENDS)
        if len(stem) > LONG_STEM:
            yield from (stem + end for end in LONG_FRONT_ENDS)

    def may_end(self, left: str, right: str) -> bool:
        """An unknown front has its link before a known end: αλληλο-, but no φερμά-ριζα."""
        if left[-1] + right[0] in DIGRAPHS:
            return False  # προσομοί-ωση, and no ίωση
        if left[-1] == LINKS[0] or left.endswith(ENDS_OF_FRONTS):
            return True  # δεκαεξά-χρονος, ακατα-νίκητος
        vowels = left[-1] not in VOWELS and right[0] in VOWELS
        return vowels and len(right) > LONG_FRONT and not _is_prefixed(left)

    def as_first_part(self, piece: str, words: tuple[str, ...]) -> tuple[str, ...]:
        """υδρο- is of water and of no Hydra."""
        own = FRONTS.get(piece, "")
        return (own,) if own in words else super().as_first_part(piece, words)

    def may_join(self, left: str, right: str, lexicon: Lexicon) -> bool:  # noqa: ARG002
        """A front ends in a vowel, or loses it before another: καυσ-αέριο, but no απεχ-θεια."""
        if _is_prefixed(left) or left[-1] + right[0] in DIGRAPHS:
            return False
        if left in self._prefixes:
            return left[-1] in VOWELS or len(right) > LONG_STEM
        if left[-1] in LINKS:
            return True
        vowel = right[0] in VOWELS
        if left[-1] in VOWELS:  # εννιά-χρονος, καρδι-αγγειακός, but no πρέσα-ριζα
            return left in NUMBERS or (vowel and left[-1] == "ι") or left in FRONTS
        return len(left) >= LONG_STEM and len(right) > LONG_STEM and vowel

    def may_be_half(self, left: str, right: str) -> bool:
        """A known front that nothing known follows has its link: ηλιο-, but no γκολ-ντεν."""
        if _is_prefixed(left):
            return False
        if left[-1] in LINKS:
            return True
        if right[0] in VOWELS:
            return left[-1] == "ι" or len(left) > LONG_STEM
        return len(left) >= LONG_FRONT and left[-1] in VOWELS

    def last_parts(self, piece: str) -> Iterator[str]:
        """Also nouns that an adjective ends in: -φυλλος → φυλλο, -γλωσσης → γλωσσα."""
        yield from self.lemmas(piece)
        if piece.endswith("ι") and len(piece) > LONG_STEM:  # χτυπο-κάρδι
            yield piece + "α"
        yield from _nouns_in(piece)

    def stem(self, word: str) -> str:
        """The Snowball stem, learned and popular clusters alike."""
        stem: str = self._snowball.stemWord(self.bare(word))
        for learned, popular in HARDENING:
            stem = stem.replace(learned, popular)
        return stem

    def looks_foreign(self, word: str) -> bool:
        """Letters that are not Greek."""
        return any(letter not in self.letters for letter in word if letter.isalpha())
