// @ts-check
// A process that draws: an SVG comes in as a message, WebP goes out as one. The renderer is native code, and a drawing
// that it cannot do ends its process.
import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";

// The server's other work goes on beside the encoding.
sharp.concurrency(1);

const lossless = { lossless: true, effort: 1 };
// Without smartSubsample, which takes longer than all else and cannot be seen at this quality.
const lossy = { quality: 88, effort: 2 };

process.on("message", async (/** @type {{ svg: string, width: number }} */ { svg, width }) => {
  const font = { loadSystemFonts: false };
  try {
    const drawn = await renderAsync(svg, { fitTo: { mode: "width", value: width }, font });
    const raw = {
      width: drawn.width,
      height: drawn.height,
      channels: /** @type {const} */ (4),
      premultiplied: true,
    };
    process.send?.({
      bytes: await sharp(drawn.pixels, { raw })
        .webp(isFlat(svg) ? lossless : lossy)
        .toBuffer(),
    });
  } catch (error) {
    process.send?.({ failure: String(error) });
  }
});

/**
 * Lossless WebP is smaller and quicker for a drawing in few flat colours.
 * @param {string} svg
 */
function isFlat(svg) {
  return !/<(linearGradient|radialGradient|filter)\b|opacity="/.test(svg);
}

process.on("disconnect", () => process.exit(0));
