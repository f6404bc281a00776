"""Turns of people: what is read, what is refused, and what a bot makes of them."""

import json
from pathlib import Path

import msgspec
import pytest
from benchmarks import judged
from benchmarks.third_hand import third_hand
from click.testing import Result
from msgspec.structs import replace
from typer.testing import CliRunner

from cryptonym.arena.agreement import Guesser, answer, cases, measure
from cryptonym.arena.fitting import TooFewTurnsError, fit, is_held_out
from cryptonym.arena.turns import HumanTurn, Reading, TurnsError, read_turns
from cryptonym.bots import tuning
from cryptonym.bots.mind import listening
from cryptonym.bots.tuning import BotSettings, BotSettingsError, Tuning, tuning_for
from cryptonym.cli.app import app

WORDS = ["ANCHOR", "CAMEL", "CROWN", "TROMBONE"]
TURN = {
    "v": 1, "language": "en", "words": WORDS, "covered": [3], "clue": "harbour", "number": 1,
    "intended": [0], "picks": [0], "cells": "o.x.", "source": "decode",
}  # fmt: skip


def write(folder: Path, *turns: dict[str, object], name: str = "turns.jsonl") -> Path:
    file = folder / name
    file.write_text("\n\n".join(json.dumps(turn) for turn in turns), encoding="utf-8")
    return file


def run(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["bot", *map(str, arguments)])


@pytest.fixture(scope="module")
def said() -> list[dict[str, object]]:
    """Some clues of a hand that our bots have never read."""
    hand = third_hand("en")
    found = (judged.turn_of(game, hand) for game in judged.boards("en", count=60))
    return [turn for turn in found if turn is not None]


def test_a_turn_is_read_as_it_is_described(tmp_path: Path) -> None:
    assert read_turns(write(tmp_path, TURN | {"new": 1})) == [
        HumanTurn("en", tuple(WORDS), "harbour", 1, (0,), (0,), (3,), "o.x.", "decode")
    ]


def test_other_tables_are_read_by_their_columns(tmp_path: Path) -> None:
    expected = [HumanTurn("en", tuple(WORDS), "harbour", 2, (0, 1), (0, 1))]
    table = tmp_path / "other.csv"
    table.write_text(
        "hint,board,targets,guesses\n"
        "harbour,ANCHOR;CAMEL;CROWN;TROMBONE,anchor;camel,\"['ANCHOR', 'CAMEL']\"\n"
    )
    columns = {"clue": "hint", "words": "board", "intended": "targets", "picks": "guesses"}
    assert read_turns(table, Reading(columns, ";", "en")) == expected
    rows = [{"hint": "harbour", "board": WORDS, "targets": [0, 1], "guesses": ["anchor", "camel"]}]
    other = tmp_path / "other.json"
    other.write_text(json.dumps(rows))
    assert read_turns(other, Reading(columns, language="en")) == expected


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"v": 2}, "newer_format"),
        ({"language": "xx"}, "no_such_language"),
        ({"words": ["A", "A"]}, "bad_words"),
        ({"clue": " "}, "no_clue"),
        ({"number": 0}, "bad_number"),
        ({"picks": [4]}, "no_such_card"),
        ({"picks": ["SHIP"]}, "no_such_card"),
        ({"picks": [0, 0]}, "card_named_twice"),
        ({"picks": [3]}, "card_is_covered"),
        ({"cells": "oo"}, "bad_cells"),
        ({"words": 3}, "bad_list"),
    ],
)
def test_what_makes_no_sense_is_refused_with_its_line(
    tmp_path: Path, change: dict[str, object], code: str
) -> None:
    file = write(tmp_path, TURN, TURN | change)
    with pytest.raises(TurnsError) as caught:
        read_turns(file)
    assert (caught.value.code, caught.value.line) == (code, 3)
    skipped: list[TurnsError] = []
    assert len(read_turns(file, skipped=skipped)) == len(skipped) == 1


