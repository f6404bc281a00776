"""What kind of thing a codename is: few categories, their codenames and the words that name them.

Two codenames of one category are a little alike, the less the more there are of them; and a clue
may simply name the category.
"""

from collections.abc import Callable, Mapping

from cryptonym.bots.lexicon import read_categories
from cryptonym.language.decks import codenames

Groups = list[tuple[tuple[str, ...], list[int]]]


def groups(language: str, rows: Mapping[str, int], fold: Callable[[str], str]) -> Groups:
    """For each category the words that name it, and the rows of its codenames."""
    members: dict[str, list[int]] = {}
    for codename in codenames(language).values():
        row = rows.get(fold(codename.word))
        if row is not None:
            members.setdefault(codename.category, []).append(row)
    names = read_categories(language)
    return [(names[category], found) for category, found in members.items()]
