/** Live, or over days: how long everybody has for each move. */

import { Choice } from "../../look/choice";
import { Drawer } from "../../look/drawer";
import type { Slow } from "../../protocol/types";
import { t, Text } from "../../text/text";

const HOURS: readonly number[] = [0, 1, 4, 12, 24, 72];
const RESERVES: readonly number[] = [0, 24, 72, 168];
const USUAL = { hours: 24, reserve_hours: 72 };

/** One drawer of the form. */
export function PaceDrawer({
  slow,
  onSlow,
}: {
  slow: Slow | null;
  onSlow: (slow: Slow | null) => void;
}) {
  const { hours = USUAL.hours, reserve_hours = USUAL.reserve_hours } = slow ?? {};
  return (
    <Drawer label={<Text id="slow-pace" />} note={paceLine(slow)}>
      <Choice
        legend={t("slow-pace")}
        hideLegend
        options={HOURS.map((value) => ({ value, label: value ? ofHours(value) : t("slow-live") }))}
        value={slow ? hours : 0}
        onChoose={(chosen) => onSlow(chosen ? { ...slow, hours: chosen } : null)}
      />
      <p class="small soft">
        <Text id={slow ? "slow-about" : "slow-live-about"} />
      </p>
      {slow && (
        <Choice
          legend={t("slow-reserve")}
          options={RESERVES.map((value) => ({ value, label: value ? ofHours(value) : t("slow-none") }))}
          value={reserve_hours}
          onChoose={(chosen) => onSlow({ ...slow, reserve_hours: chosen })}
        />
      )}
    </Drawer>
  );
}

/** So many hours as one chose them: "1 day", not "24 hours". */
function ofHours(hours: number): string {
  return hours % 24 ? t("slow-hours", { count: hours }) : t("slow-days", { count: hours / 24 });
}

/** The pace in a few words. */
export const paceLine = (slow: Slow | null) =>
  slow ? t("slow-each", { time: ofHours(slow.hours ?? USUAL.hours) }) : t("slow-live");
