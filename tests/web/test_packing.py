"""The pictures of the README: few colours, and a film that shows what was filmed."""

import struct
import zlib
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Browser

from web.packing import film, packed

ROOT = Path(__file__).parents[2]
MOST = 1_500_000  # bytes of the film
SIGNATURE = b"\x89PNG\r\n\x1a\n"
RED, BLUE, GREEN = b"\xcc\0\0", b"\0\0\xcc", b"\0\x99\0"


def chunks(picture: bytes) -> list[tuple[bytes, bytes]]:
    """The parts of a PNG, each with its kind; every sum is right."""
    assert picture.startswith(SIGNATURE)
    at, found = 8, []
    while at < len(picture):
        (size,) = struct.unpack(">I", picture[at : at + 4])
        kind, body = picture[at + 4 : at + 8], picture[at + 8 : at + 8 + size]
        assert picture[at + 8 + size : at + 12 + size] == struct.pack(">I", zlib.crc32(kind + body))
        found.append((kind, body))
        at += 12 + size
    return found


def shown(picture: bytes) -> list[tuple[int, list[bytes]]]:
    """For how long each picture of a film is seen, and the colours of its cells."""
    parts = chunks(picture)
    width, height = struct.unpack(">II", dict(parts)[b"IHDR"][:8])
    palette = dict(parts)[b"PLTE"]
    seen = [b""] * (width * height)
    films = list[tuple[int, list[bytes]]]()
    box = (0, width, height, 0, 0, 0)
    for kind, body in parts:
        if kind == b"fcTL":
            box = struct.unpack(">IIIIIH", body[:22])
        elif kind in {b"IDAT", b"fdAT"}:
            _, wide, high, left, top, time = box
            rows = zlib.decompress(body[4:] if kind == b"fdAT" else body)
            for row in range(high):
                for column, cell in enumerate(rows[row * (wide + 1) + 1 : (row + 1) * (wide + 1)]):
                    if cell:
                        place = (top + row) * width + left + column
                        seen[place] = palette[3 * cell : 3 * cell + 3]
            films.append((time, seen.copy()))
    return films


def drawn(*spots: tuple[int, bytes]) -> bytes:
    """A small picture in red with spots in other colours, written down byte by byte."""
    width, height = 12, 8
    cells = {(x, y): RED for x in range(width) for y in range(height)}
    for left, colour in spots:
        cells |= {(x, y): colour for x in range(left, left + 3) for y in range(2, 5)}
    rows = b"".join(b"\0" + b"".join(cells[x, y] for x in range(width)) for y in range(height))
    true_colour = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", true_colour), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return SIGNATURE + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        for kind, body in parts
    )


def test_a_packed_picture_is_the_same_picture(browser: Browser) -> None:
    [(_, cells)] = shown(packed(browser, drawn((4, BLUE))))
    assert cells.count(BLUE) == 9
    assert cells.count(RED) == 12 * 8 - 9


def test_a_film_shows_every_picture_for_its_time_and_keeps_only_what_changes(
    browser: Browser,
) -> None:
    pictures = [drawn(), drawn((4, BLUE)), drawn((7, GREEN))]
    moving = film(browser, [(pictures[0], 40), (pictures[1], 700), (pictures[2], 1_200)])
    assert [time for time, _ in shown(moving)] == [40, 700, 1_200]
    first, second, third = (cells for _, cells in shown(moving))
    assert set(first) == {RED}
    assert (second.count(BLUE), second.count(RED)) == (9, 87)
    assert (third.count(GREEN), third.count(BLUE)) == (9, 0)
    controls = [body for kind, body in chunks(moving) if kind == b"fcTL"]
    assert struct.unpack(">IIII", controls[1][4:20]) == (3, 3, 4, 2)  # where the spot came


def test_the_film_of_the_readme_moves_and_is_light() -> None:
    assert 'src="docs/pictures/turn.png"' in (ROOT / "README.md").read_text("utf-8")
    moving = (ROOT / "docs" / "pictures" / "turn.png").read_bytes()
    assert len(moving) < MOST
    parts = dict(chunks(moving))
    count, plays = struct.unpack(">II", parts[b"acTL"])
    assert count > 50
    assert plays == 0  # for ever
    numbers = [
        struct.unpack(">I", body[:4])[0]
        for kind, body in chunks(moving)
        if kind in {b"fcTL", b"fdAT"}
    ]
    assert all(later == earlier + 1 for earlier, later in pairwise(numbers))
