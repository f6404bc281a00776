"""Games of Duet as text: written, read back, played through and verified, at every moment of them.

While a game lasts its record holds what everybody has seen. Whoever plays it through needs some key
that agrees with that, also with which sides have no words left (D14).
"""

import random
import re

import pytest

from cryptonym.records import RecordError, positions_of, read_record, record_of, verify_record
from cryptonym.records.write import seal_of, write_record
from cryptonym.rules import (
    GiveClue,
    Identity,
    Mission,
    Options,
    Refusal,
    TimeRules,
    begin,
    deal,
    decide,
    fold,
)
from cryptonym.rules import events as ev
from cryptonym.rules.eyes import NOTHING
from cryptonym.rules.variants.duet import DUET
from rules.test_duet_secrecy import random_move
from support.duet import FREE, SEAT, Duet, duet_deal, mission, swapped
from support.random_play import CARDS
from support.tables import rows

MOMENTS = 60
STRICT = TimeRules("strict", clue_seconds=30, guess_seconds=30)


def played(seed: int, steps: int = MOMENTS) -> list[list[ev.Event]]:
    """The events of a random game, after each of its commands."""
    chance = random.Random(seed)
    rules = Mission(
        tokens=1 + seed % 9,
        mistakes=(None, 0, 2)[seed % 3],
        excess=("extra_token", "sudden_death", "loss")[seed % 3],  # type: ignore[arg-type] # of those that there are
        score=seed % 2 == 0,
    )
    time = STRICT if seed % 4 == 0 else TimeRules()
    options = Options(mode="duet", check="free", time=time, mission=rules)
    dealt = duet_deal(*swapped(seed=seed), options=options)
    moments: list[list[ev.Event]] = [[dealt]]
    game, now = begin(dealt), 0
    while len(moments) < steps and game.result is None:
        seat, command, _ = random_move(game, chance)
        now += chance.randrange(9_000)
        outcome = decide(game, seat, command, now=now)
        if not isinstance(outcome, Refusal):
            moments.append([*moments[-1], *outcome])
            game = fold(game, outcome)
    return moments


@pytest.mark.parametrize("seed", range(24))
def test_a_record_is_written_read_back_and_verified_at_every_moment_d14_d17(seed: int) -> None:
    for events in played(seed):
        text = write_record(record_of(events, {"place": "here"}))
        record = read_record(text)
        assert write_record(record) == text
        assert verify_record(record) is record.finished
        game = [*positions_of(record)][-1]
        whole = fold(begin(events[0]), events[1:])  # type: ignore[arg-type] # the deal
        assert game.covers == whole.covers
        assert game.touched() == whole.touched()
        assert game.done() == whole.done()
        assert (game.phase, game.team, game.result) == (whole.phase, whole.team, whole.result)
        assert DUET.tally(game, NOTHING) == DUET.tally(whole, NOTHING)


def test_the_games_behind_it_have_every_line_of_a_log() -> None:
    seen: set[type] = set()
    results: set[str] = set()
    done_unfinished = 0
    for seed in range(48):
        for events in played(seed):
            record = record_of(events)
            seen |= {type(event) for event in record.log}
            done = any(isinstance(event, ev.SideDone) for event in record.log)
            done_unfinished += done and not record.finished
            if record.result:
                results.add(record.result.reason)
    assert seen == {
        ev.ClueGiven,
        ev.CluePenalised,
        ev.WordCovered,
        ev.WordTouched,
        ev.SideDone,
        ev.TurnEnded,
        ev.SuddenDeath,
        ev.GaveUp,
    }
    assert done_unfinished, "a side without words, in a game that lasts"
    assert {"all_words", "assassin", "bystander", "gave_up"} <= results


def whole_game() -> Duet:
    """A game with a touch, a side that is done, sudden death and a victory."""
    game = Duet(duet_deal(options=mission(3)))
    game.turn("A", *range(1, 9))
    game.turn("B", 0, 14, stop=False)
    game.turn("B", 9, stop=True)
    for card in (10, 11, 12, 13, 22):
        game.touches("A", card)
    return game


def test_the_lines_of_a_record_say_what_happened_d8_d11_d14_d17() -> None:
    text = write_record(record_of(whole_game().events))
    log = [line.strip() for line in text.partition("\nlog\n")[2].splitlines()]
    assert "2 blue touch CARD14 = bystander" in log
    assert "2 blue guess CARD0 = blue" in log
    assert log[log.index("2 blue guess CARD0 = blue") + 1] == "done red"
    assert "2 blue ends wrong tokens 1" in log
    assert "3 blue ends stopped tokens 1" in log
    assert log[log.index("3 blue ends stopped tokens 1") + 1] == "sudden death"
    assert "result blue all_words" in log
    assert "option mode duet\n" in text
    assert "option mission.tokens 3\n" in text
    assert "option mission.excess" not in text, "what goes without saying is not said"


def test_who_gave_up_is_in_the_record_and_nobody_has_won_d17() -> None:
    game = Duet(duet_deal(options=mission(1)))
    game.turn("A", 14, stop=False)
    game.gives_up("B")
    text = write_record(record_of(game.events))
    assert "  2 blue gives up\nresult nobody gave_up\n" in text
    assert verify_record(read_record(text))


