"""The built web client: every file in memory by its address, as browsers may have and keep it."""

import gzip
import hashlib
from functools import lru_cache
from pathlib import Path

import msgspec

from cryptonym.text import nearest_language

BUILT = Path(__file__).parents[2] / "_web"  # where the build puts it
NO_CLIENT = "none"  # the setting that asks for the plain page alone
INDEX = "/index.html"
FOR_EVER = "public, max-age=31536000, immutable"  # a changed file has another name
ASK_AGAIN = "no-cache"

# As the platform's own table differs from machine to machine, this is all there is.
_MEDIA = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_PACKED_ALREADY = {".ico", ".png", ".woff2"}
_SUFFIX_OF = {"br": ".br", "gzip": ".gz"}  # the better one first


class ClientFile(msgspec.Struct, frozen=True):
    """One file of the client: its bytes as they are and packed, and for how long they are good."""

    media_type: str
    cache: str
    tag: str  # changes with the content
    plain: bytes
    packed: dict[str, bytes]  # by encoding, the best first

    def encoded(self, accepted: str) -> tuple[str, bytes]:
        """The encoding for a browser that accepts these, and the bytes in it."""
        wanted = _encodings(accepted)
        for encoding, body in self.packed.items():
            if encoding in wanted:
                return encoding, body
        return "", self.plain


def client_at(setting: str) -> dict[str, ClientFile]:
    """The files of the client that the operator wants; none if it was not built."""
    return {} if setting == NO_CLIENT else read_client(Path(setting) if setting else BUILT)


@lru_cache(maxsize=8)
def read_client(folder: Path) -> dict[str, ClientFile]:
    """Every file of a built client by the path of its address; empty if there is no client."""
    if not (folder / INDEX[1:]).is_file():
        return {}
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in _MEDIA and path.is_file()]
    return {f"/{path.relative_to(folder).as_posix()}": _read(folder, path) for path in files}


def page_of_table(client: dict[str, ClientFile], accepted: str) -> ClientFile:
    """The page of a table, made for the first language that a browser accepts and we speak."""
    tags = [part.partition(";")[0].strip().lower() for part in accepted[:200].split(",")]
    spoken = [nearest_language(tag) for tag in tags if tag.startswith("en") or _is_spoken(tag)]
    language = spoken[0] if spoken else nearest_language(None)
    return client.get(f"/table.{language}.html", client[INDEX])


def _is_spoken(tag: str) -> bool:
    return nearest_language(tag) != nearest_language(None)


def _read(folder: Path, path: Path) -> ClientFile:
    hashed = path.relative_to(folder).parts[0] == "assets"
    return read_file(path, FOR_EVER if hashed else ASK_AGAIN)


def read_file(path: Path, cache: str = FOR_EVER) -> ClientFile:
    """One file, with what can be told of it; good for ever unless said otherwise."""
    plain = path.read_bytes()
    return ClientFile(
        media_type=_MEDIA[path.suffix],
        cache=cache,
        tag=hashlib.sha256(plain).hexdigest()[:24],
        plain=plain,
        packed={} if path.suffix in _PACKED_ALREADY else _packed(path, plain),
    )


def _packed(path: Path, plain: bytes) -> dict[str, bytes]:
    """What the build has packed beside the file; gzip is made here if need be."""
    beside = {name: path.with_name(path.name + suffix) for name, suffix in _SUFFIX_OF.items()}
    found = {name: other.read_bytes() for name, other in beside.items() if other.is_file()}
    found.setdefault("gzip", gzip.compress(plain, 9, mtime=0))
    return {name: body for name, body in found.items() if len(body) < len(plain)}


def _encodings(accepted: str) -> set[str]:
    """The encodings in an Accept-Encoding header that are not ruled out."""
    found: set[str] = set()
    for part in accepted.lower().split(","):
        name, _, weight = part.strip().partition(";")
        refused = weight.replace(" ", "") in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
        if not refused:
            found.add(name.strip())
    return found
