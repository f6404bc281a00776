"""The closed set of reason codes; docs/referee.md explains each, Fluent files word each."""

from typing import Final

EMPTY: Final = "EMPTY"
TOO_LONG: Final = "TOO_LONG"
MIXED_SCRIPT: Final = "MIXED_SCRIPT"
EXTRA_INFO: Final = "EXTRA_INFO"

MULTIWORD: Final = "MULTIWORD"
HYPHENATED: Final = "HYPHENATED"
ACRONYM: Final = "ACRONYM"
INVENTED: Final = "INVENTED"
FOREIGN: Final = "FOREIGN"

SAME_WORD: Final = "SAME_WORD"
SPELLING_VARIANT: Final = "SPELLING_VARIANT"
WORD_FORM: Final = "WORD_FORM"
COMPOUND_PART: Final = "COMPOUND_PART"
SHARED_ROOT: Final = "SHARED_ROOT"
TRANSLATION_ON_TABLE: Final = "TRANSLATION_ON_TABLE"

LETTERS: Final = "LETTERS"
LETTER_MEANING: Final = "LETTER_MEANING"
LETTER_COUNT: Final = "LETTER_COUNT"
NUMBER_MEANING: Final = "NUMBER_MEANING"
NUMBER_AS_CLUE: Final = "NUMBER_AS_CLUE"  # said by the game, which knows how many words are left
HOMOPHONE: Final = "HOMOPHONE"
ACCENT: Final = "ACCENT"
SOUND_ONLY: Final = "SOUND_ONLY"
OK_SPELLED: Final = "OK_SPELLED"
UNKNOWN_WORD: Final = "UNKNOWN_WORD"

FORM: Final = frozenset({EMPTY, TOO_LONG, MIXED_SCRIPT, EXTRA_INFO})  # what stands on paper (R103)
RULING: Final = FORM | {
    MULTIWORD,
    HYPHENATED,
    ACRONYM,
    INVENTED,
    FOREIGN,
    SAME_WORD,
    SPELLING_VARIANT,
    WORD_FORM,
    COMPOUND_PART,
    SHARED_ROOT,
    TRANSLATION_ON_TABLE,
}
DOUBT: Final = frozenset(  # codes that may also come as a question
    {
        EXTRA_INFO,
        ACRONYM,
        INVENTED,
        FOREIGN,
        SAME_WORD,
        SPELLING_VARIANT,
        WORD_FORM,
        COMPOUND_PART,
        SHARED_ROOT,
    }
)
NOTE: Final = frozenset(
    {
        LETTERS,
        LETTER_MEANING,
        LETTER_COUNT,
        NUMBER_MEANING,
        NUMBER_AS_CLUE,
        HOMOPHONE,
        ACCENT,
        SOUND_ONLY,
        OK_SPELLED,
        UNKNOWN_WORD,
    }
)
ALL: Final = RULING | NOTE
