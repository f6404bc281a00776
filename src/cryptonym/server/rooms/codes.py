"""Transfer codes: a seat comes to another device. Nothing that is stored is enough to make one."""

import base64
import hashlib
import hmac
import secrets

from cryptonym.table.model import MemberId, OpenCode, Table

CODE_LETTERS = 8  # 40 bits, for some minutes, behind two limits


class Codes:
    """Makes codes of what is stored and of a secret that is not: the operator's, or a fresh one.

    So whoever reads a backup has no code, and a code asked for on one node is good on every node
    that has the same secret.
    """

    def __init__(self, secret: str = "") -> None:
        self._key = hashlib.sha256(secret.encode()).digest() if secret else secrets.token_bytes(32)
        self.maker = self._made("maker")  # tells nodes with another secret that this is not theirs

    def code(self, table_id: str, member: MemberId, made: OpenCode) -> str:
        """The code as its owner sees it; the number in front saves the server a search."""
        return f"{member}-{self._made(f'{table_id} {member} {made.nonce}')}"

    def open_for(self, table_id: str, table: Table, written: str, now: int) -> OpenCode | None:
        """The open code that this is, compared in constant time."""
        member, _, letters = written.strip().upper().partition("-")
        known = table.members.get(member)
        made = known.code if known else None
        if made is None or made.until <= now:
            return None
        good = self.code(table_id, member, made).partition("-")[2]
        return made if hmac.compare_digest(letters.encode(), good.encode()) else None

    def is_elsewhere(self, table: Table, member: MemberId, now: int) -> bool:
        """Whether this member's open code was made with a secret that we do not have."""
        made = table.members[member].code
        return made is not None and made.until > now and made.maker != self.maker

    def _made(self, of: str) -> str:
        digest = hmac.digest(self._key, of.encode(), "sha256")
        return base64.b32encode(digest).decode()[:CODE_LETTERS]


def claimed_by(table: Table, written: str) -> MemberId | None:
    """Whose seat somebody asks for with a code, right or wrong."""
    member = written.strip().partition("-")[0]
    return member if member in table.members and not table.is_bot(member) else None
