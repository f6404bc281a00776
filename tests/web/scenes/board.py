"""The game itself, in every role and in the moments that need a decision."""

from playwright.sync_api import Page

from cryptonym.rules.options import Options, TimeRules
from cryptonym.table.model import Settings
from cryptonym.text import Text
from web.fitting import fitting_clue
from web.people import Look, People, Person
from web.tables import TableOf

STRICT = TimeRules(kind="strict", clue_seconds=500, guess_seconds=300)


def playing(people: People, look: Look, mode: str = "teams", **more: object) -> TableOf:
    """A game of this kind in the language of the page, with somebody who watches."""
    count = {"teams": 5, "coop": 3, "shared": 4}[mode]
    options = Options(mode=mode, language=look["language"], **more)  # type: ignore[arg-type] # fields
    settings = Settings(look="watchers")
    table = TableOf(people.come(count, **look), options=options, settings=settings)
    table.start()
    return table


def at(table: TableOf, person: Person) -> Page:
    """Somebody's board, drawn."""
    page = person.go(table.page)
    page.get_by_role("grid").wait_for()
    return page


def spymaster(people: People, look: Look) -> Page:
    """A clue is being written, and the referee has nothing against it."""
    table = playing(people, look)
    clue, words = fitting_clue(table.game())
    text = Text(look["language"])
    page = writing(table, clue, len(words), text)
    page.get_by_text(text.format("referee-verdict-legal", clue=clue)).wait_for()
    return page


def spymaster_warned(people: People, look: Look) -> Page:
    """A clue is being written that lies on the table."""
    table = playing(people, look)
    visible = table.game()["words"][0]
    page = writing(table, visible.lower(), 2, Text(look["language"]))
    page.locator(".field.wrong").wait_for()
    return page


def writing(table: TableOf, clue: str, number: int, text: Text) -> Page:
    """The board of whoever gives a clue, with this one written."""
    page = at(table, table.holder("spymaster"))
    page.get_by_role("textbox", name=text.format("board-word")).fill(clue)
    page.get_by_role("radio", name=str(number), exact=True).check()
    return page


def operative(people: People, look: Look) -> Page:
    """In the middle of guessing: found cards, marks, one of them chosen; the clock runs."""
    table = playing(people, look, time=STRICT)
    table.clue(number=1)
    table.guess("own")
    table.guess(".")
    table.clue(number=3)
    table.guess("own")
    page = at(table, table.holder("operative"))
    cards = page.get_by_role("gridcell").get_by_role("button", disabled=False)
    cards.nth(2).click()
    cards.nth(3).click()
    return page


def log(people: People, look: Look) -> Page:
    """The log pulled up: clues with what they found, talk, the key in words."""
    table = playing(people, look)
    table.clue(number=2)
    table.guess("own")
    table.do(table.holder("operative"), {"type": "say", "text": "…"})
    table.guess(".")
    page = at(table, table.holder("spymaster"))
    text = Text(look["language"])
    if look["device"] != "desktop":
        page.get_by_role("button", name=text.format("board-log-key")).click()
    page.get_by_text(text.format("board-key-lists")).click()
    return page


def decides(page: Page, look: Look, button: str) -> None:
    """The buttons are there: they are fetched when they are needed."""
    page.get_by_role("button", name=Text(look["language"]).format(button), exact=True).wait_for()


def challenged(people: People, look: Look) -> Page:
    """The opposing spymaster decides whether a clue stands."""
    table = playing(people, look)
    table.clue()
    table.do(table.holder("operative"), {"type": "challenge_clue"})
    team = "blue" if table.game()["team"] == "red" else "red"
    page = at(table, table.holder("spymaster", team))
    decides(page, look, "board-rule-reject")
    return page


def penalty(people: People, look: Look) -> Page:
    """After an invalid clue: a word may be covered."""
    table = playing(people, look)
    table.clue()
    table.do(table.holder("operative"), {"type": "challenge_clue"})
    team = "blue" if table.game()["team"] == "red" else "red"
    judge = table.holder("spymaster", team)
    table.do(judge, {"type": "rule_clue", "ruling": "uphold"})
    return at(table, judge)


def consulted(people: People, look: Look) -> Page:
    """The opposing spymaster is asked about a clue, in private."""
    table = playing(people, look)
    word = table.next_clue()
    asks = {"type": "consult_clue", "word": word}
    table.do(table.holder("spymaster"), asks)
    team = "blue" if table.game()["team"] == "red" else "red"
    page = at(table, table.holder("spymaster", team))
    decides(page, look, "board-allow")
    return page


