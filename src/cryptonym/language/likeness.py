"""How much two words look alike by the letters they begin or end with."""

from collections.abc import Callable, Iterable

LONG = 16  # letters of a word that is made of nothing but what begins much like it
LONGEST_ENDING = 10  # letters in which a form may differ from its dictionary word
LONGEST_AFFIX = 12  # letters in which a word may differ from its base, at its end
LONGEST_PREFIX = 9
LONG_FORM = 5  # letters that a form shares with its dictionary word, beyond chance
SLACK = 1  # letters that a base may share less than another


def may_be_form(word: str, begins: Callable[[str], bool]) -> bool:
    """Whether it is worth while to take the endings off a word: of a long one it seldom is."""
    return len(word) <= LONG or begins(word[:-LONGEST_ENDING])


def may_be_derived(word: str, begins: Callable[[str], bool]) -> bool:
    """The same for its affixes: what is left of a long word without them is long as well."""
    if len(word) <= LONG:
        return True
    end = len(word) - LONGEST_AFFIX
    return any(
        begins(word[start : max(start + LONG_FORM - 1, end)]) for start in range(LONGEST_PREFIX + 1)
    )


def fronts_of(words: Iterable[str]) -> Callable[[str], bool]:
    """Whether one of these words begins so."""
    all_of_them = "\n".join(("", *words))
    return lambda front: f"\n{front}" in all_of_them


def nearest(word: str, bases: list[str]) -> list[str]:
    """The bases nearest to a word by their letters: limitatamente is of limitare, not of limare.

    What ends a longer one is in that one's family if it has to do with it: unideal is of ideal.
    """
    likeness = {base: max(shared(word, base), longest_front(base, word)) for base in bases}
    most = max(likeness.values(), default=0)
    if most < LONG_FORM:
        return bases
    front = max(same_letters(word, base) for base in bases)
    near = [
        base
        for base in bases
        if likeness[base] >= most - SLACK or LONG_FORM <= front - SLACK <= same_letters(word, base)
    ]  # deliberazione is rather of deliberare than of liberazione
    return [
        base for base in near if not any(other.endswith(base) for other in near if other != base)
    ]


def shared(word: str, other: str) -> int:
    """How many letters two words begin or end with alike; all of a long one that is inside."""
    inside = longest_front(other, word)
    if inside >= max(LONG_FORM, len(other) - 1):  # forgiv-, for forgive
        return inside
    return max(same_letters(word, other), same_letters(word[::-1], other[::-1]))


def same_letters(word: str, other: str) -> int:
    """How many letters two words begin with alike."""
    count = 0
    for one, two in zip(word, other, strict=False):
        if one != two:
            break
        count += 1
    return count


def longest_front(word: str, text: str) -> int:
    """How many of the first letters of a word stand together somewhere in a text."""
    return next(length for length in range(len(word), -1, -1) if word[:length] in text)


def same_front(word: str, lemma: str) -> bool:
    """Whether two words share so many first letters that it is no chance."""
    return word[:LONG_FORM] == lemma[:LONG_FORM]
