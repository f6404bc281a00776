"""Duet as a value: a side of the key for each side, a bank of tokens, and marks with an arrow."""

from msgspec.structs import replace

from cryptonym.rules import changes
from cryptonym.rules import events as ev
from cryptonym.rules.bits import as_bits
from cryptonym.rules.events import WordTouched
from cryptonym.rules.eyes import Eyes
from cryptonym.rules.game import Game
from cryptonym.rules.letters import two_sided
from cryptonym.rules.meanings import MISTAKES, TOKENS
from cryptonym.rules.model import BLUE, RED, Identity, Phase, Team
from cryptonym.rules.two_keys import SIDES_SEEN, TwoKeyGame, begun_as
from cryptonym.rules.variant import Variant

SIDES = (RED, BLUE)  # A and B
LETTERS = two_sided(
    (Identity.RED, Identity.BYSTANDER, Identity.ASSASSIN),
    (Identity.BLUE, Identity.BYSTANDER, Identity.ASSASSIN),
)


class DuetGame(TwoKeyGame, frozen=True, gc=False, kw_only=True):
    """One game of Duet. `team` gives or gave the clue; in sudden death its key judges."""

    tokens: int  # in the bank (D2)
    mistakes: int  # how many more cost no more than their token, while there are tokens (D20)
    touches: tuple[WordTouched, ...] = ()  # bystanders that lie there still, with an arrow (D8)
    sides_done: tuple[Team, ...] = ()

    def left(self, team: Team) -> int:
        """How many words of a side are not covered, whoever found the others (D14)."""
        return (self.setup.own[team] & ~self.covered).bit_count()

    def missing(self) -> int:
        """How many words have to be found yet, on both sides together (D16)."""
        first, second = self.setup.own.values()
        return ((first | second) & ~self.covered).bit_count()

    def shown(self) -> tuple[int, int]:
        """The cards whose front and whose back everybody has seen."""
        covered = super().shown()
        touched = [as_bits(one.card for one in self.touches if one.team is side) for side in SIDES]
        return covered[0] | touched[0], covered[1] | touched[1]

    def touched(self) -> tuple[WordTouched, ...]:
        """The bystanders that were touched; the last one of a lost game may be an assassin."""
        return self.touches

    def done(self) -> tuple[Team, ...]:
        """The sides that have no words left, as everybody is told (D14)."""
        return self.sides_done

    def is_closed(self, card: int, team: Team) -> bool:
        """Whether this side has touched the card before; its arrow points at them (D8)."""
        return any(one.card == card and one.team is not team for one in self.touches)

    @property
    def is_open_to_both(self) -> bool:
        """Whether either side may give the clue: the first of the game (D4)."""
        return not self.clues

    @property
    def limit(self) -> int | None:
        """As often as right (D7)."""
        return None


def as_duet(game: Game) -> DuetGame:
    """The game, known to be one of Duet."""
    if not isinstance(game, DuetGame):
        raise TypeError(f"expected a game of Duet, got {game.variant.name}")
    return game


def begin(variant: Variant, dealt: ev.Dealt) -> DuetGame:
    """The game right after the deal, with all tokens in the bank."""
    mission = dealt.options.mission
    return begun_as(DuetGame, variant, dealt, tokens=mission.tokens, mistakes=mission.allowed)


def tally(game: Game, eyes: Eyes) -> dict[str, int]:
    """The own words left, and the bank. Nobody is told how many the other side has left.

    That would tell of words which both have. Only that a side has none is told to everybody (D14).
    """
    duet = as_duet(game)
    counters: dict[str, int] = {
        side: duet.left(side)
        for side, seen in zip(SIDES, SIDES_SEEN, strict=True)
        if eyes & seen or side in duet.sides_done
    }
    counters[TOKENS] = duet.tokens
    if game.options.mission.mistakes is not None:
        counters[MISTAKES] = duet.mistakes
    return counters


# What events change. Everything else is as in the base game.


def clue_given(game: Game, event: ev.ClueGiven) -> Game:
    """Whoever gives the first clue begins (D4)."""
    return replace(changes.clue_given(game, event), team=event.team)


def word_touched(game: Game, event: WordTouched) -> Game:
    """A token lies on the word, with an arrow to who touched it; the word is not covered (D8)."""
    duet = as_duet(game)
    return replace(duet, touches=(*duet.touches, event), guesses=duet.guesses + 1)


def word_covered(game: Game, event: ev.WordCovered) -> Game:
    """An agent lies on the word, and a side may have none left (D7, D14).

    Which is told in an event of its own, unless the game is won. In sudden death the key of the
    other side alone judges from then on (D17).
    """
    duet = as_duet(changes.word_covered(game, event))
    done = [side for side in SIDES if not duet.left(side) and side not in duet.sides_done]
    if not done or not duet.missing():
        return duet
    team = done[0].other if duet.phase is Phase.SUDDEN else duet.team
    return replace(duet, sides_done=(*duet.sides_done, *done), team=team)


def turn_ended(game: Game, event: ev.TurnEnded) -> Game:
    """Tokens are spent, and the other side gives, unless it has no words left (D4, D11, D14)."""
    after, other = as_duet(changes.turn_ended(game, event)), game.team.other
    team = game.team if other in after.sides_done else other
    tokens = after.tokens - event.tokens
    mistakes = max(0, after.mistakes - 1) if event.reason == "wrong" else after.mistakes
    return replace(after, phase=Phase.CLUE, team=team, tokens=tokens, mistakes=mistakes)


def sudden_death(game: Game, _event: ev.SuddenDeath) -> Game:
    """Nobody gives clues any more (D17)."""
    return replace(game, phase=Phase.SUDDEN)
