import { describe, expect, it, test } from "vitest";
import { darken } from "../../colour/colour.ts";
import { expressions } from "../../reading/expression.ts";
import { type FacePlace, faceCells, type Painted } from "./cell-face.ts";
import { looks } from "./looks.ts";

const place: FacePlace = {
  axis: 20,
  eyes: { y: 14, reach: 5, half: 2.5 },
  mouth: { y: 20, wide: 8 },
};
const on = (skin: string) => () => skin;
const WHITE = "#ffffff";

/** The last painted of each cell, as one sees it. */
const seen = (cells: readonly Painted[]): ReadonlyMap<string, string> =>
  new Map(cells.map(({ x, y, colour }) => [`${x},${y}`, colour]));

describe.each(expressions)("a face that is %s", (expression) => {
  it.each([3, 4, 5, 6, 7, 9, 13, 18])(
    "is on whole cells, and its eyes are alike, with %i cells an eye",
    (wide) => {
      const sized = { ...place, eyes: { y: 14, reach: wide / 2 + 2, half: wide / 2 }, mouth: null };
      const cells = seen(faceCells(looks[expression], sized, on("#e0a060")));
      expect(cells.size).toBeGreaterThan(5);
      for (const key of cells.keys()) {
        const [x = 0, y = 0] = key.split(",").map(Number);
        expect([Number.isInteger(x), Number.isInteger(y)]).toEqual([true, true]);
        // A light is above and left in both pupils, and averted eyes look to one side.
        const other = cells.get(`${39 - x},${y}`);
        if (expression !== "shy") expect(other === undefined, `${key} of ${wide}`).toBe(false);
      }
    },
  );

  it.each([4, 6, 8, 10, 30])("has a mouth of at most %i cells below its eyes", (wide) => {
    const lips = faceCells(
      looks[expression],
      { ...place, eyes: null, mouth: { y: 20, wide } },
      on("#e0a060"),
    );
    expect(lips.length).toBeGreaterThan(1);
    const columns = lips.map(({ x }) => x);
    expect(Math.max(...columns) - Math.min(...columns)).toBeLessThanOrEqual(wide);
    expect(Math.min(...lips.map(({ y }) => y))).toBeGreaterThanOrEqual(20);
  });

  it("is told from every other", () => {
    const drawn = expressions.map((each) => JSON.stringify(faceCells(looks[each], place, on("#e0a060"))));
    expect(new Set(drawn).size).toBe(expressions.length);
  });
});

test("on a large face a shut eye is an arc, whose middle is rows below its ends, or above them", () => {
  const wide = { axis: 30, eyes: { y: 20, reach: 10, half: 6 }, mouth: null };
  for (const [expression, way] of [
    ["sleepy", 1],
    ["laughing", -1],
  ] as const) {
    const rowsAt = (column: number) =>
      faceCells(looks[expression], wide, on("#e0a060"))
        .filter(({ x, colour }) => x === column && colour === "#1d1a26")
        .map(({ y }) => y);
    const [end, middle] = [Math.min(...rowsAt(34)), Math.min(...rowsAt(40))];
    expect((middle - end) * way, expression).toBeGreaterThan(1);
  }
});

test("hearts in the eyes are red, and pale on what is red itself", () => {
  const eyesOn = (skin: string) => seen(faceCells(looks.loving, { ...place, mouth: null }, on(skin)));
  expect([...eyesOn("#7ac74f").values()]).toContain("#f0435e");
  for (const skin of ["#e53935", "#ff2020"]) {
    const cells = [...eyesOn(skin).values()];
    expect(cells, skin).not.toContain("#f0435e");
    expect(cells, skin).toContain("#ffe1e7");
  }
});

test("on a large face a mouth has lines of two cells", () => {
  const place = { axis: 30, eyes: null, mouth: { y: 20, wide: 18 } };
  for (const expression of expressions) {
    const lips = seen(faceCells(looks[expression], place, on("#e0a060")));
    for (const key of lips.keys()) {
      const [x = 0, y = 0] = key.split(",").map(Number);
      const beside = [`${x - 1},${y}`, `${x + 1},${y}`].filter((each) => lips.has(each));
      expect(beside.length, `${key} of ${expression}`).toBeGreaterThan(0);
    }
  }
});

