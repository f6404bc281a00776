"""Whole evenings of odd people: who come twice, choose other words, and play on."""

from typing import Any

import msgspec
import pytest

from cryptonym.client import AsyncClient, Seated
from cryptonym.language.decks import words as words_of
from cryptonym.rules.commands import Say
from cryptonym.rules.model import INSIDER
from cryptonym.rules.options import Options
from cryptonym.table.views import TableView
from server.driving import NAMES, Player, drive, finish_game, serving

FRIENDS = {"look": "watchers"}
OWN = [f"eigenwort{number}" for number in range(30)]


def test_who_has_a_seat_does_not_get_a_second_one_r17() -> None:
    async def story() -> None:
        async with serving() as server:
            players = await server.begin_game("teams", watchers=1, settings=FRIENDS)
            await players[4].must({"type": "look_at_key"})
            for who in (players[0], players[4]):
                answer = await who.post("/members", {"name": "Somebody else"})
                assert answer.json()["refusal"]["code"] == "already_joined"
            assert len((await players[0].view())["members"]) == 5

    drive(story)


@pytest.mark.parametrize("who", [2, 4])
def test_everybody_sees_that_who_comes_back_knows_the_key_r17(who: int) -> None:
    async def story() -> None:
        async with serving() as server:
            players = await server.begin_game("teams", watchers=1, settings=FRIENDS)
            await players[4].must({"type": "look_at_key"})
            bob = Seated(players[1].table, "", players[1].member, players[1].token)
            async with AsyncClient(f"http://127.0.0.1:{server.port}", bob) as client:
                await players[who].must({"type": "leave_table"})
                await players[who].post("/members", {"name": NAMES[who]})
                await client.do(Say("who was that?"))
                told = client.view.members[players[who].member]
            assert told.seat == INSIDER
            assert client.view == msgspec.convert(await players[1].view(), TableView)

    drive(story)


def test_nobody_looks_at_the_key_and_comes_back_as_somebody_else_to_guess_r17() -> None:
    """A seat to a bot, a look, out, in without the token, and back in the seat: it worked once."""

    async def story() -> None:
        async with serving() as server:
            ann, bob, *_ = await server.seat_everybody("teams", settings=FRIENDS)
            await ann.must({"type": "hand_over", "member": bob.member})
            await bob.must({"type": "start_game"})
            await bob.must({"type": "give_seat_to_bot", "member": bob.member})
            assert await bob.refused({"type": "look_at_key"}) == "looking_off"
            bots = [who for who, one in (await bob.view())["members"].items() if one.get("bot")]
            await bob.must({"type": "kick_member", "member": bots[0]})
            await bob.must({"type": "look_at_key"})
            seat = {"type": "take_seat", "role": "operative", "team": "red"}
            assert await bob.refused(seat) == "role_locked"
            await bob.must({"type": "leave_table"})
            zoe = await server.join(bob.table, "Zoe")
            assert await zoe.refused(seat) == "seated_by_host"
            seated = {**seat, "type": "move_member", "member": zoe.member}
            await ann.must(seated)
            assert (await zoe.view())["members"][zoe.member]["seat"]["role"] == "operative"

    drive(story)


def test_who_was_sent_away_is_known_by_the_token_and_waits_for_the_next_game_r17() -> None:
    async def story() -> None:
        async with serving() as server:
            players = await server.begin_game("teams")
            cat = players[2]
            await players[0].must({"type": "kick_member", "member": cat.member})
            answer = await cat.post("/members", {"name": "Cat"})
            assert answer.json()["refusal"] == {"code": "sent_away"}
            dog = await server.join(cat.table, "Dog")
            seat = {"type": "take_seat", "role": "spymaster", "team": "blue"}
            assert await dog.refused(seat) == "seated_by_host"
            await players[0].must({**seat, "type": "move_member", "member": dog.member})
            await finish_game([*players, dog])
            answer = await cat.post("/members", {"name": "Cat"})
            assert answer.json()["member"] == cat.member

    drive(story)


