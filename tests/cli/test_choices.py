"""What people choose at the keyboard."""

from rich.console import Console

from cryptonym.cli.choices import choose
from cryptonym.cli.screen import Screen
from cryptonym.text import Text


def test_a_number_that_only_begins_like_an_answer_is_asked_for_again() -> None:
    typed = iter(["0012", "7", "2"])
    screen = Screen(Console(quiet=True), Text("en"))
    answers = {name: name for name in ("one", "two", "three")}
    chosen = choose(screen, "play-choose-mode", answers, "one", lambda: next(typed))
    assert (chosen, list(typed)) == ("two", [])
