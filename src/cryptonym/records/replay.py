"""Playing a record through: every line must be what the rules make of the one before."""

from collections import deque
from collections.abc import Collection, Iterator, Sequence

from msgspec.structs import replace

from cryptonym.records.errors import RecordError
from cryptonym.records.record import Record
from cryptonym.records.write import line_of, lines_before_log
from cryptonym.rules import commands as cmd
from cryptonym.rules import events as ev
from cryptonym.rules.decide import decide
from cryptonym.rules.evolve import begin, evolve
from cryptonym.rules.fairness import verify
from cryptonym.rules.game import Game
from cryptonym.rules.gate import recorded
from cryptonym.rules.legal import seats
from cryptonym.rules.model import Key, Phase
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.variant import Variant
from cryptonym.rules.variants import variant_of
from cryptonym.rules.verdict import Verdict
from cryptonym.rules.views import LogEvent


def verify_record(record: Record) -> bool:
    """Whether the record is whole and true; raises RecordError with the line that is not.

    A finished record also opens its commitment. For a game so far the answer is False: its
    deal cannot be checked yet, only its log.
    """
    last = deque(positions_of(record), maxlen=1).pop()
    result_line = lines_before_log(record) + len(record.log) + 1
    if last.result != record.result:
        raise RecordError("wrong_result", result_line)
    if record.salt is None:
        return False
    variant = variant_of(record.options)
    if not verify(record.commitment, record.words, record.key, record.salt, variant.sealed_as):
        raise RecordError("broken_commitment", result_line + 1)
    pattern = record.key.pattern  # the commitment does not hold it: the card itself does
    if pattern is not None and variant.deck.key(pattern, record.key.turned) != record.key:
        raise RecordError("bad_value", line_of(record, "pattern"), f"pattern {pattern}")
    return True


def positions_of(record: Record) -> Iterator[Game]:
    """The game after the deal and after every line of the log.

    While the game lasts, hidden cells are those of some key that agrees with what was seen: look
    at such games through the eyes of a watcher only.
    """
    game = _start(record)
    yield game
    due: deque[ev.Event] = deque()
    for index, event in enumerate(record.log):
        line = lines_before_log(record) + index + 1
        if due:
            if not _is_same(due.popleft(), event):
                raise RecordError("illegal_event", line)
        else:
            due = deque(_outcome(game, event, line))
            due.popleft()
        game = evolve(game, event)
        while due and not isinstance(due[0], LogEvent):
            game = evolve(game, due.popleft())
        yield game
    if due:
        raise RecordError("truncated", lines_before_log(record) + len(record.log) + 1)


def _is_same(made: ev.Event, logged: LogEvent) -> bool:
    """Whether what `decide` made is what the log tells, which is silent on what was private."""
    if isinstance(logged, ev.ClueGiven):
        logged = replace(logged, allowed=False)  # nobody is asked again
    return recorded(made, finished=True) == logged


def _start(record: Record) -> Game:
    # No clue is judged again: what was said at the table has been said, whatever it was.
    options = replace(record.options, check="free")
    variant = variant_of(options)
    key = record.key if record.finished else _filled(record, variant)
    if not variant.is_valid(key):
        raise RecordError("bad_key", line_of(record, "key") + 1)
    return begin(ev.Dealt(options, record.words, key, record.salt or "", record.commitment))


def _filled(record: Record, variant: Variant) -> Key:
    """Some key that agrees with what has been seen; the key itself if there is none."""
    key, tiles = record.key, variant.tiles(record.key.start)
    for possible in variant.possible(variant, key.cells, record.log):
        cells = _laid(tiles, possible)
        if cells:
            return Key(cells, key.start)
    return key


