"""Our server as it is, with limits out of the way, on the port and database named."""

import sys

import uvicorn

from cryptonym.server.app import make_app
from cryptonym.server.settings import ServerSettings

ENDLESS = 1e9


def main() -> None:
    """Serve on the port and database named on the command line."""
    settings = ServerSettings(
        database=sys.argv[2],
        requests_per_second=ENDLESS,
        request_burst=ENDLESS,
        tables_per_hour=ENDLESS,
        commands_per_second=ENDLESS,
        command_burst=ENDLESS,
    )
    config = uvicorn.Config(
        make_app(settings),
        port=int(sys.argv[1]),
        log_level="error",
        access_log=False,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
    )
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main()
