"""Tables of values for parametrised tests, written so that nothing in them is said twice."""

from collections.abc import Mapping
from typing import TypeVar

T = TypeVar("T")


def rows(table: Mapping[str, Mapping[str, T]]) -> list[tuple[str, str, T]]:
    """Each value with what stands before it: `{"a": {"b": 1}}` is `[("a", "b", 1)]`."""
    return [
        (first, second, value) for first, more in table.items() for second, value in more.items()
    ]
