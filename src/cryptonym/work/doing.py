"""How each job is done: by whoever has the time, knowing nothing of tables and people."""

import asyncio
import io
import time
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any

import msgspec

from cryptonym.bodies.records import RecordChecked, RecordProblem
from cryptonym.daily.values import packed_day
from cryptonym.language.decks import cards as cards_of
from cryptonym.language.decks import lists_of, on_card
from cryptonym.language.joints import pieces_of
from cryptonym.language.referee import judge
from cryptonym.languages import CODES
from cryptonym.records import RecordError, positions_of, read_record, record_read, verify_record
from cryptonym.rules.cards import LONGEST_WORD, Card, faces_with, mix, one_sided, words_at
from cryptonym.rules.commands import Command, GiveClue, GuessWord
from cryptonym.rules.gate import view
from cryptonym.rules.mind import Mind
from cryptonym.rules.model import WATCHER, CardIndex
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.verdict import Verdict
from cryptonym.rules.views import View
from cryptonym.table.model import Because, Level, Words
from cryptonym.work.jobs import (
    AnalyseRecord,
    CheckRecord,
    DrawCode,
    FindParts,
    Job,
    JudgeClue,
    JudgeForOthers,
    MakeCards,
    MakeDay,
    PrintGame,
    Think,
    Unfit,
)

MOST_CLUES = 60  # far more than any real game has; each takes a moment's thought
LONGEST_TYPED = 2 * LONGEST_WORD  # of a codename; some are typed with more letters than printed
INK, PAPER = "#17171b", "#ffffff"

_JSON = msgspec.json.Encoder()
_PACKED = msgspec.msgpack.Encoder()


# ---- what can be asked


class ClueJudged(msgspec.Struct, frozen=True):
    """What the referee says of a clue, and the panel if it may be given."""

    verdict: Verdict
    panel: bytes = b""  # a `Taken` of the panel in JSON


