"""What the referee knows of one word: its families, its parts, and how it found them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, islice

import msgspec

from cryptonym.language.base import Language
from cryptonym.language.lexicon import Lexicon, head_of
from cryptonym.language.likeness import (
    LONG_FORM,
    LONGEST_ENDING,
    SLACK,
    may_be_derived,
    may_be_form,
    nearest,
    same_front,
    same_letters,
    shared,
)
from cryptonym.language.spelling import respellings, with_headwords
from cryptonym.language.split import (
    CLEAR,
    Split,
    cuts,
    find_splits,
    half_known,
    is_clear,
    is_suffix,
    joined_words,
    last_words,
)

REMEMBERED = 2048  # analyses kept per language
INFLECTIONS = 6  # lemma candidates followed further

Keys = frozenset[str]
NONE: Keys = frozenset()


class Step(msgspec.Struct, frozen=True, gc=False):
    """One thing the referee noticed about a word, for --explain."""

    how: str  # listed, family, lemma, base, part, split, unknown...: a message words each
    what: str = ""


class Analysis(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The families and parts of one folded word."""

    word: str
    known: bool = False  # listed, or a regular form of a listed word
    families: Keys = NONE  # certain
    parts: Keys = NONE  # certain: families of the parts of a compound
    guesses: Keys = NONE  # families it may be derived from
    guessed_parts: Keys = NONE  # families that may be parts of it, by a split in known words
    half_parts: Keys = NONE  # the same, if only one half of it is known
    lemmas: tuple[str, ...] = ()  # listed words of which this unlisted one is a regular form
    bases: tuple[str, ...] = ()  # listed words from which this unlisted one may be derived
    respelled: str = ""  # the listed word of which this unlisted one is a regular variant
    steps: tuple[Step, ...] = ()


