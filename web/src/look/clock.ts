/** Seconds as a clock shows them: 95 is 1:35, the last ten stand alone. */
export function clock(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (isLast(left)) return String(left);
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

/** The last ten seconds, when the clock ticks. */
export function isLast(seconds: number): boolean {
  return seconds <= 10;
}

/** How much of a ring of that length is gone. */
export function ringOffset(left: number, whole: number, round: number): number {
  if (whole <= 0) return 0;
  return round * (1 - Math.min(1, Math.max(0, left / whole)));
}
