"""Two teams against each other, a spymaster and operatives each: the game of the books (R13)."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from cryptonym.rules import changes, clock, clues, desks, guesses, talk, turns
from cryptonym.rules import commands as cmd
from cryptonym.rules.chance import Chance
from cryptonym.rules.eyes import ASKED, FRONT, VERDICT, Eyes
from cryptonym.rules.keys import FORTY, Deck, random_key
from cryptonym.rules.model import (
    BLUE,
    BLUE_OPERATIVE,
    BLUE_SPYMASTER,
    IDENTITY_OF,
    LETTER_OF,
    RED,
    RED_OPERATIVE,
    RED_SPYMASTER,
    Key,
    Team,
)
from cryptonym.rules.options import Options
from cryptonym.rules.variant import Decider, Place, Shape, Variant

SPYMASTER_EYES = Eyes(FRONT | ASKED | VERDICT)

DECIDERS: Mapping[type, Decider] = {
    cmd.GiveClue: clues.give_clue,
    cmd.ConsultClue: clues.consult_clue,
    cmd.AnswerConsult: clues.answer_consult,
    cmd.ChallengeClue: clues.challenge_clue,
    cmd.RuleClue: clues.rule_clue,
    cmd.AcceptClue: clues.accept_clue,
    cmd.StopGuessing: guesses.stop_guessing,
    cmd.MarkCard: guesses.mark_card,
    cmd.CoverPenaltyWord: guesses.cover_penalty_word,
    cmd.SkipPenalty: guesses.skip_penalty,
    cmd.CoverOpponentWord: guesses.cover_opponent_word,
    cmd.RequestSpelling: talk.request_spelling,
    cmd.Say: talk.say,
    cmd.FlipTimer: clock.flip_timer,
    cmd.PauseTimer: clock.pause_timer,
    cmd.ResumeTimer: clock.resume_timer,
    cmd.ExpireTimer: clock.expire_timer,
}

SIDES = (RED, BLUE)


@lru_cache(maxsize=2)
def tiles(start: Team) -> str:
    """Nine for the team that starts, eight for the other, seven bystanders, an assassin (R5)."""
    return letters(start, 9, 8, 7)


def letters(start: Team, own: int, others: int, bystanders: int) -> str:
    """So many for the team that starts, for the other, bystanders, and an assassin."""
    first, second = LETTER_OF[IDENTITY_OF[start]], LETTER_OF[IDENTITY_OF[start.other]]
    return first * own + second * others + "." * bystanders + "x"


def draw_key(chance: Chance, options: Options) -> Key:
    """At random, or from the printed deck (R3-R6)."""
    return drawn_key(chance, options, tiles, FORTY)


def drawn_key(chance: Chance, options: Options, tiles: Callable[[Team], str], deck: Deck) -> Key:
    """A key with these tiles: at random, or from a deck, as the group has agreed."""
    if options.key_source == "random":
        return random_key(chance, SIDES, tiles)
    return deck.drawn(chance)


TEAMS = Variant(
    name="teams",
    shape=Shape(5, 5),
    tiles=tiles,
    draw_key=draw_key,
    deck=FORTY,
    sides=SIDES,
    places=(
        Place(seat=RED_SPYMASTER, eyes=SPYMASTER_EYES, gives=True),
        Place(seat=RED_OPERATIVE, guesses=True, many=True),
        Place(seat=BLUE_SPYMASTER, eyes=SPYMASTER_EYES, gives=True),
        Place(seat=BLUE_OPERATIVE, guesses=True, many=True),
    ),
    begin=changes.begun,
    guess=guesses.guess_word,
    deciders=DECIDERS,
    evolvers=changes.EVOLVERS,
    end_turn=turns.end_turn,
    ended_by=turns.ended_by,
    situation=desks.situation,
    desks=desks.RIVALS,
)

VARIANTS = (TEAMS,)
