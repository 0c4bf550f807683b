/**
 * What it takes to make a WebP of a logo, in time and bytes, beside sharp at effort 4 on the same pixels; and whether
 * the process that renders and encodes grows with the number of its drawings. `npm run bench -- encoding [rounds]`
 */
import { readdirSync, readFileSync } from "node:fs";
import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { type Artwork, compose } from "#composer/compose.ts";
import { pictureFiles } from "#composer/making/picture-files.ts";
import { ideas } from "#composer/testing/gallery-ideas.ts";
import { imageStyles } from "#contract/limits.ts";
import { encode } from "../../api/src/gateways/drawing/encode.mjs";
import { createRasteriser } from "../../api/src/gateways/drawing/rasteriser.ts";
import { type Figure, settle, words } from "./budgets/budgets.ts";
import { median } from "./journey/report.ts";

const [rounds = "5"] = words();
const IDEAS = 9;
const usual = { effort: 4, quality: 88 };

// As in the process that draws.
sharp.concurrency(1);

const figures: Figure[] = [];
const logos: Artwork[] = [];
for (const imageStyle of imageStyles) {
  const [time, bytes]: [number[], number[]] = [[], []];
  for (const prompt of ideas.slice(0, IDEAS)) {
    const { logo } = await compose({ prompt, imageStyle, seed: "encoding" }, pictureFiles);
    logos.push(logo);
    const fitTo = { mode: "width", value: logo.width } as const;
    const drawn = await renderAsync(logo.svg, { fitTo, font: { loadSystemFonts: false } });
    const { pixels, width, height } = drawn;
    const raw = { width, height, channels: 4, premultiplied: true } as const;
    for (let round = 0; round <= Number(rounds); round++) {
      const ours = await timed(() => encode(drawn, logo.svg));
      const theirs = await timed(() => sharp(pixels, { raw }).webp(usual).toBuffer());
      // The first round warms up.
      if (round === 0) continue;
      time.push(ours.took / theirs.took);
      bytes.push(ours.size / theirs.size);
    }
  }
  figures.push(
    { what: `${imageStyle}: time × sharp`, rounds: time, goal: 0.65 },
    { what: `${imageStyle}: bytes × sharp`, rounds: bytes, goal: 1.15 },
  );
}

const rasterise = createRasteriser();
const held: number[] = [];
for (let round = 0; round <= Number(rounds); round++) {
  for (const logo of logos) await rasterise(logo);
  if (round > 0) held.push(residentOfChildren());
}
console.log(
  `The processes that draw hold ${held.map((each) => each.toFixed(0)).join(", ")} MB after each ${logos.length} logos.`,
);
const half = held.length >> 1;
const first = median(held.slice(0, half)) ?? Number.NaN;
const grown = held.slice(half).map((each) => each / first);
figures.push({ what: "memory of who draws, second half × first", rounds: grown });
settle("encoding", figures);

async function timed(make: () => Promise<Buffer>): Promise<{ took: number; size: number }> {
  const begun = performance.now();
  const { length } = await make();
  return { took: performance.now() - begun, size: length };
}

/** Megabytes. */
function residentOfChildren(): number {
  const pids = readdirSync("/proc/self/task").flatMap((task) =>
    readFileSync(`/proc/self/task/${task}/children`, "utf8").split(" ").filter(Boolean),
  );
  const each = pids.map((pid) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]),
  );
  return each.reduce((sum, one) => sum + one, 0) / 1_000;
}
