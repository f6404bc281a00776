"""A small game that exists in tests alone: twelve cards, two players, a side of the key for each.

Whoever gives the clue, their side of the key judges what the other one touches. Both do both: they
give clues in turns, and guess in between. Who has all own words found wins, and whoever points the
other at an assassin loses; after seven cards the one with fewer words left has won. A clue says
one or two, as nobody has more words than that.

Nothing in the package knows it. So what works with it works with any game that is described.
"""

from dataclasses import replace

from cryptonym.rules import commands as cmd
from cryptonym.rules.chance import Chance
from cryptonym.rules.desks import ALONE, Desk, Desks, Situation, situation
from cryptonym.rules.events import Dealt, GameOver, WordCovered
from cryptonym.rules.eyes import ASKED, VERDICT, Eyes
from cryptonym.rules.game import Game, settled
from cryptonym.rules.keys import random_key
from cryptonym.rules.letters import two_sided
from cryptonym.rules.model import (
    BLUE,
    BLUE_SPYMASTER,
    IDENTITY_OF,
    RED,
    RED_SPYMASTER,
    Identity,
    Key,
    Phase,
    Seat,
    Team,
)
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.turns import end_turn, out_of_time, over
from cryptonym.rules.two_keys import SIDES_SEEN, TwoKeyGame
from cryptonym.rules.variant import Events, Place, Shape, Variant, words_left
from cryptonym.rules.variants import register
from cryptonym.rules.variants.teams import TEAMS
from cryptonym.rules.verdict import Verdict

SIDES = (RED, BLUE)
MOST_COVERED = 7
LETTERS = two_sided(
    (Identity.RED, Identity.BYSTANDER, Identity.ASSASSIN),
    (Identity.BLUE, Identity.BYSTANDER, Identity.ASSASSIN),
)
# What stands behind each card, front and back: + an own word, . a bystander, x an assassin.
PAIRS = ("++", "+x", ".+", "..", "..", "..", "..", "..", "..", "..", "x.", ".x")
NOT_HERE = {
    cmd.ChallengeClue,
    cmd.RuleClue,
    cmd.AcceptClue,
    cmd.CoverPenaltyWord,
    cmd.SkipPenalty,
    cmd.CoverOpponentWord,
}


def tiles(_start: Team) -> str:
    """The letters of the twelve pairs."""
    own = ({"+": IDENTITY_OF[RED]}, {"+": IDENTITY_OF[BLUE]})
    others = {".": Identity.BYSTANDER, "x": Identity.ASSASSIN}
    return "".join(
        LETTERS.letter(*((own[side] | others)[sign] for side, sign in enumerate(pair)))
        for pair in PAIRS
    )


def draw_key(chance: Chance, _options: Options) -> Key:
    """The pairs in any order."""
    return random_key(chance, SIDES, tiles)


def _begin(variant: Variant, dealt: Dealt) -> Game:
    return TwoKeyGame(setup=settled(variant, dealt), team=dealt.key.start)


def _guess(game: Game, seat: Seat, command: cmd.GuessWord, now: int) -> Events | Refusal:
    assert isinstance(game, TwoKeyGame)
    problem = _may_guess(game, seat, command.turn, now)
    card, giver = command.card, game.team
    if problem:
        return problem
    if type(card) is not int or not 0 <= card < len(game.words):
        return Refusal("unknown_card")
    if game.is_covered(card):
        return Refusal("already_covered", {"word": game.words[card]})
    identity = game.behind(card, giver)
    assert identity is not None
    covered = WordCovered(game.turn, giver, card, identity)
    end = _ended_by(game, identity)
    if end:
        return (covered, *end)
    limit, found = game.limit, identity is IDENTITY_OF[giver]
    if found and (limit is None or game.guesses + 1 < limit):
        return (covered,)
    return (covered, *end_turn(game, "limit" if found else "wrong", now))


