import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { PixelCanvas, paintPiece, ridgeHeights, spriteCanvas, spriteFrom, twiceAsLarge } from "./canvas.ts";
import { paintName, pixelName } from "./letters.ts";
import { putFace } from "./put-pieces.ts";

const RED = "#cc0000";
const BLUE = "#0000cc";
const INK = "#101014";
const size = fc.integer({ min: 1, max: 12 });
const cells = fc.array(fc.tuple(fc.nat(11), fc.nat(11), fc.constantFrom(RED, BLUE)), { maxLength: 40 });

const canvasOf = (width: number, height: number, painted: readonly [number, number, string][]) => {
  const canvas = new PixelCanvas(width, height);
  for (const [x, y, colour] of painted) canvas.set(x, y, colour);
  return canvas;
};
const everyCell = (canvas: PixelCanvas) =>
  Array.from({ length: canvas.width * canvas.height }, (_, at) =>
    canvas.get(at % canvas.width, Math.floor(at / canvas.width)),
  );

/** The cells that paths cover, by colour: what a renderer would fill. */
const covered = (svg: string, cell: number): Map<string, string> => {
  const found = new Map<string, string>();
  for (const [, colour = "", d = ""] of svg.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)) {
    for (const [, x, y, run] of d.matchAll(/M(-?\d+) (-?\d+)h(\d+)v\d+h-\d+z/g))
      for (let at = 0; at < Number(run) / cell; at++)
        found.set(`${Number(x) / cell + at},${Number(y) / cell}`, colour);
  }
  return found;
};

describe("a canvas of cells", () => {
  it("holds what is painted in it, and nothing beside it", () => {
    fc.assert(
      fc.property(size, size, cells, (width, height, painted) => {
        const canvas = canvasOf(width, height, painted);
        const last = new Map(painted.map(([x, y, colour]) => [`${x},${y}`, colour]));
        for (let y = -1; y <= height; y++) {
          for (let x = -1; x <= width; x++) {
            const isInside = x >= 0 && y >= 0 && x < width && y < height;
            expect(canvas.get(x, y)).toBe(isInside ? (last.get(`${x},${y}`) ?? null) : null);
          }
        }
      }),
    );
  });

  it("is written as paths that cover each painted cell in its colour, once", () => {
    fc.assert(
      fc.property(size, size, cells, fc.integer({ min: 1, max: 9 }), (width, height, painted, cell) => {
        const canvas = canvasOf(width, height, painted);
        const found = covered(canvas.toPaths(cell), cell);
        const wanted = everyCell(canvas).filter((colour) => colour !== null);
        expect(found.size).toBe(wanted.length);
        for (const [place, colour] of found) {
          const [x = 0, y = 0] = place.split(",").map(Number);
          expect(canvas.get(x, y)).toBe(colour);
        }
      }),
    );
  });

  it("joins neighbours of one colour in a row, so that a drawing stays small", () => {
    const row = canvasOf(
      6,
      1,
      [0, 1, 2, 4, 5].map((x) => [x, 0, RED]),
    );
    expect(row.toPaths(10, 5, 7)).toBe(
      `<g shape-rendering="crispEdges"><path fill="${RED}" d="M5 7h30v10h-30zM45 7h20v10h-20z"/></g>`,
    );
  });

  it("is stamped with the painted cells of another alone", () => {
    const ground = canvasOf(
      3,
      1,
      [0, 1, 2].map((x) => [x, 0, BLUE]),
    );
    ground.stamp(canvasOf(2, 1, [[1, 0, RED]]), 1, 0);
    expect(everyCell(ground)).toEqual([BLUE, BLUE, RED]);
    ground.stamp(
      canvasOf(2, 1, [
        [0, 0, RED],
        [1, 0, RED],
      ]),
      -1,
      0,
    );
    expect(everyCell(ground)).toEqual([RED, BLUE, RED]);
  });

  it("parts a dark thing from a dark one behind it by a lighter line, and a light thing by nothing", () => {
    const square = (colour: string) =>
      canvasOf(
        4,
        4,
        Array.from({ length: 16 }, (_, at) => [at % 4, Math.floor(at / 4), colour]),
      ).outlined(INK);
    const seen = (over: string, under: string): number => {
      const canvas = new PixelCanvas(12, 6);
      canvas.stamp(square(under), 0, 0);
      canvas.stampApart(square(over), 3, 0);
      return everyCell(canvas).filter((colour) => colour !== null && ![INK, over, under].includes(colour))
        .length;
    };
    expect(seen("#1a1a1a", "#221a1a")).toBeGreaterThan(3);
    expect(seen("#f0c030", "#221a1a")).toBe(0);
    expect(seen("#1a1a1a", "#f0c030")).toBeLessThan(3);
  });

  it("gets a line of one cell around it, and keeps what it had", () => {
    fc.assert(
      fc.property(size, size, cells, (width, height, painted) => {
        const canvas = canvasOf(width, height, painted);
        const lined = canvas.outlined("#000000");
        expect([lined.width, lined.height]).toEqual([width + 2, height + 2]);
        for (let y = 0; y < height + 2; y++) {
          for (let x = 0; x < width + 2; x++) {
            const own = canvas.get(x - 1, y - 1);
            const beside = [
              canvas.get(x - 2, y - 1),
              canvas.get(x, y - 1),
              canvas.get(x - 1, y - 2),
              canvas.get(x - 1, y),
            ];
            expect(lined.get(x, y)).toBe(own ?? (beside.some(Boolean) ? "#000000" : null));
          }
        }
      }),
    );
  });

  it("is lit from the upper left: no cell more or less, darker below than above", () => {
    const lit = block(24).shaded();
    expect(everyCell(lit).filter(Boolean)).toHaveLength(24 * 24);
    expect(lightAt(lit, 0, 0)).toBeGreaterThan(lightAt(lit, 12, 12));
    expect(lightAt(lit, 23, 23)).toBeLessThan(lightAt(lit, 12, 12));
    const tones = new Set(everyCell(lit));
    expect(tones.size, "light, own and shade").toBe(3);
    expect(everyCell(new PixelCanvas(3, 3).shaded()).filter(Boolean)).toEqual([]);
  });

  it("has no light edge where it has few cells, but a dark one", () => {
    const lit = block(5).shaded();
    expect(lightAt(lit, 0, 0)).toBe(lightAt(lit, 2, 2));
    expect(lightAt(lit, 4, 4)).toBeLessThan(lightAt(lit, 2, 2));
  });
});

