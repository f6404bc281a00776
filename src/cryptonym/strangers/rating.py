"""How strong people are, by whom they win and lose with and against; never by how much they play.

A library keeps the sums (Plackett and Luce, after Weng and Lin): a strength and how far it may be
off. Where all play together, their opponent is the game itself, as many as they are and of usual
strength. Bots have a strength by level, which never changes.
"""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace
from openskill.models import PlackettLuce

from cryptonym.rules.model import Result, Seat, Team
from cryptonym.rules.seating import PlayerId
from cryptonym.rules.variant import Variant
from cryptonym.strangers.wishes import USUAL_STRENGTH, BotLevel, Repute

SURE = 2.0  # doubt about bots and about the game itself
BOTS: dict[BotLevel, Repute] = {
    "easy": Repute(20.0, SURE),
    "normal": Repute(USUAL_STRENGTH, SURE),
    "hard": Repute(28.0, SURE),
}
GAME = Repute(USUAL_STRENGTH, SURE)
_MODEL = PlackettLuce()

Rated = tuple[Seat, Repute]


def rated(
    variant: Variant, result: Result, players: Mapping[PlayerId, Rated]
) -> dict[PlayerId, tuple[float, float]]:
    """Strength and doubt of everybody after a game.

    Who belongs to both sides is neither better nor worse for it, and stays as they were.
    """
    playing = {who: one for who, one in players.items() if one[0].plays}
    if variant.together:
        sides = [{who: repute for who, (_, repute) in playing.items()}]
        teams = {seat.team for seat, _ in playing.values() if seat.team}
        won = [any(variant.has_won(result, team) for team in teams)]
    else:
        sides = [_of(playing, team) for team in variant.sides]
        won = [variant.has_won(result, team) for team in variant.sides]
    strengths = [[*side.values()] for side in sides]
    if variant.together:
        strengths.append([GAME] * len(strengths[0]))
        won.append(not won[0])
    if not all(strengths) or all(won) or not any(won):
        return {}
    new = _rated(strengths, [1 if one else 2 for one in won])
    return {
        who: (after.strength, after.doubt)
        for side, ratings in zip(sides, new, strict=False)
        for who, after in zip(side, ratings, strict=True)
    }


def _of(players: Mapping[PlayerId, Rated], team: Team) -> dict[PlayerId, Repute]:
    return {who: repute for who, (seat, repute) in players.items() if seat.team is team}


def _rated(sides: Sequence[Sequence[Repute]], ranks: list[float]) -> list[list[Repute]]:
    given = [[_MODEL.create_rating([one.strength, one.doubt]) for one in side] for side in sides]
    after = _MODEL.rate(given, ranks=ranks)
    return [
        [
            replace(before, strength=new.mu, doubt=new.sigma)
            for before, new in zip(side, ratings, strict=True)
        ]
        for side, ratings in zip(sides, after, strict=True)
    ]
