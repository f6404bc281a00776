"""What words sound like, as far as their letters tell."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from cryptonym.language.base import Language

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


def ends_of(word: str, language: Language) -> Iterable[str]:
    """The ends that rhyme with a codename; Greek capitals do not tell where their stress is."""
    if language.code == "el":
        heard = sound(word, language)
        return [heard[-length:] for length in range(3, len(heard) + 1)]
    rhyme = rhyme_of(word, language)
    return [rhyme] if rhyme else []


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
