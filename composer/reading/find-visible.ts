import type { Hero } from "./find-hero.ts";
import type { Scene } from "./find-scene.ts";
import { kindOf } from "./picture-index.ts";
import { type FoundSet, setParts } from "./stage-set.ts";
import type { Thing } from "./thing.ts";

/** The things that can have a part: those that neither the scene nor the hero's gesture shows already. */
export const findVisible = (candidates: readonly Thing[], scene: Scene, hero: Hero): Thing[] =>
  candidates.filter(
    (thing) => !isInScene(scene, thing) && !isInAir(scene, thing, candidates[0]) && !isInGesture(hero, thing),
  );

const isInScene = (scene: Scene, thing: Thing): boolean =>
  thing === scene.mouthpiece ||
  thing === scene.stuff?.thing ||
  scene.heap?.at.has(thing.at) === true ||
  isInSet(scene.stageSet, thing);

/** "hiding from the tax office": one sees the place, and what is dreaded there; of "bad luck" the cloud alone. */
const isInSet = (stageSet: FoundSet | null, { id, at, standsFor }: Thing): boolean => {
  if (!stageSet?.at.has(at)) return false;
  const isPlace = stageSet.holds === undefined && stageSet.gear === undefined && stageSet.over === undefined;
  return !(standsFor && isPlace && setParts.every((part) => stageSet[part] !== id));
};

const isInAir = ({ hour, weather }: Scene, { id, at }: Thing, first: Thing | undefined): boolean =>
  at !== first?.at && ((weather !== null && FALLS.test(id)) || (hour !== null && HOURS.test(id)));
/** Pictures of an hour, which is seen all around. */
const HOURS = /^(night-with-stars|milky-way|sunrise|sunrise-over-mountains|sunset|cityscape-at-dusk)$/;
/** Pictures of what falls, which is in the air and in nobody's hands. */
const FALLS = /^(cloud-with-|sun-behind-rain|snowflake$|droplet$|hail$|snowman-without|umbrella-with-rain)/;

/** "wringing its hands": the hands are the hero's own, and none are drawn beside it. */
const isInGesture = ({ acting, gesture }: Hero, { at, id }: Thing): boolean =>
  gesture !== null && gesture.at.size > 1 && gesture.at.has(at) && at !== acting?.at && kindOf(id) !== "food";
