"""The daily in memory, for tests."""

# ruff: noqa: D102 # the port says what each method promises

from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence

from msgspec.structs import asdict, replace

from cryptonym.store.daily_lines import (
    DailyLine,
    Given,
    KeptAgreement,
    KeptAnswer,
    KeptClue,
    KeptDay,
    KeptTry,
    KeptTurn,
    StoredClue,
    Try,
    TryKey,
    Verdict,
    WholeSolver,
)
from cryptonym.store.daily_port import MOST_REPORTS, MOST_SHOWN, DailyStore


class DailyShelf:
    """What memory stores hold of the daily."""

    def __init__(self) -> None:
        self.days: dict[tuple[str, str], bytes] = {}
        self.tries: dict[TryKey, Try] = {}
        self.clues: dict[int, StoredClue] = {}
        self.answers: dict[tuple[str, int], KeptAnswer] = {}  # by solver and clue
        self.agreed: dict[str, bool] = {}
        self.turns: list[bytes] = []


class MemoryDaily(DailyStore):
    """Keeps every promise except to outlive the process."""

    def __init__(self, shelf: DailyShelf) -> None:
        self._shelf = shelf

    async def put_day(self, language: str, date: str, body: bytes, clues: Sequence[Given]) -> bool:
        if (language, date) in self._shelf.days:
            return False
        self._shelf.days[language, date] = body
        for clue in clues:
            self._add(clue)
        return True

    def _add(self, clue: Given) -> StoredClue:
        number = max(self._shelf.clues, default=0) + 1
        self._shelf.clues[number] = StoredClue(number, clue)
        return self._shelf.clues[number]

    async def days(self, language: str, first: str, last: str) -> list[tuple[str, bytes]]:
        return [
            (date, body)
            for (spoken, date), body in sorted(self._shelf.days.items())
            if spoken == language and first <= date <= last
        ]

    async def begin(self, key: TryKey, *, late: bool, now: int) -> Try:  # noqa: ARG002 # kept elsewhere
        return self._shelf.tries.setdefault(key, Try(key, late=late))

    async def find_try(self, key: TryKey) -> Try | None:
        return self._shelf.tries.get(key)

    async def move(
        self,
        before: Try,
        move: str,
        *,
        result: str | None,
        late: bool,
        now: int,  # noqa: ARG002 # kept elsewhere
        turn: bytes | None = None,
    ) -> bool:
        now_there = self._shelf.tries[before.which]
        if now_there.moves == before.moves and now_there.result is None:
            moves = before.moves + move
            self._shelf.tries[before.which] = Try(
                before.which, moves, result, now_there.late or late
            )
            if turn is not None:
                self._shelf.turns.append(turn)
            return True
        return now_there.moves == before.moves + move

    async def tries(self, solver: str, language: str) -> list[Try]:
        found = (
            one
            for key, one in self._shelf.tries.items()
            if (key.solver, key.language) == (solver, language)
        )
        return sorted(found, key=lambda one: (one.which.date, one.which.puzzle))

    async def results(self, language: str, date: str, puzzle: str) -> dict[str, int]:
        return Counter(
            one.result
            for key, one in self._shelf.tries.items()
            if (key.language, key.date, key.puzzle) == (language, date, puzzle)
            and one.result is not None
            and not one.late
        )

    async def give(self, clue: Given, *, late: bool, now: int) -> StoredClue:  # noqa: ARG002 # kept elsewhere
        found = await self.clue_of(clue.solver, clue.language, clue.date)
        if found is not None:
            return found
        key = TryKey(clue.solver, clue.language, clue.date, "encode")
        self._shelf.tries[key] = Try(key, result="given", late=late)
        return self._add(clue)

    async def clue_of(self, solver: str, language: str, date: str) -> StoredClue | None:
        wanted = (solver, language, date)
        for one in self._shelf.clues.values():
            if (one.given.solver, one.given.language, one.given.date) == wanted:
                return one
        return None

    async def next_riddle(
        self,
        solver: str,
        language: str,
        last: str,
        now: int,
    ) -> StoredClue | None:
        shelf = self._shelf
        mine = {clue: one for (who, clue), one in shelf.answers.items() if who == solver}
        spoken = [one for one in shelf.clues.values() if one.given.language == language]
        for one in spoken:
            is_open = one.id in mine and mine[one.id].verdict == "open"
            if is_open and not self._knows(solver, language, one.given.date):
                return one
        seen = {one.date for one in mine.values() if one.language == language}
        good = [
            one
            for one in spoken
            if one.given.date <= last
            and one.given.date not in seen
            and one.given.solver != solver
            and (one.shown < MOST_SHOWN or not one.given.solver)
            and one.reports < MOST_REPORTS
            and not self._knows(solver, language, one.given.date)
        ]
        if not good:
            return None
        best = min(good, key=lambda one: (not one.given.solver, one.shown, one.id))
        shelf.clues[best.id] = replace(best, shown=best.shown + 1)
        shelf.answers[solver, best.id] = KeptAnswer(
            solver, language, best.given.date, "", "", "open", "", now
        )
        return shelf.clues[best.id]

    def _knows(self, solver: str, language: str, date: str) -> bool:
        return TryKey(solver, language, date, "encode") in self._shelf.tries

    async def riddle(self, solver: str, clue: int) -> tuple[StoredClue, Verdict, str] | None:
        answer = self._shelf.answers.get((solver, clue))
        if answer is None or clue not in self._shelf.clues:
            return None
        return self._shelf.clues[clue], answer.verdict, answer.picks

    async def answer(
        self,
        solver: str,
        clue: int,
        verdict: Verdict,
        picks: str,
        *,
        found: int,
        turn: bytes | None = None,
    ) -> bool:
        before = self._shelf.answers.get((solver, clue))
        if before is None or before.verdict != "open" or clue not in self._shelf.clues:
            return False
        one = self._shelf.clues[clue]
        if self._knows(solver, one.given.language, one.given.date):
            verdict, turn = "seen", None
        self._shelf.answers[solver, clue] = replace(before, verdict=verdict, picks=picks)
        self._shelf.clues[clue] = replace(
            one,
            answers=one.answers + (verdict == "picked"),
            found=one.found + (found if verdict == "picked" else 0),
            unfair=one.unfair + (verdict == "unfair"),
            reports=one.reports + (verdict == "reported"),
        )
        if turn is not None:
            self._shelf.turns.append(turn)
        return True

    async def picks(self, clue: int) -> list[str]:
        return [
            one.picks
            for (_, answered), one in self._shelf.answers.items()
            if answered == clue and one.verdict == "picked"
        ]

    async def agree(self, solver: str, *, agreed: bool) -> None:
        self._shelf.agreed[solver] = agreed

    async def agreed(self, solver: str) -> bool | None:
        return self._shelf.agreed.get(solver)

    async def turns(self, after: int, limit: int) -> list[tuple[int, bytes]]:
        some = self._shelf.turns[after : after + limit]
        return list(enumerate(some, after + 1))

    async def adopt(self, device: str, person: str) -> None:
        shelf = self._shelf
        for key in [key for key in shelf.tries if key.solver == device]:
            mine = replace(shelf.tries.pop(key), which=replace(key, solver=person))
            there = shelf.tries.get(mine.which)
            if there is None or _kept_try(mine).weight > _kept_try(there).weight:
                shelf.tries[mine.which] = mine
        for clue in list(shelf.clues.values()):
            given = clue.given
            if given.solver == device and not await self.clue_of(
                person, given.language, given.date
            ):
                shelf.clues[clue.id] = replace(clue, given=replace(given, solver=person))
        for who, clue_id in [place for place in shelf.answers if place[0] == device]:
            answer = replace(shelf.answers.pop((who, clue_id)), solver=person)
            shelf.answers.setdefault((person, clue_id), answer)
        if device in shelf.agreed:
            shelf.agreed.setdefault(person, shelf.agreed.pop(device))

    async def whole(self, solver: str) -> WholeSolver:
        shelf = self._shelf
        tries = (_kept_try(one) for key, one in shelf.tries.items() if key.solver == solver)
        clues = (_kept_clue(one) for one in shelf.clues.values() if one.given.solver == solver)
        answers = (one for one in self._kept_answers() if one.solver == solver)
        return WholeSolver(
            tuple(sorted(tries, key=lambda one: (one.language, one.date, one.puzzle))),
            tuple(clues),
            tuple(answers),
            shelf.agreed.get(solver),
        )

    async def forget(self, solver: str) -> None:
        shelf = self._shelf
        shelf.tries = {key: one for key, one in shelf.tries.items() if key.solver != solver}
        shelf.clues = {n: one for n, one in shelf.clues.items() if one.given.solver != solver}
        shelf.answers = {at: one for at, one in shelf.answers.items() if at[0] != solver}
        shelf.agreed.pop(solver, None)

    def lines(self) -> AsyncIterator[DailyLine]:
        async def tell() -> AsyncIterator[DailyLine]:
            for line in self.kept():
                yield line

        return tell()

    def kept(self) -> Iterator[DailyLine]:
        """The same, at once."""
        shelf = self._shelf
        for (language, date), body in sorted(shelf.days.items()):
            yield KeptDay(language, date, body)
        yield from map(_kept_try, shelf.tries.values())
        yield from map(_kept_clue, shelf.clues.values())
        yield from self._kept_answers()
        for solver, agreed in sorted(shelf.agreed.items()):
            yield KeptAgreement(solver, agreed)
        yield from map(KeptTurn, shelf.turns)

    def _kept_answers(self) -> Iterator[KeptAnswer]:
        for (_, clue), one in sorted(self._shelf.answers.items()):
            if clue in self._shelf.clues:
                given = self._shelf.clues[clue].given
                yield replace(one, giver=given.solver, word=given.word)

    async def restore(self, line: DailyLine) -> bool:
        shelf = self._shelf
        match line:
            case KeptDay():
                return await self.put_day(line.language, line.date, line.body, ())
            case KeptTry():
                key = TryKey(line.solver, line.language, line.date, line.puzzle)
                one = Try(key, line.moves, line.result, line.late)
                return shelf.tries.setdefault(key, one) is one
            case KeptClue():
                if self._known(line.solver, line):
                    return False
                given = Given(*(getattr(line, field) for field in Given.__struct_fields__))
                added = self._add(given)
                counts = {f: getattr(line, f) for f in StoredClue.__struct_fields__[2:]}
                shelf.clues[added.id] = replace(added, **counts)
                return True
            case KeptAnswer():
                clue = self._known(line.giver, line)
                if not clue or (line.solver, clue) in shelf.answers:
                    return False
                shelf.answers[line.solver, clue] = line
                return True
            case KeptAgreement():
                known = line.solver in shelf.agreed
                shelf.agreed.setdefault(line.solver, line.agreed)
                return not known
            case KeptTurn():
                shelf.turns.append(line.body)
                return True

    def _known(self, giver: str, line: KeptClue | KeptAnswer) -> int:
        """The clue that a line is about; 0 if there is none."""
        for one in self._shelf.clues.values():
            at = (one.given.solver, one.given.language, one.given.date)
            if at == (giver, line.language, line.date) and (giver or one.given.word == line.word):
                return one.id
        return 0


def _kept_try(one: Try) -> KeptTry:
    key = one.which
    return KeptTry(
        key.solver, key.language, key.date, key.puzzle, one.moves, one.result, one.late, 0
    )


def _kept_clue(one: StoredClue) -> KeptClue:
    counts = {field: getattr(one, field) for field in StoredClue.__struct_fields__[2:]}
    return KeptClue(**asdict(one.given), **counts)
