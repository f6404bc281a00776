/** How others come to this table: its name to say, its link to send, its picture to scan. */

import { useState } from "preact/hooks";
import { canShare, copy, share } from "../../device/share";
import { Button } from "../../look/button";
import { Dialog } from "../../look/dialog";
import { CopyIcon, ShareIcon } from "../../look/icons";
import { QrCode } from "../../look/qr-code";
import { said } from "../../look/table-name";
import { announce } from "../../shell/announce";
import { t, Text } from "../../text/text";
import { isForOthers } from "./places";

/** The head of the lobby. */
export function Invite({ id, name, language }: { id: string; name: string; language: string }) {
  const [large, setLarge] = useState(false);
  const [copied, setCopied] = useState<boolean | null>(null);
  const address = `${location.origin}/t/${id}`;
  const spoken = name.replaceAll("-", " ");
  const copyIt = async () => {
    const done = await copy(address);
    setCopied(done);
    if (done) announce(t("lobby-copied"));
  };
  return (
    <section class="invite">
      <button type="button" class="scan" aria-label={t("lobby-qr-larger")} onClick={() => setLarge(true)}>
        <QrCode text={address} alt="" />
      </button>
      <div class="stack tight">
        <p class="label">
          <Text id="lobby-invite" />
        </p>
        <h1 class="spoken table-name" lang={language}>
          {spoken}
        </h1>
        <div class="row tight">
          <Button icon={<CopyIcon size="1.25em" />} onClick={() => void copyIt()}>
            <Text id={copied ? "lobby-copied" : "lobby-copy"} />
          </Button>
          {canShare() && (
            <Button icon={<ShareIcon size="1.25em" />} onClick={() => void share(said(name), address)}>
              <Text id="lobby-share" />
            </Button>
          )}
        </div>
      </div>
      {copied === false && (
        <p class="small">
          <Text id="lobby-copy-failed" /> <span class="by-hand">{address}</span>
        </p>
      )}
      {!isForOthers(location.hostname) && (
        <p class="small soft">
          <Text id="lobby-local" />
        </p>
      )}
      <Dialog
        open={large}
        title={spoken}
        closeLabel={t("board-close")}
        onClose={() => setLarge(false)}
      >
        <div class="large-code">
          <QrCode text={address} alt={t("lobby-qr")} />
          <p class="by-hand">{address}</p>
        </div>
      </Dialog>
    </section>
  );
}
