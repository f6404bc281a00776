/** The screen stays lit while somebody needs it; where the browser cannot, it goes dark as always. */

let wishes = 0;
let lock: WakeLockSentinel | null = null;
let asking = false;

/** Keep the screen lit; returns how to let it go. */
export function stayAwake(): () => void {
  if (wishes === 0) document.addEventListener("visibilitychange", hold);
  wishes += 1;
  void hold();
  let done = false;
  return () => {
    if (done) return;
    done = true;
    wishes -= 1;
    if (wishes === 0) letGo();
  };
}

/** A page out of sight loses its lock, so it is asked for again whenever the page is back. */
async function hold(): Promise<void> {
  if (asking || !wishes || document.hidden || (lock && !lock.released)) return;
  asking = true;
  try {
    lock = (await navigator.wakeLock?.request("screen")) ?? null;
  } catch {
    lock = null; // low battery, or not allowed
  }
  asking = false;
  if (!wishes) letGo();
}

function letGo(): void {
  document.removeEventListener("visibilitychange", hold);
  void lock?.release().catch(() => undefined);
  lock = null;
}
