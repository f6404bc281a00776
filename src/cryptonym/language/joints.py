"""Where a long word may be broken: between the words it is made of, and nowhere else."""

from __future__ import annotations

from cryptonym.language.lexicon import Lexicon
from cryptonym.language.registry import load
from cryptonym.language.split import cuts, find_splits, first_words, is_clear, last_words

SHORTEST = 3  # letters of a piece


def pieces_of(word: str, language: str) -> tuple[str, ...]:
    """The word in pieces, as it is written: HESTESKO is HESTE and SKO; in one if it is simple."""
    pack = load(language)
    folded = pack.language.fold(word)
    if len(folded) != len(word) or not folded.isalpha():
        return (word,)  # people see where to break: at a space or a hyphen
    pieces = []
    for piece in _pieces(folded, pack.lexicon):
        pieces.append(word[: len(piece)])
        word = word[len(piece) :]
    return tuple(pieces)


def _pieces(word: str, lexicon: Lexicon) -> tuple[str, ...]:
    at = _joint(word, lexicon)
    if at is None:
        return (word,)
    return (*_pieces(word[:at], lexicon), *_pieces(word[at:], lexicon))


def _joint(word: str, lexicon: Lexicon) -> int | None:
    """The place between two parts of a word; None if it is simple, or nobody can tell."""
    for family in lexicon.families_of(word):
        parts = lexicon.parts.get(family)
        if parts:
            return _between(word, parts, lexicon)
    if word in lexicon or not lexicon.language.compounds_run_together:
        return None
    splits = find_splits(word, lexicon)
    return len(splits[0].pieces[0]) if is_clear(splits, lexicon) else None


def _between(word: str, parts: tuple[str, ...], lexicon: Lexicon) -> int | None:
    """Where the last of the listed parts begins, or else where the first one ends."""
    first, last = parts[0], parts[-1]
    for left, right in cuts(word, SHORTEST):
        if last in (right, *last_words(right, lexicon)) and (
            len(parts) > 2 or left.startswith(first) or first in first_words(left, lexicon)
        ):
            return len(left)
    if word.endswith(last) and len(word) - len(last) >= SHORTEST:
        return len(word) - len(last)
    if word.startswith(first) and min(len(first), len(word) - len(first)) >= SHORTEST:
        return len(first)
    return None
