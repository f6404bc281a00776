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
    proxies: Annotated[int, Meta(ge=1)] = 1  # one behind the other; each adds to X-Forwarded-For
    metrics_for: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses that may read the figures
    requests_per_second: float = 20  # from one address
    request_burst: float = 120
    connections: Annotated[int, Meta(ge=0)] = 0  # in all; 0: as many as the system lends us
    connections_per_address: Annotated[int, Meta(ge=1)] = 400  # thirty people load a page with 180
    tables_per_hour: float = 60  # opened from one address
    commands_per_second: float = 10  # from one seat
    command_burst: float = 60

    @property
    def hints(self) -> str:
        """The address that hints go through: nodes on one PostgreSQL must hear of each other."""
        shared = self.database.partition(":")[0] in {"postgresql", "postgres"}
        return self.broker or (self.database if shared else "memory:")


_LISTS = {"origins", "metrics_for"}


def settings_from_environment(**given: Any) -> ServerSettings:
    """Settings given by hand, else from the environment, else the defaults."""
    found: dict[str, Any] = {}
    for field in ServerSettings.__struct_fields__:
        value = os.environ.get(f"CRYPTONYM_{field.upper()}")
        if value is not None:
            found[field] = value.split(",") if field in _LISTS else value
    found |= {name: value for name, value in given.items() if value is not None}
    return msgspec.convert(found, ServerSettings, strict=False)
