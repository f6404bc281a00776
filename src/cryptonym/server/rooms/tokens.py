"""Seat tokens: unguessable, bound to one member of one table, stored as hashes only."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from typing import Any

from cryptonym.table.model import Device, DeviceKind, Member, MemberId, Table

LONGEST_TOKEN = 100  # characters that are looked at
_TABLE_ID = re.compile(r"[\w-]{1,40}", re.ASCII)


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


def new_table_id() -> str:
    """An id that nobody guesses; one with a hyphen in front would be an option to a command."""
    while (drawn := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return drawn


def is_table_id(written: str) -> bool:
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
    return token.partition(".")[0] if _device(table.members, token) else None


def former_member(table: Table, token: str) -> MemberId | None:
    """Who held this token and went away during the running game."""
    return token.partition(".")[0] if _device(table.gone, token) else None


def device_of(table: Table, token: str) -> int:
    """The number of the device that holds this token, among those of its member; 0 if none."""
    found = _device(table.members, token)
    return found.number if found else 0


def _device(members: Mapping[MemberId, Member], token: str) -> Device | None:
    member, _, secret = token.partition(".")
    known = members.get(member)
    if known is None:
        return None
    wanted = secret_hash(secret)
    matches = [one for one in known.devices if hmac.compare_digest(wanted, one.token)]
    return matches[0] if matches else None


def kind_of_device(headers: Mapping[str, str]) -> DeviceKind:
    """What somebody comes with, as coarsely as a person tells devices apart."""
    agent = headers.get("user-agent", "")
    if not agent.startswith("Mozilla/"):
        return "program"
    return "phone" if "Mobi" in agent or "Android" in agent else "computer"
