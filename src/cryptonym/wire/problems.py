"""What can be wrong with a request itself, apart from the rules: a closed set of codes."""

from typing import Final, Literal, get_args

Problem = Literal[
    "malformed",  # cannot be read; `where` names the place
    "too_large",
    "too_fast",  # wait a moment
    "no_such_table",
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

PROBLEMS: Final[frozenset[str]] = frozenset(get_args(Problem))
