"""Pictures instead of words: two teams, one alone, three players, and by the rules of Duet (P1-P6).

Each is the game of words with another board, other keys, and a way to end that a group may choose.
"""

from dataclasses import replace
from functools import lru_cache

from cryptonym.rules import events as ev
from cryptonym.rules.chance import Chance
from cryptonym.rules.model import Key, Team
from cryptonym.rules.options import Options
from cryptonym.rules.pictures import ending
from cryptonym.rules.pictures.deck import SIXTY
from cryptonym.rules.variant import Shape, Variant
from cryptonym.rules.variants.coop import COOP
from cryptonym.rules.variants.duet import DUET
from cryptonym.rules.variants.shared import SHARED
from cryptonym.rules.variants.teams import TEAMS, drawn_key, letters


@lru_cache(maxsize=2)
def tiles(start: Team) -> str:
    """Eight for the team that starts, seven for the other, four bystanders, an assassin (P1)."""
    return letters(start, 8, 7, 4)


def draw_key(chance: Chance, options: Options) -> Key:
    """At random, or from the printed deck (P1)."""
    return drawn_key(chance, options, tiles, SIXTY)


def _with_pictures(variant: Variant, name: str, *relatives: str) -> Variant:
    """A game of words with pictures on twenty cards."""
    return replace(
        variant,
        name=name,
        relatives=relatives,
        shape=Shape(5, 4, "pictures"),
        own_options=("assassin_ending",),
        tiles=tiles,
        draw_key=draw_key,
        deck=SIXTY,
        guess=ending.with_last_touches(variant.guess),
        deciders={**variant.deciders, **ending.DECIDERS},
        evolvers={**variant.evolvers, ev.SuddenDeath: ending.sudden_death},
        ended_by=ending.with_ending(variant.ended_by),
        situation=ending.with_last(variant.situation),
        desks={**variant.desks, **ending.DESKS},
    )


PICTURES = _with_pictures(TEAMS, "pictures", TEAMS.name)

# In Duet an assassin ends the game at once (D9); it has its own sudden death (D17).
PICTURES_DUET = replace(
    DUET,
    name="pictures_duet",
    relatives=(DUET.name, PICTURES.name),
    shape=Shape(5, 5, "pictures"),
)

VARIANTS = (
    PICTURES,
    _with_pictures(COOP, "pictures_coop", PICTURES.name, COOP.name),
    _with_pictures(SHARED, "pictures_shared", PICTURES.name, SHARED.name),
    PICTURES_DUET,
)
