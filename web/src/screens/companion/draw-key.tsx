/** The beginning: a new key, or the one the other spymaster already has. */

import { useEffect, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Choice } from "../../look/choice";
import { Field } from "../../look/field";
import { KeyIcon } from "../../look/icons";
import { Notice } from "../../look/notice";
import { useTyped } from "../../look/use-typed";
import type { GameSheet } from "../../protocol/types";
import { go, route } from "../../route";
import { troubleText } from "../../text/codes";
import { isTwoSided, teamsOf } from "../../table/sheets";
import { language, spokenGame, t, Text } from "../../text/text";
import { modeName } from "../opening/mode";
import { useOffers } from "../opening/offers";
import { newKeyCode } from "./api";
import { PrintDrawer } from "./print-drawer";
import { keyOf, pathOf, typedKey, USUAL } from "./address";

/** Whether two games are played with the same deck of keys. */
const sameKeys = (one: GameSheet) => (other: GameSheet) =>
  one.columns === other.columns &&
  one.rows === other.rows &&
  isTwoSided(one.name) === isTwoSided(other.name);

/** Draw, or type a code. */
export function DrawKey() {
  const offers = useOffers();
  const [chosen, setChosen] = useState<typeof USUAL>({ ...USUAL, mode: keyOf(route.value.query).mode });
  const { source, mode, side } = chosen;
  const change = (part: Partial<typeof chosen>) => setChosen({ ...chosen, ...part });
  const [usual] = offers?.games ?? [];
  const games = (offers?.games ?? []).filter((game, place, all) => all.findIndex(sameKeys(game)) === place);
  useEffect(() => {
    spokenGame.value = mode;
  }, [mode]);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState("");
  const { text: typed, setText: setTyped, trouble: empty, setTrouble: setEmpty, field } = useTyped();
  const draw = async () => {
    setBusy(true);
    const answer = await newKeyCode(language.peek());
    setBusy(false);
    if (answer.ok) go(pathOf({ ...chosen, code: answer.value.code }));
    else setTrouble(troubleText(answer.trouble));
  };
  const find = (event: Event) => {
    event.preventDefault();
    const { code, ...part } = typedKey(typed, chosen, offers?.games.map(({ name }) => name));
    if (code) return go(pathOf({ ...part, code }));
    setEmpty("empty");
    if (!typed.trim()) return;
    setChosen(part); // the code of a box: its keys come next
    setTyped("");
  };
  return (
    <div class="stack">
      <p>
        <Text id="companion-lead" />
      </p>
      {games.length > 1 && (
        <Choice
          legend={t("companion-game")}
          value={mode}
          onChoose={(wanted) => change({ mode: wanted })}
          options={games.map(({ name }) => ({
            value: name === usual?.name ? "" : name,
            label: modeName(name),
          }))}
        />
      )}
      {games.some(({ name }) => name === mode && isTwoSided(name)) && (
        <Choice
          legend={t("companion-side")}
          value={side}
          onChoose={(wanted) => change({ side: wanted })}
          options={teamsOf(mode).map((team, place) => ({
            value: place ? ("back" as const) : ("front" as const),
            label: t("board-agency", { team }),
          }))}
        />
      )}
      <Choice
        legend={t("companion-source")}
        value={source}
        onChoose={(wanted) => change({ source: wanted })}
        options={[
          { value: USUAL.source, label: t("companion-source-deck") },
          { value: "random", label: t("companion-source-random") },
        ]}
      />
      <Button kind="primary" big icon={<KeyIcon />} busy={busy} onClick={() => void draw()}>
        <Text id="companion-draw" />
      </Button>
      {trouble && <Notice kind="wrong">{trouble}</Notice>}
      <form onSubmit={find}>
        <Field
          label={t("companion-code")}
          {...field}
          remark={t(empty ? "companion-code-empty" : "companion-code-note")}
          autocapitalize="off"
          spellcheck={false}
          enterKeyHint="go"
          maxLength={300}
          beside={
            <Button type="submit">
              <Text id="companion-code-go" />
            </Button>
          }
        />
      </form>
      {offers && <PrintDrawer offers={offers} mode={mode || (usual?.name ?? "")} />}
    </div>
  );
}
