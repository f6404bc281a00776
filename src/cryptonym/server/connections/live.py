"""The WebSocket of a seat: who may have it, and the handshake."""

import re
from typing import Any, Final

import msgspec
from litestar.types import Receive, Scope, Send

from cryptonym.logs import log_broken
from cryptonym.proofs import device_of, is_table_id, member_of, token_of
from cryptonym.server.connections.lines import HEAR, TOLL, WRITE
from cryptonym.server.connections.sockets import Connection
from cryptonym.server.limits.bounds import MOST_LINES, TOO_MANY_LINES
from cryptonym.server.node import Node
from cryptonym.store.port import StoreUnavailable
from cryptonym.wire.problems import Problem

BROKEN: Final = 1011  # as RFC 6455 calls it: clients come back and ask for what they missed
LIVE: Final = re.compile(r"/api/tables/([^/]+)/live", re.ASCII)


async def live(scope: Scope, receive: Receive, send: Send) -> None:
    """The WebSocket of a seat: commands in, events out."""
    await receive()  # the handshake
    node: Node = scope["litestar_app"].state["node"]
    try:
        connection = await _admitted(node, scope, send)
    except StoreUnavailable:
        connection = (503, "try_again", "")
    except Exception as error:  # noqa: BLE001 # as for a request: a code, and a line in the log
        log_broken(error)
        connection = (500, "try_again", "")
    if not isinstance(connection, Connection):
        await turn_away(scope, send, *connection)
        return
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    scope["headers"] = []  # kept as long as the line, and looked at no more
    try:
        connection.greet()
        _let_hear(node, scope, connection)
        await connection.run(receive)  # type: ignore[arg-type] # the same messages, typed more tightly there
    except Exception as error:  # noqa: BLE001
        log_broken(error)
        await send({"type": "websocket.close", "code": BROKEN, "reason": "try_again"})


Why = tuple[int, Problem, str]  # status, code, and where


async def _admitted(node: Node, scope: Any, send: Any) -> Connection | Why:
    path = LIVE.fullmatch(scope["path"])
    table_id = path[1] if path else ""
    room = await node.tables.fresh_room(table_id) if is_table_id(table_id) else None
    if room is None or room.table is None:
        return 404, "no_such_table", ""
    token = token_of(scope, table_id)
    member = member_of(room.table, token)
    if member is None:
        return 401, "no_seat", ""
    if len(room.lines.get(member, ())) >= MOST_LINES:
        return 429, "too_fast", TOO_MANY_LINES
    quick = scope["extensions"].get(WRITE)
    write = quick["write"] if quick else None
    device = device_of(room.table, token)
    purse = node.purse(room, member, node.address(scope))
    return Connection(room, member, send, purse, write, device)


def _let_hear(node: Node, scope: Any, connection: Connection) -> None:
    quick = scope["extensions"]
    if HEAR in quick:
        quick[HEAR]["hear"](connection.hear)
        quick[TOLL]["toll"](node.frames)


async def turn_away(scope: Any, send: Send, status: int, code: Problem, where: str) -> None:
    """Say why in the answer to the handshake, where the server can; else hang up."""
    if "websocket.http.response" in scope.get("extensions", {}):
        await _answer(send, status, code, where)
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": code})


async def _answer(send: Any, status: int, code: Problem, where: str) -> None:
    kind = "websocket.http.response"
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    body = msgspec.json.encode({"code": code, "where": where})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
