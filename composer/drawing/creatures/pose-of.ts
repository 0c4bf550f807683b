import type { Picture } from "../../pictures.ts";
import type { Expression } from "../../reading/expression.ts";
import type { Thing } from "../../reading/find-things.ts";
import type { Reading } from "../../reading/read-idea.ts";
import type { Relation } from "../../reading/relation.ts";
import { randomFrom } from "../../seeded/random.ts";
import { baseOf, type Staging } from "../staging.ts";
import type { Creature } from "./creature.ts";
import { creatureOf, creaturePicture } from "./creature-picture.ts";
import type { BodyPose } from "./limbs.ts";

/** The creature of a thing's own word ("pigeon"), or of its picture (a dove). */
export const creatureFor = (thing: Thing | null): Creature | undefined =>
  creatureOf(thing?.word) ?? creatureOf(thing?.id);

/** How the hero holds itself for what it has to do with the motif. */
const TOWARDS: Partial<Record<Relation, BodyPose>> = {
  lifts: "lift",
  holds: "hold",
  rides: "hold",
  mans: "hold",
  sits: "sit",
  fights: "point",
  fears: "cheer",
  hugs: "wave",
  boards: "shrug",
  pushes: "push",
  chases: "run",
  flees: "run",
  guards: "hips",
  drinks: "think",
  in: "cheer",
  headfirst: "shrug",
  lacks: "shrug",
};

/** And for what it does, where it has nothing to do with a motif. */
const DOES: readonly (readonly [RegExp, BodyPose])[] = [
  [/\b(yoga|meditate|zen|sit)\b/, "lotus"],
  [/\b(sleep|nap|snooze|dream)\b/, "sleep"],
  [/\b(run|race|chase|escape|flee|walk|hurry|deliver)\b/, "run"],
  [/\b(think|wonder|study|solve|code|learn)\b/, "think"],
  [/\b(dance|celebrate|cheer|win|party|jump|fly)\b/, "cheer"],
];

const FEELS: Partial<Record<Expression, BodyPose>> = { sleepy: "sleep", sad: "facepalm" };

const IDLE: readonly BodyPose[] = ["wave", "hips", "cheer", "point", "think", "shrug", "stand"];

export const poseOf = (relation: Relation | null, reading: Reading, { step }: Staging): BodyPose => {
  const { action, expression, text } = reading;
  const acts = relation && TOWARDS[relation];
  const does = DOES.find(([said]) => said.test(action?.base ?? ""))?.[1];
  const feels = expression && FEELS[expression];
  const idle = randomFrom(`idle|${text}`).shuffle(IDLE)[step % IDLE.length];
  return acts ?? does ?? feels ?? idle ?? "stand";
};

/** The face of a creature about which the idea says nothing: another with each try. */
export const moodOf = (seed: string, text: string, { step }: Staging): Expression =>
  (randomFrom(`mood|${baseOf(seed)}|${text}`).boolean(0.5) ? step : step + 1) % 2 === 0 ? "happy" : "smug";

/** Whom the hero meets, in answer to what it does; what is ridden or worn is a picture. */
export const motifCreature = ({ motif, relation }: Reading): Picture | null => {
  const creature = creatureFor(motif);
  if (!creature || relation === "wears" || relation === "rides") return null;
  if (relation === "chases") return creaturePicture(creature, "run", "scared");
  if (relation === "flees") return creaturePicture(creature, "run", "angry");
  if (relation === "fights") return creaturePicture(creature, "cheer", "scared");
  if (relation === "fears") return creaturePicture(creature, "hips", "angry");
  return creaturePicture(creature, relation === "hugs" ? "wave" : "stand", "happy");
};
