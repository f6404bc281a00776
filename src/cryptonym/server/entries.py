"""An entry of a table's stream: an event, when, by whom, and by which command."""

import msgspec

from cryptonym.store.encoding import Codec
from cryptonym.table.events import TableEvent
from cryptonym.table.model import MemberId


class Entry(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What is stored for ever. Forms of older versions are read through upcasts."""

    at: int  # milliseconds since 1970
    event: TableEvent
    by: MemberId = ""
    id: str = ""  # of the command, so that it is done once


ENTRIES: Codec[Entry] = Codec(Entry)
