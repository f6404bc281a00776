"""What bots are called: small machine parts and sparks, in the language of the table."""

from typing import Final

from cryptonym.languages import CODES, FALLBACK, about

NAMES: Final = {code: about(code).bots for code in CODES}


def bot_names(language: str) -> tuple[str, ...]:
    """Names for the bots of a table; English ones where we have none."""
    return NAMES.get(language, NAMES[FALLBACK])
