// @ts-check
// A process that draws: an SVG comes in as a message, WebP goes out as one. The renderer is native code, and a drawing
// that it cannot do ends its process.
import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { encode } from "./encode.mjs";

// The server's other work goes on beside the encoding.
sharp.concurrency(1);

process.on("message", async (/** @type {{ svg: string, width: number }} */ { svg, width }) => {
  const font = { loadSystemFonts: false };
  try {
    const drawn = await renderAsync(svg, { fitTo: { mode: "width", value: width }, font });
    process.send?.({ bytes: await encode(drawn, svg) });
  } catch (error) {
    process.send?.({ failure: String(error) });
  }
});

process.on("disconnect", () => process.exit(0));