class Made(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Cards, or why there are none; and their faces whose words lay on the table before."""

    cards: tuple[Card, ...]
    played: str = ""
    problem: Refusal | None = None


def carry_out(job: Job) -> bytes:
    """Do a job; raises `Unfit` if it cannot be done as asked."""
    return _DOERS[type(job)](job)


def _check_record(job: CheckRecord) -> bytes:
    try:
        record = read_record(job.record)
        opened = verify_record(record)
    except RecordError as error:
        problem = RecordProblem(error.code, error.line, error.found)
        return _JSON.encode(RecordChecked("damaged", problem))
    read = record_read(record)
    return _JSON.encode(RecordChecked("verified" if opened else "so_far", record=read))


def _analyse_record(job: AnalyseRecord) -> bytes:
    from cryptonym.bots.analysis import analyse  # noqa: PLC0415 # numpy, only where it is needed

    return _JSON.encode(analyse(_last_view(job.record), dict(job.meant)))


def _last_view(text: str) -> View:
    """The end of a game as everybody may see it."""
    try:
        record = read_record(text)
        finished = verify_record(record)
    except RecordError as error:
        raise Unfit(400, "malformed", error.code) from None
    if not finished:
        raise Unfit(400, "malformed", "not_finished")
    if record.options.language not in CODES:
        raise Unfit(400, "malformed", "language")
    last = view(list(positions_of(record))[-1], WATCHER)
    if len(last.clues) > MOST_CLUES:
        raise Unfit(413, "too_large", "clues")
    return last


def _draw_code(job: DrawCode) -> bytes:
    import segno  # noqa: PLC0415 # only where codes are drawn

    drawn = io.BytesIO()
    segno.make(job.text, error="m", micro=False).save(
        drawn, kind="svg", xmldecl=False, border=2, dark=INK, light=PAPER, omitsize=True
    )
    return drawn.getvalue()


def _find_parts(job: FindParts) -> bytes:
    found = {word: pieces_of(word, job.language) for word in job.words}
    return _JSON.encode({word: pieces for word, pieces in found.items() if len(pieces) > 1})


def _print_game(job: PrintGame) -> bytes:
    try:
        from cryptonym.paper.printing import print_game  # noqa: PLC0415 # an extra
    except ModuleNotFoundError:
        raise Unfit(501, "cannot_print") from None
    return print_game(
        job.what,
        job.language,
        mode=job.mode,
        paper=job.paper,
        word_list=job.word_list,
        address=job.address,
    )


def _make_cards(job: MakeCards) -> bytes:
    return _PACKED.encode(made_cards(job))


def made_cards(job: MakeCards) -> Made:
    """The cards of lists and own words, mixed. Thousands of words take a while."""
    cards = _cards(job.language, job.words)
    if isinstance(cards, Refusal):
        return Made((), problem=cards)
    words: set[str] = set()
    for one in job.played:
        before = _cards(one.language, one.words)
        words |= set() if isinstance(before, Refusal) else words_at(before, one.faces)
    return Made(cards, faces_with(cards, words) if words else "")


def _cards(language: str, words: Words) -> tuple[Card, ...] | Refusal:
    known = lists_of(language)
    lists = [cards_of(language, name) for name in words.lists if name in known]
    listed = mix(*lists)
    if listed and not words.own:
        return listed
    written = (on_card(language, word[:LONGEST_TYPED]) for word in words.own)
    own = one_sided(written)  # whether there are enough, the deal says
    return own if isinstance(own, Refusal) else mix(listed, own)


def _judge_clue(job: JudgeClue) -> bytes:
    verdict: Verdict = judge(job.word, None, job.visible, job.language, job.house)
    return _PACKED.encode(verdict)


def _think(job: Think) -> bytes:
    thought = Minds().thought(job.level, int(job.seed, 16), job.seen, explain=job.explain)
    return _PACKED.encode(thought)


def _make_day(job: MakeDay) -> bytes:
    from cryptonym.daily.choosing import Before, choose_day, kin_of  # noqa: PLC0415 # numpy

    before = Before(frozenset(job.cards), kin_of(job.language, job.clues))
    return packed_day(choose_day(job.date, job.language, bytes.fromhex(job.seed), before))


def _judge_for_others(job: JudgeForOthers) -> bytes:
    from cryptonym.daily.panel import judge_clue  # noqa: PLC0415 # numpy

    verdict = judge(job.word, None, job.words, job.language)
    if verdict.status != "legal":
        return _PACKED.encode(ClueJudged(verdict))
    word = verdict.clue or job.word
    taken = judge_clue(job.language, job.words, job.cells, word, job.number)
    return _PACKED.encode(ClueJudged(verdict, _JSON.encode(taken)))


_DOERS: dict[type, Callable[[Any], bytes]] = {
    CheckRecord: _check_record,
    AnalyseRecord: _analyse_record,
    DrawCode: _draw_code,
    FindParts: _find_parts,
    PrintGame: _print_game,
    MakeCards: _make_cards,
    JudgeClue: _judge_clue,
    Think: _think,
    MakeDay: _make_day,
    JudgeForOthers: _judge_for_others,
}


# ---- the minds of bots: loaded with the first bot, not with the server


class Thought(msgspec.Struct, frozen=True):
    """What a mind has decided, and why."""

    command: Command | None
    because: Because | None = None
    meant: tuple[CardIndex, ...] = ()  # from the same decision as the clue; told after the game
    seconds: float = 0.0


class Minds:
    """Makes minds and lets them think, never on the event loop: a language takes a moment."""

    async def think(
        self, workers: Executor, level: Level, seed: int, seen: View, *, explain: bool
    ) -> Thought:
        """What a bot does that sees this, thought of in a thread."""

        def thought() -> Thought:
            return self.thought(level, seed, seen, explain=explain)

        return await asyncio.get_running_loop().run_in_executor(workers, thought)

    def thought(self, level: Level, seed: int, seen: View, *, explain: bool) -> Thought:
        """What a bot does that sees this, and why."""
        begun = time.perf_counter()
        mind = self.make(level, seed)
        command = mind.act(seen)
        seconds = time.perf_counter() - begun
        because = self.because(mind, seen) if explain and isinstance(command, GuessWord) else None
        meant = self.meant(mind) if isinstance(command, GiveClue) else ()
        return Thought(command, because, meant, seconds)

    def make(self, level: Level, seed: int) -> Mind:
        """A mind for one seat of one game. It keeps nothing from one thought to the next."""
        from cryptonym.bots.mind import make_mind  # noqa: PLC0415 # numpy, only where bots play

        return make_mind(level, seed=seed)

    def meant(self, mind: Mind) -> tuple[CardIndex, ...]:
        """The cards that the clue a mind has just thought of is for, as far as it says."""
        from cryptonym.bots.mind import AssociativeMind  # noqa: PLC0415 # as above

        plan = mind.plan if isinstance(mind, AssociativeMind) else None
        return plan.targets if plan else ()

    def because(self, mind: Mind, seen: View) -> Because | None:
        """Why a mind has just picked a card, from what this seat sees, as far as it says."""
        from cryptonym.bots.explain import explain_pick  # noqa: PLC0415 # as above
        from cryptonym.bots.mind import AssociativeMind  # noqa: PLC0415

        pick = mind.pick if isinstance(mind, AssociativeMind) else None
        why = explain_pick(seen, pick) if pick else None
        return Because(why.word, why.via, why.direct) if why else None
