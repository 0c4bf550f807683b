import type { Point } from "../svg.ts";

/** A path's rings as points: curves in short straight steps, the same on every engine. */
export const ringsOf = (d: string): { points: Point[]; isClosed: boolean }[] => {
  const rings: { points: Point[]; isClosed: boolean }[] = [];
  const numbers: number[] = [];
  let points: Point[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  /** Where the last curve came from, for the smooth ones. */
  let [handleX, handleY, lastKind] = [0, 0, ""];
  const to = (px: number, py: number): void => {
    points.push([px, py]);
    [x, y] = [px, py];
  };
  const end = (isClosed: boolean): void => {
    if (points.length > 1) rings.push({ points, isClosed });
    points = [];
  };
  const step = (letter: string, n: readonly number[]): void => {
    const kind = letter.toUpperCase();
    const [ox, oy] = letter === kind ? [0, 0] : [x, y];
    const at = (index: number): Point => [(n[index] ?? 0) + ox, (n[index + 1] ?? 0) + oy];
    if (points.length === 0 && kind !== "M") points.push([x, y]);
    if (kind === "M") {
      end(false);
      to(...at(0));
      [startX, startY] = [x, y];
    } else if (kind === "L") to(...at(0));
    else if (kind === "H") to((n[0] ?? 0) + ox, y);
    else if (kind === "V") to(x, (n[0] ?? 0) + oy);
    else if (kind === "A") arcTo([x, y], n, at(5), to);
    else {
      const isSmooth = kind === "S" || kind === "T";
      const goesOn = kind === "S" ? /[CS]/.test(lastKind) : /[QT]/.test(lastKind);
      const mirrored: Point = isSmooth && goesOn ? [2 * x - handleX, 2 * y - handleY] : [x, y];
      const first = isSmooth ? mirrored : at(0);
      const isCubic = kind === "C" || kind === "S";
      const second = kind === "C" ? at(2) : kind === "S" ? at(0) : first;
      const last = at(n.length - 2);
      curveTo([x, y], first, second, last, isCubic, to);
      [handleX, handleY] = isCubic ? second : first;
    }
    lastKind = kind;
  };
  for (const [, letter = "", rest = ""] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    if (/z/i.test(letter)) {
      end(true);
      [x, y, lastKind] = [startX, startY, "Z"];
      continue;
    }
    numbers.length = 0;
    const isArc = /a/i.test(letter);
    for (const text of isArc ? arcNumbers(rest) : (rest.match(NUMBER) ?? [])) numbers.push(Number(text));
    const count = COUNTS[letter.toLowerCase()] ?? 2;
    for (let from = 0; from + count <= numbers.length; from += count) {
      const again = from === 0 ? letter : letter === "M" ? "L" : letter === "m" ? "l" : letter;
      step(again, numbers.slice(from, from + count));
    }
  }
  end(false);
  return rings;
};

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
const COUNTS: Readonly<Record<string, number>> = { h: 1, v: 1, c: 6, s: 4, q: 4, a: 7 };

/** The two flags of an arc may stand without a space between them. */
const arcNumbers = (text: string): string[] => {
  const found: string[] = [];
  const one = /\s*,?\s*/y;
  let at = 0;
  while (at < text.length) {
    one.lastIndex = at;
    at += one.exec(text)?.[0].length ?? 0;
    const isFlag = found.length % 7 === 3 || found.length % 7 === 4;
    const next = new RegExp(isFlag ? /[01]/y : new RegExp(NUMBER.source, "iy"));
    next.lastIndex = at;
    const hit = next.exec(text)?.[0];
    if (hit === undefined) break;
    found.push(hit);
    at += hit.length;
  }
  return found;
};

const STEPS = 8;

const curveTo = (
  [ax, ay]: Point,
  [bx, by]: Point,
  [cx, cy]: Point,
  [dx, dy]: Point,
  isCubic: boolean,
  to: (x: number, y: number) => void,
): void => {
  for (let step = 1; step <= STEPS; step++) {
    const t = step / STEPS;
    const s = 1 - t;
    const along = (a: number, b: number, c: number, d: number): number =>
      isCubic
        ? a * s * s * s + 3 * b * s * s * t + 3 * c * s * t * t + d * t * t * t
        : a * s * s + 2 * b * s * t + d * t * t;
    to(along(ax, bx, cx, dx), along(ay, by, cy, dy));
  }
};

/** An arc by halving its angle: square roots are the same everywhere, sines are not. */
const arcTo = (
  [x, y]: Point,
  [rawX = 0, rawY = 0, degrees = 0, large = 0, sweep = 0]: readonly number[],
  [ex, ey]: Point,
  to: (x: number, y: number) => void,
): void => {
  if (rawX === 0 || rawY === 0 || (x === ex && y === ey)) {
    to(ex, ey);
    return;
  }
  const [cos, sin] = turnOf(degrees);
  const [hx, hy] = [(x - ex) / 2, (y - ey) / 2];
  const [px, py] = [cos * hx + sin * hy, cos * hy - sin * hx];
  let [rx, ry] = [Math.abs(rawX), Math.abs(rawY)];
  const over = (px * px) / (rx * rx) + (py * py) / (ry * ry);
  if (over > 1) [rx, ry] = [rx * Math.sqrt(over), ry * Math.sqrt(over)];
  const [a, b] = [rx * rx * py * py, ry * ry * px * px];
  const off = Math.sqrt(Math.max(0, (rx * rx * ry * ry - a - b) / (a + b))) * (large === sweep ? -1 : 1);
  const [mx, my] = [(off * rx * py) / ry, (-off * ry * px) / rx];
  const [cx, cy] = [cos * mx - sin * my + (x + ex) / 2, sin * mx + cos * my + (y + ey) / 2];
  const from: Point = [(px - mx) / rx, (py - my) / ry];
  const until: Point = [(-px - mx) / rx, (-py - my) / ry];
  const put = ([ux, uy]: Point): void =>
    to(cx + cos * ux * rx - sin * uy * ry, cy + sin * ux * rx + cos * uy * ry);
  const way = sweep === 1 ? 1 : -1;
  const halve = (one: Point, other: Point, depth: number): void => {
    if (depth === 0) {
      put(other);
      return;
    }
    const middle = between(one, other, way);
    halve(one, middle, depth - 1);
    halve(middle, other, depth - 1);
  };
  halve(from, until, 3);
};

/** Halfway round a circle of one from a point to another. */
const between = ([ax, ay]: Point, [bx, by]: Point, way: number): Point => {
  const turn = (ax * by - ay * bx) * way;
  const [sx, sy] = [ax + bx, ay + by];
  const length = Math.sqrt(sx * sx + sy * sy);
  if (length < 1e-6) return [-ay * way, ax * way];
  const side = turn < 0 ? -1 : 1;
  return [(sx / length) * side, (sy / length) * side];
};

/** Cosine and sine by their series, so that no engine's last digit shows. */
export const turnOf = (degrees: number): readonly [cos: number, sin: number] => {
  const quarters = Math.round(degrees / 90);
  const r = ((degrees - quarters * 90) * Math.PI) / 180;
  const q = r * r;
  const sin = r * (1 - (q / 6) * (1 - (q / 20) * (1 - (q / 42) * (1 - q / 72))));
  const cos = 1 - (q / 2) * (1 - (q / 12) * (1 - (q / 30) * (1 - q / 56)));
  const turns: readonly (readonly [number, number])[] = [
    [cos, sin],
    [-sin, cos],
    [-cos, -sin],
    [sin, -cos],
  ];
  return turns[((quarters % 4) + 4) % 4] ?? [cos, sin];
};
