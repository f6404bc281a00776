"""A record taken apart, so that its game can be shown step by step."""

import msgspec

from cryptonym.records.record import Record
from cryptonym.records.replay import positions_of
from cryptonym.rules.eyes import EVERYTHING, NOTHING, Eyes
from cryptonym.rules.game import Game
from cryptonym.rules.gate import shown_key
from cryptonym.rules.model import Key, Phase, Result, Team
from cryptonym.rules.options import Options
from cryptonym.rules.views import LogEvent


class Step(msgspec.Struct, frozen=True):
    """A game after one line of its log; the first step is the deal."""

    event: LogEvent | None
    cells: str  # what lies on the cards: r b . x, or ? where nothing does
    phase: Phase
    turn: int
    team: Team
    left: dict[Team, int]  # words left, of the sides of which everybody knew it


class RecordRead(msgspec.Struct, frozen=True):
    """Everything needed to show a recorded game and to play it again step by step."""

    options: Options
    words: tuple[str, ...]
    start: Team
    commitment: str
    steps: tuple[Step, ...]
    tags: dict[str, str]
    key: Key | None  # None while the game lasts
    salt: str | None
    result: Result | None


def record_read(record: Record) -> RecordRead:
    """A record taken apart for a replay."""
    events = (None, *record.log)
    eyes = EVERYTHING if record.finished else NOTHING  # then its key is not even the true one
    steps = zip(events, positions_of(record), strict=True)
    return RecordRead(
        options=record.options,
        words=record.words,
        start=record.key.start,
        commitment=record.commitment,
        steps=tuple(
            Step(
                event=event,
                cells=shown_key(game).cells,
                phase=game.phase,
                turn=game.turn,
                team=game.team,
                left=_left(game, eyes),
            )
            for event, game in steps
        ),
        tags=dict(record.tags),
        key=record.key if record.finished else None,
        salt=record.salt,
        result=record.result,
    )


def _left(game: Game, eyes: Eyes) -> dict[Team, int]:
    """The words left of each side, where these eyes may know it."""
    tally = game.variant.tally(game, eyes)
    return {side: tally[side] for side in game.variant.sides if side in tally}
