"""The game for learners: a PettingZoo environment, four agents, one game a reset.

`pip install cryptonym[pettingzoo]`, then `environment("en")`. An agent is a seat. It receives
numbers only, built from its own view: an operative's observation holds no key. Every action that
the mask allows is accepted by the rules.
"""

import hashlib
from typing import Any, Final

import gymnasium
import numpy as np
import pettingzoo

from cryptonym.arena.baselines import vocabulary
from cryptonym.language.decks import cards as cards_of
from cryptonym.language.presets import default_options
from cryptonym.library import judge_clue, play
from cryptonym.rules import commands as cmd
from cryptonym.rules.deal import deal
from cryptonym.rules.drawing import draw
from cryptonym.rules.evolve import begin
from cryptonym.rules.game import Game
from cryptonym.rules.gate import view
from cryptonym.rules.legal import to_act
from cryptonym.rules.model import RED_OPERATIVE, Role, Team
from cryptonym.rules.refusals import IllegalCommandError, Refusal
from cryptonym.rules.seating import seat_code
from cryptonym.rules.variants import variant_named
from cryptonym.rules.views import View

GAME: Final = variant_named("teams")
SEATS: Final = {seat_code(place.seat): place.seat for place in GAME.places}
NAMES: Final = {seat: name for name, seat in SEATS.items()}
NUMBERS: Final = 10  # a clue says 0 to 9
STOP: Final = GAME.size  # the operative's action after those on the cards
LETTERS: Final = "?rb.x"

Observation = dict[str, Any]


def environment(
    language: str = "en", clues: int = 1000, render_mode: str | None = None
) -> "CryptonymEnvironment":
    """A game for four learning agents; spymasters choose among this many clue words."""
    return CryptonymEnvironment(language, clues, render_mode)


class CryptonymEnvironment(pettingzoo.AECEnv):  # type: ignore[misc] # the package is untyped
    """Red and blue, spymaster and operative; the winners get 1, the losers -1, at the end."""

    metadata: Final = {"name": "cryptonym_v1", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, language: str, clues: int, render_mode: str | None) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.options = default_options(language)
        self.cards = cards_of(language, "deck")
        words = sorted({word for card in self.cards for word in card})
        self._number_of = {word: number for number, word in enumerate(words, 1)}
        known = vocabulary(language)
        step = max(1, len(known) // clues)
        self.clue_words = known[::step][:clues]
        self._clue_number = {word: number for number, word in enumerate(self.clue_words, 1)}
        self.possible_agents = list(SEATS)
        self.agents: list[str] = []
        self._episodes = 0
        self._seed = 0
        shape = _vector_length()
        self.observation_spaces = {
            name: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(
                        0, max(len(words), len(self.clue_words), 1 << 10) + 1, (shape,), np.int32
                    ),
                    "action_mask": gymnasium.spaces.Box(0, 1, (self._actions(name),), np.int8),
                }
            )
            for name in SEATS
        }
        self.action_spaces = {
            name: gymnasium.spaces.Discrete(self._actions(name)) for name in SEATS
        }

    def _actions(self, name: str) -> int:
        spymaster = SEATS[name].role is Role.SPYMASTER
        return len(self.clue_words) * NUMBERS if spymaster else GAME.size + 1

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What this agent receives."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What this agent may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 # PettingZoo's signature
        """Deal a new game; a seed makes this game and the following ones repeatable."""
        if seed is not None:
            self._seed, self._episodes = seed, 0
        self._episodes += 1
        secret = hashlib.sha256(f"{self._seed} {self._episodes}".encode()).digest()
        dealt = deal(secret, self.cards, self.options)
        if isinstance(dealt, Refusal):
            raise IllegalCommandError(dealt)
        self.game: Game = begin(dealt)
        self.agents = list(SEATS)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self._next_agent()

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that plays has to act")
        self._cumulative_rewards[agent] = 0
        self.game = play(self.game, SEATS[agent], self._command(agent, int(action)))
        self._clear_rewards()
        if self.game.result:
            winner = self.game.result.winner
            self.rewards = {name: 1 if SEATS[name].team is winner else -1 for name in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._next_agent()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What this agent sees, and what it may do now."""
        seen = view(self.game, SEATS[agent])
        return {"observation": self._vector(seen), "action_mask": self._mask(agent)}

    def render(self) -> str | None:
        """The board as an operative sees it."""
        return draw(view(self.game, RED_OPERATIVE)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    def _next_agent(self) -> str:
        waited_for = to_act(self.game)
        if not waited_for:
            raise ValueError("the game is over")
        return NAMES[waited_for[0]]

    def _command(self, agent: str, action: int) -> cmd.Command:
        if SEATS[agent].role is Role.SPYMASTER:
            word, number = divmod(action, NUMBERS)
            return cmd.GiveClue(self.clue_words[word], number)
        return cmd.StopGuessing() if action == STOP else cmd.GuessWord(action)

    def _mask(self, agent: str) -> "np.ndarray[Any, np.dtype[np.int8]]":
        mask = np.zeros(self._actions(agent), np.int8)
        if self.game.result or self._next_agent() != agent:
            return mask
        if SEATS[agent].role is Role.OPERATIVE:
            mask[list(self.game.open_cards())] = 1
            mask[STOP] = self.game.guesses > 0
            return mask
        for number, word in enumerate(self.clue_words):
            if judge_clue(self.game, word).status == "legal":
                mask[number * NUMBERS : (number + 1) * NUMBERS] = 1
        return mask

    def _vector(self, seen: View) -> "np.ndarray[Any, np.dtype[np.int32]]":
        """All words, identities and tiles, then the clue, its number, and the state of play."""
        clue = seen.clue
        said = clue.number if clue and isinstance(clue.number, int) else NUMBERS
        state = [
            self._clue_number.get(clue.word, 0) if clue else 0,
            said if clue else 0,
            seen.guesses,
            seen.left[Team.RED],
            seen.left[Team.BLUE],
            int(seen.team is Team.BLUE),
        ]
        words = [self._number_of.get(word, 0) for word in seen.words]
        cells = [LETTERS.index(letter) for letter in seen.cells]
        covered = [seen.covered >> card & 1 for card in range(GAME.size)]
        return np.array([*words, *cells, *covered, *state], np.int32)


def _vector_length() -> int:
    return 3 * GAME.size + 6
