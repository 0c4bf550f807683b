import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { mix } from "#composer/colour/colour.ts";
import { readableOn } from "#composer/colour/contrast.ts";
import { BANNER, SHARE } from "#composer/drawing/cast.ts";
import { setName } from "#composer/drawing/lettering/set-name.ts";
import { document, num, polygon } from "#composer/drawing/svg.ts";
import type { Palette } from "#composer/palette.ts";
import { type Random, randomFrom } from "#composer/seeded/random.ts";

export interface WideOrder {
  logo: Uint8Array;
  name: string;
  palette: Palette;
  seed: string;
}

/**
 * The logo's longer side, how far its tile stands from the left where there is a name beside it, and the
 * name's room.
 */
interface Frame {
  width: number;
  height: number;
  tile: number;
  left: number;
  room: { x: number; y: number; width: number; height: number; align: "start" };
  largest: number;
}

const frames = {
  banner: {
    width: BANNER.width,
    height: BANNER.height,
    tile: 320,
    left: 110,
    room: { x: 510, y: 90, width: 880, height: 320, align: "start" },
    largest: 170,
  },
  share: {
    width: SHARE.width,
    height: SHARE.height,
    tile: 330,
    left: 80,
    room: { x: 470, y: 110, width: 650, height: 400, align: "start" },
    largest: 150,
  },
} as const satisfies Record<string, Frame>;

/**
 * The logo on its own blurred colors and light facets, with the name beside it where we have letters for it.
 */
export async function drawWide(
  use: keyof typeof frames,
  { logo, name, palette, seed }: WideOrder,
): Promise<Buffer> {
  const frame: Frame = frames[use];
  const { width, height, tile } = frame;
  const random = randomFrom(`${use}|${seed}`);
  const set = setName(name, frame.room, frame.largest);
  const left = set ? frame.left : (width - tile) / 2;
  const ground = mix(palette.ink, palette.primary, 0.16);
  const veil = `<linearGradient id="v"><stop offset="0" stop-color="${ground}" stop-opacity=".55"/><stop offset=".45" stop-color="${ground}" stop-opacity=".82"/><stop offset="1" stop-color="${ground}" stop-opacity=".7"/></linearGradient><rect width="${width}" height="${height}" fill="url(#v)"/>`;
  const bar = set
    ? `<rect x="${num(set.left)}" y="${num(set.top + set.height + 34)}" width="96" height="10" rx="5" fill="${readableOn(palette.accent, ground, 3)}"/>`
    : "";
  const letters = set ? `<path d="${set.d}" fill="${palette.light}"/>` : "";
  const front = await renderAsync(
    document(width, height, veil + facets(frame, random, palette.light) + letters + bar),
    {
      font: { loadSystemFonts: false },
    },
  );
  return sharp(await backdrop(frame, logo, palette.primary))
    .composite([
      { input: front.asPng() },
      { input: await tileOf(logo, tile), left: Math.round(left), top: (height - tile) / 2 },
    ])
    .webp({ quality: 86, effort: 4, smartSubsample: true })
    .toBuffer();
}

/** Blurred while it is small: the same to the eye, and a hundredth of the work. */
async function backdrop({ width, height }: Frame, logo: Uint8Array, behind: string): Promise<Buffer> {
  const small = await sharp(logo)
    .flatten({ background: behind })
    .resize(width / 10, height / 10, { fit: "cover" })
    .blur(6)
    .modulate({ saturation: 1.2 })
    .png()
    .toBuffer();
  return sharp(small).resize(width, height, { kernel: "cubic" }).png().toBuffer();
}

/** A logo with clear parts stands free; one without gets rounded corners. */
async function tileOf(logo: Uint8Array, size: number): Promise<Buffer> {
  const picture = sharp(logo).ensureAlpha();
  const { isOpaque } = await sharp(logo).stats();
  if (!isOpaque) {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    return picture.resize(size, size, { fit: "contain", background }).png().toBuffer();
  }
  const corners = `<rect width="${size}" height="${size}" rx="56"/>`;
  const mask = await renderAsync(document(size, size, corners));
  return picture
    .resize(size, size, { fit: "cover" })
    .composite([{ input: mask.asPng(), blend: "dest-in" }])
    .png()
    .toBuffer();
}

/** A few large planes of light, as on a stone that is turned. */
function facets({ width: wide, height }: Frame, random: Random, light: string): string {
  const planes: string[] = [];
  for (let x = -100; x < wide; x += random.between(170, 320)) {
    const [lean, width] = [random.between(-160, 160), random.between(120, 340)];
    const corners = polygon([
      [x, 0],
      [x + width, 0],
      [x + lean + random.between(0, width), height],
    ]);
    planes.push(`<path d="${corners}" fill="${light}" fill-opacity="${num(random.between(3, 9) / 100)}"/>`);
  }
  return planes.join("");
}
