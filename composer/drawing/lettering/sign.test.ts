import { describe, expect, test } from "vitest";
import type { Picture } from "../../pictures.ts";
import { readIdea } from "../../reading/read-idea.ts";
import { randomFrom } from "../../seeded/random.ts";
import { spriteCanvas } from "../pixels/canvas.ts";
import { telling } from "./fitting.ts";
import { formats } from "./formats.ts";
import { placardOf, signOf } from "./sign.ts";
import { letteredWhole, wordsOf } from "./words-of.ts";

const seeds = Array.from({ length: 24 }, (_, nth) => `seed ${nth}`);
/** How many cells of a sprite are ink. */
const inkIn = ({ colours, letters }: Picture): number => {
  let count = 0;
  if (!letters) return 0;
  spriteCanvas({ colours }, letters).each((_x, _y, colour) => {
    if (colour === "#1d1a26") count++;
  });
  return count;
};

describe.each(["Cope Harder", "AAAAAAAA", "It's So Over", "Procrastinating Professionally"])(
  "a sign that says %s",
  (words) => {
    test.each(seeds)("shows the words in every form, and none where they stand beside it: %s", (seed) => {
      const sign = signOf(words, "#f04a4a", randomFrom(seed));
      if (!sign) throw new Error("There is no sign.");
      const { written, blank } = sign;
      for (const form of ["flat", "toon", "shaded"] as const)
        expect(written[form].body.length).toBeGreaterThan(blank[form].body.length + 200);
      expect(inkIn(written)).toBeGreaterThan(inkIn(blank) + 40);
      expect(blank.letters).toBeUndefined();
    });
  },
);

test.each([
  ["per my last email", "letter"],
  ["no thoughts head empty", "thought"],
  ["i forgot my password again", "note"],
  ["zero rizz", "battery"],
  ["the vibes committee", "meeting"],
  ["left on read since 2019", "chat"],
  ["lowkey cooked fr fr", "egg"],
  ["buffering 37%", "loading"],
  ["we are so back / it's so over", "split"],
  ["rugged again but still smiling", "split"],
  ["built different, broke the same", "split"],
  ["wake me up when it pumps", "pillow"],
  ["down 80 percent", "chart"],
  ["down 99% still smiling", "chart"],
] as const)("%j stands on what it is about: a %s", (words, kind) => {
  for (const seed of seeds.slice(0, 6))
    expect(signOf(words, "#2f6bff", randomFrom(seed))?.blank.flat.body).toContain(formats[kind].paper);
});

test.each([
  ["lowkey cooked fr fr", "dizzy"],
  ["we are so back / it's so over", "sad"],
  ["rugged again but still smiling", "happy"],
  ["based department", "smug"],
  ["zero thoughts, head empty", "happy"],
  ["caught in 4k", "scared"],
  ["send it and cry", "sad"],
  ["third parties", null],
])("%j has the face of what is said: %s", (words, mood) => {
  expect(signOf(words, "#2f6bff", randomFrom("s"))?.mood).toBe(mood);
});

test("a bar is as full as the words say", () => {
  const widths = ["loading 30%", "loading 90%"].map((words) => {
    const body = signOf(words, "#2f6bff", randomFrom("s"))?.blank.flat.body ?? "";
    return Number(/<path d="M[\d.]+ 372h([\d.]+)[^"]*" fill="#2f6bff"/.exec(body)?.[1]);
  });
  expect((widths[1] ?? 0) / (widths[0] ?? 0)).toBeGreaterThan(2.5);
});

test("a number is lettered with its thing, and an animal is drawn", () => {
  expect(letteredWhole(readIdea("low battery anxiety 1%")).subject).toBeNull();
  expect(letteredWhole(readIdea("404 girlfriend not found")).subject).toBeNull();
  expect(letteredWhole(readIdea("a toaster at 4 am")).subject?.id).toBe("toaster");
  for (const idea of ["a frog at 3am", "a microwave that only beeps at 3am"])
    expect(letteredWhole(readIdea(idea)).subject?.id).toBe(readIdea(idea).subject?.id ?? "somebody");
});

test("words that are about nothing of the kind stand on no gravestone, calendar or receipt", () => {
  const bodies = seeds.map((seed) => signOf("third parties", "#2f6bff", randomFrom(seed))?.blank.flat.body);
  for (const kind of telling)
    expect(bodies.filter((body) => body?.includes(formats[kind].paper))).toEqual([]);
});

test("is another thing with another seed", () => {
  const papers = seeds.map((seed) => signOf("Only Up", "#2f6bff", randomFrom(seed))?.blank.flat.body);
  expect(new Set(papers).size).toBeGreaterThan(4);
});

