"""Everything a group agrees on before the first card is dealt (R83)."""

from typing import Literal

import msgspec

Mode = Literal["teams", "coop", "shared"]
KeySource = Literal["deck40", "random"]
CheckMode = Literal["guard", "referee", "free"]
NextWords = Literal["auto", "flip", "draw"]
PenaltyCover = Literal["may", "must"]
Accents = Literal["strict", "loose"]
Rhymes = Literal["meaning", "any"]


class HouseRules(msgspec.Struct, frozen=True):
    """What counts as one word, by agreement (R84-R96)."""

    compounds: bool = False  # several-word compounds (R85; it, es)
    phrases: bool = False  # fixed phrases (R85; eo)
    full_names: bool = False  # R88
    titles: bool = False  # R89
    place_names: bool = True  # R90; off in Norwegian
    acronyms: bool = False  # R92
    homophones: bool = False  # the "app rule" (R94)
    accents: Accents = "strict"  # R80, R94; es
    rhymes: Rhymes = "meaning"  # R95, R96
