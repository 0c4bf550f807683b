import { Resvg } from "@resvg/resvg-js";

export interface Raster {
  size: number;
  rgba: Uint8Array;
}

/** A square picture of an icon body; `box` is the part of the drawing to show. */
export const rasterise = (body: string, box: [number, number, number, number], size: number): Raster => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${size}" height="${size}" viewBox="${box.join(" ")}" color="#000">${body}</svg>`;
  return { size, rgba: new Uint8Array(new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels) };
};

/** Where the ink is, in drawing units: x, y, width, height. */
export const inkBox = (body: string, unit: number): [number, number, number, number] => {
  const size = 160;
  const { rgba } = rasterise(body, [0, 0, unit, unit], size);
  let [left, top, right, bottom] = [size, size, 0, 0];
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if ((rgba[(y * size + x) * 4 + 3] ?? 0) < 40) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  if (right <= left) return [0, 0, unit, unit];
  const scale = unit / size;
  const to = (value: number) => Math.round(value * scale * 100) / 100;
  return [to(left), to(top), to(right - left), to(bottom - top)];
};
