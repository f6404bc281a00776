"""What happened in a game, told in sentences."""

from collections.abc import Sequence

from cryptonym.cli.screen import Screen
from cryptonym.rules import events as ev
from cryptonym.rules.model import Result
from cryptonym.rules.variant import Variant

_PLAIN: dict[type, str] = {
    ev.PenaltySkipped: "play-penalty-skipped",
    ev.ClueWaived: "play-clue-waived",
    ev.ChallengeRejected: "play-clue-upheld",
    ev.ClueChallenged: "play-clue-challenged",
}


def tell_event(screen: Screen, words: Sequence[str], event: object) -> None:
    """One event as a sentence, if there is anything to say about it."""
    if isinstance(event, ev.WordCovered):
        _tell_cover(screen, words[event.card], event)
    elif isinstance(event, ev.TurnEnded):
        screen.say("play-ended", reason=event.reason)
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
    """Who won and why; of a team alone the score and its rank (R113)."""
    if variant.rivals:
        screen.say("play-won", "bold", team=result.winner.value)
        screen.say("play-why", reason=result.reason)
    elif result.score is None:
        screen.say("play-coop-lost", "bold", reason=result.reason)
    else:
        screen.say("play-coop-won", "bold", score=result.score)
        screen.say("rank", score=result.score)
