/** Why your last action was not carried out, beside the action. */

import { Notice } from "../../look/notice";
import { reasonTexts, troubleText } from "../../text/codes";
import { t } from "../../text/text";
import { trouble } from "./desk";

/** A line that stays until the next action, or until it is put away. */
export function Refused() {
  const why = trouble.value;
  if (!why) return null;
  const word = String(why.params["word"] ?? "");
  return (
    <Notice
      kind="wrong"
      closeLabel={t("board-close")}
      onClose={() => {
        trouble.value = null;
      }}
    >
      {[troubleText(why), ...reasonTexts(why.reasons, word, false)].join(" ")}
    </Notice>
  );
}
