"""One line of a record's log, read back into the event it tells."""

from collections.abc import Sequence
from typing import cast, get_args

from cryptonym.records.record import LogEvent
from cryptonym.records.write import PLAIN_LINES
from cryptonym.rules import events as ev
from cryptonym.rules.model import Cause, EndOfTurn, Identity, Number, Role, Seat, Team

_PLAIN_EVENTS = {line: event for event, line in PLAIN_LINES.items()}
_CAUSES = frozenset(get_args(Cause))
_ENDINGS = frozenset(get_args(EndOfTurn))
_LONGEST_CLUE = 160  # characters: eighty letters is the longest name, with spaces between them


def read_log_line(line: str, words: tuple[str, ...], before: Sequence[LogEvent]) -> LogEvent | None:
    """The event this line tells, or None if it tells none."""
    if line.startswith("challenged by "):
        return _challenged(line.removeprefix("challenged by "))
    if line in _PLAIN_EVENTS:
        return _plain(_PLAIN_EVENTS[line], before)
    turn, _, rest = line.partition(" ")
    team, _, rest = rest.partition(" ")
    verb, _, rest = rest.partition(" ")
    if not turn.isdecimal() or len(turn) > 4 or team not in {"red", "blue"}:
        return None
    if verb == "clue":
        return _clue(int(turn), Team(team), rest)
    if verb == "ends":
        reason = cast("EndOfTurn", rest)
        return ev.TurnEnded(int(turn), Team(team), reason) if rest in _ENDINGS else None
    if verb in _CAUSES:
        return _cover(int(turn), Team(team), cast("Cause", verb), rest, words)
    return None


def _plain(kind: type, before: Sequence[LogEvent]) -> LogEvent | None:
    if kind is not ev.CluePenalised:
        return cast("LogEvent", kind())
    clues = [event for event in before if isinstance(event, ev.ClueGiven)]
    return ev.CluePenalised(clues[-1].team) if clues else None


def _challenged(who: str) -> LogEvent | None:
    if who == "referee":
        return ev.ClueChallenged()
    team, space, role = who.rpartition(" ")
    if role not in {"spymaster", "operative"} or (space and team not in {"red", "blue"}):
        return None
    return ev.ClueChallenged(Seat(Role(role), Team(team) if team else None))


def _clue(turn: int, team: Team, text: str) -> LogEvent | None:
    bare = text.removesuffix(" allowed")
    word, _, written = bare.rpartition(" ")
    number: Number
    if written == "unlimited":
        number = "unlimited"
    elif len(written) == 1 and written in "0123456789":
        number = int(written)
    else:
        return None
    if not _is_word(word):
        return None
    return ev.ClueGiven(turn, team, word, number, allowed=bare != text)


def _is_word(word: str) -> bool:
    """Whether this can have been a clue: something to read, written in one way (R103)."""
    return (
        len(word) <= _LONGEST_CLUE
        and word.isprintable()
        and " ".join(word.split()) == word
        and any(map(str.isalnum, word))
    )


def _cover(
    turn: int, team: Team, cause: Cause, text: str, words: tuple[str, ...]
) -> LogEvent | None:
    word, _, identity = text.rpartition(" = ")
    if word not in words or identity not in set(Identity):
        return None
    return ev.WordCovered(turn, team, words.index(word), Identity(identity), cause)
