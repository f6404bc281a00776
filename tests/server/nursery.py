"""`python -m server.nursery`: imports the server once, and forks one for every line it is told."""

import gc
import os
import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path

import msgspec

from cryptonym.bots.mind import listening
from cryptonym.language.decks import words
from cryptonym.language.registry import load
from cryptonym.languages import CODES
from cryptonym.rules.options import Options
from cryptonym.rules.variants import variant_of
from cryptonym.server.app import make_app
from cryptonym.server.serving import make_server
from cryptonym.server.settings import ServerSettings
from server.chance import draw_alike
from server.processes import Ask
from server.turned import go_by

# What a server imports once it runs: their imports stand where they are first needed.
LATER = (
    "anyio._backends._asyncio",
    "cryptonym.fanout.postgres",
    "cryptonym.fanout.redis",
    "cryptonym.push.sealing",
    "cryptonym.store.postgres",
)


def main() -> None:
    """Start and end servers as the lines say; print a process number, or an exit status."""
    # What is read and found out here, once, no server has to do again.
    settings = ServerSettings(database="memory:")
    make_server(settings, make_app(settings)).config.load()
    for language in CODES:
        load(language)
    for module in LATER:
        import_module(module)
    listening("en", "ab", words("en", "deck")[: variant_of(Options()).size])
    gc.freeze()
    for line in sys.stdin:
        asked = msgspec.json.decode(line, type=Ask)
        answer = _end(asked) if asked.start is None else _start(asked.start, asked)
        os.write(1, b"%d\n" % answer)


def _end(asked: Ask) -> int:
    with suppress(ProcessLookupError):
        os.kill(asked.pid, asked.signal)
    return os.waitstatus_to_exitcode(os.waitpid(asked.pid, 0)[1])


def _start(settings: ServerSettings, asked: Ask) -> int:
    child = os.fork()
    if child == 0:
        for module in asked.games:
            import_module(module)  # it registers what no module of the package knows
        if asked.clock:
            go_by(Path(asked.clock), asked.place)
        file = os.open(asked.log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(os.open(os.devnull, os.O_RDWR), 0)
        os.dup2(file, 1)
        os.dup2(file, 2)
        make_server(settings, make_app(settings, draw_alike)).run()
        os._exit(0)
    return child


if __name__ == "__main__":
    main()
