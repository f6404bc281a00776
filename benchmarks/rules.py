"""Random full games on one core, ours against the PyPI package `codenames` in the same run.

Both sides deal a board from their own word list, give the same clues of one to three words and
touch positions in the same random order until somebody has won. `state_only` is the game alone;
`with_views` also builds, before every command, what a spymaster and what an operative may see.
"""

import random
import subprocess
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path

from codenames.boards.builder import generate_board
from codenames.game.move import Guess, Hint
from codenames.game.player import PlayerRole
from codenames.game.state import build_game_state

from benchmarks.figures import show
from benchmarks.scripts import Script, all_cards, scripts
from cryptonym.language.decks import cards
from cryptonym.rules import Options, begin, deal, decide, fold, view
from cryptonym.rules.commands import GiveClue, GuessWord
from cryptonym.rules.events import Dealt
from cryptonym.rules.model import (
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    RED,
    RED_OPERATIVE,
    RED_SPYMASTER,
    Phase,
)

SECONDS = 1.0  # a side and round
GAMES = 5000  # different ones, so that lucky short games do not count twice
BATCH = 50  # games between two looks at the clock
ROUNDS = 7  # alternating, so that a busy moment of the machine hits both sides
CARDS = cards("en")
OVER, CLUE = Phase.OVER, Phase.CLUE
OPTIONS = Options()
DUET = Path(".venv-bench-duet/bin/python")  # `make bench` makes it where it can


def our_game(script: Script[list[int]], *, views: bool) -> None:
    """One random game by `decide` and `fold`, every rule checked."""
    dealt = deal(script.seed, CARDS, OPTIONS)
    if not isinstance(dealt, Dealt):
        raise TypeError(dealt.code)
    game = begin(dealt)
    numbers, touches = iter(script.numbers), iter(script.touches)
    while game.phase is not OVER:
        if views:
            view(game, RED_SPYMASTER)
            view(game, RED_OPERATIVE)
        if game.phase is CLUE:
            seat = RED_SPYMASTER if game.team is RED else BLUE_SPYMASTER
            outcome = decide(game, seat, GiveClue(*next(numbers)))
        else:
            seat = RED_OPERATIVE if game.team is RED else BLUE_OPERATIVE
            outcome = decide(game, seat, GuessWord(next(touches)))
        if not isinstance(outcome, tuple):  # `isinstance` says yes faster than no
            raise TypeError(outcome.code)
        game = fold(game, outcome)


def peer_game(script: Script[list[int]], *, views: bool) -> None:
    """One random game by the peer's own state machine."""
    state = build_game_state(language="english", board=generate_board("english"))
    numbers, touches = iter(script.numbers), iter(script.touches)
    while not state.is_game_over:
        if views:
            _ = state.hinter_state
            _ = state.guesser_state
        if state.current_player_role == PlayerRole.HINTER:
            word, number = next(numbers)
            state.process_hint(Hint(word=word, card_amount=number))
        else:
            state.process_guess(Guess(card_index=next(touches)))


def rate(play: Callable[..., None], written: list[Script[list[int]]], *, views: bool) -> float:
    """Games a second of process time."""
    random.seed(7)  # the peer deals from the global generator
    start = time.process_time()
    for games, script in enumerate(cycle(written), 1):
        play(script, views=views)
        if games % BATCH == 0 and (spent := time.process_time() - start) >= SECONDS:
            return games / spent
    raise AssertionError("the scripts never end")


def main() -> None:
    """Print the figures of this area, and the peer's for comparison."""
    written = scripts(GAMES, all_cards)
    for name, views, goal in (("state_only", False, 11), ("with_views", True, 16)):
        ours, peers = [], []
        for _ in range(ROUNDS):
            ours.append(rate(our_game, written, views=views))
            peers.append(rate(peer_game, written, views=views))
        best, peer = max(ours), max(peers)
        show(f"rules.peer_{name}", peer, "games/s", "baseline")
        show(f"rules.{name}", best, "games/s", f">={goal * peer:.0f}")
        show(f"rules.ratio_{name}", best / peer, "times", f">={goal}")
    if DUET.exists():
        subprocess.run([DUET, "-m", "benchmarks.duet"], check=True)
    else:
        print("rules.ratio_duet is not measured: the peer's Duet needs Python 3.12")
