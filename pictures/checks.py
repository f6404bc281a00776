"""What a machine can see of a picture: weight, shares, margins, loss at phone size, twins."""

from PIL import ImageChops, ImageFilter, ImageOps

from pictures.proofs import png

MAX_BYTES = 3500
INK = (0.14, 0.58)  # share of the sheet
TONE = 0.36
FILL = 0.78  # of the width or the height
LOSS = 0.16  # difference between the phone picture and the large one
TWIN = 0.84  # correlation of two blurred thumbnails


def _planes(svg: str, width: int):
    """Two grey pictures: ink only, and tone only (white on black)."""
    ink = ImageOps.invert(png(svg, width, plain=("#000", "#fff", "#fff")).convert("L"))
    both = ImageOps.invert(png(svg, width, plain=("#000", "#fff", "#000")).convert("L"))
    return ink, ImageChops.subtract(both, ink)


def _share(im) -> float:
    h = im.histogram()
    return sum(i * n for i, n in enumerate(h)) / 255 / (im.width * im.height)


def measure(svg: str) -> dict:
    ink, tone = _planes(svg, 400)
    a, t = _share(ink), _share(tone)
    x0, y0, x1, y1 = ink.getbbox() or (0, 0, 1, 1)
    fill = max((x1 - x0) / 400, (y1 - y0) / 300)
    small = _planes(svg, 64)[0].resize((400, 300), 3)
    hard = small.point(lambda v: 255 if v > 127 else 0)
    wrong = _share(ImageChops.difference(hard, ink)) / max(a, 0.01)
    warn = []
    if len(svg.encode()) > MAX_BYTES:
        warn.append(f"{len(svg.encode())} bytes")
    if not INK[0] <= a <= INK[1]:
        warn.append(f"ink {a:.0%}")
    if t > TONE:
        warn.append(f"tone {t:.0%}")
    if fill < FILL:
        warn.append(f"fills only {fill:.0%}")
    if wrong > LOSS:
        warn.append(f"loses {wrong:.0%} of its ink at 64 px")
    if svg.count("<path") > 2 or "NaN" in svg:
        warn.append("malformed")
    return {"ink": round(a, 3), "tone": round(t, 3), "fill": round(fill, 2), "loss": round(wrong, 3), "warnings": warn}


def twins(svgs: dict[str, str]):
    """Pairs that look alike when small."""
    v = {}
    for k, s in svgs.items():
        im = _planes(s, 64)[0].filter(ImageFilter.GaussianBlur(2)).resize((32, 24))
        p = list(im.tobytes())
        m = sum(p) / len(p)
        d = [x - m for x in p]
        n = sum(x * x for x in d) ** 0.5 or 1
        v[k] = [x / n for x in d]
    names = list(v)
    out = []
    for i, a in enumerate(names):
        for b in names[i + 1 :]:
            c = sum(x * y for x, y in zip(v[a], v[b]))
            if c > TWIN:
                out.append((a, b, c))
    return sorted(out, key=lambda r: -r[2])
