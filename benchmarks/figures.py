"""How figures are printed: `bench AREA.FIGURE VALUE UNIT target TARGET`, some with intervals."""


def show(
    figure: str, value: float, unit: str, target: str, interval: tuple[float, float] | None = None
) -> None:
    """One figure, one line."""
    between = f" 95% {_written(interval[0])} to {_written(interval[1])}" if interval else ""
    print(f"bench {figure} {_written(value)} {unit}{between} target {target}", flush=True)


def _written(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"
