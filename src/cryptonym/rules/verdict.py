"""What a referee says of a clue: a value that `decide` receives, never computes."""

from typing import Literal

import msgspec

Status = Literal["legal", "refused", "doubtful"]


class Reason(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Why a clue was judged as it was; worded by whoever shows it."""

    code: str  # a code of the closed set in docs/referee.md, such as WORD_FORM
    word: str = ""  # the visible codename concerned, as it stands on the card
    evidence: str = ""  # what they share: a family, a stem, a part, a root


class Verdict(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The referee's answer to one clue against the words still visible."""

    status: Status
    reasons: tuple[Reason, ...] = ()  # empty for a plain legal clue
    clue: str = ""  # the canonical spelling: one form for everybody (R103)
    notes: tuple[Reason, ...] = ()  # private remarks to the spymaster, no ruling (R64, R66)
    pack: str = ""  # language pack and version, so that a later pack rewrites no old game


LEGAL = Verdict("legal")
