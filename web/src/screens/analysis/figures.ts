/** The figures of an analysis as one says them. */

import { writtenNumber } from "../../text/text";

/** One decimal: half a word is a figure, a hundredth is none. */
export const roughly = (value: number) => writtenNumber(value, { maximumFractionDigits: 1 });

/** A chance in whole percent; what is less than one is not called none. */
export const share = (value: number) =>
  writtenNumber(value && Math.max(value, 0.01), { style: "percent", maximumFractionDigits: 0 });
