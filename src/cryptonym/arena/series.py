"""Many games of two pairs of bots: every deal is played twice, sides changed.

Where all who play win or lose as one there is no other side: each pair plays every deal alone.
"""

import hashlib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from multiprocessing import get_context

import msgspec

from cryptonym.arena.figures import Figures, Rate, figures, rate
from cryptonym.arena.game import Played, TeamPlay, play_game
from cryptonym.arena.players import Pair, sit_down
from cryptonym.language.decks import cards as cards_of
from cryptonym.language.presets import default_rules
from cryptonym.rules.mind import Mind
from cryptonym.rules.model import Seat, Team
from cryptonym.rules.options import Mission, Mode, Options
from cryptonym.rules.variants import variant_named

CHUNK = 4  # games a worker takes at once


class Setting(msgspec.Struct, frozen=True):
    """What is the same in every game of a series."""

    language: str = "en"
    mode: Mode = "teams"
    word_list: str = ""  # the usual one of the game
    seed: int = 0
    mission: Mission = Mission()  # where there is a bank of tokens (D20)


class Duel(msgspec.Struct, frozen=True):
    """One game to play: who sits where, and the number of the deal."""

    setting: Setting
    sides: dict[Team, Pair]
    deal: int
    first: tuple[Team, ...]  # the sides of the first pair


class SeriesResult(msgspec.Struct, frozen=True):
    """Figures of both pairs of a series."""

    setting: Setting
    first: Pair
    second: Pair
    games: int
    of_first: Figures
    of_second: Figures
    assassin_games: Rate  # games that ended so, whoever it was
    mean_score: float | None = None  # of co-operative wins


def duels(setting: Setting, first: Pair, second: Pair, games: int) -> list[Duel]:
    """The games of a series: each deal twice, sides changed, or by one pair after the other."""
    variant = variant_named(setting.mode)
    one, other = variant.sides
    ways: tuple[tuple[Team, ...], ...] = (
        ((one, other), ()) if variant.together else ((one,), (other,))
    )
    return [
        Duel(
            setting, {side: first if side in ours else second for side in (one, other)}, deal, ours
        )
        for deal, ours in ((number // 2, ways[number % 2]) for number in range(games))
    ]


def play_duel(duel: Duel) -> Played:
    """Play one game; the same duel always goes the same way."""
    setting = duel.setting
    options = Options(
        mode=setting.mode,
        language=setting.language,
        word_list=setting.word_list,
        house=default_rules(setting.language),
        mission=setting.mission,
    )
    cards = cards_of(setting.language, options.word_list)
    seed = hashlib.sha256(f"{setting.seed} {duel.deal}".encode()).digest()
    return play_game(seed, cards, options, partial(_mind, duel, int.from_bytes(seed[:4], "big")))


def _mind(duel: Duel, seed: int, seat: Seat) -> Mind:
    """Who plays a seat; one that serves both sides is played by the pair of the first (R115)."""
    variant = variant_named(duel.setting.mode)
    side = seat.team or variant.sides[0]
    chance = seed + 2 * (side not in duel.first)
    return sit_down(
        duel.sides[side], variant, variant.place_of[seat], duel.setting.language, chance
    )


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
    """What a pair did in each game that it played."""
    for duel, one in zip(todo, played, strict=True):
        yield from islice(
            (one.teams[side] for side in one.teams if (side in duel.first) is first), 1
        )


def _all(todo: list[Duel], processes: int) -> Iterator[Played]:
    if processes <= 1:
        yield from map(play_duel, todo)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_duel, todo, chunksize=CHUNK)
