/** @module-tag slow */

import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { imageStyles } from "#contract/limits.ts";
import { type Artwork, type Composition, compose, type Step } from "./compose.ts";
import { needPictures, pictureFiles } from "./making/picture-files.ts";
import type { PictureSource } from "./pictures.ts";
import { utf8Length } from "./reading/clean-text.ts";
import { starterPictures } from "./starter-pictures.ts";
import { writeDeck } from "./write-deck.ts";

const FROG = "a frog astronaut who mines cheese on the moon";

beforeAll(needPictures, 120_000);

/** All of a composition as data, its kit included. */
const whole = ({ kit, ...made }: Composition) => ({ ...made, kit: kit() });

const isWhole = (made: Composition): void => {
  expect(made.name.trim()).toBe(made.name);
  expect(utf8Length(made.name)).toBeGreaterThan(2);
  expect(utf8Length(made.name)).toBeLessThanOrEqual(32);
  expect(made.ticker).toMatch(/^[A-Z0-9]{3,10}$/);
  expect(made.narrative.length).toBeGreaterThan(200);
  expect(made.narrative.length).toBeLessThanOrEqual(600);
  expect(made.suggestions).toHaveLength(3);
  expect(made.suggestions[0]).toEqual({ name: made.name, ticker: made.ticker });
  expect(new Set(made.suggestions.map((each) => each.name)).size).toBe(3);
  expect(new Set(made.suggestions.map((each) => each.ticker)).size).toBe(3);
  for (const { name, ticker } of made.suggestions) {
    expect(utf8Length(name)).toBeLessThanOrEqual(32);
    expect(ticker).toMatch(/^[A-Z0-9]{3,10}$/);
  }
  expect([made.logo.width, made.logo.height, made.banner.width, made.banner.height]).toEqual([
    512, 512, 1500, 500,
  ]);
  for (const colour of Object.values(made.palette)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
};

test.each(imageStyles)("the same idea and seed give the same bytes: %s", async (imageStyle) => {
  const [one, two] = await Promise.all(
    [1, 2].map(() => compose({ prompt: FROG, imageStyle, seed: "s" }, pictureFiles)),
  );
  expect(one && whole(one)).toEqual(two && whole(two));
  if (one) isWhole(one);
});

test("another seed gives other words and another drawing", async () => {
  const made = await Promise.all(
    [..."abcdefgh"].map((seed) => compose({ prompt: FROG, imageStyle: "cartoon", seed }, pictureFiles)),
  );
  expect(new Set(made.map((each) => each.narrative)).size).toBeGreaterThan(6);
  expect(new Set(made.map((each) => each.name)).size).toBeGreaterThan(3);
  expect(new Set(made.map((each) => each.logo.svg)).size).toBeGreaterThan(2);
});

test("styles share their words: only the drawing differs", async () => {
  const made = await Promise.all(
    imageStyles.map((imageStyle) => compose({ prompt: FROG, imageStyle, seed: "s" }, pictureFiles)),
  );
  expect(new Set(made.map((each) => each.narrative)).size).toBe(1);
  expect(new Set(made.map((each) => each.logo.svg)).size).toBe(4);
});

test("reports its steps in order, and the logo as soon as it is drawn", async () => {
  const steps: [Step, Artwork | undefined][] = [];
  const { logo } = await compose(
    { prompt: FROG, imageStyle: "pixel", seed: "s" },
    pictureFiles,
    (step, drawn) => {
      steps.push([step, drawn]);
    },
  );
  expect(steps.map(([step]) => step)).toEqual(["reading", "writing", "drawing-logo", "drawing-banner"]);
  expect(steps.map(([, drawn]) => drawn)).toEqual([undefined, undefined, undefined, logo]);
});

test("offline it draws from the starter pack, and without that too", async () => {
  const starterOnly: PictureSource = {
    chunk: (id) => (id === "starter" ? pictureFiles.chunk(id) : Promise.reject(new Error("offline"))),
  };
  const nothing: PictureSource = { chunk: () => Promise.reject(new Error("offline")) };
  for (const imageStyle of imageStyles) {
    const idea = { prompt: FROG, imageStyle, seed: "s" };
    expect(whole(await compose(idea, starterOnly))).toEqual(whole(await compose(idea, pictureFiles)));
    isWhole(await compose(idea, nothing));
  }
});

test("every starter picture exists", async () => {
  const { pictures } = await pictureFiles.chunk("starter");
  expect(Object.keys(pictures).sort()).toEqual([...starterPictures].sort());
});

const prompts = fc.oneof(
  fc.string({ maxLength: 1000 }),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        "frog",
        "cat",
        "who",
        "the",
        "a",
        "moon",
        "eats",
        "pizza",
        "🐸",
        "🚀",
        "月",
        "el",
        "perro",
        "<b>",
        "\u202e",
        "'",
        "king",
        "mines",
        "in",
        "astronaut",
        "42",
      ),
      { maxLength: 40 },
    )
    .map((words) => words.join(" ")),
);

// 150 whole tokens, on a slow machine that does other work as well.
test("never throws and always keeps the limits", { timeout: 240_000 }, async () => {
  const anyIdea = fc.record({
    prompt: prompts,
    imageStyle: fc.constantFrom(...imageStyles),
    seed: fc.string({ maxLength: 20 }),
  });
  await fc.assert(
    fc.asyncProperty(anyIdea, async (idea) => isWhole(await compose(idea, pictureFiles))),
    { numRuns: 150 },
  );
});

test("markup is no word of an idea: neither its name nor its site holds any", async () => {
  for (const prompt of ["<b>bold</b> frog", "a frog <script>alert(1)</script>", "a <b frog"]) {
    const made = await compose({ prompt, imageStyle: "cartoon", seed: "tokens71" }, pictureFiles);
    expect(made.name).not.toMatch(/[<>]|script/i);
    expect(() => writeDeck({ ...made, prompt, designPrompt: null, seed: "tokens71" })).not.toThrow();
  }
});

test("an idea with an agreement that is wrong has a story all the same", async () => {
  for (const hero of ["eleven sleepy tortoises", "a haunted ferret", "two quantum robots", "my sleepy sloth"])
    for (const place of ["on the moon", "under the bridge"])
      for (const seed of ["a", "b", "c"]) {
        const prompt = `${hero} who wants to be president ${place}`;
        const { narrative } = await compose({ prompt, imageStyle: "cartoon", seed }, pictureFiles);
        expect(narrative.length, prompt).toBeGreaterThan(200);
      }
});
