"""The record format: exact round trips, and a clear complaint for every kind of damage."""

import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cryptonym.library import decide, new_game
from cryptonym.records import (
    RecordError,
    positions_of,
    read_record,
    record_of,
    verify_record,
    write_record,
)
from cryptonym.records.write import SEAL, seal_of
from cryptonym.rules import Game, HouseRules, Options, Refusal, Role, Seat, TimeRules, fold, replay
from cryptonym.rules import commands as cmd
from cryptonym.rules import events as ev
from cryptonym.rules.deal import seal
from cryptonym.rules.decide import decide as decide_with
from cryptonym.rules.model import HIDDEN, Key
from cryptonym.rules.verdict import LEGAL
from support.random_play import random_events
from support.tables import rows

OPTIONS = [
    Options(),
    Options(mode="coop", language="es", next_words="draw"),
    Options(mode="shared", key_source="deck40", check="free"),
    Options(check="referee", penalty_cover="must", waiver=False),
    Options(time=TimeRules(kind="strict", clue_seconds=30, guess_seconds=30)),
    Options(language="nb", house=HouseRules(place_names=False, titles=True, accents="loose")),
]
options = st.sampled_from(OPTIONS)
seeds = st.integers(min_value=0, max_value=2**32)


@given(seeds, options)
def test_a_finished_game_survives_the_round_trip_exactly(seed: int, chosen: Options) -> None:
    record = record_of(random_events(seed, chosen), {"date": "2026-11-15", "place": "a kitchen"})
    text = write_record(record)
    assert read_record(text) == record
    assert write_record(read_record(text)) == text
    assert read_record(text.encode()) == record
    assert verify_record(read_record(text))


def test_a_record_that_says_nothing_of_keys_means_the_printed_ones_for_ever() -> None:
    """Tables draw keys at random now; records from before left out what was usual then."""
    printed = write_record(record_of(random_events(7, Options(key_source="deck40"))))
    assert "key_source" not in printed
    assert "\npattern " in printed
    assert read_record(printed).options == Options(key_source="deck40")
    drawn = write_record(record_of(random_events(7, Options())))
    assert "\noption key_source random\n" in drawn
    assert read_record(drawn).options == Options()


@given(seeds, options, st.floats(min_value=0, max_value=1))
def test_a_game_so_far_survives_too_and_keeps_its_secret(
    seed: int, chosen: Options, share: float
) -> None:
    events = random_events(seed, chosen)
    over = next(n for n, event in enumerate(events) if isinstance(event, ev.GameOver))
    record = record_of(events[: 1 + int(share * (over - 2))])
    text = write_record(record)
    assert read_record(text) == record
    assert record.key.cells.count(HIDDEN) == 25 - len(
        [event for event in record.log if isinstance(event, ev.WordCovered)]
    )
    assert events[0].salt not in text
    assert "allowed" not in text


@given(seeds, options, st.floats(min_value=0, max_value=1), st.randoms(use_true_random=False))
def test_records_of_two_deals_that_differ_in_hidden_identities_are_the_same_bytes(
    seed: int, chosen: Options, share: float, chance: random.Random
) -> None:
    events = random_events(seed, chosen)
    over = next(n for n, event in enumerate(events) if isinstance(event, ev.GameOver))
    so_far = events[: 1 + int(share * (over - 2))]
    game = replay(so_far)
    hidden = list(game.open_cards())
    letters = [game.key.cells[card] for card in hidden]
    chance.shuffle(letters)
    cells = list(game.key.cells)
    for card, letter in zip(hidden, letters, strict=True):
        cells[card] = letter
    other = seal(game.words, Key("".join(cells), game.key.start), "0" * 64, chosen)
    one = write_record(record_of(so_far))
    two = write_record(record_of([other, *so_far[1:]]))
    assert _masked(one, game.commitment) == _masked(two, other.commitment)


def _masked(text: str, commitment: str) -> str:
    """The commitment is the one field that may differ, and with it the seal over it."""
    return text.replace(commitment, "").partition(SEAL)[0]