const block = (size: number): PixelCanvas => {
  const canvas = new PixelCanvas(size, size);
  canvas.paint(() => "#808080");
  return canvas;
};

const lightAt = (canvas: PixelCanvas, x: number, y: number): number =>
  Number.parseInt(canvas.get(x, y)?.slice(1, 3) ?? "0", 16);

describe("a worn piece in cells", () => {
  it("covers an oval's middle, and a ring's edge alone", () => {
    const oval = new PixelCanvas(9, 9);
    paintPiece(oval, { kind: "oval", fill: RED, x: 4.5, y: 4.5, rx: 3.5, ry: 3.5 });
    expect([oval.get(4, 4), oval.get(4, 7), oval.get(4, 8), oval.get(0, 0)]).toEqual([RED, RED, null, null]);
    expect(oval.get(4, 1)).toBe(oval.get(4, 7));
    const ring = new PixelCanvas(9, 9);
    paintPiece(ring, { kind: "ring", fill: RED, x: 4.5, y: 4.5, rx: 3, ry: 3, width: 1 });
    expect([ring.get(4, 4), ring.get(1, 4), ring.get(7, 4)]).toEqual([null, RED, RED]);
  });

  it("covers the cells whose middle is within a polygon, also where that leaves the page", () => {
    const canvas = new PixelCanvas(4, 4);
    paintPiece(canvas, {
      kind: "poly",
      fill: RED,
      points: [
        [-9, 2],
        [9, 2],
        [9, 99],
        [-9, 99],
      ],
    });
    expect(everyCell(canvas)).toEqual([...Array(8).fill(null), ...Array(8).fill(RED)]);
  });
});

describe("a ridge", () => {
  it("has the height of its highest edge over each column, and none where it is not", () => {
    expect(
      ridgeHeights(
        [
          [0, 4],
          [2, 2],
          [4, 4],
        ],
        4,
      ),
    ).toEqual([3.5, 2.5, 2.5, 3.5]);
    expect(
      ridgeHeights(
        [
          [1, 1],
          [2, 1],
        ],
        3,
      ),
    ).toEqual([Infinity, 1, Infinity]);
    expect(ridgeHeights([], 2)).toEqual([Infinity, Infinity]);
  });
});

