"""A match to play in tests: players by name, seats by role, games that end when asked to."""

from cryptonym.rules import BLUE, RED, Identity, Options, Refusal, Role, Seat, Team, to_act
from cryptonym.rules import commands as cmd
from cryptonym.rules.cards import Card
from cryptonym.rules.match import (
    JoinMatch,
    Match,
    MatchCommand,
    MatchEvent,
    StartGame,
    TakeSeat,
    decide_match,
    evolve_match,
)
from support.boards import card_list
from support.frozen import as_it_is

SEATS: dict[str, dict[str, tuple[Role, Team | None]]] = {
    "teams": {
        "ann": (Role.SPYMASTER, RED),
        "bob": (Role.OPERATIVE, RED),
        "cat": (Role.SPYMASTER, BLUE),
        "dan": (Role.OPERATIVE, BLUE),
    },
    "coop": {"ann": (Role.SPYMASTER, None), "bob": (Role.OPERATIVE, None)},
    "shared": {
        "ann": (Role.SPYMASTER, RED),
        "cat": (Role.SPYMASTER, BLUE),
        "bob": (Role.OPERATIVE, None),
    },
    "duet": {"ann": (Role.PLAYER, RED), "bob": (Role.PLAYER, BLUE)},
}


class Evening:
    """A group at a table for several games."""

    def __init__(
        self, options: Options | None = None, cards: tuple[Card, ...] | None = None
    ) -> None:
        self.match = Match(options=options or Options(), cards=cards or card_list())
        self.events: list[MatchEvent] = []
        self.deals = 0
        self.now = 0

    def do(self, player: str, command: MatchCommand | cmd.Command) -> list[str]:
        """Carry a command out; the names of what happened."""
        outcome = self._decide(player, command)
        assert not isinstance(outcome, Refusal), f"{player}: {command} was refused: {outcome}"
        for event in outcome:
            self.match = evolve_match(self.match, event)
            self.events.append(event)
        return [type(event).__name__ for event in outcome]

    def refuses(self, player: str, command: MatchCommand | cmd.Command) -> str:
        """The code with which a command is refused; nothing changes."""
        before = as_it_is(self.match)
        outcome = self._decide(player, command)
        assert isinstance(outcome, Refusal), f"{player}: {command} was not refused"
        assert as_it_is(self.match) == before
        return outcome.code

    def _decide(
        self, player: str, command: MatchCommand | cmd.Command
    ) -> tuple[MatchEvent, ...] | Refusal:
        self.deals += isinstance(command, StartGame)
        seed = b"evening %d" % self.deals
        return decide_match(self.match, player, command, seed=seed, now=self.now)

    def seat_everybody(self) -> "Evening":
        """The least number of players, all seated (R14, R109, R115)."""
        for player, (role, team) in SEATS[self.match.options.mode].items():
            self.do(player, JoinMatch())
            self.do(player, TakeSeat(role, team))
        return self

    def start(self) -> "Evening":
        """Deal the next game."""
        self.do(next(iter(self.match.seats)), StartGame())
        return self

    def finish(self) -> "Evening":
        """Play the running game to its end: the team on turn touches the assassin."""
        game = self.match.game
        assert game is not None
        self.do(self.player_at(*to_act(game)), cmd.GiveClue("finish", 1))
        card = next(c for c in range(25) if game.key.identity(c) is Identity.ASSASSIN)
        self.do(self.player_at(*to_act(self.match.game)), cmd.GuessWord(card))
        return self

    def player_at(self, seat: Seat | None) -> str:
        """Who sits there."""
        return next(who for who, taken in self.match.seats.items() if taken == seat)

    @property
    def words(self) -> tuple[str, ...]:
        """The codenames on the table."""
        assert self.match.game is not None
        return self.match.game.words
