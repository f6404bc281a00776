"""Two sides who play together, each with its own side of the key: Duet (D1-D20)."""

from dataclasses import replace

from cryptonym.rules import commands as cmd
from cryptonym.rules import events as ev
from cryptonym.rules.chance import Chance
from cryptonym.rules.clue_form import HIGHEST_NUMBER
from cryptonym.rules.duet import desks, game, play, reading
from cryptonym.rules.duet.deck import HUNDRED
from cryptonym.rules.duet.game import LETTERS, SIDES
from cryptonym.rules.eyes import ASKED, VERDICT, Eyes
from cryptonym.rules.meanings import MISTAKES, TOKENS
from cryptonym.rules.model import BLUE_PLAYER, IDENTITY_OF, RED_PLAYER, Identity, Key, Team
from cryptonym.rules.options import Options
from cryptonym.rules.two_keys import SIDES_SEEN
from cryptonym.rules.variant import Place
from cryptonym.rules.variants.teams import TEAMS

# How many cards show what to the first side, and what to the second (D, key).
PAIRS = (
    ("own", "own", 3),
    ("own", "bystander", 5),
    ("own", "assassin", 1),
    ("bystander", "own", 5),
    ("bystander", "bystander", 7),
    ("bystander", "assassin", 1),
    ("assassin", "own", 1),
    ("assassin", "bystander", 1),
    ("assassin", "assassin", 1),
)
_OTHERS = {"bystander": Identity.BYSTANDER, "assassin": Identity.ASSASSIN}


def _letter(*pair: str) -> str:
    who = [_OTHERS.get(what, IDENTITY_OF[side]) for side, what in zip(SIDES, pair, strict=True)]
    return LETTERS.letter(*who)


TILES = "".join(_letter(front, back) * count for front, back, count in PAIRS)
_TILES = tuple(TILES)  # letters that are drawn, taken apart once


def tiles(_start: Team) -> str:
    """Nine words a side, three of them of both; three assassins a side, one of them of both."""
    return TILES


def draw_key(chance: Chance, options: Options) -> Key:
    """Any of the keys with these tiles, all alike, or one of the deck; no key says who starts."""
    if options.key_source != "random":
        return HUNDRED.drawn(chance)
    return Key("".join(chance.sample(_TILES, len(_TILES))), SIDES[0])


DUET = replace(
    TEAMS,
    name="duet",
    own_options=("mission",),
    letters=LETTERS,
    tiles=tiles,
    draw_key=draw_key,
    deck=HUNDRED,
    sides=SIDES,
    places=tuple(
        Place(seat=seat, eyes=Eyes(side | ASKED | VERDICT), gives=True, guesses=True, many=True)
        for seat, side in zip((RED_PLAYER, BLUE_PLAYER), SIDES_SEEN, strict=True)
    ),
    rivals=False,
    together=True,
    begin=game.begin,
    guess=play.guess_word,
    deciders={
        cmd.GiveClue: play.give_clue,
        cmd.ConsultClue: play.consult_clue,
        cmd.AnswerConsult: play.answer_consult,
        cmd.ChallengeClue: play.challenge_clue,
        cmd.StopGuessing: play.stop_guessing,
        cmd.GiveUp: play.give_up,
        cmd.MarkCard: play.mark_card,
        cmd.RequestSpelling: play.request_spelling,
        cmd.Say: play.say,
        **{
            kind: TEAMS.deciders[kind]
            for kind in (cmd.FlipTimer, cmd.PauseTimer, cmd.ResumeTimer, cmd.ExpireTimer)
        },
    },
    evolvers={
        **TEAMS.evolvers,
        ev.WordCovered: game.word_covered,
        ev.WordTouched: game.word_touched,
        ev.TurnEnded: game.turn_ended,
        ev.SuddenDeath: game.sudden_death,
    },
    end_turn=play.end_turn,
    ended_by=play.ended_by,
    situation=desks.situation,
    desks=desks.DESKS,
    tally=game.tally,
    counters=(TOKENS, MISTAKES),
    possible=reading.possible,
    # Nothing is unlimited, as one touches as often as one is right anyway (D5, D7).
    limits=dict.fromkeys(range(HIGHEST_NUMBER + 1)),
)

VARIANTS = (DUET,)
