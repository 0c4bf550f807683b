/** @module-tag slow */

import { Resvg } from "@resvg/resvg-js";
import { beforeAll, describe, expect, test } from "vitest";
import { compose } from "../compose.ts";
import { needPictures, pictureFiles } from "../making/picture-files.ts";
import { readIdea } from "../reading/read-idea.ts";
import { LOGO } from "./cast.ts";
import { castToken } from "./cast-token.ts";
import { drawToken } from "./draw-token.ts";
import { tryOf } from "./staging.ts";
import { cartoon } from "./styles/cartoon.ts";
import { pixel } from "./styles/pixel.ts";
import { document } from "./svg.ts";
import { takeOf, takesOf } from "./takes.ts";

beforeAll(needPictures, 120_000);

const sixOf = (idea: string) => Array.from({ length: 6 }, (_, nth) => takeOf(readIdea(idea), nth));

const kinds = [
  ["what is taken", "a hen stealing a bathtub"],
  ["what is eaten", "a mole eating a wedding cake"],
  ["a fight", "a stork fighting a printer"],
  ["a fight of two", "two rams fighting"],
  ["a fear", "a panther afraid of cucumbers"],
  ["love", "a walrus in love with a lamp"],
  ["a ride", "a pug riding a tractor"],
  ["being in something", "a yak stuck in a washing machine"],
  ["clothes", "a frog wearing a top hat"],
  ["a coat for all", "three raccoons in a trench coat"],
  ["what is missing", "an eel without a hat"],
  ["what is refused", "a mule refusing the bus"],
  ["somebody met", "a heron talking to a mouse"],
  ["work", "a lobster playing the saxophone"],
  ["several", "two flamingos arguing over a ticket"],
  ["a place", "a wolf at the hairdresser"],
  ["a mood", "a grumpy moose"],
  ["a deed", "a dancing otter"],
  ["nothing but itself", "an alpaca"],
] as const;

/** Where a hero and all it has to do with cover the page. */
const outlineOf = async (idea: string, nth: number): Promise<boolean[]> => {
  const reading = readIdea(idea);
  const seed = tryOf("takes", nth);
  const cast = await castToken(
    { reading, name: "Abcdefghij", style: "cartoon", seed, pictures: pictureFiles },
    takeOf(reading, nth),
  );
  const { pixels } = new Resvg(document(LOGO, LOGO, cartoon.figure(cast.logo)), {
    fitTo: { mode: "width", value: 32 },
    font: { loadSystemFonts: false },
  }).render();
  return Array.from({ length: 32 * 32 }, (_, at) => (pixels[at * 4 + 3] ?? 0) > 128);
};

/** How much of what either covers only one of them covers. */
const apart = (one: boolean[], other: boolean[]): number => {
  const either = one.filter((is, at) => is || other[at]).length;
  return one.filter((is, at) => is !== other[at]).length / either;
};

describe.each(kinds)("%s: %s", (_, idea) => {
  test("six tries are six takes", () => {
    const played = sixOf(idea).map(({ reading, ...take }) => {
      const { relation, subject, motif, count, state, gear, stageSet } = reading;
      return JSON.stringify([take, relation, subject?.id, motif?.word, count, state, gear, stageSet]);
    });
    expect(new Set(played).size).toBe(6);
  });

  test("no two have the same outline", { tags: "long" }, async () => {
    // A close-up differs by how near it is.
    const tries = sixOf(idea).flatMap(({ crop }, nth) => (crop ? [] : [nth]));
    const outlines = await Promise.all(tries.map((nth) => outlineOf(idea, nth)));
    for (const [nth, one] of outlines.entries())
      for (const other of outlines.slice(nth + 1)) expect(apart(one, other)).toBeGreaterThan(0.08);
  });
});

test("no close-up cuts off what stands beside a head", () => {
  const crops = (idea: string) => sixOf(idea).map(({ crop }) => crop);
  expect(crops("an ibex that cannot jump")).not.toContain("close");
  expect(crops("an ibex with hiccups")).not.toContain("close");
});

