import { lackedAmong, notIt } from "./about-motif.ts";
import { isLeft } from "./absent.ts";
import { isOwnTool, type Roles } from "./cast-roles.ts";
import { isLost } from "./denied.ts";
import type { Mentions } from "./find-mentions.ts";
import type { Scene } from "./find-scene.ts";
import type { IdeaText } from "./idea-text.ts";
import { languageOf } from "./languages.ts";
import { propOfWords } from "./props.ts";
import type { Thing } from "./thing.ts";
import { unableWith } from "./unable.ts";
import { unseenLack } from "./unseen.ts";
import type { Word } from "./words.ts";

/** What the idea says is missing. */
export interface Lack {
  thing: Thing | null;
  /** The tool of the hero's trade is no use without it: "a drummer without sticks". */
  isOfTool: boolean;
  /** It is what the hero is said not to be: "not a dog, it's a vacuum cleaner". */
  isNotHero: boolean;
}

interface Earlier {
  mentions: Mentions;
  scene: Scene;
  roles: Roles;
}

const NONE: Lack = { thing: null, isOfTool: false, isNotHero: false };

export const findLack = ({ words }: IdeaText, { mentions, scene, roles }: Earlier): Lack => {
  const { subject, motif, posing } = roles;
  if (!subject) return NONE;
  const notHero = posing ? null : notIt(words, mentions.named, subject);
  const ofTool = isOwnTool(subject, motif) ? lackSaid(words, mentions, subject) : null;
  // In other languages no word says before it that it is not there.
  const isElse = motif !== null && motif.at !== notHero?.at;
  const thing = ofTool ?? (isElse ? null : lackOf(words, mentions, scene, subject, notHero));
  return {
    thing,
    isOfTool: ofTool !== null,
    isNotHero: notHero !== null && thing === notHero,
  };
};

const lackSaid = (words: Word[], { named, absent }: Mentions, subject: Thing): Thing | null =>
  lackedAmong(words, named, absent) ?? unseenLack(words, named, subject);

/** What somebody lacks who has to do with nothing else. */
const lackOf = (
  words: Word[],
  { named, absent }: Mentions,
  { stageSet }: Scene,
  subject: Thing,
  notHero: Thing | null,
): Thing | null => {
  if (words.some(({ at }) => isLeft(words, at))) return null;
  const gone = words.filter((word) => absent.has(word.at) || isLost(words, word));
  return (
    notHero ??
    lackedAmong(words, named, absent) ??
    propOfWords(gone, subject) ??
    (stageSet ? null : unseenLack(words, named, subject)) ??
    (stageSet || languageOf(words) !== null ? null : unableWith(words))
  );
};
