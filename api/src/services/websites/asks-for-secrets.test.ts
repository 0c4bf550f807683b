/** @module-tag slow */

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { labelledIdeas } from "#composer/reading/testing/labelled-ideas.ts";
import { harmless } from "#composer/screening/testing/screened-words.ts";
import { ideas } from "#composer/testing/gallery-ideas.ts";
import { writeDeck } from "#composer/write-deck.ts";
import { asksForSecrets, asksForSecretsIn, secretsAskedIn } from "./asks-for-secrets.ts";

const brief = { name: "Frog", ticker: "FROG", prompt: null, designPrompt: null };
const deck = writeDeck({ ...brief, narrative: "A frog.", seed: "s" });
const page = (text: string) => ({
  name: "Frog",
  ticker: "FROG",
  deck: { ...deck, hero: { kicker: "Hello", tagline: text } },
});

/** The texts of asks-for-secrets.txt below the headings that begin so. */
function textsUnder(heading: string): string[] {
  const table = readFileSync(new URL("asks-for-secrets.txt", import.meta.url), "utf8");
  return table
    .split(/^(?=\[)/m)
    .filter((part) => part.startsWith(`[${heading}`))
    .flatMap((part) => part.trim().split("\n").slice(1));
}

const asking = textsUnder("asks");
const innocent = textsUnder("innocent");

describe("a page that asks for what opens a wallet", () => {
  it.each(asking)("is found: %s", (text) => expect(asksForSecretsIn(text.split(" | "))).toBe(true));

  it.each(innocent)("is not: %s", (text) => expect(asksForSecretsIn(text.split(" | "))).toBe(false));

  it("is known by more than two hundred texts, in a dozen languages", () => {
    expect(asking.length).toBeGreaterThanOrEqual(120);
    expect(innocent.length).toBeGreaterThanOrEqual(70);
  });

  it("is found in each part of a page, and its sentence is reported", () => {
    expect(asksForSecrets(page("A frog."))).toBe(false);
    expect(secretsAskedIn(page("Hi! Enter your SEED phrase, now."))).toEqual(["enter your seed phrase now"]);
    expect(asksForSecrets({ ...page("A frog."), name: "Enter your seed", ticker: "PHRASE" })).toBe(true);
    for (const [body, css] of [
      ["<h2>Seed phrase</h2><p>Submit</p>", ""],
      ["<p>Enter your s<b>ee</b>d phrase</p>", ""],
      ['<img src="logo" alt="Enter your seed phrase">', ""],
      ["<p>A frog.</p>", 'p::before{content:"Enter your "}p::after{content:"seed phrase"}'],
    ] as const) {
      expect([body, asksForSecrets({ ...page("A frog."), page: { css, body } })]).toEqual([body, true]);
    }
    const plain = { css: 'p::before{content:"“"}', body: '<img src="logo" alt="A frog">' };
    expect(asksForSecrets({ ...page("A frog."), page: plain })).toBe(false);
  });

  it("is found beside every innocent text, which excuses nothing but itself", () => {
    for (const text of innocent) {
      expect([text, asksForSecretsIn([`${text} So enter your seed phrase here.`])]).toEqual([text, true]);
    }
  });

  it("is none that the composer writes of itself", { tags: "long" }, () => {
    const stories = [...ideas, ...harmless, ...labelledIdeas.map(([idea]) => idea)];
    for (const [at, narrative] of stories.entries()) {
      const written = writeDeck({ ...brief, narrative, prompt: narrative, seed: `seed ${at}` });
      expect([narrative, secretsAskedIn({ name: "Frog", ticker: "FROG", deck: written })]).toEqual([
        narrative,
        [],
      ]);
    }
  });

  it("is read to its end, however it repeats itself", () => {
    const parts = [
      "a",
      "s ",
      "s*e*",
      "a!",
      "aA",
      "seed ",
      "seed phrase ",
      "enter ",
      "never or ",
      "12 ",
      "1. ",
    ];
    for (const part of [...parts, "\u0301", "\u{1F600}s", "助记词 ", "لا ", "recoveryphras"]) {
      const long = part.repeat(100_000 / part.length);
      expect([part, asksForSecretsIn([`${long}. Enter your recovery phrase.`])]).toEqual([part, true]);
    }
  });
});
