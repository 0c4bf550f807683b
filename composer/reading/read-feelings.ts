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
import { spacedLanguageOf } from "./languages.ts";
import { describing, findManner, without } from "./manner.ts";
import type { Meeting } from "./relate.ts";
import type { FoundSet } from "./stage-set.ts";
import { isOutgrown } from "./state.ts";
import type { Thing } from "./thing.ts";
import { isUnableAbroad } from "./unable.ts";
import { formsOfBase } from "./verbs.ts";
import type { Word } from "./words.ts";

/** The faces of the two. */
export interface Feelings {
  expression: Expression | null;
  motifExpression: Expression | null;
  /** The face of how the subject was described: "a smug cat who pays taxes" stays smug. */
  typedFace: Expression | null;
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
  const typedFace = manner === null && described !== null ? null : faceDescribed(words, earlier.pair.subject);
  const felt = typedFace ?? feltByHero(words, ofMotif, earlier);
  if (motif && isCaused(words, motif))
    return { expression: "smug", motifExpression: felt, typedFace: null, manner };
  if (isFeared) return { expression: typedFace ?? "smug", motifExpression: "scared", typedFace, manner };
  const compared = earlier.pair.seen?.compared;
  const isForAll = motif === null && causesInAll(words);
  return {
    expression: typedFace ?? (isForAll ? "smug" : (compared?.expression ?? faceOf(felt, words, earlier))),
    typedFace,
    motifExpression: expressionOf(ofMotif, null) ?? compared?.thingExpression ?? null,
    manner,
  };
};

/** The face that the adjectives of the subject ask for: before its name, or right after it. */
const faceDescribed = (words: readonly Word[], subject: Thing | null): Expression | null => {
  if (!subject || subject.at >= words.length) return null;
  const { at, last = at } = subject;
  const before = words.slice(Math.max(0, at - 3), at);
  const from = before.findLastIndex(({ folded, endsClause }) => endsClause || ENDS.test(folded));
  const behind =
    spacedLanguageOf(words) === null || words[last]?.endsClause ? [] : words.slice(last + 1, last + 2);
  return (
    [...before.slice(from + 1), ...behind]
      .map(({ folded }) => expressionOfManner(folded))
      .find((face) => face !== null) ?? null
  );
};
const ENDS = /^(who|that|which|with|and|in|on|at|of|for|to|from|by|is|are|no|not|only|just|never|without)$/;

const feltByHero = (
  words: readonly Word[],
  ofMotif: readonly Word[],
  { mentions, hero: { denied }, doing: { action } }: Earlier,
): Expression | null => {
  const ofHero = words.filter((word) => !ofMotif.includes(word));
  const isDenied = ({ at }: Word): boolean => denied?.at === at && denied.way !== "unwilling";
  const telling = ofHero.filter(
    (word) => !mentions.silent.has(word.at) && !isDenied(word) && !isKind(words, word),
  );
  const isDone = action !== null && action.base.split(" ")[0] !== denied?.base;
  const deed = isDone
    ? { ...action, base: without(action.base, [...ofMotif, ...words.filter((word) => isKind(words, word))]) }
    : null;
  return expressionOf(telling, deed, ofHero);
};

/** "reading a bedtime story": it says which story, and nothing of who reads it. */
const isKind = (words: readonly Word[], { at, endsClause }: Word): boolean =>
  at > 0 && !endsClause && TOLD.test(words[at + 1]?.folded ?? "");
const TOLD =
  /^(stor(y|ies)|tales?|books?|songs?|movies?|films?|podcasts?|app|apps|tracker|trackers|mask|pills?|class|classes|tea|emojis?|memes?)$/;

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
