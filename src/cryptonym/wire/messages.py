"""Both message unions. Tagged, small, and the same for browsers, bots and terminals.

Everybody counts the same `seq`. What is private between some members (a consultation, the talk
of one team) is no part of that count: it comes as a whisper with a count of its own, and nobody
else receives as much as a number (R58).
"""

import msgspec

from cryptonym.rules import match as m
from cryptonym.rules.commands import Command
from cryptonym.rules.events import TurnEnded
from cryptonym.rules.refusals import Refusal
from cryptonym.rules.views import Now
from cryptonym.table import commands as cmd
from cryptonym.table.views import Consequence, EventSeen, TableView

MemberCommand = (
    cmd.LeaveTable
    | cmd.Rename
    | cmd.AskForSeat
    | cmd.MoveMember
    | cmd.ShuffleTeams
    | cmd.HandOver
    | cmd.TakeOver
    | cmd.KickMember
    | cmd.AddBot
    | cmd.FillSeats
    | cmd.GiveSeatToBot
    | cmd.SayReady
    | cmd.LockTable
    | cmd.ChangeOptions
    | cmd.ChangeSettings
    | cmd.ChooseWords
    | cmd.ChooseCity
    | cmd.BringCampaign
    | cmd.PlayAgain
    | cmd.SayPhrase
    | cmd.GiveTime
    | cmd.BreakOffGame
    | cmd.CloseTable
    | m.TakeSeat
    | m.LookAtKey
    | m.RotateRoles
    | m.StartGame
    | Command
)


class _Message(msgspec.Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True):
    pass


class Do(_Message, frozen=True, gc=False, tag="do"):
    """Carry out a command. The same id sent again is answered again and done once."""

    id: str
    command: MemberCommand


class Resume(_Message, frozen=True, gc=False, tag="resume"):
    """Tell me what I missed since these counts; a snapshot comes if that is too long ago."""

    since: int
    heard: int = 0


class AskSnapshot(_Message, frozen=True, gc=False, tag="snapshot"):
    """Tell me everything as it is now."""


class Ping(_Message, frozen=True, gc=False, tag="ping"):
    """Are you there?"""


FromClient = Do | Resume | AskSnapshot | Ping


class Snapshot(_Message, frozen=True, gc=False, tag="snapshot"):
    """The table as you see it, as of these counts."""

    table: str
    name: str  # the spoken name
    seq: int
    heard: int
    view: TableView


class Happened(_Message, frozen=True, gc=False, tag="event"):
    """Event number `seq`, in the form you may see, and `then` those that followed from it.

    Each of these has the next number. `now` is what the rules made of them all.
    """

    seq: int
    at: int
    event: EventSeen
    by: str = ""  # who caused it; not of a clue, as whoever allowed it publishes it (R58)
    then: tuple[Consequence, ...] = ()
    now: Now | None = None

    def one_by_one(self) -> list["Happened"]:
        """The same, a message for every event; `now` comes with the end of a turn, if it ends."""
        if not self.then:
            return [self]
        events = (self.event, *self.then)
        turning = next((n for n, event in enumerate(events) if isinstance(event, TurnEnded)), 0)
        return [
            Happened(
                self.seq + number,
                self.at,
                event,
                self.by if number == 0 else "",
                now=self.now if number == turning else None,
            )
            for number, event in enumerate(events)
        ]


class Whispered(_Message, frozen=True, gc=False, tag="whisper"):
    """Something for you and few others; `heard` counts these."""

    heard: int
    at: int
    event: EventSeen
    by: str = ""
    now: Now | None = None


class Done(_Message, frozen=True, gc=False, tag="done"):
    """Your command is carried out and stored for good."""

    id: str
    seq: int


class Refused(_Message, frozen=True, gc=False, tag="refused"):
    """Your command changed nothing, and why."""

    id: str
    refusal: Refusal


class Wrong(_Message, frozen=True, gc=False, tag="wrong"):
    """What you sent cannot be read or may not be sent; `where` names the place."""

    code: str
    where: str = ""


class Pong(_Message, frozen=True, gc=False, tag="pong"):
    """I am."""


class Present(_Message, frozen=True, gc=False, tag="presence"):
    """Who of the people has no connection now: all of them, as everybody is told; no event."""

    away: tuple[str, ...] = ()


class Bye(_Message, frozen=True, gc=False, tag="bye"):
    """This connection ends; `again` says whether to come back at once."""

    code: str
    again: bool = True


ToClient = Snapshot | Happened | Whispered | Done | Refused | Wrong | Pong | Present | Bye
