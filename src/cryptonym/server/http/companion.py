"""For people with cards of paper: a code they say to each other gives each of them the same key."""

import hashlib
import re
import secrets
import unicodedata

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from cryptonym.language.decks import words
from cryptonym.languages import CODES
from cryptonym.rules.chance import Chance
from cryptonym.rules.key_deck import PATTERNS
from cryptonym.rules.keys import printed_key
from cryptonym.rules.options import KeySource, Options
from cryptonym.rules.variants import variant_of
from cryptonym.server.bodies import KeyCode, KeyOfCode, NewKeyCode
from cryptonym.server.http.failures import ProblemError

LONGEST_CODE = 60  # characters
WORDS_IN_CODE = 4  # of a hundred: nobody guesses it, and a computer in the room takes a while
_CARD = re.compile(r"(\d{1,2})(?:-([0-3]))?", re.ASCII)


@post("/api/companion", status_code=200)
async def new_key_code(data: JSONBody[NewKeyCode]) -> KeyCode:
    """A fresh code for a key."""
    if data.language not in CODES:
        raise ProblemError(400, "malformed", "language")
    easy = words(data.language, "junior")
    return KeyCode("-".join(secrets.choice(easy).lower() for _ in range(WORDS_IN_CODE)))


@get("/api/keys/{code:str}")
async def key_of_code(code: FromPath[str], source: FromQuery[KeySource] = "deck40") -> KeyOfCode:
    """The key of a code: a card of the deck by number and turn (`17-2`), else one drawn by it."""
    heard = heard_code(code) if len(code) <= LONGEST_CODE else ""
    if not heard:
        raise ProblemError(400, "malformed", "code")
    card = _CARD.fullmatch(heard)
    if card and 1 <= int(card[1]) <= len(PATTERNS):
        return KeyOfCode(heard, printed_key(int(card[1]), int(card[2] or 0)))
    seed = hashlib.sha256(heard.encode()).digest()
    options = Options(key_source=source)
    chance = Chance(seed, f"companion {source}")
    return KeyOfCode(heard, variant_of(options).draw_key(chance, options))


def heard_code(typed: str) -> str:
    """A code in the one form that counts: case, accents and the signs between do not matter."""
    apart = unicodedata.normalize("NFKD", typed.casefold().replace("ς", "σ"))
    signs = "".join(c if c.isalnum() else " " for c in apart if not unicodedata.combining(c))
    return "-".join(signs.split())
