"""A provably fair deal: published as a hash at the start, opened at the end.

The salt has 256 random bits, so the commitment tells nothing about the key; changing a word, a
cell or the starting team afterwards would change the hash.
"""

import hashlib
from collections.abc import Sequence

from cryptonym.rules.model import Key

_FORM = "cryptonym deal 1\nsalt {salt}\nstart {start}\nkey {cells}\nwords {words}\n"


def commit(words: Sequence[str], key: Key, salt: str) -> str:
    """SHA-256 over the text above, in hexadecimal: what is published at the deal."""
    text = _FORM.format(salt=salt, start=key.start.value, cells=key.cells, words="|".join(words))
    return hashlib.sha256(text.encode()).hexdigest()


def verify(commitment: str, words: Sequence[str], key: Key, salt: str) -> bool:
    """Whether this deal is the one that was promised."""
    return commit(words, key, salt) == commitment
