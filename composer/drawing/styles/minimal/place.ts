import { luminance } from "../../../colour/contrast.ts";
import type { Cast } from "../../cast.ts";
import type { Recipe } from "../../scenes/recipes.ts";
import { type Figure, lostOf } from "./lost.ts";
import places from "./places.json";

/** The flat colours of a place: its sky, and one of each ridge. */
export interface PlaceInks {
  sky: string;
  far: string;
  near: string;
}

/**
 * Of the colours that were mixed for a place that the idea names, those that all who act stand off: by another light than
 * this try's, too, where much would be lost and no hour is named.
 */
export const placeOf = (
  { settingSaid, isHourSaid, staging, scene, setting, set }: Cast,
  { wall, floor, figures }: { wall: string; floor: string; figures: readonly Figure[] },
): PlaceInks | null => {
  // Furniture behind shows the place, in shades of the page.
  if (!settingSaid || staging.view === "none" || set.some(({ part }) => part === "behind")) return null;
  const mixed = setting in places ? places[setting as keyof typeof places] : null;
  // A plain room has no colours of its own: its wall suits who is in it, and its floor is a tone of that.
  if (!mixed) return { sky: wall, far: wall, near: floor };
  // Under rain every place is as grey as a storm.
  const { day, night } = scene.specks === "rain" ? places.storm : mixed;
  const costOf = ({ sky, far, near }: PlaceInks): number =>
    figures.reduce(
      (sum, outline, nth) =>
        sum +
        (LOST * (lostOf(outline, sky) + (lostOf(outline, far) + lostOf(outline, near)) * GROUND)) / (nth + 1),
      0,
    );
  const [own, other] = isDim(scene) ? [night, day] : [day, night];
  const ranked = [...own, ...(isHourSaid ? [] : other)]
    .map((line, nth) => {
      const [sky = wall, far = sky, near = far] = line.split(" ");
      const inks = { sky, far, near };
      const turn = nth < own.length ? nth * DEEPER : OTHER_LIGHT + (nth - own.length) * DEEPER;
      return { inks, cost: costOf(inks) + turn };
    })
    .sort((one, other) => one.cost - other.cost);
  const good = ranked.filter(({ cost }) => cost < (ranked[0]?.cost ?? 0) + AS_GOOD);
  return good[staging.step % good.length]?.inks ?? null;
};

/** Feet stand on the ground, and most of a figure is before the sky. */
const GROUND = 0.16;
const [LOST, AS_GOOD] = [18, 6];
/** The lightest colours of a place come first. */
const [DEEPER, OTHER_LIGHT] = [0.4, 16];

/** Whether it is dark there. */
const isDim = ({ sky, orb }: Recipe): boolean => luminance(sky[1]) < DIM && orb !== "sun";
const DIM = 0.2;
