"""The contract of a mind: what every bot, ours or yours, has to keep at a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from cryptonym.language.decks import cards, lists_of
from cryptonym.language.presets import default_rules
from cryptonym.language.referee import judge_command
from cryptonym.languages import CODES
from cryptonym.rules import Options, Refusal, begin, deal, decide, fold, seats, to_act, view
from cryptonym.rules import commands as cmd
from cryptonym.rules.cards import is_picture
from cryptonym.rules.game import Game, redealt
from cryptonym.rules.mind import Mind
from cryptonym.rules.model import CardIndex, Seat, card_indexes, laid_out
from cryptonym.rules.options import CheckMode, Mode
from cryptonym.rules.variants import OURS, variant_named

MODES: Final[tuple[Mode, ...]] = tuple(variant.name for variant in OURS)
LONGEST: Final = 400  # commands of one game; more is a game that never ends
SPYMASTERS: Final = (
    cmd.GiveClue
    | cmd.ConsultClue
    | cmd.AnswerConsult
    | cmd.ChallengeClue
    | cmd.RuleClue
    | cmd.AcceptClue
    | cmd.CoverPenaltyWord
    | cmd.SkipPenalty
    | cmd.CoverOpponentWord
)


Make = Callable[[int], Mind]  # from a seed


def check_mind(
    make: Make,
    languages: Sequence[str] = CODES,
    modes: Sequence[Mode] = MODES,
    games: int = 1,
) -> None:
    """Raise AssertionError with every breach of the contract."""
    found = list(breaches(make, languages, modes, games))
    if found:
        listed = "\n".join(found)
        raise AssertionError(f"{len(found)} breaches of the contract of minds:\n{listed}")


def breaches(
    make: Make, languages: Sequence[str], modes: Sequence[Mode], games: int
) -> Iterator[str]:
    """Everything in which a mind breaks the contract, one line each."""
    for language in languages:
        for mode in (mode for mode in modes if is_played(language, mode)):
            for seed in range(games):
                where = f"{language} {mode} {seed}"
                game = new_game(language, mode, seed)
                yield from (f"{where}: {what}" for what in _whole_game(game, make, seed))
            yield from (f"{language} {mode}: {what}" for what in _offices(language, mode, make))


def is_played(language: str, mode: Mode) -> bool:
    """Whether a language has what is played with: not every one has pictures."""
    return variant_named(mode).usual_list in lists_of(language)


def new_game(language: str, mode: Mode, seed: int, check: CheckMode = "guard") -> Game:
    """A game dealt from a language's deck."""
    options = Options(mode=mode, language=language, check=check, house=default_rules(language))
    dealt = deal(seed.to_bytes(32, "big"), cards(language, options.word_list), options)
    if isinstance(dealt, Refusal):
        raise TypeError(dealt.code)
    return begin(dealt)


def played(game: Game, seat: Seat, command: cmd.Command) -> Game | Refusal:
    """The game after a command, with the referee at the table."""
    outcome = decide(game, seat, command, judge_command(game, command))
    return outcome if isinstance(outcome, Refusal) else fold(game, outcome)


def _whole_game(game: Game, make: Make, seed: int) -> Iterator[str]:
    """Every seat is asked at every step; nobody may be refused, and the game has to end."""
    minds = {seat: make(seed) for seat in seats(game)}
    again = {seat: make(seed) for seat in seats(game)}
    for _ in range(LONGEST):
        waited_for = to_act(game)
        if not waited_for:
            yield from _quiet_after_the_end(game, minds)
            return
        commands = {}
        for seat, mind in minds.items():
            seen = view(game, seat)
            commands[seat] = mind.act(seen)
            yield from _wrong(game, seat, commands[seat])
            if again[seat].act(seen) != commands[seat]:
                yield f"{seat}: the same seed and the same views bring another command"
            if _looks_behind(game, seat, make, seed):
                yield f"{seat}: acts differently on what nobody in its seat can know (R17)"
        acting = next((seat for seat in waited_for if commands[seat] is not None), waited_for[0])
        command = commands[acting]
        if command is None:
            yield f"{acting}: does nothing, and the game waits for it ({game!r})"
            return
        after = played(game, acting, command)
        if isinstance(after, Refusal):
            return  # said already
        game = after
    yield f"no end after {LONGEST} commands"


def _wrong(game: Game, seat: Seat, command: cmd.Command | None) -> Iterator[str]:
    if command is None:
        return
    if not game.variant.guesses(seat) and not isinstance(command, SPYMASTERS):
        yield f"{seat}: a spymaster says nothing but clues (R28): {command}"
    outcome = played(game, seat, command)
    if isinstance(outcome, Refusal):
        yield f"{seat}: {command} was refused: {outcome.code} {outcome.params}"


def _looks_behind(game: Game, seat: Seat, make: Make, seed: int) -> bool:
    """Whether a mind does something else where only the hidden part of the key is different."""
    twin = twin_of(game, seat)
    if twin.key == game.key:
        return False
    return make(seed).act(view(game, seat)) != make(seed).act(view(twin, seat))


def twin_of(game: Game, seat: Seat) -> Game:
    """The same table with all that looks alike from a seat dealt the other way round.

    Covered cards keep among themselves, so that the same words are left.
    """
    cells, seen = game.key.cells, view(game, seat).cells
    alike: dict[tuple[str, bool], list[CardIndex]] = {}
    for card, letter in laid_out(seen):
        alike.setdefault((letter, game.is_covered(card)), []).append(card)
    turned = {
        card: cells[other]
        for cards in alike.values()
        for card, other in zip(cards, reversed(cards), strict=True)
    }
    key = replace(game.key, cells="".join(turned[card] for card in card_indexes(len(cells))))
    return redealt(game, key=key, commitment="0" * 64)


def _quiet_after_the_end(game: Game, minds: dict[Seat, Mind]) -> Iterator[str]:
    for seat, mind in minds.items():
        if mind.act(view(game, seat)) is not None:
            yield f"{seat}: acts after the end of the game"


def _offices(language: str, mode: Mode, make: Make) -> Iterator[str]:
    """A clue that is a codename on the table: asked about, challenged, penalised (R57-R60).

    Where pictures lie, it is one of several words (P3, P4).
    """
    for check in ("guard", "referee"):
        game = new_game(language, mode, 7, check)
        giver = to_act(game)[0]
        face = game.words[0]
        several = " ".join(card[0] for card in cards(language)[:2])
        word = (several if is_picture(face) else face).lower()
        bad = cmd.ConsultClue(word, 2) if check == "guard" else cmd.GiveClue(word, 2)
        asked = played(game, giver, bad)
        while not isinstance(asked, Refusal) and giver not in (waited_for := to_act(asked)):
            seat = waited_for[0]
            command = make(1).act(view(asked, seat))
            if command is None:
                yield f"{seat}: does not answer ({asked!r})"
                break
            yield from _wrong(asked, seat, command)
            if isinstance(command, cmd.AnswerConsult) and command.allow:
                yield f"{seat}: allows {word}, which no spymaster may say (R25, R29)"
            if isinstance(command, cmd.GiveClue | cmd.GuessWord):
                break
            asked = played(asked, seat, command)
