"""The files of the drawings: valid, small, and nothing in them but two paths."""

import gzip
import re
import statistics
import xml.etree.ElementTree as ET

from cryptonym.language.pictures import DRAWN, pictures
from support.drawn import built, svgs

SVG = "{http://www.w3.org/2000/svg}"
ALLOWED = {
    f"{SVG}svg": {"viewBox", "fill", "fill-rule"},
    f"{SVG}path": {"d", "class", "opacity"},
}
PATH = re.compile(r"(?:[MmLlHhVvCcSsAaZz]|[ ,]?-?\d+)+")
MEDIAN, LARGEST, ALL_PACKED = 2500, 3500, 350_000  # bytes


def test_every_drawing_is_an_svg_of_allowed_elements_and_attributes() -> None:
    for name, text in svgs().items():
        root = ET.fromstring(text)  # noqa: S314 # our own file
        for element in root.iter():
            assert element.tag in ALLOWED, name
            assert set(element.attrib) <= ALLOWED[element.tag], name
            assert not (element.text or "").strip(), name
        assert root.attrib["viewBox"] == "0 0 800 600", name
        assert root.attrib["fill"] == "currentColor", name


def test_a_drawing_is_one_path_of_ink_and_perhaps_one_of_tone() -> None:
    for name, text in svgs().items():
        paths = ET.fromstring(text).findall(f"{SVG}path")  # noqa: S314 # our own file
        assert 1 <= len(paths) <= 2, name
        *tone, ink = paths
        assert set(ink.attrib) == {"d"}, name
        assert all(one.attrib["class"] == "t" for one in tone), name
        for path in paths:
            assert PATH.fullmatch(path.attrib["d"]), name
            assert path.attrib["d"].startswith("M"), name


def test_drawings_are_small() -> None:
    sizes = {name: len(text.encode()) for name, text in svgs().items()}
    assert statistics.median(sizes.values()) <= MEDIAN
    assert not {name: size for name, size in sizes.items() if size > LARGEST}


def test_a_whole_deck_travels_in_little() -> None:
    deck = [svgs()[name] for name in pictures()]
    packed = sum(len(gzip.compress(text.encode(), 9, mtime=0)) for text in deck)
    assert packed <= ALL_PACKED


def test_the_index_tells_of_every_file_and_of_no_other() -> None:
    files = {file.stem for file in DRAWN.glob("*.svg")}
    assert files == set(built().pictures)
    assert re.fullmatch("[0-9a-f]{12}", built().version)
    for name, told in built().pictures.items():
        assert re.fullmatch("[a-z]+(-[a-z]+)*", name)
        assert re.fullmatch("[0-9a-f]{16}", told.hash)
        assert told.nouns
        assert told.caption
