"""Italian: how its words are written, inflected, derived and put together."""

import unicodedata
from collections.abc import Iterator
from itertools import chain

import snowballstemmer

from cryptonym.language.base import Language
from cryptonym.language.chance import joins, same_gender
from cryptonym.language.it_affixes import (
    SUFFIX_SHAPES,
    is_chance_rest,
    softened,
    without_affixes,
    without_guest,
)
from cryptonym.language.it_compounds import (
    are_nouns,
    first_parts,
    is_front,
    is_living,
    is_order,
    is_participle,
    is_place,
)
from cryptonym.language.it_joined import guest_parts
from cryptonym.language.it_learned import learned_parts
from cryptonym.language.it_orders import ELIDED, LIVING, NOUNS
from cryptonym.language.it_verbs import (
    NO_VERBS,
    ODD,
    VERB_ENDS,
    VOWELS,
    commanded,
    irregular,
    is_verb,
    one_vowel,
    regular,
    second_past,
    table,
    without_clitic,
    words,
)
from cryptonym.language.lexicon import Lexicon

ACCENTS = str.maketrans("àáèéìíîòóùú", "aaeeiiioouu")

# Ending of a plural → endings of the singular.
PLURALS = table(
    "i o e io, chi co ca chio, ghi go ga ghio, che ca, ghe ga, ci co cio cie, gi go gio gie, "
    "ce cia, ge gia, e a, trice tore, trici tore"
)
CUT_SHORT = ("ar", "er", "ir", "or")
CUT_CODENAME = "al"
NOUNS_IN_A = words(
    "iama igma isma ista ema amma omma asma oma eta ota auta cida iatra uita ssita crita lima"
)
# Feminines of nouns and of plain adjectives stand in the pack (porta is not porto);
# only endings that adjectives alone have are undone by rule.
ADJECTIVES = words(
    "oso ivo ico ato ito uto ano ino ario orio bondo esco ardo iero aceo ineo aneo ifero ologo "
    "ografo ofilo ofobo unto erto iccio ognolo astro uoso ido ulto ento orto olto esso usto esto "
    "isto rretto fetto diretto retto imo avo igno ondo entro ero uro ilo eo uo scio"
)

LONG_PARTICIPLE = 10
LONG_NOUN_IN_RE = 7  # letters beyond which it is an adjective, with prefixes: multi-cellulari
PARTICIPLES = ("ente", "enti")
LONG_GENDERED = words("olina oline olino olini accia accio uccia uccio")
GENDERED = words("ino ini ina ine etto etti etta ette ello elli ella elle otto otti ona")
# In these families are named, and hardly any small things: Panucci, Bracelli, Boccazzi.
OF_FAMILIES = words("elli ucci acci azzi azzo ozzi ozzo uzzi uzzo")
OF_FAMILIES_ALONE = words("ello uccio accio azzo ozzo uzzo")
# On a feminine these make surnames, and no diminutives: Maretti, Pescucci, Perlini.
MASCULINE = words("etto etti uccio accio olo oli otto otti ello ini")
FOREIGN_SHAPES = words("sh th ph ck tz cz eed eet een eek eep ght")
LONG_VOWELS = words("ook oom ool oot oon")  # before a last vowel they are Italian: microonda
FINAL_LETTERS = VOWELS + "lnr"
INNER_ACCENTS = frozenset("áèéíóú")  # that no Italian writes before the last letter


def _singulars(word: str, lengths: tuple[int, ...]) -> Iterator[str]:
    """Nouns of which this may be the plural by an ending of so many letters."""
    hard = word.endswith(("ci", "gi")) and word[-3:-2] not in VOWELS and word != "porci"
    for length in lengths:
        if length > 1 or not word.endswith(("ce", "ge")):  # marce is of marcia, not of marca
            singulars = (word[:-length] + ending for ending in PLURALS.get(word[-length:], ()))
            yield from (one for one in singulars if not (hard and one.endswith(("co", "go"))))


