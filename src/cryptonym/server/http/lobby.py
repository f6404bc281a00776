"""Before one is at a table: whether the server is well, what it offers, which tables there are."""

from functools import cache
from typing import get_args

import msgspec
from litestar import HttpMethod, MediaType, Response, get, route
from litestar.datastructures import State
from litestar.params import FromPath

import cryptonym
from cryptonym.bodies.about import About, Limits
from cryptonym.bodies.tables import Found, Listing
from cryptonym.language.decks import lists_of, words
from cryptonym.language.presets import PRESETS, default_options, preset_options
from cryptonym.languages import CODES
from cryptonym.paper.kinds import can_print, things_of
from cryptonym.rules.cards import LONGEST_WORD
from cryptonym.rules.clue_form import LONGEST_CLUE
from cryptonym.rules.options import Options
from cryptonym.rules.talk import LONGEST_REMARK
from cryptonym.rules.variants import variant_of, variants
from cryptonym.server.http.asking import HttpRequest, node_of
from cryptonym.server.http.drawing import offered
from cryptonym.server.http.failures import ProblemError
from cryptonym.server.http.records import LONGEST_RECORD
from cryptonym.server.limits.bounds import LONGEST_CLOCK, LONGEST_IDLE
from cryptonym.store.port import StoreUnavailable
from cryptonym.table.decide import LONGEST_NAME, MOST_WORDS
from cryptonym.table.model import MOST_MEMBERS, Level
from cryptonym.wire.sheet import sheets

_PROBES = [HttpMethod.GET, HttpMethod.HEAD]  # as balancers and watchdogs ask

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


@route("/health", http_method=_PROBES, include_in_schema=False)
async def health() -> Response[str]:
    """The process is there."""
    return _said("ok")


@route("/ready", http_method=_PROBES, include_in_schema=False)
async def ready(state: State) -> Response[str]:
    """The node can serve: the store answers, and it is not about to close."""
    node = node_of(state)
    try:
        await node.tables.around.store.listed(1)
    except StoreUnavailable:
        return _said("store", 503)
    return _said("closing", 503) if node.closing else _said("ok")


def _said(word: str, status: int = 200) -> Response[str]:
    return Response(word, status_code=status, media_type=MediaType.TEXT)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(state: State) -> bytes:
    """Figures for Prometheus."""
    return node_of(state).metrics.text()


# ---- which tables there are


@get("/api/tables")
async def public_tables(state: State) -> dict[str, Listing]:
    """Open public tables, the newest first."""
    rows = await node_of(state).tables.around.store.listed()
    return {row.id: msgspec.json.decode(row.listing, type=Listing) for row in rows if row.listing}


@get("/api/names/{name:str}")
async def find_table(name: FromPath[str], state: State, request: HttpRequest) -> Found:
    """The table of a spoken name, however it is typed.

    If there is none, `where` has the name of one that was perhaps meant.
    """
    node = node_of(state)
    source, now = f"names {node.address(request.scope)}", node.clock()
    if not node.openings.has(source, now):
        raise ProblemError(429, "too_fast")
    table_id = await node.tables.find(name)
    if table_id is None:
        node.openings.take(source, now)  # nobody finds tables by trying names out
        raise ProblemError(404, "no_such_table", await node.tables.perhaps(name) or "")
    return Found(table_id)


# ---- what it offers to who opens a table


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


LOBBY = [
    health,
    ready,
    metrics,
    about,
    public_tables,
    find_table,
]
