"""Our server as it is, with limits out of the way: port, database, perhaps a file of days."""

import sys

from cryptonym.server.serving import make_server
from cryptonym.server.settings import ServerSettings

ENDLESS, MANY = 1e9, 10**9


def main() -> None:
    """Serve on the port and database named on the command line."""
    settings = ServerSettings(
        port=int(sys.argv[1]),
        database=sys.argv[2],
        days=sys.argv[3] if len(sys.argv) > 3 else "",
        requests_per_second=ENDLESS,
        request_burst=ENDLESS,
        connections=MANY,
        connections_per_address=MANY,
        tables_per_hour=ENDLESS,
        commands_per_second=ENDLESS,
        command_burst=ENDLESS,
        address_commands_per_second=ENDLESS,
        address_command_burst=ENDLESS,
    )
    make_server(settings).run()


if __name__ == "__main__":
    main()
