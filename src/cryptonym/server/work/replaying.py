"""A record taken apart, so that its game can be shown step by step."""

from cryptonym.records import Record, positions_of
from cryptonym.rules.gate import shown_key
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
                cells=shown_key(game).cells,
                phase=game.phase,
                turn=game.turn,
                team=game.team,
                left={team: game.left(team) for team in game.variant.sides},
            )
            for event, game in steps
        ),
        tags=dict(record.tags),
        key=record.key if record.finished else None,
        salt=record.salt,
        result=record.result,
    )
