"""Juries: a doubtful clue between strangers is decided by three who have nothing to do with it.

They see the clue, its language and the words that lie open, and nothing of the key. Two votes
alike decide. After an hour those that there are have to do, and without any the referee's doubt
is for the clue.
"""

import msgspec

from cryptonym.proofs import alias_of
from cryptonym.rooms.entries import UnreadableTable
from cryptonym.rooms.room import RoomBusyError
from cryptonym.rooms.tables import Tables
from cryptonym.rules.legal import to_act
from cryptonym.rules.model import Consultation
from cryptonym.store.people import PersonId
from cryptonym.store.port import NoSuchTable, TableId
from cryptonym.store.strangers_port import Case, StrangersStore
from cryptonym.table.commands import JuryAnswer
from cryptonym.table.model import MemberId, Table

AN_HOUR = 3_600_000  # milliseconds
MAJORITY = 2  # of three
BLOCK = "block"  # a kind of belonging: whom somebody never plays with


class Seen(msgspec.Struct, frozen=True):
    """What a juror sees beside the clue, and what they do not see."""

    words: tuple[str, ...]
    refused: bool = False  # the referee was certain, and somebody asked all the same


_SEEN = msgspec.json.Decoder(Seen)


class Juries:
    """Asks juries and tells the tables what they say."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        tables.around.clue_doubted = self.doubted

    @property
    def _store(self) -> StrangersStore:
        return self._tables.around.store.strangers

    def doubted(self, table_id: TableId, table: Table) -> None:
        """Ask a jury about the question at a table, without anybody waiting for it."""
        asked = _asked(table)
        if asked is not None:
            self._tables.around.begin(self._open(table_id, table, asked[1]))

    async def _open(self, table_id: TableId, table: Table, question: Consultation) -> None:
        game = table.match.game
        words = tuple(sorted(game.visible())) if game else ()
        case = Case(
            table_id=table_id,
            question=_name(table),
            language=table.match.options.language,
            clue=question.word,
            word=question.reasons[0].word if question.reasons else "",
            body=msgspec.json.encode(Seen(words, question.refused)),
            until=self._tables.around.now() + AN_HOUR,
        )
        await self._store.open_case(case)

    async def case_for(self, person: PersonId, language: str) -> tuple[Case, Seen] | None:
        """A case that somebody may decide: of nobody who has blocked them, or the other way."""
        now = self._tables.around.now()
        for case in await self._store.cases(language, now, person):
            if await self._is_impartial(person, case):
                return case, _SEEN.decode(case.body)
        return None

    async def vote(self, person: PersonId, number: int, *, allow: bool) -> bool:
        """Count a vote; False if the case is not open to them, whoever guessed its number."""
        case = await self._store.case(number)
        if case is None or not await self._is_impartial(person, case):
            return False
        case = await self._store.vote(number, person, allow=allow, enough=MAJORITY)
        if case is not None and case.outcome is not None:
            await self._tell(case)
        return case is not None

    async def look(self) -> None:
        """Tell what was decided and is not told, and decide what has waited for an hour."""
        for case in await self._store.unsettled(self._tables.around.now()):
            await self._tell(case)

    async def _tell(self, case: Case) -> None:
        allow = _outcome(case)
        try:
            room = await self._tables.room(case.table_id)
            asked = _asked(room.table) if room and room.table else None
            if room and room.table and asked and _name(room.table) == case.question:
                await room.submit(asked[0], JuryAnswer(allow, case.clue))
        except (RoomBusyError, UnreadableTable, NoSuchTable):
            return  # the next look tells it
        await self._store.settle_case(case.id, outcome=allow, told=True)

    async def _is_impartial(self, person: PersonId, case: Case) -> bool:
        people = self._tables.around.store.people
        mine, me = {one.name for one in await people.kept(person, BLOCK)}, alias_of(person)
        for other in await self._store.seated(case.table_id):
            theirs = {one.name for one in await people.kept(other, BLOCK)} if other else set()
            if alias_of(other) in mine or me in theirs:
                return False
        return True


def _outcome(case: Case) -> bool:
    if case.outcome is not None:
        return case.outcome
    if case.yes != case.no:
        return case.yes > case.no
    return not _SEEN.decode(case.body).refused


def _asked(table: Table) -> tuple[MemberId, Consultation] | None:
    """Who would have to answer an open question among friends; a bot answers by itself."""
    game = table.match.game
    question = game.consultations[-1] if game and game.consultations else None
    if game is None or question is None or question.allowed is not None:
        return None
    seats = to_act(game)
    asked = [who for who, seat in table.match.seats.items() if seat in seats]
    people = [who for who in asked if not table.is_bot(who)]
    return (people[0], question) if people and len(people) == len(asked) else None


def _name(table: Table) -> str:
    """A question of this table, as no other is called."""
    game = table.match.game
    count = len(game.consultations) if game else 0
    return f"{table.match.number} {game.turn if game else 0} {count}"
