"""How well bots are understood by a hand of other making, and how well they understand it.

The protocol is in tests/judges/README.md. Boards with odd seeds are held out: weights are fitted
on even ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Final, Literal

import msgspec
import numpy as np
from msgspec.structs import replace

from benchmarks.figures import show
from benchmarks.third_hand import FAINT, ThirdHand, languages, third_hand
from cryptonym.arena.figures import Mean, average, rate
from cryptonym.bots.levels import LEVELS
from cryptonym.bots.lexicon import read_categories, read_neighbours, read_pass
from cryptonym.bots.mind import AssociativeMind, make_mind
from cryptonym.bots.spymaster import Plan, is_legal
from cryptonym.language.decks import cards, codenames
from cryptonym.language.presets import default_rules
from cryptonym.language.registry import load
from cryptonym.rules import Options, Refusal, begin, deal, to_act, view
from cryptonym.rules.commands import Command, GiveClue, GuessWord, StopGuessing
from cryptonym.rules.events import WordCovered
from cryptonym.rules.game import Game
from cryptonym.rules.model import IDENTITY_OF, Clue, Identity, Phase, Role, Seat
from cryptonym.rules.views import View
from cryptonym.testing.bots import played

BOARDS: Final = 300
GAMES: Final = 300
MOST_USED: Final = 20
MOST_GUESSES: Final = 4  # where a clue says no number
# How many own words, others' words and bystanders lie covered: openings, middles, ends.
STAGES: Final = ((0, 0, 0), (3, 3, 2), (6, 5, 4))

Kind = Literal["written", "neighbour", "form", "category", "shared"]
KINDS: Final[tuple[Kind, ...]] = ("written", "neighbour", "form", "category", "shared")


class Judged(msgspec.Struct, frozen=True):
    """One clue and what the third hand made of it."""

    number: int
    expected: float  # own words, by the spymaster
    own: int
    ending: Identity | None  # what was touched wrongly
    found: tuple[tuple[Kind, bool], ...]  # intended words
    misled: bool  # by a link that the hand has written down
    judged: bool  # it has a written link to some open card
    word: str = ""


def begun(language: str, seed: int) -> Game:
    """A game of both decks before its first clue."""
    options = Options(
        mode="teams", language=language, word_list="deck+second", house=default_rules(language)
    )
    dealt = deal(seed.to_bytes(32, "big"), cards(language, options.word_list), options)
    if isinstance(dealt, Refusal):
        raise TypeError(dealt.code)
    return begin(dealt)


def board(language: str, seed: int) -> Game:
    """A game at a stage that its seed says, whose covered cards chance has chosen."""
    game = begun(language, seed)
    chance = np.random.default_rng(seed)
    own, rival, bystander = STAGES[seed // 2 % len(STAGES)]
    gone: list[int] = []
    for identity, count in (
        (IDENTITY_OF[game.team], own),
        (IDENTITY_OF[game.team.other], rival),
        (Identity.BYSTANDER, bystander),
    ):
        lying = [c for c in range(len(game.words)) if identity_of(game, c) is identity]
        gone += map(int, chance.permutation(lying)[:count])
    covers = tuple(
        WordCovered(0, game.team, card, identity_of(game, card), "guess") for card in gone
    )
    return replace(game, covers=covers, covered=sum(1 << card for card in gone))


def identity_of(game: Game, card: int) -> Identity:
    """What lies under a card."""
    return game.key.identity(card)


def boards(language: str, *, held_out: bool = True, count: int = BOARDS) -> Iterator[Game]:
    """Boards with odd seeds, which nothing was fitted on, or with even ones."""
    return (board(language, 2 * at + held_out) for at in range(count))


def planned(game: Game, level: str = "hard") -> tuple[View, Plan]:
    """What a bot sees as spymaster on this board, and the clue it gives."""
    seen = view(game, Seat(Role.SPYMASTER, game.team))
    mind = AssociativeMind(LEVELS[level], 1, "ab")
    mind.act(seen)
    if mind.plan is None:
        raise TypeError("no clue")
    return seen, mind.plan


def judge_clue(game: Game, hand: ThirdHand) -> Judged:
    """One clue of a hard spymaster with the third hand as the listener."""
    seen, plan = planned(game)
    open_cards = list(seen.open_cards())
    number = plan.number if isinstance(plan.number, int) else len(plan.targets)
    touched, ending, misled = [], None, False
    drawn = {one.card: one for one in hand.drawn(plan.word, game.words, open_cards)}
    for card in hand.picks(plan.word, number, game.words, open_cards):
        touched.append(card)
        if identity_of(game, card) is not IDENTITY_OF[game.team]:
            ending, misled = identity_of(game, card), drawn[card].written
            break
    of_kind = kinds(game.options.language).of
    return Judged(
        number,
        plan.expected,
        len(touched) - (ending is not None),
        ending,
        tuple((of_kind(plan.word, game.words[c]), c in touched) for c in plan.targets),
        misled,
        any(one.written for one in drawn.values()),
        plan.word,
    )


class Kinds:
    """What links rest on, by our own files."""

    def __init__(self, language: str) -> None:
        self.pack = load(language)
        fold = self.pack.language.fold
        self.listed: dict[str, set[str]] = {}
        self.near: dict[str, set[str]] = {}
        for name in ("a", "b"):
            for card, words in read_pass(language, name).items():
                self.listed.setdefault(fold(card), set()).update(map(fold, words))
        for card, found in read_neighbours(language).items():
            self.near[fold(card)] = set(map(fold, found.confirmed))
        names = {kind: set(map(fold, words)) for kind, words in read_categories(language).items()}
        self.category = {
            fold(card): names.get(codename.category, set())
            for card, codename in codenames(language).items()
        }

    def of(self, clue: str, card: str) -> Kind:
        """The surest kind of link between a clue and a card."""
        fold, nothing = self.pack.language.fold, set[str]()
        said, face = fold(clue), fold(card)
        listed = self.listed.get(face, nothing)
        if said in listed or face in self.listed.get(said, nothing):
            return "written"
        if said in self.near.get(face, nothing):
            return "neighbour"
        families = set(self.pack.lexicon.families_of(said))
        if any(families.intersection(self.pack.lexicon.families_of(word)) for word in listed):
            return "form"
        return "category" if said in self.category.get(face, nothing) else "shared"


@cache
def kinds(language: str) -> Kinds:
    """The kinds of links of a language, read once."""
    return Kinds(language)


class Recalled(msgspec.Struct, frozen=True):
    """A clue of the third hand and what a hard operative made of it."""

    number: int
    top: int  # intended words among the first of the operative's list
    own: int
    wrong: bool


def judge_operative(game: Game, hand: ThirdHand) -> Recalled | None:
    """What a hard operative makes of a clue of the third hand; None where it has none."""
    team = game.team
    own, number, word = _clue_of(game, hand)
    if not word:
        return None
    meant = hand.meant(word, number, game.words, own)
    clue = Clue(game.turn, team, word, number)
    said = replace(game, clues=(clue,), phase=Phase.GUESS, guesses=0)
    mind = make_mind("hard", seed=1)
    top: list[int] = []
    hits, wrong = 0, False
    while len(top) < number or not wrong:
        guesser = view(said, Seat(Role.OPERATIVE, team))
        command = mind.act(guesser)
        if not top and mind.pick is not None:
            found = mind.pick.beliefs
            best = np.argsort(-found.meant, kind="stable")[:number]
            top = [found.cards[place] for place in map(int, best)]
        if not isinstance(command, GuessWord):
            break
        wrong = identity_of(game, command.card) is not IDENTITY_OF[team]
        if wrong:
            break
        hits += 1
        after = played(said, Seat(Role.OPERATIVE, team), command)
        if isinstance(after, Refusal) or after.phase is not Phase.GUESS:
            break
        said = after
    return Recalled(number, len(set(top).intersection(meant)), hits, wrong)


def _clue_of(game: Game, hand: ThirdHand) -> tuple[set[int], int, str]:
    """The own cards, and the number and word that the third hand says of some of them."""
    seen = view(game, Seat(Role.SPYMASTER, game.team))
    own = {c for c in seen.open_cards() if identity_of(game, c) is IDENTITY_OF[game.team]}
    others = set(seen.open_cards()) - own
    legal = ((w, n) for w, n in hand.clues(game.words, own, others) if is_legal(seen, w))
    word, number = next(legal, ("", 0))
    return own, number, word


def turn_of(game: Game, hand: ThirdHand) -> dict[str, object] | None:
    """A clue of the third hand as a turn in the format of docs/turns.md; None where it has none."""
    own, number, word = _clue_of(game, hand)
    if not word:
        return None
    meant = hand.meant(word, number, game.words, own)
    return {
        "v": 1,
        "language": game.options.language,
        "words": game.words,
        "covered": [card for card in range(len(game.words)) if game.is_covered(card)],
        "clue": word,
        "number": number,
        "intended": sorted(meant),
        "picks": meant,
        "cells": "".join(_cell(game, card) for card in range(len(game.words))),
        "source": "third hand",
    }


def _cell(game: Game, card: int) -> str:
    identity = identity_of(game, card)
    if identity is IDENTITY_OF[game.team]:
        return "o"
    return "x" if identity is Identity.ASSASSIN else "."


def favourites(language: str, games: int = GAMES) -> float:
    """The share of the most used clue words, in games of hard spymasters with the third hand."""
    hand, said = third_hand(language), Counter[str]()
    for seed in range(games):
        game = begun(language, 2 * seed + 1)
        while waited_for := to_act(game):
            seat = waited_for[0]
            command = _act(game, seat, hand, seed)
            if isinstance(command, GiveClue):
                said[command.word] += 1
            after = played(game, seat, command)
            if isinstance(after, Refusal):
                raise TypeError(after.code)
            game = after
    return sum(count for _, count in said.most_common(MOST_USED)) / said.total()


def _act(game: Game, seat: Seat, hand: ThirdHand, seed: int) -> Command:
    if seat.role is Role.SPYMASTER:
        command = make_mind("hard", seed=seed).act(view(game, seat))
        if command is None:
            raise TypeError(f"{seat} does nothing")
        return command
    clue, cards_left = game.clues[-1], view(game, seat).open_cards()
    number = clue.number if isinstance(clue.number, int) else MOST_GUESSES
    if game.guesses and game.guesses >= number:
        return StopGuessing(game.turn)
    best = hand.drawn(clue.word, game.words, cards_left)[0]
    if game.guesses and best.strength <= FAINT:
        return StopGuessing(game.turn)
    return GuessWord(best.card, game.turn)


def print_clues(name: str, found: list[Judged]) -> None:
    """The figures of many clues, with their intervals."""
    count = len(found)
    own = average([one.own for one in found])
    _mean(f"{name}.own", own, "words", ">=1.9")
    _share(f"{name}.wrong", sum(one.ending is not None for one in found), count, "<=0.2")
    _share(f"{name}.wrong_written", sum(one.misled for one in found), count, "-")
    killed = sum(one.ending is Identity.ASSASSIN for one in found)
    _share(f"{name}.assassin", killed, count, "<=0.005")
    plainly = sum(one.misled for one in found if one.ending is Identity.ASSASSIN)
    _share(f"{name}.assassin_written", plainly, count, "-")
    intended = [pair for one in found for pair in one.found]
    _share(f"{name}.intended", sum(hit for _, hit in intended), len(intended), ">=0.85")
    for kind in KINDS:
        of_kind = [hit for what, hit in intended if what == kind]
        if of_kind:
            _share(f"{name}.intended_{kind}", sum(of_kind), len(of_kind), "-")
    _mean(f"{name}.number", average([one.number for one in found]), "words", "-")
    _mean(f"{name}.expected", average([one.expected for one in found]), "words", "-")
    _share(f"{name}.unjudged", sum(not one.judged for one in found), count, "-")


def print_recall(name: str, found: list[Recalled]) -> None:
    """The figures of an operative."""
    numbers = sum(one.number for one in found)
    _share(f"{name}.recall", sum(one.top for one in found), numbers, "-")
    _mean(f"{name}.operative_own", average([one.own for one in found]), "words", "-")
    _share(f"{name}.operative_wrong", sum(one.wrong for one in found), len(found), "-")


def _mean(figure: str, found: Mean, unit: str, target: str) -> None:
    show(figure, found.value, unit, target, (found.low, found.high))


def _share(figure: str, hits: int, cases: int, target: str) -> None:
    found = rate(hits, cases)
    show(figure, found.value, f"of {cases}", target, (found.low, found.high))


def main() -> None:
    """Print what the third hand says, in each language that it has written."""
    for language in languages():
        hand = third_hand(language)
        laid = list(boards(language))
        print_clues(f"bots.judged.{language}", [judge_clue(game, hand) for game in laid])
        heard = [judge_operative(game, hand) for game in laid]
        print_recall(f"bots.judged.{language}", [one for one in heard if one is not None])
        show(f"bots.judged.{language}.favourites", favourites(language), "of all clues", "-")
