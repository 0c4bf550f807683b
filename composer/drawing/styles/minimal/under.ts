/** The last form of a creature's shapes that covers a point: what a lip or a brow lies on. */
export const colourUnder = (shapes: string, [x, y]: readonly [number, number]): string | undefined => {
  let found: string | undefined;
  for (const [, colour, form = ""] of shapes.matchAll(FORM)) if (covers(form, x, y)) found = colour;
  return found;
};

/** The middle of a form. */
export const middleOf = (form: string): readonly [number, number] => {
  const [left, top, right, bottom] = boundsOf(form);
  return [(left + right) / 2, (top + bottom) / 2];
};

/** Points just outside a form: left of it, right and below. */
export const pointsBeside = (form: string): (readonly [number, number])[] => {
  const [left, top, right, bottom] = boundsOf(form);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [
    [left - NEXT, y],
    [right + NEXT, y],
    [x, bottom + NEXT],
  ];
};
const NEXT = 3;

/** Whether a point is within what a form takes up, or close by. */
export const isBy = (form: string, [x, y]: readonly [number, number]): boolean => {
  const [left, top, right, bottom] = boundsOf(form);
  return x > left - CLOSE && x < right + CLOSE && y > top - CLOSE && y < bottom + CLOSE;
};
const CLOSE = 8;

/** How far an oval reaches, or a path of straight lines. */
const boundsOf = (form: string): readonly [left: number, top: number, right: number, bottom: number] => {
  const { cx, cy, rx, ry } = numbersIn(form);
  if (cx !== undefined && cy !== undefined)
    return [cx - (rx ?? 0), cy - (ry ?? 0), cx + (rx ?? 0), cy + (ry ?? 0)];
  const points = pointsOf(form);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

const FORM = /<(?:path|ellipse) fill="(#[0-9a-f]{6})"([^>]*)\/>/g;

const covers = (form: string, x: number, y: number): boolean => {
  const { cx, cy, rx, ry } = numbersIn(form);
  if (cx !== undefined && cy !== undefined && rx !== undefined && ry !== undefined)
    return ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;
  const points = pointsOf(form);
  return points.reduce((isIn, [ax, ay], nth) => {
    const [bx, by] = points[(nth + 1) % points.length] as Point;
    return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax) ? !isIn : isIn;
  }, false);
};

type Point = readonly [number, number];

const numbersIn = (form: string): Record<string, number | undefined> =>
  Object.fromEntries(
    [...form.matchAll(/\b([cr][xy])="([-\d.]+)"/g)].map(([, key, value]) => [key, Number(value)]),
  );

const pointsOf = (form: string): Point[] =>
  [...form.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);
