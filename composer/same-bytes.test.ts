/** @module-tag slow */

import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { imageStyles } from "#contract/limits.ts";
import { type Composition, compose } from "./compose.ts";
import { needPictures, pictureFiles } from "./making/picture-files.ts";
import type { PictureChunk } from "./pictures.ts";
import { finishedTemplates, renderSite, type SiteFacts } from "./templates/render-site.ts";
import { ideas } from "./testing/gallery-ideas.ts";
import { writeDeck } from "./write-deck.ts";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
/** Four ideas, each in a style of its own; ten in every style take a minute. */
const some = imageStyles.map((imageStyle, at) => ({ prompt: ideas[at] ?? "", imageStyle }));
const all = ideas.slice(0, 10).flatMap((prompt) => imageStyles.map((imageStyle) => ({ prompt, imageStyle })));
let browser: Browser;

beforeAll(async () => {
  await needPictures();
  browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
    args: FLAGS,
  });
}, 120_000);
afterAll(() => browser?.close());

const factsOf = (made: Pick<Composition, "name" | "ticker" | "palette">): SiteFacts => ({
  name: made.name,
  ticker: made.ticker,
  logoUrl: null,
  bannerUrl: null,
  shareImageUrl: null,
  siteUrl: null,
  mintAddress: null,
  launchpadName: "Pad",
  launchpadTokenUrl: null,
  social: {},
  palette: made.palette,
  productName: "Gemwright",
  productUrl: null,
  reportUrl: null,
});

test("words, drawings and sites are the same bytes in Node and in Chromium", () => areTheSame(some));
test("so they are of more ideas, in every style", { tags: "long", timeout: 240_000 }, () => areTheSame(all));

async function areTheSame(tokens: typeof some): Promise<void> {
  const entry = `export { compose } from "./compose.ts"; export { writeDeck } from "./write-deck.ts"; export { renderSite } from "./templates/render-site.ts";`;
  const bundle = await build({
    stdin: { contents: entry, resolveDir: fileURLToPath(new URL(".", import.meta.url)), loader: "ts" },
    bundle: true,
    write: false,
    format: "iife",
    globalName: "composer",
    charset: "utf8",
  });
  const page = await browser.newPage();
  const chunks = new Map<string, PictureChunk>();
  await page.exposeFunction("chunkOf", async (id: string) =>
    pictureFiles.chunk(id).then((chunk) => {
      chunks.set(id, chunk);
      return chunk;
    }),
  );
  await page.setContent("<meta charset=utf-8>");
  await page.addScriptTag({ content: bundle.outputFiles[0]!.text });
  for (const { prompt, imageStyle } of tokens) {
    const idea = { prompt, imageStyle, seed: "same" };
    const { kit, ...words } = await compose(idea, pictureFiles);
    const made = { ...words, kit: kit() };
    const deckInput = {
      ...made,
      prompt,
      designPrompt: "dark, wärmere Pastellfarben, story last",
      seed: "same",
    };
    const sites = finishedTemplates.map((id) => renderSite(id, writeDeck(deckInput), factsOf(made)));
    const there = (await page.evaluate(
      async ({ idea, facts, deckInput, templates }) => {
        const room = globalThis as unknown as {
          composer: { compose: typeof compose; writeDeck: typeof writeDeck; renderSite: typeof renderSite };
          chunkOf(id: string): Promise<never>;
        };
        const { kit, ...words } = await room.composer.compose(idea as never, {
          chunk: (id) => room.chunkOf(id),
        });
        const deck = room.composer.writeDeck(deckInput);
        return {
          made: { ...words, kit: kit() },
          sites: templates.map((id) => room.composer.renderSite(id, deck, facts)),
        };
      },
      { idea, facts: factsOf(made), deckInput, templates: finishedTemplates },
    )) as { made: typeof made; sites: string[] };
    expect(digest(JSON.stringify(there.made)), `${prompt} ${imageStyle}`).toBe(digest(JSON.stringify(made)));
    expect(there.sites.map(digest)).toEqual(sites.map(digest));
  }
  await page.close();
}

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");
