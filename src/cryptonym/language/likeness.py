"""How much two words look alike by the letters they begin or end with."""

LONG_FORM = 5  # letters that a form shares with its dictionary word, beyond chance
SLACK = 2  # letters that a base may share less than another


def nearest(word: str, bases: list[str]) -> list[str]:
    """The bases nearest to a word by their letters: limitatamente is of limitare, not of limare."""
    most = max((shared(word, base) for base in bases), default=0)
    if most < LONG_FORM:
        return bases
    return [base for base in bases if shared(word, base) >= most - SLACK]


def shared(word: str, other: str) -> int:
    """How many letters two words begin or end with alike."""
    return max(_same(word, other), _same(word[::-1], other[::-1]))


def _same(word: str, other: str) -> int:
    """How many letters two words begin with alike."""
    count = 0
    for one, two in zip(word, other, strict=False):
        if one != two:
            break
        count += 1
    return count


def same_front(word: str, lemma: str) -> bool:
    """Whether two words share so many first letters that it is no chance."""
    return word[:LONG_FORM] == lemma[:LONG_FORM]