def _may_guess(game: Game, seat: Seat, turn: int | None, now: int) -> Refusal | None:
    if not game.has_seat(seat):
        return Refusal("no_such_seat")
    if not seat.plays:
        return Refusal("wrong_role")
    if turn is not None and turn != game.turn:
        return Refusal("stale_turn", {"turn": game.turn})
    if game.phase is not Phase.GUESS:
        return Refusal("wrong_phase", {"phase": game.phase.value})
    if seat.team is game.team:
        return Refusal("not_your_turn")
    return Refusal("time_is_up") if out_of_time(game, now) else None


def _stop(
    game: Game, seat: Seat, command: cmd.StopGuessing, _verdict: Verdict | None, now: int
) -> Events | Refusal:
    problem = _may_guess(game, seat, command.turn, now)
    if problem:
        return problem
    return end_turn(game, "stopped", now) if game.guesses else Refusal("must_guess_once")


def _ended_by(game: Game, identity: Identity) -> Events:
    giver, left = game.team, {side: game.left(side) for side in SIDES}
    if identity is Identity.ASSASSIN:
        return over(game, GameOver(giver.other, "assassin"))
    if identity is IDENTITY_OF[giver]:
        left[giver] -= 1
        if not left[giver]:
            return over(game, GameOver(giver, "all_words"))
    if game.covered.bit_count() + 1 < MOST_COVERED:
        return ()
    ahead = giver if left[giver] < left[giver.other] else giver.other
    return over(game, GameOver(ahead, "opponents_done"))


def _situation(game: Game, eyes: Eyes) -> Situation:
    at = situation(game, eyes)
    if at == "clue" and eyes & ASKED and len(game.consultations) >= 2:
        return "clue_settled"
    return "guess" if at == "guess_new" else at


def _tally(game: Game, eyes: Eyes) -> dict[str, int]:
    """Words left, cards until the end, and the assassins in sight that nobody can touch by now."""
    assert isinstance(game, TwoKeyGame)
    seen = [side for side, bit in zip(SIDES, SIDES_SEEN, strict=True) if eyes & bit]
    covered = [card for card in range(len(game.words)) if game.is_covered(card)]
    gone = sum(game.behind(card, side) is Identity.ASSASSIN for side in seen for card in covered)
    own = {"gone": gone} if seen else {}
    return words_left(game, eyes) | {"left": MOST_COVERED - game.covered.bit_count()} | own


def _with_both_talking(desks: Desks) -> Desks:
    """The same tables, where who gives may point and talk too, as they also guess."""
    thinks = ("mark_card", "say")
    heard = {"guess", "guess_more"}
    return {
        at: {
            **parts,
            "giver": replace_acts(
                parts.get("giver", Desk()),
                (*thinks, *(("request_spelling",) if at in heard else ())),
            ),
        }
        for at, parts in desks.items()
        if parts and at != "simulate"
    } | {"over": {}}


def replace_acts(desk: Desk, more: tuple[str, ...]) -> Desk:
    """A desk with more on it."""
    return Desk((*desk.acts, *more), desk.touch, desk.awaited)


TOY = replace(
    TEAMS,
    name="toy",
    shape=Shape(4, 3),
    letters=LETTERS,
    tiles=tiles,
    draw_key=draw_key,
    places=tuple(
        Place(seat=seat, eyes=Eyes(side | ASKED | VERDICT), gives=True, guesses=True, many=True)
        for seat, side in zip((RED_SPYMASTER, BLUE_SPYMASTER), SIDES_SEEN, strict=True)
    ),
    rivals=False,
    begin=_begin,
    guess=_guess,
    deciders={kind: how for kind, how in TEAMS.deciders.items() if kind not in NOT_HERE}
    | {cmd.StopGuessing: _stop},
    ended_by=_ended_by,
    situation=_situation,
    desks=_with_both_talking(ALONE),
    tally=_tally,
    limits={1: 2, 2: 3},
)

register(TOY)
