"""A campaign over HTTP and WebSockets: chosen, won, there after a kill, taken along (D21)."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

from cryptonym.bodies.about import MissionMap
from cryptonym.client import Client
from cryptonym.rules.commands import GiveClue, GuessWord
from cryptonym.rules.duet.atlas import CITIES, LINES, START, neighbours
from cryptonym.rules.match import StartGame, TakeSeat
from cryptonym.rules.model import BLUE, RED, Identity, Phase, Role, Team
from cryptonym.rules.options import Options
from cryptonym.rules.refusals import Refusal
from cryptonym.table.campaign import Campaign, CityResult
from cryptonym.table.campaign_text import LONGEST_CAMPAIGN
from cryptonym.table.commands import BringCampaign, ChooseCity
from cryptonym.table.model import Settings
from cryptonym.table.views import TableView
from server.driving import drive, serving
from server.processes import Nursery, ServerProcess, running
from support.won_duet import cards_with, own_cards

OPTIONS = Options(mode="duet", check="free")
CLUES = ("garden", "music")


@pytest.fixture
def server(servers: Nursery, tmp_path: Path) -> Iterator[ServerProcess]:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with running(servers, tmp_path, database=database) as process:
        yield process


class Pair:
    """Two at a table: one with a WebSocket, the other by long polls alone."""

    def __init__(self, server: str, stack: ExitStack) -> None:
        settings = Settings(pace="instant")
        self.ann = stack.enter_context(
            Client.open_table(server, "Ann", options=OPTIONS, settings=settings)
        )
        bo = Client.join(server, self.ann.seated.table, "Bo", live=False)
        self.bo = stack.enter_context(bo)
        self.sides: dict[Team, Client] = {RED: self.ann, BLUE: self.bo}
        for team, client in self.sides.items():
            assert isinstance(client.do(TakeSeat(Role.PLAYER, team)), int)

    def seen(self, team: Team) -> tuple[str, int]:
        """What a side sees of the key, and which cards are covered."""
        client = self.sides[team]
        with Client(client.server, client.seated, live=False) as anew:
            game = anew.view.game
        assert game is not None
        return game.cells, game.covered

    def clue(self, team: Team) -> None:
        said = self.sides[team].do(GiveClue(CLUES[team is BLUE], 9))
        assert isinstance(said, int), said

    def touch(self, judge: Team, card: int) -> None:
        touched = self.sides[judge.other].do(GuessWord(card))
        assert isinstance(touched, int), touched

    def win(self, server: ServerProcess | None = None) -> None:
        """All words, with one clue of each side; the server may be killed after the first word."""
        for side in (RED, BLUE):
            self.clue(side)
            for number, card in enumerate(own_cards(*self.seen(side), side)):
                self.touch(side, card)
                if server and (side, number) == (RED, 0):
                    server.restart()
        game = self.fresh().game
        assert game is not None
        assert game.phase is Phase.OVER

    def lose(self) -> None:
        self.clue(RED)
        self.touch(RED, cards_with(*self.seen(RED), RED, Identity.ASSASSIN)[0])

    def fresh(self) -> TableView:
        """The table as the server tells it now."""
        with Client(self.ann.server, self.ann.seated, live=False) as anew:
            return anew.view

    def campaigns(self) -> list[Campaign | None]:
        """What both clients have folded, and what the server would tell anew."""
        last = self.fresh()
        for client in self.sides.values():
            for _ in client.events(0.5):
                if client.view.campaign == last.campaign:
                    break
        return [self.ann.view.campaign, self.bo.view.campaign, last.campaign]


def test_a_city_is_chosen_won_and_still_won_after_the_server_was_killed_d21(
    server: ServerProcess,
) -> None:
    with ExitStack() as stack:
        pair = Pair(server.http, stack)
        assert pair.campaigns() == [None] * 3
        assert pair.bo.do(ChooseCity("oslo")) == Refusal("city_closed", {"city": "oslo"})
        assert isinstance(pair.bo.do(ChooseCity(START)), int)
        assert isinstance(pair.ann.do(StartGame()), int)
        assert pair.ann.do(ChooseCity()) == Refusal("game_running")
        pair.win(server)
        won = Campaign(START, neighbours(START), {START: CityResult(1, 1, 15, 10)})
        assert pair.campaigns() == [won] * 3
        server.restart()
        assert pair.campaigns() == [won] * 3
        assert isinstance(pair.ann.do(ChooseCity("dublin")), int)
        assert isinstance(pair.ann.do(StartGame()), int)
        pair.lose()
        after = pair.campaigns()
        assert after[0] is not None
        assert after == [after[0]] * 3
        assert after[0].results["dublin"] == CityResult(1, 0, 0, 0)
        assert server.starts == 3


def test_what_was_won_is_taken_to_another_table_as_text_d21(server: ServerProcess) -> None:
    with ExitStack() as stack:
        pair, other = Pair(server.http, stack), Pair(server.http, stack)
        assert isinstance(pair.ann.do(ChooseCity(START)), int)
        assert isinstance(pair.ann.do(StartGame()), int)
        pair.win()
        text = pair.bo.campaign_text()
        assert text.splitlines()[:2] == [
            "Cryptonym missions 1",
            f"{START} played 1 won 1 found 15 tokens 10",
        ]
        slip = text.replace("tokens 10", "tokens 11")
        assert other.bo.do(BringCampaign(slip)) == Refusal("campaign_altered")
        assert other.bo.do(BringCampaign("dear diary")) == Refusal("campaign_form")
        assert other.bo.do(BringCampaign("x" * (LONGEST_CAMPAIGN + 1))) == Refusal("campaign_form")
        assert other.campaigns() == [None] * 3
        assert isinstance(other.bo.do(BringCampaign(text)), int)
        server.restart()
        brought = Campaign("", neighbours(START), {START: CityResult(1, 1, 15, 10)})
        assert other.campaigns() == [brought] * 3
        assert other.ann.campaign_text() == text
        assert isinstance(other.ann.do(ChooseCity("bergen")), int)


def test_the_map_is_for_everybody_and_a_campaign_for_its_table_alone() -> None:
    async def story() -> None:
        async with serving() as served:
            visitor = served.http
            told = await visitor.get("/api/missions")
            shown = msgspec.json.decode(told.content, type=MissionMap)
            assert {one.city for one in shown.cities} == {city.name for city in CITIES}
            assert (shown.start, shown.lines) == (START, LINES)
            assert [one.won for one in shown.cities] == sorted(
                (city.won for city in CITIES), reverse=True
            )
            body = {"host": "Ann", "options": msgspec.to_builtins(OPTIONS)}
            opened = (await visitor.post("/api/tables", json=body)).json()
            visitor.cookies.clear()
            address = f"/api/tables/{opened['table']}/missions"
            assert (await visitor.get(address)).status_code == 401
            seat = {"Authorization": f"Bearer {opened['token']}"}
            text = await visitor.get(address, headers=seat)
            assert text.text.startswith("Cryptonym missions 1\ncheck ")
            assert text.headers["content-type"].startswith("text/plain")

    drive(story)
