"""Games of Duet for tests: keys as two strings of what each side sees, g own, n bystander, x."""

import random
from itertools import count

from cryptonym.rules import BLUE, RED, Game, Identity, Key, Options, Refusal, Seat, Team
from cryptonym.rules import commands as cmd
from cryptonym.rules.deal import seal
from cryptonym.rules.duet.game import LETTERS, DuetGame, as_duet
from cryptonym.rules.events import Dealt, Event
from cryptonym.rules.model import BLUE_PLAYER, RED_PLAYER, WATCHER
from cryptonym.rules.options import Mission
from support.boards import SALT
from support.table import Table

SEAT = {"A": RED_PLAYER, "B": BLUE_PLAYER, "watcher": WATCHER}
SIDE = {RED: "A", BLUE: "B"}
WORDS = tuple(f"CARD{n}" for n in range(25))
OWN = {"A": Identity.RED, "B": Identity.BLUE}
OTHERS = {"n": Identity.BYSTANDER, "x": Identity.ASSASSIN}
# A key in the order of the table: three of both, and so on.
FRONT = "ggg" + "ggggg" + "g" + "nnnnn" + "nnnnnnn" + "n" + "x" + "x" + "x"
BACK = "ggg" + "nnnnn" + "x" + "ggggg" + "nnnnnnn" + "x" + "g" + "n" + "x"
GG, GN, GX, NG, NN, NX, XG, XN, XX = 0, 3, 8, 9, 14, 21, 22, 23, 24  # the first of each
FREE = Options(mode="duet", check="free")


def key_of(front: str, back: str) -> Key:
    """The key of which each side sees one of these."""
    cells = (
        LETTERS.letter(OTHERS.get(a, OWN["A"]), OTHERS.get(b, OWN["B"]))
        for a, b in zip(front, back, strict=True)
    )
    return Key("".join(cells), RED)


def duet_deal(
    front: str = FRONT,
    back: str = BACK,
    words: tuple[str, ...] = WORDS,
    options: Options = FREE,
) -> Dealt:
    """A dealt game with this key."""
    return seal(words, key_of(front, back), SALT, options)


def mission(tokens: int = 9, mistakes: int | None = None, excess: str = "extra_token") -> Options:
    """Options of a mission (D20)."""
    rules = Mission(tokens, mistakes, excess)  # type: ignore[arg-type] # of those that there are
    return Options(mode="duet", check="free", mission=rules)


def swapped(front: str = FRONT, back: str = BACK, *, seed: int = 0) -> tuple[str, str]:
    """The same pairs in another order."""
    pairs = list(zip(front, back, strict=True))
    random.Random(seed).shuffle(pairs)
    return "".join(a for a, _ in pairs), "".join(b for _, b in pairs)


class Duet(Table):
    """A game of Duet at a table; sides are called A and B, as in the rules."""

    def __init__(self, dealt: Dealt | None = None) -> None:
        super().__init__(dealt or duet_deal())
        self._words = (f"word{n}" for n in count())

    @property
    def duet(self) -> DuetGame:
        """The game, with what Duet has of its own."""
        return as_duet(self.game)

    def gives(self, side: str, number: int = 1, word: str = "") -> list[str]:
        """A side gives a clue."""
        return self.send(SEAT[side], cmd.GiveClue(word or next(self._words), number))

    def touches(self, side: str, *cards: int) -> list[str]:
        """A side touches cards: what came of the last."""
        happened: list[str] = []
        for card in cards:
            happened = self.send(SEAT[side], cmd.GuessWord(card))
        return happened

    def stops(self, side: str) -> list[str]:
        """A side stops."""
        return self.send(SEAT[side], cmd.StopGuessing())

    def voids(self, side: str) -> list[str]:
        """A side finds the clue invalid (D19)."""
        return self.send(SEAT[side], cmd.ChallengeClue())

    def gives_up(self, side: str) -> list[str]:
        """A side gives up."""
        return self.send(SEAT[side], cmd.GiveUp())

    def refuses_touch(self, side: str, card: int) -> str:
        """The code with which a touch is refused."""
        return self.refuses(SEAT[side], cmd.GuessWord(card))

    def turn(self, giver: str, *cards: int, stop: bool = True) -> list[str]:
        """A whole turn: a clue, these touches, and a stop."""
        guesser = "B" if giver == "A" else "A"
        self.gives(giver)
        happened = self.touches(guesser, *cards)
        return self.stops(guesser) if stop else happened

    @property
    def bank(self) -> tuple[int, int]:
        """Tokens, and how many of them may be used for mistakes (D20)."""
        return self.duet.tokens, min(self.duet.tokens, self.duet.mistakes)

    @property
    def giver(self) -> str:
        """Which side gives, or gave this clue."""
        return SIDE[self.game.team]

    @property
    def left(self) -> tuple[int, int, int]:
        """Words left on A, on B, in all: test knowledge."""
        return self.duet.left(RED), self.duet.left(BLUE), self.duet.missing()


def finished_duet() -> list[Event]:
    """A short game: two words by the first clue, one and a bystander by the second, given up."""
    table = Duet(duet_deal(options=mission(2)))
    table.turn("A", GG, GN)
    table.turn("B", NG, NN, stop=False)
    table.gives_up("A")
    return table.events


def found(game: Game) -> list[int]:
    """The covered cards."""
    return [card for card in range(len(game.words)) if game.is_covered(card)]


def marks(game: DuetGame) -> dict[str, list[int]]:
    """The cards with a token, by the side its arrow points at; a fatal touch lays none (D8)."""
    laid = game.touches
    result = game.result
    if result and result.winner is None and result.reason != "gave_up":
        laid = laid[:-1]
    return {
        side: sorted(one.card for one in laid if one.team is not seat.team)
        for side, seat in SEAT.items()
        if seat.plays
    }


def is_refused(outcome: object) -> bool:
    """Whether nothing came of a command."""
    return isinstance(outcome, Refusal)


def player(team: Team) -> Seat:
    """The seat of a side."""
    return RED_PLAYER if team is RED else BLUE_PLAYER
