"""One line of a record's log, read back into the event it tells."""

from collections.abc import Sequence
from typing import cast, get_args

from cryptonym.records.write import PLAIN_LINES
from cryptonym.rules import events as ev
from cryptonym.rules.model import CardIndex, Cause, EndOfTurn, Identity, Number, Team
from cryptonym.rules.variant import Variant
from cryptonym.rules.views import LogEvent

_PLAIN_EVENTS = {line: event for event, line in PLAIN_LINES.items()}
_CAUSES = frozenset(get_args(Cause))
_ENDINGS = frozenset(get_args(EndOfTurn))
_COSTS = frozenset("12")  # tokens
_LONGEST_CLUE = 160  # characters: eighty letters is the longest name, with spaces between them


def read_log_line(
    line: str, words: tuple[str, ...], before: Sequence[LogEvent], variant: Variant
) -> LogEvent | None:
    """The event this line tells, or None if it tells none."""
    if line.startswith("challenged by "):
        return _challenged(line.removeprefix("challenged by "), variant)
    if line in _PLAIN_EVENTS:
        return _plain(_PLAIN_EVENTS[line], before)
    if line.startswith("done "):
        done = line.removeprefix("done ")
        return ev.SideDone(Team(done)) if done in variant.sides else None
    turn, _, rest = line.partition(" ")
    side, _, rest = rest.partition(" ")
    verb, _, rest = rest.partition(" ")
    if not turn.isdecimal() or len(turn) > 4 or side not in variant.sides:
        return None
    team = Team(side)
    if verb == "clue":
        return _clue(int(turn), team, rest)
    if verb == "ends":
        return _ending(int(turn), team, rest)
    if verb == "touch":
        seen = _seen(rest, words)
        return ev.WordTouched(int(turn), team, *seen) if seen else None
    if verb in _CAUSES:
        seen = _seen(rest, words)
        return ev.WordCovered(int(turn), team, *seen, cast("Cause", verb)) if seen else None
    return ev.GaveUp(int(turn), team) if f"{verb} {rest}" == "gives up" else None


def _plain(kind: type, before: Sequence[LogEvent]) -> LogEvent | None:
    if kind is not ev.CluePenalised:
        return cast("LogEvent", kind())
    clues = [event for event in before if isinstance(event, ev.ClueGiven)]
    return ev.CluePenalised(clues[-1].team) if clues else None


def _challenged(who: str, variant: Variant) -> LogEvent | None:
    if who == "referee":
        return ev.ClueChallenged()
    seat = next((seat for seat in variant.place_of if str(seat) == who), None)
    return ev.ClueChallenged(seat) if seat else None


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


def _ending(turn: int, team: Team, text: str) -> LogEvent | None:
    reason, _, cost = text.partition(" tokens ")
    if reason not in _ENDINGS or not (cost == "" or cost in _COSTS):
        return None
    return ev.TurnEnded(turn, team, cast("EndOfTurn", reason), int(cost or 0))


def _seen(text: str, words: tuple[str, ...]) -> tuple[CardIndex, Identity] | None:
    """A card, and who everybody has seen there."""
    word, _, identity = text.rpartition(" = ")
    if word not in words or identity not in set(Identity):
        return None
    return CardIndex(words.index(word)), Identity(identity)
