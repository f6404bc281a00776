"""Seat tokens: unguessable, bound to one member of one table, stored as hashes only."""

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from typing import Any

from cryptonym.table.model import Member, MemberId, Table

CODE_LETTERS = 8  # of a transfer code: 40 bits, for some minutes, behind a rate limit
CODE_SECONDS = 600
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
    return _holder(table.members, token)


def former_member(table: Table, token: str) -> MemberId | None:
    """Who held this token and went away during the running game."""
    return _holder(table.gone, token)


def _holder(members: Mapping[MemberId, Member], token: str) -> MemberId | None:
    member, _, secret = token.partition(".")
    known = members.get(member)
    if known is None:
        return None
    wanted = secret_hash(secret)
    matches = [hmac.compare_digest(wanted, stored) for stored in known.tokens]
    return member if any(matches) else None


def transfer_code(table_id: str, table: Table, member: MemberId, seconds: int) -> str:
    """A short code that lets another device take the same seat, good for some minutes."""
    return f"{member}-{_code(table_id, table, member, seconds // CODE_SECONDS)}"


def transferred(table_id: str, table: Table, code: str, seconds: int) -> MemberId | None:
    """The member whose seat this code gives, if it is still good."""
    member, _, letters = code.strip().upper().partition("-")
    if member not in table.members or table.is_bot(member):
        return None
    window = seconds // CODE_SECONDS
    good = [_code(table_id, table, member, at) for at in (window, window - 1)]
    matches = [hmac.compare_digest(letters.encode(), code.encode()) for code in good]
    return member if any(matches) else None


def _code(table_id: str, table: Table, member: MemberId, window: int) -> str:
    # Keyed by the member's newest token, so a code is spent once it has been used.
    key = table.members[member].tokens[-1].encode()
    digest = hmac.digest(key, f"{table_id} {member} {window}".encode(), "sha256")
    return base64.b32encode(digest).decode()[:CODE_LETTERS]