test("a board of cells has room for hands on both sides of its letters", () => {
  const board = placardOf("password", "#2f6bff");
  if (!board?.letters) throw new Error("There is no board.");
  const at = { paper: [] as number[], ink: [] as number[] };
  spriteCanvas(board, board.letters).each((x, _y, colour) =>
    (colour === "#1d1a26" ? at.ink : at.paper).push(x),
  );
  expect(Math.min(...at.ink) - Math.min(...at.paper)).toBeGreaterThanOrEqual(5);
  expect(Math.max(...at.paper) - Math.max(...at.ink)).toBeGreaterThanOrEqual(5);
});

test("a day is on a page of a calendar in cells too: short, under a band of the accent", () => {
  const page = placardOf("fridays", "#2f6bff");
  if (!page?.letters) throw new Error("There is no page.");
  const rows: number[] = [];
  spriteCanvas(page, page.letters).each((_x, y, colour) => colour === "#2f6bff" && rows.push(y));
  expect(new Set(rows).size).toBe(4);
  expect(page.letters.size).toBeLessThan(placardOf("frisbees", "#2f6bff")?.letters?.size ?? 0);
});

test("there is none for letters without shapes", () => {
  expect(signOf("只有上涨", "#2f6bff", randomFrom("s"))).toBeNull();
});

test.each([
  ["no cap fr fr", "no cap fr fr"],
  ["It is what it is.", "It is what it is"],
  ["when you should have sold but you bought more instead of selling", "you should have sold"],
  ["the silence after she says I love you and they say thanks", "the silence after she says I love..."],
  ["只有上涨", null],
])("%s is lettered as it was typed, or by its beginning: %s", (idea, words) => {
  expect(wordsOf(readIdea(idea))).toBe(words);
});

test("a word on a board can be read in cells", () => {
  const board = placardOf("flamethrower", "#f04a4a");
  if (!board) throw new Error("There is no board.");
  expect(inkIn(board)).toBeGreaterThan(60);
  expect(board.flat.eyes).toBeNull();
});

test("the words fit the thing they stand on", () => {
  const paper = (words: string) => signOf(words, "#2f6bff", randomFrom("s"))?.blank.flat.body;
  expect(paper("my rent is due")).toBe(paper("taxes again"));
  expect(paper("my rent is due")).not.toBe(paper("left on read"));
});

test.each([
  ["gym membership", "club badge list"],
  ["parking spot", "parking"],
  ["tax form", "tax office"],
  ["wifi password", "wifi"],
])("%s is held as what it is, and not as any board", (words, other) => {
  const box = (text: string) => placardOf(text, "#2f6bff")?.flat.box;
  expect(box(words)).not.toEqual(box(other));
});

test.each([
  ["bro just one more swap and i stop", "split or turn"],
  ["my landlord texted me so i launched a coin", "split or turn"],
  ["the memes are great the liquidity is not", "split or turn"],
  ["team retreat that could have been a call", "split or turn"],
  ["ghosted by the auditor", "chat"],
  ["certified yapper", "megaphone"],
  ["rekt but make it fashion", "shirt"],
  ["502 courage unavailable", "window"],
] as const)("%j is lettered whole, on what tells it: %s", (idea, kinds) => {
  const reading = letteredWhole(readIdea(idea));
  expect(reading.subject).toBeNull();
  expect(wordsOf(reading)).toBe(idea);
  for (const seed of seeds.slice(0, 6)) {
    const body = signOf(idea, "#2f6bff", randomFrom(seed))?.blank.flat.body ?? "";
    const papers = kinds.split(" or ").map((kind) => formats[kind as keyof typeof formats].paper);
    expect(papers.some((paper) => body.includes(paper))).toBe(true);
  }
});

test.each([
  ["certified yapper", "screaming"],
  ["the memes are immaculate the chart is not", "sad"],
  ["rekt but make it fashion", "dizzy"],
])("%j has its mouth and brows as it is meant: %s", (words, mood) => {
  expect(signOf(words, "#2f6bff", randomFrom("s"))?.mood).toBe(mood);
});

test.each([
  "dad asleep in front of the tv",
  "mom on her third coffee",
  "boss fired by an intern",
  "mom fights a raccoon",
  "tired soccer mom",
  "pizza doesn't judge you",
  "dude with a sword",
])("who is spoken of is drawn: %s", (idea) =>
  expect(letteredWhole(readIdea(idea)).subject?.id).toBe(readIdea(idea).subject?.id ?? "somebody"),
);

test.each(["mom i launched a coin", "dad please sell", "boss we are rich", "dude trust me", "not now mom"])(
  "who is spoken to is not: %s",
  (idea) => expect(letteredWhole(readIdea(idea)).subject).toBeNull(),
);

test.each(["a frog who thinks he is a bus", "my cat and i trade at night", "my landlord is a pelican"])(
  "somebody is still drawn: %s",
  (idea) => {
    expect(letteredWhole(readIdea(idea)).subject?.id).toBe(readIdea(idea).subject?.id);
  },
);