@given(seeds, options)
def test_replaying_a_record_leads_through_the_same_boards_as_the_game(
    seed: int, chosen: Options
) -> None:
    events = random_events(seed, chosen)
    live = replay(events)
    last = list(positions_of(record_of(events)))[-1]
    assert (last.covers, last.clues, last.endings) == (live.covers, live.clues, live.endings)
    assert last.result == live.result


@given(seeds, options)
def test_every_prefix_of_the_text_is_refused(seed: int, chosen: Options) -> None:
    text = write_record(record_of(random_events(seed, chosen)))
    for cut in range(0, len(text) - 1, 7):
        with pytest.raises(RecordError):
            read_record(text[:cut])


@given(seeds, options, st.data())
def test_no_changed_character_goes_unnoticed(
    seed: int, chosen: Options, data: st.DataObject
) -> None:
    text = write_record(record_of(random_events(seed, chosen)))
    at = data.draw(st.integers(min_value=0, max_value=len(text) - 1))
    other = data.draw(st.sampled_from("x3 é\n?r"))
    changed = text[:at] + other + text[at + 1 :]
    if changed != text:
        with pytest.raises(RecordError) as caught:
            read_record(changed)
        assert 1 <= caught.value.line <= text.count("\n") + 1


@given(st.one_of(st.text(max_size=300), st.binary(max_size=300)))
def test_any_other_file_is_refused_with_a_line(junk: str | bytes) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(junk)
    assert caught.value.line >= 1


def test_a_text_of_ten_megabytes_is_refused_at_once() -> None:
    with pytest.raises(RecordError, match="too_large"):
        read_record("cryptonym record 1\n" * 600_000)


@pytest.fixture
def sample() -> list[str]:
    """A game with a printed key, whose pattern is told."""
    return write_record(record_of(random_events(5, Options(key_source="deck40")))).split("\n")


def _reseal(lines: list[str]) -> str:
    body = "\n".join(lines[:-2]) + "\n"
    return f"{body}{SEAL}{seal_of(body)}\n"


def _line(lines: list[str], start: str) -> int:
    return next(n for n, line in enumerate(lines) if line.startswith(start))


def test_a_colour_changed_and_resealed_is_found_at_its_line(sample: list[str]) -> None:
    at = next(n for n, line in enumerate(sample) if line.endswith("= bystander"))
    sample[at] = sample[at].replace("= bystander", "= red")
    with pytest.raises(RecordError) as caught:
        verify_record(read_record(_reseal(sample)))
    assert (caught.value.code, caught.value.line) == ("illegal_event", at + 1)


def test_a_key_changed_and_resealed_breaks_the_log_or_the_commitment(sample: list[str]) -> None:
    at = _line(sample, "key") + 1
    sample[at], sample[at + 1] = sample[at + 1], sample[at]
    with pytest.raises(RecordError) as caught:
        verify_record(read_record(_reseal(sample)))
    assert caught.value.code in {"illegal_event", "broken_commitment", "wrong_result"}


def test_a_changed_salt_breaks_the_commitment(sample: list[str]) -> None:
    at = _line(sample, "salt ")
    sample[at] = "salt " + "0" * 64
    with pytest.raises(RecordError) as caught:
        verify_record(read_record(_reseal(sample)))
    assert (caught.value.code, caught.value.line) == ("broken_commitment", at + 1)


@pytest.mark.parametrize("salt", ["", "0" * 42, "0" * 44, "A" * 64, "+" * 43, "0" * 42 + "="])
def test_what_cannot_be_a_salt_is_refused_at_its_line(sample: list[str], salt: str) -> None:
    at = _line(sample, "salt ")
    sample[at] = f"salt {salt}"
    with pytest.raises(RecordError) as caught:
        read_record(_reseal(sample))
    assert (caught.value.code, caught.value.line) == ("bad_value", at + 1)


def test_a_record_from_when_salts_were_hexadecimal_is_still_verified() -> None:
    text = Path(__file__).with_name("hexadecimal_salt.txt").read_text("utf-8")
    record = read_record(text)
    assert verify_record(record)
    assert write_record(record) == text


