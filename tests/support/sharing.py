"""Which worker runs which tests: those that share something costly come together, and first."""

from collections import Counter
from functools import cache, cached_property
from pathlib import Path
from zlib import crc32

from xdist.scheduler import LoadScopeScheduling

WEB = "tests/web/"
GIVEN = (b"People", b"Browser")  # what a test in a browser asks for
TOGETHER = 16  # tests: to hand out each on its own took longer than most of them


class Sharing(LoadScopeScheduling):
    """Tests in a browser go to half of the workers; others, a few of a file, where there is room.

    The largest groups are handed out first, so that nobody waits for them at the end. Marks
    (`xdist_group`) would be the usual way, but xdist 3.8 does not see them under pytest 9.2.
    """

    def _split_scope(self, nodeid: str) -> str:
        file = _file_of(nodeid)
        if not file.startswith(WEB):
            return self._neighbours[nodeid]
        browsers = max(1, (self.numnodes + 1) // 2)  # one alone takes more than one core
        part = crc32(nodeid.encode()) % browsers
        return f"browser {part}" if _has_browser(self.config.rootpath / file) else file

    @cached_property
    def _neighbours(self) -> dict[str, str]:
        """For each test the few of its file that it is handed out with."""
        assert self.collection is not None
        before: Counter[str] = Counter()
        found = {}
        for nodeid in self.collection:
            file = _file_of(nodeid)
            found[nodeid] = f"{file} {before[file] // TOGETHER}"
            before[file] += 1
        return found


def _file_of(nodeid: str) -> str:
    return nodeid.partition("::")[0]


@cache
def _has_browser(file: Path) -> bool:
    text = file.read_bytes()
    return any(name in text for name in GIVEN)
