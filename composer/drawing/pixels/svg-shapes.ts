import { mix } from "../../colour/colour.ts";
import type { Point } from "../svg.ts";
import { ringsOf, turnOf } from "./path-points.ts";

/** One painted shape of a drawing, in the grid's units. */
export interface VectorShape {
  rings: { points: Point[]; isClosed: boolean }[];
  fill: string | null;
  line: { colour: string; width: number } | null;
  isEvenOdd: boolean;
  /** An upright oval, which can be set on whole cells. */
  oval: { x: number; y: number; rx: number; ry: number } | null;
  /** Part of a face that is made. */
  isFace: boolean;
  /** The shape that it is cut to. */
  clip: VectorShape["rings"] | null;
}

/** As in SVG: a, b, c, d, e, f. */
export type Matrix = readonly [number, number, number, number, number, number];

interface Context {
  matrix: Matrix;
  attributes: Readonly<Record<string, string>>;
  clip: string | null;
  isHidden: boolean;
  isFace: boolean;
}

const INHERITED = ["fill", "stroke", "stroke-width", "fill-rule", "color"] as const;

/** What a drawing is painted with, back to front; `matrix` puts its units on the grid. */
export const shapesIn = (body: string, matrix: Matrix): VectorShape[] => {
  const shapes: VectorShape[] = [];
  const clips = new Map<string, VectorShape["rings"]>();
  const paints = gradientColours(body);
  const drawn = new Map<string, ReturnType<typeof geometryOf>>();
  const stack: Context[] = [{ matrix, attributes: {}, clip: null, isHidden: false, isFace: false }];
  let clipping: string | null = null;
  for (const [, close, tag = "", text = "", alone] of body.matchAll(TAG)) {
    if (close) {
      if (tag === "clipPath") clipping = null;
      if (CONTAINERS.test(tag) && stack.length > 1) stack.pop();
      continue;
    }
    const own = attributesIn(text);
    const above = stack[stack.length - 1] as Context;
    const context = within(above, own, tag);
    if (tag === "clipPath") clipping = own.id ?? "";
    if (CONTAINERS.test(tag) && !alone) stack.push(context);
    if (!SHAPES.test(tag)) continue;
    const key = `${own.d ?? text}|${context.matrix.join(" ")}`;
    const rings = (own.d === undefined ? undefined : drawn.get(key)) ?? geometryOf(tag, own, context.matrix);
    drawn.set(key, rings);
    if (clipping !== null) {
      const others = clips.get(clipping);
      clips.set(clipping, others ? [...others, ...rings.rings] : rings.rings);
      continue;
    }
    if (context.isHidden) continue;
    const fill = paintOf(context.attributes.fill ?? "#000000", paints, context.attributes.color);
    const stroke = paintOf(context.attributes.stroke ?? "none", paints, context.attributes.color);
    const width = Number(context.attributes["stroke-width"] ?? 1) * scaleOf(context.matrix);
    if (!fill && !stroke) continue;
    shapes.push({
      ...rings,
      fill,
      line: stroke ? { colour: stroke, width } : null,
      isFace: context.isFace,
      isEvenOdd: context.attributes["fill-rule"] === "evenodd",
      clip: context.clip === null ? null : (clips.get(context.clip) ?? null),
    });
  }
  return shapes;
};

const TAG = /<(\/?)([a-zA-Z]+)((?:\s[^<>]*?)?)(\/?)>/g;
const CONTAINERS = /^(g|defs|clipPath|mask|filter|linearGradient|radialGradient|symbol)$/;
const HIDING = /^(defs|mask|filter|linearGradient|radialGradient|symbol)$/;
const SHAPES = /^(path|circle|ellipse|rect)$/;

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
  );

