"""Who may sit where, what is missing to start, and whose turn it is to be spymaster (R13-R15)."""

from collections.abc import Mapping

from cryptonym.rules.chance import Chance
from cryptonym.rules.model import (
    BLUE,
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    RED,
    RED_OPERATIVE,
    RED_SPYMASTER,
    SHARED_OPERATIVE,
    Role,
    Seat,
)
from cryptonym.rules.options import Mode
from cryptonym.rules.refusals import Refusal

NEEDED: dict[Mode, tuple[Seat, ...]] = {
    "teams": (RED_SPYMASTER, RED_OPERATIVE, BLUE_SPYMASTER, BLUE_OPERATIVE),
    "coop": (Seat(Role.SPYMASTER), Seat(Role.OPERATIVE)),
    "shared": (RED_SPYMASTER, BLUE_SPYMASTER, SHARED_OPERATIVE),
}


def seat_problem(
    mode: Mode, seats: Mapping[str, Seat], player: str, wanted: Seat
) -> Refusal | None:
    """Why a player cannot sit there, whatever the moment."""
    if wanted.role is Role.INSIDER:
        return Refusal("no_such_seat")  # nobody sits down to it: see LookAtKey
    if wanted.role is Role.WATCHER:
        return None if wanted.team is None else Refusal("no_such_seat")
    if mode != "coop" and wanted not in NEEDED[mode]:
        return Refusal("no_such_seat")
    for_one = wanted.role is Role.SPYMASTER or mode == "shared"
    # In co-op the colour comes with the key and stays on the seats of the last game.
    alike = (lambda seat: seat.role is wanted.role) if mode == "coop" else wanted.__eq__
    taken = any(alike(seat) for who, seat in seats.items() if who != player)
    return Refusal("seat_taken") if for_one and taken else None


def seat_code(seat: Seat) -> str:
    """A seat as one word, for parameters and messages: `red_spymaster`."""
    return str(seat).replace(" ", "_")


def missing_seats(mode: Mode, seats: Mapping[str, Seat]) -> tuple[Seat, ...]:
    """The seats that must be filled before a game can start (R14, R109, R115)."""
    if mode == "coop":  # the colour comes with the key, so only roles count
        roles = {seat.role for seat in seats.values()}
        return tuple(seat for seat in NEEDED["coop"] if seat.role not in roles)
    return tuple(seat for seat in NEEDED[mode] if seat not in seats.values())


def unequal(seats: Mapping[str, Seat]) -> bool:
    """Whether the teams differ by more than one: a warning, not a refusal (R13)."""
    sizes = [sum(seat.team is team for seat in seats.values()) for team in (RED, BLUE)]
    return abs(sizes[0] - sizes[1]) > 1


def rotated(mode: Mode, seats: Mapping[str, Seat]) -> dict[str, Seat]:
    """Everybody one seat on within the team, so that another is spymaster (R51).

    Three players go round all three seats.
    """
    turned = dict(seats)
    groups = [None] if mode != "teams" else [RED, BLUE]
    for team in groups:
        players = [
            who
            for who, seat in seats.items()
            if seat.role in {Role.SPYMASTER, Role.OPERATIVE} and (team is None or seat.team is team)
        ]
        for player, before in zip(players, players[-1:] + players[:-1], strict=True):
            turned[player] = seats[before]
    return turned


def dealt_seats(chance: Chance, mode: Mode, seats: Mapping[str, Seat]) -> dict[str, Seat]:
    """Everybody who is there dealt at random into the seats of the mode, teams of equal size.

    Who watches goes on watching, unless too few sit for a game: then everybody plays.
    """
    wanted = [*NEEDED[mode]]
    players = [who for who, seat in seats.items() if seat.role in {Role.SPYMASTER, Role.OPERATIVE}]
    if len(players) < len(wanted):
        others = [who for who in seats if who not in players]
        players += chance.sample(others, len(others))
    if mode == "shared":  # which has no more seats
        players = players[: len(wanted)]
    order = chance.sample(players, len(players))
    more = {"teams": [RED_OPERATIVE, BLUE_OPERATIVE], "coop": [Seat(Role.OPERATIVE)], "shared": []}
    while more[mode] and len(wanted) < len(order):
        wanted.append(more[mode][len(wanted) % len(more[mode])])
    return dict(seats) | dict(zip(order, wanted, strict=False))
