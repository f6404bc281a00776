/** The words that are played: lists of the language, words of the group's own, or both. */

import { useState } from "preact/hooks";
import { Drawer } from "../../look/drawer";
import { TextArea } from "../../look/field";
import { Switch } from "../../look/switch";
import type { About, Words } from "../../protocol/types";
import { byCode, t, Text } from "../../text/text";
import { PICTURES } from "./draft";
import { badWords, readWords, wordTrouble, type BadWord } from "./own-words";

const LARGEST_FILE = 400_000; // bytes: far more than the words that fit into a box

/** One drawer of the form. */
export function WordsDrawer({
  offers,
  language,
  cards,
  pictured,
  words,
  onWords,
}: {
  offers: About;
  language: string;
  cards: number; // that lie on the table
  pictured: boolean; // pictures, with words among them if somebody likes
  words: Required<Words>;
  onWords: (words: Required<Words>) => void;
}) {
  const [text, setText] = useState(words.own.join("\n"));
  const [unreadable, setUnreadable] = useState(false);
  const sizes = offers.lists[language] ?? {};
  const write = (written: string) => {
    setText(written);
    setUnreadable(false);
    onWords({ ...words, own: readWords(written) });
  };
  const open = async (file: File | undefined) => {
    const read = file && file.size <= LARGEST_FILE ? await file.text() : null;
    if (read === null || read.includes("\uFFFD") || read.includes("\0")) setUnreadable(true);
    else write(text.trim() ? `${text.trimEnd()}\n${read}` : read);
  };
  const trouble = wordTrouble(words.own, words.lists, offers.limits, cards);
  const remark = unreadable
    ? t("opening-own-unreadable")
    : trouble
      ? t(byCode("refusal-", trouble.code), trouble.params)
      : words.own.length
        ? ownLine(words)
        : t("opening-own-note");
  return (
    <Drawer label={<Text id="opening-words" />} note={wordsLine(words)}>
      {Object.entries(sizes)
        .filter(([list]) => pictured || list !== PICTURES)
        .map(([list, count]) => (
        <Switch
          key={list}
          label={t(byCode("opening-list-", list))}
          note={t(list === PICTURES ? "opening-pictures-count" : "opening-words-count", { count })}
          disabled={list === PICTURES} // without them it would be another game
          on={words.lists.includes(list)}
          onTurn={(on) => {
            const others = words.lists.filter((one) => one !== list);
            onWords({ ...words, lists: on ? [...others, list] : others });
          }}
        />
      ))}
      <TextArea
        label={t("opening-own")}
        value={text}
        onText={write}
        rows={4}
        lang={language}
        spellcheck={false}
        state={unreadable || trouble ? "wrong" : "plain"}
        remark={remark}
      />
      <BadWords bad={badWords(text, offers.limits.codename)} limit={offers.limits.codename} />
      <label class="button file">
        <Text id="opening-own-file" />
        <input
          type="file"
          accept=".txt,.csv,text/plain,text/csv"
          onChange={(event) => {
            void open(event.currentTarget.files?.[0]);
            event.currentTarget.value = ""; // so that the same file can be chosen again
          }}
        />
      </label>
    </Drawer>
  );
}

const LISTED = 20; // lines; a file of another kind has hundreds

/** Every line that has to be mended, with the reason. */
function BadWords({ bad, limit }: { bad: readonly BadWord[]; limit: number }) {
  if (!bad.length) return null;
  return (
    <ul class="small">
      {bad.slice(0, LISTED).map(({ line, word, why }) => (
        <li key={`${line} ${word}`}>{t(byCode("opening-bad-", why), { line, word, limit })}</li>
      ))}
      {bad.length > LISTED && <li>{t("opening-bad-more", { count: bad.length - LISTED })}</li>}
    </ul>
  );
}

/** How many own words there are, and what to expect of them beside a list. */
function ownLine({ own, lists }: Required<Words>): string {
  const count = t("opening-own-count", { count: own.length });
  return lists.length ? `${count}. ${t("opening-own-mixed")}` : count;
}

/** The words in a line: which lists, and whether there are own ones. */
export function wordsLine(words: Required<Words>): string {
  const parts = words.lists.map((list) => t(byCode("opening-list-", list)));
  if (words.own.length) parts.push(t("opening-own-count", { count: words.own.length }));
  return parts.join(" + ");
}
