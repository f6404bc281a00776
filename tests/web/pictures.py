"""The three pictures in the README: `make screenshots ARGS=--readme` takes them anew."""

import base64
import struct
import zlib
from collections.abc import Callable

from playwright.sync_api import Browser, Page

from cryptonym.rules.options import TimeRules
from cryptonym.text import Text
from web.fitting import fitting_clue
from web.people import Look, People
from web.scenes.board import at, playing, writing
from web.scenes.end import at_the_end
from web.tables import TableOf

STRICT = TimeRules(kind="strict", clue_seconds=180, guess_seconds=180)


def turn(table: TableOf, *, found: int, slip: str = "") -> list[str]:
    """A clue that fits, so many words found, perhaps a slip: the words that it was meant for."""
    clue, words = fitting_clue(table.game())
    table.clue(clue, len(words))
    for word in words[:found]:
        card = table.game()["words"].index(word)
        table.do(table.holder("operative"), {"type": "guess_word", "card": card})
    if slip:
        table.guess(slip)
    return words


def operative(people: People, look: Look) -> Page:
    """A phone in the middle of guessing."""
    table = playing(people, look, time=STRICT)
    turn(table, found=1, slip=".")
    turn(table, found=1, slip=".")
    words = turn(table, found=1)
    page = at(table, table.holder("operative"))
    for word in words[1:2]:
        page.get_by_role("grid").get_by_role("button", name=word, exact=True).click()
    return page


def spymaster(people: People, look: Look) -> Page:
    """A desk with the key; a clue is being written."""
    table = playing(people, look, time=STRICT)
    for _ in range(2):
        turn(table, found=2, slip=".")
    clue, words = fitting_clue(table.game())
    text = Text(look["language"])
    page = writing(table, clue, len(words), text)
    page.get_by_text(text.format("referee-verdict-legal", clue=clue)).wait_for()
    return page


def end(people: People, look: Look) -> Page:
    """After the game: why it ended, and everything again."""
    table = playing(people, look)
    for _ in range(3):
        turn(table, found=2, slip=".")
    turn(table, found=1, slip="x")
    page = at_the_end(table.people[0], table)
    page.get_by_text(Text(look["language"]).format("end-fair")).wait_for()
    return page


PICTURES: dict[str, tuple[Callable[[People, Look], Page], Look]] = {
    "operative": (operative, Look(device="phone", dark=False, language="en")),
    "spymaster": (spymaster, Look(device="desktop", dark=True, language="en")),
    "end": (end, Look(device="phone", dark=False, language="en")),
}


def packed(browser: Browser, picture: bytes) -> bytes:
    """The same PNG with its 256 most frequent colours, a third of the weight."""
    page = browser.new_page()
    width, height, colours, places = page.evaluate(_COUNT, base64.b64encode(picture).decode())
    page.close()
    cells = base64.b64decode(places)
    rows = b"".join(b"\0" + cells[row : row + width] for row in range(0, len(cells), width))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = {
        b"IHDR": header,
        b"PLTE": base64.b64decode(colours),
        b"IDAT": zlib.compress(rows, 9),
        b"IEND": b"",
    }
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in chunks.items())


def _chunk(kind: bytes, body: bytes) -> bytes:
    sum_of_it = struct.pack(">I", zlib.crc32(kind + body))
    return struct.pack(">I", len(body)) + kind + body + sum_of_it


# A browser can read pictures, so we need no library for that.
_COUNT = """async (picture) => {
  const blob = await (await fetch(`data:image/png;base64,${picture}`)).blob();
  const bitmap = await createImageBitmap(blob);
  const { width, height } = bitmap;
  const desk = new OffscreenCanvas(width, height).getContext("2d");
  desk.drawImage(bitmap, 0, 0);
  const { data } = desk.getImageData(0, 0, width, height);
  const colour = (at) => (data[at] << 16) | (data[at + 1] << 8) | data[at + 2];
  const counts = new Map();
  for (let at = 0; at < data.length; at += 4)
    counts.set(colour(at), (counts.get(colour(at)) ?? 0) + 1);
  const kept = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 256).map(([one]) => one);
  const nearest = (one) => {
    let best = 0;
    let least = Infinity;
    kept.forEach((other, place) => {
      const far = [16, 8, 0].reduce(
        (sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0);
      if (far < least) [least, best] = [far, place];
    });
    return best;
  };
  const place = new Map([...counts.keys()].map((one) => [one, nearest(one)]));
  const write = (bytes) => btoa(bytes.map((one) => String.fromCharCode(one)).join(""));
  const cells = Array.from({ length: width * height }, (_, at) => place.get(colour(4 * at)));
  const colours = kept.flatMap((one) => [one >> 16, (one >> 8) & 255, one & 255]);
  return [width, height, write(colours), write(cells)];
}"""
