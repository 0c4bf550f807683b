/** @module-tag slow */

import { beforeAll, expect, test } from "vitest";
import { needPictures, pictureFiles } from "../making/picture-files.ts";
import { readIdea } from "../reading/read-idea.ts";
import { castToken } from "./cast-token.ts";
import { takeOf } from "./takes.ts";

beforeAll(needPictures, 120_000);

const castOf = async (idea: string) => {
  const reading = readIdea(idea);
  const order = { reading, name: "Abc", style: "cartoon", seed: "cast", pictures: pictureFiles } as const;
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
