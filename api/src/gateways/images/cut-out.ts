import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { document } from "#composer/drawing/svg.ts";

/** Pixels a side. */
const SIDE = 512;
const ALPHA = 3;

/**
 * The picture with nothing behind its figure: a plain ground is taken away from its edges inwards, and what has none
 * becomes a round picture.
 */
export async function cutOut(logo: Uint8Array): Promise<Buffer> {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const square = sharp(logo).resize(SIDE, SIDE, { fit: "contain", background: clear }).ensureAlpha();
  const { isOpaque } = await sharp(logo).stats();
  const pixels = await square.raw().toBuffer();
  if (isOpaque && !takeGround(pixels)) return round(logo);
  return sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 4 } })
    .webp({ quality: 86, effort: 4 })
    .toBuffer();
}

/** How far a colour may be from the ground's, as a sum over its channels. */
const NEAR = 48;
/** Beyond twice that it is surely the figure; between the two its edge fades. */
const FAR = NEAR * 2;

/** Makes the ground clear, if the picture has one: its corners and edges of nearly one colour. */
function takeGround(pixels: Buffer): boolean {
  const edge: number[] = [];
  for (let at = 0; at < SIDE; at++) edge.push(at, at * SIDE, (SIDE - 1) * SIDE + at, at * SIDE + SIDE - 1);
  const ground = [0, 1, 2].map((channel) => median(edge.map((at) => pixels[at * 4 + channel] ?? 0)));
  const [red = 0, green = 0, blue = 0] = ground;
  const apart = (at: number) =>
    Math.abs(red - (pixels[at * 4] ?? 0)) +
    Math.abs(green - (pixels[at * 4 + 1] ?? 0)) +
    Math.abs(blue - (pixels[at * 4 + 2] ?? 0));
  if (edge.filter((at) => apart(at) < NEAR).length < edge.length * 0.85) return false;
  const seen = new Uint8Array(SIDE * SIDE);
  const queue = edge.filter((at) => apart(at) < NEAR);
  let taken = 0;
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    if (seen[at]) continue;
    seen[at] = 1;
    const distance = apart(at);
    if (distance >= FAR) continue;
    pixels[at * 4 + ALPHA] = distance < NEAR ? 0 : Math.round((255 * (distance - NEAR)) / NEAR);
    taken++;
    if (distance >= NEAR) continue;
    const column = at % SIDE;
    if (column > 0 && !seen[at - 1]) queue.push(at - 1);
    if (column < SIDE - 1 && !seen[at + 1]) queue.push(at + 1);
    if (at >= SIDE && !seen[at - SIDE]) queue.push(at - SIDE);
    if (at < SIDE * (SIDE - 1) && !seen[at + SIDE]) queue.push(at + SIDE);
  }
  // Where next to all of it goes, the figure was of the ground's colour.
  return taken < SIDE * SIDE * 0.94;
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function round(logo: Uint8Array): Promise<Buffer> {
  const r = SIDE / 2;
  const disc = await renderAsync(document(SIDE, SIDE, `<circle cx="${r}" cy="${r}" r="${r - 8}"/>`));
  const ring = await renderAsync(
    document(
      SIDE,
      SIDE,
      `<circle cx="${r}" cy="${r}" r="${r - 10}" fill="none" stroke="#ffffff" stroke-width="14"/>`,
    ),
  );
  return sharp(logo)
    .resize(SIDE, SIDE, { fit: "cover" })
    .ensureAlpha()
    .composite([{ input: disc.asPng(), blend: "dest-in" }, { input: ring.asPng() }])
    .webp({ quality: 86, effort: 4 })
    .toBuffer();
}
