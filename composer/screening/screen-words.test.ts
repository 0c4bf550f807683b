/** @module-tag slow */
import { performance } from "node:perf_hooks";
import fc from "fast-check";
import { expect, test } from "vitest";
import { textsOf } from "#contract/deck.ts";
import { readIdea } from "../reading/read-idea.ts";
import { freshIdeas, labelledIdeas } from "../reading/testing/labelled-ideas.ts";
import { randomFrom } from "../seeded/random.ts";
import { ideas } from "../testing/gallery-ideas.ts";
import { writeDeck } from "../write-deck.ts";
import { writeToken } from "../writing/write-token.ts";
import { screenWords } from "./screen-words.ts";
import {
  aboutMinors,
  harmless,
  hateful,
  impersonating,
  promising,
  violent,
} from "./testing/screened-words.ts";

const missed = (texts: readonly string[], reason: string) =>
  texts.flatMap((text) => (screenWords(text) === reason ? [] : [`${screenWords(text)}: ${text}`]));
const stopped = (texts: readonly string[]) =>
  texts.flatMap((text) => (screenWords(text) === null ? [] : [`${screenWords(text)}: ${text}`]));

test("hate is refused, however it is spelled", () => {
  expect(missed(hateful, "hate")).toEqual([]);
});

test("sexual content about minors is refused", () => {
  expect(missed(aboutMinors, "minors")).toEqual([]);
});

test("offers in the name of a real person or brand are refused", () => {
  expect(missed(impersonating, "impersonation")).toEqual([]);
});

test("sexual violence is refused", () => {
  expect(missed(violent, "violence")).toEqual([]);
});

test("promises of profit are refused", () => {
  expect(missed(promising, "promise")).toEqual([]);
});

test("words that come near, jokes about the famous and plain ideas pass", () => {
  expect(hateful.length + aboutMinors.length + impersonating.length).toBeGreaterThanOrEqual(80);
  expect(harmless.length).toBeGreaterThanOrEqual(150);
  expect(stopped(harmless)).toEqual([]);
  expect(
    stopped([...ideas, ...labelledIdeas.map(([idea]) => idea), ...freshIdeas.map(([idea]) => idea)]),
  ).toEqual([]);
});

test("what is refused alone is refused within a longer text", () => {
  const around = (text: string) => `A story about the sea and its people. ${text}. And the moon looked on.`;
  expect(missed(hateful.map(around), "hate")).toEqual([]);
  expect(missed(impersonating.map(around), "impersonation")).toEqual([]);
  expect(missed(violent.map(around), "violence")).toEqual([]);
  expect(missed(promising.map(around), "promise")).toEqual([]);
});

test("what is refused is refused behind a long story too", () => {
  const story = "A frog sat by the sea and thought about lunch. ".repeat(200);
  expect(screenWords(story)).toBeNull();
  expect(screenWords(`Tesla frog. ${story} Join the presale.`)).toBe("impersonation");
});

test("takes any text, and none takes it long", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ maxLength: 500 }), fc.string({ unit: "binary", maxLength: 500 })),
      (text) => {
        screenWords(text);
      },
    ),
    { numRuns: 300 },
  );
  // Two sizes of the same attack: what is linear takes about four times as long for four times as much.
  for (const part of [
    "a\u0301",
    "\u0301\u0316",
    "n ",
    "a.",
    "*",
    "1!",
    "kill ",
    "official tesla ",
    "\u{1F600}n",
    "sex ",
  ]) {
    const time = (count: number) => {
      const text = part.repeat(count);
      const start = performance.now();
      screenWords(text);
      return performance.now() - start;
    };
    // A busy machine may stop any of these; what takes too long by itself does so each time.
    let [short, long] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    const isLinear = () => long < 40 * Math.max(short, 1);
    for (let round = 0; round < 30 && !isLinear(); round++) {
      short = Math.min(short, time(500));
      long = Math.min(long, time(2000));
    }
    expect(isLinear(), part).toBe(true);
  }
});

test("lets the built-in writer's own pages be", () => {
  for (const name of ["Frog", "Elon's Cat"]) {
    const words = { name, ticker: "FROG", narrative: `${name} mines cheese on the moon.` };
    const deck = writeDeck({ ...words, prompt: "a frog who mines cheese", designPrompt: null, seed: "page" });
    for (const part of Object.values(deck)) expect(screenWords(textsIn(part).join("\n"))).toBeNull();
  }
});

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test.each([
  "a charity against rape",
  "a shelter for survivors of rape",
  "the fight against nazis",
  "a museum of genocide history",
  "never again gas chambers",
  "eine Stiftung gegen Vergewaltigung",
])("what opposes a crime passes, and so does what the composer writes of it: %s", (prompt) => {
  expect(screenWords(prompt)).toBe(null);
  for (const seed of ["one", "two", "three"]) {
    const { name, ticker, narrative } = writeToken(readIdea(prompt), randomFrom(seed));
    const deck = writeDeck({ name, ticker, narrative, prompt, designPrompt: null, seed });
    expect(stopped([name, narrative, ...textsOf(deck)])).toEqual([]);
  }
});
