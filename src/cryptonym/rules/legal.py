"""Which commands a seat may send now: for bots, tests and buttons."""

from collections.abc import Iterable, Iterator

from cryptonym.rules import commands as cmd
from cryptonym.rules.decide import decide
from cryptonym.rules.desks import NO_DESK, Desk
from cryptonym.rules.eyes import EVERYTHING
from cryptonym.rules.game import Game
from cryptonym.rules.model import IDENTITY_OF, CardIndex, Seat
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.seating import dealt_in
from cryptonym.rules.variants import variant_of
from cryptonym.rules.views import View


def seats(game: Game | View) -> tuple[Seat, ...]:
    """The seats that play this game."""
    variant = variant_of(game.options)
    return tuple(dealt_in(variant, place.seat, game.team) for place in variant.places)


def to_act(game: Game | View) -> tuple[Seat, ...]:
    """The seats the game waits for, as far as one can see; none when it is over."""
    variant = variant_of(game.options)
    desks = variant.desks[variant.situation(game, EVERYTHING)]
    parts = ((seat, variant.part_of(seat, game.team)) for seat in seats(game))
    return tuple(seat for seat, part in parts if desks.get(part, NO_DESK).awaited)


def desk_of(game: Game | View, seat: Seat) -> Desk:
    """What somebody in this seat may do now, as far as they know."""
    variant = variant_of(game.options)
    if seat.plays and seat not in variant.place_of:
        return NO_DESK
    at = variant.situation(game, variant.eyes_of(seat))
    return variant.desks[at].get(variant.part_of(seat, game.team), NO_DESK)


def touchable(seen: View, desk: Desk) -> list[CardIndex]:
    """The cards that the commands on a desk may name, as far as one knows them."""
    if desk.touch == "none":
        return []
    if desk.touch == "open":
        return [card for card in seen.open_cards() if not seen.is_closed(card)]
    side = seen.team if desk.touch == "own" else seen.team.other
    return [card for card in seen.open_cards() if seen.identity(card) is IDENTITY_OF[side]]


def legal_commands(
    game: Game, seat: Seat, clues: Iterable[str] = (), now: int = 0
) -> list[cmd.Command]:
    """Every command `decide` would accept from this seat, talk aside.

    Clue words are endless, so give the ones you think of as `clues`; each comes back with
    every number that may be said.
    """
    acts = desk_of(game, seat).acts
    return [
        command
        for command in (*_candidates(game, acts, tuple(clues)), *_CLOCKS)
        if not isinstance(decide(game, seat, command, now=now), Refusal)
    ]


def _candidates(game: Game, acts: tuple[str, ...], clues: tuple[str, ...]) -> Iterator[cmd.Command]:
    """The commands that lie on a desk; `decide` knows more about words, and about the clock."""
    for word in clues:
        if "consult_clue" in acts:
            yield cmd.ConsultClue(word)
        if "give_clue" in acts:
            yield from [cmd.GiveClue(word, number) for number in game.variant.limits]
    on_cards = [kind for tag, kind in _ON_CARDS.items() if tag in acts]
    for card in game.open_cards():
        yield from [kind(card) for kind in on_cards]
    for tag, commands in _WITHOUT_CARDS.items():
        if tag in acts:
            yield from commands


_ON_CARDS = {
    "guess_word": cmd.GuessWord,
    "mark_card": cmd.MarkCard,
    "cover_penalty_word": cmd.CoverPenaltyWord,
    "cover_opponent_word": cmd.CoverOpponentWord,
}

_WITHOUT_CARDS: dict[str, tuple[cmd.Command, ...]] = {
    "answer_consult": (cmd.AnswerConsult(allow=True), cmd.AnswerConsult(allow=False)),
    "rule_clue": (cmd.RuleClue("uphold"), cmd.RuleClue("waive"), cmd.RuleClue("reject")),
    "stop_guessing": (cmd.StopGuessing(),),
    "give_up": (cmd.GiveUp(),),
    "skip_penalty": (cmd.SkipPenalty(),),
    "challenge_clue": (cmd.ChallengeClue(),),
    "accept_clue": (cmd.AcceptClue(),),
    "request_spelling": (cmd.RequestSpelling(),),
}

_CLOCKS: tuple[cmd.Command, ...] = (
    cmd.FlipTimer(),
    cmd.PauseTimer(),
    cmd.ResumeTimer(),
    cmd.ExpireTimer(),
)
