// A quarter of a turn in steps of 7.5 degrees, written out: every engine rounds its own sine. With fewer, the
// corners of large letters show stairs.
const FINE = [
  [1, 0],
  [0.991, 0.131],
  [0.966, 0.259],
  [0.924, 0.383],
  [0.866, 0.5],
  [0.793, 0.609],
  [0.7, 0.7],
  [0.609, 0.793],
  [0.5, 0.866],
  [0.383, 0.924],
  [0.259, 0.966],
  [0.131, 0.991],
] as const;
const COARSE = FINE.filter((_, at) => at % 3 === 0);

/** A ring of shadows: the letters grown by `reach` em, with round corners. */
const ring = (quarter: readonly (readonly [number, number])[], reach: number, colour: string): string[] =>
  quarter.flatMap(([x, y]) =>
    [
      [x, y],
      [-y, x],
      [-x, -y],
      [y, -x],
    ].map(([a = 0, b = 0]) => `${em(a * reach)} ${em(b * reach)} ${colour}`),
  );

const em = (value: number): string => {
  const rounded = Math.round(value * 1000) / 1000;
  return rounded === 0 ? "0" : `${rounded}em`.replace("0.", ".");
};

/**
 * Letters cut from a sheet of stickers: their corners rounded, a thick outline around them. For text-shadow.
 */
export const sticker = (fill: string, outline: string): string =>
  [...ring(COARSE, 0.022, fill), ...ring(FINE, 0.1, outline)].join(",");
