"""Everything a group agrees on before the first card is dealt (R83)."""

from typing import Annotated, Literal

import msgspec

Mode = Annotated[str, msgspec.Meta(title="Mode")]  # the name of a variant
MODES: set[str] = set()  # the names there are; the variants fill them in
USUAL_LISTS: dict[str, str] = {}  # what lies on the table if nobody says anything else; likewise
PICTURES = "pictures"  # the one list that has no words
KeySource = Literal[
    "deck40", "deck60", "deck100", "random"
]  # of the decks, each game takes its own
CheckMode = Literal["guard", "referee", "free"]
NextWords = Literal["auto", "flip", "draw"]
PenaltyCover = Literal["may", "must"]
Accents = Literal["strict", "loose"]
Absent = Literal["stop", "run"]
Rhymes = Literal["meaning", "any"]
Excess = Literal["extra_token", "loss", "sudden_death"]

MOST_TOKENS = 15  # one for each word to find


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
    absent: Absent = "stop"  # a strict limit, while those it is for have lost the connection


class Mission(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What two sides who play together set themselves: tokens, and mistakes allowed (D2, D20)."""

    tokens: int = 9
    mistakes: int | None = None  # None, or more than tokens: as many as tokens
    excess: Excess = "extra_token"  # what a mistake beyond these means
    score: bool = False  # words found, tokens left and mistakes are told at the end (D18)

    def __post_init__(self) -> None:
        if not 1 <= self.tokens <= MOST_TOKENS:
            raise ValueError(f"tokens: expected 1 to {MOST_TOKENS}")
        if self.mistakes is not None and not 0 <= self.mistakes <= MOST_TOKENS:
            raise ValueError(f"mistakes: expected 0 to {MOST_TOKENS}")

    @property
    def allowed(self) -> int:
        """How many mistakes cost no more than their token."""
        return self.tokens if self.mistakes is None else min(self.mistakes, self.tokens)


class Options(msgspec.Struct, frozen=True, gc=False):
    """The options of a game, fixed when it is created and shown to all (R83)."""

    mode: Mode = "teams"
    language: str = "en"
    word_list: str = ""  # nothing: the usual one of the game
    key_source: KeySource = "random"  # whoever has a computer knows the forty printed ones
    check: CheckMode = "guard"  # Q15
    expert_clues: bool = True  # zero and unlimited (R52-R56)
    waiver: bool = True  # R61
    penalty_cover: PenaltyCover = "may"  # R60
    next_words: NextWords = "auto"  # R50, Q16
    time: TimeRules = TimeRules()
    house: HouseRules = HouseRules()
    mission: Mission = Mission()  # of Duet alone
    assassin_ending: bool = False  # who touches the assassin has a last chance; of pictures (P5)

    @property
    def lists(self) -> tuple[str, ...]:
        """The word lists that are played, mixed if there are several: `deck+second`."""
        return tuple(self.word_list.split("+"))

    def __post_init__(self) -> None:
        # Whatever brings options, a request, a record or a stored entry, is refused at the door.
        if self.mode not in MODES:
            raise ValueError(f"mode: expected one of {', '.join(sorted(MODES))}")
        if not self.word_list:
            msgspec.structs.force_setattr(self, "word_list", USUAL_LISTS[self.mode])