test("the first take is the idea as it stands", () => {
  const reading = readIdea("a stork fighting a printer");
  expect(takeOf(reading, 0)).toEqual({ reading, pose: null, crop: null, isSwapped: false });
});

test("a try that is brought back is the same picture", async () => {
  const logo = async (nth: number) =>
    (
      await compose(
        { prompt: "a hen stealing a bathtub", imageStyle: "cartoon", seed: tryOf("s", nth) },
        pictureFiles,
      )
    ).logo.svg;
  const [third, fifth] = [await logo(2), await logo(4)];
  expect(await logo(2)).toBe(third);
  expect(await logo(4)).toBe(fifth);
  expect(third).not.toBe(fifth);
});

test("the mood that the idea says is the hero's in each take", () => {
  for (const { reading, isSwapped } of takesOf(readIdea("an angry stork fighting a printer")))
    expect(isSwapped ? reading.motifExpression : reading.expression).toBe("angry");
});

test.each([
  ["two flamingos arguing over a ticket", 2],
  ["three hens carrying a sofa", 3],
])("%s: as many in each take", (idea, count) => {
  for (const { reading, isSwapped } of takesOf(readIdea(idea)))
    expect(isSwapped ? reading.motifCount : reading.count).toBe(count);
});

test.each([
  ["an eel without a hat", /^(lacks|dreams|chases)$/],
  ["a mule refusing the bus", /^(refuses|topples|kicks|under|climbs|throws)$/],
])("%s: it has it in no take", (idea, relations) => {
  const played = takesOf(readIdea(idea)).filter(({ isSwapped }) => !isSwapped);
  for (const { reading } of played) expect(reading.relation).toMatch(relations);
});

test("who refuses to go somewhere never makes use of what is there", () => {
  const [, ...others] = takesOf(readIdea("a chinchilla refusing a haircut"));
  expect(others.length).toBeGreaterThan(4);
  for (const { reading, isSwapped } of others)
    if (!isSwapped) expect(reading.relation).toMatch(/^(refuses|topples|kicks|under|climbs|throws)$/);
});

test("what somebody does not do is done in no take", () => {
  const poses = (idea: string) => takesOf(readIdea(idea)).map(({ pose }) => pose);
  expect(poses("a furious lemming")).toContain("jump");
  expect(poses("a lemming who won't jump")).not.toContain("jump");
});

test("who is tiny, dressed or in a place that is named is no thing's burden", () => {
  const swapped = (idea: string) => takesOf(readIdea(idea)).filter(({ isSwapped }) => isSwapped).length;
  expect(swapped("a hen stealing a bathtub")).toBeGreaterThan(0);
  expect(swapped("a tiny hen stealing a bathtub")).toBe(0);
  expect(swapped("a hen in sunglasses stealing a bathtub")).toBe(0);
});

test.each([
  ["an angry teapot", ["angry", "fire", "rocket", "skateboard"]],
  ["a sad clown", ["cloud with rain", "sad"]],
  ["an alpaca", ["rocket", "skateboard"]],
])("%s: a board says what it is like, a thing what it feels, and who is alone has a toy", (idea, words) => {
  const held = takesOf(readIdea(idea)).flatMap(({ reading }) => reading.motif?.word ?? []);
  expect(held.sort()).toEqual(words);
});

test("where the motif plays the hero, the rest of the brand is the hero's", async () => {
  const reading = readIdea("a hen stealing a bathtub");
  const nth = takesOf(reading).findIndex(({ isSwapped }) => isSwapped);
  const order = { reading, name: "Abcdefghij", style: "cartoon" as const, pictures: pictureFiles };
  const { poses } = (await drawToken({ ...order, seed: tryOf("s", nth) })).kit("HEN");
  const pose = (name: string) => poses.find((each) => each.name === name)?.drawing.svg;
  // A bathtub has no body that points in another way than it waves.
  expect(pose("point")).not.toBe(pose("wave"));
});