def _laid(tiles: str, possible: Sequence[Collection[str]]) -> str:
    """All tiles laid out, so that at each place one of the possible ones lies; nothing if not."""
    place_of: dict[int, int] = {}  # of each tile that lies already

    def lay(at: int, tried: set[int]) -> bool:
        """A tile for this place; one that lies elsewhere if that place can have another."""
        for tile, letter in enumerate(tiles):
            if tile in tried or letter not in possible[at]:
                continue
            tried.add(tile)
            if tile not in place_of or lay(place_of[tile], tried):
                place_of[tile] = at
                return True
        return False

    if not all(lay(at, set()) for at in range(len(possible))):
        return ""
    letter_at = {at: tiles[tile] for tile, at in place_of.items()}
    return "".join(letter_at[at] for at in range(len(possible)))


def _outcome(game: Game, event: LogEvent, line: int) -> tuple[ev.Event, ...]:
    """What the rules make of the action behind a line, starting with the line itself."""
    unasked = _without_command(game, event)
    if unasked:
        return unasked
    command = _command(event, game.variant)
    if command is None:
        raise RecordError("illegal_event", line)
    said = Verdict("legal", clue=event.word) if isinstance(event, ev.ClueGiven) else None
    outcome = _done_by_anybody(game, command, said, event)
    if isinstance(outcome, Refusal):
        raise RecordError("illegal_event", line, outcome.code)
    if not outcome:
        raise RecordError("illegal_event", line)
    return outcome


def _done_by_anybody(
    game: Game, command: cmd.Command, said: Verdict | None, event: LogEvent
) -> tuple[ev.Event, ...] | Refusal:
    """What comes of a command by whoever leads to this line; nothing if it leads elsewhere.

    A log names nobody but who challenges.
    """
    named = event.by if isinstance(event, ev.ClueChallenged) else None
    refusals, accepted = [], False
    for seat in (named,) if named else seats(game):
        outcome = decide(game, seat, command, said)
        if isinstance(outcome, Refusal):
            refusals.append(outcome)
        elif outcome and _is_same(outcome[0], event):
            return outcome
        else:
            accepted = True
    if accepted:
        return ()
    telling = (one for one in refusals if one.code not in {"wrong_role", "not_your_turn"})
    return next(telling, refusals[-1])


def _without_command(game: Game, event: LogEvent) -> tuple[ev.Event, ...]:
    """What the clock and the referee do without anybody's command; nothing if they did not."""
    if isinstance(event, ev.TurnEnded) and event.reason == "timeout":
        timed = game.options.time.kind == "strict" and game.phase in {Phase.CLUE, Phase.GUESS}
        made = game.variant.end_turn(game, "timeout", 0) if timed else ()
        logged = tuple(one for one in made if isinstance(one, LogEvent))
        return logged if logged[:1] == (event,) else ()
    if isinstance(event, ev.ClueChallenged) and event.by is None:
        unsettled = game.phase is Phase.GUESS and game.guesses == 0 and game.standing == "open"
        return (event,) if unsettled else ()
    return ()


def _command(event: LogEvent, variant: Variant) -> cmd.Command | None:
    match event:
        case ev.ClueGiven():
            return cmd.GiveClue(event.word, event.number)
        case ev.WordCovered(cause="guess") | ev.WordTouched():
            return cmd.GuessWord(event.card)
        case ev.WordCovered(cause="penalty"):
            return cmd.CoverPenaltyWord(event.card)
        case ev.WordCovered():
            return cmd.CoverOpponentWord(event.card)
        case ev.TurnEnded(reason="stopped"):
            return cmd.StopGuessing()
        case ev.CluePenalised() if not variant.rivals:
            return cmd.ChallengeClue()  # nobody else has to rule on it
        case _:
            return _RULINGS.get(type(event))


_RULINGS: dict[type, cmd.Command] = {
    ev.ClueChallenged: cmd.ChallengeClue(),
    ev.ChallengeRejected: cmd.RuleClue("reject"),
    ev.ClueWaived: cmd.RuleClue("waive"),
    ev.CluePenalised: cmd.RuleClue("uphold"),
    ev.ClueAccepted: cmd.AcceptClue(),
    ev.PenaltySkipped: cmd.SkipPenalty(),
    ev.GaveUp: cmd.GiveUp(),
}