def about_clue(people: People, look: Look) -> Page:
    """What can be done about a clue."""
    table = playing(people, look)
    table.clue(number=2)
    page = at(table, table.holder("operative"))
    page.get_by_role(
        "button", name=f"{table.view(table.people[0])['game']['clues'][0]['word']} 2"
    ).click()
    page.get_by_role("dialog").wait_for()
    return page


def seat_empty(people: People, look: Look) -> Page:
    """The game waits for somebody who has left; the host may call a bot."""
    table = playing(people, look)
    table.clue()
    team = table.game()["team"]
    table.do(table.holder("operative"), {"type": "leave_table"})
    page = at(table, table.people[0])
    seat = Text(look["language"]).format("board-bot-seat", seat=f"{team}_operative")
    page.get_by_role("button", name=seat).wait_for()
    return page


def seat_empty_writing(people: People, look: Look) -> Page:
    """Somebody has left while the host is writing a clue."""
    table = playing(people, look)
    host = table.holder("spymaster")
    if host is not table.people[0]:
        members = table.view(host)["members"]
        who = next(who for who, member in members.items() if member["name"] == host.name)
        table.do(table.people[0], {"type": "hand_over", "member": who})
    table.do(table.holder("operative"), {"type": "leave_table"})
    page = at(table, host)
    page.get_by_role("button", name=Text(look["language"]).format("board-menu-empty")).wait_for()
    return page


def watcher(people: People, look: Look) -> Page:
    """Somebody who watches is asked whether to see the key."""
    table = playing(people, look)
    table.clue()
    page = at(table, table.people[-1])
    page.get_by_role("button", name=Text(look["language"]).format("board-look")).click()
    page.get_by_role("dialog").wait_for()
    return page


def coop(people: People, look: Look) -> Page:
    """One team: the spymaster plays the other side's turn."""
    table = playing(people, look, "coop")
    table.clue()
    table.guess(".")
    return at(table, table.holder("spymaster"))


def shared(people: People, look: Look) -> Page:
    """Three players: the operative guesses for both."""
    table = playing(people, look, "shared")
    table.clue()
    return at(table, table.holder("operative"))


def menu(people: People, look: Look) -> Page:
    """The host looks after the table; somebody has left."""
    table = playing(people, look, time=STRICT)
    table.do(table.people[3], {"type": "leave_table"})
    page = at(table, table.people[0])
    text = Text(look["language"])
    page.get_by_role("button", name=text.format("board-menu-empty")).click()
    page.get_by_role("dialog").locator("summary").first.click()
    return page


def said(people: People, look: Look) -> Page:
    """Somebody says something while the log is closed."""
    table = playing(people, look)
    team = table.game()["team"]
    page = at(table, table.holder("operative", {"red": "blue", "blue": "red"}[team]))
    text = Text(look["language"]).format("board-quick-not-that")
    table.do(table.holder("operative"), {"type": "say", "text": text})
    page.get_by_text(text).first.wait_for()
    return page


def novice(people: People, look: Look, role: str = "operative") -> Page:
    """Somebody's first game: what a clue says."""
    options = Options(language=look["language"])
    table = TableOf(people.come(4, novice=True, **look), options=options)
    table.start()
    if role == "operative":
        table.clue(number=2)
    page = at(table, table.holder(role))
    page.locator(".lesson").wait_for()
    return page


def novice_spymaster(people: People, look: Look) -> Page:
    """Somebody's first game, with the key before them."""
    return novice(people, look, "spymaster")


def explained(people: People, look: Look) -> Page:
    """The question mark was pressed while a clue is to be given."""
    table = playing(people, look)
    page = at(table, table.holder("spymaster"))
    page.get_by_role("button", name=Text(look["language"]).format("board-help")).click()
    page.get_by_role("dialog").wait_for()
    return page


SCENES = {
    "board-novice": novice,
    "board-novice-spymaster": novice_spymaster,
    "board-help": explained,
    "board-said": said,
    "board-spymaster": spymaster,
    "board-spymaster-warned": spymaster_warned,
    "board-operative": operative,
    "board-log": log,
    "board-challenged": challenged,
    "board-penalty": penalty,
    "board-consulted": consulted,
    "board-about-clue": about_clue,
    "board-seat-empty": seat_empty,
    "board-seat-empty-writing": seat_empty_writing,
    "board-watcher": watcher,
    "board-coop": coop,
    "board-shared": shared,
    "board-menu": menu,
}
