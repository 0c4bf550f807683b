import type { ImageStyle } from "#contract/generation.ts";
import { luminance } from "../../colour/contrast.ts";
import type { Drawing, Picture } from "../../pictures.ts";
import { type Solid, solidOf } from "../pixels/solid.ts";
import { num, type Point } from "../svg.ts";
import { FORMS } from "./joints.ts";

/**
 * The thing with a patch of its own colour under its face, where that would drown in a grid, in keys or in the hands
 * of a clock.
 */
export const withQuietFace = (picture: Picture, style: ImageStyle): Picture => {
  const form = FORMS[style];
  return { ...picture, [form]: quieted(picture[form]) };
};

const SAMPLES = 60;
/** How much of what is next to each other under a face may differ. */
const BUSY = 0.03;
/** How much of it must be solid: a patch on a bicycle's frame would hang in the air. */
const SOLID = 0.88;

const quieted = (drawing: Drawing): Drawing => {
  if (!drawing.eyes) return drawing;
  const [x, y, reach] = drawing.eyes;
  const middle: Point = [x, y + reach * 0.45];
  const [rx, ry] = [reach * 1.9, reach * 1.7];
  const under = samplesUnder(drawing, middle, rx, ry);
  const colour = isSolid(under) && busyOf(under) > BUSY ? mostOf(under) : null;
  if (!colour) return drawing;
  const patch = `<ellipse fill="${colour}" cx="${num(x)}" cy="${num(middle[1])}" rx="${num(rx)}" ry="${num(ry)}"/>`;
  return { ...drawing, body: drawing.body + patch };
};

/** The colours under a face, row by row; undefined outside its oval, null where there is nothing. */
const samplesUnder = (drawing: Drawing, [x, y]: Point, rx: number, ry: number): Samples => {
  const solid = solidOf(drawing, SAMPLES);
  const at = toSample(drawing, solid);
  const [left, top] = at(x - rx, y - ry);
  const [right, bottom] = at(x + rx, y + ry);
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  return Array.from({ length: Math.max(0, Math.floor(bottom - top)) }, (_, row) =>
    Array.from({ length: Math.max(0, Math.floor(right - left)) }, (_, column) => {
      const [dx, dy] = [
        (left + column + 0.5 - cx) / ((right - left) / 2),
        (top + row + 0.5 - cy) / ((bottom - top) / 2),
      ];
      return dx * dx + dy * dy > 1
        ? undefined
        : solid.colour(Math.floor(left + column), Math.floor(top + row));
    }),
  );
};

const toSample = ({ box: [left, top, width, height] }: Drawing, solid: Solid) => {
  const unit = Math.max(width, height) / SAMPLES;
  return (x: number, y: number): Point => [
    solid.width / 2 + (x - left - width / 2) / unit,
    solid.height - (top + height - y) / unit,
  ];
};

type Samples = readonly (readonly (string | null | undefined)[])[];

const isSolid = (rows: Samples): boolean => {
  const within = rows.flat().filter((colour) => colour !== undefined);
  return within.filter((colour) => colour !== null).length > within.length * SOLID;
};

const isOther = (a: string, b: string): boolean => Math.abs(luminance(a) - luminance(b)) > 0.08;

/** The share of neighbours, across and down, that differ in light. */
const busyOf = (rows: Samples): number => {
  let [pairs, others] = [0, 0];
  for (const [y, row] of rows.entries())
    for (const [x, colour] of row.entries())
      for (const next of [row[x + 1], rows[y + 1]?.[x]]) {
        if (!colour || !next) continue;
        pairs++;
        if (isOther(colour, next)) others++;
      }
  return pairs === 0 ? 0 : others / pairs;
};

/** A face has dark lines: where there is a lighter colour to put it on, it lies on that. */
const mostOf = (rows: Samples): string | null => {
  const counts = new Map<string, number>();
  for (const colour of rows.flat())
    if (colour) counts.set(colour, (counts.get(colour) ?? 0) + 0.3 + luminance(colour));
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]?.[0] ?? null;
};
