// @ts-check
// A process for one picture: a line with the order and the picture's bytes come in, the length of a WebP (four bytes)
// and its bytes go out. What is hostile to a decoder (a bomb, an endless drawing, a fault in native code) ends this
// process and nothing else. It is given no environment, so it holds no secrets. It may wait for its order: all that
// needs no picture is done before that.
import { setPriority } from "node:os";
import { Worker } from "node:worker_threads";
import sharp from "sharp";

/** @typedef {{ kind: "svg" | "raster", width: number, height: number }} Order */
/** @typedef {{ maxPixels: number, maxSide: number, memory: number, time: number }} Bounds */

/** Native code cannot be interrupted, so the guard is a thread of its own, which begins with the order. */
const GUARD = `
  const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1_000; };
  require("node:worker_threads").parentPort.once("message", ({ memory, time }) => {
    const began = used();
    setInterval(() => {
      if (process.memoryUsage.rss() > memory || used() - began > time) process.kill(process.pid, "SIGKILL");
    }, 10);
  });
`;

const guard = new Worker(GUARD, { eval: true, env: {} });
guard.unref();
setPriority(10);
sharp.concurrency(1);
sharp.cache(false);
const { order, bytes } = await input();
const picture = await encode(order.kind === "svg" ? await drawSvg(bytes) : await openPicture(bytes));
const length = Buffer.alloc(4);
length.writeUInt32BE(picture.length);
process.stdout.end(Buffer.concat([length, picture]));

/**
 * The guard watches from the order's arrival on.
 * @returns {Promise<{ order: Order & Bounds, bytes: Buffer }>}
 */
async function input() {
  const parts = [];
  let order = null;
  for await (const part of process.stdin) {
    parts.push(part);
    if (order !== null) continue;
    const soFar = Buffer.concat(parts);
    const end = soFar.indexOf("\n");
    if (end < 0) continue;
    order = JSON.parse(soFar.toString("utf8", 0, end));
    guard.postMessage(order);
    parts.splice(0, Infinity, soFar.subarray(end + 1));
  }
  if (order === null) process.exit(0);
  return { order, bytes: Buffer.concat(parts) };
}

/**
 * A picture of few pixels can still be too much: one column of 40 million takes seconds.
 * @param {Buffer} bytes
 */
async function openPicture(bytes) {
  sharp.block({ operation: ["VipsForeignLoad"] });
  const formats = ["Png", "Jpeg", "Webp", "Heif", "Nsgif"];
  sharp.unblock({ operation: formats.map((format) => `VipsForeignLoad${format}Buffer`) });
  const picture = sharp(bytes, { limitInputPixels: order.maxPixels, pages: 1, failOn: "error" });
  const { width, height } = await picture.metadata();
  if (Math.max(width, height) > order.maxSide) throw new Error("A side of the picture is too long.");
  return picture
    .autoOrient()
    .resize({ width: order.width, height: order.height, fit: "inside", withoutEnlargement: true });
}

/**
 * As large as the box lets it be: a drawing has no size of its own. Fonts are not looked for.
 * @param {Buffer} svg
 */
async function drawSvg(svg) {
  const { Resvg } = await import("@resvg/resvg-js");
  const font = { loadSystemFonts: false };
  const { width, height } = new Resvg(svg, { font });
  const scale = Math.min(order.width / width, order.height / height);
  const isWide = width * order.height >= height * order.width;
  const fitTo = isWide
    ? { mode: /** @type {const} */ ("width"), value: order.width }
    : { mode: /** @type {const} */ ("height"), value: order.height };
  if (!(Math.min(width, height) * scale >= 1)) throw new Error("The drawing is thinner than a pixel.");
  const image = new Resvg(svg, { font, fitTo }).render();
  const raw = {
    width: image.width,
    height: image.height,
    channels: /** @type {const} */ (4),
    premultiplied: true,
  };
  return sharp(image.pixels, { raw });
}

/** @param {import("sharp").Sharp} picture */
function encode(picture) {
  return picture.webp({ quality: 90, alphaQuality: 95, effort: 4, smartSubsample: true }).toBuffer();
}
