"""A game for learners: a PettingZoo environment, an agent for each place, one game a reset.

`pip install cryptonym[pettingzoo]`, then `environment("en")`, or another game of the family with
`mode`. An agent receives numbers only, built from its own view: who may not see the key observes
none. Every action that the mask allows is accepted by the rules.
"""

import hashlib
from typing import Any, Final

import gymnasium
import numpy as np
import pettingzoo

from cryptonym.arena.actions import Actions, Mask, numbers_in
from cryptonym.arena.baselines import vocabulary
from cryptonym.language.decks import cards as cards_of
from cryptonym.language.presets import default_options
from cryptonym.library import judge_clue, play
from cryptonym.rules.deal import deal
from cryptonym.rules.drawing import draw
from cryptonym.rules.evolve import begin
from cryptonym.rules.game import Game
from cryptonym.rules.gate import view
from cryptonym.rules.legal import to_act
from cryptonym.rules.model import WATCHER, Seat, card_indexes
from cryptonym.rules.options import Mode, Options
from cryptonym.rules.refusals import IllegalCommandError, Refusal
from cryptonym.rules.seating import dealt_in, seat_code
from cryptonym.rules.variants import in_game, variant_of
from cryptonym.rules.views import View

STATE: Final = 6  # numbers behind those of the cards

Observation = dict[str, Any]


def environment(
    language: str = "en", mode: Mode = "teams", clues: int = 1000, render_mode: str | None = None
) -> "CryptonymEnvironment":
    """A game for learning agents; those who give clues choose among this many words."""
    return CryptonymEnvironment(language, mode, clues, render_mode)


class CryptonymEnvironment(pettingzoo.AECEnv):  # type: ignore[misc] # the package is untyped
    """The winners get 1, the losers -1, at the end; who plays for both sides gets nothing."""

    metadata: dict[str, Any] = {  # noqa: RUF012 # PettingZoo's own form
        "name": "cryptonym_v1",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, language: str, mode: Mode, clues: int, render_mode: str | None) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.options = in_game(default_options(language), mode)
        self.variant = variant_of(self.options)
        if self.variant is not variant_of(Options()):  # the books' own game has the plain name
            self.metadata = {**self.metadata, "name": f"cryptonym_{mode}_v1"}
        self.cards = cards_of(language, self.options.word_list)
        words = sorted({word for card in self.cards for word in card})
        self._number_of = {word: number for number, word in enumerate(words, 1)}
        known = vocabulary(language)
        step = max(1, len(known) // clues)
        self.clue_words = known[::step][:clues]
        self._clue_number = {word: number for number, word in enumerate(self.clue_words, 1)}
        self._letters = "".join(self.variant.letters.tiles)
        self._unlimited = max(numbers_in(self.variant)) + 1
        places = {seat_code(place.seat): place for place in self.variant.places}
        self.actions = {
            name: Actions(self.variant, place, self.clue_words) for name, place in places.items()
        }
        self.seats = {name: place.seat for name, place in places.items()}  # of this game
        self.possible_agents = list(places)
        self.agents: list[str] = []
        self._episodes = 0
        self._seed = 0
        length = 3 * self.variant.size + STATE + len(self.variant.counters)
        highest = max(len(words), len(self.clue_words), 1 << 10) + 1
        self.observation_spaces = {
            name: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(0, highest, (length,), np.int32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (actions.count,), np.int8),
                }
            )
            for name, actions in self.actions.items()
        }
        self.action_spaces = {
            name: gymnasium.spaces.Discrete(actions.count) for name, actions in self.actions.items()
        }

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
        self._left_it = ""  # the agent that has left it to others
        self.agents = list(self.possible_agents)
        self.seats = {
            name: dealt_in(self.variant, place.seat, self.game.team)
            for name, place in zip(self.agents, self.variant.places, strict=True)
        }
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
        seat = self.seats[agent]
        command = self.actions[agent].command(view(self.game, seat), int(action))
        if command is None and not self._others_may(agent):
            raise ValueError(f"there is nobody to whom {agent} could leave it")
        self._left_it = "" if command else agent
        self.game = play(self.game, seat, command) if command else self.game
        self._clear_rewards()
        if self.game.result:
            self.rewards = {name: self._reward(self.seats[name]) for name in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._next_agent()
        self._accumulate_rewards()

    def _reward(self, seat: Seat) -> int:
        if self.game.result is None or seat.team is None:
            return 0
        return 1 if self.game.variant.has_won(self.game.result, seat.team) else -1

    def observe(self, agent: str) -> Observation:
        """What this agent sees, and what it may do now."""
        seen = view(self.game, self.seats[agent])
        return {"observation": self._vector(seen), "action_mask": self._mask(agent, seen)}

    def render(self) -> str | None:
        """The board as everybody sees it."""
        return draw(view(self.game, WATCHER)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""

    def _next_agent(self) -> str:
        waiting = self._waited_for()
        if not waiting:
            raise ValueError("the game is over")
        return next((name for name in waiting if name != self._left_it), waiting[0])

    def _waited_for(self) -> list[str]:
        seats = to_act(self.game)
        return [name for seat in seats for name, own in self.seats.items() if own == seat]

    def _others_may(self, agent: str) -> bool:
        """Whether an agent may leave it to others: they wait too, and have not done the same."""
        return not self._left_it and self._waited_for() not in ([], [agent])

    def _mask(self, agent: str, seen: View) -> Mask:
        if self.game.result or self._next_agent() != agent:
            return self.actions[agent].nothing()
        fair = (judge_clue(self.game, word).status == "legal" for word in self.clue_words)
        return self.actions[agent].mask(seen, fair, others=self._others_may(agent))

    def _vector(self, seen: View) -> "np.ndarray[Any, np.dtype[np.int32]]":
        """All words, identities and tiles, then the clue, its number, and the state of play.

        A tile is 1 on a covered card, 2 on one that this side has touched in vain (D8). How many
        words a side has left is the number of all cards where one may not know it.
        """
        clue, sides = seen.clue, self.variant.sides
        said = clue.number if clue and isinstance(clue.number, int) else self._unlimited
        state = [
            self._clue_number.get(clue.word, 0) if clue else 0,
            said if clue else 0,
            seen.guesses,
            *(seen.left.get(side, self.variant.size) for side in sides),
            sides.index(seen.team),
            *(seen.tally.get(name, 0) for name in self.variant.counters),
        ]
        words = [self._number_of.get(word, 0) for word in seen.words]
        cells = [self._letters.index(letter) for letter in seen.cells]
        places = card_indexes(len(seen.words))
        covered = [1 if seen.is_covered(card) else 2 * seen.is_closed(card) for card in places]
        return np.array([*words, *cells, *covered, *state], np.int32)
