"""`cryptonym serve`, and `cryptonym` alone: a server on this machine, with its addresses."""

import asyncio
import io
import logging
import os
import socket
import sys
from contextlib import suppress
from typing import Annotated, Any
from urllib.parse import unquote

import msgspec
import segno
import typer

from cryptonym.cli.choices import BAD_USAGE, screen_in
from cryptonym.cli.screen import Screen
from cryptonym.fanout.opening import open_fanout
from cryptonym.server.serving import make_server
from cryptonym.server.settings import ServerSettings, settings_from_environment
from cryptonym.store.opening import open_store
from cryptonym.store.port import StoreUnavailable

FAILED = 1
EVERYWHERE = "0.0.0.0"  # noqa: S104 # phones in the same network are to reach it
QR_STYLE = "#ffffff on #000000"  # dark on light for the camera, whatever the terminal's colours
LOOPBACK = ("127.", "localhost", "::1")


def serve(
    host: Annotated[
        str | None, typer.Option(help="Address to listen on; 127.0.0.1 for this machine alone.")
    ] = None,
    port: Annotated[int | None, typer.Option(help="Port; 0 for any that is free.")] = None,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE, postgresql://... or memory:")
    ] = None,
    broker: Annotated[
        str | None, typer.Option(help="Between nodes: memory:, redis://... or postgresql://...")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(help="Another site whose pages may connect.")
    ] = None,
    ui: Annotated[str | None, typer.Option(help="Language of the interface.")] = None,
    *,
    behind_proxy: Annotated[
        bool | None, typer.Option("--behind-proxy", help="Trust X-Forwarded-For and -Proto.")
    ] = None,
) -> None:
    """Start the server: tables for everybody in the same network."""
    screen = screen_in(ui)
    settings = _settings(host, port, database, broker, origin, behind_proxy)
    _try_connections(screen, settings)
    listening = _listen(screen, settings)
    server = make_server(settings)
    if sys.stderr.isatty():  # people read the banner; services read lines of JSON
        logging.getLogger("cryptonym").setLevel(logging.WARNING)
    _show_addresses(screen, settings.host, listening.getsockname()[1])
    with suppress(KeyboardInterrupt, SystemExit):  # uvicorn repeats the signal that ended it
        server.run(sockets=[listening])
    if not server.started:
        screen.say("serve-failed", "yellow")
        raise typer.Exit(FAILED)
    screen.say("serve-goodbye")


def _settings(
    host: str | None,
    port: int | None,
    database: str | None,
    broker: str | None,
    origins: list[str] | None,
    behind_proxy: bool | None,
) -> ServerSettings:
    return chosen_settings(
        host=host or os.environ.get("CRYPTONYM_HOST") or EVERYWHERE,
        port=port,
        database=database,
        broker=broker,
        origins=tuple(origins) if origins else None,
        behind_proxy=behind_proxy,
    )


def chosen_settings(**given: Any) -> ServerSettings:
    """Settings by the command line and the environment; the message names a wrong variable."""
    try:
        return settings_from_environment(**given)
    except msgspec.ValidationError as error:
        problem, _, field = str(error).partition(" - at `$.")
        variable = f"CRYPTONYM_{field.rstrip('`').upper()}"
        raise typer.BadParameter(problem, param_hint=variable) from None


def _try_connections(screen: Screen, settings: ServerSettings) -> None:
    """Say what is wrong with the database or the broker before anything is promised."""

    async def connect() -> None:
        store = await open_store(settings.database)
        await store.close()

    async def connect_broker() -> None:
        fanout = await open_fanout(settings.hints)
        await fanout.close()

    for option, trying in (("--database", connect), ("--broker", connect_broker)):
        logging.disable(logging.WARNING)  # the server itself says it again, as a line of JSON
        try:
            asyncio.run(trying())
        except (ValueError, ModuleNotFoundError) as error:
            raise typer.BadParameter(str(error), param_hint=option) from None
        except (StoreUnavailable, OSError):
            say_unreachable(screen, settings.database)
            raise typer.Exit(FAILED) from None
        finally:
            logging.disable(logging.NOTSET)


def say_unreachable(screen: Screen, database: str) -> None:
    """A database that cannot be used: a file by its name, a server without its address."""
    scheme, _, path = database.partition(":///")
    if scheme == "sqlite":
        screen.say("admin-not-opened", "yellow", file=unquote(path))
    else:
        screen.say("admin-no-answer", "yellow")


def _listen(screen: Screen, settings: ServerSettings) -> socket.socket:
    """The socket, opened first, so that the address printed is one that answers."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server(
            (settings.host, settings.port),
            family=family,
            backlog=2048,
            dualstack_ipv6=settings.host == "::" and socket.has_dualstack_ipv6(),
        )
    except (OSError, OverflowError):
        address = f"{settings.host}:{settings.port}"
        screen.say("serve-address-taken", "yellow", address=address)
        raise typer.Exit(BAD_USAGE) from None


def _show_addresses(screen: Screen, host: str, port: int) -> None:
    local = host if host.startswith(LOOPBACK) else "localhost"
    screen.say("serve-ready", "bold")
    screen.say("serve-here", address=_address(local, port))
    if host.startswith(LOOPBACK):
        screen.say("serve-only-here", "dim", option=f"--host {EVERYWHERE}")
    else:
        named = host if host not in {EVERYWHERE, "::"} else network_address()
        if named:
            screen.say("serve-network", address=_address(named, port))
            screen.line(qr_code(_address(named, port)), QR_STYLE)
    screen.say("serve-stop", "dim", keys="Ctrl+C")


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def network_address() -> str | None:
    """This machine's address in its network; None if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # chooses a way out; nothing is sent
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith(LOOPBACK) else found


def qr_code(address: str) -> str:
    """A QR code in half-height blocks, for the camera of a phone."""
    out = io.StringIO()
    segno.make(address, error="m").terminal(out=out, border=2, compact=True)
    return out.getvalue()
