import { useState } from "preact/hooks";
import { pictureAddress, pngOf, saveFile, shareResult } from "../../device/files";
import { canShare, copy } from "../../device/share";
import { Button } from "../../look/button";
import { CopyIcon, DownloadIcon, ShareIcon } from "../../look/icons";
import { boardPicture } from "../../look/picture";
import { Switch } from "../../look/switch";
import { sheetOf } from "../../table/sheets";
import { t, Text } from "../../text/text";
import { useDrawings } from "./drawings";
import type { Played } from "./played";
import { pictureCards, resultRows } from "./result";
import { resultText } from "./say";

/** The result in all the ways in which it is sent. */
function resultOf(played: Played, words: boolean, drawings: Readonly<Record<string, string>> = {}) {
  const title = resultText(played);
  const cards = pictureCards(played, words, drawings);
  return {
    title,
    picture: boardPicture(cards, title, sheetOf(played.options.mode).columns),
    rows: resultRows(played, `Cryptonym · ${title}`, words),
  };
}

/** The picture in one tap: handed to the system's own sheet, or kept as a file where there is none. */
export function SharePicture({ played }: { played: Played }) {
  const give = async () => {
    const { picture, rows } = resultOf(played, false);
    const png = await pngOf(picture);
    if (canShare() && (await shareResult(rows, png))) return;
    if (png) saveFile("cryptonym.png", png);
  };
  return (
    <Button icon={<ShareIcon />} onClick={() => void give()}>
      <Text id="end-picture-share" />
    </Button>
  );
}

/** The result as a picture and as rows of signs, to send to somebody. */
export function Sending({ played }: { played: Played }) {
  const [words, setWords] = useState(false);
  const [done, setDone] = useState<"copied" | "failed" | null>(null);
  const { title, picture, rows } = resultOf(played, words, useDrawings(played.words, words));
  const take = async () => setDone((await copy(rows)) ? "copied" : "failed");
  return (
    <div class="stack">
      <Switch label={t("end-with-words")} on={words} onTurn={setWords} />
      <div class="pair">
        <img class="sent-picture" src={pictureAddress(picture)} alt={t("end-picture", { title })} />
        <pre class="sent-text small" role="region" aria-label={t("end-rows")}>
          {rows}
        </pre>
      </div>
      <div class="row">
        {canShare() && (
          <Button
            kind="primary"
            icon={<ShareIcon />}
            onClick={async () => {
              if (!(await shareResult(rows, await pngOf(picture)))) await take();
            }}
          >
            <Text id="end-share" />
          </Button>
        )}
        <Button icon={<CopyIcon />} onClick={() => void take()}>
          <Text id="end-copy" />
        </Button>
        <Button
          icon={<DownloadIcon />}
          onClick={async () => {
            const png = await pngOf(picture);
            if (png) saveFile("cryptonym.png", png);
          }}
        >
          PNG
        </Button>
        <Button
          icon={<DownloadIcon />}
          onClick={() => saveFile("cryptonym.svg", new Blob([picture], { type: "image/svg+xml" }))}
        >
          SVG
        </Button>
      </div>
      <p role="status" class="small">
        {done === "copied" && <Text id="end-copied" />}
        {done === "failed" && <Text id="end-not-copied" />}
      </p>
    </div>
  );
}
