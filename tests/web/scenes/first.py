"""The scenes that need no table."""

from playwright.sync_api import Page

from web.people import Look, People


def front(people: People, look: Look) -> Page:
    """The front page."""
    return drawn(people, look, "/")


def nowhere(people: People, look: Look) -> Page:
    """An address that there is not."""
    person = people.one(**look)
    person.forgive("404")
    page = person.go("/nowhere")
    page.get_by_role("heading").first.wait_for()
    return page


def drawn(people: People, look: Look, path: str) -> Page:
    """A page as it is when somebody opens it."""
    page = people.one(**look).go(path)
    page.get_by_role("heading").first.wait_for()
    return page


SCENES = {
    "front": front,
    "nowhere": nowhere,
    "open": lambda people, look: drawn(people, look, "/open"),
    "how": lambda people, look: drawn(people, look, "/how"),
    "companion": lambda people, look: drawn(people, look, "/companion"),
    "record": lambda people, look: drawn(people, look, "/record"),
}
