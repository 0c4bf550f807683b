import { describe, expect, test } from "vitest";
import { compose } from "../compose.ts";
import { pictureFiles } from "../making/picture-files.ts";
import { findPicture } from "../pictures.ts";
import { readIdea } from "../reading/read-idea.ts";
import { creatureOf, headPicture } from "./creatures/creature-picture.ts";
import { fused, inSkinOf } from "./fused.ts";
import { playersOf } from "./players.ts";
import { outline, place } from "./svg.ts";

const playing = (idea: string) =>
  playersOf({ reading: readIdea(idea), name: "X", seed: "s", style: "cartoon" }, "#ff0000", pictureFiles);

const named = (id: string) => {
  const creature = creatureOf(id);
  if (!creature) throw new Error(`no ${id}`);
  return creature;
};

describe("who takes itself for something else", () => {
  test("is one being: a creature's head on a thing, and nobody beside it", async () => {
    for (const idea of ["a goat that thinks it is a helicopter", "a potato disguised as a hamster"]) {
      const { suit, isFaceless, creature, motif } = await playing(idea);
      expect([suit !== null, isFaceless, creature !== undefined, motif]).toEqual([true, true, true, null]);
    }
  });

  test("has its own face in the skin of another creature", async () => {
    const { creature, motif, suit } = await playing("a wolf disguised as a sheep");
    expect(creature).toMatchObject({ coat: named("wolf").coat, muzzle: named("wolf").muzzle, top: "wool" });
    expect([motif, suit]).toEqual([null, null]);
    const grandma = (await playing("a raccoon dressed up as a grandma")).creature;
    expect(grandma).toMatchObject({ marks: named("raccoon").marks, shirt: named("old-woman").shirt });
    expect(inSkinOf(named("chicken"), named("shark")).trunk).toBe(named("shark").coat);
  });

  test("is one thing on another, with a face", async () => {
    const { subject, motif, isFaceless } = await playing("a toaster pretending to be a spaceship");
    const alone = await playing("a toaster");
    expect([motif, isFaceless]).toEqual([null, true]);
    expect(subject?.picture.toon.body).toContain(alone.subject?.picture.toon.body);
    expect(subject?.picture.toon.eyes).not.toBeNull();
  });

  test.each(["minimalistic", "cartoon", "realistic", "pixel"] as const)(
    "is drawn in %s",
    async (imageStyle) => {
      const draw = (prompt: string) => compose({ prompt, imageStyle, seed: "s" }, pictureFiles);
      const [one, other] = [await draw("a cat who thinks he is a bread"), await draw("a cat with a bread")];
      expect(one.logo.svg).not.toBe(other.logo.svg);
    },
  );
});

test("a head is over the middle of the body that it is on, and the line around both is as wide", async () => {
  const body = await findPicture(["stapler"], pictureFiles);
  if (!body) throw new Error("no stapler");
  const { toon } = fused(headPicture(named("crocodile"), "happy"), body.picture, "cartoon");
  const [, top, , height] = toon.box;
  expect(toon.eyes?.[1]).toBeLessThan(top + height / 2);
  const ratio = Number(/data-scale="([\d.]+)"/.exec(toon.body)?.[1]);
  const drawn = outline(toon, place(toon, "k", 256, 256, 400), "#000000", 8);
  const [whole = 0, part = 0] = [...drawn.matchAll(/stroke-width="([\d.]+)"/g)].map(([, width]) =>
    Number(width),
  );
  expect(part * ratio).toBeCloseTo(whole, 0);
});
