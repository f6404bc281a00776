/** The server's clock, as well as it can be known: deadlines are written in its time. */

let ahead: number | null = null; // milliseconds of the server's clock before ours
let guess: number | null = null; // the same from a header that counts in whole seconds

/** A message was written at this moment of the server's clock; it cannot be later than now. */
export function heardAt(at: number): void {
  const least = at - Date.now();
  ahead = ahead === null ? least : Math.max(ahead, least);
}

/** The header of an answer, good until something better is heard. */
export function heardDate(header: string | null): void {
  const at = header ? Date.parse(header) : Number.NaN;
  if (!Number.isNaN(at)) guess = at + 500 - Date.now();
}

/** Now, on the server's clock, in milliseconds. */
export function serverNow(): number {
  const known = guess === null ? ahead : ahead === null ? guess : Math.max(ahead, guess - 500);
  return Date.now() + (known ?? 0);
}
