"""What a server offers to who opens a table: games, languages, lists, presets, bots, limits."""

from functools import cache
from typing import get_args

from litestar import get
from litestar.datastructures import State

import cryptonym
from cryptonym.language.decks import lists_of, words
from cryptonym.language.presets import PRESETS, default_options, preset_options
from cryptonym.languages import CODES
from cryptonym.paper.kinds import can_print, things_of
from cryptonym.rules.cards import LONGEST_WORD
from cryptonym.rules.clue_form import LONGEST_CLUE
from cryptonym.rules.options import Options
from cryptonym.rules.talk import LONGEST_REMARK
from cryptonym.rules.variants import variant_of, variants
from cryptonym.server.bodies.about import About, Limits
from cryptonym.server.http.lobby import node_of
from cryptonym.server.http.pictures import offered
from cryptonym.server.http.records import LONGEST_RECORD
from cryptonym.server.limits.bounds import LONGEST_CLOCK, LONGEST_IDLE
from cryptonym.table.decide import LONGEST_NAME, MOST_WORDS
from cryptonym.table.model import MOST_MEMBERS, Level
from cryptonym.wire.sheet import sheets

LIMITS = Limits(
    name=LONGEST_NAME,
    remark=LONGEST_REMARK,
    clue=LONGEST_CLUE,
    codename=LONGEST_WORD,
    own_words=MOST_WORDS,
    board=variant_of(Options()).size,
    members=MOST_MEMBERS,
    clock_seconds=LONGEST_CLOCK,
    idle_minutes=LONGEST_IDLE,
    record=LONGEST_RECORD,
)


@get("/api/about")
async def about(state: State) -> About:
    """Languages, word lists, presets, bots, limits and games of this server."""
    return _about(push=bool(node_of(state).calling.key))


@cache
def _about(*, push: bool) -> About:
    return About(
        version=cryptonym.__version__,
        languages=CODES,
        lists={code: {name: len(words(code, name)) for name in lists_of(code)} for code in CODES},
        presets={name: preset_options(name) for name in PRESETS},
        defaults={code: default_options(code) for code in CODES},
        bots=get_args(Level),
        limits=LIMITS,
        games=sheets(),
        pictures=offered(),
        printed={variant.name: things_of(variant) for variant in variants() if can_print()},
        push=push,
    )
