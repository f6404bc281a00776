"""Refusals are values: a stable code and parameters, worded by whoever shows them."""

from typing import Final, Literal, get_args

import msgspec

from cryptonym.rules.verdict import Reason

Code = Literal[
    "game_over",  # no command is accepted after the end (R36)
    "wrong_phase",  # the game waits for something else (R24)
    "wrong_role",  # not a command of this seat (R24)
    "not_your_turn",  # the other team is on turn (R23)
    "stale_turn",  # the command named a turn that is over
    "must_guess_once",  # R37
    "already_covered",  # Q9
    "already_touched",  # by the same side (D8)
    "first_clue_taken",  # both sides wanted to begin, and the other was first (D4)
    "side_done",  # whose words are all covered gives no clues (D14)
    "other_side_done",  # whose words are all covered has none to touch (D17)
    "sudden_death",  # no clues, no stopping (D17)
    "unknown_card",  # no such position
    "clue_empty",  # a clue is one word (R25)
    "clue_too_long",
    "clue_characters",  # control characters and the like (R103)
    "number_range",  # 0-9 or unlimited (Q17)
    "expert_clues_off",  # zero and unlimited were not agreed on (R52)
    "clue_refused",  # by the referee, in guard mode (Q15)
    "clue_objected",  # by the opposing spymaster, in guard mode (Q34)
    "consultation_pending",  # that question is already being asked
    "enough_questions",  # operatives hear them in co-op, so there are few (R28, Q23)
    "no_consultation",  # nothing was asked
    "no_clue",  # nothing to spell or challenge yet
    "challenge_closed",  # Q4, R62
    "own_clue",  # nobody challenges the clue they gave (Q14)
    "waiver_off",  # R61
    "penalty_is_a_duty",  # R60 with penalty_cover=must
    "not_own_colour",  # a penalty covers a word of the covering team (Q6)
    "not_their_colour",  # a simulated turn covers an opponents' word (R110)
    "spymaster_silent",  # R28, R97
    "text_form",  # empty, too long, or control characters
    "no_timer",  # this game has no such timer
    "timer_running",
    "timer_paused",
    "time_left",  # the deadline has not come yet
    "time_is_up",  # it has (Q22)
    "too_few_players",  # R14
    "seat_taken",  # one spymaster a team (R15), one shared operative (R115)
    "no_such_seat",  # this mode has no such seat
    "role_locked",  # who has seen the key, or plays already, keeps the role (R15, R17)
    "unknown_player",
    "already_joined",
    "seat_kept",  # somebody else keeps this seat among their tables
    "game_running",  # between games only (R51)
    "no_game",  # nothing has been dealt yet
    "too_few_words",  # a list needs one for each card on the table (R1)
    "bad_word",  # too long, or not of letters
    "pictures_not_here",  # they lie in the picture games alone (P6)
    "pictures_missing",  # a picture game has some, whatever words are mixed in (P6)
    "too_many_words",
    "not_host",  # one person answers for what concerns everybody
    "host_is_here",  # they did something a short while ago
    "table_locked",
    "table_full",
    "table_closed",
    "name_form",  # empty, too long, or not readable
    "name_taken",
    "not_for_bots",  # what only people can do
    "code_spent",  # used already, or a newer one was made
    "too_many_devices",  # of one member: remove one first
    "no_such_device",
    "device_too_new",  # to remove older ones
    "last_device",  # who wants to go leaves the table
    "looking_off",  # nobody looks at the key at this table
    "jury_decides",  # about a doubtful clue among strangers
    "among_strangers",  # where nobody decides for others or writes to them
    "sent_away",  # by the host, while this game lasts
    "seated_by_host",  # in a running game, where somebody could be there twice (R17)
    "no_missions",  # this game has none (D20)
    "unknown_city",  # not on the map
    "city_closed",  # no won city leads there yet (D21)
    "campaign_form",  # not the text of a campaign
    "campaign_altered",  # its checksum does not fit
    "campaign_newer",  # written by a newer version
    "slow_and_strict",  # a table is played over days, or against a strict clock
    "enough_time",  # was given already
    "enough_acts",  # of one who knows the key, beside the game (R28, R97)
]

CODES: Final[frozenset[str]] = frozenset(get_args(Code))


class Refusal(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Why a command was not carried out. A refusal changes nothing."""

    code: Code
    params: dict[str, str | int] = msgspec.field(default_factory=dict)
    reasons: tuple[Reason, ...] = ()  # the referee's, for clue_refused

    def __str__(self) -> str:
        extra = "".join(f" {name}={value}" for name, value in self.params.items())
        reasons = "".join(f" {reason.code}:{reason.word}" for reason in self.reasons)
        return f"{self.code}{extra}{reasons}"


class IllegalCommandError(Exception):
    """Raised by `play` for callers who prefer an exception to a value."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
