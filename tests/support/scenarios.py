"""Scenes that several rulebooks tell in the same way, played once for each with its own words."""

from cryptonym.rules import (
    BLUE,
    BLUE_OPERATIVE,
    RED,
    RED_OPERATIVE,
    WATCHER,
    Identity,
    Options,
    Phase,
    Team,
    TimeRules,
)
from cryptonym.rules import commands as cmd
from cryptonym.rules.cards import Card
from support.boards import board, card_list
from support.matches import Evening
from support.referee import Referee, refused
from support.table import BOTH_OPERATIVES, EVERY_SEAT, TEAM_SEATS, Table

COOP = Options(mode="coop")
SHARED = Options(mode="shared")
FREE = Options(check="free")


def after_clue(number: int | str, options: Options | None = None) -> Table:
    """Red has just given a clue on an ordinary board."""
    table = Table(board(options=options))
    table.clue("kaldt", number)
    return table


def right_guesses(table: Table, count: int) -> None:
    """The team on turn touches own words."""
    for _ in range(count):
        table.touch(table.unseen(table.game.team)[0])


def down_to(table: Table, team: Team, keep: tuple[str, ...]) -> None:
    """Play on, red first, until only these words of a team are left and red is to clue."""
    assert table.game.team is RED
    others = [word for word in table.unseen(team) if word not in keep]
    if team is RED:
        table.find_all(*others)
        table.waste_turn()
    else:
        table.waste_turn()
        table.find_all(*others)
    assert len(table.unseen(team)) == len(keep)
    assert table.game.team is RED


def one_more_than_the_number(*, two: str, found: tuple[str, str], one: str) -> None:
    """A clue for 2 allows three guesses, and in another game a clue for 1 allows two (R27)."""
    table = Table(board(red=list(found)))
    single = table.fork()
    table.clue(two, 2)
    assert table.used == "0/3"
    for word in found:
        table.touch(word)
    assert (table.used, table.counts) == ("2/3", (7, 8))
    single.clue(one, 1)
    assert single.used == "0/2"


def two_turns_of_red(*, bystander: str, two: str, three: str, found: tuple[str, str, str]) -> None:
    """A wrong start, blue's turn, three right guesses of which one serves the old clue (R33, R34).

    Then the ways on: one more own word ends by the limit, stopping ends at three (R39, R40).
    """
    table = Table(board(red=list(found), bystander=[bystander]))
    assert table.counts == (9, 8)
    assert table.clue(two, 2) == ["ClueGiven"]
    assert (table.used, table.may_stop) == ("0/3", False)
    assert table.touch(bystander) == ["WordCovered", "TurnEnded"]
    assert (table.used, table.ending, table.game.team) == ("1/3", "wrong", BLUE)
    assert table.refuses(RED_OPERATIVE, table.guess(found[2])) == "wrong_phase"

    table.find_all(*table.unseen(BLUE)[:2])
    assert (table.counts, table.ending, table.game.team) == ((9, 6), "stopped", RED)

    table.clue(three, 3)
    assert (table.used, table.may_stop) == ("0/4", False)
    for step, word in enumerate(found, start=1):
        assert table.touch(word) == ["WordCovered"]
        assert (table.used, table.may_stop) == (f"{step}/4", True)
        assert table.counts == (9 - step, 6)

    more = table.fork()
    assert more.touch(more.unseen(RED)[0]) == ["WordCovered", "TurnEnded"]
    assert (more.used, more.ending, more.counts[0]) == ("4/4", "limit", 5)
    assert more.game.team is BLUE
    left = more.unseen(RED)[0]
    assert more.refuses(RED_OPERATIVE, more.guess(left)) == "wrong_phase"

    table.stop()
    assert (table.used, table.ending, table.counts[0]) == ("3/4", "stopped", 6)
    assert table.game.team is BLUE


def an_old_word_is_left(old: str, new: str, found: str, *, clues: tuple[str, str]) -> Table:
    """Red's first clue meant two words and one was found; now a clue for 1 means another (R41)."""
    table = Table(board(red=[old, new, found]))
    table.clue(clues[0], 2)
    table.touch(found)
    table.stop()
    table.waste_turn()
    table.clue(clues[1], 1)
    return table


