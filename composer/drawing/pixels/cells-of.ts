import { darken, lighten } from "../../colour/colour.ts";
import { luminance } from "../../colour/contrast.ts";
import type { Drawing } from "../../pictures.ts";
import type { Point } from "../svg.ts";
import { PixelCanvas } from "./canvas.ts";
import { type FacePlace, faceCells, LARGEST_EYE, type Painted } from "./cell-face.ts";
import { cellsUnder, coverage, onWholeCells, PER_CELL, strokeCells, thicknessOf } from "./coverage.ts";
import { type Look, looks } from "./looks.ts";
import { type Matrix, shapesIn, times, turning, type VectorShape } from "./svg-shapes.ts";

/** A grid for a drawing: where its units come to be on it. */
export interface Grid {
  columns: number;
  rows: number;
  at(x: number, y: number): Point;
  /** Cells a unit. */
  unit: number;
  /** The column that it is alike about. */
  axis: number;
}

/** A drawing in cells. */
export interface Cells extends Grid {
  canvas: PixelCanvas;
}

const SAMPLES = PER_CELL * PER_CELL;
/** Larger ovals are round enough as they fall. */
const SMALL_OVAL = 5;
/** What is thinner than this many cells is drawn a whole cell at a time. */
const THIN = 1.5;
/** The line around a form is one cell, though it would fill more on a fine grid. */
const EDGE = 2.8;
/** White ovals up to this many cells are lights in eyes. */
const GLINT = 1.3;
/** What is smaller is noise. */
const SPECK = 0.34;

/**
 * The drawing on a grid, its longer side about so many cells: drawn there, form by form, not made smaller. Eyes
 * fall on whole cells alike on both sides, lines are one cell, forms on each other have an edge between them.
 */
export const cellsOf = (drawing: Drawing, size: number, turn = 0): Cells => {
  const grid = gridOf(drawing, size, turn);
  const { matrix, columns, rows } = grid;
  const key = [columns, rows, ...matrix, JSON.stringify(drawing.face), drawing.eyes, drawing.body].join(" ");
  const before = recent.get(key);
  if (before) return { ...grid, canvas: before };
  const sheet = new Sheet(grid.columns, grid.rows, grid.axis);
  const face = turn % 360 === 0 ? madeFaceOn(grid, drawing) : null;
  let isMade = face === null;
  for (const shape of shapesIn(drawing.body, grid.matrix)) {
    if (!face || !shape.isFace) sheet.add(shape);
    else if (!isMade) {
      sheet.paint((under) => faceCells(face.look, face.place, under));
      isMade = true;
    }
  }
  const canvas = sheet.resolved();
  const [oldest] = recent.keys();
  if (recent.size >= REMEMBERED && oldest !== undefined) recent.delete(oldest);
  recent.set(key, canvas);
  return { ...grid, canvas };
};

/** A token's stickers, poses and memes show the same hero again and again; nobody paints on these canvases. */
const recent = new Map<string, PixelCanvas>();
const REMEMBERED = 40;

export const gridOf = ({ box, eyes }: Drawing, size: number, turn = 0): Grid & { matrix: Matrix } => {
  const [left, top, width, height] = box;
  const unit = size / Math.max(width, height);
  const [mx, my] = [left + width / 2, top + height / 2];
  const isUpright = turn % 180 === 0;
  const radius = (Math.sqrt(width * width + height * height) / 2) * unit;
  // What has a face is alike about it, and stands on a row's edge.
  const axis = turn === 0 && eyes ? eyes[0] : mx;
  const half = Math.ceil(isUpright ? Math.max(axis - left, left + width - axis) * unit : radius);
  const rows = Math.ceil(isUpright ? height * unit : radius * 2);
  const dy = isUpright ? rows - (top + height) * unit : rows / 2 - my * unit;
  const upright: Matrix = [unit, 0, 0, unit, half - axis * unit, dy];
  const matrix = turn === 0 ? upright : times(upright, turning(turn, mx, my));
  const at = (x: number, y: number): Point => [
    matrix[0] * x + matrix[2] * y + matrix[4],
    matrix[1] * x + matrix[3] * y + matrix[5],
  ];
  return { columns: half * 2, rows, at, unit, axis: half, matrix };
};

