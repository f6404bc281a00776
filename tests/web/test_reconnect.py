"""The server dies in the middle of a game and comes back; nobody has to do anything."""

from server.processes import ServerProcess
from web.people import People
from web.tables import TableOf


def test_a_game_goes_on_by_itself_after_the_server_was_killed(
    people: People, server: ServerProcess
) -> None:
    everybody = people.come(4)
    table = TableOf(everybody)
    table.start()
    table.go()
    for person in everybody:
        person.forgive("WebSocket connection", "net::ERR_")
        person.wait_until(lambda received=person.received: received.messages())
        person.page.get_by_role("grid").wait_for()  # the screen itself has come
    server.end()
    server.start()
    server.ready()
    table.clue("zyx", 1)
    for person in everybody:
        person.page.get_by_text("zyx").first.wait_for()
