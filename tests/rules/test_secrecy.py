"""Who may know what: games that differ only in secrets must look the same to everybody else.

If we keep one test of the rules, this one (R17, R58, R97-R99).
"""

import itertools

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import fields, replace

from cryptonym.rules import (
    BLUE,
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    INSIDER,
    RED,
    RED_OPERATIVE,
    RED_SPYMASTER,
    SHARED_OPERATIVE,
    WATCHER,
    Key,
    Options,
    Refusal,
    Role,
    Seat,
    TimeRules,
    begin,
    decide,
    view,
)
from cryptonym.rules import commands as cmd
from cryptonym.rules import events as ev
from cryptonym.rules.eyes import ASKED, FRONT, NOTHING, VERDICT
from cryptonym.rules.match import JoinMatch, LeaveMatch, LookAtKey, TakeSeat
from cryptonym.rules.views import View
from support.boards import SALT, board
from support.matches import Evening
from support.moves import KINDS, SEATS, Move, moves_by_kind, open_moves
from support.referee import doubtful, refused
from support.table import BOTH_OPERATIVES, BOTH_SPYMASTERS, KEYLESS, Table

IN_THE_DARK = (*KEYLESS, SHARED_OPERATIVE)
STRICT = TimeRules("strict", clue_seconds=120, guess_seconds=120, first_clue_seconds=120)


def seated(table: Table, seats: tuple[Seat, ...] = IN_THE_DARK) -> list[Seat]:
    """Those of these seats that exist in this game."""
    gone = {
        seat
        for seat in seats
        if decide(table.game, seat, cmd.ExpireTimer(), now=0) == Refusal("no_such_seat")
    }
    return [seat for seat in seats if seat not in gone]


def answer(table: Table, seat: Seat, command: cmd.Command) -> bytes:
    """What somebody is told who sends a command: a refusal, or that it was carried out."""
    outcome = decide(table.game, seat, command, now=table.now)
    return msgspec.json.encode(outcome) if isinstance(outcome, Refusal) else b"done"


def assert_same_to_all(one: Table, two: Table) -> None:
    """Views and everything heard so far are the same bytes for whoever knows no key."""
    for seat in seated(one):
        assert one.seen_by(seat) == two.seen_by(seat)
        assert one.heard_by(seat) == two.heard_by(seat)
        assert one.told_now(seat) == two.told_now(seat)


# Hidden identities (R17)


@st.composite
def twin_deals(draw: st.DrawFn) -> tuple[ev.Dealt, ev.Dealt, frozenset[int]]:
    """Two deals that differ in the identities of cards that nobody will touch."""
    options = Options(
        mode=draw(st.sampled_from(["teams", "coop", "shared"])),
        check=draw(st.sampled_from(["guard", "referee", "free"])),
        time=draw(st.sampled_from([TimeRules(), TimeRules("sand"), STRICT])),
    )
    start = draw(st.sampled_from([RED, BLUE]))
    dealt = board(start=start, options=options, shuffle=draw(st.integers(0, 999)))
    hidden = draw(st.permutations(range(25)))[: draw(st.integers(2, 25))]
    shuffled = draw(st.permutations(hidden))
    cells = list(dealt.key.cells)
    for here, there in zip(hidden, shuffled, strict=True):
        cells[here] = dealt.key.cells[there]
    other = replace(dealt, key=Key("".join(cells), start))
    touchable = frozenset(range(25)) - frozenset(hidden)
    # The commitment is a hash of the key: it tells nothing, but its bytes differ.
    return replace(dealt, commitment="masked"), replace(other, commitment="masked"), touchable


def touches(command: cmd.Command, cards: frozenset[int]) -> bool:
    covering = cmd.GuessWord | cmd.CoverPenaltyWord | cmd.CoverOpponentWord
    return not isinstance(command, covering) or command.card in cards


def accepted(table: Table, kind: str, cards: frozenset[int]) -> list[Move]:
    """Everything of a kind that anybody may do now, on these cards."""
    moves = moves_by_kind(table.game)[kind]
    return [
        (seat, command, verdict)
        for (command, verdict), seat in itertools.product(moves, seated(table, SEATS))
        if touches(command, cards)
        and not isinstance(decide(table.game, seat, command, verdict, table.now), Refusal)
    ]