async def _words_of_a_game(players: list[Player], seed: int, **how: Any) -> list[str]:
    await players[0].must({"type": "play_again", **how})
    dealt: list[str] = (await players[0].view())["game"]["words"]
    await finish_game(players, seed=seed)
    return dealt


def test_no_word_comes_back_when_other_words_are_mixed_in_r50() -> None:
    async def story() -> None:
        async with serving() as server:
            players = await server.seat_everybody("coop", options=Options(language="it"))
            seen: list[str] = []
            for number, (lists, own) in enumerate(
                [(["deck"], []), (["deck"], OWN), (["junior"], []), (["deck", "junior"], OWN)]
            ):
                chosen = {"lists": lists, "own": own}
                await players[0].must({"type": "choose_words", "words": chosen})
                for game in range(2):
                    seen += await _words_of_a_game(players, 2 * number + game, how="rotate")
            assert len(seen) == 200
            assert len(set(seen)) == 200

    drive(story)


def test_no_word_comes_back_with_its_language_r50() -> None:
    async def story() -> None:
        async with serving() as server:
            players = await server.seat_everybody("coop", options=Options(language="eo"))
            seen: list[str] = []
            for number, language in enumerate(("eo", "el", "eo", "el", "eo", "eo")):
                options = Options(mode="coop", language=language)
                await players[0].must({"type": "change_options", "options": options})
                dealt = await _words_of_a_game(players, number)
                assert set(dealt) <= set(words_of(language))
                seen += dealt
            assert len(set(seen)) == len(seen) == 150

    drive(story)


def test_the_list_that_the_options_name_is_played() -> None:
    async def story() -> None:
        async with serving() as server:
            junior = Options(language="nb", mode="coop", word_list="junior")
            players = await server.seat_everybody("coop", options=junior)
            assert set(await _words_of_a_game(players, 1)) <= set(words_of("nb", "junior"))
            deck = Options(language="nb", mode="coop")
            await players[0].must({"type": "change_options", "options": deck})
            assert set(await _words_of_a_game(players, 2)) <= set(words_of("nb", "deck"))
            both = {"lists": ["deck", "junior"]}
            await players[0].must({"type": "choose_words", "words": both})
            await players[0].must({"type": "change_options", "options": deck})
            assert (await players[0].view())["words"] == both, "what nobody changed stays"
            mixed = msgspec.structs.replace(deck, word_list="junior+deck")
            await players[0].must({"type": "change_options", "options": mixed})
            assert (await players[0].view())["words"] == {"lists": ["junior", "deck"]}
            none = msgspec.structs.replace(deck, word_list="deck+sekret")
            told = await players[0].do({"type": "change_options", "options": none})
            assert "options.word_list: expected some of deck" in told.text

    drive(story)


@pytest.mark.parametrize(
    ("language", "own", "printed"),
    [
        ("el", ["άλογο", "ΑΛΟΓΟ", "Ρολόι", "γαϊδούρι"], {"ΑΛΟΓΟ", "ΡΟΛΟΪ", "ΓΑΪΔΟΥΡΙ"}),
        ("eo", ["cxevalo", "Ĉevalo", "Linux"], {"ĈEVALO", "LINUX"}),
        ("es", ["camión", "Camion"], {"CAMIÓN", "CAMION"}),
    ],
)
def test_own_words_are_printed_in_the_capitals_of_the_language_q13(
    language: str, own: list[str], printed: set[str]
) -> None:
    async def story() -> None:
        async with serving() as server:
            more = [f"ω{number}" for number in range(25 - len(printed))]
            players = await server.seat_everybody(
                "coop", options=Options(language=language), words={"lists": [], "own": own + more}
            )
            dealt = await _words_of_a_game(players, 1)
            assert {word for word in dealt if not word[-1].isdigit()} == printed

    drive(story)
