import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { mix } from "#composer/colour/colour.ts";
import { readableOn } from "#composer/colour/contrast.ts";
import { BANNER_HEIGHT as HEIGHT, BANNER_WIDTH as WIDTH } from "#composer/drawing/cast.ts";
import { setName } from "#composer/drawing/lettering/set-name.ts";
import { document, num, polygon } from "#composer/drawing/svg.ts";
import type { Palette } from "#composer/palette.ts";
import { type Random, randomFrom } from "#composer/seeded/random.ts";

export interface BannerOrder {
  logo: Uint8Array;
  name: string;
  palette: Palette;
  seed: string;
}

/** The logo's longer side, and how far its tile stands from the left where there is a name beside it. */
const TILE = 320;
const LEFT = 110;
const ROOM = { x: LEFT + TILE + 80, y: 90, width: 880, height: 320, align: "start" } as const;

/** The logo before its own colours, blurred, under cut facets; beside it the name, where it can be lettered. */
export async function drawBanner({ logo, name, palette, seed }: BannerOrder): Promise<Buffer> {
  const random = randomFrom(`banner|${seed}`);
  const set = setName(name, ROOM, 170);
  const left = set ? LEFT : (WIDTH - TILE) / 2;
  const ground = mix(palette.ink, palette.primary, 0.16);
  const veil = `<linearGradient id="v"><stop offset="0" stop-color="${ground}" stop-opacity=".55"/><stop offset=".45" stop-color="${ground}" stop-opacity=".82"/><stop offset="1" stop-color="${ground}" stop-opacity=".7"/></linearGradient><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#v)"/>`;
  const bar = set
    ? `<rect x="${num(set.left)}" y="${num(set.top + set.height + 34)}" width="96" height="10" rx="5" fill="${readableOn(palette.accent, ground, 3)}"/>`
    : "";
  const letters = set ? `<path d="${set.d}" fill="${palette.light}"/>` : "";
  const front = await renderAsync(
    document(WIDTH, HEIGHT, veil + facets(random, palette.light) + letters + bar),
    {
      font: { loadSystemFonts: false },
    },
  );
  return sharp(await backdrop(logo, palette.primary))
    .composite([
      { input: front.asPng() },
      { input: await tile(logo), left: Math.round(left), top: (HEIGHT - TILE) / 2 },
    ])
    .webp({ quality: 86, effort: 4, smartSubsample: true })
    .toBuffer();
}

/** Blurred while it is small: the same to the eye, and a hundredth of the work. */
async function backdrop(logo: Uint8Array, behind: string): Promise<Buffer> {
  const small = await sharp(logo)
    .flatten({ background: behind })
    .resize(WIDTH / 10, HEIGHT / 10, { fit: "cover" })
    .blur(6)
    .modulate({ saturation: 1.2 })
    .png()
    .toBuffer();
  return sharp(small).resize(WIDTH, HEIGHT, { kernel: "cubic" }).png().toBuffer();
}

/** A logo with clear parts stands free; one without gets rounded corners. */
async function tile(logo: Uint8Array): Promise<Buffer> {
  const picture = sharp(logo).ensureAlpha();
  const { isOpaque } = await sharp(logo).stats();
  if (!isOpaque) {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    return picture.resize(TILE, TILE, { fit: "contain", background }).png().toBuffer();
  }
  const corners = `<rect width="${TILE}" height="${TILE}" rx="56"/>`;
  const mask = await renderAsync(document(TILE, TILE, corners));
  return picture
    .resize(TILE, TILE, { fit: "cover" })
    .composite([{ input: mask.asPng(), blend: "dest-in" }])
    .png()
    .toBuffer();
}

/** A few large planes of light, as on a stone that is turned. */
function facets(random: Random, light: string): string {
  const planes: string[] = [];
  for (let x = -100; x < WIDTH; x += random.between(170, 320)) {
    const [lean, width] = [random.between(-160, 160), random.between(120, 340)];
    const corners = polygon([
      [x, 0],
      [x + width, 0],
      [x + lean + random.between(0, width), HEIGHT],
    ]);
    planes.push(`<path d="${corners}" fill="${light}" fill-opacity="${num(random.between(3, 9) / 100)}"/>`);
  }
  return planes.join("");
}
