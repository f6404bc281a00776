"""A record taken apart, so that its game can be shown step by step."""

from cryptonym.records import Record, positions_of
from cryptonym.rules.game import Game
from cryptonym.rules.model import HIDDEN, Team
from cryptonym.server.bodies import RecordRead, Step


def record_read(record: Record) -> RecordRead:
    """A record taken apart for a replay."""
    events = (None, *record.log)
    steps = zip(events, positions_of(record), strict=True)
    return RecordRead(
        options=record.options,
        words=record.words,
        start=record.key.start,
        commitment=record.commitment,
        steps=tuple(
            Step(
                event=event,
                cells=_covered(game),
                phase=game.phase,
                turn=game.turn,
                team=game.team,
                left={team: game.left(team) for team in Team},
            )
            for event, game in steps
        ),
        tags=dict(record.tags),
        key=record.key if record.finished else None,
        salt=record.salt,
        result=record.result,
    )


def _covered(game: Game) -> str:
    cells = enumerate(game.key.cells)
    return "".join(letter if game.is_covered(card) else HIDDEN for card, letter in cells)
