"""How somebody is called back: their devices that are called, and feeds with secret addresses."""

import re

from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody

from cryptonym.bodies.people import CallableDevice, FeedKind, OwnCalls, OwnFeed
from cryptonym.proofs import is_secret, secret_hash
from cryptonym.push.subscriptions import (
    Subscription,
    called_devices,
    problem_of,
    subscribe,
    unsubscribe,
)
from cryptonym.rules.refusals import Refusal
from cryptonym.server.http.asking import HttpRequest, Known, node_of, person_of
from cryptonym.server.http.failures import ProblemError, RefusedError
from cryptonym.server.node import Node
from cryptonym.server.people.feeds import (
    FEEDS,
    FILES,
    MEDIA,
    end_feed,
    feed,
    new_feed,
    open_feeds,
    path_of,
)

_HOST = re.compile(r"[\w.:\[\]-]{1,120}", re.ASCII)


@get("/api/me/calls")
async def my_calls(state: State, request: HttpRequest) -> OwnCalls:
    """Which of your devices are called when a table waits for you, and your feeds."""
    node = node_of(state)
    return await _told(node, await person_of(node, request))


@post("/api/me/calls", status_code=200)
async def call_me(data: JSONBody[CallableDevice], state: State, request: HttpRequest) -> OwnCalls:
    """Call this device from now on, when a table waits for you and you are not looking."""
    node = node_of(state)
    known = await person_of(node, request)
    if not node.calling.key:
        raise ProblemError(501, "no_push")
    site = _site(node, request) if node.is_private(request.scope) else ""
    asked = Subscription(data.endpoint, data.p256dh, data.auth, site)
    where = problem_of(asked)
    if where:
        raise ProblemError(400, "bad_endpoint", where)
    person, key = known
    await subscribe(node.people, person.id, key.number, asked, node.tables.around.now())
    return await _told(node, known)


@delete("/api/me/calls/{number:int}", status_code=200)
async def call_me_not(number: FromPath[int], state: State, request: HttpRequest) -> OwnCalls:
    """Call one of your devices no longer."""
    node = node_of(state)
    known = await person_of(node, request)
    told = await _told(node, known)
    if number not in told.devices:
        raise RefusedError(Refusal("no_such_device"))
    await unsubscribe(node.people, known[0].id, number)
    return await _told(node, known)


@post("/api/me/feeds/{kind:str}", status_code=200)
async def renew_feed(kind: FromPath[str], state: State, request: HttpRequest) -> OwnCalls:
    """A secret address for your calendar or your news; the one before is void."""
    node = node_of(state)
    known = await person_of(node, request)
    await new_feed(node.people, known[0].id, _kind(kind), node.tables.around.now())
    return await _told(node, known)


@delete("/api/me/feeds/{kind:str}", status_code=200)
async def drop_feed(kind: FromPath[str], state: State, request: HttpRequest) -> OwnCalls:
    """No address for this feed any more."""
    node = node_of(state)
    known = await person_of(node, request)
    await end_feed(node.people, known[0].id, _kind(kind))
    return await _told(node, known)


@get("/api/feeds/{secret:str}/{file:str}")
async def read_feed(
    secret: FromPath[str], file: FromPath[str], state: State, request: HttpRequest
) -> Response[bytes]:
    """Your tables that wait, for a calendar (`calendar.ics`) or a reader of news (`news.atom`)."""
    node, now = node_of(state), node_of(state).tables.around.now()
    found = await node.people.by_key(secret_hash(secret), now) if is_secret(secret) else None
    kind = FILES.get(file)
    if found is None or kind is None or (found[1].kind, found[1].label) != ("feed", kind):
        raise NotFoundException
    seats = await node.people.seats(found[0].id)
    site = _site(node, request)
    return Response(feed(kind, found[0], seats, site), media_type=MEDIA[kind])


def _kind(named: str) -> FeedKind:
    kind = next((one for one in FEEDS if one == named), None)
    if kind is None:
        raise NotFoundException
    return kind


def _site(node: Node, request: HttpRequest) -> str:
    """Our address, as whoever asks knows it."""
    host = request.headers.get("host", "")
    scheme = "https" if node.is_private(request.scope) else "http"
    return f"{scheme}://{host}" if _HOST.fullmatch(host) else ""


async def _told(node: Node, known: Known) -> OwnCalls:
    person, key = known
    now = node.tables.around.now()
    called = await called_devices(node.people, person.id, now)
    numbers = tuple(sorted(number for number, _ in called))
    made = open_feeds(await node.people.keys(person.id), now)
    feeds = [
        OwnFeed(
            kind, path_of(person.id, kind, made[kind]) if kind in made else "", made.get(kind, 0)
        )
        for kind in FEEDS
    ]
    return OwnCalls(node.calling.key, numbers, key.number in numbers, tuple(feeds))


ME_CALLS = [my_calls, call_me, call_me_not, renew_feed, drop_feed, read_feed]
