"""Tables for bots: games dealt or laid out by hand, and views of them."""

from msgspec.structs import replace

from cryptonym.language.decks import words
from cryptonym.rules import view
from cryptonym.rules.events import WordCovered
from cryptonym.rules.game import Game, redealt
from cryptonym.rules.model import (
    IDENTITY_BY_LETTER,
    RED,
    RED_OPERATIVE,
    RED_SPYMASTER,
    Clue,
    Key,
    Number,
    Phase,
    Team,
)
from cryptonym.rules.options import Options
from cryptonym.rules.views import View
from cryptonym.testing.bots import new_game

CELLS = "rrrrrrrrrbbbbbbbb.......x"


def lay(
    language: str = "en",
    own: tuple[str, ...] = (),
    rival: tuple[str, ...] = (),
    bystander: tuple[str, ...] = (),
    assassin: str = "",
    options: Options | None = None,
) -> Game:
    """A table where red starts; words that are not named are taken from the deck."""
    named = {*own, *rival, *bystander, assassin}
    rest = iter(word for word in words(language) if word not in named)

    def filled(some: tuple[str, ...], count: int) -> list[str]:
        return [*some, *(next(rest) for _ in range(count - len(some)))]

    table = [*filled(own, 9), *filled(rival, 8), *filled(bystander, 7), assassin or next(rest)]
    game = new_game(language, "teams", 1)
    laid = redealt(game, words=tuple(table), key=Key(CELLS, RED), options=options or game.options)
    return replace(laid, team=RED)


def cover(game: Game, *cards: int, turn: int = 1, team: Team = RED) -> Game:
    """The game with these cards touched in a turn of a team."""
    covers = tuple(
        WordCovered(turn, team, card, IDENTITY_BY_LETTER[game.key.cells[card]], "guess")
        for card in cards
    )
    mask = sum(1 << card for card in cards)
    return replace(game, covers=game.covers + covers, covered=game.covered | mask)


def say(game: Game, word: str, number: Number, *, turn: int = 1, team: Team = RED) -> Game:
    """The game with one more clue in its history."""
    return replace(game, clues=(*game.clues, Clue(turn, team, word, number)))


def guessing(game: Game, turn: int, guesses: int = 0) -> Game:
    """The game with red's operatives on turn."""
    return replace(game, phase=Phase.GUESS, turn=turn, team=RED, guesses=guesses)


def at_clue(game: Game, turn: int) -> Game:
    """The game with red's spymaster on turn."""
    return replace(game, phase=Phase.CLUE, turn=turn, team=RED, guesses=0)


def operative(game: Game) -> View:
    """What red's operative sees."""
    return view(game, RED_OPERATIVE)


def spymaster(game: Game) -> View:
    """What red's spymaster sees."""
    return view(game, RED_SPYMASTER)