/** The face that a drawing makes, in cells; none where it is large enough to be drawn as it is. */
const madeFaceOn = (
  { at, unit, axis }: Grid,
  { eyes, face }: Drawing,
): { look: Look; place: FacePlace } | null => {
  if (!eyes || !face || (face.eyes ?? 0) * unit * 2 > LARGEST_EYE) return null;
  const look = looks[face.expression];
  const [, y] = at(eyes[0], eyes[1]);
  return {
    look: {
      ...look,
      ...(face.isBlinking && { eyes: "closed" }),
      ...(face.isEating && { mouth: "shout" }),
    },
    place: {
      axis,
      teeth: face.teeth,
      eyes: face.eyes === null ? null : { y, reach: eyes[2] * unit, half: face.eyes * unit },
      mouth: face.mouth && { y: at(0, face.mouth.y)[1], wide: face.mouth.wide * unit },
    },
  };
};

/** Samples within cells, each with the shape that is topmost there. */
class Sheet {
  private readonly colours: string[] = [];
  private readonly shown: Int16Array;
  private readonly forms: Int16Array;
  /** Cells that were set as wholes. */
  private readonly details: Uint8Array;
  private formCount = 0;
  private lastOval: number[] = [];
  /** What was filled last: a line around it is its edge. */
  private filled: readonly VectorShape["rings"][] = [];

  constructor(
    private readonly width: number,
    private readonly height: number,
    private readonly axis: number,
  ) {
    this.shown = new Int16Array(width * height * SAMPLES).fill(-1);
    this.forms = new Int16Array(width * height * SAMPLES).fill(-1);
    this.details = new Uint8Array(width * height);
  }

  add(shape: VectorShape): void {
    const { fill, line, oval, rings, clip } = shape;
    const isSmallOval = oval !== null && Math.max(oval.rx, oval.ry) <= SMALL_OVAL;
    if (fill && isSmallOval) this.addOval(shape, fill);
    else if (fill) {
      const covered = coverage(shape, this.width, this.height);
      const thick = thicknessOf(rings, covered.length);
      if (thick >= THIN || clip) this.put(covered, fill);
      else if (thick >= SPECK)
        this.putCells(cellsUnder(covered, Math.min(0.42, Math.max(0.2, thick * 0.4))), fill);
    }
    if (fill) this.filled = [rings, ...this.filled.slice(0, 1)];
    if (!line) return;
    const isAround = this.filled.some((each) => isAlike(each, rings));
    const isEdge = isAround && rings.every(({ isClosed }) => isClosed) && line.width < EDGE;
    if (!isEdge) this.putCells(strokeCells(rings, this.width, this.height, line.width), line.colour);
    else if (isSmallOval) {
      const form = this.formCount++;
      for (const cell of this.lastOval) this.forms.fill(form, cell * SAMPLES, (cell + 1) * SAMPLES);
    } else {
      const form = this.formCount++;
      for (const sample of coverage(shape, this.width, this.height)) this.forms[sample] = form;
    }
  }

  /** Single cells, by what is painted so far. */
  paint(cellsOn: (under: (x: number, y: number) => string | null) => readonly Painted[]): void {
    const under = (x: number, y: number): string | null => {
      if (x < 0 || y < 0 || x >= this.width || y >= this.height) return null;
      const cell = y * this.width + x;
      return this.colours[commonest(this.shown, cell * SAMPLES, SAMPLES / 2)] ?? null;
    };
    for (const { x, y, colour } of cellsOn(under))
      if (x >= 0 && y >= 0 && x < this.width && y < this.height)
        this.putCells([y * this.width + x], colour, FACE);
  }

  private addOval({ oval, clip }: VectorShape, fill: string): void {
    const isGlint = oval && fill === "#ffffff" && Math.max(oval.rx, oval.ry) < GLINT;
    if (isGlint) {
      this.putCells(glintOn(this.lastOval, this.width), fill);
      return;
    }
    if (oval && Math.max(oval.rx, oval.ry) < SPECK) return;
    // The lit side of a small round form is the whole of it.
    if (!clip && oval) this.lastOval = onWholeCells(oval, this.axis, this.width, this.height);
    this.putCells(this.lastOval, fill);
  }

  private put(covered: readonly number[], fill: string): void {
    const colour = this.indexOf(fill);
    for (const at of covered) {
      this.shown[at] = colour;
      this.details[Math.floor(at / SAMPLES)] = 0;
    }
  }

  private putCells(cells: readonly number[], fill: string, detail = 1): void {
    const colour = this.indexOf(fill);
    for (const cell of cells) {
      this.shown.fill(colour, cell * SAMPLES, (cell + 1) * SAMPLES);
      this.details[cell] = detail;
    }
  }