@settings(max_examples=80)
@given(twin_deals(), st.data())
def test_games_that_differ_in_hidden_cards_look_the_same_r17_r97_r98(
    deals: tuple[ev.Dealt, ev.Dealt, frozenset[int]], data: st.DataObject
) -> None:
    one, two = Table(deals[0]), Table(deals[1])
    assert_same_to_all(one, two)
    for _ in range(data.draw(st.integers(5, 25))):
        # By kind first, else nearly every step would be a clue or a proposal.
        kinds = data.draw(st.permutations(KINDS))
        moves = next(filter(None, (accepted(one, kind, deals[2]) for kind in kinds)), None)
        if not moves:
            break
        move = data.draw(st.sampled_from(moves))
        one.send(*move)
        two.send(*move)
        one.now = two.now = one.now + data.draw(st.sampled_from([0, 1000, 130_000]))
        if one.game.result:
            return
        assert_same_to_all(one, two)
        asked = [c for c, _ in open_moves(one.game)[-160:] if touches(c, deals[2])]
        for seat, command in itertools.product(seated(one), asked):
            assert answer(one, seat, command) == answer(two, seat, command)


@pytest.mark.parametrize("mode", ["teams", "coop", "shared"])
def test_no_secret_stands_anywhere_in_what_operatives_get_r11_r17_r19(mode: str) -> None:
    table = Table(board(options=Options(mode=mode)))
    table.clue("albero", 2)
    table.touch(table.unseen(table.game.team)[0])
    for seat in seated(table):
        for sent in (table.seen_by(seat), *table.heard_by(seat)):
            assert table.game.key.cells.encode() not in sent
            assert SALT.encode() not in sent
        deal = msgspec.json.decode(table.heard_by(seat)[0])
        assert set(deal) == {"type", "options", "words", "start", "commitment"}
        cells = view(table.game, seat).cells
        assert [at for at, cell in enumerate(cells) if cell != "?"] == [table.game.covers[0].card]


def test_both_spymasters_and_an_insider_see_the_same_key_r16_r17_r19() -> None:
    table = Table(board())
    for seat in (*BOTH_SPYMASTERS, INSIDER):
        seen = view(table.game, seat)
        assert (seen.key, seen.cells) == (table.game.key, table.game.key.cells)
        assert seen.salt is None, "the salt opens the deal only when the game is over"
        deal = msgspec.json.decode(table.heard_by(seat)[0])
        assert deal["key"]["cells"] == table.game.key.cells
        assert SALT.encode() not in table.seen_by(seat)


# Private consultations (R58)


class PrivateStep:
    """What the spymasters do between themselves while the clock runs."""

    ASK_A, ASK_B, ALLOW, OBJECT = "ask A", "ask B", "allow", "object"


PRIVATE = {
    PrivateStep.ASK_A: (RED_SPYMASTER, cmd.ConsultClue("acqua", 1)),
    PrivateStep.ASK_B: (RED_SPYMASTER, cmd.ConsultClue("bosco")),
    PrivateStep.ALLOW: (BLUE_SPYMASTER, cmd.AnswerConsult(allow=True)),
    PrivateStep.OBJECT: (BLUE_SPYMASTER, cmd.AnswerConsult(allow=False)),
}
PUBLIC = {
    "pause": (WATCHER, cmd.PauseTimer()),
    "pause by an operative": (RED_OPERATIVE, cmd.PauseTimer()),
    "resume": (BLUE_OPERATIVE, cmd.ResumeTimer()),
    "flip": (RED_OPERATIVE, cmd.FlipTimer()),
    "talk": (RED_OPERATIVE, cmd.Say("che dirà?")),
}
STEPS = st.lists(
    st.tuples(st.sampled_from([*PRIVATE, *PRIVATE, *PUBLIC]), st.integers(0, 8000)), max_size=12
)


@settings(max_examples=200)
@given(
    st.sampled_from(["guard", "referee", "free"]),
    st.sampled_from([TimeRules(), TimeRules("sand", sand_seconds=20), STRICT]),
    STEPS,
    st.sampled_from(["acqua", "bosco", "cielo"]),
)
def test_a_consultation_leaves_no_trace_for_operatives_r58_q22(
    check: str, time: TimeRules, steps: list[tuple[str, int]], wanted: str
) -> None:
    asked = Table(board(options=Options(check=check, time=time)))
    if time.kind == "strict":
        asked.apply([ev.TimerStarted(120_000)])
    silent = asked.fork()
    for step, milliseconds in steps:
        asked.now = silent.now = asked.now + milliseconds
        seat, command = (PRIVATE | PUBLIC)[step]
        if not isinstance(decide(asked.game, seat, command, now=asked.now), Refusal):
            asked.send(seat, command)
            if step in PUBLIC:
                silent.send(seat, command)
        assert_same_to_all(asked, silent)
        assert_same_answers(asked, silent)

    word = wanted
    if isinstance(decide(asked.game, RED_SPYMASTER, cmd.GiveClue(word, 2), now=asked.now), Refusal):
        word = "mare"  # never asked about, so never refused
    asked.clue(word, 2)
    silent.clue(word, 2)
    assert_same_to_all(asked, silent)
    assert_same_answers(asked, silent)

    for challenger in BOTH_OPERATIVES:
        one, two = asked.fork(), silent.fork()
        one.send(challenger, cmd.ChallengeClue())
        two.send(challenger, cmd.ChallengeClue())
        assert_same_to_all(one, two)
        one.send(BLUE_SPYMASTER, cmd.RuleClue("reject"))
        two.send(BLUE_SPYMASTER, cmd.RuleClue("reject"))
        assert_same_to_all(one, two)
        assert_same_answers(one, two)

    asked.touch(asked.unseen(RED)[0])
    silent.touch(silent.unseen(RED)[0])
    asked.stop()
    silent.stop()
    assert_same_to_all(asked, silent)


