"""The only way out of the server: to the push services of browsers, and to nothing nearby.

An endpoint is an address that somebody sends us, so whoever likes chooses where we connect. It has
to be a name with HTTPS on its own port. The name is resolved once; if one of its addresses is not
of the public Internet, nobody is asked; and we connect to that very address, whatever the name says
a moment later. Nothing that comes back is followed or read, and nobody is told what came of it.
"""

import asyncio
import re
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import httpx
import msgspec

LONGEST_ENDPOINT = 1000  # characters
SECONDS = 15.0  # for all of one message
TRIED = 2  # addresses of one name
RESOLVERS = 2  # threads that wait for names
NO_ANSWER = 0

# The end of a name is letters: numbers, as in 127.1 or 0x7f000001, are addresses in disguise.
_NAME = re.compile(
    r"(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})"
)
_PLAIN = re.compile(r"[!-~]+")  # no space, nothing unseen, no letter that looks like another
_UNICAST = IPv6Network("2000::/3")
# Tunnels, and what stands for an IPv4 address: 6to4, and all that begins with 2001:0 and 2001:1.
_TUNNELS = (IPv6Network("2002::/16"), IPv6Network("2001::/23"))


class PushAnswer(msgspec.Struct, frozen=True, gc=False):
    """What a push service has said: its status, or 0 for nothing that one can understand."""

    status: int = NO_ANSWER
    wait: float = 0.0  # seconds, if it asks for patience


class PrivateAddressError(Exception):
    """A name that leads to a place which is nobody's business."""


def host_of(endpoint: str) -> str:
    """The name of a push service; empty if this is no address that we would ever ask."""
    if len(endpoint) > LONGEST_ENDPOINT or not _PLAIN.fullmatch(endpoint):
        return ""
    try:
        url = httpx.URL(endpoint)
    except (httpx.InvalidURL, ValueError):
        return ""
    plain = url.scheme == "https" and not url.userinfo and url.port is None and not url.fragment
    host = url.raw_host.decode("ascii")
    # Written as it is understood: what two readers could take for two hosts is none.
    same = endpoint.startswith(f"https://{host}/")
    return host if plain and same and len(host) <= 253 and _NAME.fullmatch(host) else ""


def is_public(address: str) -> bool:
    """Whether an address is of the public Internet, and of one machine."""
    try:
        known = ip_address(address)
    except ValueError:  # with a zone, or no address at all
        return False
    if isinstance(known, IPv6Address) and known.ipv4_mapped is not None:
        known = known.ipv4_mapped
    if isinstance(known, IPv4Address):
        return known.is_global and not known.is_multicast and not known.is_reserved
    in_tunnel = any(known in tunnel for tunnel in _TUNNELS)
    return known.is_global and known in _UNICAST and not in_tunnel


class Outside:
    """Sends messages to push services."""

    port = 443

    def __init__(self) -> None:
        self._resolvers = ThreadPoolExecutor(RESOLVERS, "cryptonym-names")
        self._client: httpx.AsyncClient | None = None
        self._opening = asyncio.Lock()

    async def post(self, endpoint: str, headers: Mapping[str, str], body: bytes) -> PushAnswer:
        """Send a message, and hear what became of it."""
        host = host_of(endpoint)
        try:
            async with asyncio.timeout(SECONDS):
                for address in (await self.addresses(host))[:TRIED]:
                    try:
                        return await self._post(endpoint, host, address, headers, body)
                    except httpx.ConnectError:
                        continue
        except (TimeoutError, OSError, httpx.HTTPError, httpx.InvalidURL, PrivateAddressError):
            pass
        return PushAnswer()

    async def addresses(self, host: str) -> list[str]:
        """Where this name leads, all of them public; PrivateAddressError if one is not."""
        found = list(dict.fromkeys(await self.resolved(host))) if host else []
        if not found or not all(map(self.is_allowed, found)):
            raise PrivateAddressError
        return found

    async def resolved(self, host: str) -> list[str]:
        """What the name means now."""
        loop, tcp = asyncio.get_running_loop(), socket.SOCK_STREAM
        told = await loop.run_in_executor(
            self._resolvers, lambda: socket.getaddrinfo(host, self.port, type=tcp)
        )
        return [str(where[4][0]) for where in told]

    def is_allowed(self, address: str) -> bool:
        """Whether we may connect to this address."""
        return is_public(address)

    def trusted(self) -> ssl.SSLContext:
        """Whose certificates are believed."""
        return httpx.create_ssl_context()

    async def _post(
        self, endpoint: str, host: str, address: str, headers: Mapping[str, str], body: bytes
    ) -> PushAnswer:
        client = await self._opened()
        request = client.build_request(
            "POST",
            httpx.URL(endpoint).copy_with(host=address, port=self.port),
            headers={**headers, "host": host},
            content=body,
            extensions={"sni_hostname": host},
        )
        answer = await client.send(request, stream=True)
        await answer.aclose()  # what it says beside its status is not read
        return PushAnswer(answer.status_code, _seconds(answer.headers.get("retry-after", "")))

    async def _opened(self) -> httpx.AsyncClient:
        async with self._opening:
            if self._client is None:
                context = await asyncio.to_thread(self.trusted)  # it reads for a while
                # No line is used twice: it would be one for every name at the same address.
                self._client = httpx.AsyncClient(
                    verify=context,
                    trust_env=False,
                    follow_redirects=False,
                    timeout=SECONDS,
                    limits=httpx.Limits(max_keepalive_connections=0),
                )
            return self._client

    async def close(self) -> None:
        """Let go of everything."""
        if self._client is not None:
            await self._client.aclose()
        self._resolvers.shutdown(wait=False, cancel_futures=True)


def _seconds(asked: str) -> float:
    """How long somebody asks us to wait, if it is a plain number."""
    return float(asked) if asked.isascii() and asked.isdigit() and len(asked) < 10 else 0.0
