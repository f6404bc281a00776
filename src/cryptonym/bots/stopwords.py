"""Words that say nothing: nobody gives them as a clue."""

from cryptonym.bots.lexicon import folder_of
from cryptonym.language.registry import load


def read_stopwords(language: str) -> frozenset[str]:
    """The stop words of a language, folded."""
    text = (folder_of(language) / "stop.txt").read_text(encoding="utf-8")
    lines = (line for line in text.splitlines() if not line.startswith("#"))
    return frozenset(load(language).language.fold(" ".join(lines)).split())
