"""Which known words are forms of one word, and which are only of one family.

Families are the referee's: made to say what is too near to a codename to be a clue, not what comes
to mind. *Natale* and *neonato* are one family, and nobody thinks of the one at the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Final

import msgspec

from cryptonym.language.registry import Pack

LEMMAS: Final = 12  # dictionary forms looked at

Kin = dict[int, tuple[int, ...]]  # by column


class Kinship(msgspec.Struct, frozen=True):
    """For each word that has any, the other known words of its family."""

    forms: Kin  # of the same word: another ending, another spelling
    relatives: Kin


def kinship(pack: Pack, columns: Mapping[str, int]) -> Kinship:
    """The kin of all these words, which are folded."""
    forms: Kin = {}
    relatives: Kin = {}
    families = _families(pack, columns)
    named = {word: pack.lexicon.variants.get(word, word) for some in families for word in some}
    lemmas = {word: {head, *_lemmas(pack, word)} for word, head in named.items()}
    for family in families:
        for word in family:
            for other in family:
                if other is word:
                    continue
                same = named[other] in lemmas[word] or named[word] in lemmas[other]
                kin = forms if same else relatives
                kin[columns[word]] = (*kin.get(columns[word], ()), columns[other])
    return Kinship(forms, relatives)


def _families(pack: Pack, columns: Mapping[str, int]) -> list[list[str]]:
    """Families with at least two known words."""
    members: dict[str, list[str]] = {}
    for word in columns:
        for family in pack.lexicon.families_of(word):
            members.setdefault(family, []).append(word)
    return [words for words in members.values() if len(words) > 1]


def _lemmas(pack: Pack, word: str) -> Iterator[str]:
    return islice(pack.language.lemmas(word), LEMMAS)
