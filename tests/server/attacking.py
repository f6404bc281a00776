"""An operative with our source, all that is public, and a computer: what can be worked out.

Two attacks. The forty printed keys are known, so every cover leaves fewer of them. And a bot is a
program: run over a key, it says which clue it would have given for it, so keys with another clue
can be struck out, if it is known where its chance begins.
"""

import hashlib
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import msgspec
import numpy as np
from msgspec.structs import replace

from cryptonym.bots.hearing import hear
from cryptonym.bots.levels import LEVELS, Level
from cryptonym.bots.mind import make_mind
from cryptonym.rules.commands import GiveClue
from cryptonym.rules.key_deck import PATTERNS
from cryptonym.rules.keys import FORTY
from cryptonym.rules.model import HIDDEN, IDENTITY_OF, LETTER_OF, Clue, Phase, Role, Seat
from cryptonym.rules.variants import variant_of
from cryptonym.rules.views import View

PRINTED = [FORTY.key(number + 1, turned) for number in range(len(PATTERNS)) for turned in range(4)]


class Overheard(msgspec.Struct, frozen=True):
    """Everything that an operative is told up to the first clue."""

    seen: View
    level: Level  # of the bot that gave the clue, as everybody sees it in the list of members
    table: str
    member: str  # the bot

    @property
    def clue(self) -> Clue:
        assert self.seen.clue is not None
        return self.seen.clue


def public_seed(table: str, member: str, tried: int = 0) -> int:
    """Where the chance of bots began in a first game, as long as it came from what is public."""
    text = f"{table} {member} 1 {tried}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


class Heard(msgspec.Struct, frozen=True):
    """What the clue tells anybody who listens, without a computer's patience."""

    targets: tuple[int, ...]  # the cards it fits best, at most as many as the number says
    others: tuple[int, ...]  # cards it has nothing to do with: the assassin is one of them


def listened(told: Overheard) -> Heard:
    """An honest listener: nobody says a word that comes near the assassin."""
    mind = make_mind(told.level, seed=0)
    listener = mind.listener(_spymaster(told, "?" * 25))
    cards = range(len(told.seen.words))
    heard = hear(listener.board.known, told.clue.word)
    chances = listener.chances(heard, list(cards), listener.prior)
    number = told.clue.number
    assert isinstance(number, int)
    likely: list[int] = np.argsort(-chances)[:number].tolist()
    column = listener.board.known.columns[listener.board.known.pack.language.fold(told.clue.word)]
    written = (listener.board.direct[:, :, column] > listener.weakest).any(axis=0)
    near = {c for c in cards if chances[c] > LEVELS[told.level].assassin or written[c]}
    # Where the clue says nothing of a card, a listener does not take it for meant.
    targets = [card for card in likely if card == likely[0] or card in near]
    return Heard(tuple(targets), tuple(c for c in cards if c not in near | {*targets}))


def agreeing(seen: View) -> list[str]:
    """The printed keys that fit the start and everything that is covered."""
    return [
        key.cells
        for key in PRINTED
        if key.start is seen.start
        and all(a in {b, HIDDEN} for a, b in zip(seen.cells, key.cells, strict=True))
    ]


def would_say(told: Overheard, cells: str, seed: int) -> bool:
    """Whether the bot would have given just this clue if this were the key."""
    command = make_mind(told.level, seed=seed).act(_spymaster(told, cells))
    return command == GiveClue(told.clue.word, told.clue.number)


def _spymaster(told: Overheard, cells: str) -> View:
    """What the bot saw before it spoke, if this were the key."""
    seen = told.seen
    before = replace(seen, clue=None, clues=(), phase=Phase.CLUE)
    return replace(before, seat=Seat(Role.SPYMASTER, seen.team), cells=cells)


def printed_and_said(told: Overheard) -> list[str]:
    """Printed keys for which the bot would have said the same, by the seed that was public."""
    plain = listened(told).targets[:1]  # of an easy bot the second may be a slip
    own = LETTER_OF[IDENTITY_OF[told.clue.team]]
    likely = [cells for cells in agreeing(told.seen) if {cells[card] for card in plain} == {own}]
    seed = public_seed(told.table, told.member)
    return [cells for cells in likely if would_say(told, cells, seed)]


def sampled_and_said(told: Overheard, samples: int, chance: random.Random) -> list[str]:
    """Keys drawn at random around what the clue says, if the bot would have said the same."""
    drawn = keys_around(told, listened(told), chance)
    keys = [next(drawn) for _ in range(samples)]
    return [cells for cells in keys if would_say(told, cells, chance.getrandbits(64))]


def keys_around(told: Overheard, heard: Heard, chance: random.Random) -> Iterator[str]:
    """Keys drawn at random in which the clue says what it seems to say."""
    own = LETTER_OF[IDENTITY_OF[told.clue.team]]
    cards = [card for card in range(len(told.seen.words)) if card not in heard.targets]
    while True:
        rest = list(variant_of(told.seen.options).tiles(told.seen.start))
        for _ in heard.targets:
            rest.remove(own)
        chance.shuffle(rest)
        dealt = dict(zip(cards, rest, strict=True))
        if any(dealt[card] == "x" for card in heard.others):
            yield "".join(dealt.get(card, own) for card in range(len(told.seen.words)))


def majority(keys: Iterable[str], letter: str, among: Sequence[int], chance: random.Random) -> int:
    """The card behind which most of these keys have this letter; by lot where none is ahead."""
    votes = Counter(card for cells in keys for card in among if cells[card] == letter)
    most = max((votes[card] for card in among), default=0)
    return chance.choice([card for card in among if votes[card] == most])


def at_least(hits: int, chances: Sequence[float]) -> float:
    """How likely it is to be right so often or more, by guesses with these chances."""
    known = [1.0]  # by number of hits so far
    for one in chances:
        known = [
            (known[n] if n < len(known) else 0) * (1 - one) + (known[n - 1] * one if n else 0)
            for n in range(len(known) + 1)
        ]
    return sum(known[hits:])
