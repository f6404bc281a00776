"""The application's beginning and end, also when somebody pulls the rug away."""

import asyncio
import sys
from pathlib import Path

import pytest

from cryptonym.rules.commands import Say
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.server.app import make_app
from cryptonym.server.node import Node
from cryptonym.server.serving import protocols_of
from cryptonym.server.settings import ServerSettings
from cryptonym.store import StoreUnavailable, open_store
from cryptonym.table.model import Settings, Words
from server.places import on_a_loop


def test_a_server_runs_on_uvicorns_own_protocols_where_ours_cannot_be_loaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "cryptonym.server.protocols", None)
    assert protocols_of(ServerSettings(plain_uvicorn=True)) == ("httptools", "websockets-sansio")
    with pytest.raises(ImportError):
        protocols_of(ServerSettings())


@on_a_loop
async def test_what_was_asked_before_the_end_is_written_even_if_the_end_is_cancelled(
    tmp_path: Path,
) -> None:
    before = asyncio.all_tasks()
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    app = make_app(ServerSettings(database=database))
    opened: asyncio.Future[tuple[Node, str]] = asyncio.get_running_loop().create_future()
    answers: list[asyncio.Task[int | Refusal]] = []

    async def serve() -> None:
        async with app.lifespan():
            node: Node = app.state.node
            seated = await node.tables.open("Ann", Options(), Settings(), Words())
            assert not isinstance(seated, Refusal)
            room = await node.tables.room(seated.table)
            assert room is not None
            opened.set_result((node, seated.table))
            try:
                await asyncio.Event().wait()
            finally:
                answers.append(asyncio.create_task(room.submit("1", Say("the last word"))))
                await asyncio.sleep(0)

    serving = asyncio.create_task(serve())
    node, table = await opened
    for _ in range(5):  # again and again, as impatient people do
        serving.cancel()
        await asyncio.sleep(0)
    with pytest.raises(asyncio.CancelledError):
        await serving
    assert asyncio.all_tasks() - before <= {answers[0]}, "everything is closed by now"
    assert await answers[0] == 3
    with pytest.raises(StoreUnavailable):
        await node.tables.around.store.length(table)
    store = await open_store(database)
    assert await store.length(table) == 3
    await store.close()
    assert asyncio.all_tasks() == before, "nothing is left behind"


@on_a_loop
async def test_a_server_without_its_broker_scheme_closes_the_store_it_has_opened(
    tmp_path: Path,
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    app = make_app(ServerSettings(database=database, broker="carrier-pigeon:"))
    with pytest.raises(ExceptionGroup):
        async with app.lifespan():
            pass
    assert not (tmp_path / "tables.db-wal").exists(), "closed in order"


@on_a_loop
async def test_what_kept_a_server_from_starting_is_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    app = make_app(ServerSettings(database="memory:", broker="carrier-pigeon:"))
    with pytest.raises(ExceptionGroup):
        async with app.lifespan():
            pass
    (told,) = (record for record in caplog.records if record.levelname == "ERROR")
    assert told.exc_info
    assert told.exc_info[0] is ValueError


@on_a_loop
async def test_a_client_that_is_not_there_is_missed_unless_none_was_wanted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for web, missed in ((str(tmp_path), 1), ("none", 0)):
        caplog.clear()
        async with make_app(ServerSettings(database="memory:", web=web)).lifespan():
            pass
        assert sum("no built client" in record.message for record in caplog.records) == missed


@on_a_loop
async def test_a_node_that_says_goodbye_is_no_longer_ready() -> None:
    app = make_app(ServerSettings(database="memory:"))
    async with app.lifespan():
        node: Node = app.state.node
        assert not node.closing
        node.say_goodbye()
        assert node.closing


@on_a_loop
async def test_a_start_prepares_the_sentence_model_once_tables_can_be_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ready: list[bool] = []
    app = make_app(ServerSettings(database="memory:"))
    monkeypatch.setattr(
        "cryptonym.server.app.prepare_in_background",
        lambda: ready.append(isinstance(app.state.node, Node)),
    )
    async with app.lifespan():
        assert ready == [True]
