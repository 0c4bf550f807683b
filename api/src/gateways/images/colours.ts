import sharp from "sharp";
import { fromHsl, hueDistance, toHex, toHsl } from "#composer/colour/colour.ts";

const SAMPLE = 64;
const MOST = 6;

interface Heap {
  weight: number;
  r: number;
  g: number;
  b: number;
}

/** A picture's dominant colors, the heaviest first. Transparent pixels count nothing, vivid ones more. */
export async function coloursOf(picture: Uint8Array): Promise<string[]> {
  const { data } = await sharp(picture)
    .ensureAlpha()
    .resize(SAMPLE, SAMPLE, { fit: "fill" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const heaps = [...heapUp(data).values()].sort((a, b) => b.weight - a.weight);
  const colours: string[] = [];
  for (const { weight, r, g, b } of heaps) {
    const colour = toHex([r / weight, g / weight, b / weight]);
    if (colours.length < MOST && colours.every((other) => isApart(colour, other))) colours.push(colour);
  }
  return colours.length > 0 ? colours : [fromHsl({ h: 215, s: 0.1, l: 0.5 })];
}

/** Groups pixels of similar color, in eight steps a channel. */
function heapUp(pixels: Uint8Array): Map<number, Heap> {
  const heaps = new Map<number, Heap>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (alpha < 32) continue;
    const chroma = (Math.max(r, g, b) - Math.min(r, g, b)) / 255;
    const weight = (alpha / 255) * (0.2 + chroma);
    const key = ((r >> 5) << 6) | ((g >> 5) << 3) | (b >> 5);
    const heap = heaps.get(key) ?? { weight: 0, r: 0, g: 0, b: 0 };
    heap.weight += weight;
    heap.r += r * weight;
    heap.g += g * weight;
    heap.b += b * weight;
    heaps.set(key, heap);
  }
  return heaps;
}

const isApart = (one: string, other: string): boolean => {
  const [a, b] = [toHsl(one), toHsl(other)];
  const isGrey = a.s < 0.15 || b.s < 0.15;
  return Math.abs(a.l - b.l) > 0.25 || (!isGrey && hueDistance(a.h, b.h) > 22);
};
