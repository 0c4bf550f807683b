import { causesInAll, isCaused } from "./about-motif.ts";
import type { Pair } from "./choose-motif.ts";
import { type Denied, moodOfDenied, RISES } from "./denied.ts";
import { type Expression, expressionOf, expressionOfManner } from "./expression.ts";
import type { Doing } from "./find-doing.ts";
import type { Hero } from "./find-hero.ts";
import type { Lack } from "./find-lack.ts";
import type { Mentions } from "./find-mentions.ts";
import type { Scene } from "./find-scene.ts";
import type { IdeaText } from "./idea-text.ts";
import { describing, findManner, without } from "./manner.ts";
import type { Meeting } from "./relate.ts";
import type { FoundSet } from "./stage-set.ts";
import { isOutgrown } from "./state.ts";
import { isUnableAbroad } from "./unable.ts";
import { formsOfBase } from "./verbs.ts";
import type { Word } from "./words.ts";

/** The faces of the two. */
export interface Feelings {
  expression: Expression | null;
  motifExpression: Expression | null;
  /** How the subject was described: "sleepy", "tiny". */
  manner: string | null;
}

interface Earlier {
  mentions: Mentions;
  hero: Hero;
  scene: Scene;
  doing: Doing;
  lack: Lack;
  pair: Pair;
  meeting: Meeting;
}

export const readFeelings = ({ words }: IdeaText, earlier: Earlier): Feelings => {
  const { motif, isFeared } = earlier.meeting;
  const described = findManner(words, earlier.pair.subject);
  const { denied } = earlier.hero;
  const manner = denied?.way === "never" && words[denied.at]?.folded === described ? null : described;
  const ofMotif = motif ? describing(words, motif) : [];
  const felt = expressionOfManner(manner) ?? feltByHero(words, ofMotif, earlier);
  if (motif && isCaused(words, motif)) return { expression: "smug", motifExpression: felt, manner };
  if (isFeared) return { expression: "smug", motifExpression: "scared", manner };
  const isForAll = motif === null && causesInAll(words);
  return {
    expression: isForAll ? "smug" : faceOf(felt, words, earlier),
    motifExpression: expressionOf(ofMotif, null),
    manner,
  };
};

const feltByHero = (
  words: readonly Word[],
  ofMotif: readonly Word[],
  { mentions, hero: { denied }, doing: { action } }: Earlier,
): Expression | null => {
  const ofHero = words.filter((word) => !ofMotif.includes(word));
  const isDenied = ({ at }: Word): boolean => denied?.at === at && denied.way !== "unwilling";
  const telling = ofHero.filter((word) => !mentions.silent.has(word.at) && !isDenied(word));
  const isDone = action !== null && action.base.split(" ")[0] !== denied?.base;
  const deed = isDone ? { ...action, base: without(action.base, ofMotif) } : null;
  return expressionOf(telling, deed, ofHero);
};

const faceOf = (
  felt: Expression | null,
  words: readonly Word[],
  { hero, scene, lack, meeting }: Earlier,
): Expression | null => {
  const { denied } = hero;
  const ofDenied = faceOfDenied(denied, scene.stageSet);
  const said = denied && isDeniedFace(denied, felt) ? ofDenied : (felt ?? ofDenied);
  const isTight = meeting.motif !== null && isOutgrown(words, meeting.motif);
  if (said) return said;
  if (lack.isNotHero) return "deadpan";
  return isTight ? "scared" : isUnableAbroad(words) ? "sad" : null;
};

/** Who does not get up sleeps on, and "not laughing at a joke" is no laughing. */
const isDeniedFace = ({ base }: Denied, felt: Expression | null): boolean =>
  RISES.test(base) || (felt !== null && felt === expressionOf([], { ...formsOfBase(base), place: null }));

/** A set has a face of its own for what one cannot do there. */
const faceOfDenied = (denied: Denied | null, stageSet: FoundSet | null): Expression | null =>
  stageSet?.mood && denied?.way === "unable" ? null : moodOfDenied(denied);
