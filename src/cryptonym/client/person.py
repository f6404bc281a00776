"""A person without an account, for programs: their tables, their devices, their phrase."""

import secrets
from typing import Any, Self, TypeVar
from urllib.parse import quote

import msgspec

from cryptonym.client.asking import PATIENCE, ask, asked, http_client
from cryptonym.client.calls import Call, Seated
from cryptonym.rules.model import Seat
from cryptonym.table.model import Level, MemberId

T = TypeVar("T")


class TableSummary(msgspec.Struct, frozen=True):
    """One line about a table."""

    name: str
    language: str
    mode: str
    seat: Seat
    running: bool
    wanted: str  # of you: clue, guess, answer, start, or nothing
    awaited: tuple[str, ...]
    games: int
    people: int
    until: int = 0  # at a table over days: the time that you or the others have
    last: int = 0  # and when a bot plays on


class MyTable(msgspec.Struct, frozen=True):
    """One of a person's tables."""

    table: str
    member: MemberId
    since: int
    touched: int
    waiting: bool
    deadline: int | None
    ended: bool
    about: TableSummary


class MyDevice(msgspec.Struct, frozen=True):
    """One of a person's devices."""

    number: int
    since: int
    kind: str | None
    by: str
    this: bool


class Me(msgspec.Struct, frozen=True):
    """A person as they are kept."""

    name: str
    language: str
    level: Level | None
    created: int
    devices: tuple[MyDevice, ...]
    phrase: bool
    tables: int
    waiting: int


class Search(msgspec.Struct, frozen=True):
    """How the search for a game with strangers stands."""

    wish: dict[str, Any] | None = None
    since: int = 0
    waiting: int = 0  # people who look for the same
    bots_at: int | None = None
    table: str = ""  # where the seat is, as soon as there is one


class Person:
    """Whoever has the secret is the person, so keep it to yourself. Use it from one thread."""

    def __init__(self, server: str, secret: str, *, patience: float = PATIENCE) -> None:
        self.server = server.rstrip("/")
        self.secret = secret
        self.patience = patience
        self._http = http_client(self.server, secret)

    @classmethod
    def begin(cls, server: str, name: str = "", language: str = "") -> Self:
        """A new person; the secret is drawn here."""
        body = {"secret": new_secret(), "name": name, "language": language}
        ask(server, Call("POST", "/api/me", Me, body, safe=False))
        return cls(server, body["secret"])

    @classmethod
    def with_code(cls, server: str, code: str) -> Self:
        """The person whose other device says this code."""
        return cls._come(server, "/api/me/devices", code=code)

    @classmethod
    def recover(cls, server: str, phrase: str) -> Self:
        """The person of a phrase of six words."""
        return cls._come(server, "/api/me/recover", phrase=phrase)

    @classmethod
    def _come(cls, server: str, path: str, **proof: str) -> Self:
        secret = new_secret()
        ask(server, Call[Me]("POST", path, Me, {"secret": secret, **proof}, safe=False))
        return cls(server, secret)

    def me(self) -> Me:
        """What is kept of this person."""
        return self._asked(Call("GET", "/api/me", Me))

    def change(self, **about: str) -> Me:
        """Another `name`, `language` or `level`."""
        return self._asked(Call("POST", "/api/me/about", Me, about))

    def tables(self) -> list[MyTable]:
        """The tables, those that wait for this person first."""
        return self._asked(Call("GET", "/api/me/tables", list[MyTable]))

    def open_table(self, host: str, **body: Any) -> Seated:
        """A new table that is kept."""
        return self._asked(Call("POST", "/api/tables", Seated, {"host": host, **body}, safe=False))

    def join(self, table: str, name: str) -> Seated:
        """A seat at a table that is kept; the one of before, if there is one."""
        path = f"/api/tables/{quote(table, safe='')}/members"
        return self._asked(Call("POST", path, Seated, {"name": name}, safe=False))

    def keep(self, seated: Seated) -> None:
        """Keep a table where one has a seat already."""
        self._asked(Call[Seated]("POST", _kept(seated.table), Seated, {"seat": seated.token}))

    def come_back(self, table: str) -> Seated:
        """A token for one's seat at one of one's tables."""
        return self._asked(Call("POST", _kept(table), Seated, {}, safe=False))

    def drop(self, table: str) -> list[MyTable]:
        """One table less on the list."""
        return self._asked(Call("DELETE", _kept(table), list[MyTable], safe=False))

    def find_game(self, language: str, mode: str, name: str = "", **wish: Any) -> Search:
        """Look for a game with strangers: `pace`, `part`, `bots_after` and `level` if you like."""
        body = {"wish": {"language": language, "mode": mode, **wish}, "name": name}
        return self._asked(Call("POST", "/api/find", Search, body))

    def search(self) -> Search:
        """How that stands; ask every few seconds, so that others know that you are there."""
        return self._asked(Call("GET", "/api/find", Search))

    def stop_search(self) -> Search:
        """Look no longer; if a table was found in this moment, it is told."""
        return self._asked(Call("DELETE", "/api/find", Search))

    def block(self, table: str, member: str) -> list[dict[str, Any]]:
        """Never be put at a table with somebody again; whom one has blocked."""
        body = {"table": table, "member": member}
        return self._asked(Call("POST", "/api/me/blocks", list[dict[str, Any]], body))

    def report(self, table: str, member: str, reason: str) -> None:
        """Tell whoever runs the server: `name`, `clues`, `spoiling` or `cheating`."""
        path = f"/api/tables/{quote(table, safe='')}/reports"
        body = {"member": member, "reason": reason}
        self._asked(Call[dict[str, bool]]("POST", path, dict[str, bool], body))

    def repute(self) -> list[dict[str, Any]]:
        """What is known of this person from games with strangers."""
        return self._asked(Call("GET", "/api/me/repute", list[dict[str, Any]]))

    def code(self) -> str:
        """Four words that make another device this person, once and for some minutes."""
        return self._asked(Call[dict[str, str]]("POST", "/api/me/code", dict[str, str]))["code"]

    def phrase(self) -> str:
        """Six words that bring this person back; an earlier phrase no longer does."""
        call = Call[dict[str, str]]("POST", "/api/me/phrase", dict[str, str])
        return self._asked(call)["phrase"]

    def remove_device(self, number: int) -> Me:
        """One device less."""
        return self._asked(Call("DELETE", f"/api/me/devices/{number}", Me, safe=False))

    def remove_other_devices(self) -> Me:
        """No device but this one."""
        return self._asked(Call("DELETE", "/api/me/devices", Me))

    def statistics(self) -> dict[str, Any]:
        """What the finished games come to."""
        return self._asked(Call("GET", "/api/me/statistics", dict[str, Any]))

    def export(self) -> dict[str, Any]:
        """Everything that is kept."""
        return self._asked(Call("GET", "/api/me/export", dict[str, Any]))

    def delete(self) -> None:
        """Delete everything; where this person plays, a bot plays on."""
        self._asked(Call[dict[str, str]]("DELETE", "/api/me", dict[str, str], safe=False))

    def close(self) -> None:
        """Let go of the connection; nothing is deleted."""
        self._http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _asked(self, call: Call[T]) -> T:
        return asked(self._http, call, self.patience)


def new_secret() -> str:
    """256 bits drawn by chance."""
    return secrets.token_urlsafe(32)


def _kept(table: str) -> str:
    return f"/api/me/tables/{quote(table, safe='')}"
