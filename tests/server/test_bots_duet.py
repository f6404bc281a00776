"""A person and one of our own bots at a table of Duet: whoever waits for whom, the game ends."""

import asyncio
from collections.abc import Callable, Iterable

import pytest

from cryptonym.bots.mind import make_mind
from cryptonym.language.presets import default_rules
from cryptonym.rooms.room import Room
from cryptonym.rules import commands as cmd
from cryptonym.rules.events import ClueGiven, GameOver
from cryptonym.rules.legal import desk_of, touchable
from cryptonym.rules.model import BLUE, IDENTITY_OF, RED, Phase, Role, Seat, Team
from cryptonym.rules.options import Mission, Options
from cryptonym.rules.views import View
from server.botting import at_once, of_both_kinds
from server.places import Ear, Place, on_a_loop
from server.test_bots import bots_at, running, seen_by

__all__ = ["at_once"]

pytestmark = pytest.mark.usefixtures("at_once")

PATIENCE = 30.0
Person = Callable[[View, View], cmd.Command | None]  # from the own view, and the bot's: a test's


def reckless(mine: View, _: View) -> cmd.Command | None:
    """Begins at once, touches anything, and gives up now and then."""
    return of_both_kinds(mine)


def keen(mine: View, bots: View) -> cmd.Command | None:
    """Gives clues as a bot does, never errs, and touches as soon as it may: two in each turn."""
    desk = desk_of(mine, mine.seat)
    if "guess_word" not in desk.acts:
        return make_mind("hard", seed=1).act(mine)
    right = [card for card in touchable(mine, desk) if is_own(bots, card)]
    if "stop_guessing" in desk.acts and (mine.guesses == 2 or not right):
        return cmd.StopGuessing(mine.turn)
    return cmd.GuessWord(right[0], mine.turn) if right else None


def patient(mine: View, bots: View) -> cmd.Command | None:
    """The same, but lets the bot begin, and find in sudden death what only the bot can find."""
    if not mine.clues:
        return None
    only_the_bots = any(is_own(mine, card) and not is_own(bots, card) for card in mine.open_cards())
    return None if mine.phase is Phase.SUDDEN and only_the_bots else keen(mine, bots)


def is_own(seen: View, card: int) -> bool:
    """Whether a card is a word of the side that sees this."""
    team = seen.seat.team
    return team is not None and seen.identity(card, team) is IDENTITY_OF[team]


async def play_with_a_bot(room: Room, person: Person) -> None:
    """The person acts whenever there is something to do, until the game is over."""
    assert room.table is not None
    (bot,) = room.table.bots()
    async with asyncio.timeout(PATIENCE):
        while running(room):
            command = person(seen_by(room, "1"), seen_by(room, bot))
            if command is not None:
                await room.submit("1", command)
            await asyncio.sleep(0.001)


def duet(tokens: int = 9, language: str = "eo") -> Options:
    """A game with so many tokens; chance deals by the options."""
    rules = default_rules(language)
    return Options("duet", language, check="free", house=rules, mission=Mission(tokens))


async def ends_of_games(person: Person, side: Team, games: Iterable[int]) -> list[set[str]]:
    """What happened in games of a person on this side, with so many tokens each."""
    ends = []
    for tokens in games:
        place = Place()
        node = place.node()
        room = await bots_at(node, seat=Seat(Role.PLAYER, side), options=duet(tokens))
        Ear(room, "1")
        await play_with_a_bot(room, person)
        events = [entry.event for entry in place.entries(room.id)]
        assert sum(isinstance(event, GameOver) for event in events) == 1
        kinds = {type(event).__name__ for event in events}
        reasons = {event.reason for event in events if isinstance(event, GameOver)}
        begins = next(event.team for event in events if isinstance(event, ClueGiven))
        ends.append(kinds | reasons | ({"person began"} if begins is side else set()))
        await node.close()
    return ends


@pytest.mark.parametrize("side", [RED, BLUE])
@pytest.mark.parametrize("person", [reckless, keen])
@on_a_loop
async def test_a_game_ends_whoever_is_first_where_both_may_act_d4_d17(
    person: Person, side: Team
) -> None:
    ends = await ends_of_games(person, side, (1, 4, 6, 9))
    assert len(ends) == 4


@pytest.mark.parametrize("side", [RED, BLUE])
@on_a_loop
async def test_a_bot_begins_and_touches_in_sudden_death_if_the_person_waits_for_it_d4_d17(
    side: Team,
) -> None:
    ends = await ends_of_games(patient, side, (2, 3, 5, 6, 9))
    assert not any("person began" in end for end in ends)
    assert any("SuddenDeath" not in end and "all_words" in end for end in ends)
    assert any("SuddenDeath" in end and "GaveUp" not in end for end in ends)


@on_a_loop
async def test_a_bot_gives_up_what_it_cannot_hope_for_and_keeps_nobody_waiting_d17() -> None:
    ends = await ends_of_games(patient, RED, (1, 2))
    assert all("GaveUp" in end for end in ends)
