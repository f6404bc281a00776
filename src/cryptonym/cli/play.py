"""`cryptonym play`: a game on one screen, for as many people as sit around it."""

import contextlib
import os
from pathlib import Path
from typing import Annotated, cast, get_args

import typer
from msgspec.structs import replace

from cryptonym.bots.embeddings import has_meaning, prepare_in_background
from cryptonym.cli.choices import BAD_USAGE, choose, one_of, screen_in
from cryptonym.cli.company import Wanted
from cryptonym.cli.hotseat import HotSeat
from cryptonym.cli.keyboard import Quit
from cryptonym.cli.manual import show_manual
from cryptonym.cli.saving import save_record
from cryptonym.cli.screen import Screen
from cryptonym.cli.table import OneScreenTable
from cryptonym.cli.wording import refusal_line
from cryptonym.language.decks import UnknownListError, are_lists, on_card
from cryptonym.language.decks import cards as cards_of
from cryptonym.language.presets import PRESETS, default_options, preset_options
from cryptonym.languages import CODES
from cryptonym.rules.cards import Card, one_sided
from cryptonym.rules.options import (
    PICTURES,
    CheckMode,
    KeySource,
    NextWords,
    Options,
    PenaltyCover,
)
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.variants import OURS, variant_of, variants
from cryptonym.text import Text

with contextlib.suppress(ImportError):  # Windows edits lines without it
    import readline

    readline.set_auto_history(False)  # nobody looks up what a spymaster has typed


GAMES = [variant.name for variant in OURS]


def play(
    language: Annotated[
        str | None, typer.Option(help=f"Language of play: {' '.join(CODES)}.")
    ] = None,
    mode: Annotated[str | None, typer.Option(help=f"Which game: {', '.join(GAMES)}.")] = None,
    words: Annotated[
        str | None,
        typer.Option(
            "--list", help="deck, second, junior, deck+second, pictures+deck, or a file of words."
        ),
    ] = None,
    preset: Annotated[
        str | None, typer.Option(help="Everything a book says, such as it-2e.")
    ] = None,
    waiver: Annotated[
        bool | None, typer.Option(help="May an invalid clue that did no harm count?")
    ] = None,
    penalty: Annotated[
        str | None, typer.Option(help="After an invalid clue a word may or must be covered.")
    ] = None,
    next_words: Annotated[
        str | None, typer.Option(help="Words of the next game: auto, flip or draw.")
    ] = None,
    check: Annotated[str, typer.Option(help="guard, referee or free.")] = "guard",
    keys: Annotated[
        str, typer.Option(help="random, or the printed ones: deck40, deck60, deck100.")
    ] = "random",
    ui: Annotated[str | None, typer.Option(help="Language of the interface.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where to save the game record.")] = None,
    seed: Annotated[int | None, typer.Option(help="Deal the same games again.")] = None,
    bots: Annotated[
        str | None, typer.Option(help="Bots in the other seats: easy, normal or hard.")
    ] = None,
    seat: Annotated[str | None, typer.Option(help="With bots: operative or spymaster.")] = None,
    pace: Annotated[float, typer.Option(min=0, help="Seconds a bot thinks at least.")] = 1.5,
    *,
    assassin_ending: Annotated[
        bool, typer.Option("--assassin-ending", help="Pictures: a last chance after the assassin.")
    ] = False,
    rules: Annotated[bool, typer.Option("--rules", help="Show how to play, and stop.")] = False,
) -> None:
    """Play on one screen; the keyboard goes round."""
    screen = screen_in(ui)
    if rules:
        show_manual(screen)
        return
    if mode is not None:
        one_of(mode, [variant.name for variant in variants()], "--mode")
    agreed = _agreed(
        preset=preset, waiver=waiver, penalty=penalty, next_words=next_words, check=check
    )
    source = cast("KeySource", one_of(keys, get_args(KeySource), "--keys"))
    _try_files(screen, words, save)
    screen.say("play-welcome", "bold")
    try:
        company = Wanted(bots, seat, pace)
        options = _options(screen, language or _language_of(preset), mode, words, company)
        options = replace(options, key_source=source, assassin_ending=assassin_ending, **agreed)
        screen.text = Text(screen.text.language, *variant_of(options).texts)
        if source != "random":
            screen.say("opening-keys-public", "yellow")
        table = OneScreenTable(options, _cards(screen, options, words or ""), screen, seed)
        gathered = company.gather(screen, table, ask_keyboard)
        if gathered is None:
            screen.say("play-intro")
        elif has_meaning(options.language):
            prepare_in_background()
        _play(HotSeat(table, ask_keyboard, gathered), save)
    except (EOFError, KeyboardInterrupt, Quit):
        screen.say("play-goodbye")


