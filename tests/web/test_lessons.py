"""The first game teaches itself, and a question mark explains every moment."""

from playwright.sync_api import expect

from cryptonym.text import Text
from web.people import People
from web.playing import Player, evening
from web.sight import assert_accessible, scrolls_sideways
from web.tables import TableOf


def test_a_novice_is_told_five_things_at_their_moment_and_once(people: People) -> None:
    game = evening(people, novice=True, device="phone")
    spymaster, operative = game.who("spymaster"), game.who("operative")

    def told(player: Player, lesson: str) -> None:
        remark = player.page.locator(".lesson")
        expect(remark).to_contain_text(player.say(f"board-lesson-{lesson}"))
        remark.get_by_role("button").click()

    told(spymaster, "key")
    told(spymaster, "number")
    expect(spymaster.page.locator(".lesson")).to_have_count(0)
    told(operative, "assassin")
    spymaster.give("zeppelin", 1)
    told(operative, "number")
    told(operative, "touch")
    expect(operative.page.locator(".lesson")).to_have_count(0)
    operative.guess(game.words(game.table.game()["team"][0])[0])
    told(operative, "more")
    operative.page.reload()
    operative.page.get_by_role("grid").wait_for()
    expect(operative.page.locator(".lesson")).to_have_count(0)


def test_the_question_mark_explains_the_moment_of_each_seat(people: People) -> None:
    game = evening(people)
    team = game.table.game()["team"]
    other = {"red": "blue", "blue": "red"}[team]

    def explained(role: str, side: str, moment: str) -> None:
        player = game.who(role, side)
        player.button("board-help").click()
        dialog = player.page.get_by_role("dialog")
        expect(dialog).to_contain_text(Text("en").format(f"help-now-{moment}"))
        player.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)

    explained("spymaster", team, "give-clue")
    explained("operative", team, "wait-give-clue")
    game.table.clue(number=1)
    explained("operative", team, "guess-word")
    explained("spymaster", team, "keep-silent")
    explained("operative", other, "wait-guess-word")
    game.who("operative", team).page.get_by_role("button", name=" 1").first.click()
    challenge = game.who("operative", team).button("board-challenge")
    expect(challenge).not_to_be_visible()  # not the first thing to do about one's own clue


def test_before_and_after_a_game_the_question_mark_explains_too(people: People) -> None:
    table = TableOf(people.come(4, device="phone", language="el"))
    player = Player(table.people[0], "el")
    for moment, place in (("lobby", "link"), ("over", "slider")):
        page = player.person.go(table.page)
        page.get_by_role(place).first.wait_for()
        player.button("board-help").click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text(player.say(f"help-now-{moment}"))
        expect(dialog.get_by_role("listitem")).to_have_count(4)  # a sign of each identity
        assert_accessible(page)
        if moment == "lobby":  # who starts the game has another moment before them
            table.start()
            page.get_by_role("grid").wait_for()
            expect(dialog).to_have_count(0)
            table.lose()
            page.get_by_role("slider").wait_for()
        else:
            page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        assert not scrolls_sideways(page)


def test_bots_are_easy_until_somebody_has_played_here(people: People) -> None:
    person = people.one(novice=True)
    page = person.go("/")
    page.get_by_text(Text("en").format("front-bots-more")).click()
    easy = page.get_by_role("radio", name=Text("en").format("opening-level-easy"))
    expect(easy).to_be_checked()
    page.evaluate("localStorage.setItem('played', 'yes')")
    page.reload()
    page.get_by_text(Text("en").format("front-bots-more")).click()
    expect(
        page.get_by_role("radio", name=Text("en").format("opening-level-normal"))
    ).to_be_checked()
