import { describe, expect, test } from "vitest";
import type { Drawing } from "../../pictures.ts";
import type { Relation } from "../../reading/relation.ts";
import { turnedBox } from "../boxes.ts";
import { place } from "../svg.ts";
import { type Act, actWith, type MotifSpot } from "./act.ts";
import { zoneOf } from "./face-zone.ts";
import { heroSpot } from "./hero-spot.ts";
import { motifSpot } from "./motif-spot.ts";
import { plainAct } from "./testing/plain-act.ts";

const square = { x: 256, y: 260, size: 430 };
const act: Act = { ...plainAct, relation: "fights" };
const drawn = (width: number, height: number): Drawing => ({
  body: "",
  unit: 32,
  box: [(32 - width) / 2, (32 - height) / 2, width, height],
  crown: [16, 2, 14],
  eyes: null,
  head: null,
});
const creature: Drawing = {
  ...drawn(24, 30),
  eyes: [16, 9, 4],
  head: [16, 10, 8],
  hands: [
    [10, 20],
    [22, 20],
  ],
};

const played = (relation: Relation, hero: Drawing, motif: Drawing) => {
  const playing = actWith({ ...act, relation, isUpright: hero.hands !== undefined }, hero);
  const { hero: room } = heroSpot(square, playing);
  const body = place(hero, "h", room.x, room.y, room.size);
  const spot = motifSpot(square, playing, body, motif);
  return { body, spot, placed: place(motif, "m", spot.x, spot.y, spot.size) };
};

const across = ({ body, placed }: ReturnType<typeof played>): number =>
  Math.max(body.centre[0] + body.width / 2, placed.centre[0] + placed.width / 2) -
  Math.min(body.centre[0] - body.width / 2, placed.centre[0] - placed.width / 2);

describe("two beside each other", () => {
  test.each(["fights", "fears", "meets", "chases", "talks"] as const)(
    "are close: one %s the other",
    (relation) => {
      const wide = played(relation, drawn(30, 20), drawn(30, 20));
      expect(across(wide)).toBeLessThan(wide.body.width + wide.placed.width * 0.95);
    },
  );

  test("leave each other's face free", () => {
    for (const relation of ["fights", "meets", "loves", "hugs", "smashes"] as const) {
      const { body, placed, spot } = played(relation, drawn(30, 20), drawn(30, 24));
      const { right, bottom } = zoneOf(body);
      const isClear =
        spot.isBehind ||
        placed.centre[0] - placed.width / 2 > right - 1 ||
        placed.centre[1] - placed.height / 2 > bottom - 1;
      expect(isClear, relation).toBe(true);
    }
  });

  test("what is feared looms behind who fears it, higher on the page", () => {
    const { spot, placed, body } = played("fears", drawn(30, 20), drawn(28, 28));
    expect(spot.isBehind).toBe(true);
    expect(placed.centre[1] + placed.height / 2).toBeLessThan(body.centre[1] + body.height / 2);
  });

  test("stay where they are when the act is no wider than tall", () => {
    const tall = played("works", drawn(10, 30), drawn(6, 30));
    expect(tall.placed.centre[0] - tall.placed.width / 2).toBeGreaterThan(tall.body.centre[0]);
  });
});

const coverOf = (spot: MotifSpot, motif: Drawing, body: ReturnType<typeof played>["body"]): boolean => {
  const { centre, height, width } = turnedBox(place(motif, "m", spot.x, spot.y, spot.size), spot.turn);
  const { left, right, top, middle } = zoneOf(body);
  return (
    !spot.isBehind &&
    centre[1] - height / 2 < middle - 0.5 &&
    centre[1] + height / 2 > top + 0.5 &&
    centre[0] + width / 2 > left + 0.5 &&
    centre[0] - width / 2 < right - 0.5
  );
};

test.each(["lifts", "heaves", "juggles", "catches", "brushes", "holds", "cooks", "bites", "throws"] as const)(
  "nothing that somebody %s is before the eyes",
  (relation) => {
    for (const [width, height] of [
      [28, 28],
      [28, 9],
      [9, 28],
    ] as const) {
      const motif = drawn(width, height);
      const { spot, body } = played(relation, creature, motif);
      expect(coverOf(spot, motif, body), `${width}x${height}`).toBe(false);
    }
  },
);

test("what is worn on the back is seen on both sides, or over the shoulders", () => {
  const { spot, placed, body } = (() => {
    const playing: Act = { ...act, relation: "wears", slot: "back", isUpright: true };
    const { hero: room } = heroSpot(square, playing);
    const body = place(creature, "h", room.x, room.y, room.size);
    const spot = motifSpot(square, playing, body, drawn(28, 28));
    return { body, spot, placed: place(drawn(28, 28), "m", spot.x, spot.y, spot.size) };
  })();
  expect(spot.isBehind).toBe(true);
  expect(placed.width).toBeGreaterThan(body.width * 1.2);
});

test("shoes that are drawn as a pair are put on once", () => {
  const playing: Act = { ...act, relation: "wears", slot: "feet" };
  const { hero: room } = heroSpot(square, playing);
  const body = place(creature, "h", room.x, room.y, room.size);
  expect(motifSpot(square, playing, body, drawn(28, 20)).twin).toBeDefined();
  expect(motifSpot(square, { ...playing, isPair: true }, body, drawn(28, 20)).twin).toBeUndefined();
});

test("what has a handle is in the one hand that is up, and leans away from the face", () => {
  const waving: Drawing = {
    ...creature,
    hands: [
      [10, 24],
      [24, 10],
    ],
  };
  const { body, spot } = played("lifts", waving, drawn(28, 30));
  const [, [x = 0, y = 0] = []] = body.hands ?? [];
  expect(spot.turn).toBeGreaterThan(0);
  expect(spot.x).toBeGreaterThan(x);
  expect(spot.y).toBeLessThan(y);
  // The hand is within its lower end.
  expect(Math.abs(spot.x - x) + Math.abs(spot.y - y)).toBeLessThan(spot.size * 0.75);
});
