"""What a key of Duet may be after what happened, for whoever has not seen it (D14)."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product

from cryptonym.rules.duet.game import SIDES
from cryptonym.rules.events import Event, SideDone, TurnEnded, WordCovered
from cryptonym.rules.model import Team
from cryptonym.rules.variant import Readings, Variant

Letters = list[frozenset[str]]  # that may stand behind each card


def possible(variant: Variant, cells: str, events: Sequence[Event]) -> Readings:
    """Keys in which just those sides have no words left of which that was told.

    A side that has some has one somewhere among the open cards, so each of these is tried.
    """
    letters = variant.agreeing(cells)
    covered: list[int] = []
    waiting = list(SIDES)
    for event in events:
        if isinstance(event, WordCovered):
            covered.append(event.card)
        done = _done(event)
        if done in waiting:
            waiting.remove(done)
            letters = _without_words_left(variant, letters, done, covered)
    open_cards = [card for card in range(len(cells)) if card not in covered]
    for places in product(open_cards, repeat=len(waiting)):
        yield _with_words_at(variant, letters, zip(waiting, places, strict=True))


def _done(event: Event) -> Team | None:
    if isinstance(event, SideDone) or (isinstance(event, TurnEnded) and event.reason == "done"):
        return event.team
    return None


def _without_words_left(
    variant: Variant, letters: Letters, side: Team, covered: list[int]
) -> Letters:
    """The last card that was covered was a word of this side, and none of the open ones is."""
    mine, others = _is_own(variant, side), _is_foreign(variant, side)
    gone, last = set(covered), covered[-1] if covered else None
    return [
        frozenset(filter(mine, may)) if card == last
        else may if card in gone
        else frozenset(filter(others, may))
        for card, may in enumerate(letters)
    ]  # fmt: skip


def _with_words_at(
    variant: Variant, letters: Letters, places: Iterator[tuple[Team, int]]
) -> Letters:
    """A word of each of these sides at its place."""
    read = list(letters)
    for side, place in places:
        read[place] = frozenset(filter(_is_own(variant, side), read[place]))
    return read


def _is_own(variant: Variant, side: Team) -> Callable[[str], bool]:
    return lambda letter: side in variant.owners(letter)


def _is_foreign(variant: Variant, side: Team) -> Callable[[str], bool]:
    return lambda letter: side not in variant.owners(letter)
