"""The calls of the HTTP interface as values: what is sent, and how the answer is read."""

from typing import Any, Generic, TypeVar
from urllib.parse import quote

import msgspec

from cryptonym.rules.model import Seat
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import IllegalCommandError, Refusal
from cryptonym.rules.verdict import Verdict
from cryptonym.table.model import Level, MemberId, Settings, Words
from cryptonym.wire.messages import MemberCommand, Snapshot

T = TypeVar("T")
LONGEST_ID = 64


class ServerError(Exception):
    """The server did not do what was asked, apart from the rules; `code` is one of PROBLEMS."""

    def __init__(self, code: str, where: str = "") -> None:
        super().__init__(f"{code}: {where}" if where else code)
        self.code = code
        self.where = where

    @property
    def passing(self) -> bool:
        """Whether the same request may succeed a moment later."""
        return self.code in {"try_again", "too_fast", "moving"}


class Seated(msgspec.Struct, frozen=True):
    """A seat at a table. Whoever has the token has the seat, so keep it to yourself."""

    table: str
    name: str  # of the table, as people say it
    member: MemberId
    token: str


class Call(Generic[T]):
    """One request, and the type of its answer."""

    def __init__(
        self, method: str, path: str, answer: Any, body: Any = None, *, safe: bool = True
    ) -> None:
        self.method = method
        self.path = path
        self.body = None if body is None else msgspec.json.encode(body)
        self.safe = safe  # may be sent again if no answer came
        self._answer = answer

    def read(self, status: int, body: bytes) -> T:
        """The answer; raises ServerError, or IllegalCommandError if the rules refuse."""
        if status < 300:
            if self._answer is str:
                return body.decode()  # type: ignore[return-value] # T is str here
            answer: T = msgspec.json.decode(body, type=self._answer)
            return answer
        raise _failure(status, body)


class _Failure(msgspec.Struct, frozen=True):
    code: str = ""
    where: str = ""
    refusal: Refusal | None = None


def _failure(status: int, body: bytes) -> Exception:
    try:
        told = msgspec.json.decode(body, type=_Failure)
    except msgspec.DecodeError:
        told = _Failure()
    if told.refusal:
        return IllegalCommandError(told.refusal)
    # A balancer between us and the server has codes of its own.
    code = told.code or ("try_again" if status >= 500 else "malformed")
    return ServerError(code, told.where or f"HTTP {status}")


class _Answer(msgspec.Struct, frozen=True):
    id: str
    seq: int


class AtOnce(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a host does at once: sits down, fills the other seats with bots, deals."""

    seat: Seat | None = None
    bots: Level | None = None
    start: bool = False


def open_table(
    host: str,
    language: str,
    options: Options | None,
    settings: Settings | None = None,
    words: Words | None = None,
    at_once: AtOnce | None = None,
) -> Call[Seated]:
    """A new table, with oneself as host."""
    body = {
        "host": host,
        "language": language,
        "options": options,
        "settings": settings or Settings(),
        "words": words or Words(),
        **msgspec.structs.asdict(at_once or AtOnce()),
    }
    return Call("POST", "/api/tables", Seated, body, safe=False)


def find_table(name: str) -> Call[dict[str, str]]:
    """The table of a spoken name."""
    return Call("GET", f"/api/names/{quote(name, safe='')}", dict[str, str])


def join_table(table: str, name: str) -> Call[Seated]:
    """Come to a table."""
    return Call("POST", f"{_path(table)}/members", Seated, {"name": name}, safe=False)


def use_code(table: str, code: str) -> Call[Seated]:
    """Take a seat with the code that another device shows."""
    return Call("POST", f"{_path(table)}/devices", Seated, {"code": code}, safe=False)


def transfer_code(table: str) -> Call[dict[str, str]]:
    """A code for another device."""
    return Call("POST", f"{_path(table)}/transfer", dict[str, str])


class OwnDevice(msgspec.Struct, frozen=True):
    """One of a member's own devices at a table."""

    number: int
    since: int  # milliseconds since 1970; 0 if it was not noted
    kind: str | None  # phone, computer or program
    this: bool  # the one that asks


def devices(table: str) -> Call[list[OwnDevice]]:
    """One's own devices."""
    return Call("GET", f"{_path(table)}/devices", list[OwnDevice])


def remove_device(table: str, number: int) -> Call[list[OwnDevice]]:
    """One device less; those that are left."""
    return Call("DELETE", f"{_path(table)}/devices/{number}", list[OwnDevice], safe=False)


def remove_other_devices(table: str) -> Call[list[OwnDevice]]:
    """No device but the one that asks."""
    return Call("DELETE", f"{_path(table)}/devices", list[OwnDevice])


def show_table(table: str) -> Call[Snapshot]:
    """Everything as it is now."""
    return Call("GET", _path(table), Snapshot)


def send_command(table: str, command_id: str, command: MemberCommand) -> Call[_Answer]:
    """A command; sent again under the same id it is done once."""
    body = {"id": command_id, "command": command}
    return Call("POST", f"{_path(table)}/commands", _Answer, body)


def poll_events(table: str, since: int, heard: int, wait: float) -> Call[list[msgspec.Raw]]:
    """What happened after these counts, or what happens next."""
    query = f"since={since}&heard={heard}&wait={wait:g}"
    return Call("GET", f"{_path(table)}/events?{query}", list[msgspec.Raw])


def list_records(table: str) -> Call[list[int]]:
    """The numbers of the finished games."""
    return Call("GET", f"{_path(table)}/records", list[int])


def get_record(table: str, number: int) -> Call[str]:
    """The record of a finished game."""
    return Call("GET", f"{_path(table)}/records/{number}", str)


def campaign_text(table: str) -> Call[str]:
    """What a table has won on the map of missions, as text that another one takes."""
    return Call("GET", f"{_path(table)}/missions", str)


def judge_clue(table: str, word: str) -> Call[Verdict]:
    """What the referee would say of a clue."""
    return Call("POST", f"{_path(table)}/judge", Verdict, {"word": word})


def live_address(server: str, table: str) -> str:
    """Where the WebSocket of a table is."""
    return "ws" + server.rstrip("/").removeprefix("http") + f"{_path(table)}/live"


def _path(table: str) -> str:
    return f"/api/tables/{quote(table, safe='')}"