def test_a_changed_winner_does_not_follow_from_the_log(sample: list[str]) -> None:
    at = _line(sample, "result ")
    swap = {"red": "blue", "blue": "red"}
    _, winner, reason = sample[at].split(" ")
    sample[at] = f"result {swap[winner]} {reason}"
    with pytest.raises(RecordError) as caught:
        verify_record(read_record(_reseal(sample)))
    assert (caught.value.code, caught.value.line) == ("wrong_result", at + 1)


UNREADABLE = {  # how a line begins, what stands there instead, and what that is called
    "cryptonym": {"cryptonym record 2": "not_a_record"},
    "option mode": {"option mode solo": "bad_value", "option moods teams": "bad_value"},
    "start": {"start green": "bad_value"},
    "commitment": {"commitment 12": "bad_value"},
    "words": {"letters": "missing_line"},
    "key": {"  r r r r r": "missing_line"},
    "  1 ": {"  1 red hums quietly": "bad_event", "  1 red clue ocean 99": "bad_event"},
    "result": {"result green all_words": "bad_value", "outcome red all_words": "missing_line"},
}


@pytest.mark.parametrize(("start", "instead", "code"), rows(UNREADABLE))
def test_a_line_that_cannot_be_read_is_named(
    sample: list[str], start: str, instead: str, code: str
) -> None:
    at = _line(sample, start)
    sample[at] = instead
    with pytest.raises(RecordError) as caught:
        read_record(_reseal(sample))
    assert (caught.value.code, caught.value.line) == (code, at + 1)


