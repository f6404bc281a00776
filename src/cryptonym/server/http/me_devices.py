"""One person on several devices: a code that is said once, a phrase for bad days, and removal."""

import asyncio

from litestar import Response, delete, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from cryptonym.bodies.people import Me, NewDevice, Phrase, Recovery
from cryptonym.bodies.tables import Code
from cryptonym.proofs import (
    CODE_MINUTES,
    WORDS_IN_CODE,
    WORDS_IN_PHRASE,
    are_known,
    heard_words,
    is_secret,
    kind_of_device,
    new_words,
    phrase_hash,
    secret_hash,
)
from cryptonym.push.subscriptions import unsubscribe
from cryptonym.rules.refusals import Refusal
from cryptonym.server.http.asking import HttpRequest, greeted, node_of, person_of, told_of
from cryptonym.server.http.failures import ProblemError, RefusedError
from cryptonym.server.node import Node
from cryptonym.store.people import Person, PersonKey, open_keys
from cryptonym.table.devices import NEW_MINUTES
from cryptonym.table.model import MOST_DEVICES

PHRASE_COST = 60.0  # milliseconds of work


@post("/api/me/code", status_code=200)
async def make_person_code(state: State, request: HttpRequest) -> Code:
    """Four words that make another device yours, once and for some minutes."""
    node = node_of(state)
    person, _ = await person_of(node, request)
    now = node.tables.around.now()
    devices = open_keys(await node.people.keys(person.id), "device", now)
    if len(devices) >= MOST_DEVICES:
        raise RefusedError(Refusal("too_many_devices", {"limit": MOST_DEVICES}))
    code = new_words(person.language, WORDS_IN_CODE)
    key = PersonKey(
        hash=node.codes.hashed("-".join(heard_words(code))),
        person=person.id,
        kind="code",
        since=now,
        until=now + CODE_MINUTES * 60_000,
    )
    if not await node.people.add_key(key, alone=True):
        raise ProblemError(503, "try_again")
    return Code(code)


@post("/api/me/devices")
async def use_person_code(
    data: JSONBody[NewDevice], state: State, request: HttpRequest
) -> Response[Me]:
    """Be the person whose other device says this code."""
    node = node_of(state)
    _drawn(data.secret)
    if not node.openings.take(f"codes {node.address(request.scope)}", node.clock()):
        raise ProblemError(429, "too_fast")
    spoken = node.codes.hashed("-".join(heard_words(data.code[:200])))
    return await _added(node, request, spoken, data.secret, "code")


@post("/api/me/phrase", status_code=200)
async def make_phrase(state: State, request: HttpRequest) -> Phrase:
    """Six words that bring you back when every device is lost: told once, and one at a time."""
    node = node_of(state)
    person, _ = await person_of(node, request)
    node.prices.pay(PHRASE_COST, node.address(request.scope), node.clock())
    phrase = new_words(person.language, WORDS_IN_PHRASE)
    key = PersonKey(
        hash=await asyncio.to_thread(phrase_hash, heard_words(phrase)),
        person=person.id,
        kind="phrase",
        since=node.tables.around.now(),
    )
    if not await node.people.add_key(key, alone=True):
        raise ProblemError(503, "try_again")
    return Phrase(phrase)


@post("/api/me/recover")
async def recover(data: JSONBody[Recovery], state: State, request: HttpRequest) -> Response[Me]:
    """Be the person of this phrase again.

    What is wrong with a phrase is told by kind: too few words, one that is none of ours, or words
    that belong to nobody. Never which one.
    """
    node = node_of(state)
    _drawn(data.secret)
    source = node.address(request.scope)
    if not node.phrases.has(source, node.clock()):
        raise ProblemError(429, "too_fast")
    heard = heard_words(data.phrase[:300])
    if len(heard) != WORDS_IN_PHRASE:
        raise ProblemError(403, "phrase_length", str(WORDS_IN_PHRASE))
    if not are_known(heard):
        raise ProblemError(403, "phrase_word")
    node.phrases.take(source, node.clock())  # whoever has the right one asks once
    node.prices.pay(PHRASE_COST, source, node.clock())
    hashed = await asyncio.to_thread(phrase_hash, heard)
    return await _added(node, request, hashed, data.secret, "phrase")


def _drawn(secret: str) -> None:
    if not is_secret(secret):
        raise ProblemError(400, "malformed", "secret: expected 43 letters drawn by chance")


async def _added(
    node: Node, request: HttpRequest, opens: str, secret: str, by: str
) -> Response[Me]:
    """One device more for whom this opens. A code is spent by it, a phrase is not."""
    now = node.tables.around.now()
    found = await node.people.by_key(opens, now)
    if found is None or found[1].kind != by:
        raise ProblemError(403, "unknown_code" if by == "code" else "phrase_unknown")
    person = found[0]
    if len(open_keys(await node.people.keys(person.id), "device", now)) >= MOST_DEVICES:
        raise RefusedError(Refusal("too_many_devices", {"limit": MOST_DEVICES}))
    key = PersonKey(
        hash=secret_hash(secret),
        person=person.id,
        kind="device",
        since=now,
        label=kind_of_device(request.headers),
        by=by,
    )
    spends = opens if by == "code" else ""
    number = await node.people.add_key(key, spends=spends, most=MOST_DEVICES)
    if not number:
        if await node.people.by_key(key.hash, now):
            raise ProblemError(403, "person_taken")
        raise RefusedError(Refusal("code_spent"))
    return greeted(node, request, await told_of(node, person, number), secret, 201)


@delete("/api/me/devices/{number:int}", status_code=200)
async def remove_person_device(
    number: FromPath[int], state: State, request: HttpRequest
) -> Response[Me]:
    """Let one of your devices be you no longer, at no table either."""
    node = node_of(state)
    person, key = await person_of(node, request)
    return await _removed(node, request, person, key, (number,))


@delete("/api/me/devices", status_code=200)
async def remove_other_person_devices(state: State, request: HttpRequest) -> Response[Me]:
    """Let no device but this one be you."""
    node = node_of(state)
    person, key = await person_of(node, request)
    keys = open_keys(await node.people.keys(person.id), "device", node.tables.around.now())
    others = tuple(one.number for one in keys if one.number != key.number)
    return await _removed(node, request, person, key, others)


async def _removed(
    node: Node, request: HttpRequest, person: Person, this: PersonKey, numbers: tuple[int, ...]
) -> Response[Me]:
    """Older devices are safe from one that came with a code, for a while; a phrase is its owner."""
    now = node.tables.around.now()
    keys = await node.people.keys(person.id)
    devices = {one.number: one for one in open_keys(keys, "device", now)}
    if any(number not in devices for number in numbers):
        raise RefusedError(Refusal("no_such_device"))
    if len(numbers) >= len(devices):
        raise RefusedError(Refusal("last_device"))
    is_new = this.by == "code" and now - this.since < NEW_MINUTES * 60_000
    if is_new and any(number < this.number for number in numbers):
        raise RefusedError(Refusal("device_too_new", {"minutes": NEW_MINUTES}))
    codes = [one.number for one in keys if one.kind == "code"]  # which it may have asked for
    await node.people.remove_keys(person.id, [*numbers, *codes])
    for number in numbers:
        await unsubscribe(node.people, person.id, number)
    await node.keeping.sign_out(person.id, numbers)
    if this.number in numbers:
        return greeted(node, request, await told_of(node, person, 0), "")
    return Response(await told_of(node, person, this.number))


ME_DEVICES = [
    make_person_code,
    use_person_code,
    make_phrase,
    recover,
    remove_person_device,
    remove_other_person_devices,
]
