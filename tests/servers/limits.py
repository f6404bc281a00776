"""Settings of a server whose limits on requests, lines and commands are out of the way."""

from typing import Any, Final

ENDLESS, MANY = 1e9, 10**9
NO_LIMITS: Final[dict[str, Any]] = {
    "requests_per_second": ENDLESS,
    "request_burst": ENDLESS,
    "connections": MANY,
    "connections_per_address": MANY,
    "tables_per_hour": ENDLESS,
    "commands_per_second": ENDLESS,
    "command_burst": ENDLESS,
    "address_commands_per_second": ENDLESS,
    "address_command_burst": ENDLESS,
}
