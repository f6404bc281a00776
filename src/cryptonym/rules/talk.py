"""What is said at the table beside clues and guesses (R28, R30, R82, R97)."""

import unicodedata

from cryptonym.rules import commands as cmd
from cryptonym.rules import events as ev
from cryptonym.rules.eyes import KEY
from cryptonym.rules.game import Game
from cryptonym.rules.model import Seat
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.variant import Events, Variant
from cryptonym.rules.verdict import Verdict

LONGEST_REMARK = 500


def say(
    game: Game, seat: Seat, command: cmd.Say, _verdict: Verdict | None, _now: int
) -> Events | Refusal:
    """Operatives discuss; spymasters add nothing to a clue (R28, R30, R101)."""
    problem = silence(game.variant, seat)
    if problem:
        return problem
    text = tidy_remark(command.text)
    return text if isinstance(text, Refusal) else (ev.Talked(seat, text),)


def silence(variant: Variant, seat: Seat) -> Refusal | None:
    """Why this seat says nothing while a game lasts."""
    if variant.guesses(seat):
        return None
    return Refusal("spymaster_silent" if variant.gives(seat) else "wrong_role")


def tidy_remark(raw: str) -> str | Refusal:
    """One line of text that can be shown to others."""
    text = raw.strip() if len(raw) <= LONGEST_REMARK else ""
    if not text or not (text.isprintable() or _can_be_shown(text)):
        return Refusal("text_form", {"limit": LONGEST_REMARK})
    return text


def _can_be_shown(text: str) -> bool:
    """The same of a text with rare signs, letter by letter."""
    return all(unicodedata.category(letter) not in {"Cc", "Cs"} for letter in text)


def request_spelling(
    game: Game, seat: Seat, _command: cmd.RequestSpelling, _verdict: Verdict | None, _now: int
) -> Events | Refusal:
    """Anybody may have the clue spelled; in writing the game does it (R82).

    Not who knows the key: everybody would hear when they ask, and that is a sign (R28, R97).
    """
    if game.variant.eyes_of(seat) & KEY and not game.variant.guesses(seat):
        return Refusal("spymaster_silent")
    clue = game.clue
    if clue is None:
        return Refusal("no_clue")
    return (ev.ClueSpelled(clue.word, "-".join(clue.word)),)
