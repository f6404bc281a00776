"""The arrows between the packages, read from the imports. A rule without a check is a rumour."""

import ast
import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from cryptonym.languages import CODES, FALLBACK, about

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "cryptonym"
MODULES = sorted(SOURCE.rglob("*.py"))
SCRIPTS = [
    path
    for folder in ("src", "tests", "benchmarks", "docs", "examples")
    for path in sorted((ROOT / folder).rglob("*.py"))
]
MOST_LINES = 500
MOST_WORDS = 2200  # of the page that one reads once, in ten minutes
LONGEST_SENTENCE = 40  # words
BIGGEST = 25  # cards on a table
VAGUE_NAMES = {"utils", "util", "helpers", "helper", "misc", "common", "manager", "managers"}

# What each package, and each module at the top, may import of ours, beside itself. `cli` may
# import anything.
ALLOWED: dict[str, set[str]] = {
    "rules": set(),
    "languages": {"rules"},
    "language": {"rules", "languages"},
    "text": {"languages"},
    "records": {"rules"},
    "library": {"rules", "language"},
    "__init__": {"rules", "language", "library", "records"},
    "__main__": {"cli"},
    "paper": {"rules", "languages", "language", "text"},
    "bots": {"rules", "languages", "language"},
    "arena": {"rules", "language", "bots", "library"},
    "daily": {"rules", "languages", "language", "bots"},
    "table": {"rules"},
    "strangers": {"rules"},
    "wire": {"rules", "table"},
    "bodies": {"rules", "language", "paper", "records", "table", "wire"},
    "push": {"store"},
    "store": set(),
    "fanout": set(),
    "client": {"rules", "table", "wire"},
    "testing": {"rules", "languages", "language", "store", "fanout"},
    "logs": set(),
    "proofs": {"languages", "language", "table", "store"},
    "work": {
        "rules", "languages", "language", "paper", "records", "bots", "daily", "table", "wire",
        "bodies", "logs",
    },
    "rooms": {
        "rules", "language", "records", "bots", "table", "wire", "bodies", "store", "fanout",
        "proofs", "work",
    },
    "server": {
        "rules", "languages", "language", "text", "paper", "bots", "daily", "table", "strangers",
        "wire", "bodies", "push", "store", "fanout", "proofs", "logs", "work", "rooms",
    },
}  # fmt: skip

# The packages of the server, and its modules at the top, from the lowest to the highest: each may
# import those before it.
SERVER = (
    "__init__", "settings", "daily", "limits",
    "people", "calling", "bots", "node", "connections", "http", "app", "protocols", "serving",
    "__main__",
)  # fmt: skip

# `rules` and `table` are pure: no clock, no chance, no outside world.
IMPURE = {
    "asyncio",
    "datetime",
    "io",
    "json",
    "logging",
    "os",
    "pathlib",
    "random",
    "secrets",
    "socket",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "uuid",
    "warnings",
}
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "__import__", "breakpoint"}


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """All pieces of a module's code, read once for all who look through it."""
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def place(path: Path) -> str:
    """A module's path as it is told."""
    return path.relative_to(SOURCE).as_posix()


def imports(path: Path) -> Iterator[str]:
    """Every module a file imports, inside functions too."""
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: relative import"
            module = node.module or ""
            if module == "cryptonym":
                yield from (f"cryptonym.{name.name}" for name in node.names)
            else:
                yield module


def package_of(path: Path) -> str:
    """The package of ours a file belongs to; its own name for a file at the top."""
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def ours(path: Path) -> set[str]:
    """The packages of ours, and modules at the top, that a file imports."""
    return {name.split(".")[1] for name in imports(path) if name.startswith("cryptonym.")}


def in_package(name: str) -> list[Path]:
    return [path for path in MODULES if package_of(path) == name]


PURE = in_package("rules") + in_package("table")


def test_there_is_something_to_check() -> None:
    assert len(in_package("rules")) > 15


@pytest.mark.parametrize("package", sorted(ALLOWED))
def test_no_arrow_points_upwards(package: str) -> None:
    wrong = {
        f"{place(path)} imports {name}"
        for path in in_package(package)
        for name in ours(path) - ALLOWED[package] - {package}
    }
    assert not wrong


