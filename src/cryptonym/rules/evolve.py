"""State is a fold of events: `evolve` is total and never refuses."""

from collections.abc import Iterable, Iterator

from cryptonym.rules import events as ev
from cryptonym.rules.game import Game, Kind
from cryptonym.rules.variants import variant_of


def begin(dealt: ev.Dealt) -> Game:
    """The game as it stands right after the deal (R22)."""
    variant = variant_of(dealt.options)
    return variant.begin(variant, dealt)


def evolve(game: Kind, event: ev.Event) -> Kind:
    """The game after one event."""
    after: Kind = game.setup.variant.evolvers[type(event)](game, event)
    return after


def fold(game: Kind, events: Iterable[ev.Event]) -> Kind:
    """The game after several events."""
    evolvers = game.setup.variant.evolvers
    for event in events:
        game = evolvers[type(event)](game, event)
    return game


def replay(events: Iterable[ev.Event]) -> Game:
    """Fold a whole history, which starts with the deal."""
    stream = iter(events)
    return fold(begin(deal_of(stream)), stream)


def deal_of(stream: Iterator[ev.Event]) -> ev.Dealt:
    """The deal, taken from the front of a history; raises TypeError if that is no history."""
    first = next(stream, None)
    if not isinstance(first, ev.Dealt):
        raise TypeError(f"a history starts with Dealt, got {type(first).__name__}")
    return first
