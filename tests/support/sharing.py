"""Which worker runs which tests: those that share something costly come together, and first."""

from functools import cache
from pathlib import Path
from zlib import crc32

from xdist.scheduler import LoadScopeScheduling

WEB = "tests/web/"
GIVEN = (b"People", b"Browser")  # what a test in a browser asks for


class Sharing(LoadScopeScheduling):
    """Tests in a browser go to half of the workers; any other test goes where there is room.

    The largest groups are handed out first, so that nobody waits for them at the end. Marks
    (`xdist_group`) would be the usual way, but xdist 3.8 does not see them under pytest 9.2.
    """

    def _split_scope(self, nodeid: str) -> str:
        file, _, _ = nodeid.partition("::")
        if not file.startswith(WEB):
            return nodeid
        browsers = max(1, (self.numnodes + 1) // 2)  # one alone takes more than one core
        part = crc32(nodeid.encode()) % browsers
        return f"browser {part}" if _has_browser(self.config.rootpath / file) else file


@cache
def _has_browser(file: Path) -> bool:
    text = file.read_bytes()
    return any(name in text for name in GIVEN)
