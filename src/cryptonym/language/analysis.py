"""What the referee knows of one word: its families, its parts, and how it found them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, islice

import msgspec

from cryptonym.language.lexicon import Lexicon
from cryptonym.language.split import find_splits, half_known, is_clear

REMEMBERED = 20_000  # analyses kept per language
INFLECTIONS = 6  # lemma candidates followed further
DERIVATIONS = 12  # base candidates followed further

Keys = frozenset[str]
NONE: Keys = frozenset()


class Step(msgspec.Struct, frozen=True):
    """One thing the referee noticed about a word, for --explain."""

    how: str  # listed, lemma, accent, base, parts, old_compound, split, half, hyphen, root, unknown
    what: str = ""


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """The families and parts of one folded word."""

    word: str
    known: bool = False  # listed, or a regular form of a listed word
    families: Keys = NONE  # certain
    parts: Keys = NONE  # certain: families of the parts of a compound
    guesses: Keys = NONE  # families it may be derived from
    guessed_parts: Keys = NONE  # families that may be parts of it
    steps: tuple[Step, ...] = ()


class Analyser:
    """Analyses words against one lexicon and remembers the last of them."""

    def __init__(self, lexicon: Lexicon) -> None:
        self.lexicon = lexicon
        self.language = lexicon.language
        self.analyse = lru_cache(maxsize=REMEMBERED)(self._analyse)
        self.stem = lru_cache(maxsize=REMEMBERED)(self.language.stem)
        self.family_stems = lru_cache(maxsize=REMEMBERED)(self._family_stems)

    def _analyse(self, word: str) -> Analysis:
        own = self.language.analyse(word, self.lexicon)
        if own is not None:
            return own
        if word in self.lexicon:
            return self._listed(word, [word], Step("listed"))
        if "-" in word.strip("-"):
            return self._hyphenated(word)
        lemmas = [lemma for lemma in self.language.lemmas(word) if lemma in self.lexicon]
        if lemmas:
            return self._listed(word, lemmas, Step("lemma", " ".join(dict.fromkeys(lemmas))))
        return self._unknown(word)

    def _listed(self, word: str, entries: Iterable[str], step: Step) -> Analysis:
        families = frozenset(chain.from_iterable(map(self.lexicon.families_of, entries)))
        parts = self.part_keys(families)
        steps = [step, *(Step("family", family) for family in sorted(families))]
        steps += [Step("part", part) for part in sorted(parts)]
        steps += [
            Step("old_compound", family)
            for family in sorted(families)
            if self.lexicon.parts.get(family) == ()
        ]
        return Analysis(word=word, known=True, families=families, parts=parts, steps=tuple(steps))

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
        """The families of a dictionary word; a word in no list is its own family."""
        families = self.lexicon.families_of(word)
        if families:
            return families
        lemmas = (lemma for lemma in self.language.lemmas(word) if lemma in self.lexicon)
        return tuple(chain.from_iterable(map(self.lexicon.families_of, lemmas))) or (word,)

    def _family_stems(self, family: str) -> Keys:
        """The stems of everybody in a family."""
        return frozenset(map(self.language.stem, self.lexicon.members.get(family, ())))

    def with_parts(self, words: Iterable[str]) -> Keys:
        """The families of words, and of their parts."""
        families = frozenset(chain.from_iterable(map(self.keys_of, words)))
        return families | self.part_keys(families)

    def _hyphenated(self, word: str) -> Analysis:
        joined = word.replace("-", "")
        if joined in self.lexicon:
            return self._listed(word, [joined], Step("listed", joined))
        pieces = [self.analyse(piece) for piece in word.split("-") if piece]
        return Analysis(
            word=word,
            known=all(piece.known or len(piece.word) == 1 for piece in pieces),
            families=frozenset({word, joined}),
            parts=frozenset(chain.from_iterable(p.families | p.parts for p in pieces)),
            guessed_parts=frozenset(
                chain.from_iterable(p.guesses | p.guessed_parts for p in pieces)
            ),
            steps=(Step("hyphen", " ".join(piece.word for piece in pieces)),),
        )

    def _unknown(self, word: str) -> Analysis:
        steps = [Step("unknown")]
        guesses: set[str] = set()
        restored = self.lexicon.unaccented.get(self.language.bare(word))
        if restored:
            guesses.update(self.with_parts([restored]))
            steps.append(Step("accent", restored))
        bases = self._bases(word)
        guesses.update(self.with_parts(bases))
        steps += [Step("base", base) for base in bases]
        parts, guessed_parts = self._parts_of_unknown(word, steps)
        return Analysis(
            word=word,
            families=frozenset({word}),
            parts=parts,
            guesses=frozenset(guesses),
            guessed_parts=guessed_parts,
            steps=tuple(steps),
        )

    def _bases(self, word: str) -> list[str]:
        """Listed words from which an unlisted one may be derived, in one step or two."""
        language, lexicon = self.language, self.lexicon
        forms = dict.fromkeys([word, *islice(language.lemmas(word), INFLECTIONS)])
        bases = dict.fromkeys(base for form in forms for base in language.bases(form))
        found = [base for base in bases if base in lexicon]
        if found:
            return found
        further = (base for middle in islice(bases, DERIVATIONS) for base in language.bases(middle))
        return list(dict.fromkeys(base for base in further if base in lexicon))

    def _parts_of_unknown(self, word: str, steps: list[Step]) -> tuple[Keys, Keys]:
        """Certain and guessed parts of an unlisted word."""
        if not self.language.compounds_run_together:
            return NONE, NONE
        splits = find_splits(word, self.lexicon)
        keys: set[str] = set()
        for split in splits:
            steps.append(Step("split", " + ".join(split.pieces)))
            for words in split.words:
                keys.update(self.with_parts(words))
        if splits and self.language.splits_are_certain and is_clear(splits):
            return frozenset(keys), NONE
        if not splits:
            for piece, whole in half_known(word, self.lexicon):
                steps.append(Step("half", f"{piece} {whole}"))
                keys.update(self.with_parts([whole]))
        return NONE, frozenset(keys)
