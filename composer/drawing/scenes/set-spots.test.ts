import { describe, expect, test } from "vitest";
import type { Drawing } from "../../pictures.ts";
import type { SetPiece } from "../cast.ts";
import { crowdSpots } from "./crowd.ts";
import { encased } from "./encased.ts";
import { boxAround, boxAt, setSpot } from "./set-spots.ts";

const drawing = (width: number, height: number): Drawing => ({
  body: "",
  unit: 32,
  box: [0, 0, width, height],
  crown: [16, 3, 14],
  eyes: null,
});
const table = drawing(32, 16);
const piece = (part: SetPiece["part"], rim = 0.2): SetPiece => ({
  part,
  id: "office-desk",
  rim,
  isOpen: false,
  picture: { colours: [], flat: table, toon: table, shaded: table },
});
const around = { centre: [256, 256], width: 140, height: 200 } as const;
const FLOOR = 356;
const topOf = (each: SetPiece, relation: "holds" | null = null) => {
  const spot = setSpot(each, around, { side: 1, relation });
  const { centre, height } = boxAt(spot, each.picture.flat);
  return centre[1] - height / 2 + height * each.rim;
};

describe("the set around those who act", () => {
  test("has its table before them, under the chin, and lower where they hold something over it", () => {
    expect(topOf(piece("before"))).toBeGreaterThan(256);
    expect(topOf(piece("before"))).toBeLessThan(FLOOR);
    expect(topOf(piece("before"), "holds")).toBeGreaterThan(topOf(piece("before")));
  });

  test("has no table before the mouth of who has the face low", () => {
    const spot = setSpot(piece("before"), { ...around, chin: 340 }, { side: 1, relation: null });
    const { centre, height } = boxAt(spot, table);
    expect(centre[1] - height / 2 + height * 0.2).toBeGreaterThanOrEqual(340);
  });

  test("has seat or mat at their feet", () => expect(topOf(piece("under"))).toBeCloseTo(FLOOR));

  test("is seen on both sides of them where it is behind", () => {
    const { width } = boxAt(setSpot(piece("behind"), around, { side: 1, relation: null }), table);
    expect(width).toBeGreaterThan(around.width * 1.5);
  });

  test("has what is beside them away from the motif", () => {
    expect(setSpot(piece("beside"), around, { side: 1, relation: null }).x).toBeLessThan(256 - 70);
    expect(setSpot(piece("beside"), around, { side: -1, relation: null }).x).toBeGreaterThan(256 + 70);
  });

  test("leaves what is written on it clear", () => {
    const page = { ...piece("beside"), picture: { ...piece("beside").picture, letters: {} as never } };
    const { centre, width } = boxAt(setSpot(page, around, { side: 1, relation: null }), table);
    expect(centre[0] + width / 2).toBeLessThanOrEqual(around.centre[0] - around.width / 2);
  });

  test("is as large as all of them together", () => {
    const both = boxAround([around, { ...around, centre: [400, 256] }]);
    expect(both).toEqual({ centre: [328, 256], width: 284, height: 200 });
  });
});

describe("who is in a thing of glass", () => {
  const bottle = drawing(18, 30);
  const square = { x: 256, y: 256, size: 400 };

  test("is smaller than it, and inside", () => {
    const found = encased(square, { relation: "in", count: 1 }, "glass-bottle", bottle);
    expect(found?.hero.size).toBeLessThan((found?.motif.size ?? 0) * 0.7);
    expect(found?.hero.y).toBeGreaterThan(square.y);
  });

  test.each([
    ["in", "cardboard-box"],
    ["holds", "glass-bottle"],
  ] as const)("is not: %s %s", (relation, id) =>
    expect(encased(square, { relation, count: 1 }, id, bottle)).toBeNull(),
  );
});

test("who is too large for a thing of glass comes out of it", () =>
  expect(
    encased(
      { x: 256, y: 256, size: 400 },
      { relation: "in", count: 1, motifState: "tiny" },
      "fish-tank",
      drawing(30, 30),
    ),
  ).toBeNull());

describe("several of what is met or held", () => {
  const spot = { x: 380, y: 300, size: 200, isBehind: false, isMirrored: false, turn: 0 };

  test("stand behind the first, on both sides of it", () => {
    const [right, left] = crowdSpots({ relation: "meets", side: 1 }, 3, spot);
    expect(right?.x).toBeGreaterThan(380);
    expect(left?.x).toBeLessThan(380);
    expect(crowdSpots({ relation: "fears", side: 1 }, 2, spot)).toHaveLength(1);
  });

  test("are on both sides of the one that is held", () => {
    const [right, left] = crowdSpots({ relation: "holds", side: 1 }, 3, spot);
    expect(right?.x).toBeGreaterThan(380);
    expect(left?.x).toBeLessThan(380);
    expect(crowdSpots({ relation: "lifts", side: 1 }, 2, spot)).toHaveLength(1);
  });

  test("are one where one is eaten or met", () => {
    expect(crowdSpots({ relation: "eats", side: 1 }, 3, spot)).toEqual([]);
    expect(crowdSpots({ relation: "meets", side: 1 }, 1, spot)).toEqual([]);
  });
});