def part_of(module: str) -> str:
    """The part of the server that a module of it belongs to."""
    return module.removeprefix("cryptonym.server.").split(".")[0]


def imports_in_server(path: Path) -> set[str]:
    """The modules of the server that one of its files imports."""
    found: set[str] = set()
    for node in nodes(path):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            whole = [f"{node.module}.{name.name}" for name in node.names]
            found |= {name for name in whole if name in SERVER_MODULES} or {node.module}
    return found & set(SERVER_MODULES)


SERVER_MODULES = {
    ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts): path
    for path in in_package("server")
}


def test_every_part_of_the_server_has_its_place_in_the_order() -> None:
    assert {part_of(module) for module in SERVER_MODULES} == set(SERVER)


def test_no_arrow_points_upwards_inside_the_server() -> None:
    wrong = {
        f"{module} imports {name}"
        for module, path in SERVER_MODULES.items()
        for name in imports_in_server(path)
        if SERVER.index(part_of(name)) > SERVER.index(part_of(module))
    }
    assert not wrong


def test_the_docs_show_the_parts_of_the_server_in_the_same_order() -> None:
    page = (ROOT / "docs" / "modules.md").read_text("utf-8").partition("## server\n")[2]
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", page.partition("| module of")[0], re.MULTILINE)
    shown = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    order = sorted(shown, key=SERVER.index, reverse=True)
    assert shown == order == [name for name in reversed(SERVER) if not name.startswith("_")]


def test_no_modules_of_the_server_import_each_other_in_a_ring() -> None:
    arrows = {module: imports_in_server(path) for module, path in SERVER_MODULES.items()}
    TopologicalSorter(arrows).prepare()  # raises CycleError


def test_one_module_of_the_server_knows_the_insides_of_uvicorn() -> None:
    knows = {
        module
        for module, path in SERVER_MODULES.items()
        if any(name.startswith("uvicorn.") for name in imports(path))
    }
    assert knows == {"cryptonym.server.protocols"}


def test_every_package_has_its_place_in_the_order() -> None:
    packages = {package_of(path) for path in MODULES}
    assert packages <= set(ALLOWED) | {"cli"}, "say in ALLOWED what the new package may import"


def roots(path: Path) -> set[str]:
    """The packages, ours and others, that a file imports from."""
    return {name.split(".")[0] for name in imports(path)}


def written(path: Path) -> set[object]:
    """Every constant in a module."""
    return {node.value for node in nodes(path) if isinstance(node, ast.Constant)}


def test_rules_import_the_standard_library_and_msgspec_alone() -> None:
    known = {"cryptonym", "msgspec"} | (sys.stdlib_module_names - IMPURE)
    foreign = {place(path): roots(path) - known for path in PURE}
    assert not {path: names for path, names in foreign.items() if names}


def test_rules_read_and_write_nothing() -> None:
    calls = {
        f"{place(path)} calls {node.func.id}"
        for path in PURE
        for node in nodes(path)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id in IMPURE_CALLS
    }
    assert not calls


def test_rules_know_no_language() -> None:
    """A new language changes nothing in them: whoever calls them says what they need of it."""
    known = {word for code in CODES for word in (code, about(code).name, *about(code).unlimited)}
    # What a stored game without a language was played in, and the number of the protocol.
    secret = known - {FALLBACK, "unlimited"}
    assert not {place(path) for path in PURE if written(path) & secret}
    assert {path.name for path in PURE if FALLBACK in written(path)} <= {"options.py"}
    named = re.compile("Italian|Norwegian|Spanish|Esperanto")
    assert not {place(path) for path in PURE if named.search(path.read_text(encoding="utf-8"))}


def test_only_a_language_itself_knows_its_code() -> None:
    """Whoever compares codes would have to be told of a seventh; pack.toml is there to be asked."""
    codes = set(CODES) - {FALLBACK}
    of_a_language = {
        path
        for path in MODULES
        if path.parent.name == "language" and path.stem.partition("_")[0] in CODES
    }
    assert not {place(path) for path in MODULES if written(path) & codes} - {
        place(path) for path in of_a_language
    }


def reads_a_key(path: Path) -> bool:
    """Whether a module looks behind the codenames of a game, not of a view."""
    return any(
        isinstance(node, ast.Attribute)
        and (
            node.attr == "salt"
            or (isinstance(node.value, ast.Attribute) and node.value.attr == "key")
        )
        for node in nodes(path)
    )