def test_figures_of_a_turn_are_those_one_counts_by_hand() -> None:
    turn = HumanTurn("en", tuple(WORDS), "harbour", 1, (0,), (0,), (), "o.x.")
    wrong = replace(turn, picks=(1,), intended=(1,), cells=".ox.")
    guesser = Guesser(model=False)
    found = measure(cases([turn, wrong], guesser), guesser, Tuning())
    assert found.recall is not None
    assert found.first is not None
    assert found.people is not None
    assert found.agreement is not None
    assert found.found is not None
    assert found.expected is not None
    assert found.recall.value == found.first.value == found.agreement.value == 0.5
    assert (found.people.value, found.found.value) == (1.0, 0.5)
    assert 0.8 < found.expected.value <= 1.0
    unknown = measure(cases([replace(turn, intended=None, cells=None)], guesser), guesser, Tuning())
    assert unknown.recall is unknown.people is unknown.expected is None


def test_judge_prints_intervals_and_the_same_as_json(
    tmp_path: Path, said: list[dict[str, object]]
) -> None:
    file = write(tmp_path, *said)
    table, printed = run("judge", file), run("judge", file, "--json", "--level", "easy")
    assert table.exit_code == printed.exit_code == 0, table.output + printed.output
    assert "first agreement" in table.stdout
    (row,) = json.loads(printed.stdout)
    recall = row["figures"]["recall"]
    assert 0 <= recall["low"] < recall["value"] < recall["high"] <= 1
    assert row["figures"]["turns"] == len(said)
    hard = json.loads(run("judge", file, "--json").stdout)[0]["figures"]["recall"]
    assert hard["value"] > recall["value"]


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        (("judge", "no.jsonl"), "No such file"),
        (("judge", "{file}", "--language", "it"), "no_turns"),
        (("judge", "{file}", "--column", "hint=clue"), "hint"),
        (("judge", "{file}", "--level", "best"), "best"),
        (("fit", "{file}"), "too_few_turns"),
    ],
)
def test_what_cannot_be_done_is_said(tmp_path: Path, arguments: tuple[str, ...], what: str) -> None:
    file = write(tmp_path, TURN)
    result = run(*(one.format(file=file) for one in arguments))
    assert result.exit_code
    assert what in result.output


def test_fitting_never_looks_at_what_is_held_out(said: list[dict[str, object]]) -> None:
    guesser = Guesser(model=False)
    turns = [_turn(one) for one in said]
    heard = cases(turns, guesser)
    found = fit(heard, guesser, Tuning(direct=0.3, shared=2.0))
    turned = [
        case if not is_held_out(case.turn) else cases([_reversed(case.turn)], guesser)[0]
        for case in heard
    ]
    assert fit(turned, guesser, Tuning(direct=0.3, shared=2.0)).tuning == found.tuning
    assert found.better
    assert found.after.turns == sum(map(is_held_out, turns))
    with pytest.raises(TooFewTurnsError):
        fit(heard[:10], guesser)


def _turn(one: dict[str, object]) -> HumanTurn:
    return msgspec.convert(one, HumanTurn)


def _reversed(turn: HumanTurn) -> HumanTurn:
    other = tuple(card for card in turn.open_cards if card not in turn.picks)[: len(turn.picks)]
    return replace(turn, picks=other, intended=other)


def test_fitted_weights_are_heard_only_where_a_file_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "bots.json"
    tuning.write_settings(file, BotSettings(languages={"en": Tuning(direct=2.4)}))
    usual = listening("en", "a", tuple(WORDS)).ears[0].direct
    monkeypatch.setenv(tuning.VARIABLE, str(file))
    listening.cache_clear()
    assert listening("en", "a", tuple(WORDS)).ears[0].direct == pytest.approx(2 * usual)
    assert tuning_for("it") == Tuning()
    listening.cache_clear()


def test_a_bad_settings_file_is_named_before_anything_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "bots.json"
    file.write_text('{"languages":{"en":{"direct":-1}}}')
    monkeypatch.setenv(tuning.VARIABLE, str(file))
    result = run("rank", "--clue", "royal", "--words", "QUEEN,SHIP")
    assert result.exit_code == 2
    assert "bad_bot_settings" in result.output
    with pytest.raises(BotSettingsError):
        tuning_for("en")


def test_an_answer_is_a_chance_for_every_open_card() -> None:
    turn = HumanTurn("en", tuple(WORDS), "harbour", 1, covered=(3,))
    guesser = Guesser("easy", model=False)
    (case,) = cases([turn], guesser)
    found = answer(case, guesser, Tuning())
    assert sorted(found.order) == [0, 1, 2]
    assert float(found.chances.sum()) == pytest.approx(1, abs=1e-4)