class Italian(Language):
    """Italian words."""

    code = "it"
    letters = "abcdefghilmnopqrstuvzàèéìíîòóùú"
    guests = "jkwxy"
    hyphen = "two_words"
    elision = True
    stemmer = "italian"
    suffix_shapes = SUFFIX_SHAPES
    shortest_half = 5
    joining_vowels = "o"
    parts_have_all_kin = True
    open_fronts = ("radio", "moto", "neuro", "vaso", "euro")
    short_for = frozenset(words("eli euro foto"))
    long_split = 8
    shortest_stem = 7
    stem_tail = 2
    stems_are_last = True

    def __init__(self) -> None:
        self._snowball = snowballstemmer.stemmer(self.stemmer)

    def fold(self, word: str) -> str:
        """Lower case, composed; accents stay (Q13)."""
        return unicodedata.normalize("NFC", word.lower()).replace("’", "'")

    def bare(self, folded: str) -> str:
        """Without accents."""
        return folded.translate(ACCENTS)

    def lemmas(self, word: str) -> Iterator[str]:
        """Singular, masculine, positive, infinitive."""
        if len(word) < 3:  # dà, ho
            if word in ODD:
                yield ODD[word]
            return
        yield from self._nouns(word)
        verbs = chain(regular(word), irregular(word), without_clitic(word))
        yield from (verb for verb in verbs if is_verb(verb))

    def _nouns(self, word: str) -> Iterator[str]:
        yield from _singulars(word, (1, 2, 3, 5))
        if word[-1] == "i" and (word[:-1] + "a").endswith(NOUNS_IN_A):
            yield word[:-1] + "a"
        if word[-1] in "ae":
            masculine = (word[:-2] if word.endswith(("che", "ghe")) else word[:-1]) + "o"
            if word.endswith(("ce", "ge")):  # conscio, consce; but fornice is not of fornico
                masculine = word[:-1] + "io"
            if masculine.endswith(ADJECTIVES) and len(masculine) > 5:
                yield masculine
        if word[:-1].endswith("issim"):
            yield from (stem + end for stem in softened(word[:-6]) for end in "oe")
            if word[-7:-6] != "h":
                yield word[:-6] + "io"  # serissimo, but ricchissimo
        if word.endswith("mente") and len(word) > 8:
            yield from (word[:-6] + "o", word[:-5], word[:-5] + "e")
            if word.endswith(("tamente", "samente")):
                yield from regular(word[:-5])  # limitatamente
        if len(word) > 3 and word[-1] == "s" and word[-2] not in "aious":
            yield word[:-1]  # film, films: the plural of a loanword
            if word.endswith("ies"):
                yield word[:-3] + "y"

    def open_lemmas(self, word: str) -> Iterator[str]:
        """Only by living endings: afosa is not of afondere, nor the participle in it of a verb."""
        yield from self._nouns(word)
        if not word.endswith(PARTICIPLES) or len(word) > LONG_PARTICIPLE:
            yield from (verb for verb in regular(word) if is_verb(verb))
        yield from without_clitic(word)

    def weak_lemmas(self, word: str) -> Iterator[str]:
        """Verbs of which this is a form in one vowel, or an order with a pronoun."""
        if len(word) > 2:
            reflexive = (verb[:-1] + "si" for verb in regular(word))  # accorge, accorgersi
            verbs = chain(one_vowel(word), second_past(word), commanded(word), reflexive)
            yield from (verb for verb in verbs if is_verb(verb))
            if word.endswith(CUT_SHORT) and len(word) > 3:  # cuor, prender
                yield word + "e"

    def dictionary_forms(self, word: str) -> Iterator[str]:
        """Also the verb that a reflexive one is made of: lavarsi, lavare."""
        yield word
        if word.endswith(("arsi", "ersi", "irsi")):
            yield word[:-2] + "e"

    def plain_forms(self, word: str) -> Iterator[str]:
        """Plurals: forni is of forno, though fornire has the same form."""
        plain = len(word) > 3 and INNER_ACCENTS.isdisjoint(word[:-1])  # no crème
        for singular in _singulars(word, (1, 2, 3)) if plain else ():
            if not (word.endswith(("chi", "ghi")) and singular.endswith(("ca", "ga"))):  # few dukes
                yield singular
        if word[-1:] == "i" and (word[:-1] + "a").endswith(NOUNS_IN_A):
            yield word[:-1] + "a"

    def other_forms(self, word: str) -> Iterator[str]:
        """Codenames that are cut short: canal; but a regal has nothing to do with a regalo."""
        if word.endswith(CUT_CODENAME):
            yield word + "e"

    def two_words(self, word: str, lemma: str) -> bool:
        """A feminine that is listed is a noun: basilica is not of basilico."""
        adjective = lemma.endswith(ADJECTIVES) and not lemma.endswith("ico")
        return lemma[-1] == "o" and word[-1] in "ae" and not adjective

    def bases(self, word: str) -> Iterator[str]:
        """Without prefix, diminutive or derivational suffix; foreign words have none of ours."""
        if not self._is_strange(word):
            return without_affixes(word)
        return without_guest(word)

    def bases_of_form(self, word: str) -> Iterator[str]:
        """The same; a verb is no noun with a prefix: contromano is of no contro-mare."""
        bases = self.bases(word)
        if not word.endswith(VERB_ENDS):
            return bases
        return (base for base in bases if base not in NO_VERBS or len(base) > LONG_NOUN_IN_RE)

    def first_parts(self, piece: str) -> Iterator[str]:
        """Whole words, orders of verbs, and shortened words."""
        return first_parts(piece)

    def as_first_part(self, piece: str, words: tuple[str, ...]) -> tuple[str, ...]:
        """An order is the verb, whatever else it is: a portasigari has nothing of a door."""
        verbs = tuple(word for word in words if word.endswith(VERB_ENDS))
        if verbs and piece in LIVING:
            return (*verbs, piece) if piece in NOUNS else verbs
        if piece in self.short_for:
            return tuple(
                word for word in words if word != piece
            )  # a deputy of Europe, not of euros
        return super().as_first_part(piece, words)

    def last_parts(self, piece: str) -> Iterator[str]:
        """Nouns and adjectives; a compound ends in no other form of a verb."""
        return self._nouns(piece)

    def may_join(self, left: str, right: str, lexicon: Lexicon) -> bool:
        """A verb and its object, or two nouns that are no chance syllables."""
        if (
            right.endswith(VERB_ENDS) and right not in NO_VERBS and is_verb(right)
        ):  # no radi-colare, but conta-sfere
            if left in self.short_for:
                return lexicon.is_word(right)  # euro-parlamentare
            return is_living(left, right, lexicon) and lexicon.is_head(right[:-1] + "a")
        if is_place(left, right) or is_participle(left, right) or is_chance_rest(left, right):
            return False
        if not INNER_ACCENTS.isdisjoint(left[:-1] + right[:-1]):
            return False  # contemporánea
        if left[-1] == "r" and left not in lexicon and left not in ELIDED and left != "motor":
            return False  # an infinitive cut short, as before a pronoun: rimar-anno
        if is_living(left, right, lexicon) or are_nouns(left, right, lexicon):
            return True
        if is_front(left, right, lexicon):
            return True
        return joins(left, right, lexicon, verb=is_order(left, lexicon))

    def may_be_half(self, left: str, right: str) -> bool:
        """No name of a place: Fontanafredda."""
        return not is_place(left, right)

    def may_end(self, left: str, right: str) -> bool:
        """The same; nor of a Greek: Demofonte."""
        return right != "fonte" and not is_place(left, right)

    def learned_parts(self, word: str, lexicon: Lexicon) -> Iterator[str]:
        """Behind learned fronts, before learned ends, and where a vowel is lost."""
        return (guest_parts if self._is_strange(word) else learned_parts)(word, lexicon)

    def is_living(self, left: str, right: str, lexicon: Lexicon) -> bool:
        """A verb of everyday compounds before a noun."""
        return is_living(left, right, lexicon)

    def likelier(self, word: str, bases: list[str]) -> list[str]:
        """A diminutive has the gender of its base: rametto is of ramo, not of rame, nor of rama."""
        if word.endswith(OF_FAMILIES) and not word.endswith("celli"):
            bases = [base for base in bases if base.endswith(OF_FAMILIES_ALONE)]  # con-fratelli
        if word.endswith(MASCULINE):
            bases = [base for base in bases if base[-1] != "a"]
        if word.endswith(LONG_GENDERED):  # testolina is of testa, and of no teste
            last = "a" if word[-1] in "ae" else "o"
            own = {base[:-1] for base in bases if base[-1] == last}
            bases = [base for base in bases if base[-1] == last or base[:-1] not in own]
        return same_gender(word, bases) if word.endswith(GENDERED) else bases

    def stem(self, word: str) -> str:
        """The Snowball stem, with hard and soft c and g written alike; foreign words have none."""
        bare = self.bare(word)
        if self._is_strange(word) or bare[-1:] in "lnr":
            return ""  # perlin, rison
        active = word.removesuffix("si") + "e" if word.endswith(("arsi", "ersi", "irsi")) else word
        stem: str = self._snowball.stemWord(active)
        stem = stem.translate(ACCENTS).rstrip("i")
        return stem[:-1] if stem.endswith(("ch", "gh")) else stem

    def _is_strange(self, word: str) -> bool:
        """Whether no Italian affix is in a word: a foreign one, or frontière."""
        return self.looks_foreign(word) or not INNER_ACCENTS.isdisjoint(word[:-1])

    def looks_foreign(self, word: str) -> bool:
        """Guest letters, foreign groups, or an end that Italian words do not have."""
        bare = self.bare(word)
        if not bare or any(letter not in self.letters for letter in word):
            return bool(bare)
        shapes = FOREIGN_SHAPES if bare[-1] in VOWELS else FOREIGN_SHAPES + LONG_VOWELS
        strange = any(shape in bare for shape in shapes)
        cut_off = len(bare) > 1 and bare[-1] not in VOWELS and bare[-2] not in VOWELS
        return strange or cut_off or bare[0] == "h" or bare[-1] not in FINAL_LETTERS
