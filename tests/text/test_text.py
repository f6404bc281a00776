"""Every sentence in every language: none missing, none unused, none that cannot be said."""

import io
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor
from rich.console import Console

from cryptonym.cli.company import ROLES
from cryptonym.cli.screen import Screen
from cryptonym.cli.story import tell_result
from cryptonym.cli.wording import message_id
from cryptonym.language import codes, decks
from cryptonym.language.referee import judge
from cryptonym.language.registry import load
from cryptonym.languages import CODES, UNLIMITED_WORDS, about
from cryptonym.records.errors import ERROR_CODES
from cryptonym.rules.clue_form import split_clue
from cryptonym.rules.model import (
    EndOfGame,
    EndOfTurn,
    Identity,
    Phase,
    Result,
    Role,
    Seat,
    Team,
    guess_limit,
)
from cryptonym.rules.refusals import CODES as REFUSALS
from cryptonym.rules.variants import OURS
from cryptonym.rules.variants.coop import COOP
from cryptonym.rules.verdict import Status
from cryptonym.table.model import DeviceKind
from cryptonym.text import LANGUAGES, Text
from cryptonym.wire.problems import PROBLEMS

SOURCE = Path(__file__).parents[2] / "src" / "cryptonym"
PYTHON = "\n".join(path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py")))
WEB = SOURCE.parents[1] / "web"
TYPESCRIPT = "\n".join(
    path.read_text("utf-8")
    for path in sorted((WEB / "src").rglob("*.ts*"))
    if ".test." not in path.name and path.name != "ids.ts"
)
FILES = sorted(path.name for path in (SOURCE / "text" / "en").glob("*.ftl"))
COMMAND = "play-command-"

ALL_QUOTES = '«»“”„"‘‚‹›'

TEAM_SEATS = [Seat(role, team) for role in (Role.SPYMASTER, Role.OPERATIVE) for team in Team]
SEATS = [str(seat).replace(" ", "_") for seat in (*TEAM_SEATS, *map(Seat, Role))]
MODES = tuple(variant.name for variant in OURS)
COUNTS = (0, 1, 2, 5)
PAGES = ("front", "opening", "join", "table", "how", "record", "companion", "missing")
VALUES: dict[str, tuple[object, ...]] = {  # what the code puts in, by variable
    "team": tuple(map(str, Team)),
    "identity": tuple(map(str, Identity)),
    "phase": tuple(map(str, Phase)),
    "seat": tuple(SEATS),
    "mode": MODES,
    "score": tuple(range(1, 9)),
    "count": COUNTS,
    "minutes": COUNTS,
    "page": PAGES,
    "kind": (*get_args(DeviceKind), "other"),
}
REASONS: dict[str, tuple[object, ...]] = {  # the same for `reason`, by message
    "play-ended": get_args(EndOfTurn),
    "play-why": get_args(EndOfGame),
    "play-coop-lost": ("assassin", "opponents_done"),
}

every_language = pytest.mark.parametrize("language", LANGUAGES)
other_languages = pytest.mark.parametrize("language", [code for code in LANGUAGES if code != "en"])


class Parts(Visitor):
    """What a message is made of: variables, other messages, words, keys of its selectors."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.words = ""
        self.keys: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words += node.value + "\n"

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ast.VariableReference)
        named = (variant.key for variant in node.variants)
        keys = {key.name if isinstance(key, ast.Identifier) else key.value for key in named}
        self.keys[node.selector.id.name] = keys
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, Parts]:
    """The messages of a language; those they refer to lend them their variables."""
    found: dict[str, Parts] = {}
    for name in FILES:
        written = (SOURCE / "text" / language / name).read_text("utf-8")
        for entry in parse(written).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} is there twice"
                found[entry.id.name] = parts = Parts()
                parts.visit(entry)
    for parts in found.values():
        for other in parts.messages:
            parts.variables |= found[other].variables
    return found


def of_the_client() -> dict[str, set[str]]:
    """The messages that only the web client says, by the group their file is named after."""
    files = {name: (SOURCE / "text" / "en" / name) for name in FILES if name.startswith("web-")}
    return {
        name.removeprefix("web-").removesuffix(".ftl"): {
            entry.id.name
            for entry in parse(path.read_text("utf-8")).body
            if isinstance(entry, ast.Message)
        }
        for name, path in files.items()
    }


def with_prefix(prefix: str) -> set[str]:
    return {name for name in messages("en") if name.startswith(prefix)}


def values_of(message: str, variable: str) -> tuple[object, ...]:
    if variable == "reason" and message in REASONS:
        return REASONS[message]
    if variable == "language":  # those that English has a word for, and any other
        named = messages("en")["language-name"].keys["language"]
        return (*(code for code in CODES if code in named), "one of tomorrow")
    if (message, variable) == ("referee-number-as-clue", "evidence"):
        return COUNTS
    return VALUES.get(variable, ("SOMETHING",))


def wordings(language: str, message: str) -> Iterator[str]:
    variables = sorted(messages(language)[message].variables)
    for chosen in product(*(values_of(message, variable) for variable in variables)):
        yield Text(language).format(message, **dict(zip(variables, chosen, strict=True)))


# ---- the files


def test_every_language_of_play_has_texts() -> None:
    assert set(LANGUAGES) == set(CODES)
    for language in LANGUAGES:
        files = sorted(path.name for path in (SOURCE / "text" / language).iterdir())
        assert files == sorted([*FILES, "how-to-play.md"])


@other_languages
def test_each_language_has_the_messages_of_english_in_its_order(language: str) -> None:
    assert list(messages(language)) == list(messages("en"))


@other_languages
def test_each_message_uses_the_values_that_english_uses(language: str) -> None:
    used = {name: parts.variables for name, parts in messages(language).items()}
    assert used == {name: parts.variables for name, parts in messages("en").items()}


@every_language
def test_every_choice_in_a_message_is_one_the_code_makes(language: str) -> None:
    for message, parts in messages(language).items():
        for variable, keys in parts.keys.items():
            if keys == {"one", "other"}:
                assert isinstance(values_of(message, variable)[0], int)
                continue
            known = set(map(str, values_of(message, variable)))
            if "other" in keys:  # some of them, and all the others
                assert keys - {"other"} < known, message
            else:
                assert keys == known, message


@every_language
def test_a_language_without_a_name_here_is_called_by_its_own(language: str) -> None:
    said = Text(language).format("language-name", language="qx", own="Quixan")
    assert said == "Quixan"
    assert Text(language).language_name(language).casefold() == about(language).name.casefold()


@every_language
def test_every_message_can_be_said_whatever_the_values(language: str) -> None:
    for message, parts in messages(language).items():
        said = list(wordings(language, message))
        assert all(sentence == sentence.strip() != "" for sentence in said), message
        if parts.keys.keys() - {"count"}:  # each choice says something of its own
            assert len(set(said)) == len(said), message


@every_language
def test_the_texts_are_calm_and_set_in_the_quotation_marks_of_the_language(language: str) -> None:
    opening, closing = about(language).quotes
    for message, parts in messages(language).items():
        assert "!" not in parts.words, message
        assert "¡" not in parts.words, message
        assert parts.words.count(opening) == parts.words.count(closing), message
        assert not set(ALL_QUOTES) - {opening, closing} & set(parts.words), message


# ---- codes and messages


def test_every_refusal_is_worded_and_no_other() -> None:
    assert with_prefix("refusal-") == {message_id("refusal", code) for code in REFUSALS}


def test_refusals_ask_for_no_value_that_the_rules_do_not_give() -> None:
    raised = re.findall(r'Refusal\(\s*"(\w+)"(?:,\s*\{(.*?)\})?', PYTHON)
    assert {code for code, _ in raised} <= REFUSALS
    for code, given in raised:
        names = set(re.findall(r'"(\w+)":', given))
        assert messages("en")[message_id("refusal", code)].variables <= names, code


def test_every_damage_of_a_record_is_worded_and_no_other() -> None:
    wanted = {message_id("record-error", code) for code in ERROR_CODES}
    assert with_prefix("record-error-") == wanted | {"record-error-no-file"}


def test_everything_the_referee_can_say_is_worded_and_nothing_else() -> None:
    wanted = {message_id("referee", code) for code in codes.ALL}
    wanted |= {message_id("referee-maybe", code) for code in codes.DOUBT}
    wanted |= {f"referee-verdict-{status}" for status in (*get_args(Status), "no-clue")}
    steps = re.findall(r'\bStep\("(\w+)"', PYTHON)
    wanted |= {message_id("referee-step", step) for step in steps}
    mistakes = re.findall(r'BadUsageError\("([a-z-]+)"', PYTHON)
    wanted |= {f"referee-error-{mistake}" for mistake in mistakes}
    assert with_prefix("referee-") == wanted


def test_no_message_is_unused() -> None:
    by_code = with_prefix("refusal-") | with_prefix("record-error-") | with_prefix("referee-")
    by_code |= {f"play-mode-{mode}" for mode in (*MODES, "solo", "solo-coop")}
    by_code |= {f"play-role-{role}" for role in ROLES}
    by_code |= {name for name in with_prefix(COMMAND) if f'"{name[len(COMMAND) :]}"' in PYTHON}
    inside = set().union(*(parts.messages for parts in messages("en").values()))
    others = messages("en").keys() - by_code - inside - set().union(*of_the_client().values())
    assert not {name for name in others if f'"{name}"' not in PYTHON}


# ---- the web client (the conventions are in docs/web.md)


def test_a_board_needs_no_sentence_of_another_screen() -> None:
    first = (WEB / "texts.ts").read_text("utf-8")
    groups = re.findall(r"const FIRST = .*web-\(([a-z|]+)\)", first)[0].split("|")
    later = "|".join(sorted(of_the_client().keys() - set(groups)))
    at_once = ("screens/board", "screens/at-table.tsx", "shell", "table", "device", "app.tsx")
    paths = [path for name in at_once for path in (WEB / "src").glob(f"{name}*")]
    files = [file for path in paths for file in ([path] if path.is_file() else path.rglob("*.ts*"))]
    assert len(files) > 40
    wrong = {
        file.name: found
        for file in files
        if ".test." not in file.name
        if (found := re.findall(rf'"((?:{later})-[a-z-]+)"', file.read_text("utf-8")))
    }
    assert not wrong


def test_the_messages_of_the_client_are_named_after_their_file() -> None:
    for group, names in of_the_client().items():
        assert not {name for name in names if not name.startswith(f"{group}-")}


def test_no_message_of_the_client_is_unused() -> None:
    prefixes = tuple(re.findall(r'\bbyCode\(\s*"([a-z-]+-)"', TYPESCRIPT))
    inside = set().union(*(parts.messages for parts in messages("en").values()))
    names = set().union(*of_the_client().values()) - inside
    unused = {name for name in names if f'"{name}"' not in TYPESCRIPT}
    assert not {name for name in unused if not name.startswith(prefixes)}


def test_the_client_says_nothing_that_is_not_written() -> None:
    said = set(re.findall(r'\bt\(\s*"([^"]+)"', TYPESCRIPT))
    said |= set(re.findall(r'<Text\b[^<>]*?\bid="([^"]+)"', TYPESCRIPT))
    assert len(said) > 10
    assert said <= messages("en").keys()
    for prefix in re.findall(r'\bbyCode\(\s*"([^"]+)"', TYPESCRIPT):
        assert with_prefix(prefix), prefix


def test_every_problem_of_the_protocol_is_worded_for_the_client_and_no_other() -> None:
    wanted = {message_id("app-problem", code) for code in (*PROBLEMS, "offline")}
    assert with_prefix("app-problem-") == wanted


def test_every_page_of_the_client_has_a_title() -> None:
    routes = (WEB / "src" / "route.ts").read_text("utf-8")
    pages = routes[routes.index("export type Page") : routes.index("export interface Route")]
    assert set(re.findall(r'"([a-z]+)"', pages)) == set(PAGES)


@every_language
def test_every_score_has_its_own_rank_r113(language: str) -> None:
    told = set()
    for score in range(1, 9):
        out = io.StringIO()
        screen = Screen(Console(file=out, width=200), Text(language))
        tell_result(screen, Result(Team.RED, "all_words", score), COOP)
        told.add(out.getvalue().splitlines()[-1])
    assert len(told) == 8


# ---- what the players type


@every_language
def test_commands_are_single_words_that_differ(language: str) -> None:
    words = [Text(language).format(name) for name in with_prefix(COMMAND)]
    assert len({word.casefold() for word in words}) == len(words)
    assert all(word.isalpha() and word.islower() for word in words)


@every_language
def test_no_command_is_a_codename(language: str) -> None:
    fold = load(language).language.fold
    codenames = {fold(word) for word in decks.codenames(language)}
    assert not codenames & {fold(Text(language).format(name)) for name in with_prefix(COMMAND)}


@every_language
def test_unlimited_is_understood_as_it_is_written_r54(language: str) -> None:
    unlimited = Text(language).format("unlimited")
    assert split_clue(f"abc {unlimited}", UNLIMITED_WORDS) == ("abc", "unlimited")
    assert unlimited in about(language).unlimited
    assert unlimited in Text(language).format("play-clue-help")
    assert unlimited in Text(language).format("refusal-number-range", lowest=0, highest=9)


@every_language
def test_the_example_of_a_clue_is_one_r25(language: str) -> None:
    opening, closing = about(language).quotes
    told = Text(language).format("play-give-clue")
    clue = split_clue(told[told.index(opening) + 1 : told.index(closing)])
    assert clue is not None
    verdict = judge(*clue, (), language)
    assert (verdict.status, verdict.notes) == ("legal", ())


# ---- how to play


def page(language: str) -> str:
    return Text(language).page("how-to-play")


def boards(language: str) -> list[list[tuple[str, str]]]:
    """The lines of the examples on the page, as name and value."""
    blocks = re.findall(r"```board\n(.*?)```", page(language), re.DOTALL)
    return [re.findall(r"^(\w+): (.+)$", block, re.MULTILINE) for block in blocks]


@every_language
def test_the_page_has_the_sections_of_the_english_one(language: str) -> None:
    sections = re.findall(r"^## \S", page(language), re.MULTILINE)
    assert len(sections) == len(re.findall(r"^## \S", page("en"), re.MULTILINE))
    assert "!" not in page(language)


@every_language
def test_the_page_has_three_boards_of_nine_codenames(language: str) -> None:
    assert len(boards(language)) == 3
    for board in boards(language):
        words = " ".join(value for name, value in board if name in set(Identity)).split()
        assert len(words) == len(set(words)) == 9
        assert set(words) <= set(decks.codenames(language))


@every_language
def test_the_clues_of_the_page_are_legal(language: str) -> None:
    for board in boards(language):
        clue = split_clue(dict(board)["clue"], UNLIMITED_WORDS)
        words = " ".join(value for name, value in board if name in set(Identity)).split()
        assert clue is not None
        assert judge(*clue, words, language).status == "legal", clue


@every_language
def test_the_guesses_of_the_page_follow_the_rules_r33_r39(language: str) -> None:
    for board in boards(language):
        once = dict(board)
        guesses = [value.split(" -> ") for name, value in board if name == "guess"]
        assert guesses
        assert all(word in once[identity].split() for word, identity in guesses)
        assert all(identity == once["team"] for _, identity in guesses[:-1])
        limit = guess_limit(int(once["clue"].split()[-1]))
        assert limit is None or len(guesses) <= limit
