"""The library as a bot author meets it: deal a game, ask what is legal, play, look, draw."""

import secrets
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from cryptonym.language.decks import cards as cards_of
from cryptonym.language.decks import on_card
from cryptonym.language.presets import default_options
from cryptonym.language.referee import judge_at, judge_command
from cryptonym.rules import commands as cmd
from cryptonym.rules import legal
from cryptonym.rules.cards import Card, one_sided
from cryptonym.rules.deal import deal
from cryptonym.rules.decide import decide as decide_with
from cryptonym.rules.evolve import begin, fold
from cryptonym.rules.game import Game
from cryptonym.rules.model import Seat
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import IllegalCommandError, Refusal
from cryptonym.rules.variant import Events
from cryptonym.rules.variants import variant_of
from cryptonym.rules.verdict import Verdict


def new_game(
    language: str | None = None,
    *,
    seed: int | None = None,
    options: Options | None = None,
    words: Iterable[str] | None = None,
) -> Game:
    """Deal a game from a language's deck, or from your own words; random unless seeded.

    Options have a language too; one that is named counts more, and English is for those who
    name none.
    """
    chosen = options or default_options(language or "en")
    if language is not None:
        chosen = replace(chosen, language=language)
    secret = secrets.token_bytes(32) if seed is None else seed.to_bytes(32, "big", signed=True)
    cards: Sequence[Card] | Refusal
    if words is None:
        problem = variant_of(chosen).lists_problem(chosen.lists)
        cards = problem or cards_of(chosen.language, chosen.word_list)
    else:
        cards = one_sided(on_card(chosen.language, word) for word in words)  # a deal counts them
    dealt = cards if isinstance(cards, Refusal) else deal(secret, cards, chosen)
    if isinstance(dealt, Refusal):
        raise IllegalCommandError(dealt)
    return begin(dealt)


def judge_clue(game: Game, word: str) -> Verdict:
    """What the referee says of a clue on this table, before it is given."""
    return judge_at(game.options, game.visible(), word)


def decide(game: Game, seat: Seat, command: cmd.Command, now: int = 0) -> Events | Refusal:
    """What happens if a seat sends a command, with the referee at the table."""
    return decide_with(game, seat, command, judge_command(game, command), now)


def play(game: Game, seat: Seat, command: cmd.Command, now: int = 0) -> Game:
    """The game after a command; raises IllegalCommandError where the rules refuse it."""
    outcome = decide(game, seat, command, now)
    if isinstance(outcome, Refusal):
        raise IllegalCommandError(outcome)
    return fold(game, outcome)


def legal_commands(
    game: Game, seat: Seat, clues: Iterable[str] = (), now: int = 0
) -> list[cmd.Command]:
    """Every command this seat may send now; `clues` are the clue words you think of.

    In guard mode only those clues come back that the referee finds legal beyond doubt.
    """
    if game.options.check == "guard":
        clues = [word for word in clues if judge_clue(game, word).status == "legal"]
    return legal.legal_commands(game, seat, clues, now)
