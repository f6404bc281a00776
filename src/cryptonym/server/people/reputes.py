"""What a game between strangers says of those who played it: counted once, whoever looks first."""

import logging
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from cryptonym.store.people import PersonId
from cryptonym.store.port import Store, StoreUnavailable, TableId
from cryptonym.store.strangers_port import Changed
from cryptonym.strangers.rating import BOTS, rated
from cryptonym.strangers.wishes import Repute
from cryptonym.table.model import MemberId, Table

REPUTE = "repute"  # the kind of belonging, by game
TRIES = 5  # if somebody ends two games in the same moment

log = logging.getLogger("cryptonym.server")


async def reputes_of(store: Store, person: PersonId) -> dict[str, Repute]:
    """What is known of somebody from games with strangers, by game."""
    kept = await store.people.kept(person, REPUTE)
    return {one.name: msgspec.json.decode(one.body, type=Repute) for one in kept}


async def count_game(store: Store, table_id: TableId, table: Table) -> None:
    """Count the game that has just ended at a table, if nobody has yet."""
    game = f"{table_id} {table.match.number}"
    try:
        people = await store.strangers.seated(table_id)
        for _ in range(TRIES):
            changes = await _changes(store, table, people)
            if not changes or await store.strangers.count_game(game, changes) != "stale":
                return
    except StoreUnavailable:
        return  # whoever next reads this table counts it
    except Exception:
        log.exception("a game between strangers could not be counted")


async def _changes(store: Store, table: Table, people: Sequence[PersonId]) -> list[Changed]:
    match, mode = table.match, table.match.options.mode
    result = match.game.result if match.game else None
    if result is None:
        return []
    known = {MemberId(str(at)): person for at, person in enumerate(people, 1) if person}
    before = {who: await _kept(store, person, mode) for who, person in known.items()}
    reputes = {
        who: msgspec.json.decode(body, type=Repute) if body else Repute()
        for who, body in before.items()
    }
    playing = {who: seat for who, seat in match.seats.items() if seat.plays}
    players = {
        who: (seat, _of_bot(table, who) if table.is_bot(who) else reputes.get(who, Repute()))
        for who, seat in playing.items()
    }
    new = rated(match.variant, result, players)
    changes = list[Changed]()
    for who, person in known.items():
        repute = reputes[who]
        if who in playing:
            strength, doubt = new.get(who, (repute.strength, repute.doubt))
            after = replace(repute, strength=strength, doubt=doubt, stayed=repute.stayed + 1)
        elif who in match.left:
            after = replace(repute, left=repute.left + 1)
        else:
            continue  # was not there when this game began
        body = msgspec.json.encode(after)
        changes.append(Changed(person, REPUTE, mode, before[who], body))
    return changes


async def _kept(store: Store, person: PersonId, mode: str) -> bytes | None:
    return {one.name: one.body for one in await store.people.kept(person, REPUTE)}.get(mode)


def _of_bot(table: Table, who: MemberId) -> Repute:
    return BOTS[table.members[who].bot or "normal"]
