"""One seat on several devices: the code that brings one more, the list, and how one is removed."""

from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from cryptonym.bodies.tables import Code, OwnDevice, Seated
from cryptonym.proofs import claimed_by, kind_of_device
from cryptonym.rooms.room import Room
from cryptonym.rules.refusals import Refusal
from cryptonym.server.http.asking import (
    HttpRequest,
    device_in,
    node_of,
    purse_of,
    room_of,
    seat_of,
    welcome,
)
from cryptonym.server.http.failures import ProblemError, RefusedError
from cryptonym.server.node import Node
from cryptonym.table.commands import KeepDevice, MakeCode, RemoveDevice
from cryptonym.table.gate import devices_of
from cryptonym.table.model import MemberId, OpenCode


@post("/api/tables/{table_id:str}/transfer", status_code=200)
async def make_transfer_code(table_id: FromPath[str], state: State, request: HttpRequest) -> Code:
    """A code that lets another device of yours take the same seat, for some minutes."""
    node = node_of(state)
    room, member = await seat_of(node, request, table_id)
    purse_of(node, request, room, member)
    outcome = await room.submit(member, MakeCode(node.codes.maker))
    if isinstance(outcome, Refusal):
        raise RefusedError(outcome)
    known = room.table.members.get(member) if room.table else None
    if known is None or known.code is None:  # sent away, or used, in the same moment
        raise ProblemError(503, "try_again")
    return Code(node.codes.code(room.id, member, known.code))


@post("/api/tables/{table_id:str}/devices")
async def use_transfer_code(
    table_id: FromPath[str], data: JSONBody[Code], state: State, request: HttpRequest
) -> Response[Seated]:
    """Take a seat with the code that another device shows."""
    node = node_of(state)
    room = await room_of(node, table_id)
    if not node.openings.take(f"codes {node.address(request.scope)}", node.clock()):
        raise ProblemError(429, "too_fast")
    await node.tables.refresh(room)  # perhaps it was made, or used, on another node just now
    member, made = _open_code(node, room, data.code[:40])
    kind = kind_of_device(request.headers)
    seated = await node.tables.add_device(room, member, made.nonce, kind)
    if isinstance(seated, Refusal):
        raise RefusedError(seated)
    return welcome(node, request, seated)


def _open_code(node: Node, room: Room, written: str) -> tuple[MemberId, OpenCode]:
    """Whose code this is. Wrong ones are counted for each seat, wherever they come from."""
    table, now = room.table, node.tables.around.now()
    member = claimed_by(table, written) if table else None
    if table is None or member is None:
        raise ProblemError(403, "unknown_code")
    seat = f"{room.id} {member}"
    if not node.wrong_codes.has(seat, node.clock()):
        raise ProblemError(429, "too_fast", "code: too many wrong ones for this seat")
    made = node.codes.open_for(room.id, table, written, now)
    if made is None:
        node.wrong_codes.take(seat, node.clock())
        elsewhere = node.codes.is_elsewhere(table, member, now)
        raise ProblemError(403, "code_elsewhere" if elsewhere else "unknown_code")
    return member, made


@get("/api/tables/{table_id:str}/devices")
async def list_devices(
    table_id: FromPath[str], state: State, request: HttpRequest
) -> list[OwnDevice]:
    """Your devices at this table; nobody else sees them."""
    room, member = await seat_of(node_of(state), request, table_id)
    return _own_devices(room, member, device_in(room, request))


@delete("/api/tables/{table_id:str}/devices/{number:int}", status_code=200)
async def remove_device(
    table_id: FromPath[str], number: FromPath[int], state: State, request: HttpRequest
) -> list[OwnDevice]:
    """Let one of your devices have your seat no longer; the devices that are left."""
    node = node_of(state)
    room, member = await seat_of(node, request, table_id)
    purse_of(node, request, room, member)
    return await _removed(room, member, RemoveDevice(number, device_in(room, request)))


@delete("/api/tables/{table_id:str}/devices", status_code=200)
async def remove_other_devices(
    table_id: FromPath[str], state: State, request: HttpRequest
) -> list[OwnDevice]:
    """Let no device but this one have your seat."""
    node = node_of(state)
    room, member = await seat_of(node, request, table_id)
    purse_of(node, request, room, member)
    return await _removed(room, member, KeepDevice(device_in(room, request)))


async def _removed(
    room: Room, member: MemberId, command: RemoveDevice | KeepDevice
) -> list[OwnDevice]:
    outcome = await room.submit(member, command)
    if isinstance(outcome, Refusal):
        raise RefusedError(outcome)
    return _own_devices(room, member, command.by)


def _own_devices(room: Room, member: MemberId, this: int) -> list[OwnDevice]:
    known = devices_of(room.table, member) if room.table else ()
    return [OwnDevice(one.number, one.since, one.kind, one.number == this) for one in known]


DEVICES = [
    make_transfer_code,
    use_transfer_code,
    list_devices,
    remove_device,
    remove_other_devices,
]
