"""One text for equal eyes: whoever asks first, everybody gets exactly what is theirs (R17, R58)."""

import random

import msgspec
import pytest

from cryptonym.rules.match import TakeSeat
from cryptonym.rules.model import Role, Team
from cryptonym.server.entries import Entry
from cryptonym.server.telling import Heard, Told
from cryptonym.table.commands import ChangeSettings, Say
from cryptonym.table.events import TableEvent
from cryptonym.table.model import Settings, Table
from cryptonym.table.views import entry_view, is_private
from cryptonym.wire.messages import Happened, ToClient, Whispered
from table.gathering import seated
from table.test_replay import random_evening, replayed

READ = msgspec.json.Decoder(ToClient)


def told_of(seed: int) -> list[tuple[Told, Table]]:
    """Everything that is told in an evening at random."""
    gathering, tables = random_evening(seed)
    return as_told(gathering.events, tables)


def as_told(events: list[TableEvent], tables: list[Table]) -> list[tuple[Told, Table]]:
    """What rooms would tell of these events."""
    told: list[tuple[Told, Table]] = []
    seq = 0
    heard: Heard = {}
    for number, (event, after) in enumerate(zip(events, tables, strict=True), 1):
        one = Told(Entry(number, event, "1", "id"), after, number, seq, heard)
        seq, heard = one.seq, one.heard
        told.append((one, after))
    return told


@pytest.mark.parametrize("seed", range(20))
def test_everybody_is_told_what_their_seat_sees_whoever_is_told_first_r17(seed: int) -> None:
    chance = random.Random(seed)
    for one, after in told_of(seed):
        event, seats = one.entry.event, after.match.seats
        here = chance.sample(list(seats), chance.randint(0, len(seats)))
        texts = {who: one.text_for(who, seats[who]) for who in here}
        one.settle()
        for who, seat in seats.items():  # those who come back later too
            text, seen = one.text_then(who), entry_view(event, seat, after)
            assert texts.get(who, text) == text
            message = None if text is None else READ.decode(text)
            if isinstance(message, Whispered):
                assert is_private(event)
                assert (message.heard, message.event) == (one.heard[who], seen)
            elif isinstance(message, Happened):
                assert not is_private(event)
                assert (message.seq, message.event) == (one.seq, seen)
            else:
                assert message is seen is None
        assert one.text_then("nobody") is None


def test_each_counts_their_own_whispers_also_two_in_the_same_seat_r58_q25() -> None:
    gathering = seated()
    gathering.do("1", ChangeSettings(Settings(chat="team")))
    gathering.do("2", Say("before you came"))
    gathering.do("6", TakeSeat(Role.OPERATIVE, Team.RED))
    gathering.do("2", Say("welcome"))
    whisper, after = as_told(gathering.events, replayed(gathering.events))[-1]
    seats = after.match.seats
    assert seats["2"] == seats["6"]
    for who in ("2", "6", "2"):
        text = whisper.text_for(who, seats[who])
        assert text is not None
        message = READ.decode(text)
        assert isinstance(message, Whispered)
        assert message.heard == {"2": 2, "6": 1}[who]
    assert whisper.text_for("4", seats["4"]) is None


def test_no_text_for_those_without_the_key_holds_a_secret_r17_r58() -> None:
    texts = 0
    for one, after in (told for seed in range(20) for told in told_of(seed)):
        game, secrets = after.match.game, ['"hash']
        if game is not None and after.match.running:
            secrets += game.key.cells, game.salt
        for who, seat in after.match.seats.items():
            text = one.text_for(who, seat)
            if text is not None and seat.role not in {Role.SPYMASTER, Role.INSIDER}:
                assert not [secret for secret in secrets if secret in text]
                texts += 1
    assert texts > 1000, "little was told, so little was shown"
