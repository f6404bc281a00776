"""An analysis in sentences: what each clue suggested, what else there was, and the teams."""

from cryptonym.bots.findings import Analysis, ClueSeen
from cryptonym.cli.screen import Screen
from cryptonym.cli.wording import clue_text, faces
from cryptonym.rules.model import Clue, Number, Team
from cryptonym.rules.views import View

CARDS = 4  # most likely cards named for a clue
LEAST = 0.02  # less likely ones are not worth a word


def tell_analysis(screen: Screen, last: View, found: Analysis) -> None:
    """Every clue, then both teams."""
    for clue in found.clues:
        _tell_clue(screen, last, clue)
    for team, seen in found.teams.items():
        if seen.clues:
            screen.say(
                "record-team",
                "bold",
                team=team.value,
                found=seen.found,
                expected=round(seen.expected, 1),
                possible=round(seen.possible, 1),
            )


def _tell_clue(screen: Screen, last: View, clue: ClueSeen) -> None:
    said = _clue(screen, clue.turn, clue.team, clue.word, clue.number)
    screen.say("play-history-line", "bold", turn=clue.turn, team=clue.team.value, clue=said)
    hottest = sorted(range(len(clue.heat)), key=lambda card: -clue.heat[card])[:CARDS]
    named = faces(last)
    cards = ", ".join(
        f"{named[card]} {100 * clue.heat[card]:.0f} %"
        for card in hottest
        if clue.heat[card] >= LEAST
    )
    screen.say("record-suggests", cards=cards)
    screen.say("record-worth", expected=round(clue.expected, 1), found=clue.found)
    others = ", ".join(
        _clue(screen, clue.turn, clue.team, other.word, other.number) for other in clue.better
    )
    if others:
        screen.say("record-others", "dim", clues=others)


def _clue(screen: Screen, turn: int, team: Team, word: str, number: Number) -> str:
    return clue_text(screen.text, Clue(turn, team, word, number))
