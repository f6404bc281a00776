"""What words sound like, as far as their letters tell: remarks on homophones and rhymes.

Sound never decides whether a clue is legal (R77); whether it aims at a word by its sound is for
people to say. The referee only reminds the spymaster, unless the group has agreed that such
aims are fine (R94, R96).
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

import msgspec

from cryptonym.language import codes
from cryptonym.language.base import Language
from cryptonym.language.board import Board
from cryptonym.language.shelf import Visible
from cryptonym.rules.options import HouseRules
from cryptonym.rules.verdict import Reason

# Letters to sounds, one change after another. Capitals are sounds that have no letter of their own.
_SOUNDS: Final = {
    "it": "ch=k gh(?=[ei])=G h= q=k c(?=i[aeou])=C Ci=C c(?=[ei])=C c=k gi(?=[aeou])=J "
    "g(?=[ei])=J G=g",
    "nb": "^(?:hj|gj|lj)=j ^hv=v ^g(?=[iy])=j ^(?:skj|sj|sk(?=[iy]))=S ^(?:kj|tj|k(?=[iy]))=C "
    "ld$=l nd$=n rd$=r c=k q=k w=v z=s x=ks",
    "es": "ch=C h= v=b w=u ll=y qu=k gu(?=[ei])=g g(?=[ei])=j c(?=[ei])=z c=k y$=i",
    "el": "αι=ε (?:ει|οι|υι)=ι ου=U ([αε])υ(?=[θκξπσςτφχψ]|$)=\\1φ ([αε])υ=\\1β [ηυϊϋ]=ι ω=ο "
    "(.)\\1=\\1 γκ=G",
    "en": "^kn=n ^wr=r ^gn=n ^ps=s ^rh=r ^who=ho ^wh=w mb$=m igh=I ph=f ck=k c(?=[eiy])=s c=k "
    "i([^aeiou])e$=I\\1 a([^aeiou])e$=A\\1 o([^aeiou])e$=O\\1 ai=A oa=O ea=E ee=E "
    "[ae]nt$=nt ower$=aur our$=aur [eo]r$=r (.)\\1=\\1",
}
_CHANGES: Final = {
    code: [
        (re.compile(old), new) for old, _, new in (rule.rpartition("=") for rule in rules.split())
    ]
    for code, rules in _SOUNDS.items()
}
_VOWELS: Final = {"el": "[αεοιU]", "eo": "[aeiou]", "nb": "[aeiouyæøå]+"}  # of one syllable
_ANY_VOWELS: Final = "[aeiouyAEIOU]+"
_TWO_LETTERS: Final = frozenset({"αι", "ει", "οι", "υι", "ου", "αυ", "ευ"})  # tonos on the second
_ACCENTED: Final = re.compile("[àèéìòùáíóúάέήίόύώΐΰ]", re.IGNORECASE)
_LATE_STRESS: Final = re.compile(r"[^aeiouns]$")  # es: on the last syllable
_WEAK_END: Final = re.compile(r".[aeiouyæøå]+[^aeiouyæøå]+(?:e|e[rnlt]|a)$")  # nb: stress before
_SHORTEST_RHYME: Final = {"nb": 2, "en": 2}  # sounds; elsewhere three, or every ending would rhyme


class _Heard(msgspec.Struct, frozen=True):
    """The cards of a board by what they sound like."""

    sounds: dict[str, list[Visible]]
    ends: dict[str, list[Visible]]
    accent_twins: dict[str, list[Visible]]


def sound_remarks(token: str, board: Board, rules: HouseRules) -> Iterator[Reason]:
    """What the spymaster should not aim at with this clue, unless the group has agreed to it."""
    if len(token) < 2 or not token.isalpha():
        return
    language = board.pack.language
    word, table = language.fold(token), _heard(board)
    twins = table.accent_twins.get(word, ())
    if rules.accents == "strict":
        yield from (Reason(codes.ACCENT, card.printed) for card in twins)
    heard = sound(word, language)
    alike = [card for card in table.sounds.get(heard, ()) if card not in twins]
    if not rules.homophones:
        yield from (Reason(codes.HOMOPHONE, card.printed) for card in alike)
    if rules.rhymes == "meaning":
        rhyme = rhyme_of(token, language)
        for card in table.ends.get(rhyme, ()):
            if card not in alike and card not in twins and _is_rhyme(rhyme, heard, card, language):
                yield Reason(codes.SOUND_ONLY, card.printed)


@lru_cache(maxsize=64)
def _heard(board: Board) -> _Heard:
    table = _Heard(defaultdict(list), defaultdict(list), defaultdict(list))
    language = board.pack.language
    for card in board.cards.values():
        heard = sound(card.word, language)
        table.sounds[heard].append(card)
        for end in _ends(card.word, heard, language):
            table.ends[end].append(card)
        if language.code == "es":
            for word in _accent_twins(card.word, board):
                table.accent_twins[word].append(card)
    return table


def _ends(word: str, heard: str, language: Language) -> Iterable[str]:
    """The ends that rhyme with a card; Greek capitals do not tell where their stress is."""
    if language.code == "el":
        return [heard[-length:] for length in range(3, len(heard) + 1)]
    rhyme = rhyme_of(word, language)
    return [rhyme] if rhyme else []


def _is_rhyme(rhyme: str, heard: str, card: Visible, language: Language) -> bool:
    """Whether the two share so much that it is a rhyme and not an ending of many words."""
    shorter = min(len(heard), len(sound(card.word, language)))
    if language.code == "eo":  # where all nouns end alike
        return 3 * len(rhyme) > 2 * shorter
    return 2 * len(rhyme) >= shorter


@lru_cache(maxsize=4096)
def sound(word: str, language: Language) -> str:
    """A folded word as it is heard, stress aside: equal for homophones."""
    heard = language.bare(word)
    for old, new in _CHANGES.get(language.code, ()):
        heard = old.sub(new, heard)
    return heard


@lru_cache(maxsize=4096)
def rhyme_of(token: str, language: Language) -> str:
    """The end of a word from its stressed vowel on, as it is heard; empty if that is too short."""
    code = language.code
    shortest = _SHORTEST_RHYME.get(code, 3)
    stressed = _accented(token) if code in {"es", "it", "el"} else None
    if stressed is not None:
        rhyme = sound(language.fold(token[stressed:]), language)
        return rhyme if len(rhyme) >= shortest else ""
    folded = language.fold(token)
    heard = sound(folded, language)
    vowels = [found.start() for found in re.finditer(_VOWELS.get(code, _ANY_VOWELS), heard)]
    if not vowels:
        return ""
    late = len(vowels) < 2 or _stressed_late(folded, code)
    rhyme = heard[vowels[-1] if late else vowels[-2] :]
    if code == "eo" and len(rhyme) > shortest:
        rhyme = rhyme[1:]  # the book calls korbo and URBO a rhyme: the vowel may differ
    return rhyme if len(rhyme) >= shortest else ""


def _accented(token: str) -> int | None:
    """Where the stressed vowel begins, if an accent is written on it."""
    found = _ACCENTED.search(token)
    if found is None:
        return None
    place = found.start()
    plain = unicodedata.normalize("NFD", found[0])[0]
    joined = place > 0 and (token[place - 1] + plain).lower() in _TWO_LETTERS
    return place - 1 if joined else place


def _stressed_late(folded: str, code: str) -> bool:
    """Whether a word without a written accent has its stress on the last syllable."""
    if code == "es":
        return _LATE_STRESS.search(folded) is not None
    return code in {"nb", "en"} and _WEAK_END.search(folded) is None


def _accent_twins(card: str, board: Board) -> Iterator[str]:
    """Words that an accent alone keeps apart from a card, and what they are forms of (R80; es)."""
    analyser = board.pack.analyser
    twin = board.pack.language.bare(card)
    if twin != card:
        yield twin
        if analyser.knows(twin):
            made_of = analyser.analyse(twin)
            yield from (made_of.families | {*made_of.lemmas}) - {twin}
