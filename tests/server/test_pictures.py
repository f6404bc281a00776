"""Pictures over HTTP: drawings good for ever, what they show in words, tables with them."""

import gzip
from typing import Any

import pytest

from cryptonym.language.pictures import DRAWN, descriptions, drawings, pictures
from cryptonym.languages import CODES, has_pictures
from cryptonym.rules.cards import is_picture
from cryptonym.rules.model import BLUE, RED, Role, Seat
from cryptonym.rules.options import Options
from cryptonym.table.commands import ChangeOptions, ChooseWords
from cryptonym.table.model import Words
from server.botting import FakeMinds
from server.driving import SEATS, drive, serving

FOR_EVER = "public, max-age=31536000, immutable"
MODES = ("pictures", "pictures_coop", "pictures_shared", "pictures_duet")


def test_a_drawing_is_small_packed_and_good_for_ever_by_its_version() -> None:
    async def story() -> None:
        async with serving() as server:
            about = (await server.http.get("/api/about")).json()["pictures"]
            assert about["version"] == drawings().version != ""
            for name in pictures()[:3]:
                address = f"/pictures/{about['version']}/{name}.svg"
                plain = {"accept-encoding": "identity"}
                found = await server.http.get(address, headers=plain)
                assert found.status_code == 200
                assert found.headers["content-type"] == "image/svg+xml"
                assert found.headers["cache-control"] == FOR_EVER
                assert found.content == (DRAWN / f"{name}.svg").read_bytes()
                packed = await server.http.get(address, headers={"accept-encoding": "gzip"})
                assert packed.headers["content-encoding"] == "gzip"
                assert packed.content == found.content
                assert int(packed.headers["content-length"]) < len(gzip.compress(b"")) + 2500
                tag = {"if-none-match": packed.headers["etag"], "accept-encoding": "gzip"}
                assert (await server.http.get(address, headers=tag)).status_code == 304

    drive(story)


def test_a_drawing_of_another_version_is_answered_and_not_kept_for_long() -> None:
    async def story() -> None:
        async with serving() as server:
            found = await server.http.get(f"/pictures/older/{pictures()[0]}.svg")
            assert found.status_code == 200
            assert found.headers["cache-control"] == "public, max-age=60"

    drive(story)


@pytest.mark.parametrize("name", ["no-such.svg", "index.json", "tea-volcano", "..", "x.svg.gz"])
def test_what_is_no_picture_is_told_by_a_code(name: str) -> None:
    async def story() -> None:
        async with serving() as server:
            found = await server.http.get(f"/pictures/{drawings().version}/{name}")
            assert found.status_code == 404
            if name != "..":
                assert found.json()["code"] == "no_such_picture"

    drive(story)


def test_every_picture_of_the_deck_is_told_in_words_of_each_language_that_has_them() -> None:
    async def story() -> None:
        async with serving() as server:
            told = (await server.http.get("/api/about")).json()
            for language in CODES:
                asked: dict[str, Any] = {"language": language}
                answer = await server.http.get("/api/pictures", params=asked)
                if not has_pictures(language):
                    assert "pictures" not in told["lists"][language]
                    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
                    assert "expected one of" in answer.json()["where"]
                    continue
                version = told["pictures"]["descriptions"][language]
                assert answer.headers["cache-control"] == "public, max-age=60"
                kept = await server.http.get("/api/pictures", params={**asked, "version": version})
                assert kept.headers["cache-control"] == FOR_EVER
                assert kept.json() == answer.json()
                assert answer.json()["version"] == version
                assert answer.json()["pictures"] == dict(descriptions(language))
                assert set(answer.json()["pictures"]) == set(pictures())
                assert told["lists"][language]["pictures"] == len(pictures())

    drive(story)


@pytest.mark.parametrize("mode", MODES)
def test_one_request_opens_a_picture_game_with_bots_and_deals_p1_p6(mode: str) -> None:
    async def story() -> None:
        async with serving() as server:
            server.node.tables.around.minds = FakeMinds(lambda _: None)
            ann = await server.open("Ann", mode=mode, seat=SEATS[mode][0], bots="easy", start=True)
            game = (await ann.view())["game"]
            assert (game["options"]["mode"], game["options"]["word_list"]) == (mode, "pictures")
            assert len(game["words"]) == (25 if mode == "pictures_duet" else 20)
            assert set(game["words"]) <= set(pictures())

    drive(story)