def test_a_clue_that_was_found_invalid_is_in_the_record_d19() -> None:
    game = Duet(duet_deal(options=mission()))
    game.gives("B")
    game.voids("A")
    text = write_record(record_of(game.events))
    assert "  clue invalid\n  1 blue ends invalid_clue tokens 1\n" in text
    assert verify_record(read_record(text)) is False


def resealed(text: str, old: str, new: str) -> str:
    body = text[: text.rindex("sealed ")]
    assert old in body, old
    changed = body.replace(old, new)
    return f"{changed}sealed {seal_of(changed)}\n"


UNTRUE = {  # what is written, what somebody makes of it, and what that is called
    "2 blue touch CARD14 = bystander": {
        "2 blue guess CARD14 = bystander": "illegal_event",
        "2 blue touch CARD15 = assassin": "illegal_event",
        "2 blue touch CARD99 = bystander": "bad_event",
        "2 green touch CARD14 = bystander": "bad_event",
    },
    "2 blue ends wrong tokens 1": {
        "2 blue ends wrong tokens 2": "illegal_event",
        "2 blue ends wrong": "illegal_event",
        "2 blue ends wrong tokens 7": "bad_event",
    },
    "  done red\n": {"": "illegal_event"},
    "done red": {"done blue": "illegal_event", "done green": "bad_event"},
    "  sudden death\n": {"": "illegal_event"},
    "result blue all_words": {
        "result nobody all_words": "wrong_result",
        "result nobody bored": "bad_value",
    },
    "option mission.tokens 3": {
        "option mission.tokens 4": "illegal_event",
        "option mission.tokens 0": "bad_value",
        "option mission.tokens many": "bad_value",
        "option mission.excess never": "bad_value",
        "option mission.luck 3": "bad_value",
    },
}


@pytest.mark.parametrize(("old", "new", "code"), rows(UNTRUE))
def test_a_record_that_is_not_true_is_found_out_d8_d11_d14_d17(
    old: str, new: str, code: str
) -> None:
    text = write_record(record_of(whole_game().events))
    assert verify_record(read_record(text))
    with pytest.raises(RecordError) as error:
        verify_record(read_record(resealed(text, old, new)))
    assert error.value.code == code


def test_another_key_breaks_the_seal_of_the_deal_d1() -> None:
    text = write_record(record_of(whole_game().events))
    rows = re.findall(r"^  ([A-O](?: [A-O]){4})$", text, re.MULTILINE)
    assert len(rows) == 5
    cells = rows[3].split(" ")  # bystanders of both, and of one an own word
    assert cells[0] == cells[4] == "F"
    other = rows[4].replace("G", "F", 1)
    changed = resealed(
        text, f"{rows[3]}\n  {rows[4]}", f"{rows[3].replace('F', 'G', 1)}\n  {other}"
    )
    with pytest.raises(RecordError) as error:
        verify_record(read_record(changed))
    assert error.value.code == "broken_commitment"


def test_a_game_so_far_tells_no_half_of_the_key_that_nobody_has_seen_d1_r17() -> None:
    for seed in range(12):
        for events in played(seed)[::4]:
            record = record_of(events)
            if record.finished:
                continue
            game = fold(begin(events[0]), events[1:])  # type: ignore[arg-type] # the deal
            assert record.key.cells == DUET.letters.known(game.key.cells, NOTHING, game.shown())
            assert record.salt is None
            assert game.key.cells not in write_record(record)


@pytest.mark.parametrize("source", ["deck100", "random"])
def test_a_key_of_the_deck_is_named_when_the_game_is_over_d1(source: str) -> None:
    options = Options(mode="duet", check="free", key_source=source, mission=Mission(1))  # type: ignore[arg-type] # of those that there are
    dealt = deal(b"seed", CARDS, options)
    assert not isinstance(dealt, Refusal)
    game = Duet(dealt)
    game.gives("A")
    behind = [game.duet.behind(card, game.game.team) for card in range(25)]
    game.touches("B", behind.index(Identity.BYSTANDER))
    so_far = write_record(record_of(game.events))
    assert "pattern" not in so_far
    game.gives_up("A")
    text = write_record(record_of(game.events))
    assert ("pattern" in text) is (source == "deck100")
    assert verify_record(read_record(text))
    if source == "deck100":
        number, turned = re.findall(r"^pattern (\d+) turned (\d)$", text, re.MULTILINE)[0]
        for old, new in (
            (f"pattern {number} ", "pattern 101 "),
            (f"turned {turned}", "turned 1"),
        ):
            with pytest.raises(RecordError):
                read_record(resealed(text, old, new))
        another = f"pattern {int(number) % 100 + 1} "
        with pytest.raises(RecordError):
            verify_record(read_record(resealed(text, f"pattern {number} ", another)))


def test_a_clue_out_of_turn_is_found_in_a_record_d4() -> None:
    game = Duet(duet_deal(options=FREE))
    game.send(SEAT["A"], GiveClue("first", 1))
    text = write_record(record_of(game.events))
    wrong = resealed(text, "  1 red clue first 1\n", "  1 red clue first 1\n  1 blue clue mine 1\n")
    with pytest.raises(RecordError) as error:
        verify_record(read_record(wrong))
    assert error.value.code == "illegal_event"
