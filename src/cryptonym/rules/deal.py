"""From a secret seed to a dealt game: words, key, salt and commitment (R18-R22)."""

from binascii import b2a_base64
from collections.abc import Sequence
from hashlib import sha256

from cryptonym.rules.cards import (
    NOTHING_PLAYED,
    WORDS,
    Card,
    Layout,
    first_words,
    next_layout,
    words_of,
)
from cryptonym.rules.chance import Chance
from cryptonym.rules.events import Dealt
from cryptonym.rules.fairness import commit
from cryptonym.rules.model import Key
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.variant import Variant
from cryptonym.rules.variants import variant_of

_IN_ADDRESSES = bytes.maketrans(b"+/", b"-_")


def deal(seed: bytes, cards: Sequence[Card], options: Options) -> Dealt | Refusal:
    """A first game from a list of cards. The seed must be secret: it is the key in disguise."""
    variant = variant_of(options)
    words = first_words(seed, cards, variant.size)
    return _dealt(seed, words, variant, options) if isinstance(words, tuple) else words


def lay_out(
    seed: bytes,
    cards: Sequence[Card],
    options: Options,
    before: Layout = NOTHING_PLAYED,
    game_number: int = 1,
) -> Layout | Refusal:
    """The cards of a game, after those that were played before (R50)."""
    chance = Chance(seed, WORDS)
    size = variant_of(options).size
    return next_layout(chance, cards, before, game_number, options.next_words, size)


def deal_words(seed: bytes, cards: Sequence[Card], layout: Layout, options: Options) -> Dealt:
    """A new key for words that lie on the table already: always new, also when flipped (Q29)."""
    return _dealt(seed, words_of(cards, layout), variant_of(options), options)


def _dealt(seed: bytes, words: tuple[str, ...], variant: Variant, options: Options) -> Dealt:
    key, salt = variant.draw_key(Chance(seed, "key"), options), _salt(seed)
    return Dealt(options, words, key, salt, commit(words, key, salt, variant.sealed_as))


def _salt(seed: bytes) -> str:
    """256 bits in base64 as in addresses, without the sign at the end that fills it up."""
    digest = sha256(b"salt\0" + seed).digest()
    return b2a_base64(digest).translate(_IN_ADDRESSES, b"=\n").decode()


def seal(words: tuple[str, ...], key: Key, salt: str, options: Options) -> Dealt:
    """Words and key with the commitment that binds them."""
    commitment = commit(words, key, salt, variant_of(options).sealed_as)
    return Dealt(options, words, key, salt, commitment)
