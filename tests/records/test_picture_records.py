"""Picture games as text: written, read back, played through, verified at every moment (P1, P5)."""

import re

import pytest

from cryptonym.records import RecordError, positions_of, read_record, record_of, verify_record
from cryptonym.records.write import seal_of, write_record
from cryptonym.rules import ExpireTimer, GiveUp, Options, Phase, TimeRules, begin, fold
from cryptonym.rules import events as ev
from cryptonym.rules.deal import seal
from cryptonym.rules.model import WATCHER
from support.any_play import any_play
from support.pictures import MODES, PictureTable, picture_deal, pictures

ALL = (*MODES, "pictures_duet")
STRICT = TimeRules("strict", clue_seconds=30, guess_seconds=30)


@pytest.mark.parametrize("mode", ALL)
@pytest.mark.parametrize("seed", range(6))
def test_a_record_is_written_read_back_and_verified_at_every_moment_p1_p5(
    mode: str, seed: int
) -> None:
    events: list[ev.Event] = []
    for event, game in any_play(mode, seed):
        events.append(event)
        due = isinstance(event, ev.WordCovered | ev.WordTouched | ev.GaveUp | ev.CluePenalised)
        if due or isinstance(event, ev.TurnEnded | ev.GameOver | ev.TimerExpired):
            continue  # what follows from it belongs to the same moment
        text = write_record(record_of(events, {"place": "here"}))
        record = read_record(text)
        assert write_record(record) == text
        assert verify_record(record) is record.finished
        last = [*positions_of(record)][-1]
        assert (last.phase, last.covered, last.result) == (game.phase, game.covered, game.result)
    assert fold(begin(events[0]), events[1:]) == game  # type: ignore[arg-type] # the deal


def last_chance(**more: object) -> PictureTable:
    table = pictures(assassin_ending=True, **more)
    table.meets_assassin()
    table.touch("red-a")
    return table


def test_a_last_chance_reads_well_p5() -> None:
    table = last_chance()
    table.touch("bystander-a")
    text = write_record(record_of(table.events))
    assert "option mode pictures\n" in text
    assert "option word_list pictures\n" in text
    assert "option assassin_ending on\n" in text
    log = text.partition("log\n")[2].partition("result")[0]
    assert [line.strip() for line in log.splitlines()] == [
        "1 red clue night 2",
        "1 red guess assassin-a = assassin",
        "sudden death",
        "1 red guess red-a = red",
        "1 red guess bystander-a = bystander",
    ]
    assert "result blue assassin\n" in text
    assert re.search("words\n(  [a-z-]+( \\| [a-z-]+){4}\n){4}key", text)


def test_who_gave_up_and_who_ran_out_of_time_read_alike_p5() -> None:
    one, other = last_chance(time=STRICT), last_chance(time=STRICT)
    one.send(one.operative(), GiveUp())
    other.now = 30_000
    other.send(WATCHER, ExpireTimer())
    texts = [write_record(record_of(table.events)) for table in (one, other)]
    assert texts[0] == texts[1]
    assert "  1 red gives up\nresult blue assassin\n" in texts[0]
    assert verify_record(read_record(texts[0]))


def test_an_unfinished_last_chance_is_checked_as_far_as_it_is_told_p5() -> None:
    table = last_chance()
    record = read_record(write_record(record_of(table.events)))
    assert not verify_record(record)
    assert [*positions_of(record)][-1].phase is Phase.SUDDEN


def sealed(text: str, old: str, new: str) -> str:
    body = text.rpartition("sealed ")[0]
    assert old in body
    body = body.replace(old, new)
    return f"{body}sealed {seal_of(body)}\n"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("option assassin_ending on\n", ""),  # then the game was over
        ("  sudden death\n", ""),
        ("  1 red guess red-a = red\n", "  1 red ends stopped\n"),
        ("result blue assassin", "result red all_words"),
    ],
)
def test_a_last_chance_that_was_altered_is_found_out_p5(old: str, new: str) -> None:
    table = last_chance()
    table.touch("bystander-a")
    text = write_record(record_of(table.events))
    assert verify_record(read_record(text))
    with pytest.raises(RecordError):
        verify_record(read_record(sealed(text, old, new)))


@pytest.mark.parametrize("turned", [0, 2])
def test_a_key_of_the_deck_is_named_and_turned_by_halves_p1(turned: int) -> None:
    options = Options(mode="pictures", key_source="deck60", check="free")
    table = pictures()
    key = table.game.variant.deck.key(7, turned)
    dealt = picture_deal(options)
    again = PictureTable(seal(dealt.words, key, dealt.salt, options))
    again.clue("night", 1)
    again.touch(dealt.words[key.cells.index("x")])
    text = write_record(record_of(again.events))
    assert f"pattern 7 turned {turned}\n" in text
    assert verify_record(read_record(text))
    with pytest.raises(RecordError, match="bad_value"):
        read_record(sealed(text, f"pattern 7 turned {turned}", "pattern 7 turned 1"))
