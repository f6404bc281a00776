"""Two thousand people with known habits: distributions, riddles served, panel against people."""

import asyncio
import random
from collections import Counter

from cryptonym.daily.making import make_days
from cryptonym.daily.panel import judge_clue
from cryptonym.daily.solving import card_of, letter_of, letters_of, rows_of, solve
from cryptonym.daily.telling import numbers_of
from cryptonym.daily.values import OWN, Day, packed_day
from cryptonym.store.daily_lines import Given, TryKey
from cryptonym.store.daily_port import MOST_SHOWN
from cryptonym.store.memory import MemoryStore

PEOPLE = 2000
GIVERS = 60
NOW = 1_795_003_200_000
LANGUAGE, DATE = "it", "2026-11-18"


def skilled(chance: random.Random, wanted: list[int], others: list[int], skill: float) -> int:
    """A card: with so much skill one that was meant, else any."""
    return chance.choice(wanted if wanted and chance.random() < skill else others)


async def solve_day(store: MemoryStore, day: Day, name: str, skill: float) -> None:
    chance = random.Random(name)
    begun = await store.daily.begin(TryKey(name, LANGUAGE, DATE, "decode"), late=False, now=NOW)
    moves = ""
    while not (solved := solve(day.decode, moves)).ending:
        now = solved.clued[-1]
        meant = [c for c in day.decode.clues[now.clue].targets if c not in solved.touched]
        rest = [c for c in range(20) if c not in solved.touched]
        move = letter_of(skilled(chance, meant, rest, skill)) if meant else ">"
        after = solve(day.decode, moves + move)
        result = rows_of(day.decode, after) if after.ending else None
        one = await store.daily.find_try(begun.which)
        assert one is not None
        assert await store.daily.move(one, move, result=result, late=False, now=NOW)
        moves += move


def test_a_population_is_counted_served_and_compared_with_the_panel() -> None:
    day = next(iter(make_days(LANGUAGE, DATE, 1, b"population")))
    board = day.encode
    habits = {f"person {n}": (0.95, 0.6, 0.2)[n % 3] for n in range(PEOPLE)}

    async def story() -> None:
        store = MemoryStore()
        await store.daily.put_day(LANGUAGE, DATE, packed_day(day), ())
        for name, skill in habits.items():
            await solve_day(store, day, name, skill)
        numbers = numbers_of(
            await store.daily.results(LANGUAGE, DATE, "decode"), len(day.decode.own)
        )
        assert numbers.solvers == PEOPLE
        by_skill = {
            skill: [
                (one[0].result or "").count(OWN)
                for name, own in habits.items()
                if own == skill
                if (one := await store.daily.tries(name, LANGUAGE))
            ]
            for skill in (0.95, 0.6, 0.2)
        }
        means = [sum(found) / len(found) for found in by_skill.values()]
        assert means[0] > means[1] > means[2]
        assert sum(n * count for n, count in enumerate(numbers.found)) == sum(
            map(sum, by_skill.values())
        )

        good, bad = board.clues[0], "zzyzx"
        givers = [f"giver {n}" for n in range(GIVERS)]
        for n, name in enumerate(givers):
            word = good.word if n % 2 else bad
            clue = Given(name, LANGUAGE, DATE, word, good.number, letters_of(good.targets), b"{}")
            await store.daily.give(clue, late=False, now=NOW)
        shown: Counter[int] = Counter()
        served: set[tuple[str, int]] = set()
        for name, skill in habits.items():
            riddle = await store.daily.next_riddle(name, LANGUAGE, DATE, NOW)
            if riddle is None:
                continue
            assert (name, riddle.id) not in served
            served.add((name, riddle.id))
            shown[riddle.id] += 1
            chance = random.Random(f"{name} riddle")
            understood = skill if riddle.given.word == good.word else 0.0
            picks: list[int] = []
            for _ in range(riddle.given.number):
                meant = [c for c in map(card_of, riddle.given.meant) if c not in picks]
                rest = [c for c in range(20) if c not in picks]
                picks.append(skilled(chance, meant, rest, understood))
                if board.cells[picks[-1]] != OWN:
                    break
            found = sum(board.cells[card] == OWN for card in picks)
            await store.daily.answer(name, riddle.id, "picked", letters_of(picks), found=found)
            assert await store.daily.next_riddle(name, LANGUAGE, DATE, NOW) is None, "one board"
        assert set(shown.values()) == {MOST_SHOWN}
        assert len(shown) == GIVERS
        shares: dict[str, list[float]] = {good.word: [], bad: []}
        for name in givers:
            stored = await store.daily.clue_of(name, LANGUAGE, DATE)
            assert stored is not None
            assert (stored.shown, stored.answers) == (MOST_SHOWN, MOST_SHOWN)
            shares[stored.given.word].append(stored.found / (stored.answers * good.number))
        people = {word: sum(some) / len(some) for word, some in shares.items()}
        panel = {
            word: judge_clue(LANGUAGE, board.words, board.cells, word, good.number).expected
            for word in shares
        }
        assert people[good.word] > people[bad] + 0.15
        assert panel[good.word] > panel[bad] + 0.3, "both tell a good clue from a bad one"

    asyncio.run(story())
