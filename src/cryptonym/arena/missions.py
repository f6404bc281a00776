"""How hard the missions of Duet are: the share of games that two bots win, for each (D20, D21)."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from cryptonym.arena.figures import Rate, rate
from cryptonym.arena.players import Pair
from cryptonym.arena.series import Setting, play_series
from cryptonym.rules.options import Mission

_ABOUT: Final = """\
# How hard the missions of Duet are

Share of games that two of our bots win, in per cent. They were taught by different hands, and sit \
on either side in turn. Rows are tokens, columns mistakes allowed; a mistake too many costs one \
token more (D20). This page is written by

```console
$ {command}
```

with {games} games a mission, in equal parts in {languages}. Behind each share stands half of its \
95 % Wilson interval: missions that differ by less are not ordered by this table.
"""
TOKENS: Final = range(7, 12)
GRID: Final = tuple((tokens, mistakes) for tokens in TOKENS for mistakes in range(tokens + 1))


def play_missions(
    settings: Sequence[Setting],
    pairs: tuple[Pair, Pair],
    games: int,
    processes: int = 1,
    progress: Callable[[], object] = lambda: None,
) -> str:
    """Play each mission so often, in equal parts in these languages, and write a page about it."""
    won: dict[tuple[int, int], Rate] = {}
    for tokens, mistakes in GRID:
        mission = Mission(tokens, mistakes)
        won[tokens, mistakes] = _won(settings, pairs, games, processes, mission)
        progress()
    return _page(settings, pairs, games, won)


def _won(
    settings: Sequence[Setting],
    pairs: tuple[Pair, Pair],
    games: int,
    processes: int,
    mission: Mission,
) -> Rate:
    each = max(2, games // len(settings))
    results = [
        play_series(replace(setting, mission=mission), *pairs, each, processes)
        for setting in settings
    ]
    halves = [half.win for one in results for half in (one.of_first, one.of_second)]
    return rate(round(sum(half.value * half.of for half in halves)), sum(h.of for h in halves))


def _page(
    settings: Sequence[Setting],
    pairs: tuple[Pair, Pair],
    games: int,
    won: dict[tuple[int, int], Rate],
) -> str:
    most = max(TOKENS)
    languages = " ".join(setting.language for setting in settings)
    seed = settings[0].seed
    command = (
        f"cryptonym arena {pairs[0]} {pairs[1]} --mode duet --language "
        f"{languages.replace(' ', ' --language ')} --games {games} --seed {seed} "
        "--missions docs/duet-difficulty.md"
    )
    heads = " | ".join(map(str, range(most + 1)))
    of = won[GRID[0]].of
    lines = [_ABOUT.format(command=command, games=of, languages=languages)]
    lines += [f"| tokens | {heads} |", "|---" * (most + 2) + "|"]
    for tokens in TOKENS:
        cells = [_cell(won.get((tokens, mistakes))) for mistakes in range(most + 1)]
        lines.append(f"| {tokens} | {' | '.join(cells)} |")
    lines += ["", "From hard to easy:", ""]
    ordered = sorted(won, key=lambda mission: won[mission].value)
    lines.append(", ".join(f"{t}/{m} ({100 * won[t, m].value:.0f})" for t, m in ordered) + ".")
    return "\n".join(lines) + "\n"


def _cell(won: Rate | None) -> str:
    if won is None:
        return ""
    return f"{100 * won.value:.0f} ±{50 * (won.high - won.low):.0f}"
