"""Codes and values of the library, worded in the player's language."""

from collections.abc import Iterable, Iterator

from cryptonym.client import ServerError
from cryptonym.language.pictures import described
from cryptonym.records import RecordError
from cryptonym.rules.game import Game
from cryptonym.rules.model import Clue, Seat
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.seating import seat_code
from cryptonym.rules.verdict import Reason
from cryptonym.rules.views import View
from cryptonym.text import Text, message_id
from cryptonym.wire.problems import OF_PEOPLE, PROBLEMS


def refusal_line(text: Text, refusal: Refusal) -> str:
    """Why a command was refused, as a sentence."""
    values: dict[str, object] = dict(refusal.params)
    if "missing" in values:
        seats = str(values["missing"]).split(" ")
        values["missing"] = ", ".join(text.format("seat", seat=seat) for seat in seats)
    return text.by_code("refusal", refusal.code, **values)


def problem_line(text: Text, error: ServerError) -> str:
    """What was wrong with a request to a server, with its code for those who look it up."""
    if error.code not in PROBLEMS:
        return str(error)
    group = "me-problem" if error.code in OF_PEOPLE else "app-problem"
    return f"{text.format(message_id(group, error.code))} ({error})"


def reason_lines(
    text: Text, reasons: Iterable[Reason], clue: str, *, maybe: bool = False
) -> Iterator[str]:
    """What the referee says of a clue, a sentence for each reason; as questions if in doubt."""
    for reason in reasons:
        name = message_id("referee-maybe" if maybe else "referee", reason.code)
        yield text.format(name, clue=clue, word=reason.word, evidence=_readable(reason.evidence))


def _readable(evidence: str) -> str | int:
    """A number is counted (one word, two words).

    Folded Greek has lost its accents and final sigmas; in capitals nobody misses them.
    """
    if evidence.isdecimal():
        return int(evidence)
    return evidence.upper() if any("α" <= letter <= "ω" for letter in evidence) else evidence


def seat_name(text: Text, seat: Seat) -> str:
    """A seat as players call it."""
    return text.format("seat", seat=seat_code(seat))


def faces(seen: Game | View) -> tuple[str, ...]:
    """What lies on the table, in words: pictures as the language of play describes them."""
    return tuple(described(seen.options.language, face) for face in seen.words)


def clue_text(text: Text, clue: Clue) -> str:
    """A clue as it is said: word and number."""
    number = text.format("unlimited") if clue.number == "unlimited" else str(clue.number)
    return f"{clue.word} {number}"


def record_problem(text: Text, error: RecordError) -> str:
    """What is wrong with a record, and where."""
    problem = text.format(message_id("record-error", error.code), found=error.found)
    return text.format("record-error", line=str(error.line), problem=problem)
