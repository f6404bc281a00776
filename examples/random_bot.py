"""A bot in twenty lines of plain Python: `python random_bot.py http://localhost:8765 TABLE`.

It takes a seat as operative and touches a card at random whenever its team may guess.
"""

import json
import random
import sys
import urllib.request


def ask(path: str, token: str = "", body: object = None) -> dict | list:
    """The answer to a request; with a body it is a POST."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(path, data, headers), timeout=40) as answer:
        return json.load(answer)


def play(server: str, table: str, team: str = "red") -> None:
    """Play at a table until the game is over."""
    base = f"{server}/api/tables/{table}"
    token = ask(f"{base}/members", body={"name": f"Random {random.randrange(1000)}"})["token"]
    seat = {"type": "take_seat", "role": "operative", "team": team}
    ask(f"{base}/commands", token, {"id": "seat", "command": seat})
    while True:
        now = ask(base, token)  # the table as this seat sees it
        game = now["view"].get("game") or {"phase": "none", "team": ""}
        if game["phase"] == "over" or now["view"].get("closed"):
            return
        if game["phase"] == "guess" and game["team"] == team:
            card = random.choice([n for n in range(25) if not game["covered"] >> n & 1])
            guess = {"type": "guess_word", "card": card, "turn": game["turn"]}
            ask(f"{base}/commands", token, {"id": f"guess {now['seq']}", "command": guess})
        else:  # wait until something happens
            ask(f"{base}/events?since={now['seq']}&heard={now['heard']}&wait=25", token)


if __name__ == "__main__":
    play(*sys.argv[1:])
