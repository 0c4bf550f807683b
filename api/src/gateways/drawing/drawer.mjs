// @ts-check
// A process that draws: an SVG comes in as a message, WebP goes out as one. The renderer is native code, and a drawing
// that it cannot do ends its process.
import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";

// The server's other work goes on beside the encoding.
sharp.concurrency(1);

const exact = { lossless: true, effort: 1 };
// Its sharper half of the colours (smartSubsample) takes longer than all else, and does not show at this quality.
const close = { quality: 88, effort: 2 };

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
        .webp(isFlat(svg) ? exact : close)
        .toBuffer(),
    });
  } catch (error) {
    process.send?.({ failure: String(error) });
  }
});

/**
 * A drawing in few colours: exact, it is smaller than close to it, and sooner encoded.
 * @param {string} svg
 */
function isFlat(svg) {
  return !/<(linearGradient|radialGradient|filter)\b|opacity="/.test(svg);
}

process.on("disconnect", () => process.exit(0));
