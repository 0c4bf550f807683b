import { phrasesIn, wordsIn } from "../data-text.ts";
import { foldText } from "./clean-text.ts";
import { withoutMakings } from "./made-of.ts";
import { DESCRIBED } from "./phrased-relation.ts";
import type { Thing } from "./thing.ts";
import { verbBefore } from "./verb-near.ts";
import { anyOf, wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

/** What can be seen to have become of somebody or something. */
export const states = [
  "burnt",
  "ablaze",
  "wet",
  "melting",
  "broken",
  "hurt",
  "old",
  "frozen",
  "dirty",
  "shiny",
  "toxic",
  "hot",
  "tiny",
  "giant",
  "haunted",
  "rich",
  "broke",
  "drunk",
  "hairy",
  "bald",
  "muscular",
  "pregnant",
] as const;
export type State = (typeof states)[number];

const listed = states.map(
  (state) => [state, new Set(wordsIn(foldText(wordList(`state ${state}`))))] as const,
);
const phrased = states.map((state) => [state, phrasesIn(wordList(`state phrases ${state}`))] as const);

/** The state that the words around a thing's own give it; of a motif, only those before it. */
export const stateOf = (words: readonly Word[], thing: Thing | null, isMotif = false): State | null => {
  if (!thing) return isMotif ? null : byPhrase(words.map(({ folded }) => folded));
  if (thing.at >= 1000) return null;
  const last = thing.last ?? thing.at;
  const near = words.slice(Math.max(0, thing.at - 3), thing.at);
  const from = near.findLastIndex(({ folded, endsClause }) => endsClause || STOPS.test(folded));
  const around = near.slice(from + 1).map(({ folded }) => folded);
  // "whose broom broke down"
  if (isMotif)
    return (
      fitOf(words, thing) ??
      DONE.find(([, verbs]) => verbs.test(verbBefore(words, thing) ?? ""))?.[0] ??
      // "a kiddie pool" is one name
      byWord([...around, ...words.slice(thing.at, last).map(({ folded }) => folded)]) ??
      (BREAKS.test(words[last + 1]?.folded ?? "") ? "broken" : null)
    );
  const after = words.slice(last + 1).map(({ folded }) => folded);
  const is = after.findIndex((word) =>
    /^(is|are|was|got|gets|getting|keeps|always|too|that's|thats)$/.test(word),
  );
  // "that is not spicy"
  const isDenied = /^(not|never|no)$/.test(after[is + 1] ?? "");
  return (
    byWord(around) ??
    byWord(
      is >= 0 && is < 3 && !isDenied
        ? after.slice(is + 1, is + 4)
        : after
            .slice(0, 1)
            .filter((word) => !word.endsWith("ing") || happensTo(word, words[last + 1], after[1])),
    ) ??
    byPhrase(after) ??
    byWord(words.filter(({ at }) => at > last && words[at - 1]?.endsClause).map(({ folded }) => folded))
  );
};

/** "a snowman melting in the sun": nobody else melts. */
const happensTo = (word: string, said: Word | undefined, next = ""): boolean =>
  /^(melting|thawing|freezing|burning|drowning|leaking|sweating|crumbling|overheating|rotting|cracking)$/.test(
    word,
  ) &&
  (said?.endsClause === true ||
    /^(|at|in|on|under|by|during|because|while|but|and|from|away|down|into|slowly|fast)$/.test(next));

/** "too big for its tub", "in shoes that are too big": what does not fit is drawn so. */
const fitOf = (words: readonly Word[], { at, last = at }: Thing): State | null => {
  if (isOutgrown(words, { at })) return "tiny";
  return isDwarfedBy(words, { at }) ? "giant" : fitBehind(words, last);
};
const fitBehind = (words: readonly Word[], last: number): State | null => {
  const behind = words
    .slice(last + 1, last + 8)
    .map(({ folded }) => folded)
    .join(" ");
  if (LARGER.test(behind)) return "giant";
  if (SMALLER.test(behind)) return "tiny";
  const said = UNFIT.exec(behind)?.[0];
  if (said === undefined) return null;
  return /(small|tiny|tight|little|short|klein|eng|pequen[oa]|petite?|piccol[oa]|strett[oa])$/.test(said)
    ? "tiny"
    : "giant";
};
/** "a pizza slice bigger than its head" */
const [LARGER, SMALLER] = ["larger", "smaller"].map(
  (size) =>
    new RegExp(
      `^((that|which|is|are|s|that's|way|far|much|even|so) )*${anyOf(`compared ${size}`)} ${anyOf("than")} `,
    ),
) as [RegExp, RegExp];
const UNFIT =
  /^((that|which|is|are|s|that's|way|far|much|demasiado|muy|e|es|son|est|der|die|das|mit) )*(too|zu|demasiado|muy|trop|troppo) (small|tiny|tight|little|short|big|large|huge|long|wide|klein|eng|gross|pequen[oa]|grande|petite?|piccol[oa]|strett[oa])/;

/** How a hat fits: "a cowboy hat too small for its head", "an oversized crown". */
export const fitOfHat = (words: readonly Word[], at: number): State | null => {
  const last = HATS.test(words[at + 1]?.folded ?? "") ? at + 1 : at;
  if (!HATS.test(words[last]?.folded ?? "")) return null;
  const before = words.slice(Math.max(0, at - 2), at).map(({ folded }) => folded);
  return fitBehind(words, last) ?? sizeAmong(before);
};
const HATS =
  /^(hat|hats|cap|helmet|crown|beret|sombrero|fedora|beanie|tiara|bonnet|visor|sunglasses|shades|glasses)$/;
const sizeAmong = (said: readonly string[]): State | null =>
  (["tiny", "giant"] as const).find((size) =>
    listed.some(([state, known]) => state === size && said.some((word) => known.has(word))),
  ) ?? null;
export const isDwarfedBy = (words: readonly Word[], { at }: Pick<Thing, "at">): boolean =>
  DWARFED.test(before(words, at));
export const isOutgrown = (words: readonly Word[], { at }: Pick<Thing, "at">): boolean =>
  OUTGROWN.test(before(words, at));
const before = (words: readonly Word[], at: number): string =>
  words
    .slice(0, at)
    .map(({ folded }) => folded)
    .join(" ");
const OUTGROWN = new RegExp(`(^| )${anyOf("outgrown")}${DESCRIBED}`);
const DWARFED = new RegExp(`(^| )${anyOf("dwarfed")}${DESCRIBED}`);

/** "burns toast": what somebody does to a thing becomes of it. */
const DONE: readonly (readonly [State, RegExp])[] = [
  ["burnt", /^(burn|overcook|char|scorch|toast)$/],
  ["ablaze", /^(ignite|torch|incinerate)$/],
  ["melting", /^melt$/],
  ["frozen", /^freeze$/],
  ["broken", /^(crack|ruin|wreck|destroy|shatter|sabotage)$/],
];

const BREAKS = /^(broke|breaks|cracked|exploded|snapped|crashed)$/;
const STOPS = /^(than|who|that|which|with|and|in|on|at|of|for|to|from|by)$/;

const byWord = (said: readonly string[]): State | null =>
  listed.find(([, known]) => said.some((word) => known.has(word)))?.[0] ?? null;

const byPhrase = (words: readonly string[]): State | null => {
  const said = withoutMakings(` ${words.join(" ")} `);
  return phrased.find(([, phrases]) => phrases.some((phrase) => said.includes(` ${phrase} `)))?.[0] ?? null;
};
