/** Another device has taken your seat: was that you? */

import { useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Notice, Toasts } from "../../look/notice";
import { removeDevices } from "../../protocol/api";
import { table } from "../../table/table";
import { troubleText } from "../../text/codes";
import { Text } from "../../text/text";
import { moment } from "./moment";
import { sawDevices, unseen } from "./notice";

/** It stays until somebody answers. */
export default function News() {
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const device = unseen.value;
  if (!device) return null;
  const remove = async () => {
    setBusy(true);
    const answer = await removeDevices(table.peek()?.id ?? "", device.number);
    setBusy(false);
    setTrouble(answer.ok ? "" : troubleText(answer.trouble));
  };
  return (
    <Toasts>
      <Notice kind="doubt">
        <div class="stack tight">
          <p>
            <Text id="devices-news" />
          </p>
          <p class="soft small">
            <Text id="devices-kind" kind={device.kind ?? "other"} />
            {device.since ? `, ${moment(device.since)}` : ""}
          </p>
          {trouble && <p>{trouble}</p>}
          <div class="row">
            <Button kind="danger" busy={busy} onClick={() => void remove()}>
              <Text id="devices-news-remove" />
            </Button>
            <Button onClick={sawDevices}>
              <Text id="devices-news-mine" />
            </Button>
          </div>
        </div>
      </Notice>
    </Toasts>
  );
}
