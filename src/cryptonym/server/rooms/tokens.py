"""Whose seat it is: tokens, stored as hashes only, and codes that bring a seat to another device.

A token is unguessable and bound to one member of one table. Nothing that is stored is enough to
make a code.
"""

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from typing import Any, TypeGuard

from cryptonym.store.port import TableId
from cryptonym.table.model import Device, DeviceKind, Member, MemberId, OpenCode, Table

LONGEST_TOKEN = 100  # characters that are looked at
_TABLE_ID = re.compile(r"[\w-]{1,40}", re.ASCII)
CODE_LETTERS = 8  # 40 bits, for some minutes, behind two limits


def new_secret() -> str:
    """The secret half of a seat token: 256 random bits."""
    return secrets.token_urlsafe(32)


def seat_token(member: MemberId, secret: str) -> str:
    """The whole token; the number in front saves the server a search."""
    return f"{member}.{secret}"


def secret_hash(secret: str) -> str:
    """What is stored of a secret; it has enough randomness to need no salt."""
    return hashlib.sha256(secret.encode()).hexdigest()


def cookie_name(table_id: str) -> str:
    """The cookie that holds the token of a seat at this table."""
    return f"seat-{table_id}"


def new_table_id() -> TableId:
    """An id that nobody guesses; one with a hyphen in front would be an option to a command."""
    while (drawn := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return TableId(drawn)


def is_table_id(written: str) -> TypeGuard[TableId]:
    """Whether this can be the id of a table at all; nothing else reaches the store."""
    return _TABLE_ID.fullmatch(written) is not None


def token_in(headers: Mapping[str, str], cookies: Mapping[str, str], table_id: str) -> str:
    """The token a request carries: a bot's header, or a browser's cookie."""
    scheme, _, written = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return written.strip()[:LONGEST_TOKEN]
    return cookies.get(cookie_name(table_id), "")[:LONGEST_TOKEN]


def token_of(scope: Mapping[str, Any], table_id: str) -> str:
    """The same of a request that nobody has taken apart yet."""
    headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
    return token_in(headers, _cookies(headers.get("cookie", "")), table_id)


def _cookies(header: str) -> dict[str, str]:
    pairs = (pair.strip().partition("=") for pair in header.split(";"))
    return {name: value for name, _, value in pairs}


def member_of(table: Table, token: str) -> MemberId | None:
    """Who holds this token, compared in constant time."""
    return _named_in(token) if _device(table.members, token) else None


def former_member(table: Table, token: str) -> MemberId | None:
    """Who held this token and went away during the running game."""
    return _named_in(token) if _device(table.gone, token) else None


def device_of(table: Table, token: str) -> int:
    """The number of the device that holds this token, among those of its member; 0 if none."""
    found = _device(table.members, token)
    return found.number if found else 0


def _named_in(token: str) -> MemberId:
    """Whose token this says to be."""
    return MemberId(token.partition(".")[0])


def _device(members: Mapping[MemberId, Member], token: str) -> Device | None:
    known = members.get(_named_in(token))
    if known is None:
        return None
    wanted = secret_hash(token.partition(".")[2])
    matches = [one for one in known.devices if hmac.compare_digest(wanted, one.token)]
    return matches[0] if matches else None


def kind_of_device(headers: Mapping[str, str]) -> DeviceKind:
    """What somebody comes with, as coarsely as a person tells devices apart."""
    agent = headers.get("user-agent", "")
    if not agent.startswith("Mozilla/"):
        return "program"
    return "phone" if "Mobi" in agent or "Android" in agent else "computer"


class Codes:
    """Makes codes of what is stored and of a secret that is not: the operator's, or a fresh one.

    So whoever reads a backup has no code, and a code asked for on one node is good on every node
    that has the same secret.
    """

    def __init__(self, secret: str = "") -> None:
        self._key = hashlib.sha256(secret.encode()).digest() if secret else secrets.token_bytes(32)
        self.maker = self._made("maker")  # tells nodes with another secret that this is not theirs

    def code(self, table_id: TableId, member: MemberId, made: OpenCode) -> str:
        """The code as its owner sees it; the number in front saves the server a search."""
        return f"{member}-{self._made(f'{table_id} {member} {made.nonce}')}"

    def open_for(self, table_id: TableId, table: Table, written: str, now: int) -> OpenCode | None:
        """The open code that this is, compared in constant time."""
        number, _, letters = written.strip().upper().partition("-")
        member = MemberId(number)
        known = table.members.get(member)
        made = known.code if known else None
        if made is None or made.until <= now:
            return None
        good = self.code(table_id, member, made).partition("-")[2]
        return made if hmac.compare_digest(letters.encode(), good.encode()) else None

    def hashed(self, said: str) -> str:
        """What is stored of a code that a person says: without the secret nobody tries them out."""
        return hmac.digest(self._key, f"said {said}".encode(), "sha256").hex()

    def is_elsewhere(self, table: Table, member: MemberId, now: int) -> bool:
        """Whether this member's open code was made with a secret that we do not have."""
        made = table.members[member].code
        return made is not None and made.until > now and made.maker != self.maker

    def _made(self, of: str) -> str:
        digest = hmac.digest(self._key, of.encode(), "sha256")
        return base64.b32encode(digest).decode()[:CODE_LETTERS]


def claimed_by(table: Table, written: str) -> MemberId | None:
    """Whose seat somebody asks for with a code, right or wrong."""
    member = MemberId(written.strip().partition("-")[0])
    return member if member in table.members and not table.is_bot(member) else None
