import { expect, test } from "vitest";
import { luminance } from "../../colour/contrast.ts";
import { buildCreature } from "./build-creature.ts";
import { creatureOf } from "./creature-picture.ts";
import { seenOnDark } from "./on-dark.ts";

const built = (id: string, mood: "angry" | "happy") => {
  const creature = creatureOf(id);
  if (!creature) throw new Error(id);
  const drawn = buildCreature(creature, "stand", mood);
  return { drawn, seen: seenOnDark(drawn, creature.coat), coat: creature.coat };
};

test("a black coat is parted from its eyes by a lighter ring, and its brows are seen", () => {
  const { drawn, seen, coat } = built("crow", "angry");
  const added = seen.shapes.length - drawn.shapes.length;
  expect(added).toBe(2);
  const light = seen.shapes.filter(
    ({ piece, isFace }) => isFace && luminance(piece.fill) > luminance(coat) + 0.08,
  );
  expect(light.length).toBeGreaterThanOrEqual(4);
});

test("who is not black stays as it is", () => {
  const { drawn, seen } = built("fox", "angry");
  expect(seen).toBe(drawn);
});
