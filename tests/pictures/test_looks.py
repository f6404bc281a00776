"""How the drawings look: enough ink and not too much, full, clear at phone size, no two alike."""

import pytest
from pictures.checks import FILL, INK, LOSS, TONE, twins
from pictures.proofs import MODES, png

from support.drawn import measured, svgs

PHONE = 64  # pixels
CLEAR = 4.5  # contrast of text, by WCAG
LIGHTS = ("day", "dusk")


def luminance(colour: tuple[float, ...]) -> float:
    """Of a colour with parts from 0 to 255, as WCAG has it."""
    parts = [part / 255 for part in colour]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: float, other: float) -> float:
    light, dark = max(one, other), min(one, other)
    return (light + 0.05) / (dark + 0.05)


def test_ink_and_tone_are_within_bounds() -> None:
    wrong = {
        name: (found["ink"], found["tone"])
        for name, found in measured().items()
        if not INK[0] <= found["ink"] <= INK[1] or found["tone"] > TONE
    }
    assert not wrong


def test_a_drawing_fills_its_card() -> None:
    assert not {name: one["fill"] for name, one in measured().items() if one["fill"] < FILL}


def test_little_is_lost_at_the_size_of_a_phone() -> None:
    assert not {name: one["loss"] for name, one in measured().items() if one["loss"] > LOSS}


def test_no_two_drawings_are_nearly_alike() -> None:
    assert twins(svgs()) == []


@pytest.mark.parametrize("light", LIGHTS)
def test_ink_stands_out_from_paper_and_from_tone(light: str) -> None:
    ink, paper, tone = (
        luminance(tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5)))
        for colour in MODES[light]
    )
    assert contrast(ink, paper) >= 7
    assert contrast(ink, tone) >= CLEAR


@pytest.mark.parametrize("light", LIGHTS)
def test_every_drawing_has_contrast_on_a_small_card(light: str) -> None:
    faint = {}
    for name, text in svgs().items():
        image = png(text, PHONE, light).convert("L")
        shades = sorted(image.tobytes())
        dark, bright = shades[len(shades) // 20], shades[-len(shades) // 20]
        found = contrast(luminance((dark,) * 3), luminance((bright,) * 3))
        if found < CLEAR:
            faint[name] = round(found, 1)
    assert not faint
