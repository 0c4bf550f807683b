import { isOnHero, isStateOf } from "./about-motif.ts";
import { isMarketLevel } from "./absent.ts";
import type { Roles } from "./cast-roles.ts";
import { countOf } from "./count.ts";
import type { Hands } from "./fill-hands.ts";
import type { Doing } from "./find-doing.ts";
import type { Hero } from "./find-hero.ts";
import type { Lack } from "./find-lack.ts";
import { placeWords } from "./find-listed.ts";
import type { Mentions } from "./find-mentions.ts";
import type { Scene } from "./find-scene.ts";
import type { IdeaText } from "./idea-text.ts";
import { inIdiom } from "./idioms.ts";
import { LETTERED, matchPhrase, OWN_NAME } from "./picture-index.ts";
import { toolOfTrade } from "./props.ts";
import { relationBy } from "./relation.ts";
import { type Seen, seenBy } from "./seen-by.ts";
import { propOfSet } from "./stage-set.ts";
import { type State, stateOf } from "./state.ts";
import type { Thing } from "./thing.ts";
import { unseenMotif } from "./unseen.ts";
import { formsOf } from "./word-forms.ts";
import type { Word } from "./words.ts";

/** The two that a picture is of. */
export interface Pair {
  subject: Thing | null;
  subjectState: State | null;
  motif: Thing | null;
  /** Whom one meets at the place or what one holds there, where the idea names nothing else. */
  staged: Thing | null;
  /** What one sees the act by, instead of what is named. */
  seen: Seen | null;
}

interface Earlier {
  mentions: Mentions;
  scene: Scene;
  hero: Hero;
  roles: Roles;
  doing: Doing;
  hands: Hands;
  lack: Lack;
}

export const chooseMotif = (idea: IdeaText, earlier: Earlier): Pair => {
  const { words } = idea;
  const { hero, roles, doing, hands, lack, scene } = earlier;
  const staged =
    hands.motif ||
    lack.thing ||
    isAtWork(roles, doing) ||
    (doing.tool && relationBy(doing.tool) === "rides") ||
    (roles.subject && relationBy(roles.subject) === "rides")
      ? null
      : propOfSet(scene.stageSet, roles.subject, countOf(words, roles.subject));
  const named = hands.isToolAlone ? doing.tool : (hands.motif ?? lack.thing ?? staged);
  const motif = named ?? motifImplied(words, earlier);
  // What is seen on the hero makes somebody of it: "a ticket machine with depression".
  const subject = !hero.gesture && isPhrase(words, roles.subject, motif) ? null : roles.subject;
  const context = { action: doing.action, posing: roles.posing, named: earlier.mentions.named };
  const seen = seenBy(words, context, { subject, motif });
  const shown = withDenial(hero, fallen(words, seen ? seen.motif : motif));
  const subjectState = stateOf(words, subject) ?? seen?.compared?.heroState ?? null;
  const isOnlyState =
    (subjectState !== null && shown?.id === LETTERED && isStateOf(words, shown)) ||
    (subjectState === "muscular" && shown?.id === "flexed-biceps");
  return { subject, subjectState, motif: isOnlyState ? null : shown, staged, seen };
};

/** "never gets ripe": a board that says "ripe" would say the contrary. */
const withDenial = ({ denied }: Hero, motif: Thing | null): Thing | null =>
  denied &&
  motif?.id === LETTERED &&
  motif.at === denied.at + 1 &&
  /^(get|become|be|turn|go|grow|feel|look|seem)$/.test(denied.base)
    ? { ...motif, word: `not ${motif.word}` }
    : motif;

/** "a failing hedge fund": no chart of what fails rises. */
const fallen = (words: readonly Word[], motif: Thing | null): Thing | null =>
  motif?.id === "chart-increasing" && words.some(({ folded }) => FAILING.test(folded))
    ? { ...motif, id: "chart-decreasing" }
    : motif;
const FAILING =
  /^(fail(s|ed|ing|ure)?|crash(ed|es|ing)?|collaps(es|ed|ing)|los(es|ing|t)|bankrupt|rekt|worst|terrible|bad|wrong|down|red|dying|dead)$/;

/** A bartender at the airport has a glass in the hands, and no luggage. */
const isAtWork = ({ calling, gear }: Roles, { tool }: Doing): boolean =>
  tool !== null && [calling, gear?.word].some((trade) => toolOfTrade(trade ?? "") === tool.id);

/** What the words call for where they name nothing that has a picture. */
const motifImplied = (words: Word[], earlier: Earlier): Thing | null => {
  const { doing, scene } = earlier;
  const unseen = unseenBeside(words, earlier);
  // What is in them hides cold hands.
  if (earlier.hero.gesture?.mark === "cold") return null;
  return scene.mouthpiece ? unseen : (doing.prop ?? unseen ?? doing.tool);
};

const unseenBeside = (words: Word[], earlier: Earlier): Thing | null => {
  const { mentions, scene, roles, doing } = earlier;
  if (scene.mouthpiece || scene.stuff || !roles.subject) return null;
  const unseen = unseenMotif(words, mentions.named, roles.subject, (word) => isShown(words, word, earlier));
  const isSeenByTool = unseen && doing.tool && (WRITES.test(doing.tool.id) || isOnHero(words, unseen));
  return isSeenByTool ? null : unseen;
};

/** What is done with these one sees by them: what is hacked is on no board. */
const WRITES = /^(laptop|keyboard|typewriter)$/;

/** Whether a word is in the picture some other way, or is no thing at all. */
const isShown = (words: Word[], { at, folded }: Word, { mentions, scene, hero }: Earlier): boolean =>
  mentions.absent.has(at) ||
  scene.stageSet?.at.has(at) ||
  hero.gesture?.at.has(at) ||
  scene.heap?.at.has(at) ||
  at === mentions.gear?.at ||
  isPlaceWord(words, at, folded) ||
  matchPhrase(folded)?.weight === OWN_NAME ||
  isMarketLevel(words, at) ||
  inIdiom(words, at);

const isPlaceWord = (words: Word[], at: number, folded: string): boolean =>
  formsOf(folded).some((form) => placeWords.has(form)) ||
  placeWords.has(`${words[at - 1]?.folded ?? ""} ${folded}`);

/** "touch grass simulator": what has no picture and does nothing is lettered as it was typed. */
const isPhrase = (words: Word[], subject: Thing | null, motif: Thing | null): boolean => {
  if (subject?.id !== LETTERED || motif || words.length >= 8) return false;
  const before = OPENS.test(words[0]?.folded ?? "") ? 0 : subject.at;
  return words.length > (subject.last ?? subject.at) + 1 - before;
};
const OPENS = /^(a|an|the|my|our)$/;
