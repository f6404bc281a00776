"""What opens a seat and what opens a person: of everything only hashes are stored.

A token is unguessable and bound to one member of one table. Codes bring a seat to another device;
nothing that is stored is enough to make one. A person is opened by secrets of devices, codes that
are said once, and a phrase of six words. Marks tell a table that two devices are one person, and
mean nothing at any other table.
"""

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeGuard

from cryptonym.language.decks import lists_of, words
from cryptonym.language.spoken import CHANCE, heard_name
from cryptonym.languages import CODES, FALLBACK
from cryptonym.store.people import PersonId
from cryptonym.store.port import TableId
from cryptonym.table.model import Device, DeviceKind, Member, MemberId, OpenCode, Table

LONGEST_TOKEN = 100  # characters that are looked at
CODE_LETTERS = 8  # 40 bits, for some minutes, behind two limits
PERSON_COOKIE = "person"
LEAST_LETTERS = 16  # different ones in a secret: nobody draws fewer by chance
WORDS_IN_CODE = 4  # of eight hundred: 38 bits, for some minutes, behind a limit
WORDS_IN_PHRASE = 6  # 58 bits for ever, behind a limit and a slow hash
CODE_MINUTES = 10
_TABLE_ID = re.compile(r"[\w-]{1,40}", re.ASCII)
_SECRET = re.compile(r"[\w-]{43}", re.ASCII)
_SALT = b"cryptonym phrase"  # one for all: a phrase has to be found without knowing whose it is
_COST = {"n": 2**14, "r": 8, "p": 1}


# ---- seats


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


# ---- persons


def new_person_id() -> PersonId:
    """An id that nobody guesses; marks are made with it."""
    return PersonId(secrets.token_urlsafe(18))


def is_secret(written: str) -> bool:
    """Whether this can be a secret that a device has drawn."""
    return _SECRET.fullmatch(written) is not None and len(set(written)) >= LEAST_LETTERS


def secret_of_person(headers: Mapping[str, str], cookies: Mapping[str, str]) -> str:
    """The secret a request carries; tokens of seats have a dot, and are not meant."""
    scheme, _, written = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and "." not in written:
        return written.strip()[:100]
    return cookies.get(PERSON_COOKIE, "")[:100]


def mark_of(person: PersonId, table_id: TableId) -> str:
    """The person as this table knows them."""
    return hmac.digest(person.encode(), f"seat {table_id}".encode(), "sha256").hex()[:32]


def alias_of(person: PersonId) -> str:
    """What a person is called where somebody has blocked them; it opens nothing."""
    return hashlib.sha256(f"stranger {person}".encode()).hexdigest()[:32]


def via_of(person: PersonId, table_id: TableId, device: int) -> str:
    """A device of the person as this table knows it."""
    said = f"device {table_id} {device}".encode()
    return hmac.digest(person.encode(), said, "sha256").hex()[:16]


def solver_of_person(person: PersonId) -> str:
    """The person as the daily knows them; nobody finds out from it who they are elsewhere."""
    return hmac.digest(person.encode(), b"daily", "sha256").hex()[:32]


def new_words(language: str, count: int) -> str:
    """Words that are drawn by chance, each of them known to whoever plays in this language."""
    known = list(_known(language if language in CODES else FALLBACK).values())
    return " ".join(CHANCE.choice(known) for _ in range(count))


def heard_words(typed: str) -> list[str]:
    """Words as somebody typed them; case, accents and the signs between do not matter."""
    return heard_name(typed).split("-") if heard_name(typed) else []


def are_known(heard: list[str]) -> bool:
    """Whether all of them are words of one of our languages."""
    return any(all(word in _known(code) for word in heard) for code in CODES)


def phrase_hash(heard: list[str]) -> str:
    """What is stored of a phrase: slow to make, so that nobody tries out a stolen store."""
    return hashlib.scrypt("-".join(heard).encode(), salt=_SALT, **_COST).hex()


@cache
def _known(language: str) -> Mapping[str, str]:
    """The words of a language's cards, as they are heard and as they are written."""
    found: dict[str, str] = {}
    for name in lists_of(language):
        for word in words(language, name):
            heard = heard_name(word)
            if word == word.upper() and heard and "-" not in heard:  # else pictures, or two words
                found.setdefault(heard, word.lower())
    return found
