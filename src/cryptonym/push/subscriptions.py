"""Which devices of a person are called, and where: one subscription for each device at most."""

import msgspec

from cryptonym.push.outside import host_of
from cryptonym.store.people import Belonging, People, PersonId, open_keys

KIND = "push"


class Subscription(msgspec.Struct, frozen=True, gc=False):
    """What a browser has told us, so that it can be called."""

    endpoint: str  # at its push service
    p256dh: str  # its public key, in Base64 for addresses
    auth: str  # what it shares with us, likewise
    site: str = ""  # where it met us, if that may be told to its push service


_STORED = msgspec.json.Decoder(Subscription)


def problem_of(asked: Subscription) -> str:
    """The first field with which nobody could be called; empty if all is well."""
    from cryptonym.push.sealing import AUTH, point_of, read  # noqa: PLC0415 # an extra

    if not host_of(asked.endpoint):
        return "endpoint"
    try:
        point_of(asked.p256dh)
    except ValueError:
        return "p256dh"
    try:
        return "" if len(read(asked.auth)) == AUTH else "auth"
    except ValueError:
        return "auth"


async def called_devices(
    people: People, person: PersonId, now: int
) -> list[tuple[int, Subscription]]:
    """The devices that are called, by number, of those that are still somebody's."""
    kept = {int(one.name): one.body for one in await people.kept(person, KIND)}
    if not kept:
        return []
    devices = {key.number for key in open_keys(await people.keys(person), "device", now)}
    return [(number, _STORED.decode(body)) for number, body in kept.items() if number in devices]


async def subscribe(
    people: People, person: PersonId, device: int, subscription: Subscription, now: int
) -> None:
    """Call this device from now on, in the place of where it was called before."""
    body = msgspec.json.encode(subscription)
    thing = Belonging(kind=KIND, name=str(device), body=body, touched_at=now)
    await people.keep(person, thing)


async def unsubscribe(people: People, person: PersonId, device: int) -> None:
    """Call this device no longer."""
    await people.drop(person, KIND, str(device))


async def lost(people: People, person: PersonId, device: int, gone: Subscription) -> None:
    """A push service knows this subscription no longer; a newer one stays."""
    for one in await people.kept(person, KIND):
        if one.name == str(device) and _STORED.decode(one.body) == gone:
            await unsubscribe(people, person, device)
