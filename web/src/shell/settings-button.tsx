import { IconButton } from "../look/button";
import { SettingsIcon } from "../look/icons";
import { t } from "../text/text";
import { alreadyThere, lazily } from "./lazily";
import { settingsOpen } from "./settings-open";

const Settings = lazily(() => import("./settings"), alreadyThere);

/** The way to the choices for this device; they come when somebody wants them. */
export function SettingsButton() {
  return (
    <>
      <IconButton
        label={t("device-settings")}
        aria-haspopup="dialog"
        onClick={() => {
          settingsOpen.value = true;
        }}
      >
        <SettingsIcon />
      </IconButton>
      {settingsOpen.value && <Settings />}
    </>
  );
}
