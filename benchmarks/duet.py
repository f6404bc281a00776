"""Random games of Duet on one core, ours against the PyPI package `codenames` in one process.

The peer's Duet needs Python 3.12, so this module runs with an interpreter of its own, and so do
our rules then: `make bench` looks for one. Both sides deal a board, give the same clues and touch
cards in the same random orders, one for each side of the table, until the game is over.

The games are about as long: most end early with an assassin, after eleven commands or so on either
side. So commands a second are printed beside games a second, counted apart from the clock. Our
rules refuse a card that cannot be touched again, and then the next one is touched; the peer is
asked first, as its refusal would be an exception, which takes longer. Our deal follows from a seed
and is promised by a hash, in the time that is measured; the peer's is not.
"""

import random
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import cycle

from codenames.duet.board import DuetBoard
from codenames.duet.state import DuetGameState, DuetSide
from codenames.generic.exceptions import GameIsOver
from codenames.generic.move import Clue, Guess
from codenames.generic.player import PlayerRole
from codenames.utils.vocabulary.languages import get_vocabulary

from benchmarks.figures import show
from benchmarks.scripts import Script, all_cards, scripts
from cryptonym.language.decks import cards
from cryptonym.rules import Game, Options, begin, deal, decide, fold
from cryptonym.rules.commands import GiveClue, GuessWord
from cryptonym.rules.events import Dealt
from cryptonym.rules.model import BLUE, BLUE_PLAYER, RED, RED_PLAYER, Phase

SECONDS = 1.0  # a side and round
GAMES = 2000
BATCH = 20  # games between two looks at the clock
ROUNDS = 5
CARDS = cards("en")
OPTIONS = Options(mode="duet", key_source="random")
GONE = {"already_covered", "already_touched"}  # then the next card is touched
OVER, CLUE = Phase.OVER, Phase.CLUE
VOCABULARY = get_vocabulary("english")


Orders = tuple[list[int], list[int]]  # in which each side touches cards


def both_orders(chance: random.Random) -> Orders:
    """Every card once for each side."""
    return all_cards(chance), all_cards(chance)


def our_game(script: Script[Orders]) -> Game:
    """One random game by `decide` and `fold`, every rule checked."""
    dealt = deal(script.seed, CARDS, OPTIONS)
    if not isinstance(dealt, Dealt):
        raise TypeError(dealt.code)
    game = begin(dealt)
    numbers = iter(script.numbers)
    touches = {RED: iter(script.touches[0]), BLUE: iter(script.touches[1])}
    while game.phase is not OVER:
        giver = game.team
        if game.phase is CLUE:
            seat = RED_PLAYER if giver is RED else BLUE_PLAYER
            outcome = decide(game, seat, GiveClue(*next(numbers)))
        else:
            seat = BLUE_PLAYER if giver is RED else RED_PLAYER
            outcome = decide(game, seat, GuessWord(next(touches[giver])))
        if isinstance(outcome, tuple):  # `isinstance` says yes faster than no
            game = fold(game, outcome)
        elif outcome.code not in GONE:
            raise TypeError(outcome.code)
    return game


def peer_game(script: Script[Orders]) -> DuetGameState:
    """One random game by the peer's own state machine."""
    state = DuetGameState.from_board(DuetBoard.from_vocabulary(VOCABULARY))
    numbers = iter(script.numbers)
    touches = {DuetSide.SIDE_A: iter(script.touches[0]), DuetSide.SIDE_B: iter(script.touches[1])}
    with suppress(GameIsOver):  # seldom a side is on turn there that has found all its words
        while not state.is_game_over:
            side = state.current_side_state
            if side.current_player_role == PlayerRole.SPYMASTER:
                word, number = next(numbers)
                state.process_clue(Clue(word=word, card_amount=number))
            else:
                card = next(touches[state.current_playing_side])
                if not side.board[card].revealed:
                    state.process_guess(Guess(card_index=card))
    return state


def our_length(script: Script[Orders]) -> int:
    """How many commands that were not refused our game takes."""
    game = our_game(script)
    return len(game.clues) + len(game.covers) + len(game.touched())


def peer_length(script: Script[Orders]) -> int:
    """How many clues and guesses the peer's game takes."""
    state = peer_game(script)
    sides = (state.side_a, state.side_b)
    return sum(len(side.given_clues) + len(side.given_guesses) for side in sides)


def rate(play: Callable[[Script[Orders]], object], written: list[Script[Orders]]) -> float:
    """Games a second of process time."""
    random.seed(7)  # the peer deals from the global generator
    start = time.process_time()
    for games, script in enumerate(cycle(written), 1):
        play(script)
        if games % BATCH == 0 and (spent := time.process_time() - start) >= SECONDS:
            return games / spent
    raise AssertionError("the scripts never end")


def main() -> None:
    """Print ours, the peer's and their ratio."""
    written = scripts(GAMES, both_orders)
    ours, peers = [], []
    for _ in range(ROUNDS):
        ours.append(rate(our_game, written))
        peers.append(rate(peer_game, written))
    best, peer = max(ours), max(peers)
    show("rules.peer_duet", peer, "games/s", "baseline")
    show("rules.duet", best, "games/s", f">={10 * peer:.0f}")
    show("rules.ratio_duet", best / peer, "times", ">=10")
    random.seed(7)
    our_mean, peer_mean = (
        sum(map(length, written)) / len(written) for length in (our_length, peer_length)
    )
    show("rules.peer_duet_commands", peer * peer_mean, "commands/s", "baseline")
    show("rules.duet_commands", best * our_mean, "commands/s", f">={10 * peer * peer_mean:.0f}")


if __name__ == "__main__":
    main()
