"""What is said at a table, as messages tell it."""

from cryptonym.client.exchange import News
from cryptonym.table.events import SomethingSaid
from cryptonym.wire.messages import Happened


def said_in(message: News) -> list[str]:
    """The line that a message tells, if it tells one."""
    if isinstance(message, Happened) and isinstance(message.event, SomethingSaid):
        return [message.event.text]
    return []
