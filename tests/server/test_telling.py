"""One text for equal eyes: whoever asks first, everybody gets exactly what is theirs (R17, R58)."""

import random

import msgspec
import pytest

from cryptonym.rules.model import Role
from cryptonym.server.entries import Entry
from cryptonym.server.telling import Told
from cryptonym.table.model import Table
from cryptonym.table.views import entry_view, is_private
from cryptonym.wire.messages import Happened, ToClient, Whispered
from table.test_replay import random_evening

READ = msgspec.json.Decoder(ToClient)


def told_of(seed: int) -> list[tuple[Told, Table]]:
    """Everything that is told in an evening, as rooms would tell it."""
    gathering, tables = random_evening(seed)
    told: list[tuple[Told, Table]] = []
    seq, heard = 0, {}
    for number, (event, after) in enumerate(zip(gathering.events, tables, strict=True), 1):
        one = Told(Entry(number, event, "1", "id"), after, number, seq, heard)
        seq, heard = one.seq, one.heard
        told.append((one, after))
    return told


@pytest.mark.parametrize("seed", range(20))
def test_everybody_is_told_what_their_seat_sees_whoever_is_told_first_r17(seed: int) -> None:
    chance = random.Random(seed)
    for one, after in told_of(seed):
        event, private = one.entry.event, is_private(one.entry.event)
        members = [*after.match.seats.items()]
        chance.shuffle(members)
        texts = {who: one.text_for(who, seat) for who, seat in members}
        for who, seat in members:
            text, seen = texts[who], entry_view(event, seat, after)
            assert (text is None) is (seen is None)
            if text is None:
                continue
            message = READ.decode(text)
            assert isinstance(message, Whispered if private else Happened)
            assert message.event == seen
            count = one.heard[who] if isinstance(message, Whispered) else message.seq
            assert count == (one.heard[who] if private else one.seq)
        one.settle()
        assert {who: one.text_then(who) for who, _ in members} == texts, "the same later on"
        assert one.text_then("nobody") is None


def test_no_text_for_those_without_the_key_holds_a_secret_r17_r58() -> None:
    texts = 0
    for one, after in (told for seed in range(20) for told in told_of(seed)):
        game = after.match.game
        if game is None or not after.match.running:
            continue
        secrets = (game.key.cells, game.salt, '"hash')
        for who, seat in after.match.seats.items():
            text = one.text_for(who, seat)
            if text is not None and seat.role not in {Role.SPYMASTER, Role.INSIDER}:
                assert not [secret for secret in secrets if secret in text]
                texts += 1
    assert texts > 1000, "little was told, so little was shown"
