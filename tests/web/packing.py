"""PNG with few colours, still or moving (APNG). A browser reads the pictures: no library needed."""

import base64
import struct
import zlib
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

Shot = tuple[bytes, int]  # a PNG, and how many milliseconds it is seen
_ENDLESS = 0  # plays
_KEEP, _OVER = 0, 1  # what was there stays; what is clear lets it show


class Part(NamedTuple):
    """What changes from one picture to the next: a box of places in the palette, 0 is clear."""

    x: int
    y: int
    width: int
    height: int
    cells: bytes


def packed(browser: Browser, picture: bytes) -> bytes:
    """The same PNG with its 255 most frequent colours, a third of the weight."""
    palette, [part] = _indexed(browser, [picture])
    return _file(part, palette, [(b"IDAT", _rows(part))])


def film(browser: Browser, shots: Sequence[Shot]) -> bytes:
    """Pictures of one size that follow each other, again and again."""
    palette, parts = _indexed(browser, [picture for picture, _ in shots])
    number = count()
    chunks = [(b"acTL", struct.pack(">II", len(shots), _ENDLESS))]
    for place, (part, (_, duration)) in enumerate(zip(parts, shots, strict=True)):
        box = struct.pack(">IIII", part.width, part.height, part.x, part.y)
        time = struct.pack(">HHBB", duration, 1000, _KEEP, _OVER)
        chunks.append((b"fcTL", struct.pack(">I", next(number)) + box + time))
        rows = _rows(part)
        drawn = (b"fdAT", struct.pack(">I", next(number)) + rows) if place else (b"IDAT", rows)
        chunks.append(drawn)
    return _file(parts[0], palette, chunks)


def _file(whole: Part, palette: bytes, drawn: Sequence[tuple[bytes, bytes]]) -> bytes:
    head = (b"IHDR", struct.pack(">IIBBBBB", whole.width, whole.height, 8, 3, 0, 0, 0))
    moves, rest = (drawn[:1], drawn[1:]) if len(drawn) > 1 else ((), drawn)
    colours = ((b"PLTE", palette), (b"tRNS", b"\0"))
    chunks = (head, *moves, *colours, *rest, (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, body) for kind, body in chunks)


def _chunk(kind: bytes, body: bytes) -> bytes:
    sum_of_it = struct.pack(">I", zlib.crc32(kind + body))
    return struct.pack(">I", len(body)) + kind + body + sum_of_it


def _rows(part: Part) -> bytes:
    starts = range(0, len(part.cells), part.width)
    return zlib.compress(b"".join(b"\0" + part.cells[row : row + part.width] for row in starts), 9)


def _indexed(browser: Browser, pictures: Sequence[bytes]) -> tuple[bytes, list[Part]]:
    page = browser.new_page()
    page.evaluate(_READ)
    for picture in pictures:
        page.evaluate("(picture) => count(picture)", base64.b64encode(picture).decode())
    palette = base64.b64decode(page.evaluate("() => choose()"))
    parts = list(_parts(page, pictures))
    page.close()
    return palette, parts


def _parts(page: Page, pictures: Sequence[bytes]) -> Iterator[Part]:
    for picture in pictures:
        box: list[Any] = page.evaluate(
            "(picture) => part(picture)", base64.b64encode(picture).decode()
        )
        yield Part(*box[:4], base64.b64decode(box[4]))


_READ = """() => {
  const counts = new Map();
  const place = new Map();
  let before = null;
  const write = (bytes) => {
    let text = "";
    for (let at = 0; at < bytes.length; at += 32768)
      text += String.fromCharCode(...bytes.slice(at, at + 32768));
    return btoa(text);
  };
  const read = async (picture) => {
    const blob = await (await fetch(`data:image/png;base64,${picture}`)).blob();
    const bitmap = await createImageBitmap(blob);
    const { width, height } = bitmap;
    const desk = new OffscreenCanvas(width, height).getContext("2d");
    desk.drawImage(bitmap, 0, 0);
    const { data } = desk.getImageData(0, 0, width, height);
    const colours = new Int32Array(width * height);
    for (let at = 0; at < colours.length; at++)
      colours[at] = data[4 * at + 3] < 128 ? -1
        : (data[4 * at] << 16) | (data[4 * at + 1] << 8) | data[4 * at + 2];
    return { width, height, colours };
  };
  globalThis.count = async (picture) => {
    for (const one of (await read(picture)).colours)
      if (one >= 0) counts.set(one, (counts.get(one) ?? 0) + 1);
  };
  globalThis.choose = () => {
    const kept = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 255).map(([one]) => one);
    const nearest = (one) => {
      let best = 0;
      let least = Infinity;
      kept.forEach((other, at) => {
        const far = [16, 8, 0].reduce(
          (sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0);
        if (far < least) [least, best] = [far, at];
      });
      return best + 1;
    };
    place.set(-1, 0);
    for (const one of counts.keys()) place.set(one, nearest(one));
    return write(new Uint8Array([0, ...kept].flatMap(
      (one) => [one >> 16, (one >> 8) & 255, one & 255])));
  };
  globalThis.part = async (picture) => {
    const { width, height, colours } = await read(picture);
    const now = new Uint8Array(colours.length);
    for (let at = 0; at < now.length; at++) now[at] = place.get(colours[at]);
    let [left, right, top, bottom] = before ? [width, 0, height, 0] : [0, width, 0, height];
    if (before)
      for (let at = 0; at < now.length; at++)
        if (now[at] !== before[at]) {
          const x = at % width, y = Math.floor(at / width);
          left = Math.min(left, x), right = Math.max(right, x + 1);
          top = Math.min(top, y), bottom = Math.max(bottom, y + 1);
        }
    if (left >= right) [left, right, top, bottom] = [0, 1, 0, 1];
    const cells = new Uint8Array((right - left) * (bottom - top));
    for (let y = top, to = 0; y < bottom; y++)
      for (let x = left; x < right; x++, to++) {
        const at = y * width + x;
        cells[to] = before && before[at] === now[at] ? 0 : now[at];
      }
    before = now;
    return [left, top, right - left, bottom - top, write(cells)];
  };
}"""
