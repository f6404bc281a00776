"""Strangers: a thousand people come at random to two nodes on one PostgreSQL, or one SQLite file.

The clock of the nodes is told: one second is one look of each node, however long it takes. So the
waiting times are those of people, and what a look costs is measured apart.
"""

import asyncio
import random
import statistics
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.servers.postgres import running_postgres

from benchmarks.figures import show
from cryptonym.fanout.memory import MemoryHub
from cryptonym.languages import CODES
from cryptonym.rooms.surroundings import Surroundings
from cryptonym.rooms.tables import Tables
from cryptonym.server.bots import Bots
from cryptonym.server.people.keeping import Keeping
from cryptonym.server.people.strangers import Strangers
from cryptonym.store import Store, open_store
from cryptonym.store.people import Person, PersonId, WholePerson
from cryptonym.strangers.pairing import pair
from cryptonym.strangers.wishes import Repute, Seeker, Wish, WishedPart

PEOPLE = 1000
SECONDS = 600  # in which they come
MODES = {"duet": 6, "teams": 2, "coop": 2}  # and how many of ten wish for each
PARTS: dict[WishedPart, int] = {"any": 8, "give": 1, "guess": 1}
BOTS_AFTER = (30, 60, 120)  # seconds
BEGINNING = 1_800_000_000_000
CROWD = 2000  # who wait at once for what nobody gives them


class Told(Surroundings):
    """Surroundings whose clock is told."""

    time = BEGINNING

    def now(self) -> int:
        """Milliseconds since 1970."""
        return Told.time


def wish(chance: random.Random) -> Wish:
    """What somebody wishes for."""
    mode = chance.choices([*MODES], [*MODES.values()])[0]
    part = chance.choices([*PARTS], [*PARTS.values()])[0]
    return Wish(chance.choice(CODES), mode, "live", part, chance.choice(BOTS_AFTER))


async def thousand(stores: list[Store], name: str) -> None:
    """Everybody comes and waits: how long they waited, and whether anybody sits twice."""
    Told.time = BEGINNING
    hub, chance = MemoryHub(), random.Random(19)
    tables = [Tables(Told(store, hub.node()), Bots()) for store in stores]
    nodes = [Strangers(one, Keeping(one)) for one in tables]
    people = [PersonId(f"{number:04}") for number in range(PEOPLE)]
    for person in people:
        known = Person(id=person, name=f"P{person}", created_at=1, seen_at=1)
        await stores[0].people.restore(WholePerson(person=known))
    coming = sorted((chance.uniform(0, SECONDS), person) for person in people)
    wishes, since, waited = dict[str, Wish](), dict[str, int](), dict[str, float]()
    looks = list[float]()
    while len(waited) < PEOPLE:
        Told.time += 1000
        for when, person in coming:
            begun = Told.time - BEGINNING
            if person not in wishes and 1000 * when <= begun:
                wishes[person], since[person] = wish(chance), Told.time
                await chance.choice(nodes).wait(person, f"P{person}", wishes[person])
        began = time.process_time()
        await asyncio.gather(*(node.look() for node in nodes))
        looks.append(time.process_time() - began)
        for person in wishes.keys() - waited.keys():
            row = await nodes[0].look_up(PersonId(person))
            if row is not None and row.table_id and row.held_until is None:
                waited[person] = (Told.time - since[person]) / 1000
    seats = Counter[PersonId]()
    for person in people:
        seats[person] = len(await stores[0].people.seats(person))
    for one in tables:
        await one.close()
    twice = sum(count != 1 for count in seats.values())
    show(f"strangers.{name}_people_without_one_seat", twice, "of 1000", "0")
    for mode in MODES:
        times = sorted(waited[person] for person in people if wishes[person].mode == mode)
        cuts = [times[int(share * (len(times) - 1))] for share in (0.5, 0.9, 0.99, 1)]
        spread = ", ".join(f"{cut:.0f}" for cut in cuts)
        print(f"{name} {mode}: half, 90%, 99% and all of {len(times)} waited at most {spread} s")
        if mode == "duet":
            show(f"strangers.{name}_duet_waits_90", cuts[1], "s", "<=60")
    show(f"strangers.{name}_look", 1000 * statistics.mean(looks), "ms of processor", "<=100")


def crowd() -> None:
    """The dearest look: many wait who all want the same part, so that no game comes about."""
    now = BEGINNING
    same = Wish(CODES[0], "teams", part="give")
    seekers = [
        Seeker(f"{number}", now - number, same, Repute(), f"{number}") for number in range(CROWD)
    ]
    began = time.process_time()
    pair(seekers, now)
    show("strangers.pairing_of_2000_in_vain", 1000 * (time.process_time() - began), "ms", "<=1000")


async def _both() -> None:
    with tempfile.TemporaryDirectory() as folder:
        address = f"sqlite:///{Path(folder) / 'tables.db'}"
        stores = [await open_store(address) for _ in range(2)]
        await thousand(stores, "sqlite")
        for store in stores:
            await store.close()
    with running_postgres() as server:
        url = server.new_schema()
        stores = [await open_store(url) for _ in range(2)]
        await thousand(stores, "postgres")
        for store in stores:
            await store.close()


def main() -> None:
    """Everything about strangers."""
    crowd()
    asyncio.run(_both())