def three_wrong_guesses(bystander: str, theirs: str, assassin: str) -> None:
    """Bystander, the other team's word, assassin: three separate runs (R34-R36)."""
    dealt = board(blue=[theirs], bystander=[bystander], assassin=assassin)
    table = Table(dealt)
    table.clue("clue", 2)

    run = table.fork()
    assert run.touch(bystander) == ["WordCovered", "TurnEnded"]
    assert run.game.covers[-1].identity is Identity.BYSTANDER
    assert (run.counts, run.ending, run.game.team) == ((9, 8), "wrong", BLUE)

    run = table.fork()
    assert run.touch(theirs) == ["WordCovered", "TurnEnded"]
    assert run.game.covers[-1].identity is Identity.BLUE
    assert (run.counts, run.ending, run.game.team) == ((9, 7), "wrong", BLUE)

    run = table.fork()
    assert run.touch(assassin) == ["WordCovered", "GameOver", "DealOpened"]
    assert run.game.covers[-1].identity is Identity.ASSASSIN
    assert_won(run, BLUE, "assassin")
    assert run.game.endings == ()


def three_wins() -> None:
    """Own last word, own last word touched by the others, assassin by the others (R45-R47)."""
    table = Table(board(red=["ULTIMO"]))
    down_to(table, RED, ("ULTIMO",))
    table.clue("fine", "unlimited")
    assert table.may_stop is False
    assert table.touch("ULTIMO") == ["WordCovered", "GameOver", "DealOpened"]
    assert_won(table, RED, "all_words")

    table = Table(board(blue=["ULTIMO"]))
    down_to(table, BLUE, ("ULTIMO",))
    endings = len(table.game.endings)
    table.clue("fine", 3)
    assert table.touch("ULTIMO") == ["WordCovered", "GameOver", "DealOpened"]
    assert_won(table, BLUE, "all_words")
    assert table.game.team is RED, "won out of turn"
    assert len(table.game.endings) == endings, "the end of the turn is not played"

    table = Table(board(assassin="ULTIMO"))
    table.clue("fine", 1)
    table.touch("ULTIMO")
    assert_won(table, BLUE, "assassin")


def assert_won(table: Table, winner: Team, reason: str) -> None:
    """The game is over for good: one winner, and nobody may do anything."""
    result = table.game.result
    assert result is not None
    assert (result.winner, result.reason, table.game.phase) == (winner, reason, Phase.OVER)
    for seat in EVERY_SEAT:
        for command in (
            cmd.GiveClue("more", 1),
            cmd.StopGuessing(),
            cmd.SkipPenalty(),
            cmd.ExpireTimer(),
        ):
            assert table.refuses(seat, command) == "game_over"


def zero_and_unlimited(word: str) -> None:
    """No upper limit, but at least one guess, and the first mistake ends it (R52-R55)."""
    for number in (0, "unlimited"):
        table = after_clue_of(word, number)
        assert (table.used, table.may_stop) == ("0/∞", False)
        assert table.refuses(RED_OPERATIVE, cmd.StopGuessing()) == "must_guess_once"
        assert (table.game.clue.number, table.game.limit) == (number, None)
        for step in range(1, 9):
            right_guesses(table, 1)
            assert (table.used, table.may_stop) == (f"{step}/∞", True)
        wrong = table.fork()
        wrong.touch(wrong.unseen(Identity.BYSTANDER)[0])
        assert (wrong.used, wrong.ending) == ("9/∞", "wrong")
        table.stop()
        assert (table.ending, table.counts) == ("stopped", (1, 8))


def after_clue_of(word: str, number: int | str) -> Table:
    """Red has just given this clue."""
    table = Table(board())
    table.clue(word, number)
    assert table.game.clue is not None
    return table


def challenged(visible: str, clue: str, options: Options = FREE) -> Table:
    """Red's clue 2 is published, and somebody of blue has challenged it."""
    table = Table(board(red=[visible], options=options))
    table.clue(clue, 2, refused("WORD_FORM", visible))
    assert table.send(BLUE_OPERATIVE, cmd.ChallengeClue()) == ["ClueChallenged"]
    assert table.game.phase is Phase.CHALLENGED
    assert table.refuses(RED_OPERATIVE, table.guess(visible)) == "wrong_phase"
    return table


