/** The drawer with your devices, for the lobby and for the menu of the board. */

import { useState } from "preact/hooks";
import { Drawer } from "../../look/drawer";
import { lazily } from "../../shell/lazily";
import { Text, type MessageId } from "../../text/text";

const Devices = lazily(() => import("./devices"));

/** What is inside comes when somebody looks. */
export function DevicesDrawer({ label }: { label: MessageId }) {
  const [looks, setLooks] = useState(false);
  return (
    <Drawer label={<Text id={label} />} onOpen={() => setLooks(true)}>
      {looks && <Devices />}
    </Drawer>
  );
}
