import { expect, test } from "vitest";
import { readIdea } from "../../reading/read-idea.ts";
import { buildCreature } from "./build-creature.ts";
import { creatureFor } from "./creature-for.ts";
import { creatureOf } from "./creature-picture.ts";
import { bodyPoses } from "./limbs.ts";

test.each([
  ["a fennec fox with a map", "fennec"],
  ["a guinea pig with a piano", "guinea-pig"],
  ["a saber-toothed tiger at the dentist", "saber-toothed-tiger"],
  ["a tuxedo cat that bakes", "tuxedo-cat"],
  ["a betta fish on a couch", "betta-fish"],
  ["an elephant seal in a bathtub", "elephant-seal"],
  ["a barn owl with a lamp", "barn-owl"],
  ["a blue jay with a trumpet", "blue-jay"],
  ["a yorkshire terrier on a skateboard", "yorkshire-terrier"],
  ["a trilobite with a hat", "trilobite"],
  ["a buffalo with a hose", "buffalo"],
  ["a tiger shark in a suit", "shark"],
  ["a spider monkey on a bike", "monkey-face"],
  ["a rhinoceros beetle at the gym", "rhinoceros-beetle"],
  ["a persian cat with a crown", "persian"],
])("%s has a body of its own kind", (idea, id) => expect(creatureFor(readIdea(idea).subject)?.id).toBe(id));

const shapesOf = (id: string, change: object, pose: (typeof bodyPoses)[number]) => {
  const creature = creatureOf(id);
  if (!creature) throw new Error(`${id} is not built.`);
  return buildCreature({ ...creature, ...change }, pose, "happy").shapes;
};

test.each([
  ["sloth", "arms", "paw", 6],
  ["gecko", "arms", "hand", 8],
  ["praying-mantis", "arms", "hand", 4],
] as const)("a %s keeps what its hands are known by in every pose", (id, key, other, more) => {
  for (const pose of bodyPoses.filter((one) => one !== "lie")) {
    const forms = (change: object) => shapesOf(id, change, pose).filter(({ isMark }) => !isMark).length;
    expect(forms({}) - forms({ [key]: other }), pose).toBeGreaterThanOrEqual(more);
  }
});

test.each([
  ["tuxedo-cat", "socks"],
  ["okapi", "garters"],
] as const)("the legs of a %s have its %s", (id, mark) => {
  const without = (creatureOf(id)?.marks ?? []).filter((one) => one !== mark);
  const low = (change: object) =>
    JSON.stringify(
      shapesOf(id, change, "stand").filter(
        ({ piece }) => (piece.kind === "poly" ? (piece.points[0]?.[1] ?? 0) : piece.y) > 176,
      ),
    );
  expect(low({})).not.toBe(low({ marks: without }));
});

test("a tick is smaller of head than a spider", () => {
  const [tick, spider] = [creatureOf("tick"), creatureOf("spider")];
  if (!tick || !spider) throw new Error("not built");
  const [small, large] = [tick, spider].map((one) => buildCreature(one, "stand", "happy").head[2]);
  expect(small).toBeLessThan((large ?? 0) * 0.8);
});