def penalty(table: Table, *, duty: bool = False) -> None:
    """Upheld: no guess, no second clue; blue may cover one own word, then plays (R59, R60)."""
    assert table.send(table.rival, cmd.RuleClue("uphold")) == ["CluePenalised", "TurnEnded"]
    assert (table.used, table.ending, table.counts) == ("0/3", "invalid_clue", (9, 8))
    assert (table.game.phase, table.game.team) == (Phase.PENALTY, BLUE)
    assert table.refuses(table.rival, cmd.GiveClue("again", 1)) == "wrong_phase"
    assert table.refuses(table.spymaster(), cmd.GiveClue("early", 1)) == "wrong_phase"
    assert table.refuses(RED_OPERATIVE, table.guess(table.unseen(RED)[0])) == "wrong_phase"

    own, other = table.unseen(BLUE)[3], table.unseen(RED)[0]
    cover = cmd.CoverPenaltyWord(table.game.find(own))
    assert table.refuses(table.rival, cover) == "not_your_turn"
    assert table.refuses(BLUE_OPERATIVE, cover) == "wrong_role"
    foreign = cmd.CoverPenaltyWord(table.game.find(other))
    assert table.refuses(table.spymaster(), foreign) == "not_own_colour"

    if duty:
        assert table.refuses(table.spymaster(), cmd.SkipPenalty()) == "penalty_is_a_duty"
    else:
        spared = table.fork()
        assert spared.send(spared.spymaster(), cmd.SkipPenalty()) == ["PenaltySkipped"]
        assert (spared.counts, spared.game.phase) == ((9, 8), Phase.CLUE)

    assert table.send(table.spymaster(), cover) == ["WordCovered"]
    assert (table.counts, table.game.covers[-1].cause) == ((9, 7), "penalty")
    assert (table.game.team, table.game.phase) == (BLUE, Phase.CLUE)
    assert table.refuses(table.spymaster(), cmd.CoverPenaltyWord(0)) == "wrong_phase"
    table.clue("normal", 2)
    assert (table.used, table.may_stop) == ("0/3", False)
    right_guesses(table, 3)
    assert (table.counts, table.ending, table.game.team) == ((9, 4), "limit", RED)


def unnoticed(visible: str, clue: str) -> None:
    """Nobody speaks up before the first guess: the clue is valid for good (R62, Q4)."""
    table = Table(board(red=[visible, "PRIMA"], options=FREE))
    table.clue(clue, 2, refused("WORD_FORM", visible))
    table.touch("PRIMA")
    for seat in (table.rival, *BOTH_OPERATIVES):
        assert table.refuses(seat, cmd.ChallengeClue()) == "challenge_closed"
    assert (table.used, table.counts) == ("1/3", (8, 8))
    table.touch(visible)
    assert (table.used, table.counts) == ("2/3", (7, 8))


def word_becomes_free(visible: str, clue: str, code: str) -> None:
    """A clue that a visible word forbids is open once that word is covered (R29)."""
    referee = Referee({visible: {clue.casefold(): code}})
    table = Table(board(red=[visible]))
    command = cmd.GiveClue(clue, 1)
    verdict = referee.judge(table.game, clue)
    assert verdict.status == "refused"
    assert table.refuses(table.spymaster(), command, verdict) == "clue_refused"
    same = cmd.GiveClue(visible, 1)
    assert table.refuses(table.spymaster(), same) == "clue_refused"

    table.clue("altro", 1)
    table.touch(visible)
    table.stop()
    table.waste_turn()
    again = table.fork()
    assert table.clue(clue, 1, referee.judge(table.game, clue)) == ["ClueGiven"]
    assert again.clue(visible, 1) == ["ClueGiven"], "the covered word itself is free too (Q10)"


def sand_timer() -> None:
    """Any player turns it, on others or themselves; running out costs nothing (R105, R106)."""
    options = Options(time=TimeRules("sand", sand_seconds=30))
    table = Table(board(options=options))
    assert table.game.timer is None
    assert table.refuses(WATCHER, cmd.FlipTimer()) == "wrong_role"
    for seat in TEAM_SEATS:
        assert table.send(seat, cmd.FlipTimer()) == ["TimerStarted"]
    assert table.game.timer.deadline == 30_000
    table.now = 29_999
    assert table.refuses(BLUE_OPERATIVE, cmd.ExpireTimer()) == "time_left"
    table.now = 30_000
    assert table.send(BLUE_OPERATIVE, cmd.ExpireTimer()) == ["TimerExpired"]
    assert (table.game.phase, table.game.team, table.game.timer) == (Phase.CLUE, RED, None)
    table.clue("hardest", 1)
    table.send(table.rival, cmd.FlipTimer())
    table.now = 90_000
    table.touch(table.unseen(RED)[0])
    assert table.send(table.rival, cmd.ExpireTimer()) == ["TimerExpired"]
    assert (table.used, table.may_stop) == ("1/2", True)


