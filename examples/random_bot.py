"""A bot in twenty lines of plain Python: `python random_bot.py http://localhost:8765 TABLE`.

TABLE is the id of a table, the end of its link. The bot sits down as an operative and touches any
card when its team may guess, until the table closes.
"""

import json
import sys
from random import choice, randrange
from time import sleep
from urllib.request import Request, urlopen


def play(server: str, table: str, team: str = "red") -> None:
    """Play at a table until it closes."""
    base, headers = f"{server}/api/tables/{table}", {"Content-Type": "application/json"}

    def ask(path: str, **body: object) -> dict:  # with a body it is a POST
        request = Request(base + path, json.dumps(body).encode() if body else None, headers)
        return json.load(urlopen(request, timeout=40))

    headers["Authorization"] = "Bearer " + ask("/members", name=f"Random {randrange(999)}")["token"]
    ask("/commands", id="seat", command={"type": "take_seat", "role": "operative", "team": team})
    while not (now := ask(""))["view"].get("closed"):  # the table as this seat sees it
        game = now["view"].get("game") or {"phase": "none"}
        if game["phase"] == "guess" and game["seat"] == {"role": "operative", "team": game["team"]}:
            card = choice([n for n in range(25) if not game["covered"] >> n & 1])
            ask("/commands", id=f"guess {now['seq']}", command={"type": "guess_word", "card": card})
        # Until something happens; then a moment's rest, as a server limits requests.
        sleep(0.5 if ask(f"/events?since={now['seq']}&heard={now['heard']}&wait=25") else 0)


if __name__ == "__main__":
    play(*sys.argv[1:])