test("whom the hero meets is known by a hat", async () => {
  const reading = readIdea("a dragon afraid of a princess");
  const order = { reading, name: "X", style: "cartoon", seed: "s", pictures: pictureFiles } as const;
  const { logo } = await castToken(order, takeOf(reading, 0));
  expect(logo.motifGear).toBe("crown");
  const hatless = { ...logo, motifGear: null };
  for (const style of [cartoon, pixel]) expect(style.logo(logo)).not.toBe(style.logo(hatless));
});

test.each([
  "a moose stuck in a revolving door",
  "a toaster that is scared of bread",
  "five sheep sharing one umbrella",
  "a pelican with a goldfish bowl in its beak",
])("%s: the first tries are about the same thing, with as many heroes", (idea) => {
  const { motif, count } = readIdea(idea);
  for (const { reading, isSwapped } of sixOf(idea))
    expect([reading.motif, reading.count, isSwapped]).toEqual([motif, count, false]);
});

const waysIn = (idea: string) =>
  sixOf(idea)
    .slice(0, 5)
    .map(({ reading }) => reading.relation);

test("who is stuck in a bucket has it on the head, and who is stuck in a door has not", () => {
  expect(waysIn("a bison stuck in a bucket")).toContain("headfirst");
  expect(waysIn("a bison stuck in a revolving door")).not.toContain("headfirst");
  // A head that is all of it would not be seen.
  expect(waysIn("a turnip stuck in a bucket")).not.toContain("headfirst");
});

test("who is behind glass comes out at the top too", () => {
  const states = (idea: string) => sixOf(idea).map(({ reading }) => reading.motifState);
  expect(states("a bison stuck in a jar")).toContain("tiny");
  expect(states("a bison stuck in a bucket")).not.toContain("tiny");
});

test.each([
  "a bison stuck in a bucket",
  "a turnip trapped in a jar",
  "a bison at the laundromat",
  "a bison who lost a kite",
  "a bison talking to a lamp",
  "a bison afraid of a lamp",
  "a bison fighting a lamp",
  "two bisons fighting over a lamp",
  "four bisons sharing an umbrella",
  "a bison at the dentist",
  "a bison at the post office",
  "a bison who cannot swim",
  "a bison who cannot parallel park",
  "a bison playing the harp",
  "a bison with hiccups",
  "a bison who hates tuesdays",
  "a bison chasing a mailman",
  "a bison hiding behind a lamp",
  "a bison at the airport",
  "two bisons sharing a pizza",
  "a bison who ate too much",
  "a bison drinking tea",
  "three bisons riding a camel",
])("%s: five tries differ at a glance", (idea) => {
  const ways = sixOf(idea)
    .slice(0, 5)
    .map(({ reading: { relation, motif, state, motifState, stageSet }, pose, crop, grow = 1 }) => {
      const body = /^(lie|sit|jump)$/.exec(pose ?? stageSet?.pose ?? "")?.[0];
      const size = grow > 1.5 ? "small" : grow < 0.7 ? "large" : "";
      const face = crop === "close" || crop === "medal" ? crop : "";
      return [relation, motif?.id, state, motifState, stageSet?.under, body, size, face].join(" ");
    });
  expect(new Set(ways).size).toBe(5);
});

test("what is in the hands is on the back and overhead too, and overhead it hides no hat", () => {
  const relations = (idea: string) =>
    takesOf(readIdea(idea))
      .slice(0, 6)
      .map(({ reading }) => reading.relation);
  expect(new Set(relations("a hippo with a trombone")).size).toBeGreaterThanOrEqual(3);
  expect(relations("a sloth firefighter with a hose")).not.toContain("heaves");
});

test("who loves a thing stands by it, hugs it, dreams of it and holds it, and who sells is never seen to scream", () => {
  const relations = sixOf("a vulture in love with a lamp").map(({ reading }) => reading.relation);
  expect(new Set(relations).size).toBeGreaterThan(3);
  expect(sixOf("a stoat selling ice cream").map(({ reading }) => reading.expression)).not.toContain(
    "screaming",
  );
});

