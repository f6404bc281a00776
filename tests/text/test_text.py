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
from cryptonym.language import codes, decks
from cryptonym.language.pictures import pictures
from cryptonym.language.referee import judge
from cryptonym.language.registry import load
from cryptonym.languages import CODES, UNLIMITED_WORDS, about
from cryptonym.paper.kinds import PAPERS, WHAT
from cryptonym.records.errors import ERROR_CODES
from cryptonym.rules.clue_form import split_clue
from cryptonym.rules.desks import phase_word
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
from cryptonym.text import LANGUAGES, Text, message_id
from cryptonym.wire.problems import OF_PEOPLE, PROBLEMS

SOURCE = Path(__file__).parents[2] / "src" / "cryptonym"
PYTHON = "\n".join(path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py")))
WEB = SOURCE.parents[1] / "web"
TYPESCRIPT = "\n".join(
    path.read_text("utf-8")
    for path in sorted((WEB / "src").rglob("*.ts*"))
    if ".test." not in path.name and path.name != "ids.ts"
)
FILES = sorted(path.name for path in (SOURCE / "text" / "en").glob("*.ftl"))
PAGES_OF_RULES = {
    "how-to-play": 3,
    "how-to-play-duet": 2,
    "how-to-play-pictures": 1,
}  # with how many examples
COMMAND = "play-command-"

ALL_QUOTES = '«»“”„"‘‚‹›'

PLAYING = (Role.SPYMASTER, Role.OPERATIVE, Role.PLAYER)
TEAM_SEATS = [Seat(role, team) for role in PLAYING for team in Team]
SEATS = [str(seat).replace(" ", "_") for seat in (*TEAM_SEATS, *map(Seat, Role))]
MODES = tuple(variant.name for variant in OURS)
OF_ANOTHER_GAME = "green"
COUNTS = (0, 1, 2, 5)
PAGES = (
    *("front", "opening", "join", "table", "how", "record", "companion"),
    *("me", "daily", "find", "missing"),
)
VALUES: dict[str, tuple[object, ...]] = {  # what the code puts in, by variable
    "team": (*map(str, Team), OF_ANOTHER_GAME),
    "identity": (*map(str, Identity), OF_ANOTHER_GAME),
    "phase": (*map(str, Phase), OF_ANOTHER_GAME),
    "seat": (*SEATS, OF_ANOTHER_GAME),
    "mode": (*MODES, OF_ANOTHER_GAME),
    "score": tuple(range(1, 9)),
    "count": COUNTS,
    "minutes": COUNTS,
    "page": PAGES,
    "kind": (*get_args(DeviceKind), "other"),
    "what": WHAT,
    "paper": PAPERS,
    "faces": ("words", "pictures"),
}
REASONS: dict[str, tuple[object, ...]] = {  # the same for `reason`, by message
    "play-ended": (*get_args(EndOfTurn), OF_ANOTHER_GAME),
    "play-why": ("all_words", "assassin", "opponents_done", OF_ANOTHER_GAME),
    "play-coop-lost": ("assassin", "opponents_done", OF_ANOTHER_GAME),
    "duet-play-coop-lost": tuple(set(get_args(EndOfGame)) - {"all_words", "opponents_done"}),
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
    """The messages that only the web client says, by the group their file is named after.

    What is fetched later has a file of its own beside it, for one game alone or for those who ask:
    `web-board-duet.ftl`, `web-board-asked.ftl`.
    """
    found: dict[str, set[str]] = {}
    for name in FILES:
        if not name.startswith("web-"):
            continue
        group = name.removeprefix("web-").removesuffix(".ftl").partition("-")[0]
        written = parse((SOURCE / "text" / "en" / name).read_text("utf-8"))
        told = {entry.id.name for entry in written.body if isinstance(entry, ast.Message)}
        found[group] = found.get(group, set()) | told
    return found


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
    values = VALUES.get(variable, ("SOMETHING",))
    game = next((one for one in OURS if message.startswith(f"{one.name}-")), None)
    if game:
        values = tuple(value for value in values if value != OF_ANOTHER_GAME)
    if game and variable == "phase":
        values = tuple({phase_word(at) for at in game.desks})
    return values


def is_of_one_game(message: str) -> bool:
    """Whether a game has this message for itself: `teams-play-dealt`, instead of `play-dealt`."""
    return message.startswith(tuple(f"{mode}-" for mode in MODES))


def without_game(message: str) -> str:
    """The message of all games for which a game has one of its own."""
    return message.partition("-")[2] if is_of_one_game(message) else message


def wordings(language: str, message: str) -> Iterator[str]:
    variables = sorted(messages(language)[message].variables)
    for chosen in product(*(values_of(message, variable) for variable in variables)):
        yield Text(language).format(message, **dict(zip(variables, chosen, strict=True)))


# ---- the files


def test_every_language_of_play_has_texts() -> None:
    assert set(LANGUAGES) == set(CODES)
    for language in LANGUAGES:
        files = sorted(path.name for path in (SOURCE / "text" / language).iterdir())
        assert files == sorted([*FILES, *(f"{name}.md" for name in PAGES_OF_RULES)])


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
    worded = {message_id("refusal", code) for code in REFUSALS}
    assert with_prefix("refusal-") == worded | {"refusal-other"}


def test_a_message_of_one_game_stands_for_one_of_all_games() -> None:
    special = [name for name in messages("en") if is_of_one_game(name)]
    assert special
    for name in special:
        assert name.partition("-")[2] in messages("en")


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
    modes = (*MODES, "other", "solo", "solo-coop", "solo-duet", "solo-pictures")
    by_code |= {message_id("play-mode", mode) for mode in modes}
    by_code |= {name for name in messages("en") if is_of_one_game(name)}
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


def test_what_is_asked_for_on_a_board_is_said_only_by_what_is_fetched_then() -> None:
    written = parse((SOURCE / "text" / "en" / "web-board-asked.ftl").read_text("utf-8"))
    later = {without_game(one.id.name) for one in written.body if isinstance(one, ast.Message)}
    assert later
    fetched = {"about-clue.tsx", "decisions.tsx", "lesson.tsx", "table-menu.tsx"}
    wrong = {
        file.name: said
        for file in (WEB / "src" / "screens" / "board").glob("*.ts*")
        if file.name not in fetched
        if (said := later & set(re.findall(r'"(board-[a-z-]+)"', file.read_text("utf-8"))))
    }
    assert not wrong


def test_the_messages_of_the_client_are_named_after_their_file() -> None:
    for group, names in of_the_client().items():
        assert not {name for name in names if not without_game(name).startswith(f"{group}-")}


def test_no_message_of_the_client_is_unused() -> None:
    prefixes = tuple(re.findall(r'\bbyCode\(\s*"([a-z-]+-)"', TYPESCRIPT))
    inside = set().union(*(parts.messages for parts in messages("en").values()))
    names = set().union(*of_the_client().values()) - inside
    unused = {name for name in names if f'"{without_game(name)}"' not in TYPESCRIPT}
    assert not {name for name in unused if not without_game(name).startswith(prefixes)}


def test_the_client_says_nothing_that_is_not_written() -> None:
    said = set(re.findall(r'\bt\(\s*"([^"]+)"', TYPESCRIPT))
    said |= set(re.findall(r'<Text\b[^<>]*?\bid="([^"]+)"', TYPESCRIPT))
    assert len(said) > 10
    assert said <= messages("en").keys()
    for prefix in re.findall(r'\bbyCode\(\s*"([^"]+)"', TYPESCRIPT):
        assert with_prefix(prefix), prefix


def test_every_problem_of_the_protocol_is_worded_for_the_client_and_no_other() -> None:
    wanted = {message_id("app-problem", code) for code in (*(PROBLEMS - OF_PEOPLE), "offline")}
    assert with_prefix("app-problem-") == wanted
    of_people = {message_id("me-problem", code) for code in OF_PEOPLE & PROBLEMS}
    assert with_prefix("me-problem-") == of_people
    assert len(of_people) == len(OF_PEOPLE)


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
def test_the_referee_names_no_stem_of_related_words(language: str) -> None:
    """`aguil` is evidence for a program; people are asked about the two words."""
    for message in ("referee-word-form", "referee-maybe-word-form"):
        said = Text(language).format(message, clue="aguilucho", word="ÁGUILA", evidence="aguil·")
        assert "aguil·" not in said
        assert "ÁGUILA" in said


@every_language
def test_the_example_of_a_clue_is_one_r25(language: str) -> None:
    opening, closing = about(language).quotes
    told = Text(language).format("play-give-clue")
    clue = split_clue(told[told.index(opening) + 1 : told.index(closing)])
    assert clue is not None
    verdict = judge(*clue, (), language)
    assert (verdict.status, verdict.notes) == ("legal", ())


# ---- how to play


def page(language: str, name: str = "how-to-play") -> str:
    return Text(language).page(name)


def boards(language: str, name: str = "how-to-play") -> list[list[tuple[str, str]]]:
    """The lines of the examples on the page, as name and value."""
    blocks = re.findall(r"```board\n(.*?)```", page(language, name), re.DOTALL)
    return [re.findall(r"^(\w+): (.+)$", block, re.MULTILINE) for block in blocks]


every_page = pytest.mark.parametrize("name", PAGES_OF_RULES)


@every_language
@every_page
def test_a_page_has_the_sections_of_the_english_one(language: str, name: str) -> None:
    sections = re.findall(r"^## \S", page(language, name), re.MULTILINE)
    assert len(sections) == len(re.findall(r"^## \S", page("en", name), re.MULTILINE))
    assert "!" not in page(language, name)


@every_language
@every_page
def test_a_page_has_boards_of_nine_codenames(language: str, name: str) -> None:
    assert len(boards(language, name)) == PAGES_OF_RULES[name]
    for board in boards(language, name):
        words = " ".join(value for name, value in board if name in set(Identity)).split()
        assert len(words) == len(set(words)) == 9
        assert set(words) <= {*decks.codenames(language), *pictures()}


@every_language
@every_page
def test_the_clues_of_a_page_are_legal(language: str, name: str) -> None:
    for board in boards(language, name):
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


@every_language
def test_the_examples_of_duet_show_your_half_and_are_judged_by_the_other_d6_d8(
    language: str,
) -> None:
    first, second = (dict(board) for board in boards(language, "how-to-play-duet"))
    for board in (first, second):
        lying = " ".join(board[name] for name in (board["team"], "bystander", "assassin")).split()
        mine = [*board["your_own"].split(), *board["your_assassin"].split()]
        assert set(mine) <= set(lying)
        assert len(set(mine)) == len(mine)
    assert first["your_assassin"] in first[first["team"]].split()  # harmless here
    assert second["guess"].split(" -> ")[0] in second["your_own"].split()  # open for the partner
