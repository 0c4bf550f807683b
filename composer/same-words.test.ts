/** @module-tag long */

import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { chromium } from "playwright-core";
import { expect, test } from "vitest";
import { readIdea } from "./reading/read-idea.ts";
import { screenWords } from "./screening/screen-words.ts";
import { harmless, impersonating } from "./screening/testing/screened-words.ts";
import { randomFrom } from "./seeded/random.ts";
import { fiveHundredIdeas } from "./testing/five-hundred-ideas.ts";
import { writeDeck } from "./write-deck.ts";
import { writeToken } from "./writing/write-token.ts";

const room = { readIdea, randomFrom, screenWords, writeDeck, writeToken };

/** Runs on both sides: it may use nothing but what it is handed. */
const words = ({ readIdea, randomFrom, screenWords, writeDeck, writeToken }: typeof room, texts: string[]) =>
  texts.map((prompt) => {
    const token = writeToken(readIdea(prompt), randomFrom(prompt));
    const deck = writeDeck({ ...token, prompt, designPrompt: null, seed: "same" });
    return JSON.stringify([token, deck, screenWords(prompt)]);
  });

test("words and refusals are the same in Node and in Chromium", async () => {
  const from = {
    readIdea: "reading/read-idea",
    randomFrom: "seeded/random",
    screenWords: "screening/screen-words",
  };
  const paths = Object.entries({ ...from, writeDeck: "write-deck", writeToken: "writing/write-token" });
  const bundle = await build({
    stdin: {
      contents: paths.map(([name, path]) => `export { ${name} } from "./${path}.ts";`).join("\n"),
      resolveDir: fileURLToPath(new URL(".", import.meta.url)),
      loader: "ts",
    },
    bundle: true,
    write: false,
    format: "iife",
    globalName: "room",
    charset: "utf8",
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
  });
  try {
    const page = await browser.newPage();
    await page.setContent("<meta charset=utf-8>");
    await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? "" });
    const texts = [
      ...fiveHundredIdeas.filter((_, at) => at % 3 === 0),
      ...impersonating,
      ...harmless.slice(0, 60),
    ];
    const there = await page.evaluate(`(${words.toString()})(room, ${JSON.stringify(texts)})`);
    expect(there).toEqual(words(room, texts));
  } finally {
    await browser.close();
  }
}, 60_000);
