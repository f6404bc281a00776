"""Lines break, servers die, phones go through tunnels; nobody has to do anything about it."""

from playwright.sync_api import expect

from server.processes import ServerProcess
from web.people import People
from web.playing import Evening, Player
from web.sight import assert_accessible
from web.tables import TableOf
from web.test_evening import OTHER

BROKEN = (
    "WebSocket connection",
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_EMPTY",
    "ERR_SOCKET_NOT_CONNECTED",
)


def playing(people: People, **how: object) -> Evening:
    """A game that has just been dealt, on phones."""
    table = TableOf(people.come(4, device="phone", **how))  # type: ignore[arg-type] # of `come`
    table.start()
    return Evening(table)


def test_nothing_is_lost_when_the_server_is_killed_in_mid_turn(
    people: People, server: ServerProcess
) -> None:
    game = playing(people)
    for person in people.all:
        person.forgive(*BROKEN)
    spymaster, operative = game.who("spymaster"), game.who("operative")
    word = game.words(game.table.game()["team"][0])[0]
    spymaster.write("garden", 2)
    server.end()  # SIGKILL
    spymaster.button("board-give").click()
    notice = operative.page.get_by_text(operative.say("app-away"))
    expect(notice).to_be_visible()
    assert_accessible(operative.page)
    server.start()
    for player in game.players.values():
        player.page.get_by_role("button", name="garden 2").wait_for()
    expect(notice).to_have_count(0)
    assert len(operative.person.received.events("clue_given")) == 1
    operative.guess(word)
    operative.expects("duties-guess-more", count=2)


def test_who_was_in_a_tunnel_hears_what_was_missed_and_plays_on(people: People) -> None:
    game = playing(people)
    operative, table = game.who("operative"), game.table
    other = game.who("operative", OTHER[table.game()["team"]])  # whoever has the key is silent
    person = operative.person
    person.forgive("WebSocket connection", "ERR_INTERNET_DISCONNECTED")
    own, more, *_ = game.words(table.game()["team"][0])
    table.clue("garden", 3)
    operative.guess(own)
    person.context.set_offline(True)
    table.do(other.person, {"type": "rename", "name": "Somebody"})
    operative.card(more).click()
    operative.button("board-guess-word", word=more).click()
    person.context.set_offline(False)
    person.wait_until(lambda: person.received.events("member_renamed"))
    operative.expects("duties-guess-more", count=2)
    assert table.game()["guesses"] == 2
    assert person.received.events("member_renamed")[0]["name"] == "Somebody"


def test_a_screen_that_could_not_come_comes_when_the_server_is_back(
    people: People, server: ServerProcess
) -> None:
    person = people.one(device="phone")
    player = Player(person)
    page = person.go("/")
    person.forgive(*BROKEN)
    link = page.get_by_role("link", name=player.say("front-how")).first
    link.wait_for()
    server.end()
    link.click()
    expect(page.get_by_text(player.say("app-trying"))).to_be_visible()
    assert_accessible(page)
    server.start()
    expect(page.get_by_role("heading", level=1)).to_have_text(player.say("app-page", page="how"))