def assert_same_answers(one: Table, two: Table) -> None:
    """Whatever somebody without a key may send is answered alike."""
    commands = (
        cmd.ExpireTimer(),
        cmd.PauseTimer(),
        cmd.ResumeTimer(),
        cmd.ChallengeClue(),
        cmd.AnswerConsult(allow=True),
        cmd.ConsultClue("acqua"),
        cmd.GiveClue("acqua", 1),
        cmd.AcceptClue(),
        cmd.StopGuessing(),
        cmd.GuessWord(3),
    )
    for seat, command in itertools.product(seated(one), commands):
        assert answer(one, seat, command) == answer(two, seat, command)


def test_a_doubtful_clue_that_was_asked_about_looks_like_any_clue_r58_q15() -> None:
    asked = Table(board(options=Options(time=STRICT)))
    silent = asked.fork()
    assert asked.clue("urbo", 1, doubtful("LETTERS", "RED1")) == ["ConsultAsked"]
    assert_same_to_all(asked, silent)
    asked.now = silent.now = 7000
    happened = asked.send(BLUE_SPYMASTER, cmd.AnswerConsult(allow=True))
    assert happened == ["ConsultAnswered", "ClueGiven", "TimerStarted"]
    silent.clue("urbo", 1)
    assert_same_to_all(asked, silent)
    assert view(asked.game, BLUE_SPYMASTER).verdict.status == "doubtful"
    for seat in (*KEYLESS, INSIDER):
        assert view(asked.game, seat).verdict is None


def test_a_clue_that_guard_refused_is_known_to_nobody_else_q15_r58() -> None:
    table = Table(board())
    before = {seat: table.seen_by(seat) for seat in SEATS[:4]}
    table.refuses(RED_SPYMASTER, cmd.GiveClue("boccuccia", 2), refused("WORD_FORM", "RED1"))
    assert {seat: table.seen_by(seat) for seat in SEATS[:4]} == before
    assert len(table.events) == 1


def test_the_two_spymasters_share_the_consultation_and_an_insider_does_not_r16_r58() -> None:
    table = Table(board())
    table.send(RED_SPYMASTER, cmd.ConsultClue("acqua", 1))
    for seat in BOTH_SPYMASTERS:
        assert [asked.word for asked in view(table.game, seat).consultations] == ["acqua"]
        assert len(table.heard_by(seat)) == 2
    for seat in (*KEYLESS, INSIDER):
        assert view(table.game, seat).consultations == ()
        assert len(table.heard_by(seat)) == 1


def test_an_allowed_clue_tells_an_insider_nothing_of_the_question_r58() -> None:
    asked, silent = Table(board()), Table(board())
    asked.send(RED_SPYMASTER, cmd.ConsultClue("acqua", 1))
    asked.send(BLUE_SPYMASTER, cmd.AnswerConsult(allow=True))
    asked.clue("acqua", 1)
    silent.clue("acqua", 1)
    assert asked.seen_by(INSIDER) == silent.seen_by(INSIDER)
    assert asked.heard_by(INSIDER) == silent.heard_by(INSIDER)


def test_in_coop_the_operatives_are_asked_and_watchers_are_not_q23() -> None:
    table = Table(board(options=Options(mode="coop")))
    table.clue("urbo", 1, doubtful("LETTERS"))
    operative = Seat(Role.OPERATIVE, RED)
    assert view(table.game, operative).consultations[0].word == "urbo"
    assert len(table.heard_by(operative)) == 2
    assert view(table.game, WATCHER).consultations == ()
    assert len(table.heard_by(WATCHER)) == 1


