"""Many games between two teams of bots, in pairs: every deal is played twice, sides changed."""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import msgspec

from cryptonym.arena.figures import Figures, Rate, figures, rate
from cryptonym.arena.game import Played, TeamPlay, play_game
from cryptonym.arena.players import Pair, make_player
from cryptonym.language.decks import cards as cards_of
from cryptonym.language.presets import default_rules
from cryptonym.rules.mind import Mind
from cryptonym.rules.model import RED_OPERATIVE, SHARED_OPERATIVE, Role, Seat, Team
from cryptonym.rules.options import Mode, Options
from cryptonym.rules.variants import variant_named

CHUNK = 4  # games a worker takes at once


class Setting(msgspec.Struct, frozen=True):
    """What is the same in every game of a series."""

    language: str = "en"
    mode: Mode = "teams"
    word_list: str = "deck"
    seed: int = 0


class Duel(msgspec.Struct, frozen=True):
    """One game to play: who sits where, and the number of the deal."""

    setting: Setting
    sides: dict[Team, Pair]
    deal: int


class SeriesResult(msgspec.Struct, frozen=True):
    """Figures of both teams of a series."""

    setting: Setting
    first: Pair
    second: Pair
    games: int
    of_first: Figures
    of_second: Figures
    assassin_games: Rate  # games that ended so, whoever it was
    mean_score: float | None = None  # of co-operative wins


def duels(setting: Setting, first: Pair, second: Pair, games: int) -> list[Duel]:
    """The games of a series: each deal twice, sides changed."""
    return [
        Duel(setting, {red: first, red.other: second}, number // 2)
        for number in range(games)
        for red in ((Team.RED, Team.BLUE)[number % 2],)
    ]


def play_duel(duel: Duel) -> Played:
    """Play one game; the same duel always goes the same way."""
    setting = duel.setting
    options = Options(
        mode=setting.mode,
        language=setting.language,
        word_list=setting.word_list,
        house=default_rules(setting.language),
    )
    cards = cards_of(setting.language, setting.word_list)
    seed = hashlib.sha256(f"{setting.seed} {duel.deal}".encode()).digest()
    return play_game(seed, cards, options, _minds(duel, int.from_bytes(seed[:4], "big")))


def _minds(duel: Duel, seed: int) -> dict[Seat, Mind]:
    language = duel.setting.language
    minds: dict[Seat, Mind] = {}
    for number, (team, pair) in enumerate(duel.sides.items()):
        for role, name in ((Role.SPYMASTER, pair.spymaster), (Role.OPERATIVE, pair.operative)):
            mind = make_player(name, language, role, seed + 2 * number + (role is Role.OPERATIVE))
            minds[Seat(role, team)] = mind
    minds[SHARED_OPERATIVE] = minds[RED_OPERATIVE]  # where there is one for both teams (R115)
    return minds


def play_series(
    setting: Setting,
    first: Pair,
    second: Pair,
    games: int,
    processes: int = 1,
    progress: Callable[[], object] = lambda: None,
) -> SeriesResult:
    """Play a series and sum it up."""
    todo = duels(setting, first, second, games)
    played: list[Played] = []
    for one in _all(todo, processes):
        played.append(one)
        progress()
    of_first = _plays(todo, played, first=True)
    of_second = _plays(todo, played, first=False)
    scores = [one.score for one in played if one.score is not None]
    ended = sum(any(team.assassin for team in one.teams.values()) for one in played)
    return SeriesResult(
        setting=setting,
        first=first,
        second=second,
        games=games,
        of_first=figures(of_first),
        of_second=figures(of_second),
        assassin_games=rate(ended, games),
        mean_score=sum(scores) / len(scores) if scores else None,
    )


def _plays(todo: list[Duel], played: list[Played], *, first: bool) -> Iterable[TeamPlay]:
    for duel, one in zip(todo, played, strict=True):
        side = list(duel.sides)[0 if first else 1]
        if variant_named(duel.setting.mode).rivals or one.teams[side].clues:
            yield one.teams[side]


def _all(todo: list[Duel], processes: int) -> Iterator[Played]:
    if processes <= 1:
        yield from map(play_duel, todo)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_duel, todo, chunksize=CHUNK)
