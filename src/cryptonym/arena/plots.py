"""Figures as pictures: bars with their intervals, as plain SVG."""

from collections.abc import Callable, Sequence
from html import escape

import msgspec

from cryptonym.arena.figures import Figures, Mean, Rate
from cryptonym.arena.series import SeriesResult

LABEL, BAR, ROW, TOP, EDGE = 190, 420, 26, 44, 70
INK, COBALT, GREY, SAND = "#17171b", "#2457b8", "#a9a39a", "#f6f1e6"


class Bar(msgspec.Struct, frozen=True):
    """One row of a plot."""

    label: str
    value: float
    low: float
    high: float
    grey: bool = False  # proves nothing: one head in both seats


PLOTS: dict[str, tuple[str, Callable[[Figures], Rate | Mean], bool]] = {
    "win-rate": ("Games won", lambda found: found.win, True),
    "own-words-per-clue": ("Own words per clue", lambda found: found.own_per_clue, False),
    "assassin-rate": ("Games lost to the assassin", lambda found: found.assassin, True),
}


def plots(results: Sequence[SeriesResult], *, matrix: bool = False) -> dict[str, str]:
    """Every plot by its file name, without the ending; a matrix without the opponents."""
    found: dict[str, str] = {}
    for name, (title, figure, percent) in PLOTS.items():
        bars = [bar for result in results for bar in _bars(result, figure, matrix=matrix)]
        found[name] = plot(title, list(dict.fromkeys(bars)), percent=percent)
    return found


def plot(title: str, bars: Sequence[Bar], *, percent: bool) -> str:
    """One picture: a bar a row, its interval as a whisker."""
    top = max([bar.high for bar in bars], default=1.0) or 1.0
    height = TOP + ROW * len(bars) + 12
    rows = "".join(_row(bar, TOP + ROW * row, top, percent=percent) for row, bar in enumerate(bars))
    width = LABEL + BAR + EDGE
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" font-size="13" fill="{INK}">'
        f'<rect width="{width}" height="{height}" fill="{SAND}"/>'
        f'<text x="12" y="26" font-size="16" font-weight="600">{escape(title)}</text>{rows}</svg>\n'
    )


def _bars(
    result: SeriesResult, figure: Callable[[Figures], Rate | Mean], *, matrix: bool
) -> list[Bar]:
    teams = [(result.first, result.of_first)]
    if result.second != result.first and not matrix:
        teams.append((result.second, result.of_second))
    return [
        Bar(str(pair), found.value, found.low, found.high, pair.same_knowledge)
        for pair, all_figures in teams
        for found in (figure(all_figures),)
    ]


def _row(bar: Bar, y: int, top: float, *, percent: bool) -> str:
    def at(value: float) -> float:
        return round(LABEL + BAR * min(1.0, max(0.0, value / top)), 1)

    middle = y + ROW / 2
    said = f"{100 * bar.value:.1f} %" if percent else f"{bar.value:.2f}"
    colour = GREY if bar.grey else COBALT
    return (
        f'<text x="12" y="{middle + 4}"{_fill(bar)}>{escape(bar.label)}</text>'
        f'<rect x="{LABEL}" y="{y + 5}" width="{at(bar.value) - LABEL:.1f}" height="{ROW - 10}" '
        f'fill="{colour}"/>'
        f'<path d="M{at(bar.low)} {middle}H{at(bar.high)}" stroke="{INK}" stroke-width="2"/>'
        f'<text x="{LABEL + BAR + 8}" y="{middle + 4}"{_fill(bar)}>{said}</text>'
    )


def _fill(bar: Bar) -> str:
    return f' fill="{GREY}"' if bar.grey else ""
