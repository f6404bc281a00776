"""The film in the README: one turn, on the phones of a spymaster and of an operative.

Nothing is filmed while it happens: time stands still on both phones, a step of it is let go, and
a picture is taken. So the film is the same on a busy machine.
"""

import base64
from collections.abc import Sequence

from playwright.sync_api import Browser, Locator, Page

from web.fitting import fitting_clue
from web.packing import Shot, film
from web.people import People, Person
from web.playing import Player
from web.scenes.board import at
from web.tables import TableOf

STEP = 40  # milliseconds between two pictures
KEYS = 90  # between two letters
GLANCE, READING, LONGER = 500, 1_200, 2_400
TURNED = 20 * STEP  # a card has turned, and the colour of the desk has changed
LANGUAGE = "en"

Finger = tuple[int, float, float]  # on which phone, and where

# What a phone is drawn into, and the finger on it.
_ROOM = """<style>body{display:flex;gap:20px;margin:0;padding:4px;width:max-content}
div{border:8px solid #17171b;border-radius:28px;overflow:hidden;position:relative}
img{display:block;height:640px}
i{background:#0006;border:3px solid #fffc;border-radius:50%;box-sizing:border-box;display:none;
height:44px;position:absolute;translate:-50% -50%;width:44px}</style>
<div><img><i></i></div><div><img><i></i></div>"""
_DRAW = """([pictures, finger]) => Promise.all(pictures.map(async (picture, place) => {
  const phone = document.querySelectorAll("div")[place];
  const [image, touch] = phone.children;
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  touch.style.display = finger?.[0] === place ? "block" : "none";
  if (finger) [touch.style.left, touch.style.top] = [`${finger[1]}px`, `${finger[2]}px`];
}))"""
_LATER = """(step) => { for (const one of document.getAnimations())
  one.currentTime = Number(one.currentTime) + step; }"""


class Camera:
    """Takes pictures of phones whose time goes on only when it says so."""

    def __init__(self, browser: Browser, pages: Sequence[Page]) -> None:
        self.pages = pages
        self.shots: list[Shot] = []
        self._room = browser.new_page(viewport={"width": 800, "height": 664})
        self._room.set_content(_ROOM)
        for page in pages:
            session = page.context.new_cdp_session(page)
            session.send("Animation.enable")
            session.send("Animation.setPlaybackRate", {"playbackRate": 0})

    def roll(self, milliseconds: int, finger: Finger | None = None) -> None:
        """Let so much time go by."""
        for _ in range(0, milliseconds, STEP):
            self._step()
            self._shoot(finger)

    def hold(self, milliseconds: int) -> None:
        """Keep what is seen in sight."""
        picture, shown = self.shots[-1]
        self.shots[-1] = picture, shown + milliseconds

    def roll_until(self, seen: Locator) -> None:
        """Film until something is to be seen; only our own clocks are waited for."""
        while not seen.count():
            self.roll(STEP)

    def cut_to(self, seen: Locator) -> None:
        """Leave out how long the server takes."""
        while not seen.count():
            self._step()
        self.roll(STEP)

    def tap(self, page: Page, target: Locator) -> None:
        """Somebody touches something."""
        box = target.bounding_box()
        assert box
        place = self.pages.index(page)
        finger = (place, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self._shoot(finger)
        self.hold(5 * STEP)
        target.click()
        self.roll(2 * STEP, finger)
        self.roll(2 * STEP)

    def film(self, browser: Browser) -> bytes:
        """Everything that was taken."""
        self._room.close()
        return film(browser, self.shots)

    def _step(self) -> None:
        for page in self.pages:
            page.clock.run_for(STEP)
            page.evaluate(_LATER, STEP)

    def _shoot(self, finger: Finger | None) -> None:
        shots = [base64.b64encode(page.screenshot(scale="css")).decode() for page in self.pages]
        self._room.evaluate(_DRAW, [shots, finger])
        picture = self._room.locator("body").screenshot(omit_background=True)
        if self.shots and self.shots[-1][0] == picture:
            self.hold(STEP)
        else:
            self.shots.append((picture, STEP))


def turn(browser: Browser, people: People) -> bytes:
    """A clue is found, written and understood; then somebody is wrong."""
    table = TableOf(people.come(4, device="phone", language=LANGUAGE, still=False))
    table.start()
    both = [table.holder(role) for role in ("spymaster", "operative")]
    for person in both:
        person.page.clock.install()
        at(table, person).clock.pause_at(person.page.evaluate("Date.now() + 1000"))
    camera = Camera(browser, [person.page for person in both])
    clue, words = fitting_clue(table.game())
    bystander = table.game()["words"][table.game()["key"]["cells"].index(".")]
    camera.roll(STEP)
    camera.hold(READING)
    spymaster, operative = (Player(person, LANGUAGE) for person in both)
    _give(camera, spymaster, clue, words)
    asked = operative.say("duties-guess-first", count=len(words) + 1)
    camera.cut_to(operative.page.get_by_role("heading", name=asked))
    camera.hold(LONGER)
    for count, word in enumerate((*words, bystander), 1):
        _guess(camera, operative, both, word, count)
    camera.hold(LONGER)
    return camera.film(browser)


def _give(camera: Camera, spymaster: Player, clue: str, words: Sequence[str]) -> None:
    page = spymaster.page
    for word in words:
        camera.tap(page, spymaster.card(word))
    camera.tap(page, page.get_by_role("textbox", name=spymaster.say("board-word")))
    for letter in clue:
        page.keyboard.type(letter)
        camera.roll(STEP)
        camera.hold(KEYS)
    camera.cut_to(page.get_by_text(spymaster.say("referee-verdict-legal", clue=clue)))
    camera.hold(READING)
    camera.tap(page, spymaster.button("board-give"))


def _guess(
    camera: Camera, operative: Player, both: Sequence[Person], word: str, count: int
) -> None:
    """Point at a card, then touch it; `count` are covered when it is done."""
    page = operative.page
    camera.tap(page, operative.card(word))
    camera.cut_to(operative.button("board-guess-word", word=word))
    camera.hold(GLANCE)
    camera.tap(page, operative.button("board-guess-word", word=word))
    for person in both:
        person.wait_until(lambda: len(person.received.events("word_covered")) == count)  # noqa: B023 # asked at once
    covered = page.locator(f"[aria-label*='{operative.say('board-covered')}']")
    camera.roll_until(operative.card(word).and_(covered))
    camera.roll(TURNED)
    camera.hold(GLANCE)
