"""Bots at the keyboard's table: they think, they act, and afterwards they say what they meant."""

import time
from collections.abc import Mapping
from typing import cast

from cryptonym.bots.explain import Reason, explain_clue, explain_pick
from cryptonym.bots.levels import LEVELS, Level
from cryptonym.bots.mind import AssociativeMind, make_mind
from cryptonym.cli.choices import Ask, choose, one_of
from cryptonym.cli.screen import Screen
from cryptonym.cli.table import OneScreenTable
from cryptonym.cli.wording import clue_text, seat_name
from cryptonym.language.pictures import described
from cryptonym.rules import commands as cmd
from cryptonym.rules.gate import view
from cryptonym.rules.legal import desk_of, seats
from cryptonym.rules.match import MatchEvents
from cryptonym.rules.model import WATCHER, Clue, Seat
from cryptonym.rules.views import View

ROLES = ("operative", "spymaster")  # one who guesses, one who gives


class Wanted:
    """What was asked for on the command line, and what is still to be asked."""

    def __init__(self, level: str | None, role: str | None, seconds: float) -> None:
        self.level = one_of(level, LEVELS, "--bots") if level else None
        self._role = one_of(role, ROLES, "--seat") if role else None
        self._seconds = seconds
        self._alone = False

    def alone(self) -> None:
        """One person: bots take the other seats."""
        self._alone = True

    def gather(self, screen: Screen, table: OneScreenTable, ask: Ask) -> "Company | None":
        """The bots for the seats that are left; None if people play among themselves."""
        if self.level is None and not self._alone:
            return None
        levels: dict[str, str] = {
            name: screen.text.format(f"opening-level-{name}") for name in LEVELS
        }
        level = self.level or choose(screen, "play-choose-level", levels, "normal", ask)
        variant, taken = table.match.variant, list(table.match.seats.values())
        both = all(place.gives and place.guesses for place in variant.places)
        answers = {name: screen.text.format(f"play-role-{name}") for name in ROLES}
        role = self._role or (
            ROLES[0] if both else choose(screen, "play-choose-role", answers, ROLES[0], ask)
        )
        does = variant.guesses if role == ROLES[0] else variant.gives
        mine = next(seat for seat in taken if does(seat))
        minds = {seat: make_mind(cast("Level", level)) for seat in taken if seat != mine}
        return Company(table, minds, self._seconds)


class Company:
    """The bots that fill the seats nobody sits in."""

    def __init__(
        self, table: OneScreenTable, minds: Mapping[Seat, AssociativeMind], seconds: float
    ) -> None:
        self._table = table
        self._screen: Screen = table.screen
        self._minds = minds
        self._seconds = seconds  # a thought takes at least so long, as with people
        self._meant: list[tuple[Clue, tuple[Reason, ...]]] = []

    def __contains__(self, seat: Seat) -> bool:
        return self._mind(seat) is not None

    @property
    def seat(self) -> Seat:
        """Where the person sits."""
        return next(seat for seat in self._table.match.seats.values() if seat not in self)

    def _mind(self, seat: Seat) -> AssociativeMind | None:
        """Who plays a seat; in co-op the colour comes with the key, so it was unknown before."""
        coloured = self._table.match.variant.team_by_key
        return self._minds.get(Seat(seat.role) if coloured else seat)

    def act(self, seat: Seat) -> MatchEvents | None:
        """Let a bot do what its seat has to do now; None if it leaves that to the person (D17)."""
        seen, mind = view(self._table.game, seat), self._mind(seat)
        command = self._thought(mind, seat, seen) if mind else None
        if mind is None or command is None:
            return None
        if isinstance(command, cmd.GuessWord):
            self._say_why(seen, mind)
        happened = self._table.send(seat, command) or ()
        if isinstance(command, cmd.GiveClue):
            self._give(mind)
        return happened

    def objects(self) -> MatchEvents:
        """Let the opposing spymaster object to a clue, if a bot sits there and has a reason."""
        game = self._table.game
        for seat in seats(game):
            mind = self._mind(seat) if game.variant.gives(seat) else None
            if mind and "challenge_clue" in desk_of(game, seat).acts:
                command = mind.act(view(game, seat))
                return (self._table.send(seat, command) or ()) if command else ()
        return ()

    def explain(self) -> None:
        """After the game: what the clues were meant for."""
        if not self._meant:
            return
        self._screen.say("play-bots-meant", "bold")
        for clue, reasons in self._meant:
            cards = " · ".join(self._because(clue, why) for why in reasons)
            self._screen.line(f"{clue_text(self._screen.text, clue)}: {cards}", "dim")
        self._meant.clear()

    def _thought(self, mind: AssociativeMind, seat: Seat, seen: View) -> cmd.Command | None:
        begun = time.monotonic()
        waiting = self._screen.text.format("play-thinking", seat=seat_name(self._screen.text, seat))
        with self._screen.console.status(waiting):
            command = mind.act(seen)
            time.sleep(max(0.0, self._seconds - (time.monotonic() - begun)))
        return command

    def _say_why(self, seen: View, mind: AssociativeMind) -> None:
        why = explain_pick(seen, mind.pick) if mind.pick else None
        if why is None:
            return
        earlier = _earlier(seen, why.word)
        clue = clue_text(self._screen.text, earlier) if earlier else why.word
        told = {"word": self._named(why.card), "clue": clue, "links": ", ".join(why.via)}
        if why.direct:
            message = "play-bot-earlier" if earlier else "play-bot-direct"
        elif why.via:
            message = "play-bot-earlier-by" if earlier else "play-bot-because"
        else:
            message = "play-bot-earlier" if earlier else "play-bot-hunch"
        self._screen.say(message, "dim", **told)

    def _give(self, mind: AssociativeMind) -> None:
        """Say the clue, and keep in mind what it is for."""
        plan, game, text = mind.plan, self._table.game, self._screen.text
        clue = game.clue
        if plan is None or clue is None:
            return
        said = {"turn": clue.turn, "team": clue.team.value, "clue": clue_text(text, clue)}
        self._screen.say("play-history-line", "bold", **said)
        seen = view(game, WATCHER)
        self._meant.append((clue, explain_clue(seen, clue, plan.targets)))

    def _because(self, clue: Clue, why: Reason) -> str:
        """A card, and what leads to it unless the clue does so by itself."""
        text, card = self._screen.text, self._named(why.card)
        if why.word != clue.word:
            return f"{card} – {text.format('analysis-earlier', clue=why.word)}"
        if why.direct:
            return card
        return f"{card} – {', '.join(why.via) or text.format('analysis-faint')}"

    def _named(self, face: str) -> str:
        return described(self._table.match.options.language, face)


def _earlier(seen: View, word: str) -> Clue | None:
    """The clue of an earlier turn with this word; None if it is the one being played."""
    if seen.clue and seen.clue.word == word:
        return None
    return next((clue for clue in reversed(seen.clues) if clue.word == word), None)
