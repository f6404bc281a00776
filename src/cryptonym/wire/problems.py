"""What can be wrong with a request itself, apart from the rules: a closed set of codes."""

from typing import Final, Literal, get_args

Problem = Literal[
    "malformed",  # cannot be read; `where` names the place
    "too_large",
    "too_fast",  # wait a moment
    "no_such_table",
    "no_person",  # no secret of a person, or one that opens nobody any more
    "person_taken",  # somebody has this secret already
    "phrase_length",  # a phrase has so many words
    "phrase_word",  # one of the words is none of ours
    "phrase_unknown",  # all of them are, but together they are nobody's
    "no_push",  # this server calls nobody through their browsers
    "bad_endpoint",  # nobody could be called there; `where` names what is wrong
    "no_seat",  # no token, or not one of this table
    "wrong_origin",  # a page of another site
    "unknown_code",  # a transfer code that is not good, or no longer
    "no_such_record",
    "no_such_picture",
    "no_such_key",  # no code of a key; `where` has the one that may be meant
    "no_such_card",  # no number of a printed key; `where` has the numbers
    "cannot_print",  # the library that makes PDFs is not installed
    "code_elsewhere",  # made by a node with another secret, or before a restart: ask for a new one
    "member_gone",  # left or sent away
    "device_removed",  # another device of the same member has signed this one out
    "moving",  # this node is closing: come back, another one answers
    "too_slow",  # too many messages waited: come back and start anew
    "try_again",  # the store did not answer; nothing is lost, ask again
]

# What only those meet who have their tables kept: worded on their pages, not with every board.
OF_PEOPLE: Final[frozenset[str]] = frozenset(
    {
        "no_person",
        "person_taken",
        "phrase_length",
        "phrase_word",
        "phrase_unknown",
        "no_push",
        "bad_endpoint",
    }
)
PROBLEMS: Final[frozenset[str]] = frozenset(get_args(Problem))

DailyProblem = Literal[
    "future_day",  # it has not come where you live
    "no_such_day",
    "day_over",  # midnight has passed: say `late` to go on
    "day_done",  # there is one try, and one clue
    "moved_on",  # another page of yours was faster: begin again to see how it stands
    "covered",  # this card was touched before
    "not_begun",
    "not_over",  # the opening comes when the day is over everywhere
    "no_riddles",  # none that you could solve, for now
    "no_such_riddle",
]

MISSING: Final = frozenset({"no_such_day", "no_riddles", "no_such_riddle"})
