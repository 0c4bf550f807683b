import { describe, expect, test } from "vitest";
import { luminance } from "../../colour/contrast.ts";
import { expressions } from "../../reading/expression.ts";
import { readIdea } from "../../reading/read-idea.ts";
import type { Piece } from "../gear/shapes.ts";
import { cellsOf } from "../pixels/cells-of.ts";
import type { Staging } from "../staging.ts";
import { silhouette } from "../svg.ts";
import { boxOf, inked } from "./as-drawing.ts";
import { buildCreature } from "./build-creature.ts";
import type { Creature } from "./creature.ts";
import { builtIds, creatureOf, creaturePicture } from "./creature-picture.ts";
import { ears } from "./ears.ts";
import { headOf } from "./head.ts";
import { frameOf } from "./head-frame.ts";
import { bodyPoses } from "./limbs.ts";
import { muzzles } from "./muzzles.ts";
import { poseOf } from "./pose-of.ts";
import type { Shape } from "./shapes.ts";
import { tails } from "./tails.ts";
import { creatures as lines } from "./texts.gen.ts";
import { topsBefore } from "./tops-before.ts";
import { topsBehind } from "./tops-behind.ts";
import { torsos } from "./torsos.ts";
import { wings } from "./wings.ts";

const known = builtIds.map((id) => {
  const creature = creatureOf(id);
  if (!creature) throw new Error(`${id} is listed and not built.`);
  return creature;
});

const KEYS =
  /^(coat|belly|extra|dark|limb|trunk|shell|shirt|shoe|gear|head|ears|muzzle|top|marks|arms|legs|tail|body|neck|wings|eyes)$/;
const COLOUR = /^(coat|belly|extra|dark|limb|trunk|shell|shirt|shoe)$/;