  private indexOf(fill: string): number {
    const known = this.colours.indexOf(fill);
    return known >= 0 ? known : this.colours.push(fill) - 1;
  }

  resolved(): PixelCanvas {
    const colours = new Int16Array(this.width * this.height).fill(-1);
    const forms = new Int16Array(this.width * this.height).fill(-1);
    for (let cell = 0; cell < colours.length; cell++) {
      colours[cell] = commonest(this.shown, cell * SAMPLES, SAMPLES * 0.45);
      forms[cell] = commonest(this.forms, cell * SAMPLES, 1);
    }
    this.tidy(colours);
    const canvas = new PixelCanvas(this.width, this.height);
    canvas.paint((x, y) => this.colours[colours[y * this.width + x] ?? -1] ?? null);
    this.edge(canvas, colours, forms);
    return canvas;
  }

  /** A cell that none beside it is like goes the way of most of them. */
  private tidy(colours: Int16Array): void {
    const before = colours.slice();
    for (let cell = 0; cell < before.length; cell++) {
      const own = before[cell] ?? -1;
      if (own < 0 || this.details[cell]) continue;
      const around = this.beside(cell).map((each) => before[each] ?? -1);
      if (around.includes(own)) continue;
      const inked = around.filter((each) => each >= 0);
      const most = inked.find((each) => inked.filter((other) => other === each).length >= 2);
      if (most !== undefined) colours[cell] = most;
    }
  }

  /** A line of one cell where a form lies on another, in the shade of the upper one. */
  private edge(canvas: PixelCanvas, colours: Int16Array, forms: Int16Array): void {
    for (let cell = 0; cell < forms.length; cell++) {
      const own = forms[cell] ?? -1;
      if ((colours[cell] ?? -1) < 0 || this.details[cell] === FACE) continue;
      const above = this.beside(cell).find((each) => (forms[each] ?? -1) > own && (colours[each] ?? -1) >= 0);
      if (above === undefined) continue;
      const over = this.colours[colours[above] ?? -1] ?? "#000000";
      const under = this.colours[colours[cell] ?? -1] ?? over;
      const isEye = this.details[above] === FACE;
      const isLost = !isEye && luminance(over) < BLACK && luminance(under) < BLACK;
      const shade = isLost ? lighten(over, 0.26) : darken(isEye ? under : over, isEye ? 0.4 : 0.45);
      canvas.set(cell % this.width, Math.floor(cell / this.width), shade);
    }
  }

  private beside(cell: number): number[] {
    const x = cell % this.width;
    const near = [cell - this.width, cell + this.width].filter((at) => at >= 0 && at < this.details.length);
    if (x > 0) near.push(cell - 1);
    if (x + 1 < this.width) near.push(cell + 1);
    return near;
  }
}

/** Of black on black an arm has a light edge. */
const BLACK = 0.04;

/** Among details, those of a face: no edge runs over them. */
const FACE = 2;

const isAlike = ([one]: VectorShape["rings"], [other]: VectorShape["rings"]): boolean =>
  one?.points.length === other?.points.length &&
  (one?.points.every(([x, y], at) => {
    const [ox = 0, oy = 0] = other?.points[at] ?? [];
    return Math.abs(x - ox) + Math.abs(y - oy) < 0.01;
  }) ??
    true);

/** The light in an eye: one cell of its pupil, above and left, if there is room for it. */
const glintOn = (pupil: readonly number[], width: number): number[] => {
  const columns = pupil.map((cell) => cell % width);
  const [left, right] = [Math.min(...columns), Math.max(...columns)];
  const first = pupil.find((cell) => cell % width === left + (right - left > 2 ? 1 : 0));
  return right - left < 2 || first === undefined ? [] : [first];
};

/** The value that most samples of a cell have, of equals the first; -1 where fewer than `least`, half of them at most, have any. */
const commonest = (samples: Int16Array, from: number, least: number): number => {
  const end = from + SAMPLES;
  let best = -1;
  let most = 0;
  let filled = 0;
  for (let at = from; at < end; at++) {
    const each = samples[at] ?? -1;
    if (each < 0) continue;
    filled++;
    let count = 1;
    for (let later = at + 1; later < end; later++) if (samples[later] === each) count++;
    if (count * 2 > SAMPLES) return each;
    if (count > most) {
      best = each;
      most = count;
    }
  }
  return filled < least ? -1 : best;
};
