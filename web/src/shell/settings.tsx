import { Dialog } from "../look/dialog";
import { t } from "../text/text";
import { DeviceChoices } from "./device-choices";
import { closeSettings } from "./settings-open";

/** What this device does, whatever table you are at. */
export default function Settings() {
  return (
    <Dialog open title={t("device-settings")} closeLabel={t("device-close")} onClose={closeSettings}>
      <DeviceChoices />
    </Dialog>
  );
}
