"""The scenes that need no table."""

from playwright.sync_api import Page

from web.people import Look, People


def front(people: People, look: Look) -> Page:
    """The front page."""
    return people.one(**look).go("/")


def nowhere(people: People, look: Look) -> Page:
    """An address that there is not."""
    person = people.one(**look)
    person.forgive("404")
    return person.go("/nowhere")


SCENES = {"front": front, "nowhere": nowhere}
