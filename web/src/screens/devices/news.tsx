/** Another device has taken your seat: was that you? */

import { useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Dialog } from "../../look/dialog";
import { Notice } from "../../look/notice";
import { removeDevices } from "../../protocol/api";
import { table } from "../../table/table";
import { troubleText } from "../../text/codes";
import { t, Text } from "../../text/text";
import { moment } from "./moment";
import { sawDevices, unseen } from "./notice";

/** A question that comes again with the next visit, until somebody answers it. */
export default function News() {
  const [later, setLater] = useState(0); // of which device this page asks no more
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const device = unseen.value;
  if (!device || device.number === later) return null;
  const remove = async () => {
    setBusy(true);
    const answer = await removeDevices(table.peek()?.id ?? "", device.number);
    setBusy(false);
    setTrouble(answer.ok ? "" : troubleText(answer.trouble));
  };
  return (
    <Dialog
      open
      title={t("lobby-device")}
      closeLabel={t("device-close")}
      onClose={() => setLater(device.number)}
    >
      <p>
        <Text id="devices-news" />
      </p>
      <p class="soft">
        <Text id="devices-kind" kind={device.kind ?? "other"} />
        {device.since ? `, ${moment(device.since)}` : ""}
      </p>
      {trouble && <Notice kind="wrong">{trouble}</Notice>}
      <div class="row">
        <Button onClick={sawDevices}>
          <Text id="devices-news-mine" />
        </Button>
        <Button kind="danger" busy={busy} onClick={() => void remove()}>
          <Text id="devices-news-remove" />
        </Button>
      </div>
    </Dialog>
  );
}
