"""The game on paper from a server: everything is named in the address."""

import sys
from collections.abc import Iterator

import httpx
import pytest

from cryptonym.server.http.lobby import _about
from cryptonym.work.doing import carry_out
from cryptonym.work.jobs import PrintGame, Unfit
from servers.loopback import loopback


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with loopback(tmp_path_factory.mktemp("printed")) as server:
        yield server.url


def test_a_pdf_is_made_and_named(site: str) -> None:
    query = {"language": "nb", "mode": "duet", "paper": "letter"}
    answer = httpx.get(f"{site}/api/print/tokens", params=query)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/pdf"
    assert 'filename="cryptonym-duet-tokens-nb-letter.pdf"' in answer.headers["content-disposition"]
    assert answer.content.startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("address", "where"),
    [
        ("dice?language=en", "what"),
        ("tokens?language=en", "what"),  # teams have none
        ("cards?language=xx", "language"),
        ("cards?language=en&mode=poker", "mode"),
        ("cards?language=en&word_list=third", "word_list"),
        ("cards?language=en&paper=a3", "paper"),
        ("cards", "language"),
    ],
)
def test_what_there_is_not_is_named(site: str, address: str, where: str) -> None:
    answer = httpx.get(f"{site}/api/print/{address}")
    assert answer.status_code == 400
    assert answer.json()["code"] == "malformed"
    assert where in answer.json()["where"]


def test_what_a_game_has_on_paper_is_offered(site: str) -> None:
    printed = httpx.get(f"{site}/api/about").json()["printed"]
    assert printed["teams"] == ["cards", "keys", "tiles", "rules"]
    assert printed["pictures"] == printed["teams"]
    assert printed["duet"] == ["cards", "keys", "tiles", "tokens", "rules"]


def test_a_server_without_the_library_offers_nothing_and_says_why(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "fpdf", None)
    for name in [one for one in sys.modules if one.startswith("cryptonym.paper.")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(Unfit) as refused:
        carry_out(PrintGame("rules", "en", "teams", "a4", "deck", ""))
    assert (refused.value.status, refused.value.code) == (501, "cannot_print")
    monkeypatch.setattr("cryptonym.server.http.lobby.can_print", lambda: False)
    assert _about.__wrapped__(push=False).printed == {}
