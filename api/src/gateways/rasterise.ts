import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import type { Artwork } from "#composer/compose.ts";

// The server's other work goes on beside the encoding.
sharp.concurrency(1);

/** A drawing as WebP, at its own size. Drawn on another thread, without fonts or anything from outside. */
export async function rasterise({ svg, width }: Artwork): Promise<Buffer> {
  const drawn = await renderAsync(svg, {
    fitTo: { mode: "width", value: width },
    font: { loadSystemFonts: false },
  });
  return sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } })
    .webp({ quality: 84, effort: 3, smartSubsample: true })
    .toBuffer();
}
