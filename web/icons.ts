// A plugin of the build: paints public/icon.svg as PNG for the systems that take nothing else.
import { readFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import type { Plugin } from "vite";

const DRAWING = new URL("./public/icon.svg", import.meta.url);
const WIDE = 512; // units of the drawing
const FINE = 4; // samples each way that make an edge smooth
const SIZES = [180, 192, 512];

type Point = [number, number];

/** One filled shape of the drawing. */
export interface Shape {
  colour: [number, number, number];
  corners: Point[];
}

/** Reads the drawing; it is made of straight paths with M, h, v, l and H alone. */
export function shapes(svg: string): Shape[] {
  return [...svg.matchAll(/fill="#([0-9a-f]{6})" d="([^"]+)"/g)].map(
    ([, fill = "", path = ""]) => ({
      colour: [0, 2, 4].map((at) => parseInt(fill.slice(at, at + 2), 16)) as Shape["colour"],
      corners: corners(path),
    }),
  );
}

function corners(path: string): Point[] {
  const found: Point[] = [];
  let [x, y] = [0, 0];
  for (const [, step = "", rest = ""] of path.matchAll(/([MhvlH])([-\d. ]*)/g)) {
    const [first = 0, second = 0] = rest.split(/ |(?=-)/).map(Number);
    if (step === "M") [x, y] = [first, second];
    else if (step === "h") x += first;
    else if (step === "v") y += first;
    else if (step === "H") x = first;
    else [x, y] = [x + first, y + second];
    found.push([x, y]);
  }
  return found;
}

function inside([x, y]: Point, polygon: Point[]): boolean {
  let within = false;
  polygon.forEach(([ax, ay], at) => {
    const [bx, by] = polygon[(at + 1) % polygon.length] as Point;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) within = !within;
  });
  return within;
}

/** The drawing as a PNG of that many pixels. */
export function png(drawing: Shape[], size: number): Buffer {
  const rows = Buffer.alloc(size * (size * 3 + 1)); // each row begins with its filter, none
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      rows.set(pixel(drawing, column, row, WIDE / size), row * (size * 3 + 1) + 1 + column * 3);
    }
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8); // eight bits, true colour
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk("IHDR", head), chunk("IDAT", deflateSync(rows, { level: 9 }))];
  return Buffer.concat([magic, ...parts, chunk("IEND", Buffer.alloc(0))]);
}

function pixel(drawing: Shape[], column: number, row: number, scale: number): number[] {
  const at = (right: number, down: number) =>
    drawing.findLast((shape) =>
      inside([(column + right) * scale, (row + down) * scale], shape.corners),
    );
  const corner = at(0, 0);
  const even = corner !== undefined && [at(1, 0), at(0, 1), at(1, 1)].every((it) => it === corner);
  if (even) return corner.colour; // only pixels on an edge are worth the samples
  const sum = [0, 0, 0];
  for (let sample = 0; sample < FINE * FINE; sample += 1) {
    const top = at(((sample % FINE) + 0.5) / FINE, (Math.floor(sample / FINE) + 0.5) / FINE);
    top?.colour.forEach((part, index) => {
      sum[index] = (sum[index] ?? 0) + part;
    });
  }
  return sum.map((part) => Math.round(part / (FINE * FINE)));
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "ascii"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** Adds icon-180.png, icon-192.png and icon-512.png to the bundle. */
export function paintedIcons(): Plugin {
  return {
    name: "painted-icons",
    apply: "build",
    generateBundle() {
      const drawing = shapes(readFileSync(DRAWING, "utf8"));
      for (const size of SIZES) {
        this.emitFile({ type: "asset", fileName: `icon-${size}.png`, source: png(drawing, size) });
      }
    },
  };
}
