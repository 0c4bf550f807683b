import { isFeared } from "./about-motif.ts";
import type { Pair } from "./choose-motif.ts";
import { containers } from "./containers.ts";
import type { Hands } from "./fill-hands.ts";
import type { Doing } from "./find-doing.ts";
import type { Hero } from "./find-hero.ts";
import type { Lack } from "./find-lack.ts";
import type { Scene } from "./find-scene.ts";
import type { Heap } from "./heap.ts";
import type { IdeaText } from "./idea-text.ts";
import { isBarredFrom } from "./phrased-relation.ts";
import { LETTERED } from "./picture-index.ts";
import { NOWHERE } from "./props.ts";
import { onHandles, type Relation, relationBy } from "./relation.ts";
import { relationOf } from "./relation-of.ts";
import { atFront, hungFrom, type StageSet } from "./stage-set.ts";
import { isDwarfedBy, type State, stateOf } from "./state.ts";
import { surroundingsOf } from "./surroundings.ts";
import type { Thing } from "./thing.ts";
import { relationOfGiven } from "./third-party.ts";
import { isFumbled, isUnableAbroad } from "./unable.ts";
import type { Word } from "./words.ts";

/** How the two stand to each other. */
export interface Meeting {
  motif: Thing | null;
  motifState: State | null;
  relation: Relation | null;
  /** The motif, which the subject lacks, is gone or was never there; else the subject may not or cannot. */
  isMissed: boolean;
  /** The motif fears the subject. */
  isFeared: boolean;
  /** The motif is above the subject, who hangs from it. */
  isHung: boolean;
  stageSet: StageSet | null;
}

interface Earlier {
  scene: Scene;
  hero: Hero;
  visible: readonly Thing[];
  doing: Doing;
  hands: Hands;
  lack: Lack;
  pair: Pair;
}

export const relate = (idea: IdeaText, earlier: Earlier): Meeting => {
  const meeting = relateTwo(idea, earlier);
  const said = noOf(earlier, meeting);
  return said ? { ...meeting, motif: said, relation: "lifts", isMissed: false } : meeting;
};

/** Who will not, and does nothing besides, says so on a board. */
const noOf = ({ hero, pair }: Earlier, { motif, stageSet }: Meeting): Thing | null => {
  const isIdle = motif === null && stageSet === null && hero.gesture === null && pair.subject !== null;
  return isIdle && hero.denied?.way === "unwilling"
    ? { id: LETTERED, word: "nope", at: NOWHERE, score: 0 }
    : null;
};

const relateTwo = ({ words }: IdeaText, earlier: Earlier): Meeting => {
  const { pair, scene, hero } = earlier;
  const { subject } = pair;
  const said = relationSaid(words, earlier);
  const motifState =
    pair.seen?.compared?.thingState ??
    (pair.motif && (stateOf(words, pair.motif, true) ?? stateOfFumbled(words, pair.motif, said)));
  const feared = subject !== null && isFeared(words, subject);
  const isHuge = said === "holds" && motifState === "giant" && isHeavy(pair.motif, hero);
  // Who is too small for something is before it.
  const isDwarfed = pair.motif !== null && isDwarfedBy(words, pair.motif);
  const byHand = onHandles.has(pair.motif?.id ?? "") ? "lifts" : "heaves";
  const huge = isDwarfed ? "backs" : byHand;
  const lifted = isHuge ? huge : said;
  const relation = feared && said === "fears" ? "meets" : lifted;
  // Who hangs from something by the feet has it above.
  const hung = scene.stageSet?.over && relation === "hangs" ? pair.motif : null;
  const motif = hung ? null : pair.motif;
  return {
    motif: isRefusal(hero, relation, motif) ? { ...motif, word: "nope" } : motif,
    motifState,
    relation: hung ? null : relation,
    isMissed: relation === "lacks" && motif !== null && isMissed(words, motif, earlier),
    isFeared: feared,
    isHung: hung !== null,
    stageSet: stageSetWith(words, earlier, { subject, motif, relation }, hung),
  };
};

const isMissed = (words: Word[], motif: Thing, { hero: { denied }, lack }: Earlier): boolean =>
  (denied === null || HAS.test(denied.base)) &&
  !lack.isNotHero &&
  !isUnableAbroad(words) &&
  !isBarredFrom(words, motif);
/** "can't find his keys", "doesn't have an umbrella" */
const HAS = /^(find|locate|have|own|get|afford|remember)$/;

/** What is driven or cooked badly smokes. */
const stateOfFumbled = (words: Word[], motif: Thing, said: Relation | null): State | null =>
  said !== "fumbles" && motif.id !== LETTERED && isFumbled(words, motif) ? "burnt" : null;

const relationSaid = (words: Word[], { scene, hero, doing, hands, lack, pair }: Earlier): Relation | null => {
  const { subject, motif, staged, seen } = pair;
  if (seen) return seen.relation;
  if (lack.thing) return "lacks";
  if (staged && subject) {
    const { dreams, relation } = scene.stageSet ?? {};
    const usual = dreams === staged.id ? "dreams" : (relation ?? relationToSet(words, staged));
    return usual === "holds" && hero.denied?.way === "clumsy" ? "fumbles" : usual;
  }
  if (hands.isGiven) return relationOfGiven(doing.action);
  if (scene.heap?.way && isHeaped(scene.heap, motif)) return HEAPED[scene.heap.way];
  return relationOf(words, doing.action, subject, motif);
};

const HEAPED = { built: "works", over: "behind" } as const;

export const isHeaped = (heap: Heap | null, thing: Thing | null): boolean =>
  heap !== null && thing?.at === heap.thing.at;

const relationToSet = (words: readonly Word[], staged: Thing): Relation => {
  if (staged.id === "bed") return "lies";
  if (staged.id === "cage") return "behind";
  if (containers.has(staged.id) && saysHeadfirst(words)) return "headfirst";
  return LIVED_IN.test(staged.id) ? "in" : relationBy(staged);
};

/** Nobody holds in the hands what they live or are boiled in. */
const LIVED_IN = /^(cardboard-box|pot-of-food)$/;
const saysHeadfirst = (words: readonly Word[]): boolean =>
  words.some(
    ({ folded, at }) =>
      /^(head|heads|face)$/.test(folded) && /^(in|into|inside)$/.test(words[at + 1]?.folded ?? ""),
  );

/** What is giant takes both arms, where no gesture needs them; a board is as large as its words. */
const isHeavy = (motif: Thing | null, { gesture }: Hero): boolean =>
  gesture?.pose === undefined && motif?.id !== LETTERED;

/** Who refuses what has no picture holds up a board that says no. */
const isRefusal = ({ denied }: Hero, relation: Relation | null, motif: Thing | null): motif is Thing =>
  denied?.way === "unwilling" && relation === "refuses" && motif?.id === LETTERED;

/** The set of the place, with what else the subject is in, on or before. */
const stageSetWith = (
  words: Word[],
  { scene: { stageSet }, doing, visible, hands }: Earlier,
  pair: { subject: Thing | null; motif: Thing | null; relation: Relation | null },
  hung: Thing | null,
): StageSet | null => {
  const shown = [hands.besides, pair.subject, pair.motif].map((thing) => thing?.id);
  const rest = visible.filter(({ id, isLoose }) => !shown.includes(id) && !isLoose);
  const surroundings = surroundingsOf(words, doing.action, pair, rest);
  if (!stageSet && !surroundings) return null;
  return { ...surroundings, ...(stageSet && atFront(stageSet, pair.relation)), ...hungFrom(hung) };
};
