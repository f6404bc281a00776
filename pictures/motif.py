"""The register of motifs: small drawings around the origin, about 200 units across, with anchors.

Creatures look to the left. The light comes from the upper left.
"""

from pictures.linocut import Print

REGISTRY: dict = {}


def motif(name: str, *tags: str):
    """Register a drawing function f(p: Print) -> None under its noun."""

    def wrap(f):
        def make(**kw) -> Print:
            p = Print(name)
            return f(p, **kw) or p

        make.noun, make.tags = name, tags
        REGISTRY[name] = make
        return make

    return wrap