def coop_game(turns: int, mistakes: int) -> Table:
    """A co-operative game won in own turn `turns`, with so many blue words touched (R109-R112)."""
    table = Table(board(options=COOP))
    for turn in range(1, turns):
        table.clue("insieme", 1)
        if turn <= mistakes:
            table.touch(table.unseen(BLUE)[0])
        else:
            right_guesses(table, 1)
            table.stop()
        simulate(table)
    table.clue("insieme", "unlimited")
    while table.game.result is None:
        right_guesses(table, 1)
    return table


def together(turns: int) -> Table:
    """A co-operative game after so many turns of one right guess each (R110)."""
    table = Table(board(options=COOP))
    for _ in range(turns):
        table.clue("insieme", 1)
        right_guesses(table, 1)
        table.stop()
        simulate(table)
    return table


def simulate(table: Table) -> None:
    """The spymaster plays the opponents' turn: exactly one word, a duty (R110)."""
    assert table.game.phase is Phase.SIMULATE
    spymaster = table.spymaster()
    assert table.refuses(spymaster, cmd.GiveClue("early", 1)) == "wrong_phase"
    own = cmd.CoverOpponentWord(table.game.find(table.unseen(table.game.team)[0]))
    assert table.refuses(spymaster, own) == "not_their_colour"
    assert table.refuses(table.operative(), own) == "wrong_role"
    choice = table.unseen(table.game.team.other)[-1]
    table.send(spymaster, cmd.CoverOpponentWord(table.game.find(choice)))
    assert table.game.covers[-1].cause == "simulated"


def coop_scores_and_losses() -> None:
    """Score 8-(T-1)-E on a win, no score on a loss (R111, R112)."""
    for turns, mistakes, score in ((1, 0, 8), (3, 0, 6), (3, 1, 5), (8, 0, 1)):
        table = coop_game(turns, mistakes)
        assert table.game.result.score == score == 8 - (turns - 1) - mistakes
        assert (table.game.result.winner, table.game.result.reason) == (RED, "all_words")

    table = Table(board(options=COOP, assassin="KILLER"))
    table.clue("insieme", 1)
    table.touch("KILLER")
    assert (table.game.result.winner, table.game.result.reason) == (BLUE, "assassin")
    assert table.game.result.score is None

    table = together(8)
    assert table.game.turn == 9, "a ninth turn would come"
    assert (table.game.result.winner, table.game.result.reason) == (BLUE, "opponents_done")
    assert table.game.result.score is None


def three_against_each_other() -> None:
    """Two spymasters, one operative who guesses for the side on turn (R115)."""
    table = Table(board(options=SHARED, blue=["SUO"], assassin="KILLER"))
    assert table.refuses(RED_OPERATIVE, table.guess("SUO")) == "no_such_seat"
    table.clue("uno", 1)
    assert table.refuses(table.rival, cmd.GiveClue("due", 1)) == "wrong_phase"
    right_guesses(table, 2)
    assert (table.counts, table.ending, table.game.team) == ((7, 8), "limit", BLUE)
    table.clue("due", 1)
    table.touch("SUO")
    assert table.counts == (7, 7)
    table.stop()
    table.clue("tre", 1)
    table.touch("KILLER")
    assert (table.game.result.winner, table.game.result.reason) == (BLUE, "assassin")


def flipped(before: tuple[str, ...], after: tuple[str, ...], cards: tuple[Card, ...]) -> bool:
    """Whether every card lies in its place with the other side up."""
    partner = dict(cards) | {b: a for a, b in cards}
    return tuple(partner[word] for word in before) == after


def next_games(rule: str, ways: list[str]) -> None:
    """Play games with this rule; each next layout is a `flip` or a `draw` (R49-R51)."""
    cards = card_list()
    evening = Evening(Options(next_words=rule), cards).seat_everybody().start()
    for way in ways:
        before, key = evening.words, evening.match.game.key
        evening.finish().start()
        game = evening.match.game
        assert (game.covered, game.left(game.key.start), game.turn) == (0, 9, 1)
        assert (game.clues, game.covers) == ((), ())
        assert (game.key, game.commitment) != (key, ""), "a new key always (Q29)"
        assert flipped(before, evening.words, cards) is (way == "flip")
        assert not set(before) & set(evening.words)
