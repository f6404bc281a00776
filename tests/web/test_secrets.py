"""Who may not know the key has it nowhere: not in a message, a store, a cache or a variable."""

from typing import Any

import pytest

from cryptonym.rules.options import Options
from web.people import People, Person
from web.tables import TableOf


@pytest.mark.parametrize("mode", ["teams", "coop", "shared"])
def test_an_operatives_browser_holds_no_key_anywhere_r17(people: People, mode: str) -> None:
    everybody = people.come({"teams": 5, "coop": 3, "shared": 4}[mode])
    table = TableOf(everybody, options=Options(mode=mode))
    table.go()
    key = table.start()["key"]["cells"]
    table.clue(number=1)
    for person in everybody:
        person.wait_until(lambda received=person.received: received.events("clue_given"))
        person.page.reload()
        person.page.wait_for_selector("#app > *", state="attached")
        person.wait_until(lambda person=person: len(snapshots(person)) > 1)
        holds = table.view(person)["game"].get("key") is not None
        places = person.received.places_of(key)
        if holds:
            assert {"memory"} < set(places), "what is not found where it is would prove nothing"
        else:
            assert places == []


def snapshots(person: Person) -> list[Any]:
    messages = person.received.messages()
    return [message for message in messages if message["type"] == "snapshot"]
