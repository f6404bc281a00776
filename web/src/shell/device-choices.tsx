/** Sound, vibration, notifications, day and night, motion: for this device, kept on it. */

import { useState } from "preact/hooks";
import { chooseLight, chooseMotion, keptLight, keptMotion } from "../device/appearance";
import { canNotify, notificationsAreOn, turnNotifications } from "../device/notifications";
import { play, soundIsOn, turnSound } from "../device/sound";
import { canVibrate, turnVibration, vibrate, vibrationIsOn } from "../device/vibration";
import { Choice } from "../look/choice";
import { Notice } from "../look/notice";
import { Switch } from "../look/switch";
import { t, Text } from "../text/text";

/** All choices; each takes effect at once. */
export function DeviceChoices() {
  const [, again] = useState(0);
  const then = <T,>(choose: (value: T) => void) => (value: T) => {
    choose(value);
    again((count) => count + 1);
  };
  return (
    <>
      <SoundSwitch />
      {canVibrate() && (
        <Switch
          label={t("device-vibration")}
          note={t("device-vibration-note")}
          on={vibrationIsOn()}
          onTurn={then((on) => {
            turnVibration(on);
            vibrate([60]);
          })}
        />
      )}
      {canNotify() && <Notifications />}
      <Switch
        label={t("device-still")}
        note={t("device-still-note")}
        on={keptMotion() === "still"}
        onTurn={then((on) => chooseMotion(on ? "still" : "system"))}
      />
      <Choice
        legend={t("device-desk")}
        value={keptLight()}
        onChoose={then(chooseLight)}
        options={[
          { value: "system", label: t("device-desk-system") },
          { value: "light", label: t("device-desk-light") },
          { value: "dark", label: t("device-desk-dark") },
        ]}
      />
    </>
  );
}

/** Sounds on or off; turned on, they are heard. */
export function SoundSwitch() {
  const [on, setOn] = useState(soundIsOn());
  return (
    <Switch
      label={t("device-sound")}
      note={t("device-sound-note")}
      on={on}
      onTurn={(wanted) => {
        turnSound(wanted);
        setOn(soundIsOn());
        play("stamp");
      }}
    />
  );
}

function Notifications() {
  const [on, setOn] = useState(notificationsAreOn());
  const [refused, setRefused] = useState(false);
  return (
    <>
      <Switch
        label={t("device-notifications")}
        note={t("device-notifications-note")}
        on={on}
        onTurn={async (wanted) => {
          const now = await turnNotifications(wanted);
          setOn(now);
          setRefused(wanted && !now);
        }}
      />
      {refused && (
        <Notice kind="doubt">
          <Text id="device-notifications-refused" />
        </Notice>
      )}
    </>
  );
}
