/** What this browser remembers; where it may not, everything works and nothing is remembered. */

/** Remember a value; null forgets it. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Forbidden or full: nothing is lost but the memory of it.
  }
}

/** What was remembered. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
