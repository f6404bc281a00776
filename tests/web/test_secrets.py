"""Who may not know the key has it nowhere: not in a message, a store, a cache or a variable."""

from typing import Any

import pytest

from cryptonym.rules.options import Options
from web.people import People, Person
from web.playing import Player
from web.tables import TableOf
from web.test_front import view
from web.test_installed import install


@pytest.mark.parametrize("mode", ["teams", "coop", "shared"])
def test_an_operatives_browser_holds_no_key_anywhere_r17(people: People, mode: str) -> None:
    everybody = people.come({"teams": 5, "coop": 2, "shared": 3}[mode], keeps=True)
    table = TableOf(everybody, options=Options(mode=mode))
    table.go()
    key = table.start()["key"]["cells"]
    table.clue(number=1)
    spymaster, *blind = sorted(everybody, key=lambda person: not holds_key(table, person))
    blind = [person for person in blind if not holds_key(table, person)]
    assert blind
    for person in (spymaster, *blind):
        person.wait_until(lambda received=person.received: received.events("clue_given"))
        person.page.reload()
        person.page.wait_for_selector("#app > *", state="attached")
        person.wait_until(lambda person=person: len(snapshots(person)) > 1)
        places = person.received.places_of(key)
        if person is spymaster:
            assert {"memory"} < set(places), "what is not found where it is would prove nothing"
        else:
            assert places == []


def holds_key(table: TableOf, person: Person) -> bool:
    return table.view(person)["game"].get("key") is not None


def snapshots(person: Person) -> list[Any]:
    messages = person.received.messages()
    return [message for message in messages if message["type"] == "snapshot"]


def test_neither_bots_nor_the_installed_app_bring_a_key_to_an_operative_r17(
    people: People,
) -> None:
    person = people.one(worker=True, keeps=True)
    player = Player(person)
    page = install(person, "/")
    page.reload()  # from now on everything passes by the worker
    page.get_by_text(player.say("front-bots-more")).click()
    page.get_by_role("radio", name=player.say("front-kind-coop"), exact=True).check()
    page.get_by_role("button", name=player.say("front-bots"), exact=True).click()
    page.get_by_role("grid").wait_for()
    post(person, "hurry", {"type": "change_settings", "settings": {"pace": "instant"}})
    person.wait_until(lambda: person.received.events("clue_given"))
    player.card(view(person)["game"]["words"][0]).click()
    page.reload()
    page.get_by_role("grid").wait_for()
    before = person.received.everything()
    assert any(place.startswith("cache") for place in before)
    give_up(person)
    key = view(person)["game"]["key"]["cells"]
    person.wait_until(lambda: person.received.events("deal_opened"))
    assert [place for place, text in before.items() if key in text] == []
    assert "memory" in person.received.places_of(key), "now that the game is over"


def give_up(person: Person) -> None:
    """Touch one card after the other, without clicks, until the game is over."""
    while (game := view(person)["game"])["phase"] != "over":
        if game["phase"] == "guess":
            card = next(card for card in range(25) if not game["covered"] >> card & 1)
            post(person, f"guess-{card}", {"type": "guess_word", "card": card})
        person.page.wait_for_timeout(20)  # the bot gives a clue, or plays the other side's turn


def post(person: Person, name: str, command: dict[str, Any]) -> None:
    """A command of somebody at a table, without clicks."""
    table = person.page.url.rpartition("/")[2]
    body = {"id": name, "command": command}
    answer = person.context.request.post(f"{person.server}/api/tables/{table}/commands", data=body)
    assert answer.ok
