/** Why your last action was not carried out, beside the action. */

import { Notice } from "../../look/notice";
import { reasonTexts, troubleText } from "../../text/codes";
import { t } from "../../text/text";
import { draft, trouble } from "./mine";

/** A line that stays until the next action, or until it is put away. */
export function Refused() {
  const why = trouble.value;
  if (!why) return null;
  const word = String(why.params["word"] ?? "");
  // a clue that still stands in its field has the reasons below it
  const written = draft.value.word.trim().toLowerCase() === word.toLowerCase();
  const reasons = written ? [] : reasonTexts(why.reasons, word, false);
  return (
    <Notice
      kind="wrong"
      closeLabel={t("board-close")}
      onClose={() => {
        trouble.value = null;
      }}
    >
      {[troubleText(why), ...reasons].join(" ")}
    </Notice>
  );
}