def test_only_the_gate_knows_who_may_see_what() -> None:
    """Whoever else looks at a game's key opens a second gate. These look at no secret."""
    found = {
        place(path)
        for path in MODULES
        if package_of(path) not in {"rules", "records", "testing"} and reads_a_key(path)
    }
    assert found == {
        "cli/hotseat.py",  # who starts, and the seal when the game is over
        "client/folding_game.py",  # what the server has told
    }


def test_whoever_wants_to_know_which_game_it_is_asks_the_variant() -> None:
    """A name that is compared is a place that a new game would have to find."""
    names = {path.stem for path in (SOURCE / "rules" / "variants").glob("[a-z]*.py")}
    assert names >= {"teams", "coop", "shared"}
    compared = {
        f"{place(path)}:{node.lineno}"
        for path in MODULES
        for node in nodes(path)
        if isinstance(node, ast.Compare | ast.MatchValue)
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and part.value in names
    }
    assert not compared


def found_in(path: Path, is_wrong: Callable[[ast.AST], bool]) -> Iterator[str]:
    """Where a module has such a piece of code."""
    for node in nodes(path):
        if is_wrong(node):
            yield f"{place(path)}:{getattr(node, 'lineno', 0)}"


def is_called(node: ast.AST, *names: str) -> bool:
    """Whether this is a variable, an attribute or an import of one of these names.

    `Identity` is what a key shows, and has names of teams among its own.
    """
    if isinstance(node, ast.Attribute) and is_called(node.value, "Identity"):
        return False
    name = getattr(node, "id", getattr(node, "attr", getattr(node, "name", None)))
    return isinstance(node, ast.Name | ast.Attribute | ast.alias) and name in names


def undescribed() -> list[Path]:
    """All modules that have to ask the variant.

    The others may write down sides, roles and sizes: the values themselves, the front of the
    package that hands them on, and below `rules` the descriptions of games.
    """
    rules = SOURCE / "rules"
    describing = {rules / "model.py", *rules.glob("*/**/*.py"), rules / "__init__.py"}
    return [path for path in MODULES if path not in describing]


def test_no_two_modes_are_compared_but_the_variants() -> None:
    def compares(node: ast.AST) -> bool:
        if not isinstance(node, ast.Compare) or not isinstance(node.ops[0], ast.Eq | ast.NotEq):
            return False
        return any(is_called(part, "mode") for part in (node.left, *node.comparators))

    assert not [at for path in undescribed() for at in found_in(path, compares)]


def test_nobody_goes_through_all_teams_instead_of_the_sides_of_a_game() -> None:
    """Another game may have other sides."""

    def goes_through(node: ast.AST) -> bool:
        parts: list[ast.AST] = []
        if isinstance(node, ast.For | ast.comprehension):
            parts = [node.iter]
        elif isinstance(node, ast.Starred):
            parts = [node.value]
        elif isinstance(node, ast.Call):
            parts = [*node.args]
        return any(is_called(part, "Team") for part in parts)

    assert not [at for path in MODULES for at in found_in(path, goes_through)]


def test_nobody_but_a_description_names_a_team() -> None:
    named = {
        at.partition(":")[0]
        for path in undescribed()
        for at in found_in(path, lambda node: is_called(node, "RED", "BLUE"))
    }
    assert not named


def test_nobody_but_a_description_asks_for_the_role_of_who_plays() -> None:
    """Whether a seat gives or guesses is known to its place. Watching is a role in every game."""
    asked = {
        at.partition(":")[0]
        for path in undescribed()
        for at in found_in(
            path,
            lambda node: is_called(
                node,
                *("SPYMASTER", "OPERATIVE", "PLAYER"),
                *("RED_SPYMASTER", "BLUE_SPYMASTER", "RED_OPERATIVE", "BLUE_OPERATIVE"),
                "SHARED_OPERATIVE",
            ),
        )
    }
    # Both look at the role first because that is faster, and ask the place if it is another.
    assert asked <= {"rules/clues.py", "rules/guesses.py"}


