"""A contact sheet: the pictures of one scene side by side, to be looked at in one glance."""

import base64
from html import escape

from playwright.sync_api import Browser

_WIDTH, _HEIGHT = 2560, 400  # of the sheet, and of one picture on it: six sizes in a row


def contact_sheet(browser: Browser, pictures: dict[str, bytes]) -> bytes:
    """All of these pictures on one, each with its name, none taller than a row."""
    frames = "".join(
        f"<figure><img src='data:image/png;base64,{base64.b64encode(picture).decode()}'>"
        f"<figcaption>{escape(name.removesuffix('.png'))}</figcaption></figure>"
        for name, picture in pictures.items()
    )
    style = (
        "body{display:flex;flex-wrap:wrap;gap:8px;margin:8px;background:#888;font:13px sans-serif}"
        f"figure{{margin:0}}img{{display:block;height:{_HEIGHT}px}}"
        "figcaption{width:0;min-width:100%;overflow-wrap:anywhere}"  # no wider than its picture
    )
    page = browser.new_page(viewport={"width": _WIDTH, "height": _HEIGHT})
    page.set_content(f"<style>{style}</style>{frames}")
    sheet = page.screenshot(full_page=True)
    page.close()
    return sheet
