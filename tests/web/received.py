"""Everything a page was ever given and still holds: to show that a secret is not in it."""

from typing import Any

import msgspec
from playwright.sync_api import CDPSession, Error, Page, Request, WebSocket

# Whatever a page can put away, as text by its place.
_KEPT = """async () => {
  const kept = {};
  for (const [name, store] of [["local", localStorage], ["session", sessionStorage]])
    for (const key of Object.keys(store)) kept[`${name} storage ${key}`] = store.getItem(key);
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      kept[`cache ${request.url}`] = await (await cache.match(request)).text();
  }
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    for (const store of database.objectStoreNames) {
      const all = database.transaction(store).objectStore(store).getAll();
      kept[`database ${name} ${store}`] = await new Promise((resolve) => {
        all.onsuccess = () => resolve(JSON.stringify(all.result));
      });
    }
    database.close();
  }
  kept["history state"] = JSON.stringify(history.state);
  kept["window name"] = window.name;
  kept["cookies"] = document.cookie;
  return kept;
}"""


class Received:
    """Listens to one page from its first request on."""

    def __init__(self, page: Page, *, keeps: bool) -> None:
        self.page = page
        self._answers: list[tuple[str, bytes]] | None = [] if keeps else None
        self.frames: list[str] = []  # of every WebSocket, from the server
        self.sent: list[str] = []  # frames to the server
        self.addresses: list[str] = []  # of every request
        self._reading = 0  # answers whose text is still on its way to us
        page.on("request", self._asked)
        if keeps:  # each answer travels through three processes to us
            page.on("requestfinished", self._answered)
        page.on("websocket", self._connected)

    def stop(self) -> None:
        """Listen no longer: somebody else gets the page."""
        self.page.remove_listener("request", self._asked)
        self.page.remove_listener("websocket", self._connected)

    @property
    def raw(self) -> list[tuple[str, bytes]]:
        """Address and body of every answer."""
        assert self._answers is not None, "nothing was kept: people.come(keeps=True)"
        return self._answers

    @property
    def bodies(self) -> list[tuple[str, str]]:
        """Address and text of every answer."""
        return [(address, body.decode("utf-8", "replace")) for address, body in self.raw]

    def messages(self) -> list[dict[str, Any]]:
        """The frames from the server, decoded."""
        return [msgspec.json.decode(frame) for frame in self.frames]

    def events(self, kind: str) -> list[dict[str, Any]]:
        """The events of this type that were told, as the page was told of them."""
        told = [
            event
            for message in self.messages()
            if message["type"] in {"event", "whisper"}
            for event in (message["event"], *message.get("then", ()))
        ]
        return [event for event in told if event.get("type") == kind]

    def everything(self) -> dict[str, str]:
        """All that came, all that is kept and all that is in memory, by its place."""
        while self._reading:
            self.page.wait_for_timeout(5)
        found = {f"answer {number} {url}": body for number, (url, body) in enumerate(self.bodies)}
        found |= {f"frame {number}": frame for number, frame in enumerate(self.frames)}
        found |= self.page.evaluate(_KEPT)
        found["page"] = self.page.content()
        found["address"] = self.page.url
        found["memory"] = "\n".join(self.memory())
        return found

    def places_of(self, secret: str) -> list[str]:
        """Where the page has this text, or has had it."""
        return [place for place, text in self.everything().items() if secret in text]

    def memory(self) -> list[str]:
        """Every string on the heap of the page's scripts, garbage collected."""
        session: CDPSession = self.page.context.new_cdp_session(self.page)
        parts: list[str] = []
        session.on("HeapProfiler.addHeapSnapshotChunk", lambda told: parts.append(told["chunk"]))
        session.send("HeapProfiler.enable")
        session.send("HeapProfiler.collectGarbage")
        session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        session.detach()
        strings: list[str] = msgspec.json.decode("".join(parts))["strings"]
        return strings

    def _asked(self, request: Request) -> None:
        self.addresses.append(request.url)

    def _answered(self, request: Request) -> None:
        self._reading += 1
        try:
            answer = request.response()
            body = answer.body() if answer else b""
        except Error:  # the page has gone on meanwhile: a redirect, or a page that was left
            body = b""
        finally:
            self._reading -= 1
        self.raw.append((request.url, body))

    def _connected(self, socket: WebSocket) -> None:
        self.addresses.append(socket.url)
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))
