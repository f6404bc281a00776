/** The same key for the other spymaster: a code to say, a picture to scan, a link to send. */

import { useState } from "preact/hooks";
import { canShare, copy, share } from "../../device/share";
import { Button } from "../../look/button";
import { Drawer } from "../../look/drawer";
import { CopyIcon, ShareIcon } from "../../look/icons";
import { QrCode } from "../../look/qr-code";
import { t, Text } from "../../text/text";

/** A drawer, so that nobody else in the room scans it by chance. */
export function OtherPhone({ code, address }: { code: string; address: string }) {
  const [copied, setCopied] = useState(false);
  const send = async () => {
    if (canShare()) await share(t("app-page", { page: "companion" }), address);
    else setCopied(await copy(address));
  };
  return (
    <Drawer label={<Text id="companion-other" />}>
      <p>
        <Text id="companion-other-about" />
      </p>
      <p class="codename code">{code}</p>
      <div class="row scan">
        <QrCode text={address} alt={t("companion-qr")} />
        <Button icon={canShare() ? <ShareIcon /> : <CopyIcon />} onClick={() => void send()}>
          <Text id={copied ? "companion-copied" : "companion-send"} />
        </Button>
      </div>
    </Drawer>
  );
}