describe("the list of creatures", () => {
  test("names each id once", () => {
    const ids = lines.split("\n").flatMap((line) => line.split(": ")[0]?.split(" ") ?? []);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(ids.length).toBeGreaterThan(120);
  });

  test("says nothing that no part reads", () => {
    const odd: string[] = [];
    for (const line of lines.split("\n")) {
      for (const part of line.slice(line.indexOf(": ") + 2).split(", ")) {
        const [key = "", ...value] = part.split(" ");
        const isRight = KEYS.test(key) && (!COLOUR.test(key) || /^#[0-9a-f]{6}$/.test(value.join(" ")));
        if (!isRight || value.length === 0) odd.push(line.slice(0, 30) + part);
      }
    }
    expect(odd).toEqual([]);
  });
});

test.each(["leopard", "zebra", "calico"])("what lies on the head of a %s lies on its body too", (id) => {
  const creature = creatureOf(id);
  if (!creature) throw new Error(`${id} is not built.`);
  const count = (marks: readonly string[]) =>
    buildCreature({ ...creature, marks }, "stand", "happy").shapes.filter(({ piece }) => yOf(piece) > 125)
      .length;
  expect(count(creature.marks)).toBeGreaterThan(count([]));
});

const yOf = (piece: Piece): number => (piece.kind === "poly" ? (piece.points[0]?.[1] ?? 0) : piece.y);

test("two creatures never look alike", () => {
  const drawn = new Map<string, string>();
  const twins: string[] = [];
  for (const line of lines.split("\n")) {
    const [id = ""] = line.split(/[ :]/);
    const creature = creatureOf(id);
    if (!creature) continue;
    const { body } = inked(buildCreature(creature, "stand", "happy"));
    const other = drawn.get(body);
    if (other) twins.push(`${id} ${other}`);
    drawn.set(body, id);
  }
  expect(twins).toEqual([]);
});

const everyFifth = known.filter((_, at) => at % 5 === 0);
const title = "another picture in every pose and with every face";
test(`every fifth creature is ${title}`, () => differByPoseAndFace(everyFifth));
test(`every creature is ${title}`, { tags: "long" }, () => differByPoseAndFace(known));

function differByPoseAndFace(creatures: typeof known): void {
  for (const creature of creatures) {
    const inPoses = bodyPoses.map((pose) => JSON.stringify(buildCreature(creature, pose, "happy").shapes));
    // Without legs, who sits is who holds.
    // Without arms there is a tail for the right hand alone.
    // Pincers are held up, as if to shrug, by who stands.
    const isPincered = creature.arms === "claw" ? 1 : 0;
    const same = (creature.arms === "none" ? 3 : creature.legs === "none" ? 1 : 0) + isPincered;
    expect(new Set(inPoses).size, creature.id).toBeGreaterThanOrEqual(bodyPoses.length - same);
    const withFaces = expressions.map((face) =>
      JSON.stringify(buildCreature(creature, "stand", face).shapes),
    );
    expect(new Set(withFaces).size, creature.id).toBe(expressions.length);
  }
}

/** Round eyes on light fur, on a head that sits on the shoulders: on a long neck it is too small for whites. */
const hasLargeEyes = ({ eyes, coat, neck }: Creature): boolean =>
  eyes === "round" && neck === "none" && luminance(coat) > 0.15;

test.each(["angry", "smug", "deadpan"] as const)("%s eyes on a grid are white under one dark bar", (mood) => {
  const muddled: string[] = [];
  for (const creature of everyFifth.filter(hasLargeEyes)) {
    const { flat } = creaturePicture(creature, "stand", mood);
    const { canvas, at, unit } = cellsOf(flat, 56);
    const [x, y, reach] = flat.eyes ?? [0, 0, 0];
    const counts = { white: 0, dark: 0 };
    canvas.each((cx, cy, colour) => {
      const [ex, ey] = at(x + reach, y);
      if (Math.abs(cx + 0.5 - ex) > 13 * unit || cy + 0.5 < ey - 26 * unit || cy + 0.5 > ey + 14 * unit)
        return;
      if (colour === "#ffffff") counts.white++;
      if (luminance(colour) < 0.02) counts.dark++;
    });
    if (counts.white < 5 || counts.dark > counts.white * 3.2)
      muddled.push(`${creature.id} ${JSON.stringify(counts)}`);
  }
  expect(muddled).toEqual([]);
});

test("hands that hold, and the crown that a hat sits on, are where the creature is", () => {
  for (const creature of known) {
    const { shapes, hands, crown, eyes, head } = buildCreature(creature, "hold", "happy");
    const [left, top, width, height] = boxOf(shapes);
    if (!hands) throw new Error(`${creature.id} has no hands.`);
    for (const [x, y] of [...hands, eyes, head, crown]) {
      expect(x, creature.id).toBeGreaterThan(left);
      expect(x, creature.id).toBeLessThan(left + width);
      expect(y, creature.id).toBeGreaterThanOrEqual(top);
      expect(y, creature.id).toBeLessThan(top + height);
    }
    // What is held is under the chin: it hides no face.
    expect(Math.min(hands[0][1], hands[1][1]), creature.id).toBeGreaterThan(head[1] + 40);
  }
});

test("a shade is no part of an outline", () => {
  const fox = creatureOf("fox");
  if (!fox) throw new Error("no fox");
  const { toon, shaded } = creaturePicture(fox, "wave", "happy");
  for (const { body } of [toon, shaded]) {
    expect(body).toContain('class="shade"');
    expect(silhouette(body)).not.toContain("shade");
  }
});

const pixelled = "has in cells a palette that names them all, and a face in them";
test(`every fifth creature ${pixelled}`, () => haveCells(everyFifth));
test(`every creature ${pixelled}`, { tags: "long" }, () => haveCells(known));

function haveCells(creatures: typeof known): void {
  for (const creature of creatures) {
    const picture = creaturePicture(creature, "stand", "happy");
    expect(picture.colours.length, creature.id).toBeLessThanOrEqual(26);
    const { canvas } = cellsOf(picture.flat, 38);
    const seen = new Set<string>();
    canvas.each((_x, _y, colour) => seen.add(colour));
    for (const needed of ["#ffffff", "#1d1a26"]) expect([creature.id, ...seen]).toContain(needed);
  }
}

test("a creature that stripes or tentacles are said of has them", () => {
  for (const [id, body] of [
    ["honeybee", "striped"],
    ["octopus", "tentacles"],
  ] as const) {
    const creature = creatureOf(id);
    if (!creature) throw new Error(id);
    const plain = inked(buildCreature({ ...creature, body: "torso" }, "stand", "happy")).body;
    expect([id, creature.body]).toEqual([id, body]);
    expect(inked(buildCreature(creature, "stand", "happy")).body).not.toBe(plain);
  }
});

test.each([
  ["walrus", "tusks", "muzzle"],
  ["kangaroo", "a young one in its pouch", "marks"],
  ["camel", "humps", "shell"],
  ["squirrel", "a tail as high as its head", "tail"],
  ["unicorn", "a mane in colours", "top"],
  ["turtle", "plates on its belly", "marks"],
] as const)("a %s has %s", (id, _, key) => {
  const creature = creatureOf(id);
  if (!creature) throw new Error(`${id} is not built.`);
  const plain = { marks: [], muzzle: "none", shell: null, tail: "none", top: "none" };
  const shapesOf = (each: typeof creature) => buildCreature(each, "stand", "happy").shapes.length;
  expect(shapesOf(creature)).toBeGreaterThan(shapesOf({ ...creature, [key]: plain[key] }));
});

test.each([
  ["shark", "no fin for a hat: its highest point is its snout", ({ dorsal, head }: Tops) => dorsal > head],
  ["squirrel", "a tail higher than its head", ({ tail, head }: Tops) => tail < head],
] as const)("a %s has %s", (id, _, isRight) => {
  const creature = known.find((one) => one.id === id) as Creature;
  const highest = (shapes: Shape[]) => boxOf(shapes)[1];
  expect(
    isRight({
      dorsal: highest(topsBehind.dorsal?.(creature, frameOf(creature)) ?? []),
      tail: highest(tails[creature.tail]?.(creature) ?? []),
      head: highest(headOf({ ...creature, top: "none", ears: "none" }).head),
    }),
  ).toBe(true);
});
interface Tops {
  dorsal: number;
  tail: number;
  head: number;
}

test("a cyclops has one eye, in every style", () => {
  const cyclops = known.find(({ id }) => id === "cyclops") as Creature;
  const { flat, toon, cut } = creaturePicture(cyclops, "stand", "deadpan");
  for (const drawing of [flat, toon, cut]) expect(drawing?.eyes?.[2]).toBe(0);
});

test("every part that a creature is said to have is drawn", () => {
  const parts = {
    ears: Object.keys(ears),
    // A frog's is but its mouth.
    muzzle: [...Object.keys(muzzles), "frog"],
    top: [...Object.keys(topsBefore), ...Object.keys(topsBehind)],
    tail: Object.keys(tails),
    wings: Object.keys(wings),
    body: [...Object.keys(torsos), "torso", "striped"],
  };
  const unknown = known.flatMap((creature) =>
    (Object.keys(parts) as (keyof typeof parts)[])
      .filter((part) => creature[part] !== "none" && !parts[part].includes(creature[part]))
      .map((part) => `${creature.id}: ${part} ${creature[part]}`),
  );
  expect(unknown).toEqual([]);
});

test("a head is held aslant in a mood, and straight on cells", () => {
  const fox = known.find(({ id }) => id === "fox") as Creature;
  const eyesIn = (mood: (typeof expressions)[number]) => {
    const { flat, toon, shaded, cut } = creaturePicture(fox, "stand", mood);
    return [flat, toon, shaded, cut].map((drawing) => drawing?.eyes?.[0]);
  };
  const [flat = 0, ...aslant] = eyesIn("happy");
  expect(flat).toBe(100);
  for (const x of aslant) expect(x).toBeGreaterThan(103);
  const [, smug] = eyesIn("smug");
  expect(smug).toBeLessThan(97);
});

test("a body leans, and fear stretches it while anger squats, on feet that stay", () => {
  const fox = known.find(({ id }) => id === "fox") as Creature;
  const boxIn = (mood: (typeof expressions)[number], isAslant: boolean) => {
    const [left, top, width, height] = boxOf(buildCreature(fox, "hips", mood, { isAslant }).shapes);
    return { left, top, width, height, floor: top + height };
  };
  const [scared, angry, still] = [boxIn("scared", true), boxIn("angry", true), boxIn("happy", false)];
  expect(scared.height / scared.width).toBeGreaterThan((still.height / still.width) * 1.04);
  expect(angry.height / angry.width).toBeLessThan((still.height / still.width) * 0.94);
  for (const { floor } of [scared, angry]) expect(Math.abs(floor - still.floor)).toBeLessThan(1);
});

test("a feeling that is said is held otherwise in each of its poses", () => {
  const poses = (idea: string) => {
    const reading = readIdea(idea);
    return [0, 1, 2].map((step) => poseOf(null, reading, { step } as Staging));
  };
  for (const idea of ["an angry moose", "a scared otter", "a smug duck", "a laughing goat"])
    expect(new Set(poses(idea)).size, idea).toBe(3);
});

test("a toy has eyes of glass, and each paint that it uses", () => {
  for (const creature of everyFifth) {
    const { body } = creaturePicture(creature, "stand", "happy").shaded;
    const painted = [...body.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
    const defined = [...body.matchAll(/\bid="(\w+)"/g)].map(([, id]) => id);
    expect(new Set(defined).size, creature.id).toBe(defined.length);
    expect(painted.filter((id) => !defined.includes(id))).toEqual([]);
    if (creature.eyes === "round" && !creature.isHeadless) expect(painted).toContain("white");
  }
});

test("a crab works with its claws beside its shell or below its mouth, in every pose", () => {
  const crab = creatureOf("crab");
  if (!crab) throw new Error("no crab");
  for (const pose of bodyPoses.filter((one) => one !== "lie")) {
    const { hands } = buildCreature(crab, pose, "happy");
    for (const [x, y] of hands ?? []) expect(Math.abs(x - 100) >= 88 || y >= 160, pose).toBe(true);
  }
});

test("a father is no boy, and an uncle is neither", () => {
  const [dad, boy, uncle] = ["dad", "boy", "uncle"].map((word) => creatureOf(word));
  expect(dad?.marks).toContain("moustache");
  expect(boy?.marks).not.toContain("moustache");
  expect(uncle?.top).toBe("bald");
});
