"""The physical limit: the framework as it comes, no game and no store.

Four clients connect to a room; what one sends, all four receive. Messages go out through our own
outbox, without its short way: a task for each of them would hold the limit down.
"""

import sys
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, asgi
from litestar.types import Receive, Scope, Send

from cryptonym.server.connections.outbox import Outbox

DECODER = msgspec.json.Decoder(dict[str, Any])
ROOMS: dict[str, list[Outbox]] = {}
# As long as the message of a guess, so that bytes cost the same.
EVENT = (
    '{"type":"event","seq":%d,"at":1794767807679,"event":{"type":"word_covered","turn":3,'
    '"team":"red","card":17,"identity":"red"},"by":"2"}'
)


@asgi("/{room:str}")
async def broadcast(scope: Scope, receive: Receive, send: Send) -> None:
    """One client of one room."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    outbox = Outbox(send, lambda: None)  # type: ignore[arg-type] # litestar says more of its messages
    room = ROOMS.setdefault(str(scope["path_params"]["room"]), [])
    room.append(outbox)
    count = 0
    while (message := await receive())["type"] == "websocket.receive":
        asked = DECODER.decode(message["text"] or "")
        count += 1
        text = EVENT % count
        for other in room:
            other.put(text)
        outbox.put(f'{{"type":"done","id":"{asked["id"]}","seq":{count}}}')


def main() -> None:
    """Serve on the port named on the command line."""
    config = uvicorn.Config(
        Litestar([broadcast]),
        port=int(sys.argv[1]),
        log_level="error",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
    )
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main()