def test_after_the_end_everybody_sees_everything_but_consultations_r17_q25() -> None:
    table = Table(board(assassin="KILLER"))
    table.send(RED_SPYMASTER, cmd.ConsultClue("acqua", 1))
    table.send(BLUE_SPYMASTER, cmd.AnswerConsult(allow=True))
    table.clue("acqua", 1)
    table.touch("KILLER")
    for seat in (*KEYLESS, INSIDER):
        seen = view(table.game, seat)
        assert (seen.key, seen.cells) == (table.game.key, table.game.key.cells)
        assert seen.salt == SALT
        assert seen.consultations == ()
        assert seen.standing == "open", "that somebody asked stays private for ever"
        heard = [msgspec.json.decode(event)["type"] for event in table.heard_by(seat)]
        assert heard == ["dealt", "clue_given", "word_covered", "game_over", "deal_opened"]


# Intended words (R99)


def test_nobody_is_ever_asked_for_intended_words_r99_r101() -> None:
    assert [field.name for field in fields(cmd.GiveClue)] == ["word", "number"]
    assert [field.name for field in fields(cmd.ConsultClue)] == ["word", "number"]
    assert {field.name for field in fields(ev.WordCovered)} == {
        "turn",
        "team",
        "card",
        "identity",
        "cause",
    }
    table = Table(board())
    table.clue("albero", 2)
    structs = [type(table.game), View, *cmd.Command.__args__, *ev.Event.__args__]
    names = {field.name for struct in structs for field in fields(struct)}
    assert not {name for name in names if "intend" in name or "target" in name or "meant" in name}


# Whoever has seen a key is no operative in that game (R17)


def evening_with_eve() -> Evening:
    evening = Evening().seat_everybody()
    evening.do("eve", JoinMatch())
    return evening.start()


def test_an_insider_cannot_become_an_operative_r17() -> None:
    evening = evening_with_eve()
    evening.do("eve", LookAtKey())
    assert evening.match.seats["eve"] == INSIDER
    assert evening.refuses("eve", TakeSeat(Role.OPERATIVE, RED)) == "role_locked"
    assert evening.refuses("eve", TakeSeat(Role.WATCHER)) == "role_locked"
    evening.do("eve", LeaveMatch())
    evening.do("eve", JoinMatch())
    assert evening.match.seats["eve"] == INSIDER
    assert evening.refuses("eve", TakeSeat(Role.OPERATIVE, RED)) == "role_locked"


def test_a_spymaster_who_comes_back_cannot_become_an_operative_r17() -> None:
    evening = evening_with_eve()
    evening.do("ann", LeaveMatch())
    evening.do("ann", JoinMatch())
    assert evening.refuses("ann", TakeSeat(Role.OPERATIVE, RED)) == "role_locked"
    evening.do("ann", TakeSeat(Role.SPYMASTER, RED))
    assert evening.match.seats["ann"] == RED_SPYMASTER


def test_a_stand_in_spymaster_has_seen_the_key_too_r17() -> None:
    evening = evening_with_eve()
    evening.do("ann", LeaveMatch())
    evening.do("eve", TakeSeat(Role.SPYMASTER, RED))
    evening.do("eve", LeaveMatch())
    evening.do("eve", JoinMatch())
    assert evening.refuses("eve", TakeSeat(Role.OPERATIVE, RED)) == "role_locked"


def test_a_new_key_is_a_new_secret_r17_r51() -> None:
    evening = evening_with_eve()
    evening.do("eve", LookAtKey())
    evening.finish().start()
    assert evening.match.seats["eve"] == WATCHER
    assert {who for who in evening.match.seats if evening.match.knows_key(who)} == {"ann", "cat"}
    evening.do("eve", TakeSeat(Role.OPERATIVE, RED))
    assert evening.match.seats["eve"] == RED_OPERATIVE


def test_operatives_of_a_running_game_do_not_look_at_the_key_r15_r17() -> None:
    evening = evening_with_eve()
    assert evening.refuses("bob", LookAtKey()) == "wrong_role"
    assert evening.refuses("bob", TakeSeat(Role.WATCHER)) == "role_locked"
    evening.finish()
    assert evening.refuses("eve", LookAtKey()) == "no_game"


def test_a_deal_shown_again_is_the_same_for_late_watchers_r17() -> None:
    dealt = board()
    assert view(begin(dealt), WATCHER).key is None


def test_of_a_finished_game_nobody_sees_more_than_they_saw_while_it_lasted_r58_q25() -> None:
    evening = evening_with_eve()
    evening.do("eve", LookAtKey())
    evening.finish()
    asked = FRONT | ASKED | VERDICT
    assert [evening.match.eyes_of(who) for who in ("ann", "bob", "eve")] == [asked, NOTHING, FRONT]
    evening.do("ann", TakeSeat(Role.WATCHER))
    evening.do("eve", TakeSeat(Role.SPYMASTER, RED))
    assert [evening.match.eyes_of(who) for who in ("ann", "eve")] == [NOTHING, FRONT]
    evening.start()
    assert evening.match.eyes_of("eve") == asked
