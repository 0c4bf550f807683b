import type { ImageStyle } from "#contract/generation.ts";
import type { Picture } from "../pictures.ts";
import type { Expression } from "../reading/expression.ts";
import type { Reading } from "../reading/read-idea.ts";
import type { Cast } from "./cast.ts";
import type { BodyPose } from "./creatures/limbs.ts";
import type { InPose, Moving } from "./kit.ts";
import { mirrored } from "./mirror.ts";
import type { Performance } from "./performance.ts";
import type { Players } from "./players.ts";
import { type PromoPlace, restaged } from "./promo.ts";

/** A cast and what it was made from, to play it once more. */
export interface Played {
  cast: Cast;
  besideName: Cast;
  reading: Reading;
  players: Players;
  performance: Performance;
  /** The hero, turned to neither side. */
  hero: Picture;
  isHeldLow: boolean;
}

/** Which way a thing's arms go in a pose; down in those that are not here. */
const GESTURES: Partial<Record<BodyPose, number>> = { wave: 1, point: 1, cheer: 2, lift: 2, hips: 3 };

const nextGesture = ({ gesture }: Cast): number => (gesture + 1) % 4;

/** The hero alone. A sign in a pose has nothing else beside it that would say its words. */
export const inPoseOf =
  ({ cast, performance }: Played): InPose =>
  (pose: BodyPose, mood: Expression): Cast => ({
    ...cast,
    subject: performance.build(pose, mood) ?? cast.subject,
    motif: null,
    held: null,
    set: [],
    isUpsideDown: false,
    mouthpiece: null,
    act: { ...cast.act, relation: null },
    expression: mood,
    gesture: GESTURES[pose] ?? 0,
  });

/** The act where the name stands beside it, played in another way at each place. */
export const promoOf =
  ({ cast, besideName, reading, players, performance, isHeldLow }: Played) =>
  (at: PromoPlace): Cast => {
    const { acted, expression, build } = performance;
    const again = restaged(at, acted, performance.pose, isHeldLow);
    const mood = players.sign ? expression : (reading.expression ?? again.expression(expression));
    const pose = players.set.length > 0 && acted === null ? performance.pose : again.pose;
    const own = build(pose, mood) ?? besideName.subject;
    const isSame = again.relation === acted;
    return {
      ...besideName,
      subject: cast.isBuilt && again.isTurned ? mirrored(own) : own,
      act: {
        ...cast.act,
        relation: isSame ? cast.act.relation : again.relation,
        side: again.isTurned === (acted !== "refuses") ? -1 : 1,
      },
      held: isSame ? cast.held : null,
      expression: mood,
      gesture: GESTURES[again.pose] ?? nextGesture(cast),
    };
  };

/** The frames of the logo in motion. */
export const movingOf = (played: Played, style: ImageStyle): Moving => {
  const { cast, performance, hero } = played;
  const { build, pose, expression } = performance;
  return {
    rest: { ...cast, subject: hero },
    bob: bobOf(played, style),
    blink: cast.isBuilt ? { ...cast, subject: build(pose, expression, true) ?? hero } : null,
  };
};

/** Who holds nothing waves; others lean, or move their arms. */
const bobOf = ({ cast, players, performance, hero }: Played, style: ImageStyle): Cast => {
  const { build, pose, expression, acted } = performance;
  if (cast.isBuilt && acted === null && players.gear !== "astronaut")
    return { ...cast, subject: build(pose === "wave" ? "cheer" : "wave", expression) ?? hero };
  if (players.isFaceless) return { ...cast, subject: hero, gesture: nextGesture(cast) };
  // Cells and furniture do not lean; they come nearer.
  const bobbing = style === "pixel" || players.set.length > 0 ? "near" : "tilted";
  const { staging } = cast;
  return {
    ...cast,
    subject: hero,
    staging: { ...staging, pose: staging.pose === bobbing ? "whole" : bobbing },
  };
};
