"""Messages that one browser can read, and the proof of who sends them: RFC 8291 and RFC 8292."""

import pytest

from cryptonym.push import sealing
from cryptonym.push.sealing import PADDED, ServerKeys, new_private, sealed
from server.receiving import Browser, Message, read, unread

# The example of RFC 8291, section 5.
TEXT = b"When I grow up, I want to be a watermelon"
PRIVATE = unread("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")
PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = unread("BTBZMqHH6r4Tts7J_aSIgg")
SENDER = unread("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
SALT = unread("DGv6ra1nlYgDCS1FRnbzlw")
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
    "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
    "lcy4a-fN"
)


def test_the_example_of_the_standard_is_sealed_and_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sealing, "PADDED", 0)
    assert sealed(TEXT, PUBLIC, AUTH, SENDER, SALT) == unread(SEALED)
    browser = Browser("standard", PRIVATE, AUTH)
    assert read(browser.public) == PUBLIC
    assert browser.opened(unread(SEALED)) == TEXT


def test_another_library_opens_what_is_sealed_and_its_length_says_nothing() -> None:
    ann, bo = Browser("ann"), Browser("bo")
    one, same, longer = (
        sealed(text, read(ann.public), ann.auth) for text in (b"{}", b"{}", b"x" * 900)
    )
    assert ann.opened(one) == b"{}"
    assert ann.opened(longer) == b"x" * 900
    assert one != same  # nobody sees that the same was said again
    assert {len(one), len(same), len(longer)} == {16 + 4 + 1 + 65 + PADDED + 16}
    with pytest.raises(ValueError, match="MAC"):
        bo.opened(one)


def test_the_proof_names_the_service_and_whom_to_write_to_for_half_a_day() -> None:
    private = new_private()
    keys, now = ServerKeys(private), 1_800_000_000_000
    assert ServerKeys(private).public == keys.public != ServerKeys(new_private()).public
    proof = keys.proof("https://push.example.net", "mailto:ann@example.net", now)
    told = Message("", {"authorization": proof}, b"").proven(keys.public)
    assert told == {
        "aud": "https://push.example.net",
        "exp": now // 1000 + 12 * 3600,
        "sub": "mailto:ann@example.net",
    }


@pytest.mark.parametrize("key", ["", "BA", "!" * 87, read(b"\4" + b"\1" * 64), read(b"\2" * 65)])
def test_what_is_no_key_of_a_browser_is_not_taken_for_one(key: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 # whatever the library says of it
        sealing.point_of(key)
