"""The game itself, played by hand in browsers: every role, every kind of game."""

from functools import partial

import pytest
from playwright.sync_api import expect

from cryptonym.rules.options import Options, TimeRules
from cryptonym.table.model import Settings
from cryptonym.text import LANGUAGES
from server.processes import ServerProcess
from web.people import Device, People
from web.playing import Evening, Player
from web.sight import scrolls_down, scrolls_sideways, too_small_targets
from web.tables import TableOf

OTHER = {"red": "blue", "blue": "red"}


def evening(people: People, count: int = 4, language: str = "en", **how: object) -> Evening:
    """A game that has just been dealt."""
    given = {key: how.pop(key) for key in ("device", "still", "dark") if key in how}
    settings = how.pop("settings", None)
    options = Options(language=language, **how)  # type: ignore[arg-type]
    everybody = people.come(count, language=language, **given)  # type: ignore[arg-type]
    table = TableOf(everybody, options=options, settings=settings)  # type: ignore[arg-type]
    table.start()
    return Evening(table, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_people_play_a_game_to_its_end(people: People, language: str) -> None:
    game = evening(people, language=language, device="phone", check="free")
    team = game.table.game()["team"]
    first, second = team[0], OTHER[team][0]
    game.who("spymaster").expects("duties-give-clue")
    game.who("spymaster").give("zyx", 1)
    operative = game.who("operative")
    operative.expects("duties-guess-first", count=2)
    operative.guess(game.words(first)[0])
    operative.guess(game.words(".")[0])
    game.who("spymaster", OTHER[team]).give("qwert", "unlimited")
    other = game.who("operative", OTHER[team])
    other.guess(game.words(second)[0])
    other.button("board-stop").click()
    game.who("spymaster", team).give("ploof", 9)
    for word in game.words(first)[:-1]:
        operative.guess(word)
    operative.card(game.words(first)[0]).click()
    operative.button("board-guess-word", word=game.words(first)[0]).click()
    for person in people.all:
        person.wait_until(partial(person.received.events, "game_over"))
        expect(person.page.get_by_role("button", name=operative.say("board-stop"))).to_have_count(0)
    [over] = operative.person.received.events("game_over")
    assert (over["winner"], over["reason"]) == (team, "all_words")


def test_a_challenge_is_upheld_and_a_word_is_covered_as_penalty_r59_r60(people: People) -> None:
    game = evening(people)
    team = game.table.game()["team"]
    judge = game.who("spymaster", OTHER[team])
    game.who("spymaster").give("zyx", 2)
    operative = game.who("operative")
    operative.page.get_by_role("button", name="zyx 2").click()
    operative.button("board-challenge").click()
    operative.expects("duties-challenged", word="zyx", team=OTHER[team])
    judge.expects("duties-rule", word="zyx")
    judge.button("board-rule-uphold").click()
    judge.expects("duties-penalty-may")
    word = game.words(OTHER[team][0])[0]
    judge.card(word).click()
    judge.button("board-cover-word", word=word).click()
    judge.expects("duties-give-clue")
    said = operative.say("board-say-covered", identity=OTHER[team], word=word)
    operative.page.get_by_text(said).first.wait_for()
    expect(operative.card(word)).to_have_attribute("aria-disabled", "true")


def test_one_team_alone_plays_the_other_sides_turns_too_r110_r112(people: People) -> None:
    game = evening(people, 2, mode="coop")
    team = game.table.game()["team"]
    spymaster, operative = game.who("spymaster"), game.who("operative")
    operative.page.get_by_text(operative.say("board-coop-score", count=8)).wait_for()
    spymaster.give("zyx", 1)
    operative.guess(game.words(".")[0])
    operative.expects("duties-simulate-wait")
    spymaster.expects("duties-simulate")
    word = game.words(OTHER[team][0])[0]
    spymaster.card(word).click()
    spymaster.button("board-cover-word", word=word).click()
    operative.page.get_by_text(operative.say("board-coop-score", count=7)).wait_for()
    spymaster.give("qwert", 9)
    for one in game.words(team[0])[:-1]:
        operative.guess(one)
    last = game.words(team[0])[0]
    operative.card(last).click()
    operative.button("board-guess-word", word=last).click()
    operative.person.wait_until(lambda: operative.person.received.events("game_over"))
    [over] = operative.person.received.events("game_over")
    assert over["score"] == 7


def test_three_players_share_an_operative_r115(people: People) -> None:
    game = evening(people, 3, mode="shared", device="phone")
    team = game.table.game()["team"]
    operative = game.who("operative")
    game.who("spymaster", team).expects("duties-give-clue-shared")
    game.who("spymaster", team).give("zyx", 1)
    operative.expects("duties-guess-first-shared", team=team)
    operative.guess(game.words(".")[0])
    game.who("spymaster", OTHER[team]).give("qwert", 1)
    operative.expects("duties-guess-first-shared", team=OTHER[team])
    operative.guess(game.words(OTHER[team][0])[0])
    operative.expects("duties-guess-more", count=1)


def test_a_turn_is_played_with_the_keyboard_alone(people: People) -> None:
    game = evening(people)
    spymaster = game.who("spymaster")
    keys = spymaster.page.keyboard
    spymaster.page.get_by_role("textbox", name=spymaster.say("board-word")).focus()
    keys.type("zyx")
    keys.press("Tab")  # ask first
    keys.press("Tab")  # the number pad, a radio group
    keys.press("Space")
    keys.press("ArrowRight")
    keys.press("Tab")
    expect(spymaster.button("board-give")).to_be_focused()
    keys.press("Enter")
    expect(spymaster.page.get_by_role("heading", level=1)).to_be_focused()
    operative = game.who("operative")
    operative.expects("duties-guess-first", count=2)
    words = game.table.game()["words"]
    target = words.index(game.words(game.table.game()["team"][0])[0])
    keys = operative.page.keyboard
    operative.card(words[0]).focus()
    for key, times in (("ArrowDown", target // 5), ("ArrowRight", target % 5)):
        for _ in range(times):
            keys.press(key)
    expect(operative.card(words[target])).to_be_focused()
    keys.press("Space")
    marked = operative.say("board-marked-by", names=operative.person.name)
    expect(operative.card(words[target])).to_have_accessible_name(f"{words[target]}, {marked}")
    keys.press("Shift+Enter")
    operative.expects("duties-guess-more", count=1)


def test_nothing_is_lost_when_the_line_breaks_in_mid_turn(
    people: People, server: ServerProcess
) -> None:
    game = evening(people, device="phone")
    for person in people.all:
        person.forgive("WebSocket connection", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET")
        person.forgive("fetching the script")  # of the service worker
    spymaster = game.who("spymaster")
    spymaster.write("zyx", 2)
    server.end()
    spymaster.button("board-give").click()
    server.start()
    server.ready()
    for player in game.players.values():
        player.page.get_by_role("button", name="zyx 2").wait_for()
    operative = game.who("operative")
    operative.guess(game.words(game.table.game()["team"][0])[0])
    operative.expects("duties-guess-more", count=2)


def test_a_refused_clue_stays_and_another_is_asked_about_first_r57_r58(people: People) -> None:
    game = evening(people)
    team = game.table.game()["team"]
    spymaster, judge = game.who("spymaster"), game.who("spymaster", OTHER[team])
    visible = game.words(".")[0]
    field = spymaster.page.get_by_role("textbox", name=spymaster.say("board-word"))
    spymaster.write(visible, 2)
    expect(field).to_have_attribute("aria-invalid", "true")  # the referee's remark, in private
    spymaster.button("board-give").click()
    refused = spymaster.say("refusal-clue-refused", word=visible.lower())
    expect(spymaster.page.get_by_role("alert")).to_contain_text(refused)
    expect(field).to_have_value(visible)
    field.fill("zyx")
    spymaster.button("board-ask").click()
    spymaster.expects("duties-wait-consent", word="zyx")
    judge.expects("duties-answer-consult", word="zyx")
    judge.button("board-allow").click()
    spymaster.expects("duties-give-asked", word="zyx")
    spymaster.button("board-give").click()
    operative = game.who("operative")
    operative.expects("duties-guess-first", count=3)
    assert operative.person.received.events("consult_asked") == []
    assert spymaster.page.get_by_role("textbox").count() == 0  # a spymaster is silent (R28)
    assert all('"do"' in one or '"ping"' in one for one in spymaster.person.received.sent)


def covered_since(player: Player, count: int) -> bool:
    return len(player.person.received.events("word_covered")) > count


def touch_and_wait(player: Player, watching: Player, word: str) -> None:
    """Touch a card; both clocks stand still, so that nobody has seen yet what it was."""
    count = len(watching.person.received.events("word_covered"))
    player.card(word).click()
    player.button("board-guess-word", word=word).click()
    for one in (player, watching):
        one.person.wait_until(partial(covered_since, one, count))
        one.page.clock.run_for(600)
        expect(one.card(word)).to_have_attribute("aria-busy", "true")
        assert one.say("board-covered") not in (one.card(word).get_attribute("aria-label") or "")


def test_every_card_keeps_its_secret_for_the_same_pause_r98(people: People) -> None:
    game = evening(people, still=False)
    team = game.table.game()["team"]
    game.table.clue(number=3)
    both = operative, other = game.who("operative"), game.who("operative", OTHER[team])
    for player in both:
        player.page.clock.install(time=0)
        player.page.clock.pause_at(1_000)
    for letter in (team[0], "x"):
        word = game.words(letter)[0]
        touch_and_wait(operative, other, word)
        for player in both:
            player.page.clock.run_for(600)
            identity = player.say("board-identity", identity=NAMES[letter])
            expect(player.card(word)).to_have_accessible_name(
                f"{word}, {identity}, {player.say('board-covered')}"
            )
    for player in both:  # the lamp goes out first, then comes what there is after a game
        expect(player.page.locator(".board.dark")).to_be_visible()
        player.page.clock.run_for(1_500)
        expect(player.page.locator(".room")).to_have_count(0)


NAMES = {"r": "red", "b": "blue", ".": "bystander", "x": "assassin"}


def test_who_watches_sees_the_key_only_after_asking_for_it_r17(people: People) -> None:
    game = evening(people, 5, device="phone")
    key = game.table.game()["key"]["cells"]
    watcher = game.players[people.all[-1].name]
    game.table.clue(number=2)
    operative = game.who("operative")
    operative.guess(game.words(game.table.game()["team"][0])[0])
    for blind in (operative, watcher):
        assert blind.person.received.places_of(key) == []
    watcher.button("board-look").click()
    watcher.button("board-look-no").click()
    watcher.button("board-look").click()
    watcher.button("board-look-yes").click()
    word = game.words("x")[0]
    assassin = watcher.say("board-identity", identity="assassin")
    expect(watcher.card(word)).to_have_accessible_name(f"{word}, {assassin}")
    expect(watcher.button("board-look")).to_have_count(0)
    watcher.page.get_by_role("button", name=watcher.say("board-log-key")).click()
    watcher.page.get_by_text(watcher.say("board-key-lists")).click()
    expect(watcher.page.get_by_role("listitem").get_by_text(word, exact=True)).to_be_visible()


def test_somebody_who_watches_takes_the_seat_of_one_who_left(people: People) -> None:
    game = evening(people, 5)
    team = game.table.game()["team"]
    leaver, spymaster = game.who("operative", team), game.who("spymaster", team)
    watcher = game.players[people.all[-1].name]
    game.table.do(leaver.person, {"type": "leave_table"})
    leaver.page.get_by_text(leaver.say("app-problem-member-gone")).wait_for()
    watcher.button("board-take-seat", seat=f"{team}_operative").click()
    watcher.expects("duties-wait-clue")
    spymaster.give("zyx", 1)
    watcher.guess(game.words(team[0])[0])


def test_the_host_stops_the_clock_and_bots_play_on_and_say_why(people: People) -> None:
    strict = TimeRules(kind="strict", first_clue_seconds=500)
    settings = Settings(pace="instant", explain=True)
    game = evening(people, time=strict, settings=settings)
    host = game.players[people.all[0].name]
    team = game.table.game()["team"]
    leaver = game.who("operative", team)
    host.button("board-menu").click()
    host.button("board-pause").click()
    host.button("board-resume").click()
    menu = host.page.get_by_role("dialog")
    menu.locator("summary", has_text=leaver.person.name).click()
    menu.get_by_role("button", name=host.say("board-give-to-bot")).locator("visible=true").click()
    leaver.button("board-look").wait_for()
    host.button("board-close").click()
    spymaster = {"red": "1", "blue": "3"}[team]
    game.table.do(host.person, {"type": "give_seat_to_bot", "member": spymaster})
    host.person.wait_until(partial(host.person.received.events, "pick_explained"))
    pick = host.person.received.events("pick_explained")[0]
    word = game.table.view(host.person)["game"]["words"][pick["card"]]
    expect(host.page.get_by_text(f"on {word}:")).to_be_visible()


@pytest.mark.parametrize("device", ["phone", "sideways"])
def test_no_board_scrolls_during_play(people: People, device: Device) -> None:
    game = evening(people, 5, "nb", device=device)
    pages = [player.page for player in game.players.values()]
    for step in ("clue", "guess"):
        if step == "guess":
            game.table.clue(number=2)
            game.who("operative").expects("duties-guess-first", count=3)
        for page in pages:
            assert not scrolls_down(page)
            assert not scrolls_sideways(page)
            assert too_small_targets(page) == []