test("who does yoga does so in each of the first tries, and who is behind a table is on it, too", () => {
  const poses = sixOf("a moose doing yoga").map(({ pose, reading }) => pose ?? reading.stageSet?.pose);
  expect(new Set(poses)).toEqual(new Set(["lotus"]));
  const relations = sixOf("sleepy frog at the office").map(({ reading }) => reading.relation);
  expect(relations).toEqual(expect.arrayContaining([null, "on", "lies"]));
});

test("who longs for something is as large in each try", () => {
  for (const { grow = 1 } of sixOf("a bear who needs coffee")) expect(grow).toBeGreaterThanOrEqual(1);
});

test.each(["an ill-tempered emu", "a beetroot", "a dancing ibex", "a sleeping shrew", "a vole at pilates"])(
  "%s: no try has more heroes than are said, and none is on its head",
  (idea) => {
    for (const { reading } of takesOf(readIdea(idea))) {
      expect(reading.count).toBe(1);
      expect(reading.stageSet?.pose).not.toBe("upside-down");
    }
  },
);

test("five tries of who holds, hugs or is dressed are five ways of it", () => {
  const ways = (idea: string) =>
    sixOf(idea)
      .slice(0, 5)
      .map(({ reading, pose, crop }) =>
        [
          reading.relation,
          reading.stageSet?.under,
          reading.state,
          reading.relation === "wears" && [pose, crop],
        ].join(" "),
      );
  for (const idea of ["an ibex holding a lamp", "an emu hugging a kettle", "a beetroot in a poncho"])
    expect(new Set(ways(idea)).size).toBe(5);
});

test("there is no toy and no seat where a place is said, or what one cannot do", () => {
  const more = (idea: string) =>
    takesOf(readIdea(idea)).filter(({ reading }) => /rocket|skateboard/.test(reading.motif?.id ?? "")).length;
  expect(more("an emu")).toBeGreaterThan(0);
  expect(more("an emu in the desert")).toBe(0);
  expect(more("an emu that cannot fly")).toBe(0);
});

test.each(["an ibex riding a goose", "an emu in slippers", "an ibex skydiving", "a shrew detective"])(
  "%s: five tries differ in what is done, how the hero holds itself, or how near it is",
  (idea) => {
    const ways = sixOf(idea)
      .slice(1, 5)
      .map(({ reading, pose, grow }) =>
        [reading.relation, reading.stageSet?.under, reading.state, pose, grow].join(" "),
      );
    expect(new Set(ways).size).toBe(4);
  },
);

test("slippers are cut off by no close-up, and a scarf is seen in one", () => {
  const crops = (idea: string) => sixOf(idea).map(({ crop }) => crop);
  expect(crops("an emu in slippers")).not.toContain("close");
  expect(crops("an emu in a scarf")).toContain("close");
});

test("a parachute is lain on and hugged in no try", () => {
  for (const { reading } of sixOf("an ibex skydiving")) expect(reading.relation).toBe("lifts");
});

test("words without a picture are small, run and ride in turn, and as they are in the first", () => {
  const reading = readIdea("cope harder");
  const played = [0, 1, 2, 3, 4].map((nth) => takeOf(reading, nth));
  expect(played[0]).toEqual({ reading, pose: null, crop: null, isSwapped: false });
  const ways = played.map(({ reading: { state, motif }, pose }) => [state, motif?.id, pose].join(" "));
  expect(new Set(ways).size).toBe(5);
});

test.each([
  ["an emu talking to a lamp", "lie"],
  ["an emu afraid of a lamp", "lie"],
  ["an emu fighting a lamp", "jump"],
])("%s: one of the tries has another body than to stand", (idea, pose) => {
  expect(
    sixOf(idea)
      .slice(0, 5)
      .map((take) => take.pose),
  ).toContain(pose);
});
