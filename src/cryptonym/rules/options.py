"""Everything a group agrees on before the first card is dealt (R83)."""

from typing import Annotated, Literal

import msgspec

Mode = Annotated[str, msgspec.Meta(title="Mode")]  # the name of a variant
MODES: set[str] = set()  # the names there are; the variants fill them in
KeySource = Literal["deck40", "random"]
CheckMode = Literal["guard", "referee", "free"]
NextWords = Literal["auto", "flip", "draw"]
PenaltyCover = Literal["may", "must"]
Accents = Literal["strict", "loose"]
Rhymes = Literal["meaning", "any"]


class HouseRules(msgspec.Struct, frozen=True, gc=False):
    """What counts as one word, by agreement (R84-R96)."""

    compounds: bool = False  # several-word compounds (R85)
    phrases: bool = False  # fixed phrases (R85)
    full_names: bool = False  # R88
    titles: bool = False  # R89
    place_names: bool = True  # R90
    acronyms: bool = False  # R92
    homophones: bool = False  # the "app rule" (R94)
    accents: Accents = "strict"  # R80, R94
    rhymes: Rhymes = "meaning"  # R95, R96


class TimeRules(msgspec.Struct, frozen=True, gc=False):
    """No timer, a sand timer without effect, or strict limits (R105-R108, Q22)."""

    kind: Literal["none", "sand", "strict"] = "none"
    sand_seconds: int = 60
    clue_seconds: int = 120
    guess_seconds: int = 120
    first_clue_seconds: int | None = None  # the first clue may take minutes (R104)


class Options(msgspec.Struct, frozen=True, gc=False):
    """The options of a game, fixed when it is created and shown to all (R83)."""

    mode: Mode = "teams"
    language: str = "en"
    word_list: str = "deck"
    key_source: KeySource = "random"  # whoever has a computer knows the forty printed ones
    check: CheckMode = "guard"  # Q15
    expert_clues: bool = True  # zero and unlimited (R52-R56)
    waiver: bool = True  # R61
    penalty_cover: PenaltyCover = "may"  # R60
    next_words: NextWords = "auto"  # R50, Q16
    time: TimeRules = TimeRules()
    house: HouseRules = HouseRules()

    def __post_init__(self) -> None:
        # Whatever brings options, a request, a record or a stored entry, is refused at the door.
        if self.mode not in MODES:
            raise ValueError(f"mode: expected one of {', '.join(sorted(MODES))}")
