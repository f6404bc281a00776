"""What browsers get: the client's pages and files, packed, kept and guarded; or the plain page."""

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cryptonym.server.http.front import BUILT, client_at, read_client
from cryptonym.text import LANGUAGES
from server.driving import drive, serving
from servers.loopback import loopback
from support.tables import rows

INDEX = (
    '<!doctype html><title>Cryptonym</title><script type="module" src="/assets/a-1.js"></script>'
)
SCRIPT = "export const words = 25;\n" * 50
TABLES = {language: f"{INDEX}<!-- {language} -->" for language in ("en", "nb", "el")}
FILES = {
    "index.html": INDEX.encode(),
    **{f"table.{language}.html": page.encode() for language, page in TABLES.items()},
    "assets/a-1.js": SCRIPT.encode(),
    "assets/a-1.js.br": b"as if packed",
    "assets/a-1.js.map": b"{}",
    "assets/f-2.woff2": b"\0" * 200,
    "sw.js": b"self;" * 40,
    "manifest.webmanifest": b'{"name":"Cryptonym"}',
    ".secret.txt/x": b"no",
}
HTML = {"accept": "text/html,*/*;q=0.8"}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with a client of these files."""
    beside = tmp_path_factory.mktemp("front")
    for name, content in FILES.items():
        path = beside / "client" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    (beside / "beside.txt").write_text("not ours")
    with loopback(beside, web=str(beside / "client")) as server:
        yield server.url


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server without a client."""
    with loopback(tmp_path_factory.mktemp("plain"), web="none") as server:
        yield server.url


def ask(site: str, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    address = httpx.URL(site).copy_with(raw_path=path.encode())
    return httpx.request(method, address, headers=named)


@pytest.mark.parametrize(
    "path",
    ["/", "/open", "/open?bots", "/join?name=x", "/how", "/companion", "/record", "/t/aB_-9"],
)
def test_every_page_is_the_app_and_is_asked_for_anew(built: str, path: str) -> None:
    answer = ask(built, path)
    page = TABLES["en"] if path.startswith("/t/") else INDEX
    assert (answer.status_code, answer.text) == (200, page)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = ask(built, path, if_none_match=f'"other", {answer.headers["etag"]}')
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == answer.headers["etag"]
    assert ask(built, path, if_none_match='"other"').status_code == 200


@pytest.mark.parametrize(
    ("accepted", "page"),
    [
        ("nb-NO,nb;q=0.9,en;q=0.8", TABLES["nb"]),
        ("nn", TABLES["nb"]),
        ("sv, EL;q=0.5, en", TABLES["el"]),
        ("en-GB, nb", TABLES["en"]),
        ("sv", TABLES["en"]),
        ("", TABLES["en"]),
        ("eo, nb", INDEX),  # which this client does not have
    ],
)
def test_the_page_of_a_table_is_made_for_the_language_of_its_reader(
    built: str, accepted: str, page: str
) -> None:
    answer = ask(built, "/t/aB_-9", accept_language=accepted)
    assert answer.text == page
    assert answer.headers["vary"] == "accept-encoding, accept-language"


def test_the_page_of_a_table_has_the_table_asked_for_at_once(built: str) -> None:
    headers = ask(built, "/t/aB_-9?screen").headers
    assert headers["link"] == "</api/tables/aB_-9>; rel=preload; as=fetch; crossorigin"
    for path in ("/", "/open", "/t/a/b", "/assets/a-1.js"):
        assert "link" not in ask(built, path, **HTML).headers


KEPT = {  # how long, which file, and what it is
    "immutable": {
        "/assets/a-1.js": "text/javascript; charset=utf-8",
        "/assets/f-2.woff2": "font/woff2",
    },
    "no-cache": {
        "/sw.js": "text/javascript; charset=utf-8",
        "/manifest.webmanifest": "application/manifest+json",
    },
}


@pytest.mark.parametrize(("kept", "path", "media"), rows(KEPT))
def test_a_file_with_a_hash_in_its_name_is_kept_for_ever_and_no_other(
    built: str, kept: str, path: str, media: str
) -> None:
    answer = ask(built, path)
    assert answer.status_code == 200
    assert answer.content == FILES[path[1:]] or answer.headers["content-encoding"]
    assert answer.headers["content-type"] == media
    assert kept in answer.headers["cache-control"]


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip", "gzip"),
        ("gzip;q=1.0, br;q=0", "gzip"),
        ("br;q=0, gzip; q=0.000", None),
        ("identity", None),
        ("", None),
    ],
)
def test_what_is_packed_goes_to_those_who_can_unpack_it(
    built: str, accepted: str, encoding: str | None
) -> None:
    headers = {"accept-encoding": accepted}
    with httpx.stream("GET", f"{built}/assets/a-1.js", headers=headers) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "accept-encoding"
    if encoding == "gzip":
        assert gzip.decompress(raw) == SCRIPT.encode()
        assert len(raw) < len(SCRIPT)
    else:
        assert raw == (FILES["assets/a-1.js.br"] if encoding else SCRIPT.encode())


def test_each_encoding_has_a_tag_of_its_own(built: str) -> None:
    tags = {
        ask(built, "/assets/a-1.js", "HEAD", accept_encoding=name).headers["etag"]
        for name in ("br", "gzip", "identity")
    }
    assert len(tags) == 3


