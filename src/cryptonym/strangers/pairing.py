"""Who of those who wait plays with whom: the longest waiting choose first. No clock, no chance.

Everybody whose turn it is gets the first others in order of waiting that suit. What suits widens
while somebody waits: at first strength and reliability are to be alike, soon anybody is welcome.
Only language, game, pace, part and who has blocked whom count for ever.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import permutations

from cryptonym.rules.model import Seat
from cryptonym.rules.seating import missing_seats
from cryptonym.strangers.wishes import Group, Seeker, Wish, WishedPart

# How far two may be apart at once, and how much more with every second that one has waited.
STRENGTH_APART, STRENGTH_WIDENS = 6.0, 1.0
RELIABILITY_APART, RELIABILITY_WIDENS = 0.25, 0.05
ANYBODY_AFTER = 20.0  # seconds: from then on both no longer count
LOOKED_AT = 8  # others of each part, in order of waiting, that one may be put with


def pair(seekers: Iterable[Seeker], now: int) -> list[Group]:
    """Groups of those who wait at this moment, nobody in two of them."""
    pools: dict[tuple[str, str, str], list[Seeker]] = {}
    for seeker in sorted(seekers, key=lambda one: (one.since, one.id)):
        pools.setdefault(seeker.wish.pool, []).append(seeker)
    return [group for pool in pools.values() for group in _groups(pool, now)]


def suit(one: Seeker, other: Seeker, now: int) -> bool:
    """Whether two can be put together now; the longer one has waited, the more do."""
    if one.avoids(other):
        return False
    waited = max(one.waited(now), other.waited(now))
    if waited >= ANYBODY_AFTER:
        return True
    a, b = one.repute, other.repute
    near = abs(a.strength - b.strength) <= STRENGTH_APART + STRENGTH_WIDENS * waited
    alike = RELIABILITY_APART + RELIABILITY_WIDENS * waited
    return near and abs(a.reliability - b.reliability) <= alike


def _groups(pool: Sequence[Seeker], now: int) -> list[Group]:
    """The groups of those who wish for the same game, in order of waiting."""
    seats = missing_seats(pool[0].wish.variant, {})
    waiting, groups = list(pool), list[Group]()
    while waiting:
        first, *others = waiting
        group = _full(first, others, seats, now) or _with_bots(first, others, seats, now)
        if group is None:
            waiting = others
            continue
        groups.append(group)
        taken = set(group.ids)
        waiting = [one for one in waiting if one.id not in taken]
    return groups


def _full(first: Seeker, others: Sequence[Seeker], seats: Sequence[Seat], now: int) -> Group | None:
    """A game of people alone."""
    return _grown((first,), _looked_at(first, others, now), seats, len(seats), now)


def _with_bots(
    first: Seeker, others: Sequence[Seeker], seats: Sequence[Seat], now: int
) -> Group | None:
    """As many people as there are who take bots by now, and bots."""
    if not first.takes_bots(now):
        return None
    also = [one for one in _looked_at(first, others, now) if one.takes_bots(now)]
    for size in range(min(len(seats) - 1, len(also) + 1), 0, -1):
        group = _grown((first,), also, seats, size, now)
        if group is not None:
            return group
    return None


def _looked_at(first: Seeker, others: Sequence[Seeker], now: int) -> list[Seeker]:
    """The first who suit, some of every part: many who all want the same must hide nobody."""
    found, parts = list[Seeker](), Counter[WishedPart]()
    for other in others:
        part = other.wish.part
        if parts[part] < LOOKED_AT and suit(first, other, now):
            parts[part] += 1
            found.append(other)
    return found


def _grown(
    members: tuple[Seeker, ...],
    others: Sequence[Seeker],
    seats: Sequence[Seat],
    size: int,
    now: int,
) -> Group | None:
    """The first group of this size in order of waiting, with a seat for everybody's wish."""
    if not _can_sit(members[0].wish.mode, tuple(sorted(one.wish.part for one in members))):
        return None
    if len(members) == size:
        return Group(_seated(members, seats), len(seats) - size)
    for at, other in enumerate(others):
        if all(suit(member, other, now) for member in members[1:]):
            group = _grown((*members, other), others[at + 1 :], seats, size, now)
            if group is not None:
                return group
    return None


@cache
def _can_sit(mode: str, parts: tuple[WishedPart, ...]) -> bool:
    """Whether there are seats for these wishes; asked again and again for the same ones."""
    wishes = [Wish("", mode, part=part) for part in parts]
    seats = missing_seats(wishes[0].variant, {})
    return any(_like(wishes, order) for order in permutations(seats, len(wishes)))


def _seated(members: Sequence[Seeker], seats: Sequence[Seat]) -> tuple[tuple[Seeker, Seat], ...]:
    """Seats that all of them like, the sides as equally strong as can be.

    Two among bots sit on one side.
    """
    wishes = [one.wish for one in members]
    liked = [order for order in permutations(seats, len(members)) if _like(wishes, order)]
    best = min(liked, key=lambda order: _uneven(members, order))
    return tuple(zip(members, best, strict=True))


def _like(wishes: Sequence[Wish], seats: Sequence[Seat]) -> bool:
    return all(wish.suits(seat) for wish, seat in zip(wishes, seats, strict=True))


def _uneven(members: Sequence[Seeker], order: Sequence[Seat]) -> float:
    """How far apart the strengths of the sides are."""
    sides: dict[object, float] = {}
    for one, seat in zip(members, order, strict=True):
        sides[seat.team] = sides.get(seat.team, 0.0) + one.repute.strength
    return max(sides.values()) - min(sides.values())
