import { mix } from "../../colour/colour.ts";
import { luminance } from "../../colour/contrast.ts";
import type { Picture, Sprite } from "../../pictures.ts";
import type { Piece } from "../gear/shapes.ts";
import type { Point } from "../svg.ts";
import { onWholeCells } from "./coverage.ts";

/**
 * A grid of colours; what pixel art is painted on. Cells are written as one path a colour, merged along rows.
 */
export class PixelCanvas {
  private readonly cells: (string | null)[];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.cells = new Array<string | null>(width * height).fill(null);
  }

  get(x: number, y: number): string | null {
    return x < 0 || y < 0 || x >= this.width || y >= this.height
      ? null
      : (this.cells[y * this.width + x] ?? null);
  }

  set(x: number, y: number, colour: string): void {
    if (x >= 0 && y >= 0 && x < this.width && y < this.height) this.cells[y * this.width + x] = colour;
  }

  /** Every cell for which `colourAt` has one. */
  paint(colourAt: (x: number, y: number) => string | null): void {
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        const colour = colourAt(x, y);
        if (colour) this.set(x, y, colour);
      }
    }
  }

  /** Every cell that is painted. */
  each(visit: (x: number, y: number, colour: string) => void): void {
    for (let at = 0; at < this.cells.length; at++) {
      const colour = this.cells[at];
      if (colour) visit(at % this.width, Math.floor(at / this.width), colour);
    }
  }

  /** Where something is painted: the first and the last column and row. */
  extent(): { left: number; top: number; right: number; bottom: number } {
    const found = { left: this.width, top: this.height, right: -1, bottom: -1 };
    this.each((x, y) => {
      found.left = Math.min(found.left, x);
      found.top = Math.min(found.top, y);
      found.right = Math.max(found.right, x);
      found.bottom = Math.max(found.bottom, y);
    });
    return found;
  }

  /** The colour that most cells of a square have, which reaches so far from its middle. */
  commonest(x: number, y: number, reach: number): string | undefined {
    const counts = new Map<string, number>();
    for (let row = Math.round(y - reach); row < y + reach; row++)
      for (let column = Math.round(x - reach); column < x + reach; column++) {
        const colour = this.get(column, row);
        if (colour) counts.set(colour, (counts.get(colour) ?? 0) + 1);
      }
    return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  }

  /** Another canvas on top of this one. */
  stamp(other: PixelCanvas, left: number, top: number): void {
    other.each((x, y, colour) => this.set(left + x, top + y, colour));
  }

  /** The same with its outline in a lighter tone where both are dark: two black birds are two. */
  stampApart(other: PixelCanvas, left: number, top: number): void {
    const isDark = (colour: string | null) => colour !== null && luminance(colour) < DARK;
    const isOpen = (x: number, y: number) => BESIDE.some(([dx, dy]) => other.get(x + dx, y + dy) === null);
    const isEdge = (x: number, y: number) =>
      isOpen(x, y) && BESIDE.some(([dx, dy]) => !isOpen(x + dx, y + dy) && isDark(other.get(x + dx, y + dy)));
    const seen = new PixelCanvas(other.width, other.height);
    other.each((x, y, colour) => {
      const isLost = isDark(colour) && isDark(this.get(left + x, top + y)) && isEdge(x, y);
      seen.set(x, y, isLost ? mix(colour, "#ffffff", 0.34) : colour);
    });
    this.stamp(seen, left, top);
  }

  /** A one-cell line around all that is painted. */
  outlined(colour: string): PixelCanvas {
    const grown = new PixelCanvas(this.width + 2, this.height + 2);
    this.each((x, y) => {
      grown.set(x, y + 1, colour);
      grown.set(x + 2, y + 1, colour);
      grown.set(x + 1, y, colour);
      grown.set(x + 1, y + 2, colour);
    });
    grown.stamp(this, 1, 1);
    return grown;
  }

  /**
   * Three tones of each colour, with light from the upper left: a side that turns from it is cooler and darker, the
   * edge that faces it warmer and lighter.
   */
  shaded(): PixelCanvas {
    const lit = new PixelCanvas(this.width, this.height);
    const size = Math.max(this.width, this.height);
    // On few cells a light edge is most of the picture.
    const isSmall = size < FEW;
    const deep = isSmall ? 1 : size < MANY ? 2 : 3;
    const isOpen = (x: number, y: number): boolean => this.get(x, y) === null;
    const turns = (x: number, y: number, step: 1 | -1, far: number): boolean => {
      for (let at = 1; at <= far; at++)
        if (isOpen(x + step * at, y + step * at) || isOpen(x, y + step * at)) return true;
      return isOpen(x + step, y);
    };
    lit.paint((x, y) => {
      const own = this.get(x, y);
      if (!own) return null;
      if (turns(x, y, 1, deep)) return mix(own, SHADOW, 0.24);
      if (!isSmall && turns(x, y, -1, 1)) return mix(own, SUN, 0.34);
      return own;
    });
    return lit;
  }

  /** Every colour drawn towards another: what stands behind keeps its shape and gives up its contrast. */
  towards(colour: string, share: number): PixelCanvas {
    const quiet = new PixelCanvas(this.width, this.height);
    this.each((x, y, own) => quiet.set(x, y, mix(own, colour, share)));
    return quiet;
  }

  toPaths(cell: number, left = 0, top = 0): string {
    const byColour = new Map<string, string>();
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; ) {
        const colour = this.get(x, y);
        let run = 1;
        while (x + run < this.width && this.get(x + run, y) === colour) run++;
        if (colour) {
          const row = `M${left + x * cell} ${top + y * cell}h${run * cell}v${cell}h-${run * cell}z`;
          byColour.set(colour, (byColour.get(colour) ?? "") + row);
        }
        x += run;
      }
    }
    return `<g shape-rendering="crispEdges">${[...byColour].map(([colour, d]) => `<path fill="${colour}" d="${d}"/>`).join("")}</g>`;
  }
}

