"""docs/protocol.md says what the code does, and nothing else."""

import re
import runpy
import threading
from itertools import pairwise
from pathlib import Path

import httpx
import msgspec
import pytest

from cryptonym.client import Client
from cryptonym.rooms.tail import COMMANDS_KEPT
from cryptonym.rules.refusals import CODES
from cryptonym.table.commands import CloseTable
from cryptonym.wire.messages import FromClient, ToClient
from cryptonym.wire.problems import PROBLEMS
from servers.loopback import Loopback

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "protocol.md").read_text("utf-8")


@pytest.fixture(scope="module")
def renewed() -> str:
    made: str = runpy.run_path(str(DOCS / "make_protocol.py"))["page"](PAGE)
    return made


def test_the_page_is_up_to_date(renewed: str) -> None:
    assert renewed == PAGE, "run `python docs/make_protocol.py`"


def test_every_code_is_on_the_page() -> None:
    assert {code for code in CODES | PROBLEMS if f"`{code}`" not in PAGE} == set()


def test_as_many_ids_are_remembered_as_the_page_says() -> None:
    assert f"the last {COMMANDS_KEPT} ids" in PAGE


def test_the_messages_of_the_example_are_messages() -> None:
    sent = re.findall(r"^\w+ → (.+)$", PAGE, re.MULTILINE)
    received = re.findall(r"^\w+ ← (.+)$", PAGE, re.MULTILINE)
    assert len(sent) >= 10
    for text in sent:
        msgspec.json.decode(text, type=FromClient)
    for text in received:
        if "..." not in text:
            msgspec.json.decode(text, type=ToClient)


def test_operatives_of_the_example_see_no_key_before_the_end() -> None:
    heard = re.findall(r"^Dag ← (.+)$", PAGE, re.MULTILINE)
    before = [text for text in heard if '"deal_opened"' not in text]
    assert any('"dealt"' in text for text in before)
    assert not any('"key"' in text or '"cells"' in text for text in before)
    assert not any("consult" in text for text in before)


def test_a_guess_on_the_page_costs_less_than_400_bytes_with_its_answer() -> None:
    heard = re.findall(r"^(\w+) ← (.+)$", PAGE, re.MULTILINE)
    costs = [
        len(event.encode()) + (len(answer.encode()) if sender == who else 0)
        for (sender, event), (who, answer) in pairwise(heard)
        if "word_covered" in event
    ]
    assert len(costs) == 3
    assert max(costs) < 400


def test_the_program_on_the_page_runs_as_it_is_written(
    server: Loopback, capsys: pytest.CaptureFixture[str]
) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    with Client.open_table(server.url, "Ann") as ann:
        program = program.replace("http://localhost:8765", server.url)
        program = program.replace("TABLE", ann.seated.table)
        bo = threading.Thread(target=exec, args=(program, {}), daemon=True)
        bo.start()
        for _ in ann.events(seconds=30):
            if "red_operative" not in ann.view.missing:
                break
        ann.do(CloseTable())
        bo.join(30)
        assert not bo.is_alive()
    assert "TableClosed" in capsys.readouterr().out


def test_the_request_on_the_page_opens_a_table_with_bots_and_deals(server: Loopback) -> None:
    (request,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    seated = httpx.post(f"{server.url}/api/tables", content=request).json()
    seat = {"authorization": f"Bearer {seated['token']}"}
    table = httpx.get(f"{server.url}/api/tables/{seated['table']}", headers=seat).json()
    assert table["view"]["game"]["options"]["language"] == "it"
    assert table["view"]["game"]["seat"] == {"role": "operative", "team": "red"}
