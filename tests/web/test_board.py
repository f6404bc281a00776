"""The game itself, played by hand in browsers: every role, every kind of game."""

from functools import partial

from playwright.sync_api import expect

from cryptonym.table.model import Settings
from web.people import DEVICES, People
from web.playing import Player, evening

OTHER = {"red": "blue", "blue": "red"}
NAMES = {"r": "red", "b": "blue", ".": "bystander", "x": "assassin"}
# Whether a card is turning, and what is seen behind it.
BEHIND = """(card) => [card.className.includes("turning"),
  getComputedStyle(card, "::before").backgroundColor]"""


def test_a_challenge_is_upheld_and_a_word_is_covered_as_penalty_r59_r60(people: People) -> None:
    game = evening(people)
    team = game.table.game()["team"]
    judge = game.who("spymaster", OTHER[team])
    game.who("spymaster").give("garden", 2)
    operative = game.who("operative")
    operative.page.get_by_role("button", name="garden 2").click()
    operative.page.get_by_text(operative.say("board-doubt"), exact=True).click()
    operative.button("board-challenge").click()
    operative.expects("duties-challenged", word="garden", team=OTHER[team])
    judge.expects("duties-rule", word="garden")
    judge.button("board-rule-uphold").click()
    judge.expects("duties-penalty-may")
    word = game.words(OTHER[team][0])[0]
    judge.card(word).click()
    judge.button("board-cover-word", word=word).click()
    judge.expects("duties-give-clue")
    said = operative.say("covered-penalty", team=OTHER[team], word=word)
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
    operative.page.get_by_text(operative.say("covered-simulated", word=word)).first.wait_for()
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


def test_a_refused_clue_stays_and_another_is_asked_about_first_r57_r58_r63(people: People) -> None:
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
    field.fill("gardin")
    spymaster.button("board-ask").click()
    judge.expects("duties-answer-consult", word="gardin")
    spelling = judge.page.get_by_role("textbox", name=judge.say("board-spelling"))
    expect(spelling).to_have_value("gardin")
    spelling.fill("garden")  # help with the spelling (R63)
    judge.button("board-allow").click()
    spymaster.expects("duties-give-spelled", word="gardin", spelling="garden")
    field.fill("garden")
    spymaster.button("board-give").click()
    operative = game.who("operative")
    operative.expects("duties-guess-first", count=3)
    assert operative.person.received.events("consult_asked") == []
    assert spymaster.page.get_by_role("textbox").count() == 0  # a spymaster is silent (R28)
    assert all('"do"' in one or '"ping"' in one for one in spymaster.person.received.sent)


def test_a_clue_is_written_in_one_breath_and_rings_propose_its_number_r25(people: People) -> None:
    game = evening(people, language="es", device="phone")
    spymaster = game.who("spymaster")
    page = spymaster.page
    field = page.get_by_role("textbox", name=spymaster.say("board-word"))
    for typed, number in (("zeppelin 2", "2"), ("zeppelin, 3", "3"), ("zeppelin cuatro", "4")):
        field.fill(typed)
        expect(page.get_by_role("radio", name=number, exact=True)).to_be_checked()
    for number, meaning in (("0", "zero"), ("∞", "unlimited")):
        field.fill(f"zeppelin {number}")
        page.get_by_text(spymaster.say(f"board-number-{meaning}")).wait_for()
    field.fill("zeppelin")
    page.set_viewport_size({"width": 360, "height": 330})  # the keyboard comes
    expect(page.get_by_role("group", name=spymaster.say("board-number"))).to_be_in_viewport(ratio=1)
    page.set_viewport_size(DEVICES["phone"]["viewport"])
    field.press("Enter")  # there is no number yet
    expect(page.get_by_role("radio").first).to_be_focused()
    own = game.words(game.table.game()["team"][0])
    for word in own[:3]:
        spymaster.card(word).click()
    expect(page.get_by_role("radio", name="3", exact=True)).to_be_checked()
    field.fill("zeppelin dos")
    field.press("Enter")  # before the referee has said anything
    operative = game.who("operative")
    operative.expects("duties-guess-first", count=3)
    assert game.table.game()["clue"]["word"] == "zeppelin"


