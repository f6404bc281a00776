"""The game itself, played by hand in browsers: every role, every kind of game."""

import re
from functools import partial

import pytest
from playwright.sync_api import expect

from cryptonym.bots.lexicon import read_pass
from cryptonym.language.referee import judge
from cryptonym.rules.options import Options, TimeRules
from cryptonym.table.model import Settings
from web.people import Device, People
from web.playing import Evening, Player
from web.sight import enlarge_text, scrolls_down, scrolls_sideways, too_small_targets
from web.tables import CLUES, TableOf

OTHER = {"red": "blue", "blue": "red"}
NAMES = {"r": "red", "b": "blue", ".": "bystander", "x": "assassin"}


def evening(people: People, count: int = 4, language: str = "en", **how: object) -> Evening:
    """A game that has just been dealt."""
    given = {key: how.pop(key) for key in ("device", "still", "dark") if key in how}
    settings = how.pop("settings", None)
    options = Options(language=language, **how)  # type: ignore[arg-type]
    everybody = people.come(count, language=language, **given)  # type: ignore[arg-type]
    table = TableOf(everybody, options=options, settings=settings)  # type: ignore[arg-type]
    table.start()
    return Evening(table, language)


def test_a_challenge_is_upheld_and_a_word_is_covered_as_penalty_r59_r60(people: People) -> None:
    game = evening(people)
    team = game.table.game()["team"]
    judge = game.who("spymaster", OTHER[team])
    game.who("spymaster").give("garden", 2)
    operative = game.who("operative")
    operative.page.get_by_role("button", name="garden 2").click()
    operative.button("board-challenge").click()
    operative.expects("duties-challenged", word="garden", team=OTHER[team])
    judge.expects("duties-rule", word="garden")
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
    spymaster.give("garden", 1)
    operative.guess(game.words(".")[0])
    operative.expects("duties-simulate-wait")
    spymaster.expects("duties-simulate")
    word = game.words(OTHER[team][0])[0]
    spymaster.card(word).click()
    spymaster.button("board-cover-word", word=word).click()
    operative.page.get_by_text(operative.say("board-coop-score", count=7)).wait_for()
    spymaster.give("music", 9)
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
    game.who("spymaster", team).give("garden", 1)
    operative.expects("duties-guess-first-shared", team=team)
    operative.guess(game.words(".")[0])
    game.who("spymaster", OTHER[team]).give("music", 1)
    operative.expects("duties-guess-first-shared", team=OTHER[team])
    operative.guess(game.words(OTHER[team][0])[0])
    operative.expects("duties-guess-more", count=1)


def test_a_turn_is_played_with_the_keyboard_alone(people: People) -> None:
    game = evening(people)
    spymaster = game.who("spymaster")
    keys = spymaster.page.keyboard
    spymaster.page.get_by_role("textbox", name=spymaster.say("board-word")).focus()
    keys.type("garden")
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
    field.fill("garden")
    spymaster.button("board-ask").click()
    spymaster.expects("duties-wait-consent", word="garden")
    judge.expects("duties-answer-consult", word="garden")
    judge.button("board-allow").click()
    spymaster.expects("duties-give-asked", word="garden")
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
    spymaster.give("garden", 1)
    watcher.guess(game.words(team[0])[0])


def test_the_host_stops_the_clock_and_a_bot_takes_a_seat_and_says_why(people: People) -> None:
    strict = TimeRules(kind="strict", first_clue_seconds=500)
    settings = Settings(pace="instant", explain=True)
    game = evening(people, time=strict, settings=settings)
    host = game.players[people.all[0].name]
    team = game.table.game()["team"]
    leaver, spymaster = game.who("operative", team), game.who("spymaster", team)
    host.button("board-menu").click()
    host.button("board-pause").click()
    host.button("board-resume").click()
    menu = host.page.get_by_role("dialog")
    menu.locator("summary", has_text=leaver.person.name).click()
    menu.get_by_role("button", name=host.say("board-give-to-bot")).locator("visible=true").click()
    leaver.button("board-look").wait_for()
    host.button("board-close").click()
    word, clue = well_known(game, team)
    spymaster.give(clue, 1)
    host.person.wait_until(partial(host.person.received.events, "pick_explained"))
    why = host.page.get_by_text(re.compile(rf" {word}: "))
    expect(why.first).to_be_visible()
    host.page.reload()
    expect(why.first).to_be_visible()


