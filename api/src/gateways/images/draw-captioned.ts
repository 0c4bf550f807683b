import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { captionOf } from "#composer/drawing/meme.ts";
import { document } from "#composer/drawing/svg.ts";

const SIDE = 640;

/** The picture with a meme's words above and below. Null if there are no letters for them. */
export async function drawCaptioned(picture: Uint8Array, words: [string, string]): Promise<Buffer | null> {
  const caption = captionOf(words);
  if (caption === null) return null;
  const letters = await renderAsync(document(SIDE, SIDE, caption), { font: { loadSystemFonts: false } });
  return sharp(picture)
    .resize(SIDE, SIDE, { fit: "cover" })
    .flatten({ background: "#ffffff" })
    .composite([{ input: letters.asPng() }])
    .webp({ quality: 82, effort: 4 })
    .toBuffer();
}
