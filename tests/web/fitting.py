"""Clues that mean something: what people would really say on a board."""

from typing import Any

from cryptonym.bots.lexicon import read_pass
from cryptonym.language.referee import judge


def fitting_clue(game: dict[str, Any]) -> tuple[str, list[str]]:
    """A clue for the team on turn that fits no other card, and the codenames that it fits."""
    language = game["options"]["language"]
    both = [read_pass(language, name) for name in ("a", "b")]
    visible = [word for card, word in enumerate(game["words"]) if not game["covered"] >> card & 1]
    own = {
        word
        for word in visible
        if game["key"]["cells"][game["words"].index(word)] == game["team"][0]
    }
    fits: dict[str, set[str]] = {}
    for word in visible:
        for associates in both:
            for clue in associates.get(word, ()):
                fits.setdefault(clue, set()).add(word)
    used = {clue["word"] for clue in game.get("clues", ())}
    good = [clue for clue, words in fits.items() if words <= own and clue not in used]
    for clue in sorted(good, key=lambda clue: (-len(fits[clue]), clue)):
        verdict = judge(clue, 1, visible, language)
        if verdict.status == "legal" and not verdict.notes:  # nothing at all to say about it
            return clue, sorted(fits[clue])
    raise LookupError("no clue fits these cards alone")
