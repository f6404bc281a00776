"""`cryptonym serve` and `cryptonym` alone: a real process on a port of its own."""

import io
import json
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import httpx
import pytest
import segno
from rich.console import Console
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import cryptonym
from cryptonym.cli import serve as serving
from cryptonym.cli.app import app
from cryptonym.cli.screen import Screen
from cryptonym.client import Client
from cryptonym.rules.commands import Say
from cryptonym.server.connections.frames import MOST_PIECES
from cryptonym.server.connections.outbox import MOST_WAITING
from cryptonym.server.connections.sockets import LARGEST_FRAME, MOST_WRONG
from cryptonym.server.http.records import LONGEST_RECORD
from cryptonym.server.http.tables import LONGEST_WAIT
from cryptonym.server.limits.bounds import MOST_LETTERS, MOST_LINES
from cryptonym.server.limits.doors import UNREAD_SECONDS
from cryptonym.server.protocols import MOST_PIPELINED
from cryptonym.server.settings import ServerSettings
from cryptonym.table.decide import MOST_WORDS
from cryptonym.table.model import MOST_MEMBERS
from cryptonym.text import LANGUAGES, Text
from servers.command import WAIT, running
from servers.ports import free_port


@pytest.mark.parametrize("arguments", [(), ("serve", "--host", "127.0.0.1")])
def test_it_serves_on_the_embedded_store_and_stops_with_ctrl_c(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    with running(tmp_path, *arguments) as (_, address):
        with urllib.request.urlopen(f"{address}/ready", timeout=WAIT) as answer:  # noqa: S310 # ours
            assert answer.read() == b"ok"
        with Client.open_table(address, "Ann") as ann:
            assert isinstance(ann.do(Say("hello")), int)
    assert (tmp_path / "cryptonym.db").exists()


def test_clients_are_told_to_come_back_and_find_everything_again(tmp_path: Path) -> None:
    port = str(free_port())
    with running(tmp_path, "serve", "--port", port) as (_, address):
        ann = Client.open_table(address, "Ann")
        ann.do(Say("before"))
    with ann, running(tmp_path, "serve", "--port", port):
        assert isinstance(ann.do(Say("after")), int)
        list(ann.events(seconds=0.2))
        assert [line.text for line in ann.view.chat] == ["before", "after"]


def test_the_page_at_the_address_speaks_the_readers_language(tmp_path: Path) -> None:
    with running(tmp_path, "serve", "--host", "127.0.0.1") as (_, address):
        for language in LANGUAGES:
            headers = {"Accept-Language": f"{language};q=0.9, en"}
            request = urllib.request.Request(address, headers=headers)  # noqa: S310 # ours
            with urllib.request.urlopen(request, timeout=WAIT) as answer:  # noqa: S310 # ours
                page = answer.read().decode()
                policy = answer.headers["content-security-policy"]
            assert f'lang="{language}"' in page
            assert "cryptonym play" in page
            assert "/api/schema/openapi.json" in page
            assert policy.startswith("default-src 'none'")
            assert "unsafe" not in policy
            assert "http" not in page.replace("http-equiv", "")  # nothing from elsewhere


def test_every_address_it_prints_answers_also_when_it_listens_everywhere(tmp_path: Path) -> None:
    everywhere = "::" if socket.has_dualstack_ipv6() else "0.0.0.0"  # noqa: S104 # for a moment
    with running(tmp_path, "--host", everywhere) as (process, address):
        assert process.stdout
        network = re.search(r"http://\S+", process.stdout.readline())
        for printed in filter(None, (address, network and network[0])):
            assert httpx.get(f"{printed}/health", timeout=WAIT).text == "ok"


def test_who_has_no_seat_is_turned_away_without_a_line_in_the_log(tmp_path: Path) -> None:
    with running(tmp_path, "--host", "127.0.0.1") as (process, address):
        with Client.open_table(address, "Ann") as ann:
            path = f"/api/tables/{ann.seated.table}/live"
        with pytest.raises(InvalidStatus), connect(address.replace("http", "ws") + path):
            pass
        process.send_signal(signal.SIGINT)
        _, log = process.communicate(timeout=WAIT)
    assert [json.loads(line)["message"] for line in log.splitlines()] == ["ready", "closed"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_address_that_is_taken_is_bad_usage(tmp_path: Path, language: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        database = f"sqlite:///{tmp_path / 'tables.db'}"
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(port), "--ui", language]
        result = CliRunner().invoke(app, [*arguments, "--database", database])
    assert result.exit_code == 2
    assert str(port) in result.output


@pytest.mark.parametrize(
    "arguments",
    [
        ["--database", "oracle://x"],
        ["--broker", "oracle://x"],
        ["--ui", "fr"],
        ["--port", "nine"],
        ["--host", "256.1.1.1", "--database", "memory:"],
    ],
)
def test_bad_usage_is_told_without_a_traceback(arguments: list[str]) -> None:
    result = CliRunner().invoke(app, ["serve", "--database", "memory:", *arguments])
    assert result.exit_code == 2
    assert "Traceback" not in result.output


@pytest.mark.parametrize("option", ["--database", "--broker"])
def test_an_address_of_no_known_kind_is_told_with_its_option(option: str) -> None:
    result = CliRunner().invoke(app, ["serve", "--database", "memory:", option, "oracle://x"])
    assert f"for {option}:" in result.output


@pytest.mark.parametrize("command", [["serve"], ["admin", "purge", "--days", "3"]])
def test_a_setting_in_the_environment_that_makes_no_sense_is_named(
    command: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CRYPTONYM_PORT", "nine")
    result = CliRunner().invoke(app, [*command, "--database", "memory:"])
    assert result.exit_code == 2
    assert "CRYPTONYM_PORT" in result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_database_file_that_cannot_be_opened_is_named(tmp_path: Path, language: str) -> None:
    file = tmp_path / "nowhere" / "tables.db"
    result = CliRunner().invoke(app, ["serve", "--database", f"sqlite:///{file}", "--ui", language])
    assert result.exit_code == 1
    told = Text(language).format("admin-not-opened", file=str(file))
    assert "".join(told.split()) in "".join(result.output.split())


def test_options_without_a_command_are_those_of_the_server() -> None:
    result = CliRunner().invoke(app, ["--database", "memory:", "--host", "256.1.1.1"])
    assert result.exit_code == 2
    assert "256.1.1.1" in result.output
    assert CliRunner().invoke(app, ["--version"]).output.strip() == cryptonym.__version__
    as_module = subprocess.run(
        [sys.executable, "-m", "cryptonym", "--version"], capture_output=True, text=True, check=True
    )
    assert as_module.stdout.strip() == cryptonym.__version__


def test_a_broker_that_is_away_stops_nobody_and_is_told_in_the_log(tmp_path: Path) -> None:
    arguments = ("--host", "127.0.0.1", "--broker", "redis://127.0.0.1:1")
    with running(tmp_path, *arguments) as (process, address):
        assert httpx.get(f"{address}/ready", timeout=WAIT).text == "ok"
        process.send_signal(signal.SIGINT)
        _, log = process.communicate(timeout=WAIT)
    lines = [json.loads(line) for line in log.splitlines()]
    assert any(line["level"] == "warning" for line in lines)


def test_the_qr_code_fits_a_terminal_and_is_the_address() -> None:
    drawn = serving.qr_code("http://192.168.100.100:8765")
    lines = drawn.splitlines()
    assert max(map(len, lines)) <= 40
    modules = segno.make("http://192.168.100.100:8765", error="m").symbol_size(border=2)[0]
    assert len(lines[0]) == modules


def test_the_qr_code_has_colours_of_its_own_on_any_terminal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(serving, "network_address", lambda: "192.168.1.20")
    console = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor", width=80)
    serving._show_addresses(Screen(console, Text("en")), "0.0.0.0", 8765)  # noqa: S104 # shown only
    assert isinstance(console.file, io.StringIO)
    drawn = [line for line in console.file.getvalue().splitlines() if "█" in line]
    assert len(drawn) > 10
    assert all(line.startswith("\x1b[38;2;255;255;255;48;2;0;0;0m") for line in drawn)


def test_the_address_in_the_network_is_not_this_machines_own() -> None:
    found = serving.network_address()
    assert found is None or not found.startswith("127.")


def test_the_limits_on_the_page_are_those_of_the_code() -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    rows = dict(re.findall(r"^\| ([a-z].+?) \| (\d.*?) \|$", page, re.MULTILINE))
    assert rows["a WebSocket message from a client"] == f"{LARGEST_FRAME // 1024} KiB"
    assert rows["pieces of such a message"] == str(MOST_PIECES)
    assert rows["requests behind the one that is being answered"] == str(MOST_PIPELINED)
    assert rows["people at a table"] == str(MOST_MEMBERS)
    assert rows["connections of one member"] == str(MOST_LINES)
    own = f"{MOST_WORDS:,}, of {MOST_LETTERS:,} letters together"
    assert rows["own words of a table"] == own
    assert rows["messages waiting for a slow client"].startswith(f"{MOST_WAITING},")
    assert rows["unreadable messages on one connection"] == str(MOST_WRONG)
    silent = rows["a connection that takes nothing of what is sent to it (on Linux)"]
    assert silent == f"{UNREAD_SECONDS:g} seconds"
    assert rows["a long poll"] == f"{LONGEST_WAIT:g} seconds"
    assert rows["a record to be checked"] == f"{LONGEST_RECORD:,} characters"


def test_every_setting_is_documented_with_its_default() -> None:
    page = (Path(__file__).parents[2] / "docs" / "server.md").read_text("utf-8")
    for field in ServerSettings.__struct_fields__:
        assert f"`CRYPTONYM_{field.upper()}`" in page, field
    assert f"`{ServerSettings().database}`" in page
    assert f"`{ServerSettings().port}`" in page
