import { toHsl, tune } from "../../../colour/colour.ts";
import { contrast, luminance } from "../../../colour/contrast.ts";
import type { Cast } from "../../cast.ts";
import type { Recipe } from "../../scenes/recipes.ts";
import { lostOf, PASSING, strong } from "./lost.ts";

/** The flat colours of a place: its sky, and one of each ridge. */
export interface PlaceInks {
  sky: string;
  far: string;
  near: string;
}

/** The colours of a place that the idea names, as light or as dark as lets all who act stand off them. */
export const placeOf = ({ settingSaid, staging, scene, seen: coloured }: Cast): PlaceInks | null => {
  if (!settingSaid || staging.view === "none") return null;
  // Coat and face, and what is met: the whites of eyes and tongues are seen on the face.
  const seen = coloured.flatMap((colours, at) =>
    colours
      .filter((each, nth) => nth === 0 || !PASSING.has(each))
      .slice(0, 2 - at)
      .map((each) => [strong(each)]),
  );
  const [top, middle, low] = scene.sky;
  const offered = isDim(scene) ? [middle, top, low] : [top, middle, low];
  const sky = suited(offered, seen, isDim(scene), null);
  const [near, far] = scene.groundColours;
  return {
    sky,
    far: suited([far], seen, isDim(scene), sky),
    near: suited([near], seen, isDim(scene), sky),
  };
};

/** Whether it is dark there. */
const isDim = ({ sky }: Recipe): boolean => luminance(sky[1]) < DIM;
const DIM = 0.2;

/** Of the colours that are offered, in other lights too, the one that a figure is least lost on. */
const suited = (
  offered: readonly string[],
  seen: readonly (readonly string[])[],
  isDark: boolean,
  beside: string | null,
): string => {
  const tried = offered.flatMap((colour, nth) =>
    STEPS.map((step) => {
      const { s, l } = toHsl(colour);
      const lit = tune(colour, { s: Math.min(0.9, s * 1.08), l: Math.max(0.07, Math.min(0.95, l + step)) });
      const light = luminance(lit);
      const { h } = toHsl(lit);
      const mud = h > 15 && h < 60 && light < ORANGE ? MUD : 0;
      // A night is kept dark and a day light, whatever figures would be better seen on.
      const darkened = step < 0 ? Math.max(0, DAY - light) * DARKENED : 0;
      const strays = isDark ? Number(light > NIGHT) * STRAYED : darkened;
      const joins = beside === null ? 0 : Math.max(0, APART - contrast(lit, beside)) * JOINED;
      const lost = seen.reduce((sum, colours, at) => sum + lostOf(colours, lit) / (at + 1), 0);
      const share = beside === null ? 1 : GROUND;
      return {
        lit,
        cost:
          lost * share +
          joins +
          Math.abs(step) * MOVED +
          nth * SECOND +
          strays +
          mud +
          (beside ? 0 : Math.max(0, light - PALE) * WASHED),
      };
    }),
  );
  return tried.reduce((best, each) => (each.cost < best.cost ? each : best)).lit;
};
const STEPS = [0, -0.06, -0.12, -0.18, -0.24, -0.3, -0.36, -0.42, -0.48, -0.54, 0.06, 0.12, 0.18];
const [NIGHT, DAY, APART, JOINED, GROUND] = [0.13, 0.24, 1.25, 12, 0.05];
/** A dark orange is brown. */
const [ORANGE, MUD] = [0.24, 30];
const [MOVED, SECOND, STRAYED, DARKENED] = [7, 1.2, 40, 90];
/** A pale sky is no poster: white limbs and marks are lost on it. */
const [PALE, WASHED] = [0.5, 40];
