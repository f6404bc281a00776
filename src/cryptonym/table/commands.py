"""What a member may ask of the table. Commands of the game itself are those of the rules."""

from typing import Literal

import msgspec

from cryptonym.rules.commands import Command
from cryptonym.rules.match import LookAtKey, RotateRoles, StartGame, TakeSeat
from cryptonym.rules.model import CardIndex, Role, Team
from cryptonym.rules.options import Options
from cryptonym.table.model import Because, DeviceKind, Level, MemberId, QuickPhrase, Settings, Words

Rematch = Literal["same", "rotate", "shuffle"]


class _Asked(msgspec.Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True):
    pass


class JoinTable(_Asked, frozen=True, gc=False, tag="join_table"):
    """Come in under a name, as a watcher at first."""

    name: str
    kind: DeviceKind | None = None  # of the device that one comes with
    mark: str = ""  # of a person, as in `member_marked`
    via: str = ""


class MakeCode(_Asked, frozen=True, gc=False, tag="make_code"):
    """Let another device come with a code; an earlier code is good no longer."""

    maker: str  # a name of the secret that the server makes the code with


class AddDevice(_Asked, frozen=True, gc=False, tag="add_device"):
    """Take one's seat with another device as well; the server makes its token."""

    code: str  # the nonce of the code that the device came with
    kind: DeviceKind | None = None


class RemoveDevice(_Asked, frozen=True, gc=False, tag="remove_device"):
    """Let one of one's devices have the seat no longer."""

    number: int
    by: int  # the device that asks


class KeepDevice(_Asked, frozen=True, gc=False, tag="keep_device"):
    """Let no other of one's devices have the seat any longer."""

    by: int  # the device that asks


class MarkSeat(_Asked, frozen=True, gc=False, tag="mark_seat"):
    """Keep this seat as a person; from the server alone, like all that names a mark."""

    mark: str
    device: int = 0  # of this member's, that they came with
    via: str = ""


class ComeBack(_Asked, frozen=True, gc=False, tag="come_back"):
    """Take one's seat with another device as well, as the person whose it is."""

    mark: str
    kind: DeviceKind | None = None
    via: str = ""


class SignOut(_Asked, frozen=True, gc=False, tag="sign_out"):
    """Let a device that a person has removed have the seat no longer."""

    via: str


class ForgetMember(_Asked, frozen=True, gc=False, tag="forget_member"):
    """A person has everything deleted: a bot plays on, and nobody reads their name any more."""

    name: str  # instead of theirs
    level: Level = "normal"


class LeaveTable(_Asked, frozen=True, gc=False, tag="leave_table"):
    """Go away for good."""


class Rename(_Asked, frozen=True, gc=False, tag="rename"):
    """Change one's name."""

    name: str


class AskForSeat(_Asked, frozen=True, gc=False, tag="ask_for_seat"):
    """While a game lasts: ask the host for this seat; to watch takes it back."""

    role: Role
    team: Team | None = None


class MoveMember(_Asked, frozen=True, gc=False, tag="move_member"):
    """Host: seat somebody, also somebody new in the seat of one who has gone."""

    member: MemberId
    role: Role
    team: Team | None = None


class ShuffleTeams(_Asked, frozen=True, gc=False, tag="shuffle_teams"):
    """Host: deal everybody who sits into teams and roles at random."""


class HandOver(_Asked, frozen=True, gc=False, tag="hand_over"):
    """Host: make somebody else host."""

    member: MemberId


class TakeOver(_Asked, frozen=True, gc=False, tag="take_over"):
    """Become host, where the host has done nothing that anybody saw for some minutes."""


class KickMember(_Asked, frozen=True, gc=False, tag="kick_member"):
    """Host: send somebody away."""

    member: MemberId


class AddBot(_Asked, frozen=True, gc=False, tag="add_bot"):
    """Host: a bot for this seat."""

    level: Level
    role: Role
    team: Team | None = None