const within = (above: Context, own: Readonly<Record<string, string>>, tag: string): Context => {
  const inherited: Record<string, string> = { ...above.attributes };
  for (const name of INHERITED) if (own[name] !== undefined) inherited[name] = own[name];
  const isFaint = [own.opacity, own["fill-opacity"]].some(
    (each) => each !== undefined && Number(each) < FAINT,
  );
  return {
    matrix: own.transform ? times(above.matrix, matrixOf(own.transform)) : above.matrix,
    attributes: inherited,
    clip: own["clip-path"]?.replace(/^url\(#|\)$/g, "") ?? above.clip,
    isFace: above.isFace || own.class === "face",
    isHidden: above.isHidden || HIDING.test(tag) || isFaint || (tag === "path" && SHADE.test(own.fill ?? "")),
  };
};

/** What is fainter than that is light or shade, for which the grid has its own. */
const FAINT = 0.45;
/** Whiskers and folds, half transparent: on the grid they would be bars. */
const SHADE = /^#000000[0-9a-f]{2}$/;

const paintOf = (
  text: string,
  paints: ReadonlyMap<string, string>,
  current: string | undefined,
): string | null => {
  if (text === "none") return null;
  if (text === "currentColor") return current ?? "#000000";
  const [, id] = /^url\(#([^)]*)\)/.exec(text) ?? [];
  const colour = id === undefined ? text : (paints.get(id) ?? "");
  if (colour === "white") return "#ffffff";
  if (!/^#/.test(colour)) return id === undefined ? "#000000" : null;
  if (colour.length === 9)
    return Number.parseInt(colour.slice(7), 16) < 255 * FAINT ? null : colour.slice(0, 7);
  return colour.length === 4 ? `#${[...colour.slice(1)].map((digit) => digit + digit).join("")}` : colour;
};

/** A gradient is the middle of its first and its last colour. */
const gradientColours = (body: string): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const [, , text = "", inner = ""] of body.matchAll(
    /<(linear|radial)Gradient([^>]*)>(.*?)<\/\1Gradient>/gs,
  )) {
    const stops = [...inner.matchAll(/stop-color="(#[0-9a-fA-F]{6})"/g)].map(([, colour = ""]) => colour);
    const [first, last] = [stops[0], stops[stops.length - 1]];
    if (first && last) found.set(attributesIn(text).id ?? "", mix(first, last, 0.5));
  }
  return found;
};

const geometryOf = (
  tag: string,
  own: Readonly<Record<string, string>>,
  matrix: Matrix,
): Pick<VectorShape, "rings" | "oval"> => {
  const at = (name: string): number => Number(own[name] ?? 0);
  const placed = (rings: VectorShape["rings"]): VectorShape["rings"] =>
    rings.map(({ points, isClosed }) => ({ points: points.map((each) => moved(each, matrix)), isClosed }));
  if (tag === "path") return { rings: placed(ringsOf(own.d ?? "")), oval: null };
  if (tag === "rect") {
    const [x, y, w, h] = [at("x"), at("y"), at("width"), at("height")];
    const r = Math.min(at(own.rx === undefined ? "ry" : "rx"), w / 2, h / 2);
    const d = r > 0 ? roundRect(x, y, w, h, r) : `M${x} ${y}h${w}v${h}h${-w}z`;
    return { rings: placed(ringsOf(d)), oval: null };
  }
  const [x, y] = [at("cx"), at("cy")];
  const [rx, ry] = tag === "circle" ? [at("r"), at("r")] : [at("rx"), at("ry")];
  const d = `M${x - rx} ${y}A${rx} ${ry} 0 0 1 ${x + rx} ${y}A${rx} ${ry} 0 0 1 ${x - rx} ${y}z`;
  const isUpright = Math.abs(matrix[1]) < 1e-6 && Math.abs(matrix[2]) < 1e-6;
  const [px, py] = moved([x, y], matrix);
  const oval = { x: px, y: py, rx: rx * Math.abs(matrix[0]), ry: ry * Math.abs(matrix[3]) };
  return { rings: placed(ringsOf(d)), oval: isUpright ? oval : null };
};

const roundRect = (x: number, y: number, w: number, h: number, r: number): string => {
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [w - 2 * r, h - 2 * r];
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
};

const moved = ([x, y]: Point, [a, b, c, d, e, f]: Matrix): Point => [a * x + c * y + e, b * x + d * y + f];

export const times = (first: Matrix, second: Matrix): Matrix => {
  const [a, b, c, d] = first;
  const [e, f] = moved([second[4], second[5]], first);
  return [
    a * second[0] + c * second[1],
    b * second[0] + d * second[1],
    a * second[2] + c * second[3],
    b * second[2] + d * second[3],
    e,
    f,
  ];
};

/** A turn about a point. */
export const turning = (degrees: number, x: number, y: number): Matrix => {
  const [cos, sin] = turnOf(degrees);
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
};

const matrixOf = (text: string): Matrix =>
  [...text.matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Matrix>(
    (before, [, kind, numbers = ""]) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      if (kind === "matrix") return times(before, [a, b, c, d, e, f]);
      if (kind === "translate") return times(before, [1, 0, 0, 1, a, b]);
      if (kind === "scale") return times(before, [a, 0, 0, /[\s,]/.test(numbers.trim()) ? b : a, 0, 0]);
      return kind === "rotate" ? times(before, turning(a, b, c)) : before;
    },
    [1, 0, 0, 1, 0, 0],
  );

const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));
