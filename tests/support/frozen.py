"""Values as bytes, to see whether anything in them has changed."""

import pickle


def as_it_is(value: object) -> bytes:
    """All that a value holds; a variant counts by its name."""
    return pickle.dumps(value)
