"""Who pays for a request: the seat that asks, or the address it comes from.

People behind one address would otherwise share what they may ask, and an operative could count
by their own refusals what the spymaster beside them asks the referee.
"""

import re
from collections.abc import Mapping
from typing import Any

from cryptonym.server.node import Node
from cryptonym.server.rooms.tokens import member_of, token_of

UNKNOWN_COST = 2  # a token that fits no seat here: an address that invents some runs dry sooner
_TABLE = re.compile(r"/api/tables/([\w-]{1,40})(?:/|$)", re.ASCII)


def is_paid(node: Node, scope: Mapping[str, Any], cost: float = 1) -> bool:
    """Whether this request may be answered; whoever asks has paid for it then.

    A seat pays for itself if its table is in memory here, as looking at nothing else is cheap.
    Everything else is paid by the address, so nobody gets more by writing more tokens.
    """
    now = node.clock()
    asked = _TABLE.match(scope["path"])
    token = token_of(scope, asked[1]) if asked else ""
    if asked and token:
        room = node.tables.rooms.get(asked[1])
        member = member_of(room.table, token) if room and room.table else None
        if member is not None:
            return node.seats.take(f"{asked[1]} {member}", now, cost)
        cost *= UNKNOWN_COST
    return node.requests.take(node.address(scope), now, cost)