const DARK = 0.045;
const BESIDE = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

const [FEW, MANY] = [22, 40];
/** What a colour is drawn to in the shade and in the light. */
const [SHADOW, SUN] = ["#180b3c", "#fff6d8"];

/** Letters of cells in run-length code, as a sprite has them. */
export const counted = (cells: string): string =>
  cells.replace(/(.)\1+/g, (run, letter: string) => `${run.length}${letter}`);

/** What is painted as a sprite; its sides as long as its columns or its rows, and it in their middle. */
export const spriteFrom = (canvas: PixelCanvas, colours: readonly string[]): Sprite => {
  const size = Math.max(canvas.width, canvas.height);
  const [left, top] = [Math.floor((size - canvas.width) / 2), Math.floor((size - canvas.height) / 2)];
  const cells = Array.from({ length: size * size }, (_, cell) => {
    const colour = canvas.get((cell % size) - left, Math.floor(cell / size) - top);
    const at = colour === null ? -1 : colours.indexOf(colour);
    return at < 0 ? "." : String.fromCharCode(97 + at);
  });
  return { size, cells: counted(cells.join("")) };
};

/** The same with each cell as a square of four. */
export const twiceAsLarge = ({ size, cells }: Sprite): Sprite => {
  const letters = cells.replace(/(\d+)([a-z.])/g, (_, count, letter: string) => letter.repeat(Number(count)));
  const rows = Array.from({ length: size }, (_, row) =>
    letters
      .slice(row * size, (row + 1) * size)
      .replace(/./g, "$&$&")
      .repeat(2),
  );
  return { size: size * 2, cells: counted(rows.join("")) };
};

/** A sprite's cells in its picture's colours. */
export const spriteCanvas = (picture: Pick<Picture, "colours">, sprite: Sprite): PixelCanvas => {
  const canvas = new PixelCanvas(sprite.size, sprite.size);
  let at = 0;
  for (const [, count = "", letter = "."] of sprite.cells.matchAll(/(\d*)([a-z.])/g)) {
    const run = count === "" ? 1 : Number(count);
    const colour = letter === "." ? null : (picture.colours[letter.charCodeAt(0) - 97] ?? null);
    for (let cell = 0; cell < run; cell++, at++)
      if (colour) canvas.set(at % sprite.size, Math.floor(at / sprite.size), colour);
  }
  return canvas;
};

