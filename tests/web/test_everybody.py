"""A board for everybody: without a mouse, without eyes, with large letters, on small phones."""

import pytest
from playwright.sync_api import expect

from web.people import Device, People
from web.playing import evening
from web.sight import enlarge_text, scrolls_down, scrolls_sideways, too_small_targets
from web.tables import CLUES

NAMES = {"r": "red", "b": "blue", ".": "bystander", "x": "assassin"}


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


def test_a_spymaster_who_listens_has_the_key_as_lists_and_hears_what_happens(
    people: People,
) -> None:
    game = evening(people)
    team = game.table.game()["team"]
    spymaster, operative = game.who("spymaster"), game.who("operative")
    page = spymaster.page
    page.get_by_text(spymaster.say("board-key-lists")).click()
    key = page.locator("details", has_text=spymaster.say("board-key-lists")).locator("section")
    for letter, identity in NAMES.items():
        said = spymaster.say("board-key-list", identity=identity)
        section = key.filter(has=page.get_by_role("heading", name=said, exact=True))
        expect(section.get_by_role("list").get_by_role("listitem")).to_have_text(game.words(letter))
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
    expect(key.get_by_role("listitem").filter(has_text=word)).to_have_text(covered)


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
