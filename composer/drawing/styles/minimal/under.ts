/** The last form of a creature's shapes that covers a point: what a lip or a brow lies on. */
export const colourUnder = (shapes: string, [x, y]: readonly [number, number]): string | undefined => {
  let found: string | undefined;
  for (const [, colour, form = ""] of shapes.matchAll(FORM)) if (covers(form, x, y)) found = colour;
  return found;
};

/** The middle of a form: an oval, or a path of straight lines. */
export const middleOf = (form: string): readonly [number, number] => {
  const { cx, cy } = numbersIn(form);
  if (cx !== undefined && cy !== undefined) return [cx, cy];
  const points = pointsOf(form);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
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
