import { wordsIn } from "../data-text.ts";
import type { Action } from "./find-action.ts";
import { inIdiom } from "./idioms.ts";
import { languageOf } from "./languages.ts";
import { kindOf, LETTERED } from "./picture-index.ts";
import { NOWHERE } from "./props.ts";
import type { Thing } from "./thing.ts";
import { matchVerb } from "./verbs.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

/** What can be seen to be done to a thing, in a pose and at a place of its own. */
export const deeds = [
  "throws",
  "kicks",
  "pulls",
  "drops",
  "juggles",
  "smashes",
  "pushes",
  "heaves",
  "abducts",
  "climbs",
  "leaps",
  "knocks",
  "watches",
  "buries",
  "digs",
  "fishes",
  "waters",
  "works",
  "cooks",
  "prints",
  "talks",
  "lies",
  "surfs",
  "hangs",
  "sells",
  "races",
  "catches",
  "hides",
  "spits",
  "delivers",
  "counts",
  "pets",
] as const;
export type Deed =
  | (typeof deeds)[number]
  | "topples"
  | "swallows"
  | "peers"
  | "brushes"
  | "plays"
  | "drums"
  | "games";

const verbsOf = deeds.map((deed) => [deed, new Set(wordsIn(wordList(`deed ${deed}`)))] as const);
const among = (section: string): ReadonlySet<string> => new Set(wordsIn(wordList(section)));
export const instruments = among("motif to play");
const drums = among("motif to drum");
const games = among("motif of games");
/** "beats everyone at chess": it is played. */
export const isPlayedAt = (words: readonly Word[], { id, at }: Thing): boolean =>
  games.has(id) && words[at - 1]?.folded === "at";
const balls = among("motif to kick");
const printing = among("deed prints");
const toppling = among("verbs that topple");
const swallowing = among("verbs that swallow");
export const lenses = among("motif to look through");

/** What a hero does with a motif by that verb; `isHeavy` where nobody holds such a thing in a hand. */
export const deedOf = (
  words: readonly Word[],
  action: Action | null,
  motif: Thing,
  isHeavy: boolean,
): Deed | null => {
  const { verb, between, after } = doneTo(words, action, motif);
  if (verb === "") return null;
  // What has no picture may be printed all the same: its word comes out.
  if (motif.id === LETTERED)
    return printing.has(verb) && isSeen("prints", verb, between, motif, isHeavy) ? "prints" : null;
  const isPlayed = /^(play|practice|practise|blow|strum|drum)$/.test(verb);
  if (isPlayed && instruments.has(motif.id)) return "plays";
  if (isPlayed && drums.has(motif.id)) return "drums";
  // "playing drums on a bucket", "drumming on a pot": it is the drum.
  if (isDrummedOn(verb, between, motif)) return "drums";
  if (verb === "play" && games.has(motif.id)) return "games";
  if (verb === "play" && balls.has(motif.id)) return "kicks";
  if (lenses.has(motif.id) && /^(look|peer|watch|stare|gaze|spy|use|search)$/.test(verb)) return "peers";
  if (motif.id === "toothbrush" && verb === "brush") return "brushes";
  // A pancake is flipped in a pan, and a table is flipped over.
  if (verb === "flip" && kindOf(motif.id) !== "food") return "topples";
  if (toppling.has(verb) && (OVER.test(between) || OVER.test(after))) return "topples";
  if (swallowing.has(verb) && isSwallowed(verb, between, after, motif)) return "swallows";
  const deed = verbsOf.find(([, verbs]) => verbs.has(verb))?.[0] ?? null;
  return deed && isSeen(deed, verb, between, motif, isHeavy) ? deed : null;
};

const isDrummedOn = (verb: string, between: string, { id }: Thing): boolean =>
  /^(thing|food|nature)$/.test(kindOf(id)) &&
  (verb === "drum"
    ? /^(on )?(a|an|the|his|her|its|some)?( [^ ]+)?$/.test(between)
    : verb === "play" &&
      /^(the )?(drum|drums|bongos) on (a|an|the|his|her|its|some)?( [^ ]+)?$/.test(between));

/** "knocks over a vase", "pushes a glass off the table" */
const OVER = /(^| )(over|off)( |$)/;
/** What is eaten whole goes down in one. */
const isSwallowed = (verb: string, between: string, after: string, { id }: Thing): boolean =>
  /^(food|thing|nature|creature)$/.test(kindOf(id)) &&
  !/(^| )(in|on|at|with|from|for)( |$)/.test(between) &&
  (!/^(eat|devour)$/.test(verb) || /(^| )(whole|entire)( |$)/.test(`${between} ${after}`));

/** What is done to a thing as if it were somebody. */
const tending = new Set(wordsIn(wordList("verbs of tending")));
/** Who robs somebody takes something else along. */
const ROBS = /^(rob|shoplift)$/;
const NO_BOARD = /board$|^(globe|laptop|desktop|mobile|television|satellite|radio)/;
const RIDDEN = /^(?!(in|at|with|near|by)( |$))((on|atop|over) )?((a|an|the|his|her|its|my) )?[^ ]*$/;
/** "staring at a tv in an armchair": nobody stares at the armchair. */
const GAZED_AT = /(^| )(at|over|into)( (?!(on|in|from|under|behind)( |$))[^ ]+)*$/;
const ELSEWHERE_SAT = /(^| )(on|in|from|under|behind)( |$)/;
const ELSEWHERE = /(^| )(in|at|with|for|from)( |$)/;
const OPENS = /^(open|close|shut|unlock|slam)$/;
const GAZES = /^(watch|observe|monitor|admire|inspect)$/;

