"""Push messages that only one browser can read (RFC 8291), from a server that proves itself.

The proof is RFC 8292: a push service knows this server by its public key, and passes on nothing
that is not signed with it. `cryptography` is an extra: nobody imports this module without it.
"""

import base64
import hmac
import os

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PADDED = 1024  # bytes of every message: its length says nothing
RECORD = 4096  # bytes, of which a message is the first and only
PROOF_HOURS = 12
POINT, AUTH = 65, 16  # bytes of a public key, and of what a browser shares with us
_CURVE = ec.SECP256R1()


def written(raw: bytes) -> str:
    """Bytes as they stand in addresses and headers."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def read(text: str) -> bytes:
    """The same back; ValueError if that is not what it is."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def new_private() -> bytes:
    """The private half of a new pair of keys."""
    secret = ec.generate_private_key(_CURVE).private_numbers().private_value
    return secret.to_bytes(32, "big")


def point_of(text: str) -> ec.EllipticCurvePublicKey:
    """A browser's public key; ValueError if it is none."""
    raw = read(text)
    if len(raw) != POINT:
        raise ValueError(f"expected {POINT} bytes")
    return ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, raw)


class ServerKeys:
    """What push services know this server by."""

    def __init__(self, private: bytes) -> None:
        self._private = ec.derive_private_key(int.from_bytes(private, "big"), _CURVE)
        self.public = written(_encoded(self._private.public_key()))

    def proof(self, audience: str, contact: str, now: int) -> str:
        """The header that says who sends this, to the push service at this origin."""
        claims = {"aud": audience, "exp": now // 1000 + PROOF_HOURS * 3600}
        if contact:
            claims["sub"] = contact
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(written(msgspec.json.encode(part)) for part in parts)
        der = self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        both = b"".join(half.to_bytes(32, "big") for half in utils.decode_dss_signature(der))
        return f"vapid t={signed}.{written(both)}, k={self.public}"


def sealed(
    message: bytes, browser: str, auth: bytes, private: bytes = b"", salt: bytes = b""
) -> bytes:
    """A message that only the browser with this public key can read; all are equally long.

    `private` and `salt` are drawn anew for each message, unless a test has its own.
    """
    theirs = point_of(browser)
    own = ec.derive_private_key(int.from_bytes(private or new_private(), "big"), _CURVE)
    public, salt = _encoded(own.public_key()), salt or os.urandom(16)
    shared = hmac.digest(auth, own.exchange(ec.ECDH(), theirs), "sha256")
    both = b"WebPush: info\0" + _encoded(theirs) + public
    secret = hmac.digest(salt, _expanded(shared, both, 32), "sha256")
    key = _expanded(secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _expanded(secret, b"Content-Encoding: nonce\0", 12)
    padded = (message + b"\2").ljust(PADDED, b"\0")
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(public)]) + public
    return head + AESGCM(key).encrypt(nonce, padded, None)


def _encoded(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _expanded(secret: bytes, what: bytes, length: int) -> bytes:
    """The one block of HKDF that is needed here."""
    return hmac.digest(secret, what + b"\1", "sha256")[:length]
