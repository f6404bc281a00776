"""A provably fair deal: published as a hash at the start, opened at the end.

The salt has 256 random bits (43 letters, digits and signs), so the commitment tells nothing about
the key; changing a word, a cell or the starting team afterwards would change the hash.
"""

import hmac
from collections.abc import Sequence
from hashlib import sha256

from cryptonym.rules.game import Game
from cryptonym.rules.model import Key


def commit(words: Sequence[str], key: Key, salt: str, mode: str = "") -> str:
    """What is published at the deal: a SHA-256 over this text, in hexadecimal.

    `mode` is named where the letters of the key mean something in that game alone.
    """
    dealt = "|".join(words)
    if "\\" in dealt or dealt.count("|") != len(words) - 1:
        # A bar inside a word of a custom list must not pass for the bar between two words.
        dealt = "|".join(word.replace("\\", "\\\\").replace("|", "\\|") for word in words)
    first = f"cryptonym deal 2\nmode {mode}" if mode else "cryptonym deal 1"
    text = f"{first}\nsalt {salt}\nstart {key.start!s}\nkey {key.cells}\nwords {dealt}\n"
    return sha256(text.encode()).hexdigest()


def verify(commitment: str, words: Sequence[str], key: Key, salt: str, mode: str = "") -> bool:
    """Whether this deal is the one that was promised."""
    return commit(words, key, salt, mode) == commitment


def secret_number(game: Game, label: str) -> int:
    """256 bits that whoever holds the game can work out, and nobody at the table before its end.

    What a bot leaves to chance comes from them: settled at the deal, and told with the salt.
    """
    return int.from_bytes(hmac.digest(game.salt.encode(), label.encode(), "sha256"), "big")
