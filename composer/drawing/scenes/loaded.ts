import type { Drawing, Picture } from "../../pictures.ts";
import { keyed, num } from "../svg.ts";
import places from "./loads.json";

interface Load {
  /** The furniture with nothing on it. */
  bare: string;
  /** Where its top is, in units of its drawing. */
  top: number;
  /** The middle of each thing that lies on it, and how large that is. */
  spots: readonly (readonly [x: number, size: number])[];
}

const loads: Readonly<Partial<Record<string, Load>>> = places as unknown as Record<string, Load>;

/** A belt or a counter on which wares can lie, and how it is drawn without any. */
export const loadOf = (id: string | undefined): Load | undefined =>
  id === undefined ? undefined : loads[id];

/** Of what is drawn several times and small, a heavy drawing is replaced by its flat one. */
const HEAVY = 4000;

/** A belt with doughnuts on it. */
export const loaded = (picture: Picture, ware: Picture, load: Omit<Load, "bare">): Picture => {
  const light = (drawing: Drawing) => (drawing.body.length > HEAVY ? ware.flat : drawing);
  return {
    colours: picture.colours,
    flat: withLoad(picture.flat, ware.flat, load),
    toon: withLoad(picture.toon, light(ware.toon), load),
    shaded: withLoad(picture.shaded, light(ware.shaded), load),
  };
};

const withLoad = (drawing: Drawing, { body, box }: Drawing, { top, spots }: Omit<Load, "bare">): Drawing => {
  const [left, high, wide, tall] = box;
  const [x0, y0, width, height] = drawing.box;
  const upper = Math.min(y0, ...spots.map(([, size]) => top - (size * tall) / Math.max(wide, tall)));
  const drawn = spots.map(([x, size], nth) => {
    const scale = size / Math.max(wide, tall);
    const [dx, dy] = [x - (left + wide / 2) * scale, top - (high + tall) * scale];
    return `<g transform="translate(${num(dx)} ${num(dy)}) scale(${Math.round(scale * 10000) / 10000})">${keyed(body, `w${nth}`)}</g>`;
  });
  return { ...drawing, body: drawing.body + drawn.join(""), box: [x0, upper, width, y0 + height - upper] };
};

/** How far down its top is then, as a share of its height. */
export const rimOfLoaded = ({ flat: { box } }: Picture, { top }: Load): number => (top - box[1]) / box[3];
