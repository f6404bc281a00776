"""`python -m attacks NAME PORT SECONDS`: one attack; what it got as a line of JSON."""

import asyncio
import json
import sys

from attacks import attack_named
from attacks.target import Target, at_most


async def main(name: str, port: str, seconds: str) -> None:
    target = Target(int(port))
    # A server that does not answer any more holds up the attacker too.
    await at_most(2 * float(seconds) + 5, attack_named(name)(target, float(seconds)))
    print(json.dumps(target.got))  # noqa: T201 - what it is for


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
