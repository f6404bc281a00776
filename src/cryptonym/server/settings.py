"""How a node is run: from the command line or from environment variables CRYPTONYM_*."""

import os
from typing import Annotated, Any

import msgspec
from msgspec import Meta


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything an operator may want to set."""

    database: str = "sqlite:///cryptonym.db"
    broker: str = ""  # between nodes; where none is named, see `hints`
    host: str = "127.0.0.1"
    port: int = 8765
    web: str = ""  # folder of a client to serve instead of the built one; "none" for none
    origins: tuple[str, ...] = ()  # other sites that may connect, beside our own
    behind_proxy: bool = False  # trust X-Forwarded-For and X-Forwarded-Proto
    secret: str = ""  # what transfer codes are made with; the same on every node, never stored
    proxies: Annotated[int, Meta(ge=1)] = 1  # one behind the other; each adds to X-Forwarded-For
    push: bool = True  # call people back through the push services of their browsers
    contact: str = ""  # whom these may write to, as mailto:... or https://...; else our address
    days: str = ""  # a file of days for the daily; without one they are made here
    metrics_for: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses that may read the figures
    requests_per_second: float = 20  # from one address
    request_burst: float = 120
    connections: Annotated[int, Meta(ge=0)] = 0  # in all; 0: as many as the system lends us
    connections_per_address: Annotated[int, Meta(ge=1)] = 400  # thirty people load a page with 180
    tables_per_hour: float = 60  # opened from one address
    commands_per_second: float = 10  # from one seat
    command_burst: float = 60
    address_commands_per_second: float = 100  # from all seats of one address
    address_command_burst: float = 1000
    word_bytes_per_hour: float = 4_000_000  # words of one's own, from one address or for one table
    word_bytes_in_all_per_hour: float = 400_000_000
    work_per_second: float = 200  # milliseconds of costly work for one address
    work_burst: float = 10_000
    work_in_all_per_second: float = 800  # and for all together
    work_in_all_burst: float = 20_000
    away_seconds: Annotated[float, Meta(gt=0)] = 20  # without a connection; see `presence`
    workers: bool = True  # costly work and bots in processes of their own
    plain_uvicorn: bool = False  # run on uvicorn's own protocols, without the limits of ours

    @property
    def hints(self) -> str:
        """The address that hints go through: nodes on one PostgreSQL must hear of each other."""
        shared = self.database.partition(":")[0] in {"postgresql", "postgres"}
        return self.broker or (self.database if shared else "memory:")

    @property
    def is_one_of_several(self) -> bool:
        """Whether other nodes may answer for the same tables."""
        return self.hints != "memory:"


LEAST_SECRET = 32  # characters: it must not be found by trying
_LISTS = {"origins", "metrics_for"}


def settings_from_environment(**given: Any) -> ServerSettings:
    """Settings given by hand, else from the environment, else the defaults."""
    found: dict[str, Any] = {}
    for field in ServerSettings.__struct_fields__:
        value = os.environ.get(f"CRYPTONYM_{field.upper()}")
        if value is not None:
            found[field] = value.split(",") if field in _LISTS else value
    found |= {name: value for name, value in given.items() if value is not None}
    settings = msgspec.convert(found, ServerSettings, strict=False)
    if 0 < len(settings.secret) < LEAST_SECRET:
        raise msgspec.ValidationError(
            f"Expected at least {LEAST_SECRET} characters - at `$.secret`"
        )
    return settings
