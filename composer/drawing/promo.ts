import { deeds } from "../reading/deed.ts";
import type { Expression } from "../reading/expression.ts";
import type { Relation } from "../reading/relation.ts";
import { BANNER, type Cast, type Drawn, PANORAMA, SHARE, type Stage, type Style } from "./cast.ts";
import type { BodyPose } from "./creatures/limbs.ts";

export type PromoPlace = "banner" | "share";

/** How the act of a logo is played again where logo, banner and share card are seen together. */
interface Restaged {
  relation: Relation | null;
  pose: BodyPose;
  isTurned: boolean;
  expression(shown: Expression): Expression;
}

/** What is held can be shown in other ways; whoever rides or fights does so again, but not in the same way. */
const AGAIN: Partial<Record<Relation, readonly [banner: Relation, share: Relation]>> = {
  holds: ["lifts", "guards"],
  drinks: ["lifts", "guards"],
  lifts: ["holds", "guards"],
};

/** What somebody does is done in a pose of its own, wherever it is seen. */
const DONE: ReadonlySet<string> = new Set([
  ...deeds,
  "peers",
  "brushes",
  "plays",
  "drums",
  "games",
  "fights",
  "chases",
  "flees",
  "eats",
]);

/** The face of who feels nothing in particular is another one. */
const OTHER: Partial<Record<Expression, Expression>> = {
  happy: "determined",
  determined: "happy",
  smug: "happy",
};

const POSES: Record<PromoPlace, readonly [BodyPose, BodyPose]> = {
  banner: ["point", "wave"],
  share: ["cheer", "hips"],
};

export const restaged = (
  at: PromoPlace,
  acted: Relation | null,
  own: BodyPose,
  isHeldLow: boolean,
): Restaged => {
  const told = acted && (AGAIN[acted]?.[at === "banner" ? 0 : 1] ?? acted);
  const relation = isHeldLow && (told === "lifts" || told === "guards") && acted === "holds" ? "holds" : told;
  const [first, second] = POSES[at];
  const alone = own === first ? second : first;
  const isDeed = relation === acted && DONE.has(acted ?? "");
  const pose = isDeed ? own : relation === "lifts" ? "lift" : relation === "holds" ? "hold" : alone;
  // On a banner the hero stands right of the name, and turns to it.
  const isTurned = at === "banner";
  return { relation, pose, isTurned, expression: (shown) => OTHER[shown] ?? shown };
};

export const wide = (style: Style, cast: Cast, at: PromoPlace): Drawn => {
  const shown = unboxed(cast);
  const stage = stageOf(shown, at);
  return { svg: style.wide(shown, stage), width: stage.width, height: stage.height };
};

/** Where there is no page as wide as they are, a wall of paper and a block of water would be boxes. */
export const unboxed = (cast: Cast): Cast => without(cast, BOXES);

const without = (cast: Cast, ids: RegExp): Cast => ({
  ...cast,
  set: cast.set.filter(({ id }) => !ids.test(id)),
});
/** It would be an arch, cut off at its height. */
const MOON = /^full-moon$/;
const BOXES = /^(water-surface|traffic-jam|subway-car|chart-.*)$/;

/** For a page, which has the name above it: who acts, in their place, without a word. */
export const panorama = (style: Style, cast: Cast): Drawn => {
  const { width, height } = PANORAMA;
  return { svg: style.wide({ ...without(unboxed(cast), MOON), name: "" }, PANORAMA), width, height };
};

/** Who stands alone on a banner comes up large from below its edge. */
const stageOf = ({ motif, act, gear, set, isBuilt, isFaceless }: Cast, at: PromoPlace): Stage => {
  // Furniture around it leaves a hero less room.
  if (set.length > 0)
    return at === "share"
      ? { ...SHARE, hero: { x: 600, y: 212, size: 256 } }
      : { ...BANNER, hero: { x: 1176, y: 246, size: 284 } };
  if (at === "share") return SHARE;
  const isAlone = motif === null && act.count === 1;
  // The arms and legs of a thing are seen, and keep off the name.
  if (isAlone && isFaceless) return { ...BANNER, hero: { x: 1190, y: 236, size: isBuilt ? 430 : 320 } };
  if (gear === "astronaut") return BANNER;
  return isAlone ? { ...BANNER, hero: { x: 1190, y: 330, size: 580 } } : BANNER;
};
