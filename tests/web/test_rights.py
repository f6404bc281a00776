"""What the board in the browser lets people do is what the rules accept, for every seat (R24)."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from cryptonym.rules import desk_of, seats, to_act, view
from cryptonym.rules.clue_form import NUMBERS
from cryptonym.rules.game import Game
from cryptonym.rules.legal import touchable
from cryptonym.rules.model import INSIDER, WATCHER, Number
from cryptonym.rules.options import Mode
from cryptonym.rules.variants import OURS
from support.any_play import any_play
from support.toy import TOY
from web.test_fold import WEB, bundled, compared, sheets_told

pytestmark = pytest.mark.cleaned_browsers

GAMES = 18  # each way to check clues with each clock, twice


@pytest.fixture(scope="module")
def compare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The script that compares, in one file that Node can run."""
    source = WEB / "src" / "screens" / "board" / "compare.ts"
    return bundled(source, tmp_path_factory.mktemp("rights"))


def numbers_of(game: Game, *, expert_clues: bool) -> list[Number]:
    """The numbers with which the rules take a clue in this game (R26, R52, R54)."""
    check, options = (
        game.setup.variant.check_number,
        replace(game.options, expert_clues=expert_clues),
    )
    return [number for number in NUMBERS if check(number, options) is None]


def lines(mode: Mode) -> Iterator[bytes]:
    """Every seat after every event of some games: what it sees, and what it may do."""
    yield sheets_told()
    for seed in range(GAMES):
        for _, game in any_play(mode, seed):
            for seat in (*seats(game), WATCHER, INSIDER):
                seen = view(game, seat)
                desk = desk_of(seen, seat)
                # Only who sees no private question may be asked whom everybody waits for.
                awaited = to_act(seen) if seat == WATCHER and not game.result else None
                line = {
                    "view": seen,
                    "acts": desk.acts,
                    "touch": touchable(seen, desk),
                    "awaited": awaited,
                    "numbers": [numbers_of(game, expert_clues=yes) for yes in (False, True)],
                }
                yield msgspec.json.encode(line)


@pytest.mark.parametrize("mode", [variant.name for variant in (*OURS, TOY)])
def test_the_board_offers_exactly_what_the_rules_accept_r24(mode: Mode, compare: Path) -> None:
    assert compared(compare, lines(mode)) > 3000
