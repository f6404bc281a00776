"""What was fitted on people's turns: how a guessing listener weighs links, language by language.

Nothing changes without a file. `cryptonym bot fit` writes one; CRYPTONYM_BOT_SETTINGS names it.
"""

import os
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Final

import msgspec

VARIABLE: Final = "CRYPTONYM_BOT_SETTINGS"
VERSION: Final = 1

Weight = Annotated[float, msgspec.Meta(ge=0.0, le=100.0)]
Warmth = Annotated[float, msgspec.Meta(gt=0.0, le=100.0)]


class Tuning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much each kind of link counts to somebody who guesses.

    Hands A and B have their links in common, and with them what is worked out from links. People do
    not: what they make of clues is met best with some half of the shared strength.
    """

    direct: Weight = 1.2  # written links, beside what a spymaster expects
    shared: Weight = 0.5  # what is worked out from them
    meaning: Weight = 10.0  # the sentence model, for a card that somebody has written about
    nothing: Weight = 3.0  # a card that draws less than this is hardly meant by anybody
    temperature: Warmth = 1.0  # the higher, the less sure; it divides all of the above but the last


class BotSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of them."""

    v: Annotated[int, msgspec.Meta(ge=1)] = VERSION
    languages: dict[str, Tuning] = {}


class BotSettingsError(ValueError):
    """A settings file that cannot be used."""

    code = "bad_bot_settings"

    def __init__(self, file: Path, problem: str) -> None:
        super().__init__(f"{self.code}: {file}: {problem}")


PLAIN: Final = Tuning()


def tuning_for(language: str) -> Tuning:
    """What was fitted for a language, if somebody has named a file; the usual weights if not."""
    named = os.environ.get(VARIABLE)
    return read_settings(Path(named)).languages.get(language, PLAIN) if named else PLAIN


@lru_cache(maxsize=4)
def read_settings(file: Path) -> BotSettings:
    """A file of fitted weights, read once. Raises BotSettingsError."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=BotSettings)
    except OSError as error:
        raise BotSettingsError(file, error.strerror or "cannot be read") from None
    except msgspec.DecodeError as error:
        raise BotSettingsError(file, str(error)) from None
    if found.v > VERSION:
        raise BotSettingsError(file, f"version {found.v} is newer than {VERSION}")
    return found


def write_settings(file: Path, settings: BotSettings) -> None:
    """Write a file that `read_settings` reads."""
    file.write_bytes(msgspec.json.format(msgspec.json.encode(settings), indent=2) + b"\n")
    read_settings.cache_clear()
