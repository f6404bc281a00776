"""Where the minds of bots come from. They are loaded with the first bot, not with the server."""

from typing import Protocol

from cryptonym.rules.commands import Command
from cryptonym.rules.views import View
from cryptonym.table.model import Because, Level


class Mind(Protocol):
    """Plays one seat from its view alone."""

    def act(self, view: View) -> Command | None:
        """The next command of this seat, or None if it has nothing to do now."""


class Minds:
    """Makes minds. Asked in worker threads only, as reading a language takes a moment."""

    def make(self, level: Level, seed: int) -> Mind:
        """A mind for one seat of one game."""
        from cryptonym.bots.mind import make_mind  # noqa: PLC0415 # numpy, only where bots play

        return make_mind(level, seed=seed)

    def meant(self, mind: Mind) -> tuple[int, ...]:
        """The cards that the clue a mind has just thought of is for, as far as it says."""
        from cryptonym.bots.mind import AssociativeMind  # noqa: PLC0415 # as above

        plan = mind.plan if isinstance(mind, AssociativeMind) else None
        return plan.targets if plan else ()

    def because(self, mind: Mind, seen: View) -> Because | None:
        """Why a mind has just picked a card, from what this seat sees, as far as it says."""
        from cryptonym.bots.explain import explain_pick  # noqa: PLC0415 # as above
        from cryptonym.bots.mind import AssociativeMind  # noqa: PLC0415

        pick = mind.pick if isinstance(mind, AssociativeMind) else None
        why = explain_pick(seen, pick) if pick else None
        return Because(why.word, why.via, why.direct) if why else None