test.each([3, 4, 5, 6, 7, 9, 11, 16])(
  "an open eye of %i cells is a pupil with a light in it, and mostly white on black fur alone",
  (wide) => {
    const sized = { ...place, eyes: { y: 14, reach: wide / 2 + 2, half: wide / 2 }, mouth: null };
    for (const skin of ["#26242c", "#8a5734", "#e0a060", WHITE]) {
      const eyes = [...seen(faceCells(looks.determined, sized, on(skin))).values()];
      const share = (colour: string) => eyes.filter((each) => each === colour).length / eyes.length;
      expect(share(WHITE), skin).toBeGreaterThan(0);
      if (skin !== "#26242c") expect(share("#1d1a26"), skin).toBeGreaterThan(0.55);
      else if (wide > 4) expect(share(WHITE), skin).toBeGreaterThan(share("#1d1a26"));
    }
  },
);

test.each([3, 4, 5, 6, 8])(
  "a thing's eye of %i cells that is half shut is a lid and a pupil, with no white around it",
  (wide) => {
    const sized = { ...place, eyes: { y: 14, reach: wide / 2 + 2, half: wide / 2 }, mouth: null };
    const eyes = [...seen(faceCells(looks.deadpan, { ...sized, skin: "#e0a060" }, on("#e0a060"))).values()];
    const whites = eyes.filter((each) => each === WHITE).length;
    expect(whites).toBeLessThanOrEqual(2);
    expect(eyes.length).toBeGreaterThan(whites * 4);
  },
);

test("on black fur the mouth is light, and on pale fur wide eyes have a dark rim", () => {
  const dark = faceCells(looks.sad, place, on("#26242c"));
  const lips = dark.filter(({ y }) => y >= 20).map(({ colour }) => colour);
  expect(lips).not.toContain("#1d1a26");
  const rims = (skin: string) =>
    faceCells(looks.scared, { ...place, mouth: null }, on(skin)).filter(
      ({ colour }) => colour === darken(skin, 0.75),
    ).length;
  expect(rims("#e8cfa0")).toBeGreaterThan(20);
  expect(rims(WHITE)).toBe(0);
  expect(rims("#8a5734")).toBe(0);
});

test("wide eyes on orange fur have a rim where they lie on a white muzzle", () => {
  const skin = "#e8782a";
  const muzzled = (_x: number, y: number) => (y > 14 ? WHITE : skin);
  const rims = faceCells(looks.scared, { ...place, mouth: null }, muzzled).filter(
    ({ colour }) => colour === darken(skin, 0.75),
  );
  expect(rims.length).toBeGreaterThan(4);
  for (const { y } of rims) expect(y).toBeGreaterThan(14);
});

test.each([5, 6, 8])("an angry eye of %i cells is no spectacles on what is pale", (wide) => {
  const sized = { ...place, eyes: { y: 14, reach: wide / 2 + 2, half: wide / 2 }, mouth: null };
  const paintsOf = (skin: string, isThing: boolean) => [
    ...seen(faceCells(looks.angry, isThing ? { ...sized, skin } : sized, on(skin))).values(),
  ];
  const share = (paints: readonly string[]) => paints.filter((each) => each === WHITE).length / paints.length;
  // A thing has a dark eye with a light in it; a creature keeps its white, with a soft edge.
  expect(share(paintsOf(WHITE, true))).toBeLessThan(0.12);
  expect(share(paintsOf(WHITE, true))).toBeGreaterThan(0);
  expect(share(paintsOf(WHITE, false))).toBeGreaterThan(0.2);
  expect(paintsOf(WHITE, false)).not.toContain(darken(WHITE, 0.75));
  expect(paintsOf(WHITE, false)).toContain(darken(WHITE, 0.3));
});

test("brows of a pale thing whose eyes stand close do not meet", () => {
  const close = { ...place, eyes: { y: 14, reach: 3.5, half: 2.5 }, mouth: null, skin: WHITE };
  const dark = faceCells(looks.angry, close, on(WHITE)).filter(({ colour }) => colour === "#1d1a26");
  const columns = dark.map(({ x }) => x);
  expect(columns).not.toContain(19);
  expect(columns).not.toContain(20);
  expect(columns.length).toBeGreaterThan(10);
});

test("a mouth stays a row clear of a nose", () => {
  const nose = (x: number, y: number) =>
    Math.abs(x - 19.5) < 2 && y >= 18 && y <= 20 ? "#15121c" : "#e0a060";
  const lips = faceCells(looks.sad, { ...place, eyes: null }, nose);
  expect(Math.min(...lips.map(({ y }) => y))).toBe(22);
});

test("a mouth goes below nostrils at its ends, unless there is no muzzle below", () => {
  const muzzle = (end: number) => (x: number, y: number) =>
    y > end ? null : (x === 15 || x === 24) && (y === 20 || y === 21) ? "#33241c" : "#e0a060";
  const topOf = (end: number) =>
    Math.min(
      ...faceCells(looks.sad, { ...place, eyes: null }, muzzle(end) as () => string).map(({ y }) => y),
    );
  expect(topOf(40)).toBe(23);
  expect(topOf(22)).toBe(20);
});

