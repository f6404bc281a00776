"""One of our bots as an ordinary client: `python mind_bot.py http://localhost:8765 TABLE red`.

It comes to a table, takes the operative's seat of a team and plays until the table closes.
"""

import sys

from cryptonym.bots.mind import make_mind
from cryptonym.client import Client, play_seat
from cryptonym.rules.match import TakeSeat
from cryptonym.rules.model import Role, Team


def play(server: str, table: str, team: str = "red", games: int | None = None) -> None:
    """Play so many games, or until the table closes."""
    with Client.join(server, table, f"Bot of {team}") as client:
        client.do(TakeSeat(Role.OPERATIVE, Team(team)))
        play_seat(client, make_mind("hard").act, games=games)


if __name__ == "__main__":
    play(*sys.argv[1:4])
