import sharp from "sharp";
import { type Palette, paletteFrom } from "#composer/palette.ts";
import { randomFrom } from "#composer/seeded/random.ts";
import { CodedError } from "#contract/errors.ts";
import { upload } from "#contract/limits.ts";
import { createPlaces, type Places } from "../../places.ts";
import { createRasteriser, type Rasterise } from "../drawing/rasteriser.ts";
import { coloursOf } from "./colours.ts";
import { cutOut } from "./cut-out.ts";
import { createDecoder, type DecodeLimits, decodeLimits } from "./decode-apart.ts";
import { drawCaptioned } from "./draw-captioned.ts";
import { drawDefaultLogo } from "./draw-default-logo.ts";
import { drawWide, type WideOrder } from "./draw-wide.ts";
import { fitPicture, type PictureUse } from "./fit.ts";
import { pictureKind } from "./picture-kind.ts";

// The steps of one picture help no other, and would take 50 MB.
sharp.cache(false);

/** Decodes and renders pictures. Every result is a WebP that this server has encoded itself. */
/** Which picture is shown next, and for how long. */
interface Turn {
  frame: number;
  milliseconds: number;
}

export interface Images {
  /**
   * Decodes and re-encodes the first frame, without metadata, one at a time for each user. Throws
   * `invalid_image` if it cannot, `unavailable` if too many wait.
   */
  accept(bytes: Uint8Array, use: PictureUse, userId: string): Promise<Buffer>;
  /** Fits an accepted picture to a token's sizes: 512 × 512, or 1500 × 500. */
  fit(picture: Uint8Array, use: PictureUse): Promise<Buffer>;
  /** Colours for a token from its logo; the seed chooses where the logo leaves a choice. */
  palette(logo: Uint8Array, seed: string): Promise<Palette>;
  /** A banner around a logo, of the same palette. */
  banner(order: WideOrder): Promise<Buffer>;
  /** The same for where a link is shared: 1200 × 630. */
  share(order: WideOrder): Promise<Buffer>;
  /** The figure of a picture of ours with nothing behind it, 512 square. */
  cutOut(picture: Uint8Array): Promise<Buffer>;
  /** The picture, 640 square, with a meme's words above and below; null if there are no letters for them. */
  captioned(picture: Uint8Array, words: [string, string]): Promise<Buffer | null>;
  /** The picture of a token that has none. */
  defaultLogo(seed: string): Promise<Buffer>;
  /** A picture of ours as a square PNG of that size, for a browser's tab or a home screen. */
  icon(picture: Uint8Array, size: number): Promise<Buffer>;
  /** A picture of ours as JPEG, for those who show links. */
  jpeg(picture: Uint8Array): Promise<Buffer>;
  /** How far two pictures of ours are apart to the eye: the mean distance of their colours, 0 to 255. */
  apart(one: Uint8Array, other: Uint8Array): Promise<number>;
  /** A picture of ours as PNG, for those who take it elsewhere. */
  png(picture: Uint8Array): Promise<Buffer>;
  /** One WebP that shows pictures of ours, of one size, turn after turn and for ever. */
  animated(pictures: readonly Uint8Array[], turns: readonly Turn[]): Promise<Buffer>;
}

/** Pixels that a picture has to fit into. */
const boxes: Record<PictureUse, { width: number; height: number }> = {
  logo: { width: 1024, height: 1024 },
  banner: { width: 1500, height: 1500 },
};

/** Each waiting picture holds an upload in memory. */
export const decodingRule = { all: 2, each: 1, waiting: 20, waitingEach: 6 } as const;

export function createImages(
  limits: DecodeLimits = decodeLimits,
  rasterise: Rasterise = createRasteriser(),
  decoding: Places = createPlaces(decodingRule),
): Images {
  const decode = createDecoder(limits);
  return {
    async accept(bytes, use, userId) {
      const known = bytes.byteLength <= upload.maxBytes ? await pictureKind(bytes) : null;
      const box = boxes[use];
      const order = known && { kind: known.kind, ...box };
      const picture = order && (await decoding.run(userId, () => decode(known.bytes, order)));
      if (!picture) throw new CodedError("invalid_image");
      return picture;
    },
    fit: fitPicture,
    palette: async (logo, seed) => paletteFrom(await coloursOf(logo), [], randomFrom(`palette|${seed}`)),
    banner: (order) => drawWide("banner", order),
    share: (order) => drawWide("share", order),
    cutOut,
    captioned: drawCaptioned,
    defaultLogo: (seed) => drawDefaultLogo(seed, rasterise),
    icon: (picture, size) =>
      sharp(picture).resize(size, size, { fit: "cover" }).png({ compressionLevel: 9 }).toBuffer(),
    jpeg: (picture) =>
      sharp(picture).flatten({ background: "#ffffff" }).jpeg({ quality: 86, mozjpeg: true }).toBuffer(),
    apart: async (one, other) => {
      const [a, b] = await Promise.all([thumbnail(one), thumbnail(other)]);
      return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
    },
    png: (picture) => sharp(picture).png({ compressionLevel: 9 }).toBuffer(),
    animated: (pictures, turns) =>
      sharp(
        turns.flatMap(({ frame }) => pictures[frame] ?? []),
        { join: { animated: true } },
      )
        .webp({ quality: 82, loop: 0, delay: turns.map(({ milliseconds }) => milliseconds) })
        .toBuffer(),
  };
}

const thumbnail = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture).flatten({ background: "#ffffff" }).resize(64, 64, { fit: "fill" }).raw().toBuffer();
