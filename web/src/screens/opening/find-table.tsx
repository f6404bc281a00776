/** A line for the spoken name of a table, on the front page and on a page of its own. */

import { useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Field } from "../../look/field";
import { ArrowIcon } from "../../look/icons";
import { said } from "../../look/table-name";
import { useTyped } from "../../look/use-typed";
import { go } from "../../route";
import { troubleText } from "../../text/codes";
import { t, Text } from "../../text/text";
import { meantBy, placeOf, type Sought } from "./find";

/** Type a name, and be at that table's door. */
export function FindTable({ typed = "", remark = "" }: { typed?: string; remark?: string }) {
  const { text, trouble, setTrouble, field } = useTyped(typed, remark);
  const [like, setLike] = useState(""); // the name of a table that was perhaps meant
  const [busy, setBusy] = useState(false);
  const find = async (event: Event) => {
    event.preventDefault();
    setLike("");
    const meant = meantBy(text);
    if (!meant.name && !meant.id) {
      setTrouble(t(meant.code ? "opening-find-seat-only" : "opening-find-empty"));
      return;
    }
    await goTo(meant);
  };
  const goTo = async (meant: Sought) => {
    setBusy(true);
    const answer = await placeOf(meant);
    setBusy(false);
    if (answer.ok) return go(answer.value);
    const { code, params } = answer.trouble;
    const other = code === "no_such_table" ? String(params["where"] ?? "") : "";
    const name = said(other);
    setTrouble(other ? t("presence-did-you-mean", { name }) : troubleText(answer.trouble));
    setLike(other);
  };
  return (
    <form onSubmit={find}>
      <Field
        label={t("opening-find")}
        {...field}
        remark={trouble || t("opening-find-note")}
        enterKeyHint="go"
        autocapitalize="off"
        spellcheck={false}
        maxLength={200}
        beside={
          <Button type="submit" busy={busy} icon={<ArrowIcon />}>
            <Text id="opening-find-go" />
          </Button>
        }
      />
      {like && trouble && (
        <Button busy={busy} onClick={() => void goTo(meantBy(like))}>
          <Text id="presence-go-there" />
        </Button>
      )}
    </form>
  );
}