class FillSeats(_Asked, frozen=True, gc=False, tag="fill_seats"):
    """Host: a bot for every seat that is missing for a game."""

    level: Level = "normal"


class GiveSeatToBot(_Asked, frozen=True, gc=False, tag="give_seat_to_bot"):
    """Host: a bot plays on for somebody who left or vanished.

    Anybody who plays and does not know the key may, if the game waits for somebody who has had no
    connection for a minute.
    """

    member: MemberId
    level: Level = "normal"


class BotMove(_Asked, frozen=True, gc=False, tag="bot_move"):
    """What a bot does in the game, if the game is still as the bot saw it; from the server alone.

    So a thought that comes too late, or twice, does nothing.
    """

    command: Command
    seen: str  # the digest of the view
    because: Because | None = None  # why it picked this card, if the table wants to know
    meant: tuple[CardIndex, ...] = ()  # the cards its clue is for


class JuryAnswer(_Asked, frozen=True, gc=False, tag="jury_answer"):
    """What a jury says of a doubtful clue among strangers; from the server alone."""

    allow: bool
    word: str


class SayReady(_Asked, frozen=True, gc=False, tag="say_ready"):
    """Between games: ready for the next one, or not yet."""

    ready: bool = True


class LockTable(_Asked, frozen=True, gc=False, tag="lock_table"):
    """Host: let nobody new in, or open the door again."""

    locked: bool


class ChangeOptions(_Asked, frozen=True, gc=False, tag="change_options"):
    """Host, between games: agree on other options (R83)."""

    options: Options


class ChangeSettings(_Asked, frozen=True, gc=False, tag="change_settings"):
    """Host: how the table is run; between games alone if the host knows the key."""

    settings: Settings


class ChooseWords(_Asked, frozen=True, gc=False, tag="choose_words"):
    """Host, between games: lists, own words, or both mixed."""

    words: Words


class ChooseCity(_Asked, frozen=True, gc=False, tag="choose_city"):
    """Who plays, or the host, between games: the next game is for this city of the map (D21).

    Its tokens and mistakes are agreed on with it; no name is a game for no city.
    """

    city: str = ""


class BringCampaign(_Asked, frozen=True, gc=False, tag="bring_campaign"):
    """Who plays, or the host, between games: take over what was won at another table."""

    text: str


class PlayAgain(_Asked, frozen=True, gc=False, tag="play_again"):
    """Host: the next game, with the same seats, rotated or shuffled (R51)."""

    how: Rematch = "same"


class SayPhrase(_Asked, frozen=True, gc=False, tag="say_phrase"):
    """Say one of the sentences that everybody reads in their own language."""

    phrase: QuickPhrase


class GiveTime(_Asked, frozen=True, gc=False, tag="give_time"):
    """Who plays, at a slow table: the others who are awaited have the time of one action more."""


class BreakOffGame(_Asked, frozen=True, gc=False, tag="break_off_game"):
    """Host: this game ends for everybody, and nobody has won."""


class CloseTable(_Asked, frozen=True, gc=False, tag="close_table"):
    """Host: the evening is over."""


TableCommand = (
    JoinTable
    | MakeCode
    | AddDevice
    | RemoveDevice
    | KeepDevice
    | MarkSeat
    | ComeBack
    | SignOut
    | ForgetMember
    | LeaveTable
    | Rename
    | AskForSeat
    | MoveMember
    | ShuffleTeams
    | HandOver
    | TakeOver
    | KickMember
    | AddBot
    | FillSeats
    | GiveSeatToBot
    | BotMove
    | JuryAnswer
    | SayReady
    | LockTable
    | ChangeOptions
    | ChangeSettings
    | ChooseWords
    | ChooseCity
    | BringCampaign
    | PlayAgain
    | SayPhrase
    | GiveTime
    | BreakOffGame
    | CloseTable
    | TakeSeat
    | LookAtKey
    | RotateRoles
    | StartGame
    | Command
)