/**
 * A piece, cell by cell: a cell is in when its middle is; of a thin line also when it passes near that middle.
 * Small ovals are set on whole cells, alike on both sides of an axis.
 */
export const paintPiece = (canvas: PixelCanvas, piece: Piece, axis = 0): void => {
  if (piece.kind === "oval" && Math.max(piece.rx, piece.ry) <= SMALL) {
    for (const cell of onWholeCells(piece, axis, canvas.width, canvas.height))
      canvas.set(cell % canvas.width, Math.floor(cell / canvas.width), piece.fill);
    return;
  }
  const near = isThin(piece) ? NEAR : AT;
  const [left, top, right, bottom] = extentOf(piece);
  for (let y = Math.max(0, Math.floor(top)); y <= Math.min(canvas.height - 1, bottom); y++) {
    for (let x = Math.max(0, Math.floor(left)); x <= Math.min(canvas.width - 1, right); x++) {
      if (near.some(([dx, dy]) => covers(piece, x + dx, y + dy))) canvas.set(x, y, piece.fill);
    }
  }
};

const AT: readonly Point[] = [[0.5, 0.5]];
const NEAR: readonly Point[] = [...AT, [0.5, 0.28], [0.5, 0.72]];
const SMALL = 5;

/** Less than a cell wide on the average: its area by half its way round. */
const isThin = (piece: Piece): boolean => {
  if (piece.kind !== "poly") return false;
  let [area, around] = [0, 0];
  for (const [at, [x, y]] of piece.points.entries()) {
    const [nx, ny] = piece.points[(at + 1) % piece.points.length] ?? [x, y];
    area += x * ny - nx * y;
    around += Math.sqrt((nx - x) * (nx - x) + (ny - y) * (ny - y));
  }
  return Math.abs(area) < around;
};

const extentOf = (piece: Piece): [number, number, number, number] => {
  if (piece.kind !== "poly") {
    const more = 1 + (piece.kind === "ring" ? piece.width : 0);
    return [
      piece.x - piece.rx - more,
      piece.y - piece.ry - more,
      piece.x + piece.rx + more,
      piece.y + piece.ry + more,
    ];
  }
  const xs = piece.points.map(([x]) => x);
  const ys = piece.points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

const covers = (piece: Piece, x: number, y: number): boolean => {
  if (piece.kind === "poly") return inside(piece.points, x, y);
  const from = (rx: number, ry: number) =>
    ((x - piece.x) / Math.max(rx, 0.55)) ** 2 + ((y - piece.y) / Math.max(ry, 0.55)) ** 2;
  if (piece.kind === "oval") return from(piece.rx, piece.ry) <= 1;
  const half = Math.max(piece.width / 2, 0.5);
  return from(piece.rx + half, piece.ry + half) <= 1 && from(piece.rx - half, piece.ry - half) >= 1;
};

const inside = (points: readonly Point[], x: number, y: number): boolean => {
  let odd = false;
  for (let at = 0; at < points.length; at++) {
    const [ax, ay] = points[at] ?? [0, 0];
    const [bx, by] = points[(at + 1) % points.length] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
};

/** How high a ridge stands over the middle of each column: its polygon runs from left to right. */
export const ridgeHeights = (points: readonly Point[], columns: number): number[] =>
  Array.from({ length: columns }, (_, column) => {
    const x = column + 0.5;
    let highest = Number.POSITIVE_INFINITY;
    for (let at = 0; at + 1 < points.length; at++) {
      const [ax, ay] = points[at] ?? [0, 0];
      const [bx, by] = points[at + 1] ?? [0, 0];
      if (ax !== bx && x >= Math.min(ax, bx) && x < Math.max(ax, bx))
        highest = Math.min(highest, ay + ((by - ay) * (x - ax)) / (bx - ax));
    }
    return highest;
  });
