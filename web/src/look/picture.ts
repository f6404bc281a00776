// The board as a picture and as text, to send to somebody: signs, patterns, words if wanted.
import type { Identity } from "./identity";
import { SHAPES, SIGN_TEXT } from "./sign";

// A picture knows no day and night; it is the desk with the lamp on (tokens.css).
const DESK = "#17191c";
const INK = "#f1ebdd";
const GROUND: Record<Identity, string> = {
  red: "#e8664d",
  blue: "#6c9bf2",
  bystander: "#cbbd98",
  assassin: "#0a0a0c",
  unknown: "#ece4d2",
};
const PATTERNS =
  '<pattern id="red" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
  '<path d="M0 0h3v9H0z" fill="#f49d89"/></pattern>' +
  '<pattern id="blue" width="8" height="8" patternUnits="userSpaceOnUse">' +
  '<circle cx="4" cy="4" r="2.2" fill="#9dbdf9"/></pattern>' +
  '<pattern id="assassin" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">' +
  '<path d="M0 0h7M0 0v7" stroke="#4a4a54" stroke-width="2"/></pattern>';

const [WIDE, HIGH, GAP, EDGE] = [112, 84, 6, 24];

/** One card of the picture. */
export interface PictureCard {
  identity: Identity;
  turn?: number; // in which turn it was found; absent means never
  halves?: readonly Identity[]; // of a key with two sides
  word?: string; // absent keeps it a riddle
  drawing?: string; // shapes of a picture in its place, 800 by 600
}

/** The board as an SVG file: found cards in full, the others as paper with their sign. */
export function boardPicture(cards: readonly PictureCard[], title: string, columns: number): string {
  const rows = Math.ceil(cards.length / columns);
  const width = 2 * EDGE + columns * (WIDE + GAP) - GAP;
  const height = 2 * EDGE + rows * (HIGH + GAP) - GAP + 40;
  const drawn = cards.map((card, place) => {
    const x = EDGE + (place % columns) * (WIDE + GAP);
    const y = EDGE + 40 + Math.floor(place / columns) * (HIGH + GAP);
    return `<g transform="translate(${x} ${y})">${drawCard(card)}</g>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `font-family="'Fira Sans Extra Condensed','Arial Narrow',sans-serif" font-weight="600">` +
    `<title>${plain(title)}</title><defs>${PATTERNS}</defs>` +
    `<path fill="${DESK}" d="M0 0h${width}v${height}H0z"/>` +
    `<text x="${EDGE}" y="${EDGE + 18}" font-size="24" fill="${INK}">${plain(title)}</text>` +
    `${drawn.join("")}</svg>`
  );
}

/** The same board as lines of signs; a card that was never found is an empty square. */
export function boardText(cards: readonly PictureCard[], columns: number): string {
  const signs = cards.map((card) => SIGN_TEXT[card.turn === undefined ? "unknown" : card.identity]);
  const lines: string[] = [];
  for (let from = 0; from < signs.length; from += columns) {
    lines.push(signs.slice(from, from + columns).join(" "));
  }
  return lines.join("\n");
}

function drawCard({ identity, turn, halves = [], word, drawing }: PictureCard): string {
  const found = turn !== undefined;
  const shape = `M0 0h${WIDE - 12}l12 12v${HIGH - 12}H0z`;
  const ground = found ? GROUND[identity] : GROUND.unknown;
  const ink = found && identity === "assassin" ? "#fff" : DESK;
  const woven = found && identity !== "bystander" && identity !== "unknown";
  const edge = found && identity === "assassin" ? ' stroke="#d9d2c2" stroke-width="2"' : "";
  const parts = [`<path d="${shape}" fill="${ground}"${edge}/>`];
  if (woven) parts.push(`<path d="${shape}" fill="url(#${identity})"/>`);
  if (drawing) parts.push(drawPicture(drawing, found ? 0.55 : 1));
  const small: [number, number] = drawing ? [HIGH - 15, 0.7] : [34, 1];
  parts.push(drawSign(identity, ground, ink, word || drawing ? small : [HIGH / 2, 1.5]));
  if (found) parts.push(drawTurn(turn, ground, ink));
  if (word) parts.push(drawWord(word, ground, ink));
  halves.forEach((half, side) => parts.push(drawHalf(half, side ? WIDE - 18 : 2, word ? 26 : HIGH - 20)));
  return parts.join("");
}

/** Ink as it is printed; where somebody was found the tile shines through. */
function drawPicture(drawing: string, opacity: number): string {
  const scale = (WIDE - 16) / 800;
  return (
    `<g transform="translate(8 4) scale(${scale})" fill="${DESK}" fill-rule="evenodd" ` +
    `opacity="${opacity}">${drawing}</g>`
  );
}

function drawSign(
  identity: Identity,
  ground: string,
  ink: string,
  [y, scale]: [number, number],
): string {
  if (identity === "unknown") return "";
  const x = WIDE / 2;
  return (
    `<circle cx="${x}" cy="${y}" r="${19 * scale}" fill="${ground}"/>` +
    `<path d="${SHAPES[identity]}" fill="${ink}" ` +
    `transform="translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})"/>`
  );
}

/** What one side of the key says of a card, small at its edge. */
function drawHalf(half: Identity, x: number, y: number): string {
  if (half === "unknown") return "";
  const ink = half === "assassin" ? "#fff" : DESK;
  return (
    `<g transform="translate(${x} ${y})"><path d="M0 0h16v18H0z" fill="${GROUND[half]}" stroke="${DESK}"/>` +
    `<path d="${SHAPES[half]}" fill="${ink}" transform="translate(3 4) scale(.42)"/></g>`
  );
}

function drawTurn(turn: number, ground: string, ink: string): string {
  return (
    `<text x="8" y="20" font-size="15" fill="${ink}" stroke="${ground}" stroke-width="4" ` +
    `paint-order="stroke">${turn}</text>`
  );
}

function drawWord(word: string, ground: string, ink: string): string {
  // a picture travels without its font, so the width of a word is fixed instead of trusted
  const length = Math.min(WIDE - 10, [...word].length * 8.8);
  return (
    `<path d="M2 ${HIGH - 26}h${WIDE - 4}v24H2z" fill="${ground}"/>` +
    `<text x="${WIDE / 2}" y="${HIGH - 8}" font-size="18" text-anchor="middle" fill="${ink}" ` +
    `textLength="${length}" lengthAdjust="spacingAndGlyphs">${plain(word)}</text>`
  );
}

function plain(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
