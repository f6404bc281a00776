import { useState } from "preact/hooks";
import { pictureAddress, pngOf, saveFile, shareResult } from "../../device/files";
import { canShare, copy } from "../../device/share";
import { Button } from "../../look/button";
import { CopyIcon, DownloadIcon, ShareIcon } from "../../look/icons";
import { boardPicture } from "../../look/picture";
import { Switch } from "../../look/switch";
import { t, Text } from "../../text/text";
import type { Played } from "./played";
import { pictureCards, resultRows } from "./result";
import { resultText } from "./say";

/** The result as a picture and as rows of signs, to send to somebody. */
export function Sending({ played }: { played: Played }) {
  const [words, setWords] = useState(false);
  const [done, setDone] = useState<"copied" | "failed" | null>(null);
  const title = resultText(played);
  const picture = boardPicture(pictureCards(played, words), title);
  const rows = resultRows(played, `Cryptonym · ${title}`, words);
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
