"""What happened in a game, told in sentences."""

from collections.abc import Sequence

from cryptonym.cli.screen import Screen
from cryptonym.rules import events as ev
from cryptonym.rules.meanings import TOKENS
from cryptonym.rules.model import Result
from cryptonym.rules.variant import Variant
from cryptonym.rules.views import View

_PLAIN: dict[type, str] = {
    ev.PenaltySkipped: "play-penalty-skipped",
    ev.ClueWaived: "play-clue-waived",
    ev.ChallengeRejected: "play-clue-upheld",
    ev.ClueChallenged: "play-clue-challenged",
    ev.SuddenDeath: "sudden-death",
}


def tell_event(screen: Screen, words: Sequence[str], event: object) -> None:
    """One event as a sentence, if there is anything to say about it."""
    if isinstance(event, ev.WordCovered):
        _tell_cover(screen, words[event.card], event)
    elif isinstance(event, ev.WordTouched):
        screen.say("play-covered", "bold", word=words[event.card], identity=event.identity.value)
    elif isinstance(event, ev.TurnEnded):
        screen.say("play-ended", reason=event.reason)
    elif isinstance(event, ev.SideDone):
        screen.say("side-done", "bold", team=event.team.value)
    elif isinstance(event, ev.GaveUp):
        screen.say("gave-up", "bold", team=event.team.value)
    elif type(event) in _PLAIN:
        screen.say(_PLAIN[type(event)])


def _tell_cover(screen: Screen, word: str, event: ev.WordCovered) -> None:
    match event.cause:
        case "guess":
            screen.say("play-covered", "bold", word=word, identity=event.identity.value)
        case "penalty":
            screen.say("covered-penalty", "bold", word=word, team=event.team.value)
        case "simulated":
            screen.say("covered-simulated", "bold", word=word)


def tell_result(screen: Screen, result: Result, variant: Variant) -> None:
    """Who won and why; of those who play together the score and its rank (R113, D18)."""
    if not variant.together and result.winner:
        screen.say("play-won", "bold", team=result.winner.value)
        screen.say("play-why", reason=result.reason)
    elif result.reason != "all_words":
        screen.say("play-coop-lost", "bold", reason=result.reason)
    else:
        screen.say("play-coop-won", "bold", score=result.score)
        if variant.team_by_key:
            screen.say("rank", score=result.score)


def tell_figures(screen: Screen, seen: View) -> None:
    """Words found, tokens left and mistakes, where a mission is played for them (D18)."""
    if TOKENS in seen.tally and seen.options.mission.score:
        mistakes = sum(one.reason == "wrong" for one in seen.endings)
        found, tokens = seen.covered.bit_count(), seen.tally[TOKENS]
        screen.say("play-score", found=found, tokens=tokens, mistakes=mistakes)
