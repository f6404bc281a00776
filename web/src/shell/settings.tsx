import { Dialog } from "../look/dialog";
import { t } from "../text/text";
import { DeviceChoices } from "./device-choices";
import { settingsOpen } from "./settings-open";

/** What this device does, whatever table you are at. */
export default function Settings() {
  return (
    <Dialog
      open
      title={t("device-settings")}
      closeLabel={t("device-close")}
      onClose={() => {
        settingsOpen.value = false;
      }}
    >
      <DeviceChoices />
    </Dialog>
  );
}