describe("a name in cells", () => {
  it("fits its room, whatever it is, or is left out", () => {
    const name = fc.oneof(fc.string({ maxLength: 30 }), fc.stringMatching(/^[A-Za-z0-9 !?&$-]{1,30}$/));
    fc.assert(
      fc.property(
        name,
        fc.integer({ min: 10, max: 200 }),
        fc.integer({ min: 7, max: 60 }),
        (text, width, height) => {
          const set = pixelName(text, width, height);
          if (set === null) return;
          expect(set.width).toBeLessThanOrEqual(width);
          expect(set.height).toBeLessThanOrEqual(height);
          expect(set.lines.length).toBeLessThanOrEqual(3);
          expect(set.lines.join(" ")).toBe(set.lines.join(" ").toUpperCase());
        },
      ),
    );
  });

  it("is broken into the lines that let it be largest", () => {
    expect(pixelName("Moon Frog", 60, 20)).toMatchObject({ lines: ["MOON", "FROG"], scale: 1 });
    expect(pixelName("Moon Frog", 60, 40)).toMatchObject({ lines: ["MOON", "FROG"], scale: 2 });
    expect(pixelName("Moon Frog", 64, 8)).toMatchObject({ lines: ["MOON FROG"], scale: 1 });
    expect(pixelName("Moon Frog", 10, 40)).toBeNull();
  });

  it("drops accents, and draws no script that it has no letters of", () => {
    expect(pixelName("Señor Crème", 200, 20)?.lines.join(" ")).toBe("SENOR CREME");
    expect([pixelName("月青蛙", 200, 20), pixelName("", 200, 20), pixelName("   ", 200, 20)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("has a letter for each sign that a name may have, six cells wide and seven high", () => {
    for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,!?'&$+-:#%/") {
      const set = pixelName(letter, 6, 7);
      expect([letter, set?.width, set?.height]).toEqual([letter, 6, 7]);
      const painted = everyCell(paintName(set!, RED, BLUE));
      expect(painted.filter(Boolean).length, letter).toBeGreaterThan(1);
      expect(painted.filter((colour) => colour === RED || colour === BLUE || colour === null)).toHaveLength(
        42,
      );
    }
    expect(pixelName("A", 3, 7)).toBeNull();
  });

  it("has strokes of two cells", () => {
    const rows = everyCell(paintName(pixelName("I", 6, 7)!, RED, RED));
    for (let row = 0; row < 7; row++)
      expect(rows.slice(row * 6, row * 6 + 6).filter(Boolean).length).toBeGreaterThan(1);
  });

  it("has no two letters alike", () => {
    const drawn = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"].map((letter) =>
      everyCell(paintName(pixelName(letter, 6, 7)!, RED, RED))
        .map(Boolean)
        .join(),
    );
    expect(new Set(drawn).size).toBe(36);
  });
});

it("has a sprite twice as large, each cell as a square of four", () => {
  const colours = ["#111111", "#222222"];
  const small = new PixelCanvas(4, 3);
  for (const [x, y, nth] of [
    [0, 0, 0],
    [1, 0, 0],
    [3, 2, 1],
  ] as const)
    small.set(x, y, colours[nth] ?? "");
  const sprite = spriteFrom(small, colours);
  const [one, two] = [spriteCanvas({ colours }, sprite), spriteCanvas({ colours }, twiceAsLarge(sprite))];
  expect(two.width).toBe(one.width * 2);
  for (let y = 0; y < two.height; y++)
    for (let x = 0; x < two.width; x++) expect(two.get(x, y)).toBe(one.get(x >> 1, y >> 1));
});

it("puts a face over a sign with nothing of that left under it, and no mouth off its screen", () => {
  const bag = new PixelCanvas(44, 44);
  const isSign = (x: number, y: number) => x > 19 && x < 24 && y > 12 && y < 30;
  bag.paint((x, y) => (isSign(x, y) ? "#6a4420" : "#f0c030"));
  const body = { eyes: null, width: 44, height: 44, centre: [22, 22] as const };
  putFace(bag, "happy", body, 22);
  expect(everyCell(bag)).not.toContain("#6a4420");

  const screen = new PixelCanvas(44, 44);
  screen.paint((_, y) => (y < 32 ? "#f0e0b0" : "#30343c"));
  putFace(screen, "smug", body, 22);
  expect(everyCell(screen).slice(44 * 32)).toEqual(Array(44 * 12).fill("#30343c"));
});
