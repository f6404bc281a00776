"""Whatever plays a seat: bots, baselines of the arena, and minds that others bring along."""

from typing import Protocol

from cryptonym.rules.commands import Command
from cryptonym.rules.views import View


class Mind(Protocol):
    """Plays one seat from its view alone."""

    def act(self, view: View) -> Command | None:
        """The next command of this seat, or None if it has nothing to do now."""
