"""python -m pictures COMMAND: look at what was drawn.

proof OUT.png [ID...]    pictures large, and at 64 px by day and at dusk; without ids all of them
motifs OUT.png [NAME...] the same for motifs, with their anchors; without names all, small
sheet OUT.png MODE ID... one contact sheet in one light (day, dusk), 5 in a row, 240 px
check [ID...]            figures and warnings of a machine; without ids of all, with twins
pair                     all pictures on two-sided cards, into the deck of the package
"""

import statistics
import sys

from pictures import pairs
from pictures.checks import measure, twins
from pictures.composing import DECK
from pictures.drawing import draw as drawn
from pictures.grammar import framed
from pictures.linocut import svg
from pictures.motif import REGISTRY
from pictures.proofs import Image, sheet


def _pile(parts, out):
    whole = Image.new("RGB", (max(p.width for p in parts), sum(p.height for p in parts)), "#8d8778")
    y = 0
    for part in parts:
        whole.paste(part, (0, y))
        y += part.height
    whole.save(out)


def proof(out, *names):
    """Large and small, by day and at dusk."""
    names = names or tuple(DECK)
    svgs = [drawn(name) for name in names]
    for name, text in zip(names, svgs, strict=True):
        print(f"{name:26} {len(text):5}", ", ".join(DECK[name].nouns))
    small = [sheet(svgs, 16, 64, 6, mode) for mode in ("day", "dusk")]
    _pile([sheet(svgs, min(3, len(svgs)), 400), *small], out)


def motifs(out, *names):
    """Motifs on a proof sheet."""
    svgs = [svg(framed(REGISTRY[name]())) for name in names or REGISTRY]
    for name, text in zip(names or REGISTRY, svgs, strict=True):
        print(f"{name:18} {len(text):5}  anchors: {' '.join(REGISTRY[name]().at)}")
    if names:
        _pile([sheet(svgs, min(4, len(svgs)), 300), sheet(svgs, min(16, len(svgs)), 64, 6)], out)
    else:
        sheet(svgs, 10, 128, 8).save(out, optimize=True)


def contact(out, mode, *names):
    """Twenty at a time."""
    sheet([drawn(name) for name in names], 5, 240, 10, mode).save(out, optimize=True)


def check(*names):
    """What a machine can see."""
    svgs = {name: drawn(name) for name in names or DECK}
    sizes = sorted(len(text.encode()) for text in svgs.values())
    print(f"{len(svgs)} pictures, bytes: median {statistics.median(sizes):.0f}, largest {sizes[-1]}")
    for name, text in svgs.items():
        for warning in measure(text)["warnings"]:
            print(f"  {name}: {warning}")
    for one, other, alike in twins(svgs):
        print(f"  twins at phone size: {one} / {other} ({alike:.2f})")
    uses: dict[str, list[str]] = {}
    for name, recipe in DECK.items():
        for noun in recipe.nouns:
            uses.setdefault(noun, []).append(name)
    print(f"{len(uses)} different nouns")
    for noun, where in uses.items():
        if len(where) > 4:
            print(f"  {noun} in {len(where)}: {' '.join(where)}")


def pair():
    """Put what shows the same thing on one card, and what is new on cards of its own."""
    nouns = {name: recipe.nouns for name, recipe in DECK.items()}
    made = pairs.paired(nouns, pairs.read_pairs())
    pairs.write_pairs(made)
    alike = sum(bool(set(nouns[one]) & set(nouns[other])) for one, other in made)
    print(f"{len(made)} cards, {alike} of them with something in common on both sides")


if __name__ == "__main__":
    commands = {"proof": proof, "motifs": motifs, "sheet": contact, "check": check, "pair": pair}
    commands[sys.argv[1]](*sys.argv[2:])
