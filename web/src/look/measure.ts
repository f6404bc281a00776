// Widths of codenames in the face they are set in; measured again when the font has arrived.
import { signal } from "@preact/signals";
import type { Measure } from "./fit";

const FONT =
  '600 100px "Fira Sans Extra Condensed", "Arial Narrow", "Roboto Condensed", sans-serif';
const NARROW = 0.47; // em of an average capital, where nothing can be measured

const known = new Map<string, number>();
let canvas: CanvasRenderingContext2D | null | undefined;

/** Counts the fonts that have arrived; whoever reads it is drawn again. */
export const typeset = signal(0);

/** The width of a text in em. */
export const measure: Measure = (text) => {
  let width = known.get(text);
  if (width === undefined) {
    width = drawn(text) ?? [...text].length * NARROW;
    known.set(text, width);
  }
  return width;
};

function drawn(text: string): number | null {
  if (canvas === undefined) {
    canvas = typeof document === "undefined" ? null : pen();
  }
  if (!canvas) return null;
  return canvas.measureText(text).width / 100;
}

function pen(): CanvasRenderingContext2D | null {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return null;
  context.font = FONT;
  document.fonts?.addEventListener("loadingdone", () => {
    known.clear();
    context.font = FONT; // a canvas resolves its font when it is set
    typeset.value += 1;
  });
  return context;
}
