import sharp, { type Sharp } from "sharp";

/** The pictures of a token. */
export type PictureUse = "logo" | "banner";

const frames: Record<PictureUse, { width: number; height: number }> = {
  logo: { width: 512, height: 512 },
  banner: { width: 1500, height: 500 },
};

/** A picture wider than this is cropped to a banner; a squarer one is set on a blurred copy of itself. */
const WIDE_ENOUGH = 1.4;
const MARGIN = 30;

/** Resizes a picture to the exact size, cropping where it has least detail. */
export async function fitPicture(picture: Uint8Array, use: PictureUse): Promise<Buffer> {
  const { width, height } = frames[use];
  const { width: w = 1, height: h = 1 } = await sharp(picture).metadata();
  const framed =
    use === "banner" && w / h < WIDE_ENOUGH
      ? await beforeItself(picture, width, height)
      : sharp(picture).resize(width, height, { fit: "cover", position: sharp.strategy.attention });
  return framed.webp({ quality: 88, effort: 4, smartSubsample: true }).toBuffer();
}

/**
 * The whole picture in the middle, on a blurred copy. The copy is blurred at a small size, which looks the
 * same.
 */
async function beforeItself(picture: Uint8Array, width: number, height: number): Promise<Sharp> {
  const small = await sharp(picture)
    .flatten({ background: "#101016" })
    .resize(Math.round(width / 10), Math.round(height / 10), { fit: "cover" })
    .blur(6)
    .png()
    .toBuffer();
  const side = height - 2 * MARGIN;
  const front = await sharp(picture).resize(width, side, { fit: "inside" }).png().toBuffer();
  const back = await sharp(small).resize(width, height, { kernel: "cubic" }).png().toBuffer();
  return sharp(back).composite([{ input: front, gravity: "centre" }]);
}
