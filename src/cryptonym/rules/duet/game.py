"""Duet as a value: a side of the key for each side, a bank of tokens, and marks with an arrow."""

from msgspec.structs import replace

from cryptonym.rules import events as ev
from cryptonym.rules.bits import as_bits
from cryptonym.rules.events import WordTouched
from cryptonym.rules.eyes import Eyes
from cryptonym.rules.game import Game, settled
from cryptonym.rules.letters import two_sided
from cryptonym.rules.meanings import MISTAKES, TOKENS
from cryptonym.rules.model import BLUE, OTHER, RED, CardIndex, Identity, Phase, Team
from cryptonym.rules.two_keys import SIDES_SEEN, TwoKeyGame
from cryptonym.rules.variant import Variant

SIDES = (RED, BLUE)  # A and B
LETTERS = two_sided(
    (Identity.RED, Identity.BYSTANDER, Identity.ASSASSIN),
    (Identity.BLUE, Identity.BYSTANDER, Identity.ASSASSIN),
)

_CLUE = Phase.CLUE


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

    def is_closed(self, card: CardIndex, team: Team) -> bool:
        """Whether this side has touched the card before; its arrow points at them (D8)."""
        for one in self.touches:  # noqa: SIM110 # asked at every touch; `any` takes five times as long
            if one.card == card and one.team is not team:
                return True
        return False

    @property
    def is_open_to_both(self) -> bool:
        """Whether either side may give the clue: the first of the game (D4)."""
        return not self.clues


def as_duet(game: Game) -> DuetGame:
    """The game, known to be one of Duet."""
    if not isinstance(game, DuetGame):
        raise TypeError(f"expected a game of Duet, got {game.variant.name}")
    return game


def begin(variant: Variant, dealt: ev.Dealt) -> DuetGame:
    """The game right after the deal, with all tokens in the bank."""
    setup, mission = settled(variant, dealt), dealt.options.mission
    start, tokens, mistakes = dealt.key.start, mission.tokens, mission.allowed
    return DuetGame(setup=setup, team=start, tokens=tokens, mistakes=mistakes)


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


def word_touched(game: DuetGame, event: WordTouched) -> DuetGame:
    """A token lies on the word, with an arrow to who touched it; the word is not covered (D8)."""
    return replace(game, touches=game.touches + (event,), guesses=game.guesses + 1)


def word_covered(game: DuetGame, event: ev.WordCovered) -> DuetGame:
    """An agent lies on the word, and a side may have none left (D7, D14).

    Which is told in an event of its own, unless the game is won. In sudden death the key of the
    other side alone judges from then on (D17).
    """
    covered, own = game.covered | 1 << event.card, game.setup.own
    covers, guesses = game.covers + (event,), game.guesses + 1
    after = replace(game, covered=covered, covers=covers, guesses=guesses)
    hidden = ~covered
    if own[RED] & hidden and own[BLUE] & hidden:
        return after  # both have some, as nearly always
    done = [side for side in SIDES if not after.left(side) and side not in after.sides_done]
    if not done or not after.missing():
        return after
    team = done[0].other if after.phase is Phase.SUDDEN else after.team
    return replace(after, sides_done=(*after.sides_done, *done), team=team)


def turn_ended(game: DuetGame, event: ev.TurnEnded) -> DuetGame:
    """Tokens are spent, and the other side gives, unless it has no words left (D4, D11, D14)."""
    team, mistakes = OTHER[game.team], game.mistakes
    # All at once: a turn of the base game, and then tokens, would be two new games.
    return replace(
        game,
        guesses=0,
        phase=_CLUE,
        endings=game.endings + (event,),
        team=game.team if team in game.sides_done else team,
        turn=game.turn + 1,
        standing="open",
        timer=None,
        consultations=(),
        tokens=game.tokens - event.tokens,
        mistakes=mistakes - 1 if mistakes and event.reason == "wrong" else mistakes,
    )


def sudden_death(game: DuetGame, _event: ev.SuddenDeath) -> DuetGame:
    """Nobody gives clues any more (D17)."""
    return replace(game, phase=Phase.SUDDEN)
