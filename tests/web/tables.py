"""A table for people with browsers, brought to any state over the interface, without clicks."""

from typing import Any

import msgspec
from playwright.sync_api import APIResponse

from cryptonym.rules.options import Options
from cryptonym.table.model import Settings, Words
from server.driving import SEATS
from web.people import Person

# Words that are legal whichever cards lie on the table.
CLUES = {
    "it": ("musica", "rosso", "verde", "legno", "estate", "ferro"),
    "nb": ("vann", "musikk", "hvit", "natt", "skog", "varm"),
    "es": ("música", "barco", "verde", "noche", "metal", "ropa"),
    "el": ("θάλασσα", "παιδί", "φύση", "νερό", "βουνό", "ξύλο"),
    "eo": ("verda", "muziko", "besto", "nokto", "metalo", "varma"),
    "en": ("water", "animal", "garden", "green", "music", "wood"),
}
RETRIES = 3  # a connection kept from before the server was killed; a command's id is done once


class TableOf:
    """People who have come to one table; each one's browser has the cookie of the seat."""

    def __init__(
        self,
        people: list[Person],
        *,
        options: Options | None = None,
        settings: Settings | None = None,
        words: Words | None = None,
        sit: bool = True,
    ) -> None:
        self.people = people
        self._count = 0
        options = options or Options()
        body = {
            "host": people[0].name,
            "options": options,
            "settings": settings or Settings(),
            "words": words or Words(),
        }
        opened = _json(self._post(people[0], "/api/tables", body), 201)
        self.id: str = opened["table"]
        self.name: str = opened["name"]
        for person in people[1:]:
            _json(self._post(person, f"{self._api}/members", {"name": person.name}), 201)
        if sit:
            for person, seat in zip(people, SEATS[options.mode], strict=False):
                self.do(person, {"type": "take_seat", "role": seat.role, "team": seat.team})

    @property
    def page(self) -> str:
        """The path of the table's page."""
        return f"/t/{self.id}"

    @property
    def _api(self) -> str:
        return f"/api/tables/{self.id}"

    def go(self) -> None:
        """Everybody opens the table's page."""
        for person in self.people:
            person.go(self.page)

    def do(self, person: Person, command: Any) -> int:
        """Somebody does something, and it is done: its number."""
        self._count += 1
        body = {"id": f"by-hand-{self._count}", "command": command}
        return int(_json(self._post(person, f"{self._api}/commands", body), 200)["seq"])

    def share(self, owner: Person, other: Person) -> None:
        """Somebody's seat comes to the browser of somebody else too."""
        code = _json(self._post(owner, f"{self._api}/transfer", {}), 200)["code"]
        _json(self._post(other, f"{self._api}/devices", {"code": code}), 201)

    def view(self, person: Person) -> dict[str, Any]:
        """The table as somebody sees it."""
        address = f"{person.server}{self._api}"
        answer = person.context.request.get(address, max_retries=RETRIES)
        seen: dict[str, Any] = _json(answer, 200)["view"]
        return seen

    def start(self) -> dict[str, Any]:
        """Deal; the game as the first spymaster sees it."""
        self.do(self.people[0], {"type": "start_game"})
        return self.game()

    def game(self) -> dict[str, Any]:
        """The game as somebody who holds the key sees it."""
        for person in self.people:
            seen: dict[str, Any] = self.view(person)["game"]
            if seen.get("key"):
                return seen
        raise LookupError("nobody here holds the key")

    def holder(self, role: str, team: str | None = None) -> Person:
        """Who sits there; for no team, whoever is on turn."""
        view = self.view(self.people[0])
        team = team or view["game"]["team"]
        for person, member in zip(self.people, view["members"].values(), strict=True):
            seat = member["seat"]
            if seat["role"] == role and seat.get("team", team) == team:
                return person
        raise LookupError(f"no {team} {role}")

    def clue(self, word: str = "", number: int | str = 2) -> None:
        """The spymaster on turn gives a clue; if the referee doubts it, it is allowed."""
        given = word or self.next_clue()
        spymaster = self.holder("spymaster")
        self.do(spymaster, {"type": "give_clue", "word": given, "number": number})
        game = self.view(spymaster)["game"]
        if game["phase"] == "clue":
            coop = game["options"]["mode"] == "coop"
            other = {"red": "blue", "blue": "red"}[game["team"]]
            asked = self.holder("operative") if coop else self.holder("spymaster", other)
            self.do(asked, {"type": "answer_consult", "allow": True})

    def next_clue(self) -> str:
        """A word for the turn that is played, in the language of the table."""
        game = self.view(self.people[0])["game"]
        words = CLUES[game["options"]["language"]]
        return words[game["turn"] % len(words)]

    def guess(self, letter: str) -> int:
        """The operative on turn touches a card of this kind (r b . x or `own`): which one."""
        game = self.game()
        wanted = game["team"][0] if letter == "own" else letter
        cells = enumerate(game["key"]["cells"])
        card = next(n for n, c in cells if c == wanted and not game["covered"] >> n & 1)
        self.do(self.holder("operative"), {"type": "guess_word", "card": card})
        return card

    def lose(self) -> None:
        """The quickest end: a clue and the assassin."""
        self.clue()
        self.guess("x")

    def _post(self, person: Person, path: str, body: Any) -> APIResponse:
        headers = {"content-type": "application/json"}
        data = msgspec.json.encode(body).decode()
        return person.context.request.post(
            person.server + path, data=data, headers=headers, max_retries=RETRIES
        )


def _json(answer: APIResponse, status: int) -> Any:
    assert answer.status == status, answer.text()
    return answer.json()
