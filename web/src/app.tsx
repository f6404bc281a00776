/** The whole page: the frame, and the screen that the address asks for. */

import "./look/look.css";
import "./shell/shell.css";
import type { ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { waitingTables } from "./device/badge";
import { route, type Page } from "./route";
import { AtTable } from "./screens/at-table";
import { DeviceNotice } from "./screens/devices/notice";
import { Announcer } from "./shell/announce";
import { Boundary } from "./shell/boundary";
import { ConnectionNotice } from "./shell/connection-notice";
import { Frame } from "./shell/frame";
import { lazily } from "./shell/lazily";
import { leavePage } from "./table/table";
import { language, t, Text } from "./text/text";

const SCREENS: Readonly<Record<Page["name"], ComponentType>> = {
  front: lazily(() => import("./screens/front/front")),
  opening: lazily(() => import("./screens/opening/opening")),
  join: lazily(() => import("./screens/opening/join")),
  how: lazily(() => import("./screens/how/how")),
  record: lazily(() => import("./screens/record/record")),
  companion: lazily(() => import("./screens/companion/companion")),
  me: lazily(() => import("./screens/me/me")),
  daily: lazily(() => import("./screens/daily/daily")),
  find: lazily(() => import("./screens/strangers/find")),
  table: AtTable,
  missing: Missing,
};

/** Everything. */
export function App() {
  const { page } = route.value;
  const place = page.name === "table" ? page.id : page.name;
  const main = usePlace(page, place);
  const Screen = SCREENS[page.name];
  return (
    <>
      <a class="skip" href="#main">
        <Text id="app-skip" />
      </a>
      {page.name !== "table" && <Frame />}
      <main id="main" tabIndex={-1} ref={main}>
        <Boundary place={place}>
          <Screen />
        </Boundary>
      </main>
      <ConnectionNotice />
      <DeviceNotice />
      <Announcer />
    </>
  );
}

/** On a new page: its title, the top of it, and the focus where reading begins. */
function usePlace(page: Page, place: string) {
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (page.name !== "table") leavePage();
    if (!first.current) {
      scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
    first.current = false;
  }, [place]);
  const spoken = language.value;
  const waiting = page.name === "front" ? waitingTables.value : 0;
  useEffect(() => {
    const title = t("app-page", { page: page.name });
    const count = waiting ? `(${waiting}) ` : "";
    document.title = page.name === "front" ? count + title : `${title} · Cryptonym`;
  }, [place, spoken, waiting]);
  return main;
}

function Missing() {
  return (
    <div class="page stack">
      <h1>
        <Text id="app-page" page="missing" />
      </h1>
      <p>
        <Text id="app-not-found" />
      </p>
      <p>
        <a class="button" href="/">
          <Text id="app-home" />
        </a>
      </p>
    </div>
  );
}
