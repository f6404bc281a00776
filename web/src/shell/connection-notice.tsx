import { useSignalEffect } from "@preact/signals";
import { useRef, useState } from "preact/hooks";
import { online } from "../device/online";
import { Notice } from "../look/notice";
import { table } from "../table/table";
import { t, Text } from "../text/text";
import { announce } from "./announce";

const PATIENCE = 1_500; // a line that comes back sooner was never worth a word

/** A quiet line while the server does not answer. */
export function ConnectionNotice() {
  const [shown, show] = useState<"connecting" | "away" | null>(null);
  const missed = useRef(false);
  useSignalEffect(() => {
    const now = table.value?.connection.value;
    const known = table.value?.view.peek() != null;
    if (now === "away" || (now === "connecting" && known)) {
      const timer = setTimeout(() => {
        missed.current = true;
        show(now);
      }, PATIENCE);
      return () => clearTimeout(timer);
    }
    if (now === "live" && missed.current) announce(t("app-back"));
    missed.current = false;
    show(null);
    return undefined;
  });
  if (!shown && !table.value && !online.value)
    return (
      <div class="connection">
        <Notice>
          <Text id="device-offline" />
        </Notice>
      </div>
    );
  if (!shown) return null;
  return (
    <div class="connection">
      <Notice kind={shown === "away" ? "doubt" : "plain"}>
        <Text id={shown === "away" ? "app-away" : "app-connecting"} />
      </Notice>
    </div>
  );
}
