"""The game on paper, read back: words, fonts, pages, and what lies behind what."""

import io
import re
import unicodedata
from functools import cache

import pytest
from pypdf import PageObject, PdfReader

from cryptonym.language.decks import cards
from cryptonym.language.pictures import DRAWN
from cryptonym.languages import CODES
from cryptonym.paper.cards import PICTURES, WORDS
from cryptonym.paper.keys import KEYS
from cryptonym.paper.kinds import PAPERS, Paper, What, things_of
from cryptonym.paper.press import SIZES, Press
from cryptonym.paper.printing import NotPrintedError, page_of, print_game
from cryptonym.paper.tiles import tiles_of
from cryptonym.rules.variants import OURS, variant_named
from cryptonym.text import Text

POINT = 25.4 / 72  # millimetres
GAMES = sorted({page_of(variant): variant.name for variant in reversed(OURS)}.values())


@cache
def printed(what: What, language: str, mode: str = "teams", paper: Paper = "a4") -> PdfReader:
    made = print_game(what, language, mode=mode, paper=paper, address="http://box.example")
    return PdfReader(io.BytesIO(made))


def words_on(page: PageObject) -> list[tuple[float, float, str]]:
    """Each piece of text with its place on the sheet, in millimetres from the upper left."""
    found: list[tuple[float, float, str]] = []
    height = float(page.mediabox.height)

    def note(text: str, now: list[float], then: list[float], *_: object) -> None:
        if text.strip():
            x = then[4] * now[0] + now[4]
            y = then[5] * now[3] + now[5]
            found.append((x * POINT, (height - y) * POINT, text.strip()))

    page.extract_text(visitor_text=note)
    return found


def plain(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize("language", CODES)
def test_every_word_of_the_deck_can_be_copied_from_its_card(language: str) -> None:
    read = printed("cards", language)
    fronts = plain("".join(page.extract_text() for page in read.pages[::2]))
    backs = plain("".join(page.extract_text() for page in read.pages[1::2]))
    for front, back in cards(language):
        assert plain(front) in fronts
        assert plain(back) in backs


def test_greek_capitals_bear_no_tonos() -> None:
    for page in printed("cards", "el").pages:
        apart = unicodedata.normalize("NFD", page.extract_text())
        assert "\N{COMBINING ACUTE ACCENT}" not in apart


def test_the_back_of_a_card_lies_behind_it_when_the_sheet_is_turned() -> None:
    """A place on the front and its mirror image on the back belong to one card."""
    press = Press("a4", "en", "x")
    for place in range(WORDS.places):
        front, back = WORDS.box(press, place), WORDS.box(press, place, behind=True)
        assert front.y == back.y
        assert front.x + front.width == pytest.approx(press.width - back.x)
    press.close()
    sides = printed("cards", "en").pages[:2]
    where = {text: x for page in sides for x, _, text in words_on(page)}
    first, last = cards("en")[0], cards("en")[WORDS.columns - 1]
    assert where[first[0]] < press.width / 3 < where[first[1]]
    assert where[last[1]] < press.width / 3 < where[last[0]]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("what", ["cards", "keys", "tiles", "tokens", "rules"])
def test_a_sheet_has_the_size_of_its_paper_and_every_font_is_in_the_file(
    what: What, paper: Paper
) -> None:
    read = printed(what, "eo", "duet", paper)
    for page in read.pages:
        size = (float(page.mediabox.width) * POINT, float(page.mediabox.height) * POINT)
        assert size == pytest.approx(SIZES[paper], abs=0.1)
        for font in page["/Resources"].get("/Font", {}).values():
            [inner] = font.get_object()["/DescendantFonts"]
            descriptor = inner.get_object()["/FontDescriptor"]
            assert "/FontFile2" in descriptor or "/FontFile3" in descriptor
            assert "/ToUnicode" in font.get_object()  # so that text can be copied


def test_every_cut_has_its_marks_on_every_sheet() -> None:
    """One at both ends of each line between cards, and at the edges."""
    marks = 2 * (WORDS.columns + 1) + 2 * (WORDS.rows + 1)
    for page in printed("cards", "nb").pages[:4]:
        contents = page.get_contents()
        assert contents is not None
        lines = re.findall(rb" m [\d. ]+ l S", contents.get_data())
        assert len(lines) == marks + WORDS.places  # and a line on every card


@pytest.mark.parametrize("mode", ["teams", "duet", "pictures"])
def test_every_printed_key_has_its_number_and_two_halves_have_two_sides(mode: str) -> None:
    variant = variant_named(mode)
    read = printed("keys", "es", mode)
    sides = variant.letters.sides
    sheets = -(-(len(variant.deck.cards) + 1) // KEYS.places)
    assert len(read.pages) == sheets * sides
    for side in range(sides):
        texts = [text for page in read.pages[side::sides] for _, _, text in words_on(page)]
        numbers = [text for text in texts if text.isdecimal()]
        assert numbers == [str(number + 1) for number in range(len(variant.deck.cards))]
    label = read.pages[-sides].extract_text()
    assert plain(Text("es", mode).format("print-keys", count=len(variant.deck.cards))) in plain(
        label
    )
    assert mode in label  # what the companion is told


def test_tiles_are_those_of_the_rules_r7_d7() -> None:
    teams = tiles_of(variant_named("teams"))
    assert len(teams) == 25
    assert teams.count(("red", "red")) == teams.count(("blue", "blue")) == 8
    assert teams.count(("red", "blue")) == 1  # the double agent
    assert teams.count(("bystander", "bystander")) == 7
    assert teams.count(("assassin", "assassin")) == 1
    duet = tiles_of(variant_named("duet"))
    assert duet.count(("red", "blue")) == 15


def test_every_picture_is_printed_with_its_other_side_behind_it_p1() -> None:
    deck = cards("en", "pictures")
    read = printed("cards", "en", "pictures")
    assert len(read.pages) == 2 * -(-len(deck) // PICTURES.places)
    for side in (0, 1):
        shapes = sum(_shapes_of(card[side]) for card in deck)
        assert sum(_shapes_on(page) for page in read.pages[side::2]) == shapes


def _shapes_of(picture: str) -> int:
    """Ink, and tone if it has any."""
    return (DRAWN / f"{picture}.svg").read_text("utf-8").count("<path")


def _shapes_on(page: PageObject) -> int:
    """How many shapes are filled as drawings are."""
    contents = page.get_contents()
    assert contents is not None
    return contents.get_data().count(b" f*")


def test_only_games_with_tokens_print_tokens() -> None:
    assert "tokens" in things_of(variant_named("duet"))
    assert "tokens" not in things_of(variant_named("teams"))
    with pytest.raises(NotPrintedError):
        print_game("tokens", "en")


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("mode", GAMES)
def test_the_rules_fit_on_one_page_in_every_language(language: str, mode: str) -> None:
    read = printed("rules", language, mode, "letter")
    [page] = read.pages
    shown = words_on(page)
    width, height = SIZES["letter"]
    assert all(8 < x < width - 8 and 8 < y < height - 8 for x, y, _ in shown)
    text = plain("".join(one for _, _, one in shown))
    source = Text(language).page(page_of(variant_named(mode)))
    for heading in re.findall(r"^##? (.+)$", source, re.MULTILINE):
        assert plain(heading) in text
