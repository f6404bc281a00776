"""Where the minds of bots come from. They are loaded with the first bot, not with the server."""

import asyncio
import time
from concurrent.futures import Executor

import msgspec

from cryptonym.rules.commands import Command, GiveClue, GuessWord
from cryptonym.rules.mind import Mind
from cryptonym.rules.views import View
from cryptonym.table.model import Because, Level


class Thought(msgspec.Struct, frozen=True):
    """What a mind has decided, and why."""

    command: Command | None
    because: Because | None = None
    meant: tuple[int, ...] = ()  # from the same decision as the clue; told after the game
    seconds: float = 0.0


class Minds:
    """Makes minds and lets them think, never on the event loop: a language takes a moment."""

    async def think(
        self, workers: Executor, level: Level, seed: int, seen: View, *, explain: bool
    ) -> Thought:
        """What a bot does that sees this, thought of in a thread."""

        def thought() -> Thought:
            return self.thought(level, seed, seen, explain=explain)

        return await asyncio.get_running_loop().run_in_executor(workers, thought)

    def thought(self, level: Level, seed: int, seen: View, *, explain: bool) -> Thought:
        """What a bot does that sees this, and why."""
        begun = time.perf_counter()
        mind = self.make(level, seed)
        command = mind.act(seen)
        seconds = time.perf_counter() - begun
        because = self.because(mind, seen) if explain and isinstance(command, GuessWord) else None
        meant = self.meant(mind) if isinstance(command, GiveClue) else ()
        return Thought(command, because, meant, seconds)

    def make(self, level: Level, seed: int) -> Mind:
        """A mind for one seat of one game. It keeps nothing from one thought to the next."""
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
