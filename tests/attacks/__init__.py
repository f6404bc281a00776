"""Attacks on a server of ours: each module that has an `attack` is one.

    async def attack(target: Target, seconds: float) -> None

An attack does harm for so many seconds, at most, and ends by itself. It speaks to the loopback
alone, over plain sockets (`attacks.target`), and counts in `target.got` what became of what it
sent: `sent`, `answered` (2xx), `refused` (4xx and 503), `closed`, and whatever else tells
something. A server that hangs up ends the attack or makes it come back: it is no error.

Its docstring says in one line what it does. `tests/server/test_attacks.py` and
`tests/server/test_attacks_on_work.py` assert what the server promises of it; `make bench
AREA=attack` plays it against a server where four people play from another address, and says how
long they waited and what memory it took.

What is no load but wants to know, or to be, more than it should is played by tests alone:
- the key computed: `tests/server/test_computing_attacks.py`, and deeper `server/computing.py`;
- an address that is only said: `tests/server/test_paths.py::test_what_our_own_proxy_saw_counts`;
- one person as two: `tests/table/test_knowing.py`, `tests/server/test_people.py`;
- somebody else's seat by a code, or their devices: `tests/server/test_devices.py`,
  `tests/server/test_device_nodes.py`, `tests/server/test_codes.py`;
- signs of those who know the key: `tests/table/test_silence.py`;
- what others behind the same address ask: `tests/server/test_purses.py`.

`python -m attacks NAME PORT SECONDS` (with `tests` on the path) plays one, and prints what it got.
"""

from collections.abc import Awaitable, Callable
from importlib import import_module
from pathlib import Path

from attacks.target import Target

Attack = Callable[[Target, float], Awaitable[None]]


def attack_named(name: str) -> Attack:
    """The attack of a module of this package."""
    found: Attack = import_module(f"attacks.{name}").attack
    return found


def names() -> list[str]:
    """Every attack there is."""
    modules = sorted(path.stem for path in Path(__file__).parent.glob("[a-z]*.py"))
    return [name for name in modules if hasattr(import_module(f"attacks.{name}"), "attack")]
