// @ts-check
import sharp from "sharp";

// Without loss, quality says how hard libwebp searches: from 27 on it takes 1.6 times as long, for a fifth fewer bytes.
const lossless = { lossless: true, quality: 24, effort: 1 };
// Without smartSubsample, which takes longer than all else and cannot be seen at this quality.
const lossy = { quality: 88, effort: 2 };

/**
 * A rendered drawing as WebP. Lossless is smaller and quicker for a drawing in few flat colours.
 * @param {{ pixels: Uint8Array, width: number, height: number }} drawn premultiplied RGBA
 * @param {string} svg what was rendered
 */
export function encode({ pixels, width, height }, svg) {
  const raw = { width, height, channels: /** @type {const} */ (4), premultiplied: true };
  return sharp(pixels, { raw })
    .webp(isFlat(svg) ? lossless : lossy)
    .toBuffer();
}

/** @param {string} svg */
const isFlat = (svg) => !/<(linearGradient|radialGradient|filter)\b|opacity="/.test(svg);
