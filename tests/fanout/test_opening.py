"""An address picks its driver; a wrong one says what was expected."""

import asyncio
import sys

import pytest

from cryptonym.fanout import open_fanout
from cryptonym.fanout.memory import MemoryFanout
from cryptonym.fanout.redis import RedisBroker


def test_memory_is_a_node_of_its_own() -> None:
    async def scenario() -> None:
        node = await open_fanout("memory:")
        assert isinstance(node, MemoryFanout)
        assert node.healthy
        await node.close()

    asyncio.run(scenario())


@pytest.mark.parametrize("url", ["", "mysql://localhost", "localhost:6379", "/run/valkey.sock"])
def test_an_unknown_kind_of_address_is_an_error(url: str) -> None:
    with pytest.raises(ValueError, match="expected a fan-out of memory, redis"):
        asyncio.run(open_fanout(url))


@pytest.mark.parametrize(
    ("url", "mistake"),
    [
        ("redis://localhost/0?colour=red", "unknown option .*'colour'"),
        ("redis://localhost:door", "door"),
    ],
)
def test_a_mistake_in_an_address_is_an_error_and_not_a_broken_broker(
    url: str, mistake: str
) -> None:
    with pytest.raises(ValueError, match=mistake):
        asyncio.run(open_fanout(url))


@pytest.mark.parametrize(
    ("package", "url", "extra"),
    [("redis", "valkey://localhost", "redis"), ("asyncpg", "postgres://localhost", "postgres")],
)
def test_a_missing_package_is_named(
    package: str, url: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [*sys.modules]:
        if name == f"cryptonym.fanout.{extra}" or name.partition(".")[0] == package:
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ModuleNotFoundError, match=rf"pip install 'cryptonym\[{extra}\]'"):
        asyncio.run(open_fanout(url))


@pytest.mark.parametrize(
    ("url", "channel"),
    [
        ("redis://localhost", "cryptonym:hints:0"),
        ("valkey://localhost/3", "cryptonym:hints:3"),
        ("valkeys://localhost/4", "cryptonym:hints:4"),
        ("unix:///run/valkey.sock?db=5", "cryptonym:hints:5"),
    ],
)
def test_two_databases_of_a_server_have_two_channels(url: str, channel: str) -> None:
    assert RedisBroker(url)._channel == channel
