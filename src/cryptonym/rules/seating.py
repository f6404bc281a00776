"""Who may sit where, what is missing to start, and whose turn it is to be spymaster (R13-R15)."""

from collections.abc import Mapping
from typing import NewType

from cryptonym.rules.chance import Chance
from cryptonym.rules.model import INSIDER, WATCHER, Seat, Team
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.variant import Variant

PlayerId = NewType("PlayerId", str)  # whoever belongs to a group that plays


def seat_problem(
    variant: Variant, seats: Mapping[PlayerId, Seat], player: PlayerId, wanted: Seat
) -> Refusal | None:
    """Why a player cannot sit there, whatever the moment."""
    if wanted == WATCHER:
        return None
    place = variant.place_of.get(wanted)
    if place is None:
        return Refusal("no_such_seat")  # nobody sits down to be an insider: see LookAtKey
    others = (seat for who, seat in seats.items() if who != player)
    taken = any(variant.place_of.get(seat) is place for seat in others)
    return Refusal("seat_taken") if taken and not place.many else None


def seat_code(seat: Seat) -> str:
    """A seat as one word, for parameters and messages: `red_spymaster`."""
    return str(seat).replace(" ", "_")


def missing_seats(variant: Variant, seats: Mapping[PlayerId, Seat]) -> tuple[Seat, ...]:
    """The seats that must be filled before a game can start (R14, R109, R115)."""
    # By the seats of places, which are hashed once: places would be compared field by field.
    place_of = variant.place_of
    filled = {place_of[seat].seat for seat in seats.values() if seat in place_of}
    return tuple([place.seat for place in variant.places if place.seat not in filled])


def unequal(variant: Variant, seats: Mapping[PlayerId, Seat]) -> bool:
    """Whether teams differ by more than one: a warning, not a refusal (R13)."""
    sizes = [sum(seat.team is team for seat in seats.values()) for team in variant.groups]
    return max(sizes) - min(sizes) > 1


def dealt_in(variant: Variant, seat: Seat, start: Team) -> Seat:
    """Where somebody sits once the key is dealt: a new key is a new secret, and names teams."""
    if seat.role is INSIDER.role:  # an enum looks its members up slowly on Python 3.11
        return WATCHER
    return Seat(seat.role, start) if variant.team_by_key and seat.plays else seat


def rotated(variant: Variant, seats: Mapping[PlayerId, Seat]) -> dict[PlayerId, Seat]:
    """Everybody one seat on within the team, so that another is spymaster (R51).

    Three players go round all three seats.
    """
    turned = dict(seats)
    for team in variant.groups:
        players = [
            who for who, seat in seats.items() if seat.plays and (team is None or seat.team is team)
        ]
        for player, before in zip(players, players[-1:] + players[:-1], strict=True):
            turned[player] = seats[before]
    return turned


def dealt_seats(
    chance: Chance, variant: Variant, seats: Mapping[PlayerId, Seat]
) -> dict[PlayerId, Seat]:
    """Everybody who is there dealt at random into the seats of the game, teams of equal size.

    Who watches goes on watching, unless too few sit for a game: then everybody plays.
    """
    wanted = [place.seat for place in variant.places]
    more = [place.seat for place in variant.places if place.many]
    players = [who for who, seat in seats.items() if seat.plays]
    if len(players) < len(wanted):
        others = [who for who in seats if who not in players]
        players += chance.sample(others, len(others))
    if not more:
        players = players[: len(wanted)]
    order = chance.sample(players, len(players))
    while len(wanted) < len(order):
        wanted.append(more[len(wanted) % len(more)])
    return dict(seats) | dict(zip(order, wanted, strict=False))