def test_words_are_mixed_in_where_the_table_says_so_p6() -> None:
    async def story() -> None:
        async with serving() as server:
            options = Options(mode="pictures_duet", word_list="pictures+deck+second")
            players = await server.begin_game("pictures_duet", options=options)
            words = (await players[0].view())["game"]["words"]
            kinds = {is_picture(face) for face in words}
            assert kinds == {True, False}

    drive(story)


def test_the_list_follows_the_game_unless_another_is_named_p6() -> None:
    async def story() -> None:
        async with serving() as server:
            ann = await server.open("Ann")
            await ann.must(ChangeOptions(Options(mode="pictures", word_list="deck")))
            view = await ann.view()
            assert view["options"]["word_list"] == "pictures"
            assert view["words"]["lists"] == ["pictures"]
            mixed = Options(mode="pictures", word_list="pictures+second")
            await ann.must(ChangeOptions(mixed))
            await ann.must(ChangeOptions(Options(mode="coop", word_list="pictures+second")))
            view = await ann.view()
            assert view["options"]["word_list"] == "deck"

    drive(story)


def test_lists_that_do_not_belong_to_the_game_are_refused_with_a_code_p6() -> None:
    async def story() -> None:
        async with serving() as server:
            ann = await server.open("Ann")
            wrong = Options(mode="teams", word_list="pictures+deck")
            assert await ann.refused(ChangeOptions(wrong)) == "pictures_not_here"
            assert await ann.refused(ChooseWords(Words(("pictures",)))) == "pictures_not_here"
            await ann.must(ChangeOptions(Options(mode="pictures")))
            alone = Options(mode="pictures", word_list="second")
            assert await ann.refused(ChangeOptions(alone)) == "pictures_missing"
            own = Words((), tuple(f"WORD{n}" for n in range(30)))
            assert await ann.refused(ChooseWords(own)) == "pictures_missing"
            for told, code in {
                "pictures_not_here": {"mode": "teams", "word_list": "pictures"},
                "pictures_missing": {"mode": "pictures", "word_list": "deck"},
            }.items():
                answer = await server._post("/api/tables", {"host": "Bob", "options": code})
                assert answer.status_code == 409
                assert answer.json()["refusal"]["code"] == told

    drive(story)


def test_own_words_lie_among_pictures_and_the_referee_reads_words_alone_p3_p6() -> None:
    async def story() -> None:
        async with serving() as server:
            own = tuple(f"ZEBRA{n}" for n in "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
            words = Words(("pictures",), own)
            players = await server.begin_game("pictures", words=words)
            game = (await players[0].view())["game"]
            giver = players[0] if game["team"] == RED else players[2]
            picture = next(face for face in game["words"] if is_picture(face))
            noun = drawings().pictures[picture].nouns[0].split()[-1]
            judged = await giver.post("/judge", {"word": noun})
            assert judged.json()["status"] == "legal"
            assert not is_picture("ZEBRAA")

    drive(story)


def test_the_last_chance_is_agreed_on_and_played_at_a_table_p5() -> None:
    async def story() -> None:
        async with serving() as server:
            options = Options(mode="pictures", check="free", assassin_ending=True)
            players = await server.begin_game("pictures", options=options)
            room = await server.room(players[0].table)
            assert room.table
            game = room.table.match.game
            assert game
            giver, guesser = players[:2] if game.team is RED else players[2:]
            await giver.must({"type": "give_clue", "word": "sea", "number": 1})
            deadly = game.key.cells.index("x")
            async with players[-1].line() as line:
                await line.hear()
                await guesser.must({"type": "guess_word", "card": deadly})
                (told,) = await line.all()
                assert told["event"]["identity"] == "assassin"
                assert told["then"] == [{"type": "sudden_death"}]
                assert told["now"] == {"at": "sudden_last"}
            assert await guesser.refused({"type": "stop_guessing"}) == "sudden_death"
            await guesser.must({"type": "give_up"})
            view = (await guesser.view())["game"]
            assert view["result"]["reason"] == "assassin"
            assert view["result"]["winner"] == (BLUE if game.team is RED else RED)
            record = (await guesser.get("/records/1")).text
            assert f"guess {game.words[deadly]} = assassin\n  sudden death\n" in record

    drive(story)


def test_seats_of_picture_games_are_those_of_the_game_of_words_p2() -> None:
    assert SEATS["pictures"] == SEATS["teams"]
    assert SEATS["pictures_duet"][0] == Seat(Role.PLAYER, RED)