def test_a_head_request_has_no_body(built: str) -> None:
    answer = ask(built, "/open", "HEAD")
    assert (answer.status_code, answer.content) == (200, b"")


@pytest.mark.parametrize("path", ["/", "/assets/a-1.js", "/sw.js", "/nowhere"])
def test_nothing_from_elsewhere_runs_in_the_app(built: str, path: str) -> None:
    headers = ask(built, path, accept="text/html", host="play.example:8765").headers
    policy = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["worker-src"] == "'self'"
    assert policy["connect-src"] == "'self' ws://play.example:8765 wss://play.example:8765"
    assert policy["img-src"] == "'self' data:"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-frame-options"] == "DENY"
    assert headers["cross-origin-opener-policy"] == "same-origin"


@pytest.mark.parametrize("host", ["x; script-src *", "a b", "[", "x,y", "*"])
def test_a_host_that_is_none_gets_into_no_policy(built: str, host: str) -> None:
    answer = ask(built, "/", host=host)
    policy = answer.headers["content-security-policy"]
    assert answer.status_code == 400 or "connect-src 'self';" in policy
    assert "*" not in policy
    assert f"//{host}" not in policy


@pytest.mark.parametrize("path", ["/nowhere", "/t/", "/t/a/b", f"/t/{'x' * 41}", "/assets/no.js"])
def test_an_address_without_a_page_is_404_and_the_app_words_it(built: str, path: str) -> None:
    shown = ask(built, path, **HTML, if_none_match=ask(built, "/").headers["etag"])
    assert (shown.status_code, shown.text) == (404, INDEX)
    told = ask(built, path, accept="*/*")
    assert (told.status_code, set(told.json())) == (404, {"code", "where"})


def test_the_interface_answers_people_and_programs_alike(built: str) -> None:
    for path in ("/api/nothing", "/api/tables/none", "/api/"):
        answer = ask(built, path, **HTML)
        assert answer.status_code in {401, 404}
        assert answer.headers["content-type"] == "application/json"


@pytest.mark.parametrize(
    "path",
    [
        "/../beside.txt",
        "/..%2fbeside.txt",
        "/assets/../../beside.txt",
        "/assets/%2e%2e/%2e%2e/beside.txt",
        "//beside.txt",
        "/assets/a-1.js%00",
        "/assets\\a-1.js",
        "/assets/a-1.js.map",
        "/assets/a-1.js.br",
        "/.secret.txt/x",
        "/assets",
    ],
)
def test_nothing_but_the_files_of_the_client_is_served(built: str, path: str) -> None:
    body = ask(built, path).content
    assert b"not ours" not in body
    assert body not in FILES.values()


def test_people_without_a_client_get_the_plain_page(plain: str) -> None:
    answer = ask(plain, "/", accept_language="nb")
    assert answer.status_code == 200
    assert 'lang="nb"' in answer.text
    assert answer.headers["cache-control"] == "no-store"
    for path in ("/open", "/t/abc", "/sw.js"):
        assert ask(plain, path, **HTML).json()["code"] == "no_such_table"


def test_a_page_with_all_its_files_costs_little_and_is_not_free_either(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(INDEX)

    async def story() -> None:
        limits = {"requests_per_second": 0.001, "request_burst": 3}
        async with serving(web=str(tmp_path), **limits) as server:
            answers = [await server.http.get("/how") for _ in range(32)]
            assert [one.status_code for one in answers] == [200] * 30 + [429] * 2

    drive(story)


def test_a_folder_without_a_client_is_no_client(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("x")
    assert client_at(str(tmp_path)) == client_at("none") == {}


def built_pages() -> dict[str, str]:
    client = read_client(BUILT)
    return {path: file.plain.decode() for path, file in client.items() if path.endswith(".html")}


def test_the_built_client_has_no_script_or_style_inside_its_pages() -> None:
    """The policy forbids them, so a page that has one does not work."""
    for page in built_pages().values():
        assert "<style" not in page
        assert not re.search(r"\son\w+=|\sstyle=", page)
        scripts = re.findall(r"<script\b([^>]*)>(.*?)</script>", page, re.DOTALL)
        assert scripts
        assert all("src=" in attributes and not inside.strip() for attributes, inside in scripts)


def test_everything_the_built_pages_ask_for_is_there() -> None:
    client = read_client(BUILT)
    for page in built_pages().values():
        wanted = re.findall(r'(?:src|href)="(/[^"]*)"', page)
        assert wanted
        assert not [path for path in wanted if path not in client]
        assert len(wanted) == len(set(wanted))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_built_page_of_a_table_names_board_and_words_of_its_language(language: str) -> None:
    page = built_pages()[f"/table.{language}.html"]
    assert f'<html lang="{language}">' in page
    scripts = re.findall(r'rel="modulepreload" crossorigin href="/assets/([a-z]+)-', page)
    assert {"board", language} <= set(scripts)
    assert not set(scripts) & (set(LANGUAGES) - {language})
    assert re.search(r'rel="stylesheet" crossorigin href="/assets/board-', page)
    assert page.count('rel="preload" as="font"') == 2  # what every language needs of either face
