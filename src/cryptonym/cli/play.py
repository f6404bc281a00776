"""`cryptonym play`: a game on one screen, for as many people as sit around it."""

import contextlib
import os
from pathlib import Path
from typing import Annotated, cast, get_args

import typer
from msgspec.structs import replace
from rich.markdown import Markdown

from cryptonym.bots.embeddings import has_meaning, prepare_in_background
from cryptonym.cli.choices import BAD_USAGE, choose, one_of, screen_in
from cryptonym.cli.company import Wanted
from cryptonym.cli.hotseat import HotSeat, Quit
from cryptonym.cli.screen import Screen
from cryptonym.cli.table import OneScreenTable
from cryptonym.cli.wording import refusal_line
from cryptonym.language.decks import LISTS, on_card
from cryptonym.language.decks import cards as cards_of
from cryptonym.language.presets import PRESETS, default_rules
from cryptonym.language.registry import CODES
from cryptonym.rules.cards import Card, one_sided
from cryptonym.rules.options import CheckMode, KeySource, Mode, Options
from cryptonym.rules.refusals import Refusal

with contextlib.suppress(ImportError):  # Windows edits lines without it
    import readline

    readline.set_auto_history(False)  # nobody looks up what a spymaster has typed


def play(
    language: Annotated[
        str | None, typer.Option(help="Language of play: it nb es el eo en.")
    ] = None,
    mode: Annotated[str | None, typer.Option(help="teams, coop or shared.")] = None,
    words: Annotated[
        str, typer.Option("--list", help="deck, junior, or a file of words.")
    ] = "deck",
    preset: Annotated[
        str | None, typer.Option(help="House rules of a book, such as it-2e.")
    ] = None,
    check: Annotated[str, typer.Option(help="guard, referee or free.")] = "guard",
    keys: Annotated[str, typer.Option(help="random, or deck40: the printed ones.")] = "random",
    ui: Annotated[str | None, typer.Option(help="Language of the interface.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where to save the game record.")] = None,
    seed: Annotated[int | None, typer.Option(help="Deal the same games again.")] = None,
    bots: Annotated[
        str | None, typer.Option(help="Bots in the other seats: easy, normal or hard.")
    ] = None,
    seat: Annotated[str | None, typer.Option(help="With bots: operative or spymaster.")] = None,
    pace: Annotated[float, typer.Option(min=0, help="Seconds a bot thinks at least.")] = 1.5,
    *,
    rules: Annotated[bool, typer.Option("--rules", help="Show how to play, and stop.")] = False,
) -> None:
    """Play on one screen; the keyboard goes round."""
    screen = screen_in(ui)
    if rules:
        screen.console.print(Markdown(screen.text.page("how-to-play")))
        return
    if preset is not None:
        one_of(preset, PRESETS, "--preset")
    if mode is not None:
        one_of(mode, get_args(Mode), "--mode")
    source = cast("KeySource", one_of(keys, get_args(KeySource), "--keys"))
    _try_files(screen, words, save)
    screen.say("play-welcome", "bold")
    if source == "deck40":
        screen.say("opening-keys-public", "yellow")
    try:
        company = Wanted(bots, seat, pace)
        options = _options(screen, language, mode, words, preset, check, company)
        options = replace(options, key_source=source)
        table = OneScreenTable(options, _cards(screen, options, words), screen, seed)
        gathered = company.gather(screen, table, ask_keyboard)
        if gathered is None:
            screen.say("play-intro")
        elif has_meaning(options.language):
            prepare_in_background()
        _play(HotSeat(table, ask_keyboard, gathered), save)
    except (EOFError, KeyboardInterrupt, Quit):
        screen.say("play-goodbye")


def _try_files(screen: Screen, words: str, save: Path | None) -> None:
    """Nobody answers questions or plays a whole evening to hear then that a file is no good."""
    if words not in LISTS and not Path(words).is_file():
        screen.say("play-list-error", "yellow", file=words)
        raise typer.Exit(BAD_USAGE)
    if save is not None and (save.is_dir() or not os.access(save.parent, os.W_OK)):
        screen.say("admin-not-written", "yellow", file=str(save))
        raise typer.Exit(BAD_USAGE)


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
        file.write_text(hotseat.table.record_text(), encoding="utf-8")
        hotseat.screen.say("play-saved", "dim", file=str(file))
    except OSError:
        hotseat.screen.say("play-not-saved", "yellow", file=str(file))


def ask_keyboard() -> str:
    """One line from the keyboard, or EOFError."""
    return input("> ")


def _options(
    screen: Screen,
    language: str | None,
    mode: str | None,
    words: str,
    preset: str | None,
    check: str,
    wanted: Wanted,
) -> Options:
    checked = cast("CheckMode", one_of(check, get_args(CheckMode), "--check"))
    spoken = (
        one_of(language, CODES, "--language")
        if language
        else choose(
            screen,
            "play-choose-language",
            {code: screen.text.format("language-name", language=code) for code in CODES},
            screen.text.language,
            ask_keyboard,
        )
    )
    chosen = mode or _mode(screen, wanted)
    house = PRESETS[preset] if preset else default_rules(spoken)
    named = words if words in LISTS else "custom"
    return Options(
        mode=cast("Mode", chosen), language=spoken, word_list=named, check=checked, house=house
    )


def _mode(screen: Screen, wanted: Wanted) -> str:
    """How many people there are says what is played; one alone plays with bots."""
    alone = {"solo": "teams", "solo-coop": "coop"}
    modes = (*alone, *([] if wanted.level else get_args(Mode)))
    answers = {name: screen.text.format(f"play-mode-{name}") for name in modes}
    chosen = choose(screen, "play-choose-mode", answers, "solo", ask_keyboard)
    if chosen in alone:
        wanted.alone()
    return alone.get(chosen, chosen)


def _cards(screen: Screen, options: Options, words: str) -> tuple[Card, ...]:
    if words in LISTS:
        return cards_of(options.language, words)
    try:
        lines = Path(words).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        screen.say("play-list-error", "yellow", file=words)
        raise typer.Exit(BAD_USAGE) from None
    cards = one_sided(on_card(options.language, line) for line in lines if line.strip())
    if isinstance(cards, Refusal):
        screen.line(f"{words}: {refusal_line(screen.text, cards)}", "yellow")
        raise typer.Exit(BAD_USAGE)
    return cards
