"""Draws board.svg, the picture in the README: a game in progress on the spymaster's screen."""

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from cryptonym import new_game, play, view
from cryptonym.cli.screen import Screen
from cryptonym.rules import GiveClue, GuessWord, Role, Seat, StopGuessing
from cryptonym.text import Text

DESK = TerminalTheme((27, 29, 38), (226, 220, 205), [(27, 29, 38)] * 8, [(226, 220, 205)] * 8)
# Without the fonts that Rich would fetch from elsewhere.
FORM = """<svg viewBox="0 0 {terminal_width} {terminal_height}" xmlns="http://www.w3.org/2000/svg" xml:space="preserve">
<style>
.{unique_id}-matrix {{ white-space: pre; font-family: ui-monospace, Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs>{lines}</defs>
<rect width="100%" height="100%" rx="8" fill="#1b1d26"/>
<g class="{unique_id}-matrix">{backgrounds}{matrix}</g>
</svg>
"""  # noqa: E501 # one tag


def main() -> None:
    """Play two turns and draw what the next spymaster sees."""
    game = new_game("en", seed=11)
    for clue, words in (
        (GiveClue("harbour", 2), ("BARGE", "LIGHTHOUSE")),
        (GiveClue("candy", 1), ("FUDGE",)),
    ):
        spymaster, operative = (Seat(role, game.team) for role in (Role.SPYMASTER, Role.OPERATIVE))
        game = play(game, spymaster, clue)
        for word in words:
            game = play(game, operative, GuessWord(game.find(word)))
        if game.clue:
            game = play(game, operative, StopGuessing())
    console = Console(
        record=True, width=80, file=io.StringIO(), force_terminal=True, highlight=False
    )
    screen = Screen(console, Text("en"))
    screen.board(view(game, Seat(Role.SPYMASTER, game.team)))
    picture = console.export_svg(title="", theme=DESK, code_format=FORM, unique_id="board")
    (Path(__file__).parent / "board.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
