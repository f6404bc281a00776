"""The folders of the web client import only what docs/web.md allows."""

import re
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "web" / "src"
IMPORT = re.compile(r'\bfrom "(\.[^"]+)"|\bimport\("(\.[^"]+)"\)|^import "(\.[^"]+)"', re.MULTILINE)

CORE = {"protocol", "table", "text"}
ALLOWED = {
    "look": {"look"},
    "device": {"device"},
    "protocol": {"protocol"},
    "table": CORE,
    "text": CORE,
    "shell": CORE | {"shell", "look", "device", "route"},
    "screens": CORE | {"screens", "shell", "look", "device", "route"},
}


def imports(path: Path) -> set[Path]:
    """The modules of ours that this one imports, relative to the source folder."""
    found = ("".join(groups) for groups in IMPORT.findall(path.read_text("utf-8")))
    return {(path.parent / one).resolve().relative_to(SOURCE) for one in found}


def modules() -> list[Path]:
    return [path for path in sorted(SOURCE.rglob("*.ts*")) if ".test." not in path.name]


def test_each_folder_imports_only_what_it_may() -> None:
    checked = 0
    for path in modules():
        folder = path.relative_to(SOURCE).parts[0]
        if folder in ALLOWED:
            used = {module.parts[0] for module in imports(path)}
            assert used <= ALLOWED[folder], path.relative_to(SOURCE)
            checked += len(used)
    assert checked > 20


def test_no_module_is_longer_than_one_can_read() -> None:
    generated = {"types.ts", "ids.ts", "our-games.ts"}
    written = [path for path in modules() if path.name not in generated]
    long = {path.name for path in written if len(path.read_text("utf-8").splitlines()) > 300}
    assert not long
