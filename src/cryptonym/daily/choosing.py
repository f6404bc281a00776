"""How the boards of a day are chosen: dealt by chance, kept if they measure up to the weekday."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Final

import msgspec

from cryptonym.daily.options import Ears, Option, ears_of, is_legal
from cryptonym.daily.values import (
    ASSASSIN,
    BYSTANDER,
    CARDS,
    CLUES,
    LEAST_OWN,
    MOST_OWN,
    OWN,
    VERSION,
    Day,
    DayBoard,
    DayClue,
)
from cryptonym.daily.week import Band, band_of
from cryptonym.language.decks import words as words_of
from cryptonym.rules.chance import Chance

LISTS: Final = "deck+second"
DEALS: Final = 400  # boards looked at before the band is widened
WIDER: Final = 0.03  # by so much each time
DISTANT: Final = 0.012  # of who hears a clue may take the assassin first
ENCODE_OWN: Final = 8
ENCODE_CLUES: Final = 3  # of bots, for the riddles
SHAPES: Final = ((3, 2, 2, 1), (3, 2, 2, 2), (3, 3, 2, 1), (2, 2, 2, 2), (2, 2, 2, 1))
TRIED: Final = 4000  # sets of four clues looked at on one board
MOST_OPTIONS: Final = {1: 14, 2: 36, 3: 12}  # of each number, the best


class Before(msgspec.Struct, frozen=True):
    """What must not come again so soon."""

    cards: frozenset[str] = frozenset()  # on a board of the last fortnight
    clues: frozenset[str] = frozenset()  # said in the last two months, with their forms, folded


def choose_day(date: str, language: str, seed: bytes, before: Before) -> Day:
    """The day that this seed draws: always the same for what was there before."""
    ears = ears_of(language)
    chance = Chance(seed, f"cryptonym daily {date} {language}")
    pool = [word for word in words_of(language, LISTS) if word not in before.cards]
    decode = _decode(ears, chance, pool, band_of(date), before.clues)
    left = [word for word in pool if word not in decode.words]
    said = before.clues | kin_of(language, (clue.word for clue in decode.clues))
    encode = _encode(ears, chance, left, band_of(date), said)
    return Day(VERSION, date, language, decode, encode, seed)


def kin_of(language: str, clues: Iterable[str]) -> frozenset[str]:
    """Clue words with all their forms, folded."""
    ears = ears_of(language)
    return frozenset().union(*map(ears.kin, clues))


def _deals(
    chance: Chance, pool: Sequence[str], band: Band
) -> Iterator[tuple[tuple[str, ...], Band]]:
    """Boards in the order they are drawn, with what is asked of them: less and less."""
    wider = band
    for count in range(1, 1_000_000):
        yield tuple(chance.sample(pool, CARDS)), wider
        if count % DEALS == 0:
            step = WIDER * (count // DEALS)
            wider = Band(band.low - step, 1.0, band.least - step, band.most + step)


def _decode(
    ears: Ears, chance: Chance, pool: Sequence[str], band: Band, said: Collection[str]
) -> DayBoard:
    for words, wanted in _deals(chance, pool, band):
        found = _by_number(_fitting(ears, words, wanted, said))
        for four in _fours(found, chance):
            board = _with_four(ears, words, four, wanted)
            if board is not None:
                return board
    raise RuntimeError("no board was found")  # chance would have to be against us for ever


def _fitting(ears: Ears, words: tuple[str, ...], band: Band, said: Collection[str]) -> list[Option]:
    """The clues in the band that the other hand finds too and nobody has said of late."""
    fold = ears.both.pack.language.fold
    return [
        option
        for option in ears.options(words, band)
        if fold(option.word) not in said
        and ears.is_spelt(option.word, (words[card] for card in option.targets))
    ]


def _by_number(found: Sequence[Option]) -> dict[int, list[Option]]:
    """The clues by their number, those that the other hand finds best first."""
    best = sorted(found, key=lambda option: -option.other)
    groups: dict[int, list[Option]] = {}
    for number, most in MOST_OPTIONS.items():
        groups[number] = [one for one in best if len(one.targets) == number][:most]
    return groups


def _fours(found: dict[int, list[Option]], chance: Chance) -> Iterator[tuple[Option, ...]]:
    """Sets of four clues of different kinds, about different cards and different topics."""
    tried = 0
    for shape in chance.sample(SHAPES, len(SHAPES)):
        if not all(found[number] for number in shape):
            continue
        mixed = {number: chance.sample(found[number], len(found[number])) for number in {*shape}}
        for four in _extend((), shape, mixed):
            yield four
            tried += 1
            if tried == TRIED:
                return


def _extend(
    chosen: tuple[Option, ...], shape: Sequence[int], found: dict[int, list[Option]]
) -> Iterator[tuple[Option, ...]]:
    if len(chosen) == CLUES:
        yield chosen
        return
    taken = {card for option in chosen for card in option.targets}
    for option in found[shape[len(chosen)]]:
        if taken.isdisjoint(option.targets) and all(_differ(option, one) for one in chosen):
            yield from _extend((*chosen, option), shape, found)


def _differ(one: Option, other: Option) -> bool:
    """Whether two clues of a day are of different kinds, and neither leads to the other's words."""
    if (one.kind, len(one.targets)) == (other.kind, len(other.targets)):
        return False
    if one.topics == other.topics:
        return False
    return not any(one.links[card] for card in other.targets)


