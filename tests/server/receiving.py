"""A push service of our own, and browsers that open what comes there with another library.

What the server seals with `cryptography` is opened here with pycryptodome, step by step as RFC 8291
and RFC 8188 have it, so that a mistake would have to be made twice.
"""

import asyncio
import base64
import datetime
import hashlib
import hmac
import json
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from Crypto.Cipher import AES
from Crypto.Hash import SHA256
from Crypto.Protocol.DH import key_agreement
from Crypto.PublicKey import ECC
from Crypto.Signature import DSS
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from cryptonym.push.outside import Outside

HOST, OTHER = "push.example.net", "other.example.org"
CREATED = b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n"


def unread(text: str) -> bytes:
    """Base64 for addresses, back to bytes."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def read(raw: bytes) -> str:
    """Bytes as Base64 for addresses."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class Browser:
    """One that can be called: its two halves of a key, and what it shares with servers."""

    def __init__(self, name: str, private: bytes = b"", auth: bytes = b"") -> None:
        seed = private or hashlib.sha256(name.encode()).digest()
        self._key = ECC.construct(curve="P-256", d=int.from_bytes(seed, "big"))
        self.path = f"/to/{name}"
        self.auth = auth or hashlib.sha256(f"auth {name}".encode()).digest()[:16]

    @property
    def public(self) -> bytes:
        raw: bytes = self._key.public_key().export_key(format="raw")
        return raw

    def subscription(self, host: str = HOST) -> dict[str, str]:
        """What it tells the server."""
        endpoint = f"https://{host}{self.path}"
        return {"endpoint": endpoint, "p256dh": read(self.public), "auth": read(self.auth)}

    def opened(self, body: bytes) -> bytes:
        """What a sealed message says."""
        salt, size, known = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, record = body[21 : 21 + known], body[21 + known :]
        assert len(record) <= size
        theirs = ECC.import_key(sender, curve_name="P-256")
        shared = key_agreement(static_priv=self._key, static_pub=theirs, kdf=lambda raw: raw)
        first = hmac.digest(self.auth, shared, "sha256")
        info = b"WebPush: info\x00" + self.public + sender
        secret = hmac.digest(salt, hmac.digest(first, info + b"\x01", "sha256"), "sha256")
        key = hmac.digest(secret, b"Content-Encoding: aes128gcm\x00\x01", "sha256")[:16]
        nonce = hmac.digest(secret, b"Content-Encoding: nonce\x00\x01", "sha256")[:12]
        cipher = AES.new(key, AES.MODE_GCM, nonce=nonce)
        plain = cipher.decrypt_and_verify(record[:-16], record[-16:]).rstrip(b"\x00")
        assert plain[-1:] == b"\x02"  # the last record
        return bytes(plain[:-1])


class Message(msgspec.Struct):
    """One message as it came to the push service."""

    path: str
    headers: dict[str, str]
    body: bytes

    def proven(self, key: str) -> dict[str, Any]:
        """What the sender claims, signed with the key that the browser subscribed with."""
        scheme, _, rest = self.headers["authorization"].partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert (scheme, parts["k"]) == ("vapid", key)
        signed, _, signature = parts["t"].rpartition(".")
        verifier = DSS.new(ECC.import_key(unread(key), curve_name="P-256"), "fips-186-3")
        verifier.verify(SHA256.new(signed.encode()), unread(signature))
        head, _, claims = signed.partition(".")
        assert json.loads(unread(head)) == {"typ": "JWT", "alg": "ES256"}
        told: dict[str, Any] = json.loads(unread(claims))
        return told


class PushService:
    """Takes messages and answers what it is told to."""

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self.answer: Callable[[str], bytes | None] = lambda _path: CREATED  # None: for ever silent
        self.port = 0
        self._came = asyncio.Event()
        self._lines: dict[asyncio.Task[Any] | None, asyncio.StreamWriter] = {}

    async def next(self, count: int) -> list[Message]:
        """The first so many messages, as soon as they are there."""
        async with asyncio.timeout(30):
            while len(self.messages) < count:
                self._came.clear()
                await self._came.wait()
        return self.messages[:count]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection."""
        self._lines[asyncio.current_task()] = writer
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
            exact = dict(line.split(": ", 1) for line in head[1:] if line)
            headers |= {name.lower(): value for name, value in exact.items()}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            path = head[0].split(" ")[1]
            self.messages.append(Message(path, headers, body))
            self._came.set()
            answer = self.answer(path)
            if answer is None:
                await reader.read()
            else:
                writer.write(answer)
                await writer.drain()
                if answer:
                    await reader.read()  # until whoever asked hangs up
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.transport.abort()
            del self._lines[asyncio.current_task()]

    async def close(self) -> None:
        """Hang up on everybody: a loop that closes would wait for them for ever."""
        while self._lines:
            for task in self._lines:
                if task is not None:
                    task.cancel()
            await asyncio.sleep(0.01)


@asynccontextmanager
async def push_service(folder: Path) -> AsyncIterator[tuple[PushService, "Inside"]]:
    """A push service of this machine, and the way there."""
    service = PushService()
    certificate = _certified(folder)
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate)
    listening = await asyncio.start_server(service.serve, "127.0.0.1", 0, ssl=context)
    service.port = listening.sockets[0].getsockname()[1]
    outside = Inside(service.port, certificate)
    try:
        yield service, outside
    finally:
        listening.close()
        await service.close()
        await outside.close()


class Inside(Outside):
    """The way out leads back to this machine, for these names and with this certificate alone."""

    def __init__(self, port: int, certificate: Path) -> None:
        super().__init__()
        self.port = port
        self.names = {HOST: ["127.0.0.1"], OTHER: ["127.0.0.1"]}
        self.asked: list[str] = []
        self._certificate = certificate

    async def resolved(self, host: str) -> list[str]:
        self.asked.append(host)
        return self.names.get(host, [])

    def is_allowed(self, address: str) -> bool:
        return address == "127.0.0.1" or super().is_allowed(address)

    def trusted(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self._certificate))


def _certified(folder: Path) -> Path:
    """A certificate for the name of our push service, with its key."""
    path = folder / "push.pem"
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(
            x509.SubjectAlternativeName(map(x509.DNSName, (HOST, OTHER))), critical=False
        )
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    path.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return path