class Analyser:
    """Analyses words against one lexicon and remembers the last of them."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.language = lexicon.language
        self.analyse = lru_cache(maxsize=REMEMBERED)(self._analyse)
        self.lemmas = lru_cache(maxsize=REMEMBERED)(self._lemmas)
        self.stem = lru_cache(maxsize=REMEMBERED)(self.language.stem)

    def _analyse(self, word: str) -> Analysis:
        return self.look_up(word) or self._unknown(word)

    def look_up(self, word: str) -> Analysis | None:
        """What lists and endings say of a word; None if it is unknown, and dear to take apart."""
        own = self.language.analyse(word, self.lexicon)
        if own is not None:
            return own
        if word in self.lexicon:
            return self._as_listed(word, word, Step("listed"))
        if "-" in word.strip("-"):
            return self._hyphenated(word)
        if not may_be_form(word, self.lexicon.begins):
            return self._respelled(word)  # its many endings need not be taken off
        lemmas = self._clear_lemmas(word)
        if lemmas:
            found = self._inflected(word, lemmas)
            loose = all(self.language.is_loose(word, lemma) for lemma in lemmas)
            return as_guess(found) if loose else found
        lemmas = self._listed(self.language.weak_lemmas(word))
        if lemmas:
            found = self._inflected(word, lemmas)
            return found if self.language.weak_forms_are_certain else as_guess(found)
        if any(map(self.lexicon.names.__contains__, self.lemmas(word))):
            step = Step("lemma", word)  # of a name, which has nothing to do with other words
            return Analysis(word=word, known=True, families=frozenset({word}), steps=(step,))
        return self._respelled(word)

    def _lemmas(self, word: str) -> tuple[str, ...]:
        """All dictionary words of which this may be a form, listed or not."""
        return tuple(dict.fromkeys((*self.language.lemmas(word), *self.language.weak_lemmas(word))))

    def listed_lemmas(self, word: str) -> tuple[str, ...]:
        """Listed words of which this is a form: a plural, or else by a clear or short ending."""
        return self._clear_lemmas(word) or self._listed(self.language.weak_lemmas(word))

    def knows(self, word: str) -> bool:
        """Whether a word is listed, or a form of a listed one: cheaper than to analyse it."""
        return word in self.lexicon or self._is_form(word)

    def _clear_lemmas(self, word: str) -> tuple[str, ...]:
        language = self.language
        return self._listed(language.plain_forms(word)) or self._listed(language.lemmas(word))

    def _listed(self, words: Iterable[str]) -> tuple[str, ...]:
        return tuple(dict.fromkeys(filter(self.lexicon.is_word, words)))

    def _is_form(self, word: str) -> bool:
        return may_be_form(word, self.lexicon.begins) and bool(self.listed_lemmas(word))

    def _respelled(self, word: str) -> Analysis | None:
        """A regular variant of a known word: as certain as the rule, otherwise a question."""
        lexicon = self.lexicon
        if len(word) > lexicon.longest + LONGEST_ENDING:
            return None
        compounds = with_headwords(word, lexicon.variants)
        for other, sure in chain(compounds, respellings(word, lexicon.spellings)):
            front = other[: max(len(other) - LONGEST_ENDING, 1)]
            if other in lexicon or (sure and lexicon.begins(front) and self._is_form(other)):
                return self._as_variant(word, other, sure=sure and self._is_within(word, other))
        return None

    def _is_within(self, word: str, other: str) -> bool:
        """Whether two spellings differ in a listed word, and not in its ending: no ost-ein."""
        changed = same_letters(word, other)
        lemmas = () if other in self.lexicon else self.listed_lemmas(other)
        return not lemmas or any(changed < same_letters(other, lemma) for lemma in lemmas)

    def _as_variant(self, word: str, other: str, *, sure: bool) -> Analysis:
        known, step = self.analyse(other), Step("variant", other)
        if sure:
            steps = (step, *known.steps)
            return msgspec.structs.replace(known, word=word, respelled=other, steps=steps)
        found = self._unknown(word)
        guesses = found.guesses | known.families | known.parts | known.guesses
        return msgspec.structs.replace(
            found, guesses=guesses, respelled=other, steps=(step, *found.steps)
        )

    def _as_listed(self, word: str, entry: str, *steps: Step) -> Analysis:
        families = frozenset(self.lexicon.families_of(entry))
        parts = self.part_keys(families)
        steps += (*self._family_steps(families), *(Step("part", part) for part in sorted(parts)))
        hidden = self._felt_parts([entry]) | frozenset(self._kin_of_listed(families))
        hidden -= families | parts
        if not parts and entry not in self.lexicon.names:
            hidden |= self._hidden_parts(entry, families) | self._living_parts(entry)
        steps += tuple(Step("hidden_part", head_of(part)) for part in sorted(hidden))
        return Analysis(
            word=word,
            known=True,
            families=families,
            parts=parts,
            guessed_parts=hidden,
            steps=steps,
        )

    def _felt_parts(self, words: Iterable[str]) -> Keys:
        """Affixes of listed words that are felt as words of their own: framstå, fram."""
        felt = chain.from_iterable(map(self.language.felt_in, words))
        return self.with_parts(filter(self.lexicon.is_word, felt))

    def _hidden_parts(self, word: str, families: Keys) -> Keys:
        """Parts of a relative listed without parts: one piece shows the kin, the other is more."""
        lexicon = self.lexicon
        if not self.language.compounds_run_together or lexicon.is_head(word):
            return NONE
        found: set[str] = set()
        for left, right in cuts(word, CLEAR):
            short = len(right) <= CLEAR or bool(self.language.joining_vowels)  # no moto-rizado
            listed = lexicon.is_head(right) if short else right in lexicon
            if not listed or right in lexicon.suffixes or is_suffix(right, word, lexicon):
                continue
            first = self.with_parts(joined_words(left, right, lexicon))
            last = self.with_parts([right])
            if first & families and not last & families:
                found |= last
            elif last & families and not first & families:
                found |= first
        return frozenset(found)

    def _living_parts(self, word: str) -> Keys:
        """What stands behind a living front, if nobody has listed the parts: cava-denti."""
        return self.with_parts(chain.from_iterable(self._behind_front(word, LONG_FORM)))

    def _behind_front(self, word: str, shortest: int) -> Iterator[tuple[str, ...]]:
        for left, right in cuts(word, CLEAR):
            living = len(right) >= shortest and self.language.is_living(left, right, self.lexicon)
            if living and not is_suffix(right, word, self.lexicon):
                yield last_words(right, self.lexicon)

    def _family_steps(self, families: Keys) -> Iterator[Step]:
        for family in sorted(families):
            yield Step("family", head_of(family))
            if self.lexicon.parts.get(family) == ():
                yield Step("old_compound", head_of(family))

    def _inflected(self, word: str, lemmas: tuple[str, ...]) -> Analysis:
        """A regular form of listed words: certain if they agree and no chance is in it."""
        each = [frozenset(self.lexicon.families_of(lemma)) for lemma in lemmas]
        agreed = frozenset.intersection(*each)
        firm = [
            lemma for lemma in lemmas if not self.language.is_loose_form(word, lemma, self.lexicon)
        ]
        families = frozenset(
            family
            for family in agreed
            for lemma in firm
            if self._is_of_head(head_of(family), lemma)
            or (
                len(word) >= LONG_FORM
                and same_front(word, lemma)
                and not self._is_own(head_of(family), lemma)
                and not self.language.is_of_form(word, lemma, head_of(family), self.lexicon)
            )
        )
        guesses = frozenset.union(*each) - families
        return Analysis(
            word=word,
            known=True,
            families=families,
            parts=self.part_keys(families),
            guesses=guesses | (self.part_keys(guesses) - families),
            guessed_parts=self._felt_parts(lemmas) - families,
            lemmas=tuple(firm) if agreed else (),
            steps=(Step("lemma", " ".join(lemmas)), *self._family_steps(families)),
        )

    def _is_own(self, head: str, lemma: str) -> bool:
        """Whether a form of a head is a word of its own as well: neveren is of never, not neve."""
        return self.lexicon.is_head(lemma) and head in self.language.lemmas(lemma)

    def _is_of_head(self, head: str, lemma: str) -> bool:
        """Whether a word is the head of a family, or its feminine: niña, of niño."""
        if lemma == head or lemma[:-1] != head[:-1]:
            return lemma == head
        language = self.language  # file is no feminine, but the plural of fila
        return head in language.lemmas(lemma) and head not in language.plain_forms(lemma)

    def part_keys(self, families: Iterable[str]) -> Keys:
        """The families of all parts of these families, and of the parts of the parts."""
        found: set[str] = set()
        waiting = [part for family in families for part in self.lexicon.parts.get(family, ())]
        while waiting:
            for key in self.keys_of(waiting.pop()):
                if key not in found:
                    found.add(key)
                    waiting.extend(self.lexicon.parts.get(key, ()))
        return frozenset(found)

    def keys_of(self, word: str) -> tuple[str, ...]:
        """The families of a dictionary word, its own if it has one; else it is one by itself."""
        families = self.lexicon.families_of(word)
        if families:
            own = tuple(family for family in families if head_of(family) == word)
            return own or families
        lemmas = self.listed_lemmas(word)
        return tuple(chain.from_iterable(map(self.lexicon.families_of, lemmas))) or (word,)

    def with_parts(self, words: Iterable[str]) -> Keys:
        """The families of words, and of their parts."""
        families = frozenset(chain.from_iterable(map(self.keys_of, words)))
        return families | self.part_keys(families)

    def _kin_of_parts(self, words: Iterable[str]) -> Iterator[str]:
        """All families of a part that heads one of its own: an autopompa is kin to pompiere."""
        if self.language.parts_have_all_kin:
            yield from chain.from_iterable(map(self.lexicon.families_of, words))

    def _kin_of_listed(self, families: Keys) -> Iterator[str]:
        """The same for a listed compound: cassaforte has to do with cassetto."""
        return self._kin_of_parts(
            chain.from_iterable(self.lexicon.parts.get(f, ()) for f in families)
        )

    def _kin_of_compounds(self, words: Iterable[str]) -> Iterator[str]:
        """The families in which compounds are listed, beside the line that names their parts."""
        for word in words:
            if any(map(self.lexicon.parts.get, self.keys_of(word))):
                yield from self.lexicon.families_of(word)

    def _hyphenated(self, word: str) -> Analysis:
        joined = word.replace("-", "")
        if joined in self.lexicon:
            return self._as_listed(word, joined, Step("listed"))
        pieces = [self.analyse(piece) for piece in word.split("-") if piece]
        return Analysis(
            word=word,
            known=all(piece.known or len(piece.word) == 1 for piece in pieces),
            families=frozenset({word, joined}),
            parts=frozenset(chain.from_iterable(p.families | p.parts for p in pieces)),
            guessed_parts=frozenset(
                chain.from_iterable(p.guesses | p.guessed_parts | p.half_parts for p in pieces)
            ),
            steps=(Step("hyphen", " ".join(piece.word for piece in pieces)),),
        )

    def _unknown(self, word: str) -> Analysis:
        steps = [Step("unknown")]
        guesses: set[str] = set()
        restored = self.restored(word)
        if restored:
            guesses.update(self.with_parts([restored]))
            steps.append(Step("accent", restored))
        bases = [] if restored else self._bases(word)  # a misspelling is derived from nothing
        guesses.update(self.with_parts(bases), self._kin_of_compounds(bases))
        guesses.update(self._kin_of_parts(base for base in bases if base[:-1] in word[CLEAR:]))
        steps += [Step("base", base) for base in bases]
        learned = [] if restored else self._learned_parts(word, bases)
        steps += [Step("half", f"{part} {part}") for part in learned]
        parts, guessed_parts, half_parts = NONE, NONE, NONE
        whole = self._ends_in_word(word) or any(self._is_before(base, word) for base in bases)
        if not restored and (whole or not any(shared(word, base) >= LONG_FORM for base in bases)):
            parts, guessed_parts = self._split_parts(word, steps, derived=bool(bases))
            if not (bases or parts or guessed_parts):
                half_parts = self._half_parts(word, steps)
        return Analysis(
            word=word,
            families=frozenset({word}),
            parts=parts,
            guesses=frozenset(guesses),
            guessed_parts=guessed_parts.union(
                self.with_parts(learned), self._kin_of_parts(learned)
            ),
            half_parts=half_parts,
            bases=tuple(bases),
            steps=tuple(steps),
        )

    def restored(self, word: str) -> str | None:
        """The listed word of which this is a spelling without accents."""
        return self.lexicon.unaccented.get(self.language.typed(word))

    def _bases(self, word: str) -> list[str]:
        """Listed words from which an unlisted one may be derived."""
        language, lexicon = self.language, self.lexicon
        if not (may_be_derived(word, lexicon.begins) or has_felt_part(word, language)):
            return []
        forms = dict.fromkeys(islice(language.open_lemmas(word), INFLECTIONS))
        of_forms = chain.from_iterable(map(language.bases_of_form, forms))
        bases = dict.fromkeys(chain(language.bases(word), of_forms))
        listed = [base for base in bases if lexicon.is_word(base) and base not in lexicon.little]
        return language.likelier(word, nearest(word, listed))

    def _split_parts(self, word: str, steps: list[Step], *, derived: bool) -> tuple[Keys, Keys]:
        """Certain and guessed parts of an unlisted word that falls into known words."""
        if not self.language.compounds_run_together:
            return NONE, NONE
        splits = find_splits(word, self.lexicon)
        if derived:
            splits = [split for split in splits if self._beyond_derivation(split)]
        keys: set[str] = set()
        for split in splits:
            steps.append(Step("split", " + ".join(split.pieces)))
            for words in split.words:
                keys.update(self.with_parts(words), self._kin_of_parts(words))
        clear = not derived and is_clear(splits, self.lexicon)
        if self.language.splits_are_certain and clear and not self._is_of_loans(splits[0]):
            return frozenset(keys), NONE
        return NONE, frozenset(keys)

    def _is_of_loans(self, split: Split) -> bool:
        """Whether a part is known as a foreign word alone: so may all of it be, as bladerunner."""
        return any(not self.lexicon.loans.isdisjoint(words) for words in split.words)

    def _ends_in_word(self, word: str) -> bool:
        """Whether a word that may be derived is rather a compound: ski-senter, tendi-nastro."""
        if any(self._behind_front(word, CLEAR)):
            return True
        return self.language.splits_are_certain and any(
            len(right) > LONG_FORM and self.lexicon.is_head(right) and left in self.lexicon
            for left, right in cuts(word, self.language.shortest_part)
        )

    def _is_before(self, base: str, word: str) -> bool:
        """Whether what stands before a base is a word, too, and no mere prefix: moto-pompa."""
        front = word[: max(word.rfind(base[:-1]), 0)]  # moto-vedette
        if front in self.language.short_for:
            return True  # eli-superficie
        long = len(front) >= CLEAR and front != word and bool(self.language.joining_vowels)
        return long and self.lexicon.is_head(front)

    def _beyond_derivation(self, split: Split) -> bool:
        """Whether a word that may be derived may be so compounded, too: by no chance syllable."""
        last = split.pieces[-1]
        if last in self.lexicon.suffixes:
            return False
        if self.language.splits_are_certain and len(last) > LONG_FORM:
            return self.lexicon.is_head(last)
        short = self.language.short_for
        return all(len(piece) >= CLEAR or piece in short for piece in split.pieces)

    def _learned_parts(self, word: str, bases: list[str]) -> list[str]:
        """Parts of a learned word, unless a base is more like it: prestazionale, no stazione."""
        most = max((shared(word, base) for base in bases), default=0)
        parts = self.language.learned_parts(word, self.lexicon)
        return [
            part
            for part in dict.fromkeys(parts)
            if shared(word, part) >= most - SLACK
            or CLEAR <= same_letters(word, part) <= len(word) - most
        ]  # petro-monarchia

    def _half_parts(self, word: str, steps: list[Step]) -> Keys:
        """Guessed parts of an unlisted word that begins or ends in a known one."""
        if not self.language.compounds_run_together:
            return NONE
        halves = list(half_known(word, self.lexicon))
        steps += [Step("half", f"{piece} {whole}") for piece, whole in halves]
        return self.with_parts(whole for _, whole in halves)


def has_felt_part(word: str, language: Language) -> bool:
    """Whether an affix of the word is a word by itself, however long the rest is."""
    return word.startswith(language.felt_parts) or word.endswith(language.felt_parts)


def as_guess(analysis: Analysis) -> Analysis:
    """The same word, whose families are not certain."""
    return msgspec.structs.replace(
        analysis,
        families=frozenset({analysis.word}),
        parts=NONE,
        guesses=analysis.families | analysis.guesses,
        guessed_parts=analysis.parts | analysis.guessed_parts,
        lemmas=(),
    )


def as_name(analysis: Analysis) -> Analysis:
    """The same word with a capital: an unlisted name need not be made of the words in it."""
    if analysis.respelled and analysis.known:
        return msgspec.structs.replace(as_guess(analysis), known=False)
    if analysis.known or not analysis.parts:
        return analysis
    guessed = analysis.guessed_parts | analysis.parts
    return msgspec.structs.replace(analysis, parts=NONE, guessed_parts=guessed)
