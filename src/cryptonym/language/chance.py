"""What is chance in words of Italian and Spanish that nobody has listed: short parts, genders."""

from cryptonym.language.base import words
from cryptonym.language.lexicon import Lexicon

SHORT = 4  # letters of a verb before its object (tira-pugni), and of a noun beside a long one
LONG = 5  # letters of a front that is no chance: porco-spino, acqua-viva
LONGER = 6  # letters behind a short one: oggi-giorno
OTHERS = {"o": "ae", "a": "oe"}  # last vowels of the other gender, or of any
# Short words that stand before others every day.
FRONTS = words(
    "auto capo moto foto tele cine aero boca bocca buon pian todo kilo contra contro sotto sopra "
    "bene male"
)
# Fronts that are learned prefixes, whatever else they are as words: monografia, politecnico.
PREFIXES = words("mono poli mini semi meta pan para filo circo micro macro multi mega")


def joins(left: str, right: str, lexicon: Lexicon, *, verb: bool) -> bool:
    """Whether two pieces may be one compound: a verb and its object, or nouns of some length."""
    if verb:
        return min(len(left), len(right)) >= SHORT
    if left in PREFIXES or len(left) < SHORT or len(right) < SHORT:
        return False
    if len(left) >= LONG:
        return len(right) >= LONG or left in lexicon  # no mosco-viti
    known = lexicon.is_head(right) or len(right) > LONGER  # nord-orientale
    return left in FRONTS or (len(right) >= LONGER and known and lexicon.is_head(left))


def same_gender(word: str, bases: list[str]) -> list[str]:
    """Of bases that differ in their last vowel alone, those that end as the word does."""
    last = word.rstrip("s")[-1:]
    wanted = "o" if last in "io" else "a"
    right = {base[:-1] for base in bases if base[-1:] == wanted and len(word) <= len(base) + 3}
    return [base for base in bases if base[:-1] not in right or base[-1] not in OTHERS[wanted]]
