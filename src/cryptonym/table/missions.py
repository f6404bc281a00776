"""Missions at a table: who chooses a city, and what the end of a game means for the map (D20, D21).

Whoever sits at the table may choose, and the host: the two who play are equals, and the map is
theirs. That is between games, so no choice says anything of a key.
"""

from msgspec.structs import replace

from cryptonym.rules import events as game_events
from cryptonym.rules.duet.atlas import BY_NAME
from cryptonym.rules.eyes import NOTHING
from cryptonym.rules.game import Game
from cryptonym.rules.meanings import TOKENS
from cryptonym.rules.model import Identity
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.variant import Variant
from cryptonym.rules.variants import variant_of
from cryptonym.table import commands as cmd
from cryptonym.table import events as ev
from cryptonym.table.campaign import is_open, opens, together
from cryptonym.table.campaign_text import read_campaign
from cryptonym.table.evolve import table_after
from cryptonym.table.given import Given, Outcome
from cryptonym.table.model import MemberId, Table


def has_missions(variant: Variant) -> bool:
    """Whether a game has what a mission is about: a bank of tokens (D20)."""
    return TOKENS in variant.counters


def choose_city(table: Table, member: MemberId, command: cmd.ChooseCity, _given: Given) -> Outcome:
    """The next game is for this city, with its tokens and mistakes; no name means for none."""
    problem = _problem(table, member)
    if problem:
        return problem
    if not command.city:
        return (ev.CityChosen(),) if table.campaign.city else ()
    city = BY_NAME.get(command.city)
    if city is None:
        return Refusal("unknown_city", {"city": command.city[:40]})
    if not is_open(table.campaign, city.name):
        return Refusal("city_closed", {"city": city.name})
    options = table.match.options
    agreed = replace(options, mission=city.mission(options.mission))
    changed = (ev.OptionsChanged(agreed),) if agreed != options else ()
    chosen = (ev.CityChosen(city.name),) if city.name != table.campaign.city else ()
    return (*changed, *chosen)


def bring_campaign(
    table: Table, member: MemberId, command: cmd.BringCampaign, _given: Given
) -> Outcome:
    """A campaign of another table comes to this one: the best of both, and nothing is lost."""
    problem = _problem(table, member)
    if problem:
        return problem
    brought = read_campaign(command.text)
    if isinstance(brought, Refusal):
        return brought
    both = together(table.campaign, brought)
    return () if both == table.campaign else (ev.CampaignBrought(both.opened, both.results),)


def _problem(table: Table, member: MemberId) -> Refusal | None:
    if not has_missions(table.match.variant):
        return Refusal("no_missions")
    if member != table.host and not table.seat_of(member).plays:
        return Refusal("wrong_role")
    return Refusal("game_running") if table.match.running else None


def left_behind(table: Table, options: Options) -> tuple[ev.TableEvent, ...]:
    """Other options than those of the city mean a game for no city."""
    city = BY_NAME.get(table.campaign.city)
    if city is None:
        return (ev.CityChosen(),) if table.campaign.city else ()
    fits = has_missions(variant_of(options)) and city.is_played_by(options.mission)
    return () if fits else (ev.CityChosen(),)


def with_result(table: Table, happened: tuple[ev.TableEvent, ...]) -> tuple[ev.TableEvent, ...]:
    """What happened, and what it means for the chosen city if the game is over now."""
    if not table.match.running:
        return happened
    if not any(isinstance(event, game_events.GameOver) for event in happened):
        return happened
    over = table_after(table, happened).match.game
    return (*happened, *_result(table, over)) if over else happened


def _result(table: Table, game: Game) -> tuple[ev.TableEvent, ...]:
    city, result = BY_NAME.get(table.campaign.city), game.result
    fits = city is not None and city.is_played_by(game.options.mission)
    if city is None or result is None or not fits or not has_missions(game.variant):
        return ()
    won = result.winner is not None
    played = ev.CityPlayed(
        city.name,
        won=won,
        found=game.covered.bit_count(),
        tokens=game.variant.tally(game, NOTHING)[TOKENS],
        mistakes=sum(one.identity is Identity.BYSTANDER for one in game.touched()),
        opens=opens(table.campaign, city.name) if won else (),
    )
    return (played,)