def test_nobody_but_a_description_knows_how_many_cards_there_are() -> None:
    def counts(node: ast.AST) -> bool:
        if isinstance(node, ast.Constant):
            return type(node.value) is int and node.value == BIGGEST
        return is_called(node, "BOARD_SIZE")

    game = {"rules", "table", "records", "bots", "arena", "library", "wire", "client", "cli"}
    playing = [path for path in undescribed() if package_of(path) in game]
    assert not [at for path in playing for at in found_in(path, counts)]


def test_no_module_imports_tests() -> None:
    ours_to_test = {"tests", "support", "conftest"}
    theirs = {"pytest", "hypothesis"}
    assert not {place(path) for path in MODULES if roots(path) & ours_to_test}
    tested = {place(path) for path in MODULES if roots(path) & theirs}
    assert not tested - {place(path) for path in in_package("testing")}


def test_no_module_has_grown_too_long() -> None:
    long = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in MODULES}
    assert not {place(path): lines for path, lines in long.items() if lines > MOST_LINES}


def test_the_docs_show_the_same_order() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8").partition("## rules")[0]
    rows = re.findall(r"^\| `(\w+)` \|[^|]*\|([^|]*)\|$", page, re.MULTILINE)
    shown = {package: set(re.findall(r"`(\w+)`", imported)) for package, imported in rows}
    assert shown.pop("cli") == set()
    assert shown == {name: allowed for name, allowed in ALLOWED.items() if name[0] != "_"}
    below = [name for name, _ in rows]
    for at, package in enumerate(below):
        assert shown.get(package, set()) <= set(below[at + 1 :]), "a row imports what stands above"


def test_no_sentence_of_the_page_is_longer_than_forty_words() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    sentences = [
        sentence
        for line in page.splitlines()
        for sentence in (
            line.split("|") if line.startswith("|") else re.split(r"(?<=[.!?])[*)]* ", line)
        )
    ]
    assert not [sentence for sentence in sentences if len(sentence.split()) > LONGEST_SENTENCE]


def test_the_page_is_read_in_ten_minutes() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    assert len(page.split()) <= MOST_WORDS


def told_in_the_docs() -> dict[str, set[str]]:
    """The modules that the docs name, by the packages in the headings above them."""
    page = (ROOT / "docs" / "modules.md").read_text("utf-8")
    told: dict[str, set[str]] = {}
    for section in page.split("\n## ")[1:]:
        heading, _, text = section.partition("\n")
        names = set(re.findall(r"`(\w+)`", text))
        told |= dict.fromkeys(heading.split(", "), names)
    told["bots"] = set(re.findall(r"`(\w+)`", (ROOT / "docs" / "bots.md").read_text("utf-8")))
    return told


def test_every_module_has_its_place_in_the_docs() -> None:
    """Who opens the repository finds on one page what each module is for."""
    told = told_in_the_docs()
    untold = {
        place(path)
        for path in MODULES
        if not path.stem.startswith("__") and path.stem not in told[package_of(path)]
    }
    assert not untold


def test_whoever_silences_the_type_checker_says_why() -> None:
    silenced = {
        str(path.relative_to(ROOT)): re.findall(
            r"# type: (?=i)ignore(.*)", path.read_text(encoding="utf-8")
        )
        for path in SCRIPTS
    }
    assert any(silenced.values())
    silent = re.compile(r"(?!\[[\w-]+\] # \w)")
    assert not {path for path, whys in silenced.items() if any(map(silent.match, whys))}


def test_nobody_silences_the_type_checker_on_the_path_of_secrets() -> None:
    """From eyes to the text that somebody is sent: what is typed there, holds."""
    path_of_secrets = {
        *("rules/eyes.py", "rules/letters.py", "rules/two_keys.py", "rules/views.py"),
        *("rules/gate.py", "records/record.py", "table/gate.py", "table/views.py"),
        *("rooms/telling.py", "rooms/tail.py", "rooms/audience.py"),
    }
    found = {place(path): path.read_text(encoding="utf-8") for path in MODULES}
    silent = re.compile(r"# type: (?=i)ignore|\bcast\(")
    assert not [path for path in path_of_secrets if silent.search(found[path])]


def test_no_module_has_a_name_that_says_nothing() -> None:
    names = {path.stem for path in MODULES} | {path.parent.name for path in MODULES}
    assert not names & VAGUE_NAMES
