import { Resvg } from "@resvg/resvg-js";

export interface Raster {
  size: number;
  rgba: Uint8Array;
}

/** A square picture of an icon body; `box` is the part of the drawing to show. */
export const rasterise = (body: string, box: [number, number, number, number], size: number): Raster => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}" viewBox="${box.join(" ")}" color="#000">${body}</svg>`;
  return { size, rgba: new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels };
};

const SIZE = 160;

export interface Measures {
  box: [number, number, number, number];
  crown: [number, number, number];
  eyes: [number, number, number] | null;
}

/**
 * Where the ink is (x, y, width, height), where a hat would sit (x, y, width), where the eyes are (x, y, half
 * their distance).
 */
export const measure = (body: string, unit: number): Measures => {
  const { rgba } = rasterise(body, [0, 0, unit, unit], SIZE);
  const inked = (x: number, y: number) => (rgba[(y * SIZE + x) * 4 + 3] ?? 0) >= 60;
  let [left, top, right, bottom] = [SIZE, SIZE, 0, 0];
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      if (!inked(x, y)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  const to = (value: number) => Math.round(((value * unit) / SIZE) * 100) / 100;
  if (right <= left) return { box: [0, 0, unit, unit], crown: [unit / 2, 0, unit / 2], eyes: null };
  const crown = crownOf(inked, top, bottom, left, right);
  const eyes = eyesOf(rgba, top, bottom);
  return {
    box: [to(left), to(top), to(right - left), to(bottom - top)],
    crown: [to(crown[0]), to(crown[1]), to(crown[2])],
    eyes: eyes ? [to(eyes[0]), to(eyes[1]), to(eyes[2])] : null,
  };
};

type Inked = (x: number, y: number) => boolean;

/**
 * The middle of the topmost quarter of the ink; its height at that very column; how wide the head is a little
 * below.
 */
const crownOf = (
  inked: Inked,
  top: number,
  bottom: number,
  left: number,
  right: number,
): [number, number, number] => {
  let [sum, count] = [0, 0];
  const height = bottom - top;
  for (let y = top; y < top + height * 0.28; y++) {
    for (let x = left; x < right; x++) {
      if (!inked(x, y)) continue;
      sum += x;
      count++;
    }
  }
  const x = Math.round(sum / Math.max(1, count));
  let y = top;
  while (y < bottom && !inked(x, y)) y++;
  if (y >= bottom) y = top;
  const row = Math.min(bottom - 1, Math.round(y + height * 0.14));
  let [a, b] = [x, x];
  while (a > left && inked(a - 1, row)) a--;
  while (b < right && inked(b + 1, row)) b++;
  return [x, y, Math.max(b - a, (right - left) * 0.3)];
};

interface Blob {
  area: number;
  x: number;
  y: number;
}

/** Two dark blobs of like size side by side: the topmost such pair. */
const eyesOf = (rgba: Uint8Array, top: number, bottom: number): [number, number, number] | null => {
  const seen = new Uint8Array(SIZE * SIZE);
  const dark = (at: number) =>
    (rgba[at * 4 + 3] ?? 0) > 200 &&
    (rgba[at * 4] ?? 0) + (rgba[at * 4 + 1] ?? 0) + (rgba[at * 4 + 2] ?? 0) < 190;
  const blobs: Blob[] = [];
  for (let start = 0; start < SIZE * SIZE; start++) {
    if (seen[start] || !dark(start)) continue;
    const queue = [start];
    seen[start] = 1;
    let [area, sx, sy] = [0, 0, 0];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      area++;
      sx += at % SIZE;
      sy += Math.floor(at / SIZE);
      for (const next of [at - 1, at + 1, at - SIZE, at + SIZE]) {
        if (next < 0 || next >= SIZE * SIZE || seen[next] || !dark(next)) continue;
        seen[next] = 1;
        queue.push(next);
      }
    }
    if (area >= 14 && area < 1400) blobs.push({ area, x: sx / area, y: sy / area });
  }
  const pairs = blobs.flatMap((a) =>
    blobs
      .filter(
        (b) =>
          b.x > a.x && Math.abs(a.y - b.y) < 7 && Math.max(a.area, b.area) < 1.9 * Math.min(a.area, b.area),
      )
      .filter((b) => b.x - a.x > 18 && b.x - a.x < 120 && a.y < top + (bottom - top) * 0.75)
      .map((b) => ({ a, b })),
  );
  const best = pairs.sort((p, q) => q.a.area - p.a.area)[0];
  return best ? [(best.a.x + best.b.x) / 2, (best.a.y + best.b.y) / 2, (best.b.x - best.a.x) / 2] : null;
};
