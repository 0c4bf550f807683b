import { darken } from "../colour/colour.ts";
import type { Drawing, Picture } from "../pictures.ts";
import { INK } from "./acting/effects.ts";
import { keyed, num } from "./svg.ts";

/** From the lower left to the top, back to front: shares of one's width and height, and how far it is turned. */
const PLACES: readonly (readonly [across: number, up: number, turn: number])[] = [
  [0.44, 1.06, -6],
  [1.2, 1.02, 9],
  [0.84, 1.62, 4],
  [0, 0, -9],
  [1.66, 0.02, 8],
  [0.84, 0.1, -3],
];
const [WIDE, HIGH] = [2.66, 2.62];
/** Of what is drawn six times, a heavy drawing is replaced by its flat one. */
const HEAVY = 4000;

/** A heap of a thing, as one thing. */
export const heaped = (picture: Picture): Picture => {
  const { flat, toon, shaded, colours } = picture;
  const light = (drawing: Drawing) => (drawing.body.length > HEAVY ? flat : drawing);
  return {
    colours,
    flat: heap(flat, darken(colours[0] ?? INK, 0.3)),
    toon: heap(light(toon), INK),
    shaded: heap(light(shaded)),
  };
};

/** A copy of it in one colour and a little larger: without it, eggs that lie on each other would be one lump. */
const edged = (body: string, colour: string, unit: number): string =>
  `<g fill="${colour}" stroke="${colour}" stroke-width="${num(unit * 0.05)}">${body.replaceAll(/ fill="(?!none)[^"]*"/g, "")}</g>${body}`;

const heap = (one: Drawing, edge?: string): Drawing => {
  const [left, top, width, height] = one.box;
  const body = edge ? edged(one.body, edge, Math.max(width, height)) : one.body;
  // What lies in a heap lies close: less deep than it stands high.
  const [w, h] = [width, height * 0.72];
  const [whole, high] = [w * WIDE, h * (HIGH - 1) + height];
  const unit = Math.max(whole, high) * 1.06;
  const [x0, y0] = [(unit - whole) / 2, (unit - high) / 2];
  const drawn = PLACES.map(([across, up, turn], nth) => {
    const [x, y] = [x0 + across * w, y0 + high - height - up * h];
    const middle = `${num(x + width / 2)} ${num(y + height / 2)}`;
    return `<g transform="rotate(${turn} ${middle}) translate(${num(x - left)} ${num(y - top)})">${keyed(body, `p${nth}`)}</g>`;
  }).join("");
  return {
    body: drawn,
    unit,
    box: [x0, y0, whole, high],
    crown: [unit / 2, y0, w],
    eyes: null,
    head: null,
  };
};
