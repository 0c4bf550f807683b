import type { Picture } from "../../pictures.ts";
import type { Expression } from "../../reading/expression.ts";
import { kindOf } from "../../reading/picture-index.ts";
import type { Reading } from "../../reading/read-idea.ts";
import type { Thing } from "../../reading/thing.ts";
import type { Word } from "../../reading/words.ts";
import { colourSaid } from "../tinted.ts";
import { inUniform } from "./clothes.ts";
import { creatureFor } from "./creature-for.ts";
import { creatureOf, creaturePicture } from "./creature-picture.ts";
import type { BodyPose } from "./limbs.ts";

/** Whom the hero meets, in answer to what it does; what is ridden or worn is a picture. */
export const motifCreature = (
  { motif, relation, words, motifExpression }: Reading,
  felt: Expression | null = null,
): Picture | null => {
  const plain = creatureFor(motif, words);
  if (!motif || !plain || (relation === "wears" && !isOnHead(words, motif))) return null;
  // "a boxer rabbit" has a glove in its hands, and no boxer.
  if (relation === "holds" && plain.muzzle === "human" && !/^(creature|person|face)$/.test(kindOf(motif.id)))
    return null;
  const colour = colourSaid(words, motif);
  const dyed = colour ? { ...plain, coat: colour, limb: plain.limb && colour } : plain;
  const creature = plain.muzzle === "human" ? inUniform(plain, motif.word) : dyed;
  // What is ridden is a picture, unless that is of a relative.
  if (relation === "rides" && ONLY_A_HEAD.test(motif.id))
    return creaturePicture(creature, "lie", motifExpression ?? "deadpan");
  if (relation === "rides")
    return /^(creature|person|face)$/.test(kindOf(motif.id)) && creature !== creatureOf(motif.id)
      ? creaturePicture(creature, "stand", "happy")
      : null;
  const [pose, mood] = MET[relation ?? ""] ?? ["stand", "happy"];
  return creaturePicture(creature, pose, motifExpression ?? felt ?? mood);
};

/** Of these the picture is a face, which nobody rides. */
const ONLY_A_HEAD =
  /(-face$|^(bear|panda|koala|frog|lion|wolf|fox|hamster|polar-bear|raccoon|unicorn|mouse|rabbit)$)/;

/** "with a tiny professor on its head": somebody stands there, and is no costume. */
const isOnHead = (words: readonly Word[], { at, last = at }: Thing): boolean =>
  /^(on|atop) (top of )?(his|her|its|their|the|my) heads?$/.test(
    words
      .slice(last + 1, last + 4)
      .map(({ folded }) => folded)
      .join(" "),
  );

/** What those do who are met so, and the face that they make where the idea says none. */
const MET: Readonly<Record<string, readonly [BodyPose, Expression]>> = {
  chases: ["run", "scared"],
  beats: ["run", "sad"],
  feeds: ["stand", "happy"],
  faints: ["stand", "happy"],
  races: ["run", "determined"],
  hides: ["look", "angry"],
  spits: ["cheer", "scared"],
  flees: ["run", "angry"],
  fights: ["cheer", "scared"],
  fears: ["hips", "angry"],
  hugs: ["wave", "happy"],
  loves: ["clap", "loving"],
  heaves: ["cheer", "happy"],
  headfirst: ["cheer", "scared"],
  throws: ["jump", "screaming"],
  swallows: ["cheer", "screaming"],
};
