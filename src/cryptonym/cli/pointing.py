"""Which card somebody means who types its word without looking for every accent."""

import unicodedata

from cryptonym.language.decks import on_card
from cryptonym.languages import about
from cryptonym.rules.game import Game
from cryptonym.rules.model import CardIndex, laid_out


def cards_meant(typed: str, game: Game) -> tuple[CardIndex, ...]:
    """The cards that this may stand for; several if marks that were left out would tell them apart.

    A word that is typed with all its marks is that word. Else covered cards are left aside as
    long as one is open that fits.
    """
    language = game.options.language
    written = _letters(on_card(language, typed))
    if not written:
        return ()
    exact = [card for card, word in laid_out(game.words) if _letters(word) == written]
    if exact and written != _bare(written):
        return tuple(exact)
    wanted = {_bare(written), _bare(typed)}
    fitting = [card for card, word in laid_out(game.words) if wanted & _spellings(word, language)]
    still_open = [card for card in fitting if not game.is_covered(card)]
    return tuple(still_open or fitting)


def _letters(text: str) -> str:
    """Letters and digits alone, with their marks; one form for σ and ς."""
    composed = unicodedata.normalize("NFC", text.casefold())
    return "".join(letter for letter in composed if letter.isalnum())


def _bare(text: str) -> str:
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in apart if letter.isalnum())


def _spellings(word: str, language: str) -> set[str]:
    """A codename as people may type it."""
    lowered = unicodedata.normalize("NFC", word.casefold())
    ways = {_bare(lowered)}
    for letters in about(language).typed:
        ways.add(_bare("".join(letters.get(letter, letter) for letter in lowered)))
    return ways
