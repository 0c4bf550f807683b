/**
 * What a token and its website cost to make, without a model: the composer as the server runs it.
 * `npm run bench -- composer [ideas]`
 */
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import sharp from "sharp";
import { compose } from "#composer/compose.ts";
import { pictureFiles } from "#composer/making/picture-files.ts";
import { renderSite, type SiteFacts } from "#composer/templates/render-site.ts";
import { ideas } from "#composer/testing/gallery-ideas.ts";
import { writeDeck } from "#composer/write-deck.ts";
import { imageStyles } from "#contract/limits.ts";
import { templateIds } from "#contract/website.ts";
import { createBuiltInComposer } from "../../api/src/gateways/built-in-composer.ts";
import { createPictureFiles } from "../../api/src/gateways/picture-files.ts";
import { type Figure, milliseconds, settle, words } from "./budgets/budgets.ts";
import { cpuOfChildren } from "./hosting/load.ts";
import { median } from "./journey/report.ts";

const [count = "12"] = words();
const wanted = ideas.slice(0, Number(count));
const ROUNDS = 5;
const RENDERS = 60;
const YARDSTICK = "yardstick: sharp, WebP at effort 4";
/** Milliseconds: by the clock, which is what a creator waits for, and of CPU, with the processes that draw. */
interface Sample {
  clock: number;
  cpu: number;
}
const samples = new Map<string, Sample[]>();

/** Milliseconds that this process and those that draw have taken until now. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000 + cpuOfChildren(process.pid);
}

async function measure<T>(step: string, action: () => T | Promise<T>, times = 1): Promise<T> {
  const [start, before] = [performance.now(), cpu()];
  let result = await action();
  for (let left = times - 1; left > 0; left--) result = await action();
  const taken = { clock: (performance.now() - start) / times, cpu: (cpu() - before) / times };
  samples.set(step, [...(samples.get(step) ?? []), taken]);
  return result;
}

const composer = createBuiltInComposer(createPictureFiles("composer/pictures-data"));
for (let round = 0; round <= ROUNDS; round++) {
  // The first round warms up.
  if (round === 1) samples.clear();
  for (const prompt of wanted) {
    for (const imageStyle of imageStyles) await measureToken(prompt, imageStyle, `${round}-${prompt}`);
  }
}
report();
settle("composer", figures());

async function measureToken(prompt: string, imageStyle: (typeof imageStyles)[number], seed: string) {
  const idea = { prompt, imageStyle, seed };
  const made = await measure(`token, ${imageStyle}`, () => composer.make(idea, () => {}));
  const drawn = await measure("words and drawings alone", () => compose(idea, pictureFiles));
  await yardstick(drawn.logo.svg);
  const brief = {
    name: made.name,
    ticker: made.ticker,
    narrative: made.narrative,
    prompt,
    designPrompt: null,
    seed,
  };
  const deck = await measure("deck", () => writeDeck(brief));
  const facts: SiteFacts = {
    name: made.name,
    ticker: made.ticker,
    logoUrl: "/logo.webp",
    bannerUrl: "/banner.webp",
    shareImageUrl: null,
    siteUrl: null,
    mintAddress: null,
    launchpadName: "The Pad",
    launchpadTokenUrl: null,
    social: {},
    palette: made.palette,
    productName: "Gemwright",
    productUrl: null,
    reportUrl: null,
  };
  for (const template of templateIds) {
    await measure("site: deck and page", () => renderSite(template, writeDeck(brief), facts));
    const page = await measure(`page, ${template}`, () => renderSite(template, deck, facts), RENDERS);
    await measure(`  its bytes joined, ${template}`, joiner(page), RENDERS);
    await measure(`published, ${template}`, () => packed(renderSite(template, deck, facts)), RENDERS / 4);
  }
}

/** As it is published, in one thread: rendered, and compressed in both ways. */
function packed(page: string): Buffer[] {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return [brotliCompressSync(page, { params }), gzipSync(page, { level: 5 })];
}

/** A page's bytes put together from pieces of its length: what no renderer can be faster than. */
function joiner(page: string): () => string {
  const pieces = page.match(/[\s\S]{1,120}/g) ?? [];
  return () => {
    let text = "";
    for (const piece of pieces) text += piece;
    return Buffer.from(text).toString("latin1", 0, 1) + text;
  };
}

/** The encoder that everybody has, at its usual effort, on the same logo. */
async function yardstick(svg: string): Promise<void> {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  await measure(YARDSTICK, () => sharp(data, { raw }).webp({ effort: 4 }).toBuffer());
}

/** The steps beside the encoder on the same token, and a page beside its own bytes joined. */
function figures(): Figure[] {
  const of = (step: string, kind: keyof Sample) => (samples.get(step) ?? []).map((each) => each[kind]);
  const units = of(YARDSTICK, "cpu");
  /** Each token has every step, but a style only its own. */
  const beside = (what: string, step: string, all = units): Figure => ({
    what: `${what} × sharp, CPU`,
    rounds: of(step, "cpu").map((each, at) => each / (all[at] ?? Number.NaN)),
  });
  return [
    ...imageStyles.map((style) => milliseconds(`token, ${style}`, of(`token, ${style}`, "clock"), 400)),
    milliseconds("site: deck and page", of("site: deck and page", "clock"), 30),
    ...templateIds.map((template) =>
      milliseconds(`published, ${template}`, of(`published, ${template}`, "cpu"), 2),
    ),
    ...imageStyles.map((style, at) =>
      beside(
        `token, ${style}`,
        `token, ${style}`,
        units.filter((_, token) => token % imageStyles.length === at),
      ),
    ),
    beside("words and drawings", "words and drawings alone"),
    beside("deck", "deck"),
    ...templateIds.map((template) => beside(`published, ${template}`, `published, ${template}`)),
    ...templateIds.map((template): Figure => {
      const joined = of(`  its bytes joined, ${template}`, "cpu");
      const rounds = of(`page, ${template}`, "cpu").map((each, at) => each / (joined[at] ?? Number.NaN));
      return { what: `page, ${template} × its bytes joined`, rounds, goal: 1.2 };
    }),
  ];
}

function report(): void {
  const of = (step: string, kind: keyof Sample) => (samples.get(step) ?? []).map((each) => each[kind]);
  const unit = median(of(YARDSTICK, "cpu")) ?? 1;
  const shown = (value: number, digits = 2) => value.toFixed(digits).padStart(10);
  console.log(`${"".padEnd(38)}  ms clock   at most    ms CPU  × yardstick`);
  for (const step of samples.keys()) {
    const [clock, cpu] = [of(step, "clock"), median(of(step, "cpu")) ?? 0];
    const cells = [median(clock) ?? 0, Math.max(...clock), cpu, cpu / unit];
    console.log(`${step.padEnd(38)}${cells.map((each) => shown(each)).join("")}`);
  }
}
