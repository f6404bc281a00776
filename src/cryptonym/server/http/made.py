"""Answers that take some work: made beside the event loop, once for all who ask, at a price."""

from typing import Any, cast

from litestar import MediaType, Response

from cryptonym.server.http.lobby import HttpRequest
from cryptonym.server.node import Node
from cryptonym.server.work.jobs import Job


async def made(
    node: Node, request: HttpRequest, job: Job, media_type: str = MediaType.JSON
) -> Response[Any]:
    """The answer to a job, as it came from the worker."""
    address = node.address(request.scope)

    def pay() -> None:
        node.prices.pay_for(job, address, node.clock())

    answer = await node.works.answer(job, address, pay)
    return Response(cast("Any", answer), media_type=media_type)
