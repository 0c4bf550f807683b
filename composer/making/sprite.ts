import { inkBox, rasterise } from "./raster.ts";

/** A pixel-art sprite: `colours[letter]` per cell, rows joined, run-length coded ("12." = 12 clear cells). */
export interface MadeSprite {
  size: number;
  cells: string;
}

const SUPERSAMPLE = 10;

/** The flat picture as `size` x `size` cells: the commonest colour of each cell, small dark features kept. */
export const makeSprite = (body: string, size: number, palette: string[]): MadeSprite => {
  const [x, y, w, h] = inkBox(body, 32);
  const side = Math.max(w, h) * (size / (size - 0.4));
  const raster = rasterise(
    body,
    [x + w / 2 - side / 2, y + h / 2 - side / 2, side, side],
    size * SUPERSAMPLE,
  );
  const rgb = palette.map(channels);
  const cells: number[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++)
      cells.push(cellColour(raster.rgba, raster.size, column, row, rgb, size));
  }
  return { size, cells: runLength(cells) };
};

const cellColour = (
  rgba: Uint8Array,
  width: number,
  column: number,
  row: number,
  palette: number[][],
  size: number,
): number => {
  const votes = new Array<number>(palette.length).fill(0);
  let ink = 0;
  for (let dy = 0; dy < SUPERSAMPLE; dy++) {
    for (let dx = 0; dx < SUPERSAMPLE; dx++) {
      const at = ((row * SUPERSAMPLE + dy) * width + column * SUPERSAMPLE + dx) * 4;
      if ((rgba[at + 3] ?? 0) < 128) continue;
      ink++;
      const nearest = nearestOf(palette, rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0);
      votes[nearest] = (votes[nearest] ?? 0) + 1;
    }
  }
  if (ink < SUPERSAMPLE * SUPERSAMPLE * 0.45) return -1;
  let best = 0;
  let bestVotes = -1;
  for (const [index, count] of votes.entries()) {
    const [r = 0, g = 0, b = 0] = palette[index] ?? [];
    const weight = r + g + b < 150 ? (size < 20 ? 2 : 1.5) : 1;
    if (count * weight > bestVotes) {
      bestVotes = count * weight;
      best = index;
    }
  }
  return best;
};

const nearestOf = (palette: number[][], r: number, g: number, b: number): number => {
  let best = 0;
  let distance = Number.POSITIVE_INFINITY;
  for (const [index, [pr = 0, pg = 0, pb = 0]] of palette.entries()) {
    const d = 2 * (pr - r) ** 2 + 4 * (pg - g) ** 2 + 3 * (pb - b) ** 2;
    if (d < distance) {
      distance = d;
      best = index;
    }
  }
  return best;
};

const runLength = (cells: number[]): string => {
  let text = "";
  for (let at = 0; at < cells.length; ) {
    const cell = cells[at] ?? -1;
    let run = 1;
    while (cells[at + run] === cell) run++;
    text += `${run > 1 ? run : ""}${cell < 0 ? "." : String.fromCharCode(97 + cell)}`;
    at += run;
  }
  return text;
};

/** The flat colours of a picture by the area they cover, most first; `limit` at most. */
export const coveringColours = (body: string, limit: number): string[] => {
  const { rgba, size } = rasterise(body, [0, 0, 32, 32], 128);
  // Blends along edges are nobody's colour: only what the drawing itself is filled with counts.
  const fills = [...body.matchAll(/fill="(#[0-9a-f]{3,6})"/gi)].map(([, hex = "#000"]) =>
    channels(sixDigits(hex)),
  );
  const area = new Map<string, number>();
  for (let at = 0; at < size * size * 4; at += 4) {
    if ((rgba[at + 3] ?? 0) < 250) continue;
    const hex = `#${[0, 1, 2].map((c) => ((rgba[at + c] ?? 0) & 0xfc).toString(16).padStart(2, "0")).join("")}`;
    area.set(hex, (area.get(hex) ?? 0) + 1);
  }
  const chosen: string[] = [];
  for (const [hex, count] of [...area].sort((a, b) => b[1] - a[1])) {
    if (chosen.length >= limit || count < 24) break;
    const [r = 0, g = 0, b = 0] = channels(hex);
    const filled = fills.some(
      ([fr = 0, fg = 0, fb = 0]) => Math.abs(fr - r) + Math.abs(fg - g) + Math.abs(fb - b) < 14,
    );
    if (!filled && fills.length > 2) continue;
    const far = chosen.every((other) => {
      const [or = 0, og = 0, ob = 0] = channels(other);
      return 2 * (or - r) ** 2 + 4 * (og - g) ** 2 + 3 * (ob - b) ** 2 > 5500;
    });
    if (far) chosen.push(hex);
  }
  return chosen.length > 0 ? chosen : ["#444444"];
};

const sixDigits = (hex: string): string =>
  hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join("")}` : hex;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