def _with_four(
    ears: Ears, words: tuple[str, ...], four: Sequence[Option], band: Band
) -> DayBoard | None:
    """The board with these clues, easiest first; None if it does not do."""
    if not band.has_mean(sum(option.found for option in four) / CLUES):
        return None
    own = {card for option in four for card in option.targets}
    others = [card for card in range(CARDS) if card not in own]
    if not LEAST_OWN <= len(own) <= MOST_OWN or not _has_decoy(four, others):
        return None
    far = [card for card in others if _is_distant(card, four)]
    if not far or not all(is_legal(ears.language, words, option.word) for option in four):
        return None
    assassin = min(far, key=lambda card: max(option.drawn[card] for option in four))
    ordered = sorted(four, key=lambda option: -option.found)
    return DayBoard(words, _cells(own, assassin), tuple(map(_clue, ordered)))


def _cells(own: Collection[int], assassin: int) -> str:
    return "".join(
        OWN if card in own else ASSASSIN if card == assassin else BYSTANDER for card in range(CARDS)
    )


def _has_decoy(four: Sequence[Option], others: Sequence[int]) -> bool:
    """Whether somebody might see a clue for a card that it is not for."""
    return any(option.links[card] for option in four for card in others)


def _is_distant(card: int, four: Sequence[Option]) -> bool:
    return all(not option.links[card] and option.drawn[card] <= DISTANT for option in four)


def _clue(option: Option) -> DayClue:
    return DayClue(option.word, option.targets, option.kind, round(100 * option.found))


def _encode(
    ears: Ears, chance: Chance, pool: Sequence[str], band: Band, said: Collection[str]
) -> DayBoard:
    """A board with a key drawn by chance, on which bots know several clues for two or more."""
    for words, wanted in _deals(chance, pool, band):
        special = chance.sample(range(CARDS), ENCODE_OWN + 1)
        own, assassin = set(special[1:]), special[0]
        good = [
            option
            for option in _fitting(ears, words, wanted, said)
            if len(option.targets) > 1
            and own.issuperset(option.targets)
            and not option.links[assassin]
        ]
        clues = _separate(ears, words, sorted(good, key=_worth))
        if len(clues) == ENCODE_CLUES:
            return DayBoard(words, _cells(own, assassin), tuple(map(_clue, clues)))
    raise RuntimeError("no board was found")


def _worth(option: Option) -> float:
    return -len(option.targets) * option.found


def _separate(ears: Ears, words: tuple[str, ...], good: Sequence[Option]) -> list[Option]:
    """The best clues that are not about the same words."""
    found: list[Option] = []
    for option in good:
        if len(found) == ENCODE_CLUES:
            break
        kin = ears.kin(option.word)
        apart = all(
            set(option.targets) != set(one.targets) and kin.isdisjoint(ears.kin(one.word))
            for one in found
        )
        if apart and is_legal(ears.language, words, option.word):
            found.append(option)
    return found
