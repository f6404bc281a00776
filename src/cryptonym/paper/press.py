"""A sheet of paper and the type on it: millimetres, three faces that follow each other, SVG."""

import io
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal, NamedTuple, cast

from fpdf import FPDF
from fpdf.enums import MethodReturnValue, XPos, YPos
from fpdf.fonts import TTFFont

from cryptonym.paper.kinds import Paper

FONTS: Final = Path(__file__).parents[1] / "_fonts"  # put there when the client is built
SCRIPTS: Final = ("latin", "latin-ext", "greek")  # a file for each; the others help out
SIZES: Final[dict[Paper, tuple[float, float]]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
INK: Final = "#17171b"
LEAST_SIZE = 4.0  # points; nobody reads less

Face = Literal["codename", "text"]
_FILES: Final[dict[Face, str]] = {
    "codename": "fira-sans-extra-condensed-{}-600-normal.woff",
    "text": "literata-{}-400-normal.woff",
}


class NoFontsError(RuntimeError):
    """The fonts of the client are not there: it was not built."""


class Box(NamedTuple):
    """A place on the sheet: its corner and its size."""

    x: float
    y: float
    width: float
    height: float

    def inset(self, by: float) -> "Box":
        """The same place with a margin inside."""
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    @property
    def centre(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.height / 2


class Press:
    """Prints on sheets of one size."""

    def __init__(self, paper: Paper, language: str, title: str) -> None:
        self.width, self.height = SIZES[paper]
        self.pdf = FPDF(unit="mm", format=(self.width, self.height))
        self.pdf.set_auto_page_break(auto=False)
        self.pdf.set_margin(0)
        self.pdf.c_margin = 0
        self.pdf.set_title(title)
        self.pdf.set_lang(language)
        self.pdf.set_creator("Cryptonym")
        for face, name in _FILES.items():
            for script in SCRIPTS:
                path = FONTS / name.format(script)
                if not path.is_file():
                    raise NoFontsError(path.name)
                self.pdf.add_font(f"{face}-{script}", fname=path)

    def next_sheet(self) -> None:
        """Go on to a new page."""
        self.pdf.add_page()

    def printed(self) -> bytes:
        """The whole file."""
        return bytes(self.pdf.output())

    def close(self) -> None:
        """Give the files of the fonts back."""
        for font in self.pdf.fonts.values():
            if isinstance(font, TTFFont):
                font.close()

    def set_type(self, face: Face, size: float, colour: str = INK) -> None:
        """Choose a face; letters that its first file has not come from the others."""
        others = [f"{face}-{script}" for script in SCRIPTS[1:]]
        self.pdf.set_fallback_fonts(others, exact_match=False)
        self.pdf.set_font(f"{face}-{SCRIPTS[0]}", size=size)
        self.pdf.set_text_color(colour)

    def line(self, text: str, box: Box, face: Face, most: float, colour: str = INK) -> float:
        """One line in the middle of a box, as large as it fits; how large it was."""
        self.set_type(face, most)
        wide = self.pdf.get_string_width(text)
        size = most if wide <= box.width else max(most * box.width / wide, LEAST_SIZE)
        self.set_type(face, size, colour)
        self.pdf.set_xy(box.x, box.y)
        self.pdf.cell(box.width, box.height, text, align="C")
        return size

    def paragraph(self, text: str, box: Box, leading: float, *, dry: bool = False) -> float:
        """Text in lines from the top of a box, in the type chosen before; how high it is."""
        self.pdf.set_xy(box.x, box.y)
        high = self.pdf.multi_cell(
            box.width,
            leading,
            text,
            align="L",
            new_x=XPos.LEFT,
            new_y=YPos.NEXT,
            dry_run=dry,
            output=MethodReturnValue.HEIGHT,
        )
        if dry:  # the library believes now that the face is on the page
            self.pdf.current_font_is_set_on_page = False
        return cast("float", high)  # what was asked for

    def drawing(self, svg: str, box: Box) -> None:
        """A picture in a box, in our ink."""
        drawn = io.BytesIO(svg.replace("currentColor", INK).encode())
        self.pdf.image(drawn, box.x, box.y, box.width, box.height)

    @contextmanager
    def upside_down(self, box: Box) -> Iterator[None]:
        """Everything inside stands on its head, for who sits on the other side."""
        with self.pdf.rotation(180, *box.centre):
            yield