def test_what_is_said_shows_on_a_phone_while_the_talk_is_closed_r28_r30(people: People) -> None:
    game = evening(people, device="phone")
    team = game.table.game()["team"]
    one, other = game.who("operative"), game.who("operative", OTHER[team])
    other.page.clock.install(time=0)
    other.page.clock.pause_at(1_000)
    handle = other.page.get_by_role("button", name=other.say("board-log"))
    one.page.get_by_role("button", name=one.say("board-log")).click()
    one.button("board-quick-wait").click()
    line = f"{one.person.name}: {one.say('board-quick-wait')}"
    expect(handle).to_contain_text(line)
    other.page.clock.run_for(2_900)
    expect(other.page.locator(".bubble")).to_have_text(line)
    other.page.clock.run_for(200)
    expect(other.page.locator(".bubble")).to_have_count(0)
    expect(other.page.get_by_label(other.say("board-unread", count=1))).to_have_text("1")
    one.button("board-quick-not-that").click()
    expect(other.page.get_by_label(other.say("board-unread", count=2))).to_have_text("2")
    other.page.clock.resume()
    handle.click()
    handle.click()
    expect(other.page.get_by_label(other.say("board-unread", count=2))).to_have_count(0)
    spymaster = game.who("spymaster")
    spymaster.page.get_by_role("button", name=spymaster.say("board-log-key")).click()
    spymaster.page.get_by_text(spymaster.say("refusal-spymaster-silent")).wait_for()
    assert spymaster.button("board-quick-sure").count() == 0  # silent (R28)


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


def test_a_card_that_turns_is_never_black(people: People) -> None:
    game = evening(people, still=False)
    team = game.table.game()["team"]
    game.table.clue(number=3)
    operative, other = game.who("operative"), game.who("operative", OTHER[team])
    for player in (operative, other):
        player.page.clock.install(time=0)
        player.page.clock.pause_at(1_000)
    word = game.words(team[0])[0]
    touch_and_wait(operative, other, word)
    behind = []
    for _ in range(30):  # all of the turn, and a little before and after it
        operative.page.clock.run_for(20)
        behind.append(operative.card(word).evaluate(BEHIND))
    turning = [colour for turns, colour in behind if turns]
    assert len(turning) > 5
    assert set(turning) == {"rgba(0, 0, 0, 0)"}
    assert behind[-1][0] is False


def test_who_watches_sees_the_key_only_after_asking_for_it_r17(people: People) -> None:
    game = evening(people, 5, device="phone", settings=Settings(look="watchers"))
    watcher = game.players[people.all[-1].name]
    game.table.clue(number=2)
    game.who("operative").guess(game.words(game.table.game()["team"][0])[0])
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
    other = game.who("operative", OTHER[game.table.game()["team"]])
    expect(other.page.locator(".told")).to_have_text(
        other.say("board-say-key-seen", name=watcher.person.name)
    )


def test_nobody_is_asked_to_look_where_the_host_did_not_allow_it_r17(people: People) -> None:
    game = evening(people, 5)
    watcher, spymaster = game.players[people.all[-1].name], game.who("spymaster")
    game.table.clue(number=2)
    watcher.page.get_by_role("button", name=game.table.game()["clue"]["word"]).click()
    watcher.button("board-spell").wait_for()
    expect(watcher.button("board-look")).to_have_count(0)
    # who knows the key asks for no spelling: everybody would hear when (R28, R82)
    spymaster.page.get_by_role("button", name=game.table.game()["clue"]["word"]).click()
    spymaster.button("board-close").wait_for()
    expect(spymaster.button("board-spell")).to_have_count(0)
