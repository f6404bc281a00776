"""Options that take one of a few values."""

from collections.abc import Collection

import typer


def one_of(value: str, known: Collection[str], option: str) -> str:
    """The value, if it is one of those; the message of the command line names them otherwise."""
    if value not in known:
        raise typer.BadParameter(f"{value}: {', '.join(known)}", param_hint=option)
    return value
