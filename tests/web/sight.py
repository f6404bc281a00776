"""Looking at a page with other people's eyes: axe-core, colour-blindness, large letters."""

import gzip
from base64 import b64encode
from functools import cache
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page, expect

from web.chromium import WEB

Deficiency = Literal["protanopia", "deuteranopia", "tritanopia", "achromatopsia"]
DEFICIENCIES: tuple[Deficiency, ...] = ("protanopia", "deuteranopia", "tritanopia")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
_RUN = """(tags) => axe.run(document, {
  runOnly: tags, resultTypes: ["violations"], elementRef: false, preload: false,
}).then(({ violations }) => violations)"""  # of what is right there is a hundred times more


# Half a megabyte takes longer on its way to a page than it takes the page to read it, so it is
# packed. It is run by itself: the policy of our pages refuses that to a function that has waited.
_UNPACK = """async (packed) => {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  globalThis.axeSource = await new Response(plain).text(); }"""


@cache
def _axe() -> str:
    plain = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_bytes()
    return b64encode(gzip.compress(plain)).decode()


def axe_findings(page: Page) -> list[str]:
    """What axe-core finds wrong with a page, each with its places."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(_UNPACK, _axe())
        page.evaluate("(0, eval)(axeSource)")
    found: list[dict[str, Any]] = page.evaluate(_RUN, TAGS)
    places: dict[str, list[str]] = {}
    for one in found:
        for node in one["nodes"]:
            what = f"{one['impact']} {one['id']}: {_why(node)}"
            places.setdefault(what, []).append(" ".join(map(str, node["target"])))
    return [f"{what}\n    at {_some(where)}" for what, where in places.items()]


def _some(places: list[str]) -> str:
    more = f" and {len(places) - 3} more" if len(places) > 3 else ""
    return ", ".join(places[:3]) + more


def _why(node: dict[str, Any]) -> str:
    checks = [*node["any"], *node["all"], *node["none"]]
    return "; ".join(str(check["message"]) for check in checks)


def assert_accessible(page: Page) -> None:
    """Fail with a readable list if axe-core finds anything, once the screen is there.

    A screen is fetched when it is first needed; until then its page has no heading.
    """
    expect(page.locator("h1")).not_to_have_count(0)
    findings = axe_findings(page)
    assert not findings, f"{page.url}\n" + "\n".join(findings)


def seen_with(page: Page, deficiency: Deficiency, path: Path | None = None) -> bytes:
    """A picture of the page as somebody with this colour-blindness sees it."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
    try:
        return page.screenshot(path=path)
    finally:
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
        session.detach()


def enlarge_text(page: Page, percent: int = 200) -> None:
    """The letters as large as somebody has set them in their browser."""
    session = page.context.new_cdp_session(page)
    session.send("Page.enable")
    sizes = {"standard": round(16 * percent / 100), "fixed": round(13 * percent / 100)}
    session.send("Page.setFontSizes", {"fontSizes": sizes})


def too_small_targets(page: Page, least: int = 44) -> list[str]:
    """Buttons, links and fields that a finger does not hit: text and size."""
    found: list[str] = page.evaluate(
        """(least) => [...document.querySelectorAll(
          "button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button]")]
          .map((one) => [one.labels?.[0]?.contains(one) ? one.labels[0] : one, one])
          .filter(([box]) => box.checkVisibility({ visibilityProperty: true }))
          .map(([box, one]) => [box.getBoundingClientRect(), one])
          .filter(([box, one]) => box.width > 1 && box.height > 1
            && box.right > 0 && box.bottom > 0  // not waiting outside until it has the focus
            && (box.width < least - 0.5 || box.height < least - 0.5)
            && !(one.tagName === "A" && one.closest("p, li, dd")))
          .map(([box, one]) => `${one.tagName.toLowerCase()} `
            + `"${(one.getAttribute("aria-label") ?? one.textContent).trim().slice(0, 40)}" `
            + `${Math.round(box.width)} x ${Math.round(box.height)}`)""",
        least,
    )
    return found


# What is pressed, and the part of it that is: of a hidden radio button, its label.
_CONTROLS = """[...document.querySelectorAll(
  "button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button]")]
  .map((one) => one.labels?.[0]?.contains(one) ? one.labels[0] : one)
  .filter((one) => one.checkVisibility({ visibilityProperty: true })
    && !one.closest("[inert]") && !one.matches(":disabled, [aria-disabled=true]")
    && !one.querySelector(":disabled")
    && (!document.querySelector("dialog:modal") || one.closest("dialog:modal")))"""

_COVERED = f"""(edge) => {_CONTROLS}.flatMap((one) => {{
  one.scrollIntoView({{ block: "nearest", inline: "nearest", behavior: "instant" }});
  const box = one.getClientRects()[0];
  if (!box || box.width <= 1 || box.height <= 1 || box.right <= 0 || box.bottom <= 0) return [];
  const [left, right] = [box.left + edge, box.right - edge];
  const [top, bottom] = [box.top + edge, box.bottom - edge];
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const points = {{ middle: [x, y], left: [left, y], right: [right, y], top: [x, top],
    bottom: [x, bottom] }};
  const lost = Object.entries(points).filter(([, point]) => {{
    const hit = document.elementFromPoint(...point);
    return !hit || !(one.contains(hit) || hit.contains(one) && hit.matches("label"));
  }});
  if (!lost.length) return [];
  const by = document.elementFromPoint(...lost[0][1]);
  const name = (some) => some && `${{some.tagName.toLowerCase()}}.${{some.className}} `
    + `"${{(some.getAttribute("aria-label") ?? some.textContent).trim().slice(0, 40)}}"`;
  return [`${{name(one)}}: ${{lost.map(([place]) => place).join(", ")}} under ${{name(by)}}`];
}})"""


