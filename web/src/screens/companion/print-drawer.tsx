/** The game on paper: PDFs of everything that lies in a box. */

import { useState } from "preact/hooks";
import { Choice } from "../../look/choice";
import { Drawer } from "../../look/drawer";
import { DownloadIcon } from "../../look/icons";
import type { About, Mode } from "../../protocol/types";
import { playsPictures } from "../../table/sheets";
import { PICTURES } from "../opening/draft";
import { byCode, language, t, Text } from "../../text/text";

const PAPERS = ["a4", "letter"] as const;

/** One button for each thing there is of a game; nothing where this server cannot print. */
export function PrintDrawer({ offers, mode }: { offers: About; mode: Mode }) {
  const things = offers.printed[mode] ?? [];
  const pictured = playsPictures(mode);
  const lists = Object.keys(offers.lists[language.value] ?? {}).filter(
    (name) => pictured === (name === PICTURES),
  );
  const [paper, setPaper] = useState<(typeof PAPERS)[number]>("a4");
  const [chosen, setList] = useState("");
  const list = lists.includes(chosen) ? chosen : (lists[0] ?? "");
  if (!things.length) return null;
  const addressOf = (what: string) =>
    `/api/print/${what}?${new URLSearchParams({ language: language.value, mode, paper, word_list: list })}`;
  return (
    <Drawer label={t("print-drawer")}>
      <p class="small soft">
        <Text id="print-lead" />
      </p>
      <Choice
        legend={t("print-paper")}
        value={paper}
        onChoose={setPaper}
        options={PAPERS.map((name) => ({ value: name, label: t("print-paper-name", { paper: name }) }))}
      />
      {lists.length > 1 && <Choice
        legend={t("print-words")}
        value={list}
        onChoose={setList}
        options={lists.map((name) => ({ value: name, label: t(byCode("opening-list-", name)) }))}
      />}
      <div class="row">
        {things.map((what) => (
          <a key={what} class="button" href={addressOf(what)} download>
            <DownloadIcon /> <Text id="print-what" what={what} />
          </a>
        ))}
      </div>
    </Drawer>
  );
}
