"""People who keep their tables: what one costs in the store and on a node, and how soon a list is.

A person is one row, one key and a row for each table. A list of a hundred tables is read over HTTP
from a server on an SQLite file, without folding a single table.
"""

import asyncio
import tempfile
import time
from pathlib import Path

import httpx
import msgspec

from benchmarks.figures import show
from benchmarks.served import Served
from cryptonym.bodies.people import SeatSummary
from cryptonym.proofs import new_person_id, new_secret, secret_hash
from cryptonym.push.sealing import ServerKeys, new_private, sealed
from cryptonym.rules.model import WATCHER
from cryptonym.server.calling import Called
from cryptonym.store import open_store
from cryptonym.store.people import Person, PersonId, PersonKey, StoredSeat, WholePerson
from cryptonym.store.port import TableId

PEOPLE = 5000
TABLES = 100
LOOKS = 1000
CALLS = 2000
WARM, COMING = 9000, 3000  # people who begin on a running server, the first until caches are full
SUMMARY = msgspec.json.encode(
    SeatSummary(
        name="pizza-luna-treno-rana",
        language="it",
        mode="teams",
        seat=WATCHER,
        running=True,
        wanted="clue",
        awaited=("Anna", "Bruno"),
        games=3,
        people=4,
    )
)


def somebody(secret: str, tables: int) -> WholePerson:
    """A person with one device and some tables."""
    person = new_person_id()
    return WholePerson(
        person=Person(id=person, name="Anna", language="it", created_at=1, seen_at=1, keys_ever=1),
        keys=(
            PersonKey(hash=secret_hash(secret), person=person, kind="device", number=1, since=1),
        ),
        seats=tuple(seat(person, number) for number in range(tables)),
    )


def seat(person: PersonId, number: int) -> StoredSeat:
    """One of their tables; every fifth waits for them."""
    return StoredSeat(
        person=person,
        table_id=TableId(f"{person[:4]}{number:08}"),
        member="1",
        since=1,
        waiting=number % 5 == 0,
        touched_at=number,
        summary=SUMMARY,
    )


async def size_of(path: Path, tables: int) -> float:
    """Bytes of a file for each person in it, beyond an empty one."""
    store = await open_store(f"sqlite:///{path}")
    await store.backup(path.with_suffix(".empty"))
    for _ in range(PEOPLE // 50):
        await asyncio.gather(
            *(store.people.restore(somebody(new_secret(), tables)) for _ in range(50))
        )
    await store.backup(path.with_suffix(".full"))
    await store.close()
    sizes = [path.with_suffix(end).stat().st_size for end in (".full", ".empty")]
    return (sizes[0] - sizes[1]) / PEOPLE


async def on_a_node(database: str) -> None:
    """An idle person, and a list of a hundred tables, on a running server."""
    secret = new_secret()
    store = await open_store(database)
    await store.people.restore(somebody(secret, TABLES))
    await store.close()
    with Served("game_server", database) as served:
        address = f"http://127.0.0.1:{served.port}"
        async with httpx.AsyncClient(base_url=address, trust_env=False) as http:
            await come(http, WARM)
            before = served.memory()
            await come(http, COMING)
            grown = served.memory() - before
            show("people.node_memory", max(0, grown) / COMING, "bytes/idle person", "<100")
            used = served.cpu()
            taken = await looks(http, secret)
            used = served.cpu() - used
    show("people.my_tables_cpu", used / LOOKS * 1000, "ms of the server", "<2")
    show("people.my_tables_p50", taken[len(taken) // 2] * 1000, "ms", "<20")
    show("people.my_tables_p99", taken[int(len(taken) * 0.99)] * 1000, "ms", "<20")


async def come(http: httpx.AsyncClient, count: int) -> None:
    """So many people begin to have their tables kept."""
    for _ in range(count):
        begun = await http.post("/api/me", json={"secret": new_secret(), "name": "Anna"})
        begun.raise_for_status()
        http.cookies.clear()


async def looks(http: httpx.AsyncClient, secret: str) -> list[float]:
    """Seconds of each look at a list, sorted."""
    taken: list[float] = []
    for _ in range(LOOKS):
        start = time.perf_counter()
        answer = await http.get("/api/me/tables", headers={"authorization": f"Bearer {secret}"})
        taken.append(time.perf_counter() - start)
        if len(answer.json()) != TABLES:
            raise ValueError("a list is not whole")
    return sorted(taken)


def seal_calls() -> float:
    """Seconds of the processor for one call: sealed for a device, and signed."""
    keys, device, auth = ServerKeys(new_private()), ServerKeys(new_private()).public, bytes(16)
    said = msgspec.json.encode(Called(TableId("abcdefghij"), "clue", "pizza-luna-treno-rana", "it"))
    start = time.process_time()
    for _ in range(CALLS):
        sealed(said, device, auth)
        keys.proof("https://push.example.net", "mailto:op@example.net", 1)
    return (time.process_time() - start) / CALLS


def main() -> None:
    """Print all figures."""
    show("people.call_sealed", seal_calls() * 1e6, "us of the processor", "<1000")
    with tempfile.TemporaryDirectory() as folder:
        alone = asyncio.run(size_of(Path(folder) / "alone.db", 0))
        show("people.person_in_store", alone, "bytes", "<1000")
        seated = asyncio.run(size_of(Path(folder) / "seated.db", 4))
        show("people.table_of_person_in_store", (seated - alone) / 4, "bytes", "<1000")
        asyncio.run(on_a_node(f"sqlite:///{folder}/node.db"))
