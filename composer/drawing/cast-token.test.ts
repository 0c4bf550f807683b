/** @module-tag slow */

import { beforeAll, expect, test } from "vitest";
import type { ImageStyle } from "#contract/generation.ts";
import { needPictures, pictureFiles } from "../making/picture-files.ts";
import { readIdea } from "../reading/read-idea.ts";
import { castToken } from "./cast-token.ts";
import { takeOf } from "./takes.ts";

beforeAll(needPictures, 120_000);

const castOf = async (idea: string, style: ImageStyle = "cartoon") => {
  const reading = readIdea(idea);
  const order = { reading, name: "Abc", style, seed: "cast", pictures: pictureFiles } as const;
  return (await castToken(order, takeOf(reading, 0))).logo;
};

test("who talks to somebody has one bubble, and who talks alone its own", async () => {
  expect((await castOf("a vicar arguing with a kettle")).mark).toBeNull();
  expect((await castOf("a parrot that never shuts up")).mark).toBe("chatter");
});

test("hats are stacked on a head, and many of what is no hat are held", async () => {
  expect((await castOf("a squid with six headphones")).act.relation).toBe("holds");
  expect((await castOf("a squid wearing six top hats")).act.relation).toBe("wears");
});

test("what nobody rides as a rule is sat on, along its length, and what has a saddle is ridden", async () => {
  const { act, motif } = await castOf("a heron riding a baguette");
  expect(act).toMatchObject({ relation: "on", isRidden: true });
  const [, , width = 0, height = 0] = motif?.toon.box ?? [];
  expect(width).toBeGreaterThan(height * 2);
  expect((await castOf("a heron riding a tricycle")).act.relation).toBe("rides");
  expect((await castOf("a heron riding a horse")).act.relation).toBe("rides");
});

test("in flat colours, what somebody of its colour has or is in is in another tone, and what stands by keeps its own", async () => {
  const mainOf = async (idea: string, style?: ImageStyle) => (await castOf(idea, style)).motif?.colours[0];
  for (const style of ["pixel", "minimalistic"] as const) {
    const coal = await mainOf("a duck holding coal", style);
    expect(await mainOf("a crow holding coal", style)).not.toBe(coal);
    expect(await mainOf("a parrot holding coal", style)).toBe(coal);
    const tub = await mainOf("a crab afraid of a bathtub", style);
    expect(await mainOf("a toaster in a bathtub", style)).not.toBe(tub);
    expect(await mainOf("a toaster afraid of a bathtub", style)).toBe(tub);
  }
  expect(await mainOf("a crow holding coal", "realistic")).toBe(
    await mainOf("a duck holding coal", "realistic"),
  );
});

test("who is before a mirror is seen in it, and there is one", async () => {
  const mirrorOf = async (idea: string) => (await castOf(idea)).motif?.toon.body.length ?? 0;
  const empty = await mirrorOf("a possum carrying a mirror");
  expect(await mirrorOf("a possum screaming at its own reflection")).toBeGreaterThan(empty * 1.5);
  const hen = await castOf("a hen admiring herself in the mirror");
  expect(hen.act.relation).toBe("watches");
  expect(hen.set).toEqual([]);
});

test("who talks and dreams of something has one bubble", async () =>
  expect((await castOf("a cactus that wants a hug and talks all day")).mark).toBeNull());

test("the words of a day have no face before them", async () =>
  expect((await castOf("a goose that fights monday")).act.motifMood ?? null).toBeNull());
