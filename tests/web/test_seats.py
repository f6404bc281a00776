"""People leave in mid-game; others, or bots, play on in their seats."""

from functools import partial

from playwright.sync_api import expect

from cryptonym.rules.options import TimeRules
from cryptonym.table.model import Settings
from cryptonym.text import Text
from web.fitting import fitting_clue
from web.people import People
from web.playing import Player, evening


def test_somebody_who_watches_takes_the_seat_of_one_who_left(people: People) -> None:
    game = evening(people, 5)
    team = game.table.game()["team"]
    leaver, spymaster = game.who("operative", team), game.who("spymaster", team)
    watcher = game.players[people.all[-1].name]
    game.table.do(leaver.person, {"type": "leave_table"})
    leaver.page.get_by_text(leaver.say("app-problem-member-gone")).wait_for()
    watcher.button("board-take-seat", seat=f"{team}_operative").click()
    watcher.expects("duties-wait-clue")
    spymaster.give("garden", 1)
    watcher.guess(game.words(team[0])[0])


def test_the_host_stops_the_clock_and_a_bot_takes_a_seat_and_says_why(people: People) -> None:
    strict = TimeRules(kind="strict", first_clue_seconds=500)
    settings = Settings(pace="instant", explain=True)
    game = evening(people, time=strict, settings=settings)
    host = game.players[people.all[0].name]
    team = game.table.game()["team"]
    leaver, spymaster = game.who("operative", team), game.who("spymaster", team)
    host.button("board-menu").click()
    host.button("board-pause").click()
    host.button("board-resume").click()
    menu = host.page.get_by_role("dialog")
    menu.locator("summary", has_text=leaver.person.name).click()
    menu.get_by_role("button", name=host.say("board-give-to-bot")).locator("visible=true").click()
    leaver.expects("duties-wait-clue-of", team=team)
    expect(leaver.button("board-look")).to_have_count(0)  # nobody looks at the key beside bots
    host.button("board-close").click()
    clue, _ = fitting_clue(game.table.game())
    spymaster.give(clue, 1)
    host.person.wait_until(partial(host.person.received.events, "pick_explained"))
    pick = host.person.received.events("pick_explained")[0]
    word = game.table.view(host.person)["game"]["words"][pick["card"]]
    bot = game.table.view(host.person)["members"][pick["by"]]["name"]
    said = host.say("board-explained-direct", name=bot, word=word, clue=pick["clue"])
    if not pick.get("direct"):
        said, *_ = host.say("board-explained", name=bot, word=word, links="|").split("|")
    log = host.page.get_by_role("region", name=host.say("team", team=team))
    expect(log.get_by_text(said)).to_be_visible()
    host.page.reload()
    expect(log.get_by_text(said)).to_be_visible()


def test_when_somebody_has_left_the_host_calls_a_bot_in_mid_game(people: People) -> None:
    game = evening(people, settings=Settings(pace="instant"), device="phone")
    host = game.players[people.all[0].name]
    team = game.table.game()["team"]
    leaver = game.players[people.all[3].name]  # the operative of blue
    game.table.do(leaver.person, {"type": "leave_table"})
    if team == "red":  # the host is writing a clue, and finds it in the menu
        host.button("board-menu-empty").click()
    host.button("board-bot-seat", seat="blue_operative").click()
    expect(host.button("board-bot-seat", seat="blue_operative")).to_have_count(0)
    if team == "red":
        host.button("board-close").click()
    expect(host.button("board-menu")).to_be_visible()
    game.table.people.remove(leaver.person)
    members = game.table.view(host.person)["members"].values()
    assert [member["seat"] for member in members if "bot" in member] == [
        {"role": "operative", "team": "blue"}
    ]
    if team == "red":
        game.table.clue(number=1)
        game.table.guess(".")
    game.who("spymaster", "blue").give("garden", 1)
    host.person.wait_until(lambda: host.person.received.events("clue_given"))
    host.person.wait_until(lambda: bot_has_touched(host))


def test_a_host_leaves_in_mid_game_and_the_next_one_is_told(people: People) -> None:
    game = evening(people, device="phone")
    host, heir = (game.players[person.name] for person in people.all[:2])
    host.button("board-menu").click()
    host.button("app-leave").click()
    host.button("app-leave-sure").click()
    host.button("front-open").wait_for()
    game.table.people.remove(host.person)
    expect(heir.page.locator(".told")).to_have_text(heir.say("board-host-you"))
    heir.button("board-bot-seat", seat="red_spymaster").click()
    expect(heir.button("board-bot-seat", seat="red_spymaster")).to_have_count(0)
    heir.button("board-menu").click()
    named = heir.page.locator(".named", has_text=heir.person.name)
    expect(named.get_by_role("img", name=heir.say("board-host"))).to_be_visible()
    expect(named.get_by_text(heir.say("board-you"), exact=True)).to_be_visible()


def bot_has_touched(player: Player) -> bool:
    covers = player.person.received.events("word_covered")
    return any(cover["team"] == "blue" for cover in covers)


def test_two_tabs_at_the_door_lead_to_one_seat(people: People) -> None:
    game = evening(people)
    guest = people.one()
    guest.forgive("409")
    text, doors = Text("en"), []
    for tab in (guest.page, guest.context.new_page()):
        tab.goto(f"{guest.server}{game.table.page}")
        tab.get_by_label(text.format("opening-name")).fill(guest.name)
        doors.append(tab.get_by_role("button", name=text.format("opening-join")))
    for door in doors:
        door.click()
        door.wait_for(state="detached")
    members = game.table.view(people.all[0])["members"].values()
    assert [one["name"] for one in members].count(guest.name) == 1
    assert len(members) == 5


def test_who_comes_during_a_game_while_a_spymaster_is_away_is_seated_by_the_host_r17(
    people: People,
) -> None:
    game = evening(people, device="phone")
    operative, spymaster = game.players[people.all[3].name], game.players[people.all[2].name]
    host = game.players[people.all[0].name]
    for gone in (operative, spymaster):
        game.table.do(gone.person, {"type": "leave_table"})
    guest = people.one(device="phone")
    guest.forgive("409")
    page = guest.go(game.table.page)
    text = Text("en")
    page.get_by_label(text.format("opening-name")).fill("Zoe")
    page.get_by_role("button", name=text.format("opening-join")).click()
    zoe = Player(guest, "en")
    zoe.button("board-take-seat", seat="blue_operative").click()
    # nobody sits down by themselves then, so the host is asked
    page.get_by_text(text.format("presence-asked", seat="blue_operative")).wait_for()
    host.button("board-menu-empty").click()
    menu = host.page.get_by_role("dialog")
    expect(menu.get_by_text(host.say("board-host-knows"))).to_be_visible()
    menu.locator("summary", has_text="Zoe").click()
    seat = host.say("board-move", seat="blue_operative")
    menu.get_by_role("button", name=seat).locator("visible=true").click()
    expect(zoe.button("board-take-seat", seat="blue_operative")).to_have_count(0)