def covered_controls(page: Page, edge: int = 3) -> list[str]:
    """What can be pressed but lies under something else, even after scrolling there: what is lost.

    Looked at in the middle and near each edge, so that half a button is not enough.
    """
    found: list[str] = page.evaluate(_COVERED, edge)
    return found


_BROKEN = """() => [...document.querySelectorAll("h1, h2, h3")].flatMap((heading) => {
  const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  const broken = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{M}]+/gu)) {
      const range = new Range();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
})"""


def broken_headings(page: Page) -> list[str]:
    """Words of headings that are torn apart because their line is too narrow for them."""
    found: list[str] = page.evaluate(_BROKEN)
    return found


def scrolls_sideways(page: Page) -> bool:
    """Whether the page is wider than its window."""
    # not `innerWidth`: a phone zooms out until all of a page that is too wide is inside it
    wide: bool = page.evaluate(
        "(page => page.scrollWidth > page.clientWidth + 1)(document.body.parentElement)"
    )
    return wide


def scrolls_down(page: Page) -> bool:
    """Whether the page is taller than its window."""
    tall: bool = page.evaluate("document.documentElement.scrollHeight > innerHeight + 1")
    return tall


def cut_off(page: Page, selector: str, inside: str) -> list[str]:
    """What is not seen whole in the part of the page that shows it, or takes a second line."""
    found: list[str] = page.evaluate(
        """([selector, inside]) => [...document.querySelectorAll(selector)].filter((one) => {
          const box = one.getBoundingClientRect();
          const room = one.closest(inside).getBoundingClientRect();
          return box.left < room.left - 0.5 || box.right > room.right + 0.5
            || box.top < room.top - 0.5 || box.bottom > room.bottom + 0.5
            || box.height > 2 * parseFloat(getComputedStyle(one).lineHeight);
        }).map((one) => one.textContent)""",
        [selector, inside],
    )
    return found


def overlapping(page: Page, selector: str, others: str) -> list[str]:
    """What lies on something else, by the boxes of both: their texts."""
    found: list[str] = page.evaluate(
        """([selector, others]) => [...document.querySelectorAll(selector)].flatMap((one) => {
          const box = one.getBoundingClientRect();
          return [...document.querySelectorAll(others)].filter((other) => {
            const room = other.getBoundingClientRect();
            return other !== one && !other.contains(one) && !one.contains(other)
              && box.left < room.right - 0.5 && box.right > room.left + 0.5
              && box.top < room.bottom - 0.5 && box.bottom > room.top + 0.5;
          }).map((other) => `${one.className} "${one.textContent}" on ${other.className}`);
        })""",
        [selector, others],
    )
    return found


# Where the first letter begins is measured, as a word's box is wider and higher than what is seen.
_TOUCHED = """(least) => {
  const pen = document.createElement("canvas").getContext("2d");
  const words = document.querySelectorAll(".card .face:not(.covered) .sign + .word");
  return [...words].flatMap((word) => {
    const halves = [...word.querySelectorAll(".two-lines > span")];
    const first = halves.find((half) => half.offsetParent);
    const text = first?.dataset.text ?? word.textContent;
    const { fontWeight, fontSize, fontFamily } = getComputedStyle(word);
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const drawn = pen.measureText(text);
    const place = (first ?? word.querySelector(".one-line")).getBoundingClientRect();
    const sinks = drawn.fontBoundingBoxAscent - drawn.fontBoundingBoxDescent;
    const base = (place.top + place.bottom + sinks) / 2;
    const top = base - pen.measureText(text[0]).actualBoundingBoxAscent;
    const left = (place.left + place.right - drawn.width) / 2;
    const sign = word.previousElementSibling.getBoundingClientRect();
    const apart = left >= sign.right + least || top >= sign.bottom + least;
    return apart ? [] : [text];
  });
}"""


def touching_signs(page: Page, least: float = 1) -> list[str]:
    """Words on a key whose first letter touches the sign in the corner, in pixels."""
    found: list[str] = page.evaluate(_TOUCHED, least)
    return found


# A line of letters is higher than what is drawn of it: capitals fill its middle.
_ON_WORDS = """() => {
const words = [...document.querySelectorAll(".card .face:has(.token) .word")];
return words.flatMap((word) => {
  const lines = [...word.querySelectorAll(".one-line, .two-lines > span")]
    .filter((line) => line.checkVisibility());
  const tokens = [...word.parentElement.querySelectorAll(".token")]
    .map((token) => token.getBoundingClientRect());
  return lines.filter((line) => {
    const range = document.createRange();
    range.selectNodeContents(line);
    const box = line.textContent ? range.getBoundingClientRect() : line.getBoundingClientRect();
    const [top, bottom] = [box.top + 0.22 * box.height, box.bottom - 0.22 * box.height];
    return tokens.some((token) => token.left < box.right && token.right > box.left
      && token.top < bottom && token.bottom > top);
  }).map(() => word.textContent);
}); }"""


def tokens_on_words(page: Page) -> list[str]:
    """Words of which a token hides a part."""
    found: list[str] = page.evaluate(_ON_WORDS)
    return found
