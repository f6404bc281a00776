"""What a fuzzer says: a good message of every kind, and all ways to spoil it."""

import copy
import random
from typing import Any

import msgspec

from cryptonym.server.connections.sockets import LARGEST_FRAME
from cryptonym.wire.messages import FromClient, Resume

COMMANDS: list[dict[str, Any]] = [
    {"type": "leave_table"},
    {"type": "rename", "name": "Zoe"},
    {"type": "move_member", "member": "2", "role": "operative", "team": "red"},
    {"type": "shuffle_teams"},
    {"type": "hand_over", "member": "1"},
    {"type": "take_over"},
    {"type": "kick_member", "member": "1"},
    {"type": "add_bot", "level": "easy", "role": "operative", "team": "blue"},
    {"type": "fill_seats", "level": "normal"},
    {"type": "give_seat_to_bot", "member": "2", "level": "hard"},
    {"type": "bot_move", "seen": "", "command": {"type": "skip_penalty"}},
    {"type": "lock_table", "locked": True},
    {"type": "change_options", "options": {"mode": "teams", "language": "en"}},
    {"type": "change_settings", "settings": {"chat": "team", "close_after_minutes": 5}},
    {"type": "choose_words", "words": {"lists": ["deck"], "own": ["apple", "pear"]}},
    {"type": "choose_city", "city": "boulogne"},
    {"type": "bring_campaign", "text": "Cryptonym missions 1 check 00000000"},
    {"type": "play_again", "how": "rotate"},
    {"type": "say", "text": "hello"},
    {"type": "mark_card", "card": 3, "on": True},
    {"type": "close_table"},
    {"type": "take_seat", "role": "spymaster", "team": "blue"},
    {"type": "look_at_key"},
    {"type": "rotate_roles"},
    {"type": "start_game"},
    {"type": "give_clue", "word": "zyx", "number": 2},
    {"type": "consult_clue", "word": "zyx", "number": "unlimited"},
    {"type": "answer_consult", "allow": False},
    {"type": "challenge_clue"},
    {"type": "rule_clue", "ruling": "waive"},
    {"type": "accept_clue"},
    {"type": "cover_penalty_word", "card": 1},
    {"type": "skip_penalty"},
    {"type": "cover_opponent_word", "card": 1},
    {"type": "guess_word", "card": 5, "turn": 1},
    {"type": "stop_guessing", "turn": 1},
    {"type": "request_spelling"},
    {"type": "flip_timer"},
    {"type": "pause_timer"},
    {"type": "resume_timer"},
    {"type": "expire_timer"},
]
ODD: list[Any] = [
    None,
    -1,
    0,
    25,
    2**31,
    2**63 - 1,
    -(2**63),
    1e308,
    True,
    "",
    " ",
    "\0",
    "x" * 300,
    "𝔘𝔫𝔦",
    "\u202edlrow",
    "1",
    "unlimited",
    "red",
    [],
    {},
    [[]] * 3,
    {"type": "say"},
]


def frames(commands: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """One good frame of every kind."""
    good = [{"type": "do", "id": "x", "command": command} for command in commands]
    good.append({"type": "resume", "since": 3, "heard": 0})
    return [*good, {"type": "snapshot"}, {"type": "ping"}]


def mutated(chance: random.Random, frame: dict[str, Any]) -> Any:
    """A frame with one or two things wrong in it."""
    told = msgspec.json.decode(msgspec.json.encode(frame))
    for _ in range(chance.randint(1, 2)):
        place = told
        inner = [value for value in place.values() if isinstance(value, dict) and value]
        while inner and chance.random() < 0.7:
            place = chance.choice(inner)
            inner = [value for value in place.values() if isinstance(value, dict) and value]
        name = chance.choice([*place, "extra"]) if place else "extra"
        if chance.random() < 0.2:
            place.pop(name, None)
        else:
            place[name] = copy.deepcopy(chance.choice(ODD))
    return told


def mangled(chance: random.Random, text: bytes) -> bytes:
    """Bytes cut, doubled or changed."""
    raw = bytearray(text)
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(raw) + 1)
        how = chance.randrange(4)
        if how == 0:
            del raw[at : at + chance.randint(1, 8)]
        elif how == 1:
            raw[at:at] = chance.randbytes(chance.randint(1, 4))
        elif how == 2:
            raw[at:at] = raw[: chance.randint(0, 20)]
        elif raw:
            raw[at % len(raw)] = chance.randrange(256)
    return bytes(raw)


def message(chance: random.Random, good: list[dict[str, Any]], *, number: int) -> dict[str, Any]:
    """One message as a server gives it to us: text or bytes."""
    kind = chance.randrange(10)
    frame = chance.choice(good) | {"id": f"f{number}"}
    if kind == 0:
        raw = chance.randbytes(chance.randint(0, 60))
    elif kind == 1 and number % 100 == 0:
        deep = b"[" * (LARGEST_FRAME + chance.choice([-30_000, -50, 50]))
        raw = chance.choice([b"", b'{"type":"ping","extra":']) + deep
    elif kind <= 4:
        raw = mangled(chance, msgspec.json.encode(frame))
    elif kind <= 8:
        raw = msgspec.json.encode(mutated(chance, frame))
    else:
        raw = msgspec.json.encode(frame)
    if chance.random() < 0.2:
        return {"type": "websocket.receive", "bytes": raw}
    return {"type": "websocket.receive", "text": raw.decode("utf-8", "replace")}


def asks_for_what_was_missed(raw: dict[str, Any]) -> bool:
    """The only message that needs no answer, if there is none."""
    try:
        asked = msgspec.json.decode(raw.get("text") or raw.get("bytes") or b"", type=FromClient)
    except (msgspec.DecodeError, UnicodeError):
        return False
    return isinstance(asked, Resume)