def well_known(game: Evening, team: str) -> tuple[str, str]:
    """A codename of this team, and a clue that makes everybody think of it and of no other."""
    associates = read_pass("en", "a")
    visible = game.table.game()["words"]
    for word in game.words(team[0]):
        others = {clue for one in visible if one != word for clue in associates[one]}
        for clue in associates[word][:12]:
            if clue not in others and judge(clue, 1, visible, "en").status == "legal":
                return word, clue
    raise LookupError("no clue for any word")


def test_when_somebody_has_left_the_host_calls_a_bot_in_mid_game(people: People) -> None:
    game = evening(people, settings=Settings(pace="instant"), device="phone")
    host = game.players[people.all[0].name]
    team = game.table.game()["team"]
    leaver = game.players[people.all[3].name]  # the operative of blue
    game.table.do(leaver.person, {"type": "leave_table"})
    host.button("board-bot-seat", seat="blue_operative").click()
    expect(host.button("board-bot-seat", seat="blue_operative")).to_have_count(0)
    game.table.people.remove(leaver.person)
    members = game.table.view(host.person)["members"].values()
    assert [member["seat"] for member in members if "bot" in member] == [
        {"role": "operative", "team": "blue"}
    ]
    if team == "red":
        game.table.clue(number=1)
        game.table.guess(".")
    game.who("spymaster", "blue").give("garden", 1)
    host.person.wait_until(lambda: host.person.received.events("clue_given"))
    host.person.wait_until(lambda: bot_has_touched(host))


def bot_has_touched(player: Player) -> bool:
    covers = player.person.received.events("word_covered")
    return any(cover["team"] == "blue" for cover in covers)


def test_a_spymaster_who_listens_has_the_key_as_lists_and_hears_what_happens(
    people: People,
) -> None:
    game = evening(people)
    team = game.table.game()["team"]
    spymaster, operative = game.who("spymaster"), game.who("operative")
    page = spymaster.page
    page.get_by_text(spymaster.say("board-key-lists")).click()
    for letter, identity in NAMES.items():
        said = spymaster.say("board-key-list", identity=identity)
        section = page.locator("section", has=page.get_by_role("heading", name=said, exact=True))
        expect(section.last.get_by_role("list").get_by_role("listitem")).to_have_text(
            game.words(letter)
        )
    grid = page.get_by_role("grid", name=spymaster.say("board-label"))
    expect(grid.get_by_role("row")).to_have_count(5)
    expect(grid.get_by_role("gridcell")).to_have_count(25)
    word = game.words(team[0])[0]
    own = spymaster.say("board-identity", identity=team)
    expect(spymaster.card(word)).to_have_accessible_name(f"{word}, {own}")
    expect(operative.card(word)).to_have_accessible_name(word)
    spymaster.give("garden", 2)
    heard = operative.page.locator("[aria-live]")
    clue = operative.say("board-say-clue", team=team, word="garden", number=2)
    expect(heard.filter(has_text=clue)).to_have_count(1)
    expect(heard.filter(has_text=operative.say("duties-guess-first", count=3))).to_have_count(1)
    operative.guess(word)
    told = spymaster.say("board-say-covered", identity=team, word=word)
    expect(page.locator("[aria-live]").filter(has_text=told)).to_have_count(1)
    covered = f"{word} ({spymaster.say('board-covered')})"
    expect(page.get_by_role("listitem").filter(has_text=word).first).to_have_text(covered)


def test_with_letters_of_twice_the_size_and_without_motion_the_board_can_be_played(
    people: People,
) -> None:
    game = evening(people, language="nb", device="phone")
    spymaster, operative = game.who("spymaster"), game.who("operative")
    for player in (spymaster, operative):
        enlarge_text(player.page, 200)
        assert not scrolls_sideways(player.page)
    spymaster.give(CLUES["nb"][0], 2)
    word = game.words(game.table.game()["team"][0])[0]
    operative.guess(word)
    moves = "document.getAnimations().filter((one) => one.playState === 'running').length"
    for player in (spymaster, operative):
        assert not player.page.evaluate(moves)
        assert not scrolls_sideways(player.page)
        assert too_small_targets(player.page) == []


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
