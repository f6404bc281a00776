"""The map of missions, and the campaign of a table as text that people take along."""

from functools import cache

from litestar import MediaType, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from cryptonym.rules.duet.atlas import LINES, START, easiest_first, grade
from cryptonym.server.bodies.about import CityOnMap, MissionMap
from cryptonym.server.http.failures import ProblemError
from cryptonym.server.http.lobby import HttpRequest, node_of
from cryptonym.server.http.seats import seat_of
from cryptonym.table.campaign_text import campaign_text


@get("/api/missions")
async def missions() -> MissionMap:
    """The map of missions: its cities, the easiest first, and the lines between them."""
    return _map()


@cache
def _map() -> MissionMap:
    cities = tuple(
        CityOnMap(
            city.name,
            city.tokens,
            city.mistakes,
            grade(city.name),
            city.won,
            city.x,
            city.y,
        )
        for city in easiest_first()
    )
    return MissionMap(START, cities, LINES)


@get("/api/tables/{table_id:str}/missions", media_type=MediaType.TEXT)
async def export_campaign(
    table_id: FromPath[str], state: State, request: HttpRequest
) -> Response[str]:
    """What the table has won, as text: `bring_campaign` takes it to another table."""
    room, _ = await seat_of(node_of(state), request, table_id)
    if room.table is None:
        raise ProblemError(404, "no_such_table")
    return Response(campaign_text(room.table.campaign))