@pytest.mark.parametrize("tag", ["place a\tb", "place a\u2028b", "place \x1b[2J", "pl\tace a"])
def test_a_tag_that_is_no_line_of_text_is_named_by_its_line(sample: list[str], tag: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(_reseal([sample[0], "tag date today", f"tag {tag}", *sample[1:]]))
    assert (caught.value.code, caught.value.line) == ("bad_value", 3)


def test_half_a_character_is_no_text(sample: list[str]) -> None:
    with pytest.raises(RecordError) as caught:
        read_record("\n".join([sample[0], "tag place \ud83c", *sample[1:]]))
    assert (caught.value.code, caught.value.line) == ("not_text", 2)


def test_bytes_that_are_no_text_are_named_by_line(sample: list[str]) -> None:
    broken = "\n".join(sample).encode()
    cut = broken.index(b"\n", 30)
    with pytest.raises(RecordError) as caught:
        read_record(broken[: cut + 1] + b"\xff" + broken[cut + 1 :])
    assert caught.value.code == "not_text"
    assert caught.value.line == broken[: cut + 1].count(b"\n") + 1


class Group:
    """People with the referee at the table, who keep what happened."""

    def __init__(self, options: Options) -> None:
        self.game: Game = new_game(seed=11, options=options)
        game = self.game
        self.events: list[ev.Event] = [
            ev.Dealt(game.options, game.words, game.key, game.salt, game.commitment)
        ]

    def send(self, role: Role, command: cmd.Command, *, rival: bool = False) -> None:
        team = self.game.team.other if rival else self.game.team
        self.apply(decide(self.game, Seat(role, team), command))

    def apply(self, outcome: tuple[ev.Event, ...] | Refusal) -> None:
        assert not isinstance(outcome, Refusal), outcome
        self.game = fold(self.game, outcome)
        self.events.extend(outcome)

    def ask(self, word: str) -> None:
        self.send(Role.SPYMASTER, cmd.ConsultClue(word))
        self.send(Role.SPYMASTER, cmd.AnswerConsult(allow=True), rival=True)

    def penalise(self) -> None:
        self.send(Role.SPYMASTER, cmd.RuleClue("uphold"), rival=True)
        self.send(Role.SPYMASTER, cmd.SkipPenalty())

    def lose(self) -> None:
        """The team on turn touches the assassin."""
        if self.game.clue is None:
            spymaster = Seat(Role.SPYMASTER, self.game.team)
            self.apply(decide_with(self.game, spymaster, cmd.GiveClue("any", 1), LEGAL))
        self.send(Role.OPERATIVE, cmd.GuessWord(self.game.key.cells.index("x")))


@pytest.mark.parametrize("language", ["it", "en", "el"])
@pytest.mark.parametrize("case", ["unnoticed", "penalty", "referee", "allowed"])
def test_a_true_record_is_read_though_a_clue_was_a_visible_codename_r29_r57_r59(
    language: str, case: str
) -> None:
    check = {"referee": "referee", "allowed": "guard"}.get(case, "free")
    group = Group(Options(language=language, check=check))
    word = group.game.words[group.game.key.cells.index(".")]
    if case == "allowed":
        group.ask(word.lower())
    group.send(Role.SPYMASTER, cmd.GiveClue(word.lower(), 1))
    if case == "penalty":
        group.send(Role.OPERATIVE, cmd.ChallengeClue())
    if case in {"penalty", "referee"}:
        group.penalise()
    for record in (record_of(group.events), record_of(_ended(group))):
        text = write_record(record)
        assert read_record(text) == record
        assert verify_record(read_record(text)) is record.finished


def _ended(group: Group) -> list[ev.Event]:
    group.lose()
    return group.events


@pytest.mark.parametrize(
    "clue", ["K2", "AC/DC", "a b", "The Strange Case of Doctor Jekyll and Mister Hyde and the Sea"]
)
def test_a_record_is_read_with_any_clue_that_was_allowed_r57_q3(clue: str) -> None:
    group = Group(Options(house=HouseRules(titles=True)))
    group.ask(clue)
    group.send(Role.SPYMASTER, cmd.GiveClue(clue, 1))
    record = record_of(_ended(group))
    assert record.log[0].word == clue
    assert verify_record(read_record(write_record(record)))


@pytest.mark.parametrize("clue", ["\x1b[2J", "riv\u200ber", "two  spaces", "...", "x" * 200])
def test_what_cannot_be_a_clue_is_refused_at_its_line_r103(sample: list[str], clue: str) -> None:
    at = next(n for n, line in enumerate(sample) if " clue " in line)
    sample[at] = f"  1 {sample[at].split()[1]} clue {clue} 1"
    with pytest.raises(RecordError) as caught:
        read_record(_reseal(sample))
    assert (caught.value.code, caught.value.line) == ("bad_event", at + 1)


@pytest.mark.parametrize("pattern", ["99 turned 9", "40 turned 4", "0 turned 0", "1 turned 3", ""])
def test_a_pattern_that_is_not_this_key_is_refused_at_its_line_r3_r4(
    sample: list[str], pattern: str
) -> None:
    at = _line(sample, "pattern ")
    true = sample[at]
    sample[at] = f"pattern {pattern}" if pattern else _turned_once_more(true)
    assert sample[at] != true
    with pytest.raises(RecordError) as caught:
        verify_record(read_record(_reseal(sample)))
    assert (caught.value.code, caught.value.line) == ("bad_value", at + 1)


def _turned_once_more(line: str) -> str:
    front, _, turned = line.rpartition(" ")
    return f"{front} {(int(turned) + 1) % 4}"


def test_a_game_so_far_tells_no_pattern_r17() -> None:
    lines = write_record(record_of(random_events(5)[:1])).split("\n")
    at = _line(lines, "commitment ")
    lines.insert(at, "pattern 1 turned 0")
    with pytest.raises(RecordError) as caught:
        read_record(_reseal(lines))
    assert (caught.value.code, caught.value.line) == ("bad_value", at + 1)


@pytest.mark.parametrize("change", ["bom", "crlf", "both"])
def test_a_copy_from_another_editor_is_the_same_record(sample: list[str], change: str) -> None:
    text = "\n".join(sample)
    copy = text if change == "bom" else text.replace("\n", "\r\n")
    copy = copy if change == "crlf" else "\ufeff" + copy
    for source in (copy, copy.encode()):
        assert read_record(source) == read_record(text)
        assert verify_record(read_record(source))


def test_a_copy_with_one_line_end_of_another_kind_is_damaged(sample: list[str]) -> None:
    with pytest.raises(RecordError, match=r"bad_value|broken_seal"):
        read_record("\n".join([*sample[:3], sample[3] + "\r", *sample[4:]]))
