"""How figures are printed: `bench AREA.FIGURE VALUE UNIT target TARGET`."""


def show(figure: str, value: float, unit: str, target: str) -> None:
    """One figure, one line."""
    written = f"{value:.0f}" if value >= 100 else f"{value:.3g}"
    print(f"bench {figure} {written} {unit} target {target}", flush=True)