def _try_files(screen: Screen, words: str | None, save: Path | None) -> None:
    """Nobody answers questions or plays a whole evening to hear then that a file is no good."""
    if words and not are_lists(words) and not Path(words).is_file():
        screen.say("play-list-error", "yellow", file=words)
        raise typer.Exit(BAD_USAGE)
    if save is not None and not _can_save(save):
        screen.say("admin-not-written", "yellow", file=str(save))
        raise typer.Exit(BAD_USAGE)


def _can_save(save: Path) -> bool:
    """Whether a file can be written there: not a folder, nor anything else that is no file."""
    return os.access(save.parent, os.W_OK) and (save.is_file() or not save.exists())


def _play(hotseat: HotSeat, save: Path | None) -> None:
    while True:
        try:
            hotseat.play_game()
        finally:
            if save:
                _save(hotseat, save)
        if not hotseat.wants_another():
            raise Quit


def _save(hotseat: HotSeat, file: Path) -> None:
    try:
        written = save_record(hotseat.table.record_text(), file)
        hotseat.screen.say("play-saved", "dim", file=str(written))
    except OSError:
        hotseat.screen.say("play-not-saved", "yellow", file=str(file))


def ask_keyboard() -> str:
    """One line from the keyboard, or EOFError."""
    return input("> ")


def _agreed(
    *,
    preset: str | None,
    waiver: bool | None,
    penalty: str | None,
    next_words: str | None,
    check: str,
) -> dict[str, object]:
    """What the command line says of the rules: a whole book, and what differs from it."""
    changes: dict[str, object] = {"check": one_of(check, get_args(CheckMode), "--check")}
    if preset is not None:
        book = preset_options(one_of(preset, PRESETS, "--preset"))
        told = ("house", "waiver", "penalty_cover", "next_words", "expert_clues")
        changes |= {name: getattr(book, name) for name in told}
    if waiver is not None:
        changes["waiver"] = waiver
    if penalty is not None:
        changes["penalty_cover"] = one_of(penalty, get_args(PenaltyCover), "--penalty")
    if next_words is not None:
        changes["next_words"] = one_of(next_words, get_args(NextWords), "--next-words")
    return changes


def _language_of(preset: str | None) -> str | None:
    """Who plays by a book plays in its language, unless another one is named."""
    return preset_options(preset).language if preset else None


def _options(
    screen: Screen, language: str | None, mode: str | None, words: str | None, wanted: Wanted
) -> Options:
    spoken = (
        one_of(language, CODES, "--language")
        if language
        else choose(
            screen,
            "play-choose-language",
            {code: screen.text.language_name(code) for code in CODES},
            screen.text.language,
            ask_keyboard,
        )
    )
    chosen = mode or _mode(screen, wanted)
    named = words if not words or are_lists(words) else "custom"
    options = replace(default_options(spoken), mode=chosen, word_list=named or "")
    problem = variant_of(options).lists_problem(options.lists)
    if problem:
        screen.line(refusal_line(screen.text, problem), "yellow")
        raise typer.Exit(BAD_USAGE)
    return options


def _mode(screen: Screen, wanted: Wanted) -> str:
    """How many people there are says what is played; one alone plays with bots."""
    alone = {
        "solo": "teams",
        "solo-coop": "coop",
        "solo-duet": "duet",
        "solo-pictures": "pictures",
    }
    answers = {name: screen.text.format(f"play-mode-{name}") for name in alone}
    for variant in () if wanted.level else variants():
        seats = len(variant.places)
        name = screen.text.by_code("play-mode", variant.name, mode=variant.name, count=seats)
        answers[variant.name] = name
    chosen = choose(screen, "play-choose-mode", answers, "solo", ask_keyboard)
    if chosen in alone:
        wanted.alone()
    return alone.get(chosen, chosen)


def _cards(screen: Screen, options: Options, words: str) -> tuple[Card, ...]:
    try:
        if are_lists(options.word_list):
            return cards_of(options.language, options.word_list)
        lines = Path(words).read_text(encoding="utf-8-sig").splitlines()
    except UnknownListError as error:
        told = "play-no-pictures" if error.name == PICTURES else "play-list-error"
        screen.say(told, "yellow", file=error.name)
        raise typer.Exit(BAD_USAGE) from None
    except (OSError, UnicodeDecodeError):
        screen.say("play-list-error", "yellow", file=words)
        raise typer.Exit(BAD_USAGE) from None
    written = (on_card(options.language, line) for line in lines if line.strip())
    cards = one_sided(written, least=variant_of(options).size)
    if isinstance(cards, Refusal):
        screen.line(f"{words}: {refusal_line(screen.text, cards)}", "yellow")
        raise typer.Exit(BAD_USAGE)
    return cards
