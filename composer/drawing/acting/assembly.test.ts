import { describe, expect, test } from "vitest";
import type { Drawing } from "../../pictures.ts";
import { inked } from "../creatures/as-drawing.ts";
import { buildCreature } from "../creatures/build-creature.ts";
import { builtIds, creatureOf } from "../creatures/creature-picture.ts";
import { formats } from "../lettering/formats.ts";
import { place } from "../svg.ts";
import type { Act } from "./act.ts";
import { bodyRoom } from "./dressed.ts";
import { expressed } from "./face.ts";
import { heroSpot } from "./hero-spot.ts";
import { jointed } from "./joints.ts";
import { motifSpot } from "./motif-spot.ts";
import { limbs, overMotif } from "./pieces.ts";
import { plainAct } from "./testing/plain-act.ts";

const square = { x: 256, y: 260, size: 430 };
const act: Act = { ...plainAct, isUpright: true };
const shapes: Drawing[] = [
  [28, 28],
  [28, 9],
  [9, 28],
].map(([width = 0, height = 0]) => ({
  body: "",
  unit: 32,
  box: [(32 - width) / 2, (32 - height) / 2, width, height],
  crown: [16, 2, 14],
  eyes: null,
}));

describe("what a creature holds", () => {
  const creatures = [...new Set(builtIds.map((id) => creatureOf(id)))].filter((each) => each !== undefined);

  test.each(["holds", "drinks", "cooks"] as const)("it %s below its eyes and above the floor", (relation) => {
    const wrong: string[] = [];
    for (const creature of creatures) {
      const playing: Act = { ...act, relation };
      const pose = relation === "drinks" ? "think" : "hold";
      const { hero: room } = heroSpot(square, playing);
      const hero = place(inked(buildCreature(creature, pose, "happy")), "h", room.x, room.y, room.size);
      for (const shape of shapes)
        for (const isSign of [false, true]) {
          const spot = motifSpot(square, { ...playing, isSign }, hero, shape);
          const motif = place(shape, "m", spot.x, spot.y, spot.size);
          const top = motif.centre[1] - motif.height / 2;
          const { y, reach, x } = hero.eyes ?? { x: 0, y: 0, reach: 0 };
          const isBeside = Math.abs(motif.centre[0] - x) - motif.width / 2 > reach * 1.4;
          if (!isBeside && top < y + reach * 0.3) wrong.push(`${creature.id} ${relation} over its eyes`);
          if (motif.centre[1] + motif.height / 2 > 512) wrong.push(`${creature.id} ${relation} off the page`);
        }
    }
    expect(wrong).toEqual([]);
  });
});

const drawn = (d: string): Drawing => ({
  body: `<path fill="#cc3333" d="${d}"/>`,
  unit: 32,
  box: [2, 2, 28, 28],
  crown: [16, 2, 14],
  eyes: null,
});
const things = {
  sock: "M8 2H16V18L30 24V30H14L8 22Z",
  balloon: "M16 2L28 10L17 20V30H15V20L4 10Z",
  slice: "M2 2H30L16 30Z",
  frame: "M2 2H30V30H2ZM10 10V22H22V10Z",
};
const jointedOf = (d: string): Drawing => {
  const flat = drawn(d);
  return jointed({ colours: [], flat, toon: flat, shaded: flat }, "pixel").flat;
};

test("joints are of a drawing's box as well as of its body", () => {
  const jointsIn = (box: Drawing["box"]) => {
    const flat = { ...drawn(things.balloon), box };
    return jointed({ colours: [], flat, toon: flat, shaded: flat }, "pixel").flat.joints;
  };
  expect(jointsIn([0, 0, 32, 40])).not.toEqual(jointsIn([0, 0, 32, 32]));
  expect(jointedOf(things.slice).joints).not.toEqual(jointedOf(things.sock).joints);
});

describe.each(Object.entries(things))("a thing like a %s", (_, d) => {
  const drawing = jointedOf(d);
  const playing: Act = { ...act, isUpright: false };
  const { x, y, size } = bodyRoom({ isFaceless: true }, heroSpot(square, playing).hero);
  const hero = place(drawing, "t", x, y, size);

  test("has its joints on its outline", () => {
    const { shoulders = [], hips = [] } = drawing.joints ?? {};
    for (const [px, py] of [...shoulders, ...hips]) {
      expect(px).toBeGreaterThanOrEqual(1);
      expect(px).toBeLessThanOrEqual(31);
      expect(py).toBeGreaterThan(8);
      expect(py).toBeLessThanOrEqual(30.5);
    }
    expect(drawing.eyes?.[2]).toBeGreaterThan(1);
  });

  test("has two hands, whatever it does with what", () => {
    const gloves = (relation: Act["relation"], isSign: boolean) => {
      const doing: Act = { ...playing, relation, isSign };
      const [shape] = shapes as [Drawing];
      const spot = motifSpot(square, doing, hero, shape);
      const over = overMotif(doing, hero, place(shape, "m", spot.x, spot.y, spot.size), "#ffffff");
      return [...limbs(doing, hero, 1), ...over].filter(
        ({ kind, fill }) => kind === "oval" && fill === "#ffffff",
      ).length;
    };
    for (const relation of [null, "holds", "drinks", "eats", "lifts", "throws", "works", "meets"] as const)
      expect([relation, gloves(relation, false)]).toEqual([relation, 2]);
    expect(gloves("lifts", true)).toBe(2);
  });

  test("holds a thing beside its face", () => {
    const [shape] = shapes as [Drawing];
    const spot = motifSpot(square, playing, hero, shape);
    const eyes = hero.eyes ?? { x: 0, y: 0, reach: 0 };
    expect(spot.x - spot.size / 2).toBeGreaterThan(eyes.x + eyes.reach);
    expect(spot.x + spot.size / 2).toBeLessThan(512);
  });
});

test.each(Object.entries(formats))("the face of a %s is clear of its words and its edge", (kind, format) => {
  if (kind === "placard") return;
  const [x, y, reach] = format.face;
  const { words, box } = format;
  const hero = { ...place(drawn(""), "f", x, y, 100), eyes: { x, y, reach } };
  for (const mood of ["sad", "scared", "angry", "smug", "deadpan"] as const)
    for (const piece of expressed(mood, hero, true)) {
      const rows =
        piece.kind === "poly" ? piece.points.map((at) => at[1]) : [piece.y - piece.ry, piece.y + piece.ry];
      if (y >= words.y) expect(Math.min(...rows)).toBeGreaterThan(words.y + words.height - 2);
      expect(Math.max(...rows)).toBeLessThan(box[1] + box[3]);
    }
});