/** "lies on his resume" is no truth, and nobody lies there. */
export const isUntrue = (verb: string, { id }: Thing): boolean =>
  verb === "lie" && /^(page-|memo|scroll|sheet-of-paper|receipt|bookmark-tabs)/.test(id);

const isSeen = (deed: Deed, verb: string, between: string, motif: Thing, isHeavy: boolean): boolean => {
  const isBed = /^(bed|hammock|couch-and-lamp|cloud|nest-with-eggs)$/.test(motif.id);
  const isSomebody = /^(creature|person|face)$/.test(kindOf(motif.id));
  switch (deed) {
    case "leaps":
      return /(^| )(over|across)( |$)/.test(between);
    case "heaves":
      return (isHeavy || /^(lift|hoist)$/.test(verb)) && !(isSomebody && ROBS.test(verb));
    case "lies":
      if (isUntrue(verb, motif)) return false;
      return (
        /(^| )(on|onto|atop|across|over)( |$)/.test(between) ||
        (isBed && /(^| )(in|inside)( |$)/.test(between))
      );
    case "hangs":
      return !isSomebody && /(^| )(from|off|on|by)( |$)/.test(between);
    case "surfs":
      // Whatever one surfs, or surfs on, is a surfboard; the internet is none.
      return motif.id === "water-wave" || (!isSomebody && !NO_BOARD.test(motif.id) && RIDDEN.test(between));
    case "fishes":
      return motif.id !== "fishing-pole";
    case "talks":
      return (isSomebody && between === "") || /(^| )(to|at|with)( |$)/.test(between);
    case "throws":
    case "buries":
    case "digs":
    case "cooks":
    case "prints":
      return !/(^| )(in|on|at|with|into|from|for|of)( |$)/.test(between);
    case "works":
      // A tool is no work.
      return motif.at < NOWHERE && !ELSEWHERE.test(between);
    case "waters":
      return !ELSEWHERE.test(between);
    case "climbs":
      return !/(^| )(in|into|with)( |$)/.test(between);
    case "watches":
      // "watching tv on the couch": nobody watches the couch.
      return (GAZES.test(verb) && !ELSEWHERE_SAT.test(between)) || GAZED_AT.test(between);
    case "smashes":
      // "popping a wheelie": the bicycle stays whole.
      return motif.at < NOWHERE && !isSomebody && !/(^| )(in|into|with|from|on|through)( |$)/.test(between);
    case "pulls":
      return isSomebody === (verb === "walk") && !/(^| )(in|with|from|out|to)( |$)/.test(between);
    case "hides":
      return /(^| )(from|under cover from)( |$)/.test(between);
    case "pets":
      return (
        (isSomebody || isHeavy || tending.has(verb)) && !/(^| )(in|with|from|for|off)( |$)/.test(between)
      );
    case "catches":
    case "delivers":
    case "counts":
      return !isSomebody && !/(^| )(in|on|at|with|from|for|to)( |$)/.test(between);
    case "spits":
      return !/(^| )(in|with|from)( |$)/.test(between);
    case "pushes":
      // A bottle is opened with the hands, and a door by leaning on it.
      return !/(^| )(in|with|from)( |$)/.test(between) && (isHeavy || !OPENS.test(verb));
    case "juggles":
    case "drops":
    case "kicks":
      return !/(^| )(in|with|from)( |$)/.test(between);
    default:
      return true;
  }
};

/** The verb before a motif, the words between them, and the word behind it. */
const doneTo = (
  words: readonly Word[],
  action: Action | null,
  { at, last = at }: Thing,
): { verb: string; between: string; after: string } => {
  const base = action?.base.split(" ")[0] ?? "";
  const after = at < words.length ? (words[last + 1]?.folded ?? "") : "";
  if (at >= NOWHERE) return { verb: base, between: "", after };
  const before = words.slice(Math.max(0, at - 6), Math.min(at, words.length));
  // "die" is no verb in German.
  const isEnglish = languageOf(words) === null;
  const from = before.findLastIndex(
    ({ folded }, nth) =>
      isEnglish &&
      matchVerb(folded) !== undefined &&
      !isArticle(before[nth - 1]?.folded ?? "") &&
      !inIdiom(before, nth),
  );
  if (from < 0) {
    // "in a tracksuit digging": what is named before the deed is not what it is done to.
    const isSaid =
      isEnglish &&
      words.some(
        ({ at: each, folded }) => (each < at || /ing$/.test(folded)) && matchVerb(folded) !== undefined,
      );
    return { verb: isSaid ? "" : base, between: "", after };
  }
  const between = before.slice(from + 1);
  const isApart = before.slice(from).some(({ endsClause }) => endsClause);
  if (isApart || between.some(({ folded }) => /^(and|who|that|while|but|or|by|like|as)$/.test(folded)))
    return { verb: "", between: "", after };
  return {
    verb: matchVerb(before[from]?.folded ?? "")?.forms.base ?? "",
    between: between.map(({ folded }) => folded).join(" "),
    after,
  };
};

const isArticle = (word: string): boolean => /^(a|an|the|his|her|its|their|my)$/.test(word);