test.each([3, 4, 5, 6, 8])("a dark beak never touches an eye of %i cells", (wide) => {
  const beak = (x: number, y: number) => (Math.abs(x - 19.5) < 5 && y >= 13 ? "#15121c" : "#e0a060");
  const sized = { ...place, eyes: { y: 12, reach: wide / 2 + 1, half: wide / 2 }, mouth: null };
  const cells = seen(faceCells(looks.happy, sized, beak));
  const colourAt = (x: number, y: number) => cells.get(`${x},${y}`) ?? beak(x, y);
  for (const [key, colour] of cells) {
    if (colour !== "#1d1a26") continue;
    const [x = 0, y = 0] = key.split(",").map(Number);
    for (const [dx, dy] of [
      [0, 1],
      [1, 0],
      [-1, 0],
    ] as const)
      expect(colourAt(x + dx, y + dy), key).not.toBe("#15121c");
  }
});

test("fangs are seen on who is white: in an open mouth, and with a line around them below a shut one", () => {
  const facing = (look: keyof typeof looks) =>
    faceCells(looks[look], { ...place, eyes: null, teeth: "fangs" }, on(WHITE));
  for (const look of ["happy", "smug"] as const) {
    const cells = seen(facing(look));
    const fangs = [...cells]
      .filter(([, colour]) => colour === WHITE)
      .map(([key]) => key.split(",").map(Number));
    expect(fangs.length).toBeGreaterThan(1);
    for (const [x = 0, y = 0] of fangs)
      for (const key of [`${x - 1},${y}`, `${x + 1},${y}`]) expect(cells.has(key), look).toBe(true);
  }
});

test("fangs and front teeth are white below the lips", () => {
  for (const teeth of ["fangs", "teeth"] as const) {
    const cells = faceCells(looks.smug, { ...place, eyes: null, teeth }, on("#e0a060"));
    expect(cells.filter(({ colour }) => colour === WHITE).length).toBeGreaterThan(2);
  }
});

test.each([4, 7, 10, 12])("the corners of an eye of %i cells are not white: it is round", (wide) => {
  const sized = { ...place, eyes: { y: 14, reach: wide / 2 + 2, half: wide / 2 }, mouth: null };
  const whites = [...seen(faceCells(looks.screaming, sized, on("#e0a060")))].filter(
    ([, colour]) => colour === WHITE,
  );
  const cells = whites.map(([key]) => key.split(",").map(Number) as [number, number]);
  const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))];
  expect(cells.some(([x, y]) => x === left && y === top)).toBe(false);
});

test("a face on a pattern is drawn for what most of the body is", () => {
  const keys = (x: number) => (x % 2 === 0 ? WHITE : "#15121c");
  const facing = (skin: string) =>
    faceCells(looks.deadpan, { ...place, skin }, keys).filter(({ y }) => y >= 20);
  expect(facing("#f2d7a0").map(({ colour }) => colour)).toContain("#1d1a26");
  expect(facing("#26242c").map(({ colour }) => colour)).not.toContain("#1d1a26");
});

describe("on so few cells that an eye is a stroke", () => {
  const tiny = { axis: 20, eyes: { y: 14, reach: 3, half: 1.3 }, mouth: { y: 17, wide: 6 } };
  const small = { axis: 20, eyes: { y: 14, reach: 3.5, half: 1.6 }, mouth: null };

  it("has eyes of one cell by two, no light or rim in them, and a mouth of four", () => {
    const cells = faceCells(looks.happy, tiny, on("#e0a060"));
    const eyes = cells.filter(({ y }) => y < 16);
    expect(eyes.map(({ colour }) => colour)).toEqual(Array(4).fill("#1d1a26"));
    const lips = cells.filter(({ y }) => y >= 16).map(({ x }) => x);
    expect(Math.max(...lips) - Math.min(...lips)).toBe(3);
  });

  it.each(["angry", "smug"] as const)("is %s without whites, with a clear cell below the brow", (mood) => {
    const cells = seen(faceCells(looks[mood], small, on("#e0a060")));
    expect([...cells.values()]).not.toContain(WHITE);
    expect(cells.size).toBeGreaterThan(5);
  });

  it("keeps every mood that has brows or lids apart", () => {
    const drawn = expressions.map((each) => JSON.stringify(faceCells(looks[each], tiny, on("#e0a060"))));
    expect(new Set(drawn).size).toBeGreaterThanOrEqual(11);
  });
});
