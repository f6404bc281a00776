/** Your seat on several devices: a code for one more, those there are, and how one goes. */

import "./devices.css";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../look/button";
import { Notice } from "../../look/notice";
import { QrCode } from "../../look/qr-code";
import type { Answer } from "../../protocol/answer";
import { listDevices, makeTransferCode, removeDevices } from "../../protocol/api";
import type { OwnDevice } from "../../protocol/types";
import { table as live, view } from "../../table/table";
import { troubleText } from "../../text/codes";
import { t, Text } from "../../text/text";
import { moment } from "./moment";

/** What belongs into a drawer of the lobby or of the table's menu. */
export default function Devices() {
  const id = live.value?.id ?? "";
  return (
    <>
      <OneMore id={id} />
      <Own id={id} />
    </>
  );
}

/** A code, as letters and as a picture, that lets another device take the same seat. */
function OneMore({ id }: { id: string }) {
  const [code, setCode] = useState("");
  const [trouble, setTrouble] = useState("");
  const [busy, setBusy] = useState(false);
  const count = view.value?.devices.length;
  useEffect(() => setCode(""), [count]); // it is used, or void
  const make = async () => {
    setBusy(true);
    const answer = await makeTransferCode(id);
    setBusy(false);
    setCode(answer.ok ? answer.value.code : "");
    setTrouble(answer.ok ? "" : troubleText(answer.trouble));
  };
  return (
    <>
      <p>
        <Text id="lobby-device-about" />
      </p>
      {trouble && <Notice kind="wrong">{trouble}</Notice>}
      {code && (
        <div class="large-code">
          <QrCode text={`${location.origin}/t/${id}?code=${code}`} alt={t("lobby-device-qr")} />
          <p class="seat-code figures">{code}</p>
        </div>
      )}
      <Button busy={busy} onClick={() => void make()}>
        <Text id={code ? "lobby-device-again" : "lobby-device-make"} />
      </Button>
    </>
  );
}

/** Your devices; the server alone knows which of them this is. */
function Own({ id }: { id: string }) {
  const [own, setOwn] = useState<readonly OwnDevice[]>([]);
  const [trouble, setTrouble] = useState("");
  const devices = view.value?.devices;
  const take = (answer: Answer<readonly OwnDevice[]>) => {
    if (answer.ok) setOwn(answer.value);
    setTrouble(answer.ok ? "" : troubleText(answer.trouble));
  };
  useEffect(() => void listDevices(id).then(take), [id, devices]);
  return (
    <>
      {trouble && <Notice kind="wrong">{trouble}</Notice>}
      <ul class="own-devices">
        {own.map((device) => (
          <Row
            key={device.number}
            device={device}
            onRemove={async () => take(await removeDevices(id, device.number))}
          />
        ))}
      </ul>
      {own.length > 1 && (
        <Button kind="danger" onClick={async () => take(await removeDevices(id, "others"))}>
          <Text id="devices-remove-others" />
        </Button>
      )}
    </>
  );
}

function Row({ device, onRemove }: { device: OwnDevice; onRemove: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    await onRemove();
    setBusy(false);
  };
  return (
    <li class="row apart">
      <span>
        {`${device.number}. `}
        <Text id={device.this ? "devices-this" : "devices-kind"} kind={device.kind ?? "other"} />
        {device.since > 0 && (
          <small class="soft">
            <Text id="devices-since" time={moment(device.since)} />
          </small>
        )}
      </span>
      {!device.this && (
        <Button
          busy={busy}
          aria-label={t("devices-remove-number", { number: device.number })}
          onClick={() => void remove()}
        >
          <Text id="devices-remove" />
        </Button>
      )}
    </li>
  );
}
